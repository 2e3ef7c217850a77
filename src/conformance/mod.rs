//! The curated cases of the calling conventions: declarations, each with the clause of its platform's document that it is about.
//!
//! [`cases`] reads `corpus/conformance/TARGET.toml`. [`plain`] and [`json`] write the files beside it, for users who have no
//! bitfrost: C that passes values of each case between two files and checks them, and JSON with layouts and places. The
//! test `conformance_corpus` compares these files with what is written here.

mod corpus;
pub mod json;
pub mod plain;
mod values;

pub use corpus::{ConformanceCase, cases};
