//! The C compilers on the machine: one link, the whole matrix.

pub mod process;
