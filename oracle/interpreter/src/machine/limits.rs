//! Holds a run to what attributes promise of the memory that a call accesses: `memory(…)`, `readonly`, `writeonly`, `readnone`,
//! `tail`. The rules are those of `refine`.

use std::ops::Range;

use ir::MemoryEffects;
use smallvec::SmallVec;

use super::call::CallFrame;
use super::memory::{AccessRange, AccessedObject, StackMark};
use super::{ConcreteMachine, Halt};
use crate::code::{Bytecode, PointerAccess, Src};
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
    /// The objects that arguments point to.
    arguments: SmallVec<[PointedObject; 2]>,
    /// The objects of the caller that the called function of a tail call must leave alone, by their numbers.
    of_caller: Range<u32>,
}

#[derive(Clone, Copy, Debug)]
struct PointedObject {
    number: u32,
    access: PointerAccess,
    is_global: bool,
}

impl ActiveLimits {
    fn allow(&self, object: AccessedObject, write: bool) -> bool {
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
        let argument = self.arguments.iter().find(|argument| argument.number == object.number);
        let Some(argument) = argument else { return of_other };
        let promised = if write { argument.access.writes } else { argument.access.reads };
        // LangRef "memory(…)", `argmem`: accesses based on arguments. One of a global may be by its name.
        of_argument && promised || argument.is_global && of_other
    }

    /// Adds an object that an argument points to.
    fn point(&mut self, number: u32, access: PointerAccess, is_global: bool) {
        match self.arguments.iter_mut().find(|other| other.number == number) {
            // The other argument may be the one by which the memory is accessed.
            Some(other) => other.access = other.access.union(access),
            None => {
                // So may the global itself.
                let access = if is_global { PointerAccess::ANY } else { access };
                self.arguments.push(PointedObject { number, access, is_global });
            }
        }
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
        let of_param = |at: usize, param: PointerAccess| {
            given(at).map_or(param, |(_, access)| param.intersection(access))
        };
        let limited = params.iter().enumerate().any(|(at, &param)| of_param(at, param) != PointerAccess::ANY);
        let of_caller = if call.tail { self.of_caller(call.areas) } else { 0..0 };
        if effects == MemoryEffects::UNKNOWN && !limited && of_caller.is_empty() {
            return;
        }
        let (depth, newest) = (self.frames.len(), self.memory.newest());
        let mut limits = ActiveLimits { depth, newest, effects, arguments: SmallVec::new(), of_caller };
        for (at, &param) in params.iter().enumerate() {
            let Some((pointer, _)) = given(at) else { continue };
            if let Some(number) = self.memory.object_of(self.get(pointer)) {
                let is_global = number as usize <= program.statics.len();
                limits.point(number, of_param(at, param), is_global);
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
    pub(super) fn permitted(&mut self, write: bool, ptr: Src, size: Src, align: u8) -> Result<(), Halt> {
        let size = self.get(size);
        // An access of no bytes may be anywhere; the access itself reports a size that is poison.
        if self.limits.calls.is_empty() || size.is_poison() || size.bits == 0 {
            return Ok(());
        }
        self.charge(self.limits.calls.len() as u64 / 8)?;
        // The access itself reports that it is out of bounds.
        let Ok(range) = self.memory.locate(self.get(ptr), size.bits, align) else { return Ok(()) };
        self.permitted_range(write, range)
    }

    /// Before an access of a range.
    fn permitted_range(&self, write: bool, range: AccessRange) -> Result<(), Halt> {
        let object = self.memory.accessed_object(range);
        match self.limits.calls.iter().all(|limits| limits.allow(object, write)) {
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
        self.permitted_range(false, range).map(|()| range)
    }

    /// The range of `size` bytes that a function of the C library is about to write.
    ///
    /// # Errors
    /// As [`ConcreteMachine::readable`].
    pub(super) fn writable(&mut self, pointer: Register, size: u64) -> Result<AccessRange, Halt> {
        let range = self.memory.locate_mut(pointer, size, 0)?;
        self.permitted_range(true, range).map(|()| range)
    }

    /// The range of `size` bytes that a function of the C library is about to replace by a copy of others.
    ///
    /// # Errors
    /// As [`ConcreteMachine::readable`].
    pub(super) fn replaceable(&mut self, pointer: Register, size: u64) -> Result<AccessRange, Halt> {
        let range = self.memory.locate_target(pointer, size, 0)?;
        self.permitted_range(true, range).map(|()| range)
    }

    /// Before a copy of `size` bytes.
    ///
    /// # Errors
    /// As [`ConcreteMachine::permitted`].
    pub(super) fn permitted_copy(&mut self, to: (Src, u8), from: (Src, u8), size: Src) -> Result<(), Halt> {
        self.permitted(false, from.0, size, from.1)?;
        // What reads out of bounds is undefined before it writes.
        let bytes = self.get(size).bits;
        match self.memory.locate(self.get(from.0), bytes, from.1) {
            Ok(_) => self.permitted(true, to.0, size, to.1),
            Err(_) => Ok(()),
        }
    }
}
