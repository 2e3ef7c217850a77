//! Instructions, in families.

use smallvec::SmallVec;

use crate::attributes::ParamAttrs;
use crate::constant::Operand;
use crate::function::{BlockId, ValueId};
use crate::memory::Memory;
use crate::module::FuncId;
use crate::operator::{Binary, Cast, Compare};
use crate::types::TypeId;

/// The attachments of an instruction, once modules carry metadata: a position in the module's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MetadataId(pub u32);

/// One instruction that does not end a block.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// The value it defines; `None` for `void`.
    pub result: Option<ValueId>,
    /// What it does.
    pub op: Op,
    /// Attachments; not printed yet.
    pub metadata: Option<MetadataId>,
}

/// What an instruction does, by family.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// Two operands, one type.
    Binary(Binary),
    /// Floating-point negation: flips the sign, of NaN too.
    FNeg(Operand),
    /// Poison and undef become an arbitrary but fixed value.
    Freeze(Operand),
    /// Conversion.
    Cast(Cast),
    /// Comparison.
    Compare(Compare),
    /// One value of several.
    Choice(Choice),
    /// Memory and addresses.
    Memory(Memory),
    /// Members of first-class aggregates.
    Aggregate(AggregateOp),
    /// Lanes of vectors.
    Vector(VectorOp),
    /// Call.
    Call(Box<Call>),
}

/// Instructions that choose.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// By a condition.
    Select {
        /// `i1`, or a vector of it.
        condition: Operand,
        /// Value when true.
        if_true: Operand,
        /// Value when false.
        if_false: Operand,
    },
    /// By the block control came from. Phis come first in their block.
    Phi {
        /// Type of the result.
        ty: TypeId,
        /// One value per predecessor.
        incoming: Vec<(Operand, BlockId)>,
    },
}

/// Access to members of aggregates in registers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AggregateOp {
    /// Read a member.
    Extract {
        /// Where from.
        aggregate: Operand,
        /// Path to the member.
        indices: SmallVec<[u32; 4]>,
    },
    /// A copy with one member replaced.
    Insert {
        /// What is copied.
        aggregate: Operand,
        /// The new member.
        value: Operand,
        /// Path to the member.
        indices: SmallVec<[u32; 4]>,
    },
}

/// Access to lanes of vectors.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum VectorOp {
    /// Read a lane; out of range is poison.
    Extract {
        /// Where from.
        vector: Operand,
        /// Which, any integer type.
        index: Operand,
    },
    /// A copy with one lane replaced; out of range is poison.
    Insert {
        /// What is copied.
        vector: Operand,
        /// The new lane.
        value: Operand,
        /// Which, any integer type.
        index: Operand,
    },
    /// Lanes picked from two vectors.
    Shuffle {
        /// Lanes 0 to N-1.
        first: Operand,
        /// Lanes N to 2N-1.
        second: Operand,
        /// One source lane per result lane; `None` is poison.
        mask: Vec<Option<u32>>,
    },
}

/// Who is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Callee {
    /// A function of the module, defined or declared.
    Direct(FuncId),
    /// Through a pointer.
    Indirect(Operand),
}

/// A call. The function type it is made with is the arguments' types (the fixed ones) and `ret`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// Who.
    pub callee: Callee,
    /// Type of the result.
    pub ret: TypeId,
    /// Attributes of the result.
    pub ret_attrs: ParamAttrs,
    /// Arguments with their attributes.
    pub args: Vec<(Operand, ParamAttrs)>,
    /// For a variadic function type: how many arguments are fixed.
    pub fixed: Option<u32>,
}
