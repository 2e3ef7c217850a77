//! Enumeration of all executions of a function on one input.

use ir::{Align, FuncId, Module};

use super::EnumerationLimits;
use super::choice_sequence::ChoiceSequence;
use super::input::Input;
use super::memory::Memory;
use super::outcome::{Behaviours, Inconclusive};
use super::path::{ModuleContext, Path};
use super::refine::FunctionRef;
use super::shape::ValueShape;
use super::value::ValueSet;
use crate::intrinsic;
use crate::semantics::Semantics;

/// All behaviours of a function on `input` under `semantics`.
///
/// # Errors
///
/// The enumeration exceeds its limits, or the function does something that this engine does not support.
pub fn behaviours(
    subject: FunctionRef<'_>,
    input: &Input,
    semantics: Semantics,
    limits: EnumerationLimits,
) -> Result<Behaviours, Inconclusive> {
    ModuleContext::new(subject.module, semantics, limits)?.behaviours(subject.function, input)
}

impl<'a> ModuleContext<'a> {
    /// # Errors
    ///
    /// The module is malformed.
    pub(super) fn new(
        module: &'a Module,
        semantics: Semantics,
        limits: EnumerationLimits,
    ) -> Result<ModuleContext<'a>, Inconclusive> {
        ir::verify(module).map_err(|_| Inconclusive::Unsupported("malformed module"))?;
        let module = intrinsic::expand(module);
        let shapes = ValueShape::all(&module);
        Ok(ModuleContext { module, semantics, limits, shapes })
    }

    /// All behaviours of `function` on `input`.
    pub(super) fn behaviours(&self, function: FuncId, input: &Input) -> Result<Behaviours, Inconclusive> {
        let mut memory = self.globals()?;
        input.lay_out(&mut memory);
        let mut choices = ChoiceSequence::default();
        let mut behaviours = Behaviours::new();
        for _ in 0..self.limits.executions {
            behaviours.insert(Path::run(self, &mut choices, memory.clone(), function, &input.arguments)?);
            if !choices.advance() {
                return Ok(behaviours);
            }
        }
        Err(Inconclusive::TooLarge("many choices"))
    }

    fn globals(&self) -> Result<Memory, Inconclusive> {
        let mut memory = Memory::new(&self.semantics);
        for global in &self.module.globals {
            let shape = self.shape(global.ty)?;
            let size = self.module.types.size(global.ty).checked_bits();
            let size = size.ok_or(Inconclusive::TooLarge("large global"))?;
            let align = global.align.unwrap_or_else(|| self.module.types.align(global.ty));
            let object = memory.allocate(size.0 as usize, align.max(Align::ONE));
            let initializer = global.initializer.ok_or(Inconclusive::Unsupported("external global"))?;
            let value: ValueSet = self.constant(initializer)?;
            memory.write(object, 0, &value, shape);
            memory.objects[object as usize].constant = global.constant;
        }
        Ok(memory)
    }
}
