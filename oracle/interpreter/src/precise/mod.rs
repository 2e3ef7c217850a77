//! The precise interpreter: one machine and one walk over the tree of choices, generic over the domain of values.
//!
//! The machine executes what does not depend on how values are represented: control flow, calls and their attributes,
//! memory objects, loads and stores as bits, addresses by type, lanes and members, variadic calls, the walk over all
//! choices. A [`domain`] computes. There are two, which share no arithmetic:
//!
//! * [`bits`]: whole programs; a value is bits of an and-inverter graph with the provenance of poison, and choices are
//!   decided on demand;
//! * [`sets`]: small functions; a register holds the exact set of values that a use may see, and every choice is
//!   enumerated. It decides refinement.

mod access;
mod address;
mod assumption;
pub mod bits;
mod builtin;
mod call;
mod circuits;
mod constant;
mod context;
mod domain;
mod exchange;
mod gates;
mod heap;
mod history;
mod lanes;
mod library;
mod machine;
mod memory;
mod object;
mod origin;
mod path;
mod promises;
mod proof;
mod reason;
mod run;
mod running;
pub mod sets;
mod shape;
mod variadic;
