//! The code that the cargo-fuzz targets share.
//!
//! An input is DNA, or the text of a program (the files of `corpus/seeds` are inputs as they are). A target stores its
//! findings in the crash database that `BITFROST_DB` names before it panics; libFuzzer then keeps the input, too.

mod fuzzer;
mod input;
mod layout;
mod mutate;

pub use fuzzer::Fuzzer;
pub use input::program;
pub use mutate::mutate;
