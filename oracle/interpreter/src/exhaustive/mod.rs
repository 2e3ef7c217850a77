//! Exhaustive enumeration of the behaviours of a small function, and refinement between two functions.
//!
//! This engine checks the other two and judges transformations. It shares no arithmetic with them, runs one function on
//! every input of a small domain (integers of a few bits, small vectors, a few bytes of memory), and considers every
//! choice that the semantics leaves open:
//!
//! * **undef** is exact: a register holds the set of values that a use may see, and each use picks one (see `value`);
//! * **freeze**, and the rules of a [`Semantics`](crate::Semantics) that choose on poison, are choices of the
//!   execution: one run for each, depth first (see `choice_sequence`);
//! * **calls** of functions without a body are observable events (see [`Event`]).
//!
//! [`behaviours`] enumerates all executions on one input; [`refines`] decides whether one function may replace another;
//! [`contains`] decides whether a run of another engine is one of the executions. Addresses stay unknown, and floating
//! point is not supported.

mod choice_sequence;
mod containment;
mod enumerate;
pub mod experiments;
mod input;
mod integer;
mod limits;
mod memory;
mod outcome;
mod path;
mod refine;
mod shape;
mod show;
mod value;

pub use containment::{Containment, contains};
pub use enumerate::behaviours;
pub use input::{Coverage, InitialBit, Input};
pub use limits::EnumerationLimits;
pub use outcome::{Behaviour, Behaviours, Ending, Event, Inconclusive};
pub use refine::{Counterexample, FunctionRef, Refinement, refines};
pub use value::{Pointer, Scalar, Value, ValueSet};
