//! Interpreters of `ir` under poison and freeze semantics.
//!
//! The concrete interpreter *decodes* a module once into [`Bytecode`] and runs it on a [`ConcreteMachine`], whose
//! memory is reused from program to program; [`Interpreter`] combines both. It knows nothing of C: it sees only `ir`,
//! and a program reports values through the observation functions (see [`Observation`]).
//!
//! Values in registers are scalars, each fully known or poison (value-wise, thesis Fig. 3.1); vectors and aggregates
//! are their lanes and members side by side (element-wise). Memory holds poison per bit and provenance per byte. A call
//! pushes a frame onto a vector, so a program's recursion does not use the host's stack.
//!
//! One run is one execution: where a semantics allows several results, [`NondetPolicy`] picks one. Only undef is inexact in this
//! way. An undef constant is chosen at each use, and is undefined behaviour wherever LangRef makes it so; but undef bits in
//! memory are chosen when they are loaded, so all uses of one load agree and a branch on it is not undefined behaviour.
//! `refine::sets` is exact for undef.

mod code;
mod decode;
#[doc(hidden)]
pub mod fault;
#[doc(hidden)]
pub mod library;
#[doc(hidden)]
pub mod machine;
mod register;

pub use base::Observation;
pub use code::Bytecode;
pub use fault::{Exposure, Fault, FaultSet, Needs, decode_with_faults};
pub use library::reads_input;
pub use machine::{ConcreteMachine, Interpreter, ProgramOutput, RunResult, standard_streams};
pub use semantics::intrinsic::expanded;
pub use semantics::{
    BranchOnPoison, Config, ExecutionLimits, NondetPolicy, OddWidth, Outcome, PARAMETERS, Preset, SelectRule,
    Semantics, SemanticsError, SemanticsSetting, UbKind, Undef, Uninitialized, Unsupported,
};
