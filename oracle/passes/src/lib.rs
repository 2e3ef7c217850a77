//! What LLVM makes of modules: the passes of `opt`, of any version, and the back ends of clang.
//!
//! [`optimizer`] runs pipelines on many modules in one process, [`refinement`] judges what comes back, [`culprit`] finds the pass
//! that is wrong, [`codegen`] calls the code of back ends, and [`mutation`] makes mutants of modules.

pub mod codegen;
pub mod culprit;
pub mod mutation;
pub mod optimizer;
pub mod refinement;
