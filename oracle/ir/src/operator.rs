//! Arithmetic, conversions and comparisons. LangRef "Binary", "Bitwise Binary", "Conversion" and "Other Operations".

use crate::constant::Operand;
use crate::types::TypeId;

macro_rules! keywords {
    ($(#[$doc:meta])* $name:ident { $($(#[$row_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$row_doc])* $variant,)* }

        impl $name {
            /// Every one, in the order of the declaration.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The keyword in the text form.
            pub fn keyword(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }
        }
    };
}

keywords! {
    /// Operators with two operands of the result's type.
    BinaryOp {
        /// Wrapping addition.
        Add = "add",
        /// Wrapping subtraction.
        Sub = "sub",
        /// Wrapping multiplication.
        Mul = "mul",
        /// Unsigned quotient.
        UDiv = "udiv",
        /// Signed quotient, towards zero.
        SDiv = "sdiv",
        /// Unsigned remainder.
        URem = "urem",
        /// Signed remainder, with the sign of the dividend.
        SRem = "srem",
        /// Left shift.
        Shl = "shl",
        /// Right shift, zeros enter.
        LShr = "lshr",
        /// Right shift, the sign enters.
        AShr = "ashr",
        /// Bit-wise and.
        And = "and",
        /// Bit-wise or.
        Or = "or",
        /// Bit-wise exclusive or.
        Xor = "xor",
        /// Floating-point sum.
        FAdd = "fadd",
        /// Floating-point difference.
        FSub = "fsub",
        /// Floating-point product.
        FMul = "fmul",
        /// Floating-point quotient.
        FDiv = "fdiv",
        /// Floating-point remainder, as C's `fmod`.
        FRem = "frem",
    }
}

impl BinaryOp {
    /// Whether the operands are floating-point numbers.
    pub fn is_float(self) -> bool {
        use BinaryOp::{FAdd, FDiv, FMul, FRem, FSub};
        matches!(self, FAdd | FSub | FMul | FDiv | FRem)
    }
}

/// Promises about an integer operation; breaking one yields poison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ArithFlags {
    /// No unsigned overflow: `add sub mul shl`.
    pub nuw: bool,
    /// No signed overflow: `add sub mul shl`.
    pub nsw: bool,
    /// Nothing is lost: `udiv sdiv lshr ashr`.
    pub exact: bool,
    /// No bit is set on both sides: `or`.
    pub disjoint: bool,
}

impl ArithFlags {
    /// No promise.
    pub const NONE: ArithFlags = ArithFlags { nuw: false, nsw: false, exact: false, disjoint: false };
    /// `nsw`.
    pub const NSW: ArithFlags = ArithFlags { nsw: true, ..ArithFlags::NONE };
    /// `nuw`.
    pub const NUW: ArithFlags = ArithFlags { nuw: true, ..ArithFlags::NONE };
    /// `exact`.
    pub const EXACT: ArithFlags = ArithFlags { exact: true, ..ArithFlags::NONE };
    /// `disjoint`.
    pub const DISJOINT: ArithFlags = ArithFlags { disjoint: true, ..ArithFlags::NONE };
}

/// A binary operation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Binary {
    /// Which.
    pub op: BinaryOp,
    /// Promises.
    pub flags: ArithFlags,
    /// Left operand.
    pub lhs: Operand,
    /// Right operand.
    pub rhs: Operand,
}

keywords! {
    /// Conversions.
    CastOp {
        /// Keep the low bits.
        Trunc = "trunc",
        /// Zero-extend.
        ZExt = "zext",
        /// Sign-extend.
        SExt = "sext",
        /// To a smaller floating-point type.
        FpTrunc = "fptrunc",
        /// To a larger floating-point type.
        FpExt = "fpext",
        /// To an unsigned integer; poison when it does not fit.
        FpToUi = "fptoui",
        /// To a signed integer; poison when it does not fit.
        FpToSi = "fptosi",
        /// From an unsigned integer.
        UiToFp = "uitofp",
        /// From a signed integer.
        SiToFp = "sitofp",
        /// Address as integer.
        PtrToInt = "ptrtoint",
        /// Integer as address.
        IntToPtr = "inttoptr",
        /// Same bits, other type.
        BitCast = "bitcast",
    }
}

/// Promises about a conversion; breaking one yields poison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastFlags {
    /// The operand is not negative: `zext uitofp`.
    pub nneg: bool,
    /// Only zeros are cut off: `trunc`.
    pub nuw: bool,
    /// Only copies of the sign are cut off: `trunc`.
    pub nsw: bool,
}

/// A conversion.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cast {
    /// Which.
    pub op: CastOp,
    /// Promises.
    pub flags: CastFlags,
    /// What is converted.
    pub value: Operand,
    /// Type of the result.
    pub to: TypeId,
}

keywords! {
    /// Conditions of `icmp`.
    IntPredicate {
        /// Equal.
        Eq = "eq",
        /// Not equal.
        Ne = "ne",
        /// Unsigned greater.
        Ugt = "ugt",
        /// Unsigned greater or equal.
        Uge = "uge",
        /// Unsigned less.
        Ult = "ult",
        /// Unsigned less or equal.
        Ule = "ule",
        /// Signed greater.
        Sgt = "sgt",
        /// Signed greater or equal.
        Sge = "sge",
        /// Signed less.
        Slt = "slt",
        /// Signed less or equal.
        Sle = "sle",
    }
}

keywords! {
    /// Conditions of `fcmp`; `o` is false and `u` true when a side is NaN.
    FloatPredicate {
        /// Never.
        False = "false",
        /// Ordered and equal.
        Oeq = "oeq",
        /// Ordered and greater.
        Ogt = "ogt",
        /// Ordered and greater or equal.
        Oge = "oge",
        /// Ordered and less.
        Olt = "olt",
        /// Ordered and less or equal.
        Ole = "ole",
        /// Ordered and not equal.
        One = "one",
        /// Ordered.
        Ord = "ord",
        /// Unordered or equal.
        Ueq = "ueq",
        /// Unordered or greater.
        Ugt = "ugt",
        /// Unordered or greater or equal.
        Uge = "uge",
        /// Unordered or less.
        Ult = "ult",
        /// Unordered or less or equal.
        Ule = "ule",
        /// Unordered or not equal.
        Une = "une",
        /// Unordered.
        Uno = "uno",
        /// Always.
        True = "true",
    }
}

/// A comparison; the result is `i1`, or a vector of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Compare {
    /// Of integers or pointers.
    Int {
        /// Condition.
        predicate: IntPredicate,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
    /// Of floating-point numbers.
    Float {
        /// Condition.
        predicate: FloatPredicate,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
}
