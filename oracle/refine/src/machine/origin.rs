//! Origins of indeterminate values, and the objects that hold them.

use ir::{Bits, GlobalId, ProgramPoint};
use semantics::Uninitialized;

/// The identity of an object in the program text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ObjectName {
    /// A global.
    Global(GlobalId),
    /// An object allocated by this `alloca`.
    Local(ProgramPoint),
    /// An area for the unnamed arguments of this call.
    Variadic(ProgramPoint),
    /// The copy for the `byval` argument at this position of this call.
    Copy(ProgramPoint, u32),
    /// The object behind a pointer parameter of the function that is run, by its position among these objects.
    Parameter(u32),
}

/// The reason why a bit is poison, undef, or unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PoisonCause {
    /// A read of memory that was never written.
    Uninitialized {
        /// The object.
        object: ObjectName,
        /// Position in the object.
        bit: Bits,
        /// The contents of never-written memory in the semantics of the run.
        holds: Uninitialized,
    },
    /// A read of an object whose lifetime `llvm.lifetime.end` has ended.
    Ended {
        /// The object.
        object: ObjectName,
    },
    /// The constant `poison`.
    PoisonConstant,
    /// The constant `undef`.
    UndefConstant,
    /// Violation of a poison-generating flag: `nsw`, `exact`, `inbounds` …
    Flag(&'static str),
    /// A shift by the width or more.
    ShiftAmount,
    /// A floating-point number that does not fit the integer type.
    FloatToInt,
    /// A lane out of range, or an undefined lane of a shuffle mask.
    Lane,
    /// Set bits between an odd-width integer and the end of its last byte (LLVM trunk).
    OddWidth,
    /// A pointer argument that violates its `align`.
    Align,
    /// An argument, parameter or result that violates `nonnull` or `range`.
    Attribute,
}

/// The cause and instruction at which poison, undef or an unknown bit originated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PoisonOrigin {
    /// The cause.
    pub cause: PoisonCause,
    /// The first instruction that met it; `None` if it existed before the program started.
    pub place: Option<ProgramPoint>,
}
