//! The data that all runs of a module share.

use std::borrow::Cow;

use ir::{Module, TypeId};

use super::shape::{Shapes, ValueShape};
use crate::config::Config;
use crate::intrinsic;
use crate::outcome::Unsupported;

/// A verified module with bodies for its intrinsics, and the semantics and limits of its runs.
pub(super) struct ModuleContext<'m> {
    pub(super) module: Cow<'m, Module>,
    pub(super) config: Config,
    /// The number of functions of the module itself; those that follow were added to express its instructions.
    pub(super) written: usize,
    shapes: Shapes,
}

impl<'m> ModuleContext<'m> {
    /// # Errors
    /// The verifier refuses the module.
    pub(super) fn new(module: &'m Module, config: Config) -> Result<ModuleContext<'m>, Unsupported> {
        ir::verify(module).map_err(|_| Unsupported::Malformed("the verifier refuses it"))?;
        let written = module.functions.len();
        let module = intrinsic::expand(module);
        let shapes = Shapes::new(&module.types);
        Ok(ModuleContext { module, config, written, shapes })
    }

    /// The shape of a type.
    pub(super) fn shape(&self, ty: TypeId) -> Result<&ValueShape, Unsupported> {
        self.shapes.of(&self.module.types, ty)
    }
}
