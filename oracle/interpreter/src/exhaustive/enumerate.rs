//! All executions of a function on one input.

use ir::{Align, FuncId, Module};

use super::Limits;
use super::input::Input;
use super::memory::Memory;
use super::outcome::{Behaviours, Unjudged};
use super::path::{Path, World};
use super::refine::Subject;
use super::script::Script;
use super::shape::Shape;
use super::value::Set;
use crate::semantics::Semantics;

/// What can come of running a function on `input` under `semantics`.
///
/// # Errors
///
/// There is too much to enumerate, or the function does something that this engine does not.
pub fn behaviours(
    subject: Subject<'_>,
    input: &Input,
    semantics: Semantics,
    limits: Limits,
) -> Result<Behaviours, Unjudged> {
    World::new(subject.module, semantics, limits)?.behaviours(subject.function, input)
}

impl<'a> World<'a> {
    /// # Errors
    ///
    /// The module is malformed.
    pub(super) fn new(
        module: &'a Module,
        semantics: Semantics,
        limits: Limits,
    ) -> Result<World<'a>, Unjudged> {
        ir::verify(module).map_err(|_| Unjudged::Unsupported("malformed module"))?;
        Ok(World { module, semantics, limits, shapes: Shape::all(module) })
    }

    /// What can come of running `function` on `input`.
    pub(super) fn behaviours(&self, function: FuncId, input: &Input) -> Result<Behaviours, Unjudged> {
        let mut memory = self.globals()?;
        input.lay_out(&mut memory);
        let mut script = Script::default();
        let mut behaviours = Behaviours::new();
        for _ in 0..self.limits.executions {
            behaviours.insert(Path::run(self, &mut script, memory.clone(), function, &input.arguments)?);
            if !script.advance() {
                return Ok(behaviours);
            }
        }
        Err(Unjudged::TooLarge("many choices"))
    }

    fn globals(&self) -> Result<Memory, Unjudged> {
        let mut memory = Memory::new(&self.semantics);
        for global in &self.module.globals {
            let shape = self.shape(global.ty)?;
            let size = self.module.types.size(global.ty).checked_bits();
            let size = size.ok_or(Unjudged::TooLarge("large global"))?;
            let align = global.align.unwrap_or_else(|| self.module.types.align(global.ty));
            let object = memory.allocate(size.0 as usize, align.max(Align::ONE));
            let initializer = global.initializer.ok_or(Unjudged::Unsupported("external global"))?;
            let value: Set = self.constant(initializer)?;
            memory.write(object, 0, &value, shape);
            memory.objects[object as usize].constant = global.constant;
        }
        Ok(memory)
    }
}
