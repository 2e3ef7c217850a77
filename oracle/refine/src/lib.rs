//! Refinement, and all that a module may do: one machine and one walk over the tree of choices, generic over the domain of
//! values.
//!
//! The [`machine`] executes what does not depend on how values are represented: control flow, calls and their attributes,
//! memory objects, loads and stores as bits, addresses by type, lanes and members, variadic calls, the walk over all
//! choices. A [`domain`](machine::domain) computes. There are three:
//!
//! * [`bits`]: whole programs; a value is bits of an and-inverter graph with the provenance of poison, and choices are
//!   decided on demand;
//! * [`sets`]: small functions; a register holds the exact set of values that a use may see, and every choice is enumerated;
//! * [`proof`]: all values of the parameters at once, as formulas over bits for a solver.
//!
//! [`refines`] decides by `sets` and `proof` if one function may replace another.

pub mod bits;
#[doc(hidden)]
pub mod choice_path;
#[doc(hidden)]
pub mod circuits;
mod context;
pub mod experiments;
#[doc(hidden)]
pub mod gates;
#[doc(hidden)]
pub mod library;
#[doc(hidden)]
pub mod machine;
#[doc(hidden)]
pub mod proof;
#[doc(hidden)]
pub mod refinement;
pub mod sets;
#[doc(hidden)]
pub mod shape;
pub mod time_limit;

pub use bits::instruction_text;
pub use proof::Method;
pub use refinement::{Refinement, refines, refines_by};
