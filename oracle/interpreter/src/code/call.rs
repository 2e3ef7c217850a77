//! Calls and switches: what does not fit into an instruction.

use ir::FuncId;

use super::{Reg, Src};

/// Functions that the host provides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Builtin {
    Observe,
    ObserveF32,
    ObserveF64,
    ObserveBytes,
    MemCpy,
    MemMove,
    MemSet,
    Assume,
    /// Faults.
    MemCpyShort,
    MemCpyDefines,
    MemCpySpreads,
    MemSetShort,
}

/// Who a call site calls.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CallTarget {
    Direct(FuncId),
    Indirect(Src),
}

/// How an argument reaches the callee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentPassing {
    /// Its slots are copied.
    Copy,
    /// The object of this size and alignment is copied, and its address passed.
    ByVal { size: u64, align: u8 },
    /// Fault: a fresh object of this size instead of the one pointed to.
    Elsewhere { size: u64, align: u8 },
}

/// One argument of a call site.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallArgument {
    pub(crate) src: Src,
    pub(crate) registers: u32,
    pub(crate) noundef: bool,
    /// `align N`, an exponent.
    pub(crate) align: u8,
    pub(crate) pass: ArgumentPassing,
}

/// One call in the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallSite {
    pub(crate) target: CallTarget,
    /// Positions in [`Bytecode::args`].
    pub(crate) args: (u32, u32),
    pub(crate) dst: Reg,
    /// See [`DecodedFunction::signature`].
    pub(crate) signature: u64,
}

/// The cases of one switch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SwitchTable {
    /// Positions in [`Bytecode::cases`].
    pub(crate) cases: (u32, u32),
    pub(crate) default: u32,
    pub(crate) wide: bool,
}
