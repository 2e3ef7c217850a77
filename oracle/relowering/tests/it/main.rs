//! Recognition and rewriting of the accesses that clang writes.

#![allow(clippy::unwrap_used, reason = "a failure of a test is a panic")]

mod compiled;
mod layouts;
