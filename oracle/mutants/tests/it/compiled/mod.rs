//! Tests that need compilers or other tools.

mod faults;
