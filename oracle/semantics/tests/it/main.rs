//! Tests of the crate `semantics`.

#![allow(clippy::unwrap_used, reason = "a failure of a test is a panic")]

mod units;
