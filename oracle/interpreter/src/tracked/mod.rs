//! The tracked machine: a second interpreter of `ir`, slower than [`crate::ConcreteMachine`], that explains.
//!
//! It shares the data of the other (semantics, limits, outcomes) and none of its code, so that the two are two
//! witnesses. Its values are bits: each 0, 1, poison with the way it came, undef, or *unknown*: a function of bits
//! that `freeze` chose. [`outcomes`] gives everything that a program may do, each outcome with the bits of it that
//! are determined, the choices that it depends on, and for undefined behaviour the life of the poison behind it.
//!
//! # Why a determined bit is determined
//!
//! An unknown bit is a node of a graph (`gates`) whose leaves are choices. A bit counts as determined if it is a
//! constant of the graph, or if every choice in its *support* has been decided. Constants of the graph are made by
//! identities of two-valued logic only (`x & 0`, `x ^ x` …), which hold for every value of the choices; the support
//! of a node is the union of those of its inputs, and of an opaque node the union of those of all operands' bits, so
//! it contains every choice that the bit depends on. What the machine does besides computing bits (where it
//! branches, which address it accesses, whether something is undefined) it does only by bits that are determined,
//! because it asks `SymbolicMachine::decide` or `SymbolicMachine::number`. So by induction over the run: two runs that decide alike
//! are alike in everything determined.
//!
//! # Why the enumeration is complete
//!
//! A run is a function of the values of the decided choices, in the order in which they are decided, by the same
//! induction; a choice has the same number in two runs that have decided alike so far. `outcomes` walks the tree of
//! decisions depth first and turns each one round once. An execution of the program fixes the values of all
//! choices; following them down the tree leads to a run listed, which agrees with the execution in all that is
//! determined. Conversely every leaf of the tree is reached by some values of the choices, because a decision is
//! made on choices, which are independent, and never on a derived bit. If what is observed is decided too, then
//! each outcome listed is possible and determined to the last bit: [`Precision::Exact`]. If that is too much, the
//! bits observed may be correlated in ways that the masks do not show: [`Precision::Masked`].
//!
//! Where the machine cannot be exact it allows more, never less: opaque functions of undef are undef, and the
//! promises of an addition with an unknown operand are decided rather than carried along.

mod access;
mod address;
mod aig;
mod arithmetic;
mod builtin;
mod call;
mod choice;
mod circuits;
mod compare;
mod concrete;
mod constant;
mod convert;
mod decision;
mod division;
mod enumerate;
mod explain;
mod float;
mod lanes;
mod long;
mod machine;
mod memory;
mod object;
mod outcome_set;
mod poison_chain;
mod run;
mod shape;
mod soft;
mod support;
mod undef;
mod value;
mod variadic;

pub use decision::{Decision, Reason};
pub use enumerate::{DEFAULT_BITS, outcomes, outcomes_within};
pub use explain::Explanation;
pub use outcome_set::{
    Containment, Difference, MaskedObservation, MaskedOutcome, OutcomeSet, Precision, RunEnd,
};
pub use poison_chain::{ObjectName, PoisonCause, PoisonOrigin};
