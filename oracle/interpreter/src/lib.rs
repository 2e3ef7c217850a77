//! Runs ir under poison and freeze semantics.
