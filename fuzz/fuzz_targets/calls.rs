//! Properties of the classification of arguments and results.

#![no_main]

bitfrost_fuzz::fuzz!(CALLS);
