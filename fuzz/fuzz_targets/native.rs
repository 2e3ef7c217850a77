//! The whole matrix of compilers.

#![no_main]

bitfrost_fuzz::fuzz!(NATIVE);
