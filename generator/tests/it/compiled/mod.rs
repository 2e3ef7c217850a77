//! Tests that need compilers or other tools.

mod compilers;
mod ir_opt;
