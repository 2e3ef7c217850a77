//! The types of the parts of complex numbers.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::{Bits, FloatType, IntType, Type};

/// The type of both parts of a complex number: floating (C11 6.2.5p11), or integer (GNU C, "Complex Data Types").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum PartType {
    /// `_Complex double` and its like
    Float(FloatType),
    /// `_Complex int` and its like
    Int(IntType),
}

/// The integer types of parts, as types; the first is that of no part.
static INTEGERS: LazyLock<[Type; IntType::STANDARD.len()]> =
    LazyLock::new(|| IntType::STANDARD.map(Type::Int));

impl PartType {
    /// True if C has a complex type of such parts. Of integers these are the standard ones but `_Bool`, which gcc and clang both refuse.
    #[must_use]
    pub fn has_complex(self) -> bool {
        match self {
            PartType::Float(float) => float.spec().complex,
            PartType::Int(int) => !int.is_extended() && int != IntType::Bool,
        }
    }

    /// The type as a [`Type`]. An integer type that no part has becomes `_Bool`.
    #[must_use]
    pub fn ty(self) -> &'static Type {
        match self {
            PartType::Float(float) => float.ty(),
            PartType::Int(int) => {
                let place = IntType::STANDARD.iter().position(|standard| *standard == int);
                &INTEGERS[place.unwrap_or_default()]
            }
        }
    }

    /// The floating type, if it is one.
    #[must_use]
    pub const fn as_float(self) -> Option<FloatType> {
        if let PartType::Float(float) = self { Some(float) } else { None }
    }

    /// The specifiers of the part as C spells them.
    #[must_use]
    pub fn spelling(self) -> SmolStr {
        match self {
            PartType::Float(float) => SmolStr::new_static(float.spelling()),
            PartType::Int(int) => int.spelling(),
        }
    }

    /// The bits of storage that a part takes, with padding.
    #[must_use]
    pub const fn storage(self) -> Bits {
        match self {
            PartType::Float(float) => float.storage(),
            PartType::Int(int) => int.storage(),
        }
    }
}

impl From<FloatType> for PartType {
    fn from(float: FloatType) -> PartType {
        PartType::Float(float)
    }
}

impl From<IntType> for PartType {
    fn from(int: IntType) -> PartType {
        PartType::Int(int)
    }
}
