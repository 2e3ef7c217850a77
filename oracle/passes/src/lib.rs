//! LLVM's tools on modules: the passes of `opt`, of any version, and the back ends of clang.

pub mod codegen;
pub mod culprit;
pub mod mutation;
pub mod optimizer;
pub mod refinement;
