//! The cost of each bit-field strategy on real programs, as chapter 5 of the thesis measures it: clang's own IR, with the accesses to
//! bit-fields lowered again ([`relowering`]), compiled at each level and run.
//!
//! `word` is clang's own text, so that every other strategy stands beside what clang does today.

mod bench;
mod measure;
mod measurement;
mod parting;
mod refinement;
mod scratch;
mod suite;
mod tables;
mod units;
mod workload;

pub use bench::{ClangCommands, CommandError};
pub use measure::{MeasurePlan, measure_program};
pub use measurement::{
    AccessCounts, LevelMeasurement, Optimisation, ProgramMeasurement, RefinementCounts, StrategyCost,
};
pub use parting::PartedFunctions;
pub use suite::{SuiteError, SuiteProgram, SuiteRun, read_suite};
pub use tables::{CostRatios, cost_ratios, cost_tables};
