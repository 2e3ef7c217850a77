//! Tests of the crate `generator` through its public items.

mod c_read_back;
mod compiled;
mod eventually;
mod ir;
mod ir_eventually;
mod poison;
mod signature_profile;
mod total;
