//! Types of the language.

use base::FloatFormat;
use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, format_smolstr};

use crate::program::{EnumId, RecordId};
use crate::{Bits, Target};

/// The integer types, by their usual spelling: the standard ones (C11 6.2.5), gcc's of 128 bits, and the
/// bit-precise ones (C23 6.2.5p4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum IntType {
    /// `_Bool`
    Bool,
    /// plain `char`, whose sign the target decides
    Char,
    /// `signed char`
    SChar,
    /// `unsigned char`
    UChar,
    /// `short`
    Short,
    /// `unsigned short`
    UShort,
    /// `int`
    Int,
    /// `unsigned int`
    UInt,
    /// `long`
    Long,
    /// `unsigned long`
    ULong,
    /// `long long`
    LongLong,
    /// `unsigned long long`
    ULongLong,
    /// `__int128`
    Int128,
    /// `unsigned __int128`
    UInt128,
    /// `_BitInt(N)` of so many bits, the sign among them; at least 2.
    BitInt(u16),
    /// `unsigned _BitInt(N)` of so many bits; at least 1.
    UBitInt(u16),
}

/// The widest bit-precise type the language has, in bits.
pub const MAX_BIT_INT: u16 = 255;

/// Binary floating types, the one of lower rank less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FloatType {
    /// `__fp16`, a format to store values in (Arm C Language Extensions, "Half-precision floating-point"): IEEE binary16, which
    /// arithmetic promotes to `float`, and which no parameter or result has by itself
    Storage16,
    /// `_Float16`, IEEE binary16
    Half,
    /// `float`, IEEE binary32
    Float,
    /// `double`, IEEE binary64
    Double,
    /// `long double`: x87's 80 bits on x86-64, IEEE binary128 on AArch64
    LongDouble,
}

/// One of the two parts of a complex number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ComplexPart {
    /// `__real__ z`
    Real,
    /// `__imag__ z`
    Imaginary,
}

/// A type of an object, a value or a field.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Type {
    /// The type of a call of a function without a result: such a call stands only as a statement or on the
    /// left of a comma, and no object has this type.
    Void,
    /// A standard integer type.
    Int(IntType),
    /// An enumeration; its values behave as those of [`EnumDef::underlying`].
    Enum(EnumId),
    /// A floating type.
    Float(FloatType),
    /// A pointer to an object of the given type.
    Pointer(Box<Type>),
    /// A pointer to a function.
    FunctionPointer(Box<Signature>),
    /// An array of so many elements; of none only as a flexible array member, the last of a structure, which is
    /// laid out and never read or written.
    Array(Box<Type>, u32),
    /// `_Complex` of a real floating type of at least 32 bits.
    Complex(FloatType),
    /// A GNU vector: so many lanes (a power of two) of an integer type of 8 to 64 bits other than `_Bool`, or of
    /// `float` or `double`.
    Vector(Box<Type>, u32),
    /// A structure or union.
    Record(RecordId),
}

/// What a function takes and returns.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Signature {
    /// `None` is `void`.
    pub ret: Option<Type>,
    /// By position; never arrays.
    pub params: Vec<Type>,
    /// Where the parameters without names begin, in a signature that has such. Each of them has a type that the default
    /// argument promotions (C11 6.5.2.2p6) leave as it is.
    pub tail: Option<VariadicTail>,
}

/// The last parameters of a signature, which have no names in C: parameters like the others to what a program means, but
/// they travel as what `va_arg` reads (C11 7.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct VariadicTail {
    /// How many parameters are named. Before `...` there is one at least (C11 6.7.6.3p9).
    pub named: u32,
    /// How the others travel.
    #[serde(rename = "travel")]
    pub passing: VariadicPassing,
}

/// How parameters without names travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum VariadicPassing {
    /// `...`
    Ellipsis,
    /// In a `va_list` that the caller was passed them in: after the call the caller's own is indeterminate (C11 7.16p3).
    List,
    /// Behind a `va_list *`: the caller goes on reading where the callee has stopped (C11 7.16p3, footnote 253).
    ListPointer,
}

/// An enumeration and its constants.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EnumDef {
    /// The tag, `enum TAG`.
    pub tag: SmolStr,
    /// At least one constant; every value fits `int`, or all fit `unsigned int`.
    pub constants: Vec<(SmolStr, i64)>,
    /// `__attribute__((packed))`: as small as its constants let it be.
    pub packed: bool,
}

impl VariadicTail {
    /// Behind so many named parameters, `...`.
    #[must_use]
    pub const fn ellipsis(named: u32) -> VariadicTail {
        VariadicTail { named, passing: VariadicPassing::Ellipsis }
    }
}

impl VariadicPassing {
    /// True of a `va_list`, behind a pointer or not.
    #[must_use]
    pub const fn is_list(self) -> bool {
        matches!(self, VariadicPassing::List | VariadicPassing::ListPointer)
    }
}

