//! Terminators: the instructions that end a block. LangRef "Terminator Instructions".

use crate::constant::Operand;
use crate::function::BlockId;

/// The last instruction of a block.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Terminator {
    /// Return, with a value unless the function returns `void`.
    Ret(Option<Operand>),
    /// An unconditional branch.
    Br(BlockId),
    /// A conditional branch.
    CondBr {
        /// `i1`; undef or poison is undefined behaviour.
        condition: Operand,
        /// The target if true.
        if_true: BlockId,
        /// The target if false.
        if_false: BlockId,
    },
    /// A multi-way branch.
    Switch {
        /// An integer; undef or poison is undefined behaviour.
        value: Operand,
        /// The target if no case matches.
        default: BlockId,
        /// Values of the operand's type, zero-extended, each at most once.
        cases: Vec<(u128, BlockId)>,
    },
    /// Undefined behaviour if reached.
    Unreachable,
}
