//! Tests of the crate `lowering` through its public items.

#![allow(clippy::unwrap_used, reason = "a failure of a test is a panic")]

mod compiled;
mod explicit;
mod legalize;
mod poison;
mod support;
#[path = "../../../../lang/tests/it/text_sample/mod.rs"]
mod text_sample;
mod units;
mod vectors;
