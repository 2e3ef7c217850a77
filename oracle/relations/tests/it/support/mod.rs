//! Helpers for several tests of the relations.

#[allow(dead_code, reason = "not every test changes facts")]
pub(crate) mod edits;
