//! Tests that need compilers or other tools.

mod ledger;
mod modules_native;
mod native_aarch64;
mod native_capabilities;
mod native_classification;
mod native_contain;
mod native_generated;
mod native_hostile;
mod native_identity;
mod native_layouts;
mod native_matrix;
mod native_planted;
mod native_process;
mod native_riscv64;
mod native_vectors;
mod reference_types;
