//! The oracle: what a case must do, and what every engine did.
//!
//! The reference evaluator says what must be observed, engines say what was, the verdict compares.

pub mod call_defect;
pub mod case;
pub mod compiler;
pub mod confirm;
pub mod engine;
pub mod inprocess;
pub mod ledger;
pub mod native;
mod observation;
pub mod outcome;
pub mod recipe;
pub mod reference;
pub mod verdict;

pub use base::{Observation, Observations};
pub use case::ModuleCase;
pub use engine::{Configuration, EngineName};
pub use outcome::{EngineReport, LayoutAnswers, Outcome, ProgramEnd};
