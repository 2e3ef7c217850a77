//! The data that all runs of a module share.

use std::borrow::Cow;
use std::cell::OnceCell;

use ir::{FuncId, Module, Operand, TypeId};
use semantics::lower::sole_parameters_and_copies;
use semantics::tracked::TrackedPromises;
use semantics::{Config, Unsupported, intrinsic};

use crate::library;
use crate::shape::{Shapes, ValueShape};

/// A verified module with bodies for its intrinsics, and the semantics and limits of its runs.
pub(super) struct ModuleContext<'m> {
    pub(super) module: Cow<'m, Module>,
    pub(super) config: Config,
    /// The number of functions of the module itself; the ones after them were added to express its instructions.
    pub(super) written: usize,
    /// The promises about several accesses that the module has.
    pub(super) tracked: TrackedPromises,
    shapes: Shapes,
    /// For each function, the parameters that its pointers are based on, when they were asked for.
    pointers: Vec<OnceCell<Vec<Option<u8>>>>,
}

/// The module with bodies for the intrinsics and functions of the C library that have one.
pub(super) fn expanded(module: &Module) -> Cow<'_, Module> {
    let with_library = library::expand(Cow::Borrowed(module));
    match with_library {
        Cow::Borrowed(module) => intrinsic::expand(module),
        Cow::Owned(module) => Cow::Owned(intrinsic::expand(&module).into_owned()),
    }
}

impl<'m> ModuleContext<'m> {
    /// # Errors
    /// The verifier refuses the module.
    pub(super) fn new(module: &'m Module, config: Config) -> Result<ModuleContext<'m>, Unsupported> {
        ir::verify(module).map_err(|_| Unsupported::Malformed("the verifier refuses it"))?;
        let written = module.functions.len();
        let module = match module.promising(config.semantics.promises) {
            Cow::Borrowed(module) => expanded(module),
            Cow::Owned(module) => Cow::Owned(expanded(&module).into_owned()),
        };
        let shapes = Shapes::new(&module.types);
        let tracked = TrackedPromises::of_module(&module);
        let pointers = vec![OnceCell::new(); module.functions.len()];
        Ok(ModuleContext { module, config, written, tracked, shapes, pointers })
    }

    /// The number of the parameter that a pointer in a function is based on in any case, as far as the text shows.
    pub(super) fn parameter_of(&self, function: FuncId, pointer: Operand) -> Option<usize> {
        let Operand::Value(value) = pointer else { return None };
        let known = self.pointers.get(function.index())?;
        let text = || sole_parameters_and_copies(&self.module, &self.module.functions[function.index()]);
        known.get_or_init(text).get(value.index()).copied().flatten().map(usize::from)
    }

    /// The width of a pointer in bits, which is that of the numbers by which addresses are computed.
    pub(super) fn pointer_width(&self) -> u32 {
        self.module.types.bit_width(TypeId::PTR).0 as u32
    }

    /// The shape of a type.
    pub(super) fn shape(&self, ty: TypeId) -> Result<&ValueShape, Unsupported> {
        self.shapes.shape(&self.module.types, ty)
    }
}
