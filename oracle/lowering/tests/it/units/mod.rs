//! The parts of the crate, each by itself.

mod abi_quirks;
mod abi_vectors;
mod fault;
mod layout_microsoft;
mod lower_va_arg;
mod lower_value_floating;
