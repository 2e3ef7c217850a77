//! Examination of cases by engines, the causes of findings, and reductions.

pub mod cause;
pub mod examine;
pub mod outcome_set;
pub mod reduction;
pub mod toolchains;
