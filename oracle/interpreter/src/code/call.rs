//! Call sites and switch tables: the operands that do not fit into an instruction.

use base::DecimalConversion;
use ir::FuncId;

use super::{Reg, Src};

/// Operations that the interpreter itself provides: observation and memory functions, markers of lifetimes, `llvm.assume`, libgcc's conversions of decimal
/// numbers.
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
    LifetimeStart,
    LifetimeEnd,
    Decimal(DecimalConversion),
}

/// The function that a call site calls.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CallTarget {
    Direct(FuncId),
    Indirect(Src),
}

/// The mechanism that passes an argument to the callee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentPassing {
    /// The argument's registers are copied.
    Copy,
    /// The object pointed to, of `size` bytes, is copied and the copy's address is passed. `align` is an exponent of
    /// two.
    ByVal { size: u64, align: u8 },
}

/// One argument of a call site.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallArgument {
    pub(crate) src: Src,
    pub(crate) registers: u32,
    pub(crate) noundef: bool,
    /// The parameter's `align` attribute, as an exponent of two.
    pub(crate) align: u8,
    pub(crate) pass: ArgumentPassing,
}

/// One call instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallSite {
    pub(crate) target: CallTarget,
    /// Range of positions in [`super::Bytecode::args`].
    pub(crate) args: (u32, u32),
    pub(crate) dst: Reg,
    /// The caller's expectation of [`super::DecodedFunction::signature`].
    pub(crate) signature: u64,
}

/// The cases of one `switch`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SwitchTable {
    /// Range of positions in [`super::Bytecode::cases`].
    pub(crate) cases: (u32, u32),
    pub(crate) default: u32,
    pub(crate) wide: bool,
}
