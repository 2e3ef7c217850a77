//! The code that the cargo-fuzz targets share.
//!
//! An input is text: a program in C or a module of LLVM IR, as the files of `corpus/seeds` and `corpus/experiments` are. So a
//! corpus does not depend on the generator: what the mutators write is text, too. Saved DNA is read, and its first mutation is
//! text. A target stores its findings in the crash database that `BITFROST_DB` names before it panics; libFuzzer then keeps the
//! input, too.

pub mod calls;
mod entry;
mod finding;
mod fuzzer;
mod input;
pub mod layout;
mod mutate;
pub mod passes;
pub mod reader;
pub mod reduction;
pub mod round_trip;
mod target;
mod violation;

pub use finding::announce;
pub use fuzzer::{Agreement, is_small, lowering_agrees, module_case, restrict_to, two_engines};
pub use input::{InputCase, MAX_INPUT, module, program, read};
pub use mutate::{InputKind, cross_over, mutate};
pub use target::*;
pub use violation::Violation;

#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[cfg(test)]
extern crate self as bitfrost_fuzz;
#[cfg(test)]
#[path = "../tests/it/main.rs"]
mod it;
