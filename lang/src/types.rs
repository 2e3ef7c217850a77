//! Types of the language, and the little of a target that decides what they mean.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::Bits;
use crate::program::{EnumId, RecordId};

/// What a program is compiled for. It decides widths and the sign of plain `char`, never layout or calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// `x86_64-linux-gnu`: the System V ABI, LP64, plain `char` signed.
    #[default]
    X86_64Linux,
}

/// The standard integer types (C11 6.2.5), by their usual spelling.
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
}

/// Binary floating types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FloatType {
    /// `float`, IEEE binary32
    Float,
    /// `double`, IEEE binary64
    Double,
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
    /// An array of so many elements (at least one).
    Array(Box<Type>, u32),
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
}

/// An enumeration and its constants.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EnumDef {
    /// The tag, `enum TAG`.
    pub tag: SmolStr,
    /// At least one constant; every value fits `int`, or all fit `unsigned int`.
    pub constants: Vec<(SmolStr, i64)>,
}

impl EnumDef {
    /// The compatible integer type gcc and clang choose on the ABIs here: `unsigned int`, or `int` when
    /// some constant is negative (C11 6.7.2.2p4 leaves the choice to them).
    #[must_use]
    pub fn underlying(&self) -> IntType {
        if self.constants.iter().any(|(_, v)| *v < 0) { IntType::Int } else { IntType::UInt }
    }
}

impl IntType {
    /// Every one of them.
    pub const ALL: [IntType; 12] = [
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
        })
    }

    /// The bits of storage an object of this type takes.
    #[must_use]
    pub const fn storage(self) -> Bits {
        match self {
            IntType::Bool => Bits(8),
            other => other.width(),
        }
    }

    /// True when negative values exist.
    #[must_use]
    pub const fn is_signed(self, target: Target) -> bool {
        match self {
            IntType::Char => match target {
                Target::X86_64Linux => true,
            },
            IntType::SChar | IntType::Short | IntType::Int | IntType::Long | IntType::LongLong => true,
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
            other => other,
        }
    }

    /// The conversion rank (C11 6.3.1.1p1): a larger number is a greater rank.
    #[must_use]
    pub const fn rank(self) -> u8 {
        match self {
            IntType::Bool => 0,
            IntType::Char | IntType::SChar | IntType::UChar => 1,
            IntType::Short | IntType::UShort => 2,
            IntType::Int | IntType::UInt => 3,
            IntType::Long | IntType::ULong => 4,
            IntType::LongLong | IntType::ULongLong => 5,
        }
    }

    /// As C spells it.
    #[must_use]
    pub const fn spelling(self) -> &'static str {
        match self {
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
        }
    }
}

impl FloatType {
    /// As C spells it.
    #[must_use]
    pub const fn spelling(self) -> &'static str {
        match self {
            FloatType::Float => "float",
            FloatType::Double => "double",
        }
    }

    /// The bits of storage an object of this type takes.
    #[must_use]
    pub const fn storage(self) -> Bits {
        Bits(match self {
            FloatType::Float => 32,
            FloatType::Double => 64,
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
        !matches!(self, Type::Void | Type::Array(..) | Type::Record(_))
    }

    /// The element type under all array dimensions.
    #[must_use]
    pub fn element(&self) -> &Type {
        match self {
            Type::Array(of, _) => of.element(),
            other => other,
        }
    }

    /// A pointer to this type.
    #[must_use]
    pub fn pointer_to(self) -> Type {
        Type::Pointer(Box::new(self))
    }
}
