//! The judge: what a case must do, and whether every engine did it.
//!
//! The reference evaluator says what must be observed, engines say what was, the verdict compares.

pub mod case;
pub mod confirm;
pub mod inprocess;
pub mod ledger;
mod observation;
pub mod reference;
pub mod verdict;

pub use case::ModuleCase;

#[cfg(test)]
extern crate self as judge;
#[cfg(test)]
#[path = "../tests/it/main.rs"]
mod it;
