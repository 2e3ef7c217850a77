//! The parts of the crate, each by itself.

mod choices;
mod config;
mod extended_types;
mod genome;
mod indeterminate_set;
mod mutate;
mod plan;
mod signature_units;
mod small_world;
mod source;
mod swarm;
