//! Arithmetic, conversions and comparisons. LangRef "Binary", "Bitwise Binary", "Conversion" and "Other Operations".

use crate::attributes::keywords;
use crate::constant::Operand;
use crate::flags::{ArithFlags, CastFlags};
use crate::opcode::{BinaryOp, CastOp};
use crate::types::TypeId;

/// A binary operation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Binary {
    /// The operator.
    pub op: BinaryOp,
    /// The flags.
    pub flags: ArithFlags,
    /// Left operand.
    pub lhs: Operand,
    /// Right operand.
    pub rhs: Operand,
}

/// A conversion.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cast {
    /// The operator.
    pub op: CastOp,
    /// The flags.
    pub flags: CastFlags,
    /// The operand.
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
    /// Conditions of `fcmp`. If an operand is NaN, those with `o` are false and those with `u` true.
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

/// A comparison; the result is `i1`, or a vector of `i1`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Compare {
    /// A comparison of integers or pointers.
    Int {
        /// Condition.
        predicate: IntPredicate,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
    /// A comparison of floating-point numbers.
    Float {
        /// Condition.
        predicate: FloatPredicate,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
}
