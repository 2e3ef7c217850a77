//! Random records, their C, and the compilers to ask about them.

#![allow(dead_code, reason = "each test binary uses a part")]

pub(crate) mod aapcs;
pub(crate) mod c;
pub(crate) mod carry;
pub(crate) mod divergence;
#[path = "../../../../../ir/tests/it/support/missing.rs"]
mod missing;
pub(crate) mod native;
pub(crate) mod places;
pub(crate) mod random;
pub(crate) mod tools;
pub(crate) mod wide;
