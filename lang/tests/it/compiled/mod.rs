//! Tests that need compilers or other tools.

mod text_packed;
mod text_print;
mod text_types;
