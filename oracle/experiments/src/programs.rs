//! The cost of each bit-field strategy on real programs, as chapter 5 of the thesis measures it: clang's own IR, with the accesses to
//! bit-fields lowered again ([`relowering`]), compiled at each level and run.
//!
//! `word` is clang's own text, so that every other strategy stands beside what clang does today.

mod bench;
mod measure;
mod suite;
mod tables;

pub use bench::{ClangCommands, CommandError};
pub use measure::{
    AccessCounts, LevelMeasurement, MeasurePlan, Optimisation, ProgramMeasurement, RefinementCounts,
    StrategyCost, measure_program,
};
pub use suite::{SuiteError, SuiteProgram, SuiteRun, read_suite};
pub use tables::{CostColumn, cost_tables};
