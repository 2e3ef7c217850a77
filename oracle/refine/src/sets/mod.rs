//! Small functions: the machine over the domain of sets. It enumerates every behaviour of a function, and decides
//! refinement between two.
//!
//! It checks the concrete interpreter and the domain of bits, and judges transformations. It shares no arithmetic with
//! them, runs one function on every input of a small domain (integers of a few bits, small vectors, a few bytes of
//! memory), and considers every choice that the semantics leaves open:
//!
//! * **undef** is exact: a register holds the set of values that a use may see, and each use picks one (see `value`);
//! * **freeze**, and the rules of a [`Semantics`](semantics::Semantics) that choose on poison, are choices of the
//!   execution: one run for each, depth first;
//! * **calls** of functions without a body are observable events (see [`Event`]).
//!
//! [`behaviours`] enumerates all executions on one input; [`refines`] decides whether one function may replace another;
//! [`contains`] decides whether a run of another engine is one of the executions. Addresses stay unknown, and floating
//! point is not supported.

mod address;
mod behaviours;
#[doc(hidden)]
pub mod call_promises;
mod cast;
mod choice;
mod concrete;
mod containment;
mod counterexample;
mod domain;
mod events;
mod external_calls;
#[doc(hidden)]
pub mod external_world;
mod function_ref;
mod heap;
mod input;
#[doc(hidden)]
pub mod integer;
mod limits;
mod load;
mod memory;
mod operators;
#[doc(hidden)]
pub mod outcome;
mod show;
#[doc(hidden)]
pub mod value;
mod values;

pub(crate) use behaviours::Enumeration;
pub use behaviours::behaviours;
pub use call_promises::CallPromises;
pub use concrete::{ConcreteArgument, ConcreteCall, ConcreteObject, concrete_calls};
pub use containment::{Containment, contains};
pub use counterexample::Counterexample;
pub(crate) use events::UNWINDING;
pub(crate) use external_calls::{
    ALLOCATES, allocates, captured_arguments, is_opaque, observed_effects, only_reads, only_writes_arguments,
    read_only_arguments, write_only_arguments,
};
pub use external_world::World;
pub(crate) use external_world::mixed;
pub use function_ref::FunctionRef;
pub(crate) use input::{ArgumentShape, InputShape, Inputs, Reach, shapes};
pub use input::{Coverage, InitialBit, Input, ObjectSharing, ParameterObject};
pub use limits::EnumerationLimits;
pub use outcome::{Behaviour, Behaviours, Ending, Event, Inconclusive, OwnObject};
pub use value::{Pointer, Scalar, Value, ValueSet};
