//! Holds a run to what attributes promise of the memory that a call accesses: `memory(…)`, `readonly`, `writeonly`, `readnone`,
//! `tail`. The rules are those of `refine`.

use std::ops::Range;

use ir::MemoryEffects;
use smallvec::SmallVec;

use super::call::CallFrame;
use super::memory::{AccessRange, AccessedObject, StackMark};
use super::{ConcreteMachine, Halt};
use crate::code::{Bytecode, LimitedParameter, PointerAccess, PointerArgument, Src};
use crate::register::Register;
use semantics::UbKind;
use semantics::variadic::AREAS;

/// The limits of the calls that have not returned.
#[derive(Debug, Default)]
pub(super) struct LimitHistory {
    /// In the order of the calls.
    calls: Vec<ActiveLimits>,
    /// The number of the first object on the stack.
    stack: u32,
}

/// The memory that the code between a call and its return may access.
#[derive(Clone, Debug)]
struct ActiveLimits {
    /// The number of frames below the caller's.
    depth: usize,
    /// The newest object when the call was made: later ones are not limited.
    newest: u32,
    effects: MemoryEffects,
    /// The arguments that point to objects.
    arguments: SmallVec<[PassedPointer; 2]>,
    /// The objects of the caller that the called function of a tail call must leave alone, by their numbers.
    of_caller: Range<u32>,
}

#[derive(Clone, Copy, Debug)]
struct PassedPointer {
    param: LimitedParameter,
    /// The number of the object.
    number: u32,
    access: PointerAccess,
}

impl ActiveLimits {
    /// `based_on` is the called function's own parameter that the pointer is based on, if it accesses the object itself.
    fn allow(&self, object: AccessedObject, write: bool, based_on: LimitedParameter) -> bool {
        // Objects of the heap have lower numbers than those of the stack.
        if self.of_caller.contains(&object.number) {
            return false;
        }
        // Reading a constant has no effect that a caller could notice.
        if object.generation > self.newest || object.constant && !write {
            return true;
        }
        let (of_argument, of_other) = match write {
            true => (self.effects.argument.writes(), self.effects.other.writes()),
            false => (self.effects.argument.reads(), self.effects.other.reads()),
        };
        // LangRef "readonly": another pointer to the same memory is not held to it.
        if let Some(passed) = self.passed(based_on) {
            return of_argument && if write { passed.access.writes } else { passed.access.reads };
        }
        // LangRef "memory(…)", `argmem`: accesses based on arguments. Of other pointers to what an argument points to it is not
        // known, and a global may be accessed by its name.
        of_other || of_argument && self.arguments.iter().any(|passed| passed.number == object.number)
    }
}

impl ActiveLimits {
    /// The argument for a parameter.
    fn passed(&self, param: LimitedParameter) -> Option<&PassedPointer> {
        let is_it = |passed: &&PassedPointer| param != LimitedParameter::NONE && passed.param == param;
        self.arguments.iter().find(is_it)
    }
}

impl LimitHistory {
    /// Forgets all calls; `stack` is the number of the first object that the program will have on the stack.
    pub(super) fn start(&mut self, stack: u32) {
        self.calls.clear();
        self.stack = stack;
    }

    /// Forgets the calls that activations from a depth on have made.
    pub(super) fn leave(&mut self, depth: usize) {
        let kept = self.calls.partition_point(|call| call.depth < depth);
        self.calls.truncate(kept);
    }
}

impl ConcreteMachine {
    /// Before a call: the limits that it and the attributes of the called function set, if they do.
    pub(super) fn begin_limits(&mut self, program: &Bytecode, call: u32) {
        let tables = &program.promised.limits;
        let call = tables.calls[call as usize];
        let mut effects = call.effects;
        let mut params = &[][..];
        if let Some(target) = call.target {
            // The call itself reports a pointer to no function.
            let Ok(function) = self.callee(program, target) else { return };
            let Some(function) =
                tables.functions.get(function as usize).filter(|function| function.is_entered)
            else {
                return;
            };
            effects = effects.intersection(function.effects);
            params = &tables.params[function.params.0 as usize..function.params.1 as usize];
        }
        let args = &tables.args[call.args.0 as usize..call.args.1 as usize];
        let given = |at: usize| args.get(at).copied().flatten();
        let depth = self.frames.len();
        let caller = self.limits.calls.last().filter(|caller| caller.depth + 1 == depth);
        // The caller's own promises about what it passes on.
        let inherited = |based_on: LimitedParameter| {
            let passed = caller.and_then(|caller| caller.passed(based_on));
            passed.map_or(PointerAccess::ANY, |passed| passed.access)
        };
        let of_param = |at: usize, param: PointerAccess| match given(at) {
            Some(PointerArgument { access, based_on, .. }) => {
                param.intersection(access).intersection(inherited(based_on))
            }
            None => param,
        };
        let limited = params.iter().enumerate().any(|(at, &param)| of_param(at, param) != PointerAccess::ANY);
        let of_caller = if call.tail { self.of_caller(call.areas) } else { 0..0 };
        if effects == MemoryEffects::UNKNOWN && !limited && of_caller.is_empty() {
            return;
        }
        let newest = self.memory.newest();
        let mut limits = ActiveLimits { depth, newest, effects, arguments: SmallVec::new(), of_caller };
        for (at, &param) in params.iter().enumerate() {
            let Some(PointerArgument { pointer, .. }) = given(at) else { continue };
            if let Some(number) = self.memory.object_of(self.get(pointer)) {
                let param_number = LimitedParameter::new(u8::try_from(at).ok());
                limits.arguments.push(PassedPointer {
                    param: param_number,
                    number,
                    access: of_param(at, param),
                });
            }
        }
        self.limits.calls.push(limits);
    }