impl Signature {
    /// How many parameters, from the first, have names.
    #[must_use]
    pub fn named(&self) -> usize {
        self.tail.map_or(self.params.len(), |tail| self.params.len().min(tail.named as usize))
    }

    /// True when it ends in `...`.
    #[must_use]
    pub fn is_variadic(&self) -> bool {
        self.tail.is_some_and(|tail| tail.passing == VariadicPassing::Ellipsis)
    }
}

impl EnumDef {
    /// The compatible integer type gcc and clang choose on the ABIs here: `unsigned int`, or `int` when
    /// some constant is negative (C11 6.7.2.2p4 leaves the choice to them).
    #[must_use]
    pub fn underlying(&self) -> IntType {
        const SIGNED: [IntType; 3] = [IntType::SChar, IntType::Short, IntType::Int];
        const UNSIGNED: [IntType; 3] = [IntType::UChar, IntType::UShort, IntType::UInt];
        let signed = self.constants.iter().any(|(_, v)| *v < 0);
        let candidates = if signed { SIGNED } else { UNSIGNED };
        let holds = |int: &IntType| {
            let bits = int.width().0 - u64::from(signed);
            self.constants.iter().all(|(_, v)| (-(1i64 << bits)..1i64 << bits).contains(v))
        };
        let [_, _, widest] = candidates;
        candidates.into_iter().find(|int| self.packed && holds(int)).unwrap_or(widest)
    }
}

impl IntType {
    /// The standard ones.
    pub const STANDARD: [IntType; 12] = [
        IntType::Bool,
        IntType::Char,
        IntType::SChar,
        IntType::UChar,
        IntType::Short,
        IntType::UShort,
        IntType::Int,
        IntType::UInt,
        IntType::Long,
        IntType::ULong,
        IntType::LongLong,
        IntType::ULongLong,
    ];

    /// The number of value bits including the sign: 1 for `_Bool`, whose *storage* takes 8.
    #[must_use]
    pub const fn width(self) -> Bits {
        Bits(match self {
            IntType::Bool => 1,
            IntType::Char | IntType::SChar | IntType::UChar => 8,
            IntType::Short | IntType::UShort => 16,
            IntType::Int | IntType::UInt => 32,
            IntType::Long | IntType::ULong | IntType::LongLong | IntType::ULongLong => 64,
            IntType::Int128 | IntType::UInt128 => 128,
            IntType::BitInt(width) | IntType::UBitInt(width) => width as u64,
        })
    }

    /// The bits of the whole bytes that its values take: 8 of a `_Bool`. Of the other types but the bit-precise
    /// ones, which platforms round up further, that is the size of an object.
    #[must_use]
    pub const fn storage(self) -> Bits {
        Bits(self.width().0.next_multiple_of(8))
    }

    /// True for `_BitInt` of any width.
    #[must_use]
    pub const fn is_bit_precise(self) -> bool {
        matches!(self, IntType::BitInt(_) | IntType::UBitInt(_))
    }

    /// True when negative values exist.
    #[must_use]
    pub const fn is_signed(self, target: Target) -> bool {
        match self {
            IntType::Char => target.spec().data.char_is_signed,
            IntType::SChar | IntType::Short | IntType::Int | IntType::Long | IntType::LongLong => true,
            IntType::Int128 | IntType::BitInt(_) => true,
            _ => false,
        }
    }

    /// The unsigned type of the same rank (`_Bool` stays).
    #[must_use]
    pub const fn to_unsigned(self) -> IntType {
        match self {
            IntType::Char | IntType::SChar => IntType::UChar,
            IntType::Short => IntType::UShort,
            IntType::Int => IntType::UInt,
            IntType::Long => IntType::ULong,
            IntType::LongLong => IntType::ULongLong,
            IntType::Int128 => IntType::UInt128,
            IntType::BitInt(width) => IntType::UBitInt(width),
            other => other,
        }
    }

    /// The conversion rank (C11 6.3.1.1p1): a larger number is a greater rank. More width is a greater rank; of
    /// one width, bit-precise types come before the others (C23 6.3.1.1p1).
    #[must_use]
    pub const fn rank(self) -> u16 {
        let among_equals = match self {
            IntType::Bool | IntType::BitInt(_) | IntType::UBitInt(_) => 0,
            IntType::LongLong | IntType::ULongLong => 2,
            _ => 1,
        };
        4 * self.width().0 as u16 + among_equals
    }

    /// As C spells it.
    #[must_use]
    pub fn spelling(self) -> SmolStr {
        SmolStr::new_static(match self {
            IntType::BitInt(width) => return format_smolstr!("_BitInt({width})"),
            IntType::UBitInt(width) => return format_smolstr!("unsigned _BitInt({width})"),
            IntType::Int128 => "__int128",
            IntType::UInt128 => "unsigned __int128",
            IntType::Bool => "_Bool",
            IntType::Char => "char",
            IntType::SChar => "signed char",
            IntType::UChar => "unsigned char",
            IntType::Short => "short",
            IntType::UShort => "unsigned short",
            IntType::Int => "int",
            IntType::UInt => "unsigned int",
            IntType::Long => "long",
            IntType::ULong => "unsigned long",
            IntType::LongLong => "long long",
            IntType::ULongLong => "unsigned long long",
        })
    }
}

