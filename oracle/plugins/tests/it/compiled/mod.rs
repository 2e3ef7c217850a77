//! Tests that need compilers or other tools.

mod plugged_c;
mod plugged_engines;
mod scripts;
