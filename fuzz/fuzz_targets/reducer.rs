//! The reducer.

#![no_main]

bitfrost_fuzz::fuzz!(REDUCER);
