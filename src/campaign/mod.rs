//! Campaigns: what comes next, what was counted, and the workers that do it.

pub mod accounting;
pub mod position;

pub use accounting::{Accounting, CpuTime, EngineCount, VerdictCount};
pub use position::Position;
