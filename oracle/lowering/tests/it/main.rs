//! Tests of the crate `lowering` through its public items.

mod compiled;
mod explicit;
mod legalize;
mod poison;
mod support;
#[path = "../../../../lang/tests/it/text_sample/mod.rs"]
mod text_sample;
mod vectors;
