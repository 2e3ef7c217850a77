//! Calls, each entered anew.

use super::super::error::{Check, Violation};
use super::cell::{AbstractMemory, ScalarState, merge, merge_cells};
use super::{Flow, Frame, Returns, Walk};
use crate::{Callee, Expr, FuncId, Type};

impl<'p> Walk<'p> {
    /// A call; what is known of each scalar of its result.
    pub(super) fn call(&mut self, callee: &'p Callee, arguments: &'p [Expr]) -> Check<Vec<ScalarState>> {
        if let Callee::Pointer(pointer) = callee {
            self.scalar(pointer)?;
        }
        let mut passed = Vec::new();
        for argument in arguments {
            if argument.ty.is_value_aggregate() {
                let cells = self.record(argument)?;
                self.note(Flow::ARGUMENT, &cells);
                passed.extend(cells);
            } else {
                passed.push(self.scalar(argument)?);
            }
        }
        match callee {
            Callee::Direct(id) => self.enter(*id, passed),
            Callee::Pointer(pointer) => self.enter_any(&pointer.ty, &passed),
        }
    }

    /// A call of any function whose address is taken and that has the pointer's signature.
    fn enter_any(&mut self, pointer: &'p Type, passed: &[ScalarState]) -> Check<Vec<ScalarState>> {
        let Type::FunctionPointer(signature) = pointer else {
            return Err(Box::new(Violation::Indeterminate));
        };
        let survey = self.known.survey;
        let before = self.memory.clone();
        let (mut after, mut result): (Option<AbstractMemory>, Option<Vec<ScalarState>>) = (None, None);
        for target in survey.targets(signature) {
            self.memory.clone_from(&before);
            let value = self.enter(target, passed.to_vec())?;
            merge(&mut after, self.memory.take());
            match &mut result {
                Some(result) => merge_cells(result, &value),
                None => result = Some(value),
            }
        }
        self.memory = after.or(before);
        let size = signature.ret.as_ref().map_or(0, |ret| self.shapes.size(ret));
        Ok(result.unwrap_or_else(|| vec![ScalarState::DETERMINATE; size as usize]))
    }

    /// Runs a function on what is known of its arguments.
    pub(super) fn enter(&mut self, id: FuncId, passed: Vec<ScalarState>) -> Check<Vec<ScalarState>> {
        self.descend()?;
        let program = self.known.program;
        let function = &program[id];
        let size = self.shapes.frame_size(id) as usize;
        let memory = self.cells();
        let first = memory.len();
        memory.extend(passed);
        memory.resize(first + size, ScalarState::DETERMINATE);
        let frame = std::mem::replace(&mut self.frame, Frame { function: id, first: first as u32 });
        let returns = std::mem::take(&mut self.returns);
        let exits = std::mem::take(&mut self.exits);
        let at = self.at;
        self.block(&function.body)?;
        self.at = at;
        self.exits = exits;
        self.frame = frame;
        let Returns { memory, value } = std::mem::replace(&mut self.returns, returns);
        merge(&mut self.memory, memory);
        self.cells().truncate(first);
        self.ascend();
        Ok(value)
    }

    /// `return`
    pub(super) fn leave(&mut self, value: Option<&'p Expr>) -> Check {
        let cells = match value {
            Some(value) if value.ty.is_value_aggregate() => {
                let cells = self.record(value)?;
                self.note(Flow::RESULT, &cells);
                cells
            }
            Some(value) => vec![self.scalar(value)?],
            None => Vec::new(),
        };
        match self.returns.memory {
            Some(_) => merge_cells(&mut self.returns.value, &cells),
            None => self.returns.value = cells,
        }
        merge(&mut self.returns.memory, self.memory.take());
        Ok(())
    }
}
