//! Tests of the crate `relations` through its public items.

mod compiled;
mod document;
mod extraction;
mod illformed;
#[path = "../../../../ir/tests/it/support/missing.rs"]
mod missing;
mod support;
