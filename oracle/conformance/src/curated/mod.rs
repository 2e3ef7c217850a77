//! The curated cases of the calling conventions: declarations, each with the clause of its platform's document that it is about.
//!
//! [`cases`] reads `corpus/conformance/TARGET.toml`. [`plain`] and [`json`] make files of them for users who have no
//! bitfrost: C that passes values of each case between two files and checks them, which `conform --write` writes, and JSON with
//! layouts and places, which lies beside the cases. The test `conformance_corpus` compiles the C and compares the JSON.

mod corpus;
pub mod json;
pub mod plain;
mod values;

pub use corpus::{ConformanceCase, cases};
