//! Tests of the crate `plugins` through its public items.

mod compiled;
mod support;
