//! Runs `ir` under poison and freeze semantics, one program at a time, quickly.
//!
//! A module is *prepared* into compact code once ([`Bytecode`]) and then run on a [`ConcreteMachine`] whose memory is reused
//! from program to program; [`Interpreter`] is both in one. The interpreter knows nothing of C: it sees only `ir`,
//! and what a program computes leaves it through the observation functions (see [`Observation`]).
//!
//! Values in registers are scalars, each wholly known or poison (value-wise, thesis Fig. 3.1); vectors and
//! aggregates are their lanes and members side by side (element-wise). Memory holds poison per bit and provenance
//! per byte. Calls push a frame in a vector: a program's recursion never becomes the host's.
//!
//! One run is one execution: where a semantics leaves a choice ([`NondetPolicy`] makes it), the run shows one allowed
//! outcome. Undef is the one thing that this leaves inexact. An undef constant is chosen at each use, and is undefined
//! behaviour wherever LangRef says so; but undef that comes from memory is chosen when it is loaded, so that all uses
//! of one load agree and a branch on it goes somewhere. [`exhaustive`] is exact for it.

mod code;
mod config;
mod decode;
pub mod exhaustive;
mod fault;
mod machine;
mod outcome;
mod register;
mod semantics;
pub mod tracked;
mod variadic;

pub use code::Bytecode;
pub use config::{Config, ExecutionLimits};
pub use fault::{Fault, FaultSet, Needs, UnknownFault};
pub use machine::{ConcreteMachine, Interpreter, RunResult};
pub use outcome::{Observation, Outcome, UbKind, Unsupported};
pub use semantics::{
    BranchOnPoison, NondetPolicy, OddWidth, PARAMETERS, Preset, SelectRule, Semantics, SemanticsError,
    SemanticsSetting, Undef, Uninitialized,
};
