//! Terminators: the instructions that end a block. LangRef "Terminator Instructions".

use crate::call::Call;
use crate::constant::Operand;
use crate::exception::UnwindTerminator;
use crate::id::{BlockId, ValueId};

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
    /// A jump to an address of one of these blocks.
    IndirectBr {
        /// The address, from [`crate::Const::BlockAddress`].
        address: Operand,
        /// The blocks.
        targets: Vec<BlockId>,
    },
    /// A call that may throw or jump, or a step of exception handling.
    Unwind(Box<UnwindTerminator>),
    /// Undefined behaviour if reached.
    Unreachable,
}

impl Terminator {
    /// The call of an `invoke` or `callbr`.
    pub fn call(&self) -> Option<&Call> {
        if let Terminator::Unwind(terminator) = self { terminator.call() } else { None }
    }

    /// The call of an `invoke` or `callbr`, to be changed.
    pub fn call_mut(&mut self) -> Option<&mut Call> {
        if let Terminator::Unwind(terminator) = self { terminator.call_mut() } else { None }
    }

    /// The value that it defines.
    pub fn result(&self) -> Option<ValueId> {
        match self {
            Terminator::Unwind(terminator) => match **terminator {
                UnwindTerminator::Invoke { result, .. } | UnwindTerminator::CallBr { result, .. } => result,
                UnwindTerminator::CatchSwitch { result, .. } => Some(result),
                UnwindTerminator::Resume(_)
                | UnwindTerminator::CatchRet { .. }
                | UnwindTerminator::CleanupRet { .. } => None,
            },
            Terminator::Ret(_)
            | Terminator::Br(_)
            | Terminator::CondBr { .. }
            | Terminator::Switch { .. }
            | Terminator::IndirectBr { .. }
            | Terminator::Unreachable => None,
        }
    }

    /// The value that it defines, to be changed.
    pub fn result_mut(&mut self) -> Option<&mut ValueId> {
        let Terminator::Unwind(terminator) = self else { return None };
        match &mut **terminator {
            UnwindTerminator::Invoke { result, .. } | UnwindTerminator::CallBr { result, .. } => {
                result.as_mut()
            }
            UnwindTerminator::CatchSwitch { result, .. } => Some(result),
            UnwindTerminator::Resume(_)
            | UnwindTerminator::CatchRet { .. }
            | UnwindTerminator::CleanupRet { .. } => None,
        }
    }

    /// Takes the result from a call.
    pub fn take_result(&mut self) -> Option<ValueId> {
        let Terminator::Unwind(terminator) = self else { return None };
        match &mut **terminator {
            UnwindTerminator::Invoke { result, .. } | UnwindTerminator::CallBr { result, .. } => {
                result.take()
            }
            _ => None,
        }
    }
}
