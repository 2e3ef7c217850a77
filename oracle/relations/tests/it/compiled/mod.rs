//! Tests that need compilers or other tools.

mod datalog;
mod llvm_verifier;
