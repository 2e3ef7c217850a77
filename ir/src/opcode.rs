//! The opcode table: one row per instruction of LLVM 19, and of our extensions of it, with the keyword, the flags it may
//! have and the rule for its types. Reader, printer, verifier, builder and statistics take these facts from here.
//!
//! A row is `keyword => Variant, rule, flags;`. The macros pass all rows of a family to another macro.

use rustc_hash::FxHashMap;
use std::sync::LazyLock;

use crate::flags::{FAST_MATH, Flag, FlagSet};
use Conversion::{Bits, Scalar, Space};
use ScalarClass::{Float, Integer, Pointer};
use SizeChange::{Any, Larger, Smaller};

/// The facts about one opcode. `R` is the type rule of its family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpcodeSpec<R> {
    /// The keyword in the text form.
    pub keyword: &'static str,
    /// The flags that the instruction may have.
    pub flags: FlagSet,
    /// The rule for the types of operands and result.
    pub rule: R,
}

/// The class of a scalar type, or of a vector's lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarClass {
    /// `iN`.
    Integer,
    /// A floating-point type.
    Float,
    /// A pointer.
    Pointer,
}

/// The relation between the operand's and the result's scalar type in a conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SizeChange {
    /// The result has fewer bits.
    Smaller,
    /// The result has more bits.
    Larger,
    /// Any two types of the classes.
    Any,
}

/// The type rule of a conversion. Vectors are converted lane by lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// From one class to another.
    Scalar(ScalarClass, ScalarClass, SizeChange),
    /// The same bits as another type: LangRef "bitcast".
    Bits,
    /// From one address space to another.
    Space,
}

/// No flags.
const NONE: FlagSet = FlagSet::NONE;
/// `nuw`, `nsw`.
const WRAP: FlagSet = NONE.with_attribute(Flag::Nuw).with_attribute(Flag::Nsw);
/// `exact`.
const EXACT: FlagSet = NONE.with_attribute(Flag::Exact);
/// `disjoint`.
const DISJOINT: FlagSet = NONE.with_attribute(Flag::Disjoint);
/// `nneg`.
const NNEG: FlagSet = NONE.with_attribute(Flag::NNeg);
/// `samesign`.
const SAME_SIGN: FlagSet = NONE.with_attribute(Flag::SameSign);
/// Those of `getelementptr`.
const ADDRESS: FlagSet =
    NONE.with_attribute(Flag::Inbounds).with_attribute(Flag::NUsw).with_attribute(Flag::Nuw);

/// Operators with two operands of the result's type. The rule is the class of that type.
macro_rules! binary_opcodes {
    ($with:ident { $($argument:tt)* }) => {
        $with! {
            $($argument)*
            /// Wrapping addition.
            add => Add, ScalarClass::Integer, WRAP;
            /// Wrapping subtraction.
            sub => Sub, ScalarClass::Integer, WRAP;
            /// Wrapping multiplication.
            mul => Mul, ScalarClass::Integer, WRAP;
            /// Unsigned quotient.
            udiv => UDiv, ScalarClass::Integer, EXACT;
            /// Signed quotient, towards zero.
            sdiv => SDiv, ScalarClass::Integer, EXACT;
            /// Unsigned remainder.
            urem => URem, ScalarClass::Integer, NONE;
            /// Signed remainder, with the sign of the dividend.
            srem => SRem, ScalarClass::Integer, NONE;
            /// Left shift.
            shl => Shl, ScalarClass::Integer, WRAP;
            /// Right shift, zeros enter.
            lshr => LShr, ScalarClass::Integer, EXACT;
            /// Right shift, the sign enters.
            ashr => AShr, ScalarClass::Integer, EXACT;
            /// Bit-wise and.
            and => And, ScalarClass::Integer, NONE;
            /// Bit-wise or.
            or => Or, ScalarClass::Integer, DISJOINT;
            /// Bit-wise exclusive or.
            xor => Xor, ScalarClass::Integer, NONE;
            /// Floating-point sum.
            fadd => FAdd, ScalarClass::Float, FAST_MATH;
            /// Floating-point difference.
            fsub => FSub, ScalarClass::Float, FAST_MATH;
            /// Floating-point product.
            fmul => FMul, ScalarClass::Float, FAST_MATH;
            /// Floating-point quotient.
            fdiv => FDiv, ScalarClass::Float, FAST_MATH;
            /// Floating-point remainder, as C's `fmod`.
            frem => FRem, ScalarClass::Float, FAST_MATH;
        }
    };
}
pub(crate) use binary_opcodes;

