//! Calls: arguments and results are copies.

use lang::{Callee, Expr, ExprKind, FuncId, PlaceBase, Type};

use super::fault::{Fault, Faults};
use super::machine::Machine;
use super::shape::Slot;
use super::statement::Flow;
use super::stop::{Result, Stop, UbKind};
use super::value::{Cell, Pointer};

impl<'p, F: Faults<Fault>> Machine<'_, 'p, F> {
    /// Calls a function for its scalar result.
    pub(super) fn call_scalar(&mut self, callee: &'p Callee, arguments: &'p [Expr]) -> Result<Cell> {
        self.call(callee, arguments)?;
        self.returned.take().ok_or_else(|| UbKind::MissingReturn.into())
    }

    /// Calls a function and leaves its record result on the temporaries.
    pub(super) fn call_record(&mut self, callee: &'p Callee, arguments: &'p [Expr]) -> Result<()> {
        let mark = self.temporaries.len();
        self.call(callee, arguments)?;
        if self.temporaries.len() == mark { Err(UbKind::MissingReturn.into()) } else { Ok(()) }
    }

    /// Calls a function that has no result.
    pub(super) fn call_void(&mut self, callee: &'p Callee, arguments: &'p [Expr]) -> Result<()> {
        self.call(callee, arguments)
    }

    fn call(&mut self, callee: &'p Callee, arguments: &'p [Expr]) -> Result<()> {
        self.descend()?;
        let id = self.callee(callee)?;
        let function = self.function(id)?;
        if arguments.len() != function.params as usize {
            return Err(Stop::ill_formed("a call with more or fewer arguments than parameters"));
        }
        let mark = self.temporaries.len();
        for (argument, parameter) in arguments.iter().zip(function.parameters()) {
            self.argument(argument, &parameter.ty)?;
        }
        let by_reference = self.faulty(Fault::RecordPassedByReference);
        let references = if by_reference { self.references(id, arguments)? } else { Vec::new() };
        self.enter(id, mark, &references)?;
        self.ascend();
        Ok(())
    }

    fn callee(&mut self, callee: &'p Callee) -> Result<FuncId> {
        let pointer = match callee {
            Callee::Direct(id) => return Ok(*id),
            Callee::Pointer(pointer) => pointer,
        };
        let Type::FunctionPointer(signature) = &pointer.ty else {
            return Err(Stop::ill_formed("a call of what is no function"));
        };
        let id = match self.scalar(pointer)? {
            Cell::Function(id) => id,
            Cell::Null => return Err(UbKind::NullDereference.into()),
            _ => return Err(Stop::ill_formed("a call of what is no function")),
        };
        let function = self.function(id)?;
        let same = function.ret == signature.ret
            && function.tail == signature.tail
            && function.convention == signature.convention
            && function.parameters().iter().map(|p| &p.ty).eq(&signature.params);
        if same { Ok(id) } else { Err(UbKind::IncompatibleCall.into()) }
    }

    fn argument(&mut self, argument: &'p Expr, parameter: &Type) -> Result<()> {
        if parameter.is_value_aggregate() {
            return if argument.ty == *parameter {
                self.record(argument)
            } else {
                Err(Stop::ill_formed("an argument of another type"))
            };
        }
        let value = self.scalar(argument)?;
        let value = self.convert(value, &argument.ty, parameter, None)?;
        self.temporaries.push(value);
        Ok(())
    }

    /// Runs a function whose arguments' leaves lie on the temporaries from `mark` on; a scalar result is in
    /// `returned`, a record result on the temporaries. Parameters are copied back into `references`.
    pub(super) fn enter(&mut self, id: FuncId, mark: usize, references: &[(Slot, Pointer)]) -> Result<()> {
        let function = self.function(id)?;
        self.spend(self.shapes.frame_leaves(id))?;
        let arguments = &self.temporaries[mark..];
        let frame = self.memory.push_frame(id, function.params, arguments, self.shapes);
        self.temporaries.truncate(mark);
        let caller = self.frame.replace(frame);
        self.returned = None;
        let flow = self.block(&function.body).map_err(|stop| stop.in_function(id))?;
        if flow != Flow::Return {
            self.returned = None;
        }
        for (parameter, target) in references {
            self.memory.copy_out(frame, *parameter, *target);
        }
        self.memory.pop_frame(frame);
        self.frame = caller;
        Ok(())
    }

    /// Under [`Fault::RecordPassedByReference`]: the objects that record arguments are read from, each with the
    /// parameter's leaves in the callee's frame.
    fn references(&mut self, id: FuncId, arguments: &'p [Expr]) -> Result<Vec<(Slot, Pointer)>> {
        let mut references = Vec::new();
        for (slot, argument) in self.shapes.frame(id).iter().zip(arguments) {
            if let (Type::Record(_), ExprKind::Read(place)) = (&argument.ty, &argument.kind)
                && !matches!(place.base, PlaceBase::Temporary(_))
            {
                references.push((*slot, self.locate(place)?));
            }
        }
        Ok(references)
    }
}
