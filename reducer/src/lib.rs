//! Smaller program, same verdict.
