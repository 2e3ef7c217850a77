//! Exception handling, and terminators that call: LangRef "Exception Handling", "'invoke' Instruction" and "'callbr'
//! Instruction".

use crate::call::Call;
use crate::constant::Operand;
use crate::id::{BlockId, ValueId};
use crate::types::TypeId;

/// A clause of a [`Pad::Landing`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LandingClause {
    /// `catch`: exceptions of this type, given by its type information.
    Catch(Operand),
    /// `filter`: exceptions of none of these types, given as an array.
    Filter(Operand),
}

/// The first instruction of a block that exceptions continue with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pad {
    /// `landingpad`
    Landing {
        /// Type of the result, which the personality function determines.
        ty: TypeId,
        /// True if the block is entered for every exception.
        cleanup: bool,
        /// The exceptions it handles.
        clauses: Vec<LandingClause>,
    },
    /// `catchpad`: the result is a token.
    Catch {
        /// The token of its `catchswitch`.
        switch: Operand,
        /// Arguments for the personality function.
        args: Vec<Operand>,
    },
    /// `cleanuppad`: the result is a token.
    Cleanup {
        /// The token of the pad that it is in; `None` is the function.
        parent: Option<Operand>,
        /// Arguments for the personality function.
        args: Vec<Operand>,
    },
}

/// A terminator that calls, or that continues with the handlers of an exception.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum UnwindTerminator {
    /// `invoke`: a call that may throw.
    Invoke {
        /// The call.
        call: Call,
        /// The call's result, which is defined if it returns.
        result: Option<ValueId>,
        /// The successor if it returns.
        normal: BlockId,
        /// The successor if it throws.
        unwind: BlockId,
    },
    /// `callbr`: a call of inline assembly that may jump.
    CallBr {
        /// The call.
        call: Call,
        /// The call's result.
        result: Option<ValueId>,
        /// The successor if it does not jump.
        fallthrough: BlockId,
        /// The successors that it may jump to.
        indirect: Vec<BlockId>,
    },
    /// `resume`: continues an exception that a `landingpad` caught.
    Resume(Operand),
    /// `catchswitch`: chooses the handler of an exception.
    CatchSwitch {
        /// A token for its handlers.
        result: ValueId,
        /// The token of the pad that it is in; `None` is the function.
        parent: Option<Operand>,
        /// The blocks of the `catchpad`s, in the order in which they are tried.
        handlers: Vec<BlockId>,
        /// The successor if no handler takes the exception; `None` is the caller.
        unwind: Option<BlockId>,
    },
    /// `catchret`: ends a handler.
    CatchRet {
        /// The token of the `catchpad`.
        pad: Operand,
        /// The successor.
        to: BlockId,
    },
    /// `cleanupret`: ends a cleanup, and continues the exception.
    CleanupRet {
        /// The token of the `cleanuppad`.
        pad: Operand,
        /// The successor; `None` is the caller.
        unwind: Option<BlockId>,
    },
}

impl UnwindTerminator {
    /// The call of an `invoke` or `callbr`.
    pub fn call(&self) -> Option<&Call> {
        match self {
            UnwindTerminator::Invoke { call, .. } | UnwindTerminator::CallBr { call, .. } => Some(call),
            UnwindTerminator::Resume(_)
            | UnwindTerminator::CatchSwitch { .. }
            | UnwindTerminator::CatchRet { .. }
            | UnwindTerminator::CleanupRet { .. } => None,
        }
    }

    /// The call of an `invoke` or `callbr`, to be changed.
    pub fn call_mut(&mut self) -> Option<&mut Call> {
        match self {
            UnwindTerminator::Invoke { call, .. } | UnwindTerminator::CallBr { call, .. } => Some(call),
            UnwindTerminator::Resume(_)
            | UnwindTerminator::CatchSwitch { .. }
            | UnwindTerminator::CatchRet { .. }
            | UnwindTerminator::CleanupRet { .. } => None,
        }
    }
}
