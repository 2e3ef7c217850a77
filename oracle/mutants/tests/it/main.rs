//! Tests of the crate `mutants` through its public items.

mod compiled;
#[path = "../../../lowering/tests/it/support/mod.rs"]
mod support;
