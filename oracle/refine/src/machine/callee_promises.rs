//! The promises of the functions that run, and of the calls that entered them, about what follows: `willreturn`, `nofree`.

use std::convert::Infallible;

use ir::{AttributeSet, Call, Function, FunctionAttr, Op, ParamAttr, ParamAttrs};
use semantics::UbKind;

use super::builtin::stops;
use super::domain::{Domain, Halt, OrHalt};
use super::promises::call_has;
use super::{CallFrame, Machine, ReturnTo};

/// The attributes that a function has only if what it calls has them as well.
const OF_CALLEES: [FunctionAttr; 4] =
    [FunctionAttr::NoUnwind, FunctionAttr::WillReturn, FunctionAttr::NoFree, FunctionAttr::NoSync];

impl<'m, D: Domain> Machine<'m, D> {
    /// The call that entered a frame's function, if the module has it.
    pub(super) fn entering(&self, frame: &CallFrame<'m, D>) -> Option<&'m Call> {
        if let ReturnTo::Host = frame.return_to {
            return None;
        }
        let function = self.module.functions.get(frame.call.function.index())?;
        let block = function.blocks.get(frame.call.block.index())?;
        match &block.instructions.get(frame.call.index as usize)?.op {
            Op::Call(call) => Some(call),
            _ => None,
        }
    }

    /// True if a frame's function, or the call that entered it, has an attribute.
    fn runs_with(&self, frame: &CallFrame<'m, D>, attr: FunctionAttr) -> bool {
        frame.function.attrs.flags.has(attr)
            || self.entering(frame).is_some_and(|call| call.attrs.flags.has(attr))
    }

    /// True if a function that runs, or the call of one outside the module, promises that control comes back. LangRef
    /// "willreturn".
    pub(crate) fn must_return(&self, function: &Function, call: &Call) -> bool {
        let running = self.frames.iter().any(|frame| self.runs_with(frame, FunctionAttr::WillReturn));
        running || call_has(function, call, FunctionAttr::WillReturn)
    }

    /// True if the call of a function outside the module may unwind. LangRef "nounwind"; no intrinsic that an engine calls unwinds.
    pub(crate) fn may_unwind(&self, function: &Function, call: &Call) -> bool {
        let running = || self.frames.iter().any(|frame| self.runs_with(frame, FunctionAttr::NoUnwind));
        let known = stops(function) || function.name.starts_with("llvm.");
        !known && !call_has(function, call, FunctionAttr::NoUnwind) && !running()
    }

    /// The end of the run where a called function does not come back: it has unwound, or ended the program, or runs for ever.
    pub(super) fn leave(&mut self, function: &Function, call: &Call) -> OrHalt<Infallible, D> {
        if self.may_unwind(function, call) {
            self.domain.unwinds(&self.memory)?;
            return Err(Halt::Stopped);
        }
        Err(match self.must_return(function, call) {
            true => UbKind::DoesNotReturn.into(),
            false => Halt::Stopped,
        })
    }

    /// The promises of the functions that run about all that they call: by LangRef these attributes hold for what is called,
    /// directly or not.
    pub(crate) fn promised_of_callees(&self) -> AttributeSet<FunctionAttr> {
        let running = |attr: &FunctionAttr| self.frames.iter().any(|frame| self.runs_with(frame, *attr));
        OF_CALLEES
            .into_iter()
            .filter(running)
            .fold(AttributeSet::NONE, AttributeSet::<FunctionAttr>::with_attribute)
    }

    /// Checks that all functions that run allow that the life of an object ends; the object is given by its index in memory.
    /// LangRef "nofree".
    pub(crate) fn may_end(&mut self, object: usize) -> OrHalt<(), D> {
        let mut kept = Vec::new();
        for frame in self.frames.iter().filter(|frame| object < frame.mark.first_object()) {
            if self.runs_with(frame, FunctionAttr::NoFree) {
                return Err(UbKind::ForbiddenFree.into());
            }
            let call = self.entering(frame);
            for (at, param) in frame.function.params.iter().enumerate() {
                let has = |attrs: &ParamAttrs| attrs.has(ParamAttr::NoFree);
                let of_call = call.and_then(|call| call.args.get(at));
                if has(&param.attrs) || of_call.is_some_and(|(_, attrs)| has(attrs)) {
                    kept.extend(frame.registers.get(at).cloned().flatten());
                }
            }
        }
        for pointer in kept {
            let position = self.domain.locate(&self.memory, &pointer);
            if position.is_ok_and(|position| position.object == object) {
                return Err(UbKind::ForbiddenFree.into());
            }
        }
        Ok(())
    }
}
