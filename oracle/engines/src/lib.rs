//! The engines that are other programs: C compilers, in one link for the whole matrix, and what keeps foreign processes contained.
//!
//! An engine has a name, runs cases, and reports an outcome; whether the outcome is right, the crate `judge` finds out.

pub mod answers;
pub mod call_defect;
pub mod compiler;
pub mod engine;
pub mod native;
pub mod outcome;
pub mod process;
pub mod recipe;

pub use base::{Observation, Observations};
pub use engine::{Configuration, EngineName};
pub use outcome::{EngineReport, LayoutAnswers, Outcome, ProgramEnd};