    /// Behind a call with limits.
    pub(super) fn end_limits(&mut self) {
        self.limits.leave(self.frames.len());
    }

    /// The numbers of the objects on the running function's stack, including those of its `va_list`.
    fn of_caller(&self, areas: Option<Src>) -> Range<u32> {
        let mark = self.frames.last().map(CallFrame::mark);
        let first = mark.map_or(self.limits.stack, StackMark::first_object);
        let areas = areas.map_or(0..0, |first| first..first + AREAS as u32);
        let areas = areas.filter_map(|area| self.memory.object_of(self.get(area)));
        areas.fold(first, u32::min)..self.memory.mark().first_object()
    }

    /// Before an access of `size` bytes.
    ///
    /// # Errors
    /// A call that has not returned promises that there is no such access.
    pub(super) fn permitted(
        &mut self,
        write: bool,
        (ptr, size, align): (Src, Src, u8),
        based_on: LimitedParameter,
    ) -> Result<(), Halt> {
        let size = self.get(size);
        // An access of no bytes may be anywhere; the access itself reports a size that is poison.
        if self.limits.calls.is_empty() || size.is_poison() || size.bits == 0 {
            return Ok(());
        }
        self.charge(self.limits.calls.len() as u64 / 8)?;
        // The access itself reports that it is out of bounds.
        let Ok(range) = self.memory.locate(self.get(ptr), size.bits, align) else { return Ok(()) };
        self.permitted_range(write, range, based_on)
    }

    /// Before an access of a range through a pointer that is based on a parameter of the running function.
    fn permitted_range(
        &self,
        write: bool,
        range: AccessRange,
        based_on: LimitedParameter,
    ) -> Result<(), Halt> {
        let object = self.memory.accessed_object(range);
        let running = self.frames.len();
        let allows = |limits: &ActiveLimits| {
            let own = limits.depth + 1 == running;
            limits.allow(object, write, if own { based_on } else { LimitedParameter::NONE })
        };
        match self.limits.calls.iter().all(allows) {
            true => Ok(()),
            false => Err(Halt::Undefined(UbKind::ForbiddenAccess)),
        }
    }

    /// The range of `size` bytes that a function of the C library is about to read.
    ///
    /// # Errors
    /// The errors of the access, or a call that has not returned promises that there is no such access.
    pub(super) fn readable(&mut self, pointer: Register, size: u64) -> Result<AccessRange, Halt> {
        let range = self.memory.locate(pointer, size, 0)?;
        self.permitted_range(false, range, LimitedParameter::NONE).map(|()| range)
    }

    /// The range of `size` bytes that a function of the C library is about to write.
    ///
    /// # Errors
    /// As [`ConcreteMachine::readable`].
    pub(super) fn writable(&mut self, pointer: Register, size: u64) -> Result<AccessRange, Halt> {
        let range = self.memory.locate_mut(pointer, size, 0)?;
        self.permitted_range(true, range, LimitedParameter::NONE).map(|()| range)
    }

    /// The range of `size` bytes that a function of the C library is about to replace by a copy of others.
    ///
    /// # Errors
    /// As [`ConcreteMachine::readable`].
    pub(super) fn replaceable(&mut self, pointer: Register, size: u64) -> Result<AccessRange, Halt> {
        let range = self.memory.locate_target(pointer, size, 0)?;
        self.permitted_range(true, range, LimitedParameter::NONE).map(|()| range)
    }

    /// Before the write of a copy of `size` bytes, after its read.
    ///
    /// # Errors
    /// As [`ConcreteMachine::permitted`].
    pub(super) fn permitted_copy(
        &mut self,
        to: (Src, u8, LimitedParameter),
        from: (Src, u8),
        size: Src,
    ) -> Result<(), Halt> {
        // What reads out of bounds is undefined before it writes.
        let bytes = self.get(size).bits;
        match self.memory.locate(self.get(from.0), bytes, from.1) {
            Ok(_) => self.permitted(true, (to.0, size, to.1), to.2),
            Err(_) => Ok(()),
        }
    }
}