/// Conversions. The rule gives the types on both sides.
macro_rules! cast_opcodes {
    ($with:ident { $($argument:tt)* }) => {
        $with! {
            $($argument)*
            /// Keeps the low bits.
            trunc => Trunc, Scalar(Integer, Integer, Smaller), WRAP;
            /// Zero-extends.
            zext => ZExt, Scalar(Integer, Integer, Larger), NNEG;
            /// Sign-extends.
            sext => SExt, Scalar(Integer, Integer, Larger), NONE;
            /// To a smaller floating-point type.
            fptrunc => FpTrunc, Scalar(Float, Float, Smaller), FAST_MATH;
            /// To a larger floating-point type.
            fpext => FpExt, Scalar(Float, Float, Larger), FAST_MATH;
            /// To an unsigned integer; poison if the number does not fit.
            fptoui => FpToUi, Scalar(Float, Integer, Any), NONE;
            /// To a signed integer; poison if the number does not fit.
            fptosi => FpToSi, Scalar(Float, Integer, Any), NONE;
            /// From an unsigned integer.
            uitofp => UiToFp, Scalar(Integer, Float, Any), NNEG;
            /// From a signed integer.
            sitofp => SiToFp, Scalar(Integer, Float, Any), NONE;
            /// Address to integer.
            ptrtoint => PtrToInt, Scalar(Pointer, Integer, Any), NONE;
            /// Integer to address.
            inttoptr => IntToPtr, Scalar(Integer, Pointer, Any), NONE;
            /// Reinterprets the bits as another type.
            bitcast => BitCast, Bits, NONE;
            /// To an address space other than the operand's.
            addrspacecast => AddrSpaceCast, Space, NONE;
        }
    };
}
pub(crate) use cast_opcodes;

