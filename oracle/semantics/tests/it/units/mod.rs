//! The parts of the crate, each by itself.

mod c_library;
mod intrinsic;
mod intrinsic_x86;
mod rules_text;
