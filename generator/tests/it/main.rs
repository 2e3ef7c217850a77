//! Tests of the crate `generator` through its public items.

#![allow(clippy::unwrap_used, reason = "a failure of a test is a panic")]

mod c_read_back;
mod compiled;
mod eventually;
mod ir;
mod ir_eventually;
mod poison;
mod signature_profile;
mod total;
mod units;
