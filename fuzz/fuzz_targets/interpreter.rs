//! The concrete machine against the precise engine.

#![no_main]

bitfrost_fuzz::fuzz!(INTERPRETER);
