//! What engines make of a case, and why: examination, causes, and reductions.
//!
//! [`examine`] asks the engines about cases of each kind and passes the verdict, [`cause`] says in equal words for equal causes
//! what a finding shows, and [`reduction`] looks for the smallest case that shows it.

pub mod cause;
pub mod examine;
pub mod outcome_set;
pub mod reduction;
pub mod toolchains;
