//! Our own transformations of modules.

#![no_main]

bitfrost_fuzz::fuzz!(PASSES);