/// Defines the enumeration of a family of opcodes from its rows.
macro_rules! opcode_family {
    (
        $name:ident, $rule_type:ty, $doc:literal;
        $($(#[$row_doc:meta])* $keyword:ident => $variant:ident, $rule:expr, $flags:expr;)*
    ) => {
        #[doc = $doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$row_doc])* $variant,)* }

        impl $name {
            /// All opcodes of the family, in the order of the table.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The opcode's row.
            pub const fn spec(self) -> OpcodeSpec<$rule_type> {
                match self {
                    $($name::$variant => OpcodeSpec { keyword: stringify!($keyword), flags: $flags, rule: $rule },)*
                }
            }

            /// The keyword in the text form.
            pub const fn keyword(self) -> &'static str {
                self.spec().keyword
            }
        }
    };
}
opcode_family! {
    SpecialOp, (), "Opcodes whose operands have a form of their own. The verifier has a function for the types of each.";
    /// [`crate::Op::FNeg`].
    fneg => FNeg, (), FAST_MATH;
    /// [`crate::Op::Freeze`].
    freeze => Freeze, (), NONE;
    /// [`crate::Compare::Int`].
    icmp => ICmp, (), SAME_SIGN;
    /// [`crate::Compare::Float`].
    fcmp => FCmp, (), FAST_MATH;
    /// [`crate::ChoiceOp::Select`].
    select => Select, (), FAST_MATH;
    /// [`crate::ChoiceOp::Phi`].
    phi => Phi, (), FAST_MATH;
    /// [`crate::MemoryOp::Alloca`].
    alloca => Alloca, (), NONE;
    /// [`crate::MemoryOp::Load`], [`crate::AtomicOp::Load`].
    load => Load, (), NONE;
    /// [`crate::MemoryOp::Store`], [`crate::AtomicOp::Store`].
    store => Store, (), NONE;
    /// [`crate::MemoryOp::LoadField`], an extension of LLVM.
    loadfield => LoadField, (), NONE;
    /// [`crate::MemoryOp::StoreField`], an extension of LLVM.
    storefield => StoreField, (), NONE;
    /// [`crate::MemoryOp::LoadFrozen`], an extension of LLVM.
    loadfrozen => LoadFrozen, (), NONE;
    /// [`crate::MemoryOp::Gep`].
    getelementptr => GetElementPtr, (), ADDRESS;
    /// [`crate::AtomicOp::Fence`].
    fence => Fence, (), NONE;
    /// [`crate::AtomicOp::CompareExchange`].
    cmpxchg => CmpXchg, (), NONE;
    /// [`crate::AtomicOp::ReadModifyWrite`].
    atomicrmw => AtomicRmw, (), NONE;
    /// [`crate::Op::VaArg`].
    va_arg => VaArg, (), NONE;
    /// [`crate::AggregateOp::Extract`].
    extractvalue => ExtractValue, (), NONE;
    /// [`crate::AggregateOp::Insert`].
    insertvalue => InsertValue, (), NONE;
    /// [`crate::VectorOp::Extract`].
    extractelement => ExtractElement, (), NONE;
    /// [`crate::VectorOp::Insert`].
    insertelement => InsertElement, (), NONE;
    /// [`crate::VectorOp::Shuffle`].
    shufflevector => ShuffleVector, (), NONE;
    /// [`crate::Pad::Landing`].
    landingpad => LandingPad, (), NONE;
    /// [`crate::Pad::Catch`].
    catchpad => CatchPad, (), NONE;
    /// [`crate::Pad::Cleanup`].
    cleanuppad => CleanupPad, (), NONE;
    /// [`crate::Op::Call`].
    call => Call, (), FAST_MATH;
}

opcode_family! {
    TerminatorOp, (), "Opcodes of terminators.";
    /// [`crate::Terminator::Ret`].
    ret => Ret, (), NONE;
    /// [`crate::Terminator::Br`], [`crate::Terminator::CondBr`].
    br => Br, (), NONE;
    /// [`crate::Terminator::Switch`].
    switch => Switch, (), NONE;
    /// [`crate::Terminator::IndirectBr`].
    indirectbr => IndirectBr, (), NONE;
    /// [`crate::UnwindTerminator::Invoke`].
    invoke => Invoke, (), NONE;
    /// [`crate::UnwindTerminator::CallBr`].
    callbr => CallBr, (), NONE;
    /// [`crate::UnwindTerminator::Resume`].
    resume => Resume, (), NONE;
    /// [`crate::UnwindTerminator::CatchSwitch`].
    catchswitch => CatchSwitch, (), NONE;
    /// [`crate::UnwindTerminator::CatchRet`].
    catchret => CatchRet, (), NONE;
    /// [`crate::UnwindTerminator::CleanupRet`].
    cleanupret => CleanupRet, (), NONE;
    /// [`crate::Terminator::Unreachable`].
    unreachable => Unreachable, (), NONE;
}

binary_opcodes!(opcode_family { BinaryOp, ScalarClass, "Operators with two operands of the result's type."; });

impl BinaryOp {
    /// True if the operands are floating-point numbers.
    pub fn is_float(self) -> bool {
        self.spec().rule == ScalarClass::Float
    }
}

cast_opcodes!(opcode_family { CastOp, Conversion, "Conversions."; });

/// An opcode, by family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opcode {
    /// An operator with two operands of one type.
    Binary(BinaryOp),
    /// A conversion.
    Cast(CastOp),
    /// An instruction with operands of its own form.
    Special(SpecialOp),
    /// A terminator.
    Terminator(TerminatorOp),
}

impl Opcode {
    /// All opcodes, family by family.
    pub fn iter() -> impl Iterator<Item = Opcode> {
        let binary = BinaryOp::ALL.iter().copied().map(Opcode::Binary);
        let cast = CastOp::ALL.iter().copied().map(Opcode::Cast);
        let special = SpecialOp::ALL.iter().copied().map(Opcode::Special);
        let terminators = TerminatorOp::ALL.iter().copied().map(Opcode::Terminator);
        binary.chain(cast).chain(special).chain(terminators)
    }

    /// The opcode with this keyword.
    pub fn from_keyword(keyword: &str) -> Option<Opcode> {
        static BY_KEYWORD: LazyLock<FxHashMap<&'static str, Opcode>> =
            LazyLock::new(|| Opcode::iter().map(|opcode| (opcode.keyword(), opcode)).collect());
        BY_KEYWORD.get(keyword).copied()
    }

    /// The keyword in the text form.
    pub const fn keyword(self) -> &'static str {
        match self {
            Opcode::Binary(op) => op.keyword(),
            Opcode::Cast(op) => op.keyword(),
            Opcode::Special(op) => op.keyword(),
            Opcode::Terminator(op) => op.keyword(),
        }
    }

    /// The flags that the instruction may have.
    pub const fn flags(self) -> FlagSet {
        match self {
            Opcode::Binary(op) => op.spec().flags,
            Opcode::Cast(op) => op.spec().flags,
            Opcode::Special(op) => op.spec().flags,
            Opcode::Terminator(op) => op.spec().flags,
        }
    }
}
