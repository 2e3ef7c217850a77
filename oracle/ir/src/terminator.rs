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

impl Terminator {
    /// Calls `visit` with each successor, in order. A successor that is named twice is visited twice.
    pub fn for_each_successor(&self, mut visit: impl FnMut(BlockId)) {
        match self {
            Terminator::Ret(_) | Terminator::Unreachable => {}
            Terminator::Br(to) => visit(*to),
            Terminator::CondBr { if_true, if_false, .. } => {
                visit(*if_true);
                visit(*if_false);
            }
            Terminator::Switch { default, cases, .. } => {
                visit(*default);
                cases.iter().for_each(|(_, to)| visit(*to));
            }
        }
    }
}
