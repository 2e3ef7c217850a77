//! The compilers of a machine: how they are found, identified, asked for what they can do, and called.

pub(super) mod configurations;
pub(super) mod discovery;
pub(super) mod identify;
pub(super) mod names;
pub(super) mod platform;
pub(super) mod probe;
pub(super) mod template;
