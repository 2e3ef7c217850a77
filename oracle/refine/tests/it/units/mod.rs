//! The parts of the crate, each by itself.

mod bits_aig;
mod bits_concrete;
mod bits_poison_chain;
mod bits_soft;
mod bits_support;
mod choice_path;
mod circuits;
mod experiments_header;
mod library;
mod proof_float;
mod proof_float_compare;
mod proof_graph;
mod proof_polynomials;
mod proof_solver;
mod proof_witness;
mod refinement_reachable_part;
mod sets_external_world;
mod sets_integer;
mod sets_outcome;
mod sets_value;
mod shape;
