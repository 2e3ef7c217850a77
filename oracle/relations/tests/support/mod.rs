//! What several tests of the relations need.

#[allow(dead_code, reason = "not every test changes facts")]
pub(crate) mod edits;
