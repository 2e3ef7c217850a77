//! Types of the language.

mod part_type;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::id::{EnumId, RecordId};
use crate::{Align, CallingConvention, FloatType, IntType};

pub use part_type::PartType;

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
    /// The type of a call of a function without a result: such a call is only a statement or the
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
    /// An array of n elements; of 0 only as a member: GNU's array of length zero ("Arrays of Length Zero" in gcc's manual), or one
    /// without a length if [`Field::flexible`](crate::Field).
    Array(Box<Type>, u32),
    /// `_Complex` of a real floating type of at least 32 bits, or GNU's of a standard integer type other than `_Bool`.
    Complex(PartType),
    /// A GNU vector of n lanes (a power of two) of an integer type of 8 to 64 bits other than `_Bool`, or of
    /// `float` or `double`.
    Vector(Box<Type>, u32),
    /// A structure or union.
    Record(RecordId),
}

/// The types of a function's parameters and result.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Signature {
    /// `None` is `void`.
    pub ret: Option<Type>,
    /// By position; never arrays.
    pub params: Vec<Type>,
    /// The first of the parameters without names, in a signature that has such. Each of them has a type that the default
    /// argument promotions (C11 6.5.2.2p6) leave as it is.
    pub tail: Option<VariadicTail>,
    /// The convention by which it is called.
    #[serde(default)]
    pub convention: CallingConvention,
}

/// The last parameters of a signature, which have no names in C: parameters like the others to what a program means, but
/// they travel as what `va_arg` reads (C11 7.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct VariadicTail {
    /// The number of named parameters. Before `...` there is at least one (C11 6.7.6.3p9).
    pub named: u32,
    /// The way in which the others are passed.
    #[serde(rename = "travel")]
    pub passing: VariadicPassing,
}

/// The way in which parameters without names are passed.
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
    /// `__attribute__((aligned(n)))`: its alignment, above or below that of its integer type, where [`crate::enum_can_be_aligned`].
    #[serde(default)]
    pub aligned: Option<Align>,
}

impl VariadicTail {
    /// `...` after `named` named parameters.
    #[must_use]
    pub const fn ellipsis(named: u32) -> VariadicTail {
        VariadicTail { named, passing: VariadicPassing::Ellipsis }
    }
}

impl VariadicPassing {
    /// True of a `va_list`, also one that a pointer points to.
    #[must_use]
    pub const fn is_list(self) -> bool {
        matches!(self, VariadicPassing::List | VariadicPassing::ListPointer)
    }
}

impl Signature {
    /// The number of parameters, from the first, that have names.
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
            Type::Float(float) => float.spec().lane,
            _ => false,
        };
        fits && lanes.is_power_of_two()
    }

    /// True of an array that has no elements in one of its dimensions, and so no bytes.
    #[must_use]
    pub fn is_array_of_none(&self) -> bool {
        matches!(self, Type::Array(of, count) if *count == 0 || of.is_array_of_none())
    }

    /// The element type under all array dimensions.
    #[must_use]
    pub fn element(&self) -> &Type {
        match self {
            Type::Array(of, _) => of.element(),
            other => other,
        }
    }

    /// Visits the records that the type mentions, those behind pointers among them.
    pub fn each_record(&self, visit: &mut impl FnMut(RecordId)) {
        match self {
            Type::Record(id) => visit(*id),
            Type::Pointer(of) | Type::Array(of, _) | Type::Vector(of, _) => of.each_record(visit),
            Type::FunctionPointer(signature) => {
                let Signature { ret, params, tail: _, convention: _ } = &**signature;
                ret.iter().chain(params).for_each(|ty| ty.each_record(visit));
            }
            Type::Void | Type::Int(_) | Type::Enum(_) | Type::Float(_) | Type::Complex(_) => {}
        }
    }

    /// The type of the parts of a complex number.
    #[must_use]
    pub fn of_part(part: PartType) -> &'static Type {
        part.ty()
    }

    /// A pointer to this type.
    #[must_use]
    pub fn pointer_to(self) -> Type {
        Type::Pointer(Box::new(self))
    }
}

/// The floating types as types.
static TYPES: LazyLock<[Type; FloatType::ALL.len()]> = LazyLock::new(|| FloatType::ALL.map(Type::Float));

impl FloatType {
    /// The type as a [`Type`].
    #[must_use]
    pub fn ty(self) -> &'static Type {
        &TYPES[self as usize]
    }
}
