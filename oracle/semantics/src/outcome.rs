//! Outcomes of a run, and the observations made on the way.

use ir::{FAST_MATH, FlagSet, FuncId, GlobalId, Linkage, Module, ProgramPoint};

/// The end of a run. "The program is undefined" and "the interpreter cannot judge" are different outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The entry function returned.
    Finished,
    /// Undefined behaviour of this kind at this instruction.
    Undefined(UbKind, ProgramPoint),
    /// The run exceeded [`crate::ExecutionLimits::fuel`].
    OutOfFuel,
    /// The interpreter does not support the program, or a limit was reached.
    Unsupported(Unsupported),
}

base::named! {
    /// The kinds of undefined behaviour.
    pub enum UbKind {
        /// `br` on poison.
        PoisonBranch = "poison-branch",
        /// `switch` on poison.
        PoisonSwitch = "poison-switch",
        /// `select` on poison, under the rules that make it undefined behaviour (see [`crate::SelectRule`]).
        PoisonCondition = "poison-condition",
        /// Access through a poison address, or bulk operation with a poison address or size.
        PoisonAddress = "poison-address",
        /// Call of a poison address.
        PoisonCallee = "poison-callee",
        /// Poison passed to a `noundef` parameter.
        PoisonArgument = "poison-argument",
        /// Poison returned from a function with a `noundef` result.
        PoisonReturn = "poison-return",
        /// Division by poison.
        PoisonDivisor = "poison-divisor",
        /// Integer division by zero.
        DivisionByZero = "division-by-zero",
        /// Division of the most negative integer by -1, where the dividend may be poison.
        DivisionOverflow = "division-overflow",
        /// Access through the null pointer.
        NullAccess = "null-access",
        /// Access outside the object that the pointer is based on.
        OutOfBounds = "out-of-bounds",
        /// Access to an object whose lifetime has ended, because its function returned, or write after `llvm.lifetime.end`.
        UseAfterScope = "use-after-scope",
        /// Access through a pointer without provenance.
        NoProvenance = "no-provenance",
        /// `free` or `realloc` of what is no live object of the heap.
        InvalidFree = "invalid-free",
        /// Access at an address that is not a multiple of the instruction's `align`.
        Misaligned = "misaligned",
        /// Write to a constant.
        WriteToConstant = "write-to-constant",
        /// Access that an attribute of a function or parameter excludes, such as `memory(read)` or `readonly`.
        ForbiddenAccess = "forbidden-access",
        /// End of an object that a function or its call promises not to free.
        ForbiddenFree = "forbidden-free",
        /// Load of what was stored as a type that does not alias, by `tbaa`.
        TypesApart = "types-apart",
        /// Change of memory that does not change, by `invariant.load`, `invariant.group` or a constant type of `tbaa`.
        InvariantChanged = "invariant-changed",
        /// Two accesses of one location, one of them a write, that `alias.scope` and `noalias` exclude.
        ScopesOverlap = "scopes-overlap",
        /// `memcpy` between ranges that overlap and are not equal.
        OverlappingCopy = "overlapping-copy",
        /// Call of an address that is no function's.
        NotAFunction = "not-a-function",
        /// Call whose function type, `byval` or `sret` differs from the callee's.
        CallMismatch = "call-mismatch",
        /// Return from a function that promises not to return.
        NoReturnReturned = "noreturn-returned",
        /// Call of an unknown function that is undefined for these arguments.
        UndefinedCallee = "undefined-callee",
        /// End of the program in a function that promises to return.
        DoesNotReturn = "does-not-return",
        /// Execution of `unreachable`.
        Unreachable = "unreachable",
        /// `llvm.assume` of false or poison.
        AssumeViolated = "assume-violated",
        /// Observation of poison or of memory that was never written.
        ObservedPoison = "observed-poison",
    }
}

/// Reasons why the interpreter cannot judge a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Unsupported {
    /// The module has no such function, or it has no body.
    #[error("no such entry function")]
    NoEntry,
    /// The entry function has parameters.
    #[error("the entry function has parameters")]
    EntryParameters,
    /// Too many frames at one time, see [`crate::ExecutionLimits::frames`].
    #[error("too many calls at one time")]
    StackLimit,
    /// Too much memory, see [`crate::ExecutionLimits::memory`].
    #[error("too much memory")]
    MemoryLimit,
    /// Call of a function that has no body and is not built in.
    #[error("call of external function #{}", .0.0)]
    ExternalFunction(FuncId),
    /// Use of a global without an initialiser in the module.
    #[error("use of external global #{}", .0.0)]
    ExternalGlobal(GlobalId),
    /// An integer of more than 256 bits, or of more than 128 as a lane, an index or the operand of a `switch`.
    #[error("integers of more than 256 bits, or of more than 128 in a vector, an index or a switch")]
    WideInteger,
    /// An aggregate of too many scalars in a register.
    #[error("an aggregate of more than 4096 scalars in a register")]
    LargeAggregate,
    /// An instruction, or a form of one, that is not implemented.
    #[error("{0}")]
    Instruction(&'static str),
    /// The module does not pass [`ir::verify`].
    #[error("malformed module: {0}")]
    Malformed(&'static str),
}

/// The refusal of an address that the linker chooses: null if no module defines the function (LangRef "Linkage Types").
pub const EXTERN_WEAK: Unsupported = Unsupported::Instruction("the address of an extern_weak function");

/// True if [`EXTERN_WEAK`] refuses the address of a function.
pub fn may_be_null(module: &Module, id: FuncId) -> bool {
    let function = module.functions.get(id.index());
    function.is_some_and(|function| function.linkage == Linkage::ExternWeak)
}

/// The name of the flags among these that no engine implements: fast-math flags and `samesign`.
pub fn unsupported_flags(flags: FlagSet) -> Option<&'static str> {
    let fast = !flags.intersection(FAST_MATH).is_empty();
    (!flags.is_empty()).then_some(if fast { "fast-math flags" } else { "the flag samesign" })
}

impl Unsupported {
    /// A stable name in kebab-case, for counting. It does not identify the function, global or instruction.
    pub fn name(&self) -> &'static str {
        match self {
            Unsupported::NoEntry => "no-entry",
            Unsupported::EntryParameters => "entry-parameters",
            Unsupported::StackLimit => "stack-limit",
            Unsupported::MemoryLimit => "memory-limit",
            Unsupported::ExternalFunction(_) => "external-function",
            Unsupported::ExternalGlobal(_) => "external-global",
            Unsupported::WideInteger => "wide-integer",
            Unsupported::LargeAggregate => "large-aggregate",
            Unsupported::Instruction(_) => "instruction",
            Unsupported::Malformed(_) => "malformed-module",
        }
    }
}
