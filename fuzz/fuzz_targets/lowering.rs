//! The lowering, run by the interpreter, against the reference evaluator.

#![no_main]

bitfrost_fuzz::fuzz!(LOWERING);
