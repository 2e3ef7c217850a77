//! The layout rules against the stores that the lowering emits.

#![no_main]

bitfrost_fuzz::fuzz!(LAYOUT);
