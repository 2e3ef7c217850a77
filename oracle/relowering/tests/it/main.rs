//! Recognition and rewriting of the accesses that clang writes.

mod compiled;
mod layouts;
mod sequences;
