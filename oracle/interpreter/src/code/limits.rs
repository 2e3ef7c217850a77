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

/// An argument that is a pointer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PointerArgument {
    pub(crate) pointer: Src,
    /// The accesses that the call allows through it.
    pub(crate) access: PointerAccess,
    /// The caller's parameter that it is based on.
    pub(crate) based_on: LimitedParameter,
}

/// An argument; `None` for one that is no pointer, and for a `byval` one, whose object is made by the call.
pub(crate) type LimitedArgument = Option<PointerArgument>;

/// The number of a parameter of the running function that a pointer is based on, where a promise may be about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LimitedParameter(u8);

impl LimitedParameter {
    /// None, or none that a promise may be about.
    pub(crate) const NONE: LimitedParameter = LimitedParameter(u8::MAX);

    pub(crate) fn new(number: Option<u8>) -> LimitedParameter {
        number.map_or(LimitedParameter::NONE, LimitedParameter)
    }
}

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
