//! Campaigns: what comes next, what was counted, and the workers that do it.

mod accounting;
pub mod finding;
pub mod modules;
mod position;
mod programs;
mod progress;
mod run;
mod signatures;
pub mod source;
mod subject;
mod summary;
pub mod workers;

pub use accounting::{Accounting, CpuTime, EngineCount, VerdictCount, rate};
pub use position::Position;
pub use programs::Programs;
pub use progress::ProgressLine;
pub use run::{Done, Plan, Queue};
pub use source::Source;
pub use subject::{Batch, Smaller, Subject};
pub use summary::{CampaignSummary, LISTED, RunFacts, Summary};
