//! Tests that need compilers or other tools.

mod planted;
mod smoke;
