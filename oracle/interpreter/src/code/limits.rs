//! The promises of attributes about the memory that a call accesses. LangRef "Function Attributes", "Parameter Attributes",
//! "call".

use ir::MemoryEffects;

use super::{CallTarget, Reg, Src};

/// The accesses to an object that a pointer allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PointerAccess {
    pub(crate) reads: bool,
    pub(crate) writes: bool,
}

impl PointerAccess {
    pub(crate) const ANY: PointerAccess = PointerAccess { reads: true, writes: true };

    /// The accesses that both allow.
    pub(crate) fn intersection(self, other: PointerAccess) -> PointerAccess {
        PointerAccess { reads: self.reads && other.reads, writes: self.writes && other.writes }
    }

    /// The accesses that one of the two allows.
    pub(crate) fn union(self, other: PointerAccess) -> PointerAccess {
        PointerAccess { reads: self.reads || other.reads, writes: self.writes || other.writes }
    }
}

/// The promises of a function's attributes about its accesses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LimitedFunction {
    /// True if a call enters it, so that limits apply.
    pub(crate) is_entered: bool,
    pub(crate) effects: MemoryEffects,
    /// The accesses that each of its parameters allows: positions in [`LimitTables::params`].
    pub(crate) params: (u32, u32),
}

/// The promises of a call about the accesses of the called function, and the facts of it that limits need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LimitedCall {
    /// The called function; `None` for an operation that the interpreter itself provides.
    pub(crate) target: Option<CallTarget>,
    pub(crate) effects: MemoryEffects,
    /// True if the caller's stack must be left alone.
    pub(crate) tail: bool,
    /// In a variadic function, the first of the registers that hold the addresses of its areas.
    pub(crate) areas: Option<Reg>,
    /// Its arguments: positions in [`LimitTables::args`].
    pub(crate) args: (u32, u32),
}

/// An argument that is a pointer and what the call allows of its object; `None` for another one, and for a `byval` one, whose
/// object is made by the call.
pub(crate) type LimitedArgument = Option<(Src, PointerAccess)>;

/// The promises of a module about the memory that calls access.
#[derive(Clone, Debug, Default)]
pub(crate) struct LimitTables {
    /// By the number of the function.
    pub(crate) functions: Vec<LimitedFunction>,
    pub(crate) params: Vec<PointerAccess>,
    /// By the number in [`super::HistoryInst::BeginLimits`].
    pub(crate) calls: Vec<LimitedCall>,
    pub(crate) args: Vec<LimitedArgument>,
}
