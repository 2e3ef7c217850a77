//! The symbolic interpreter: the machine over the domain of bits. It finds all outcomes of a program and explains
//! undefined behaviour.
//!
//! Its values are bits: each 0, 1, poison with the chain of instructions that propagated it, undef, or *unknown*: a
//! function of bits that `freeze` chose. [`outcomes`] returns every possible outcome of a program, each with its
//! determined bits, the choices that it depends on, and for undefined behaviour the explanation of the poison that
//! caused it.
//!
//! # Why a determined bit is determined
//!
//! An unknown bit is a node of a graph (`aig`) whose leaves are choices. A bit counts as determined if it is a constant
//! of the graph, or if every choice in its *support* has been decided. Constants of the graph follow from identities of
//! two-valued logic only (`x & 0`, `x ^ x` …), which hold for every value of the choices; the support of a node is the
//! union of those of its inputs, and of an opaque node the union of those of all operands' bits, so it contains every
//! choice that the bit depends on. Everything else that the machine does (where it branches, which address it accesses,
//! whether something is undefined) depends on determined bits only, because it goes through `SymbolicDomain::decide`
//! or `SymbolicDomain::number`. So by induction over the run: two runs with the same decisions agree in everything
//! determined.
//!
//! # Why the enumeration is complete
//!
//! A run is a function of the values of the decided choices, in the order in which they are decided, by the same
//! induction; a choice has the same number in two runs whose decisions agree so far. `outcomes` walks the tree of
//! decisions depth first and flips each one once. An execution of the program fixes the values of all choices;
//! following them down the tree leads to a listed run, which agrees with the execution in all that is determined.
//! Conversely every leaf of the tree is reached by some values of the choices, because decisions are made on choices,
//! which are independent, and never on a derived bit. If observations are decided too, each outcome listed is possible
//! and determined to the last bit: [`Precision::Exact`]. If that exceeds the limits, the observed bits may be
//! correlated in ways that the masks do not show: [`Precision::Masked`].
//!
//! An inexact domain allows more, never less: opaque functions of undef are undef, and the flags of an addition with an unknown
//! operand are decided instead of carried along.

#[doc(hidden)]
pub mod aig;
mod arithmetic;
mod choice;
mod compare;
#[doc(hidden)]
pub mod concrete;
mod convert;
mod decision;
mod division;
mod domain;
mod explain;
#[doc(hidden)]
pub mod float;
mod image;
mod observation;
mod outcome_set;
mod outcomes;
mod pointer;
#[doc(hidden)]
pub mod poison_chain;
#[doc(hidden)]
pub mod soft;
#[doc(hidden)]
pub mod support;
mod undef;
#[doc(hidden)]
pub mod value;
mod values;

pub use crate::machine::number_use::Reason;
pub use crate::machine::origin::{ObjectName, PoisonCause, PoisonOrigin};
pub use decision::Decision;
pub use explain::{Explanation, instruction_text};
pub use outcome_set::{
    Containment, Difference, MaskedObservation, MaskedOutcome, OutcomeSet, Precision, RunEnd,
};
pub use outcomes::{DEFAULT_BITS, outcomes, outcomes_within};
