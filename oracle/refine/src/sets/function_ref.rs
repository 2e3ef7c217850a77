//! A function and the module that it is in.

use ir::{FuncId, Module};

/// A function of a module.
#[derive(Clone, Copy, Debug)]
pub struct FunctionRef<'a> {
    /// The module.
    pub module: &'a Module,
    /// The function's id in it.
    pub function: FuncId,
}
