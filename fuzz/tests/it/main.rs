//! Tests of the crate `bitfrost_fuzz` through its public items.

mod command_line;
mod compiled;
mod inputs;
