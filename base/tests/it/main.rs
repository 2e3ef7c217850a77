//! Tests of the crate `base` through its public items.

mod macros;
