//! Tests of the crate `bitfrost_fuzz` through its public items.

mod compiled;
mod inputs;
