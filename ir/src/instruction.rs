//! Instructions, grouped by family.

use smallvec::SmallVec;

use crate::atomic::AtomicOp;
use crate::call::Call;
use crate::constant::Operand;
use crate::exception::Pad;
use crate::flags::FlagSet;
use crate::id::{AttachmentsId, BlockId, ValueId};
use crate::memory::MemoryOp;
use crate::operator::{Binary, Cast, Compare};
use crate::types::TypeId;

/// One instruction other than a terminator.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// The value it defines; `None` for `void`.
    pub result: Option<ValueId>,
    /// The operation.
    pub op: Op,
    /// Fast-math flags and `samesign`. The flags of integer arithmetic, conversions and addresses are in the operation.
    pub flags: FlagSet,
    /// The metadata attached to it.
    pub metadata: Option<AttachmentsId>,
}

// Functions are vectors of instructions, which are made once for every program and moved as they grow.
const _: () = assert!(size_of::<Instruction>() <= 128);

impl Instruction {
    /// An instruction without flags of its own and without attachments.
    pub fn new(result: Option<ValueId>, op: Op) -> Instruction {
        Instruction { result, op, flags: FlagSet::NONE, metadata: None }
    }
}

/// An operation, by family.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// An operation on two operands of one type.
    Binary(Binary),
    /// Floating-point negation: flips the sign, also of a NaN.
    FNeg(Operand),
    /// Replaces poison and undef by an arbitrary but fixed value.
    Freeze(Operand),
    /// A conversion.
    Cast(Cast),
    /// A comparison.
    Compare(Compare),
    /// `select` or `phi`.
    Choice(ChoiceOp),
    /// A memory access or address computation.
    Memory(MemoryOp),
    /// An atomic memory access, or a fence.
    Atomic(Box<AtomicOp>),
    /// Reads the next argument of a `va_list`, as the platform's back end does.
    VaArg {
        /// Address of the `va_list`.
        list: Operand,
        /// Type of the argument.
        ty: TypeId,
    },
    /// The start of an exception handler or cleanup.
    Pad(Box<Pad>),
    /// Access to members of first-class aggregates.
    Aggregate(AggregateOp),
    /// Access to lanes of vectors.
    Vector(VectorOp),
    /// A call.
    Call(Box<Call>),
}

/// Instructions that choose between values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ChoiceOp {
    /// Chooses by a condition.
    Select {
        /// `i1`, or a vector of `i1`.
        condition: Operand,
        /// The value if true.
        if_true: Operand,
        /// The value if false.
        if_false: Operand,
    },
    /// Chooses by the predecessor from which control came. Phis come first in their block.
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
    /// Reads a member.
    Extract {
        /// The aggregate.
        aggregate: Operand,
        /// Path to the member.
        indices: SmallVec<[u32; 4]>,
    },
    /// A copy with one member replaced.
    Insert {
        /// The original aggregate.
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
    /// Reads a lane; an index out of range gives poison.
    Extract {
        /// The vector.
        vector: Operand,
        /// The lane's index, of any integer type.
        index: Operand,
    },
    /// A copy with one lane replaced; an index out of range gives poison.
    Insert {
        /// The original vector.
        vector: Operand,
        /// The new lane.
        value: Operand,
        /// The lane's index, of any integer type.
        index: Operand,
    },
    /// Selects lanes from two vectors.
    Shuffle {
        /// The vector with lanes 0 to N-1.
        first: Operand,
        /// The vector with lanes N to 2N-1.
        second: Operand,
        /// For each result lane, the index of its source lane; `None` is poison.
        mask: Vec<Option<u32>>,
    },
}
