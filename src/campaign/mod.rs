//! Campaigns: what comes next, what was counted, and the workers that do it.

pub mod accounting;
pub mod control;
pub mod position;
pub mod progress;
pub mod summary;
pub mod workers;

pub use accounting::{Accounting, CpuTime, EngineCount, VerdictCount};
pub use control::Control;
pub use position::Position;
pub use progress::ProgressLine;
pub use summary::Summary;
