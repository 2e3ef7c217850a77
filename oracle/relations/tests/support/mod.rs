//! What several tests of the relations need.

pub(crate) mod edits;
