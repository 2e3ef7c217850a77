//! Tests of the crate `ir` through its public items.

#![allow(clippy::unwrap_used, reason = "a failure of a test is a panic")]

mod flags;
mod intrinsic_table;
mod legalize;
mod merge;
mod metadata;
mod metadata_kinds;
mod missing_tool;
mod opcodes;
mod operands;
mod opt;
mod packed;
mod read;
mod read_mutated;
mod support;
mod units;
mod verify;
