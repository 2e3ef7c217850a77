//! Cases: what engines run. A program in C is a [`lang::Program`]; a module of LLVM IR comes with what it takes to run it.

use interpreter::Semantics;
use ir::Module;
use smol_str::SmolStr;

/// A module of LLVM IR as a case.
#[derive(Clone, Debug)]
pub struct ModuleCase {
    /// The module.
    pub module: Module,
    /// The name of the function that is run: it takes nothing and gives nothing back.
    pub entry: SmolStr,
    /// The meaning of poison and undef to the interpreters.
    pub semantics: Semantics,
}
