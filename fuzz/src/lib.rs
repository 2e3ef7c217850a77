//! What the cargo-fuzz targets share.
//!
//! An input is DNA, or the text of a program (the files of `corpus/seeds` are inputs as they are). What a target
//! finds goes into the crash database that `BITFROST_DB` names before the process dies; libFuzzer then keeps the
//! input too.

mod fuzzer;
mod input;
mod layout;
mod mutate;

pub use fuzzer::Fuzzer;
pub use input::program;
pub use mutate::mutate;
