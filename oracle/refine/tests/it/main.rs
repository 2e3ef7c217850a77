//! Tests of the crate `refine` through its public items.

#![allow(clippy::unwrap_used, reason = "a failure of a test is a panic")]

mod corresponding_values;
mod experiments;
mod followed_paths;
mod lifetimes;
mod not_judged;
mod pairs;
mod precise_bits;
mod precise_explains;
mod precise_sets;
mod precise_sets_agree;
mod promises;
mod proofs;
mod proofs_agree;
mod refinement;
mod reflexive;
mod small_random;
mod tables;
mod units;
