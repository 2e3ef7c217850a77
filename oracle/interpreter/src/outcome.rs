//! How a run can end, and what it showed on the way.

use ir::{FuncId, GlobalId, Place};

/// One value that the program showed.
///
/// A module declares, and the interpreter provides, `void bf_observe(i32 site, i64 value)`,
/// `void bf_observe_f32(i32, float)`, `void bf_observe_f64(i32, double)` and
/// `void bf_observe_bytes(i32, ptr, i64 n)`. Floating-point numbers are recorded by their bits, every NaN as the
/// one quiet NaN; bytes as ceil(n/8) little-endian words, the last padded with zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    /// Which observation in the program text.
    pub site: u32,
    /// What was seen.
    pub value: u64,
}

/// How a run ended. "The program is undefined" and "the interpreter cannot judge" are different outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The entry function returned.
    Finished,
    /// The program did something undefined, there.
    Undefined(UbKind, Place),
    /// The fuel was used up.
    OutOfFuel,
    /// The interpreter does not do this.
    Unsupported(Unsupported),
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $variant:ident = $text:literal,)*) => {
        /// What was undefined.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum UbKind { $($(#[$doc])* $variant,)* }

        impl UbKind {
            /// Every kind.
            pub const ALL: &'static [UbKind] = &[$(UbKind::$variant,)*];

            /// A stable name in kebab-case.
            pub fn name(self) -> &'static str {
                match self { $(UbKind::$variant => $text,)* }
            }
        }
    };
}

kinds! {
    /// `br` on poison.
    PoisonBranch = "poison-branch",
    /// `switch` on poison.
    PoisonSwitch = "poison-switch",
    /// `select` on poison, under the rules that have it so (see [`crate::SelectRule`]).
    PoisonCondition = "poison-condition",
    /// Access through, or bulk operation on, a poison address or size.
    PoisonAddress = "poison-address",
    /// Call of a poison address.
    PoisonCallee = "poison-callee",
    /// Poison for a `noundef` parameter.
    PoisonArgument = "poison-argument",
    /// Poison from a `noundef` result.
    PoisonReturn = "poison-return",
    /// Division by poison.
    PoisonDivisor = "poison-divisor",
    /// Integer division by zero.
    DivisionByZero = "division-by-zero",
    /// The most negative integer divided by -1 (or poison, which may be it).
    DivisionOverflow = "division-overflow",
    /// Access through the null pointer.
    NullAccess = "null-access",
    /// Access outside the object that the pointer is based on.
    OutOfBounds = "out-of-bounds",
    /// Access to an object whose function has returned.
    UseAfterScope = "use-after-scope",
    /// Access through a pointer that is based on no object.
    NoProvenance = "no-provenance",
    /// Address not a multiple of the `align` given.
    Misaligned = "misaligned",
    /// Write to a constant.
    WriteToConstant = "write-to-constant",
    /// `memcpy` between overlapping, unequal places.
    OverlappingCopy = "overlapping-copy",
    /// Call of what is no function.
    NotAFunction = "not-a-function",
    /// Call with a type, or with byval or sret, other than the callee's.
    CallMismatch = "call-mismatch",
    /// `unreachable` was reached.
    Unreachable = "unreachable",
    /// `llvm.assume` of something false or poison.
    AssumeViolated = "assume-violated",
    /// Poison (or memory never written) was observed.
    ObservedPoison = "observed-poison",
}

/// Why the interpreter cannot judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Unsupported {
    /// The module has no such function, or it has no body.
    #[error("no such entry function")]
    NoEntry,
    /// The entry function wants arguments.
    #[error("the entry function has parameters")]
    EntryParameters,
    /// Too many calls at one time, see [`crate::ExecutionLimits::frames`].
    #[error("too many calls at one time")]
    StackLimit,
    /// Too much memory, see [`crate::ExecutionLimits::memory`].
    #[error("too much memory")]
    MemoryLimit,
    /// A call of a function that has no body and is not known by name.
    #[error("call of external function #{}", .0.0)]
    ExternalFunction(FuncId),
    /// Use of a global that is defined elsewhere.
    #[error("use of external global #{}", .0.0)]
    ExternalGlobal(GlobalId),
    /// Integers of more than 256 bits; of more than 128 as lanes, indices, and what a `switch` goes by.
    #[error("integers of more than 256 bits, or of more than 128 in a vector, an index or a switch")]
    WideInteger,
    /// An aggregate in a register with too many members.
    #[error("an aggregate of more than 4096 scalars in a register")]
    LargeAggregate,
    /// An instruction, or a form of it, that is not implemented.
    #[error("{0}")]
    Instruction(&'static str),
    /// The module does not pass [`ir::verify`].
    #[error("malformed module: {0}")]
    Malformed(&'static str),
}

impl Unsupported {
    /// A stable name in kebab-case, for counting: it does not say which function, global or instruction.
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