impl FloatType {
    /// Every one of them.
    pub const ALL: [FloatType; 5] =
        [FloatType::Storage16, FloatType::Half, FloatType::Float, FloatType::Double, FloatType::LongDouble];

    /// The format of its values on a platform.
    #[must_use]
    pub const fn format(self, target: Target) -> FloatFormat {
        match self {
            FloatType::Storage16 | FloatType::Half => FloatFormat::Binary16,
            FloatType::Float => FloatFormat::Binary32,
            FloatType::Double => FloatFormat::Binary64,
            FloatType::LongDouble => target.spec().data.long_double,
        }
    }

    /// True of the types in the format binary16.
    #[must_use]
    pub const fn is_binary16(self) -> bool {
        matches!(self, FloatType::Storage16 | FloatType::Half)
    }

    /// As C spells it.
    #[must_use]
    pub const fn spelling(self) -> &'static str {
        match self {
            FloatType::Storage16 => "__fp16",
            FloatType::Half => "_Float16",
            FloatType::Float => "float",
            FloatType::Double => "double",
            FloatType::LongDouble => "long double",
        }
    }

    /// The bits of storage an object of this type takes, the padding of x87's format among them.
    #[must_use]
    pub const fn storage(self) -> Bits {
        Bits(match self {
            FloatType::Storage16 | FloatType::Half => 16,
            FloatType::Float => 32,
            FloatType::Double => 64,
            FloatType::LongDouble => 128,
        })
    }
}

impl Type {
    /// `int`
    pub const INT: Type = Type::Int(IntType::Int);
    /// `unsigned int`
    pub const UINT: Type = Type::Int(IntType::UInt);
    /// `unsigned long long`
    pub const ULL: Type = Type::Int(IntType::ULongLong);

    /// The record this is, if it is one.
    #[must_use]
    pub const fn as_record(&self) -> Option<RecordId> {
        if let Type::Record(id) = self { Some(*id) } else { None }
    }

    /// Integer or enumeration.
    #[must_use]
    pub const fn is_integer(&self) -> bool {
        matches!(self, Type::Int(_) | Type::Enum(_))
    }

    /// Integer, enumeration or floating: what arithmetic takes (C11 6.2.5p18).
    #[must_use]
    pub const fn is_arithmetic(&self) -> bool {
        matches!(self, Type::Int(_) | Type::Enum(_) | Type::Float(_))
    }

    /// Arithmetic or pointer: what a condition takes (C11 6.2.5p21).
    #[must_use]
    pub const fn is_scalar(&self) -> bool {
        !matches!(self, Type::Void | Type::Array(..) | Type::Record(_) | Type::Complex(_) | Type::Vector(..))
    }

    /// Record, complex number or vector: a value with parts, assigned, passed and returned whole.
    #[must_use]
    pub const fn is_value_aggregate(&self) -> bool {
        matches!(self, Type::Record(_) | Type::Complex(_) | Type::Vector(..))
    }

    /// True of a vector type that exists: a power of two of lanes of a type that lanes can have.
    #[must_use]
    pub fn is_vector(&self) -> bool {
        let Type::Vector(lane, lanes) = self else { return false };
        let fits = match **lane {
            Type::Int(int) => IntType::STANDARD.contains(&int) && int != IntType::Bool,
            Type::Float(float) => matches!(float, FloatType::Float | FloatType::Double),
            _ => false,
        };
        fits && lanes.is_power_of_two()
    }

    /// True of an array without a length, which only the last member of a structure is (C11 6.7.2.1p18).
    #[must_use]
    pub const fn is_flexible(&self) -> bool {
        matches!(self, Type::Array(_, 0))
    }

    /// The element type under all array dimensions.
    #[must_use]
    pub fn element(&self) -> &Type {
        match self {
            Type::Array(of, _) => of.element(),
            other => other,
        }
    }

    /// The type of the parts of a complex number.
    #[must_use]
    pub const fn of_part(float: FloatType) -> &'static Type {
        match float {
            FloatType::Storage16 => &Type::Float(FloatType::Storage16),
            FloatType::Half => &Type::Float(FloatType::Half),
            FloatType::Float => &Type::Float(FloatType::Float),
            FloatType::Double => &Type::Float(FloatType::Double),
            FloatType::LongDouble => &Type::Float(FloatType::LongDouble),
        }
    }

    /// A pointer to this type.
    #[must_use]
    pub fn pointer_to(self) -> Type {
        Type::Pointer(Box::new(self))
    }
}
