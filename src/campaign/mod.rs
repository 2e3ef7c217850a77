//! Campaigns: what comes next, what was counted, and the workers that do it.

mod accounting;
mod control;
mod examine;
pub mod finding;
mod position;
mod progress;
mod run;
pub mod source;
mod summary;
pub mod workers;

pub use accounting::{Accounting, CpuTime, EngineCount, VerdictCount, rate};
pub use control::Control;
pub use examine::{Cost, Examined, Examiner};
pub use position::Position;
pub use progress::ProgressLine;
pub use run::{Batch, Done, Plan, Queue};
pub use source::Source;
pub use summary::{CampaignSummary, LISTED, RunFacts, Summary};
