//! Campaigns: their cases, their counts, and the workers that examine them.

mod accounting;
mod cases;
mod coverage;
mod event_log;
pub mod finding;
mod matrix;
mod module_source;
mod notifier;
mod position;
pub mod program_source;
mod progress;
pub mod reports;
mod run;
mod shard;
mod signatures;
mod source;
mod status;
mod steering;
mod summary;
pub mod workers;

pub use accounting::{Accounting, CpuTime, EngineCount, VerdictCount, rate};
pub use cases::{Batch, Cases, reduced};
pub use coverage::ProgramCoverage;
pub use event_log::{CampaignEvent, EventLog};
pub use matrix::{EngineMatrix, MatrixMark, MatrixTable};
pub use module_source::{ModuleSource, Variety};
pub use notifier::{Notifier, NotifyCommand, NotifyCount, OpenedBucket, OpeningStage};
pub use position::Position;
pub use program_source::ProgramSource;
pub use progress::ProgressLine;
pub use run::{Done, Queue, QueueState, ReductionEnd, RunPlan, WaitingCase};
pub use shard::Shard;
pub use source::Source;
pub use status::{RunTitle, StatusSources, StatusView};
pub use steering::Steering;
pub use summary::{BUCKETS_LISTED, CampaignSummary, LISTED, NewBucket, RunFacts, Summary};
