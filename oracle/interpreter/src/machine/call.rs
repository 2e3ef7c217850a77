//! Calls and returns: a frame is pushed and popped, the host's stack stays where it is.

use super::memory::Mark;
use super::{Machine, Stop};
use crate::code::{Arg, Body, CODE_BASE, CODE_STEP, CallSite, Pass, Program, Reg, Src, Target};
use crate::outcome::UbKind;
use crate::slot::Slot;

/// What is restored when a function returns to its caller.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pc: usize,
    base: usize,
    slots: usize,
    function: u32,
    /// Where the result goes, a position in [`Machine::slots`].
    dst: usize,
    mark: Mark,
}

impl Machine {
    /// Enters the callee; the position of its first instruction.
    pub(super) fn call(&mut self, program: &Program, site: u32, pc: usize) -> Result<usize, Stop> {
        let site = program.sites[site as usize];
        let function = self.callee(program, site.target)?;
        let body = program.bodies[function as usize];
        if body.signature != site.signature {
            return Err(Stop::Undefined(UbKind::CallMismatch));
        }
        let Some(entry) = body.entry else { return Err(Stop::External(function)) };
        if self.frames.len() >= self.frame_limit {
            return Err(Stop::Stack);
        }
        let mark = self.memory.mark();
        let base = self.base + self.frame_slots;
        if base + body.slots as usize > self.slot_limit {
            return Err(Stop::Stack);
        }
        self.charge(u64::from(body.slots / 64))?;
        self.enter_frame(base, body);
        self.pass_args(program, site, body, base)?;
        let dst = self.base + site.dst as usize;
        let (caller, slots) = (self.function, self.frame_slots);
        self.frames.push(Frame { pc, base: self.base, slots, function: caller, dst, mark });
        self.base = base;
        self.frame_slots = body.slots as usize;
        self.function = function;
        Ok(entry as usize)
    }

    /// Makes room for a frame at `base`, everything but the parameters poison.
    pub(super) fn enter_frame(&mut self, base: usize, body: Body) {
        let end = base + body.slots as usize;
        if self.slots.len() < end {
            self.slots.resize(end.next_power_of_two(), Slot::POISON);
        }
        self.slots[base + body.param_slots as usize..end].fill(Slot::POISON);
    }

    fn callee(&self, program: &Program, target: Target) -> Result<u32, Stop> {
        let pointer = match target {
            Target::Direct(id) => return Ok(id.0),
            Target::Indirect(pointer) => self.get(pointer),
        };
        if pointer.is_poison() {
            return Err(Stop::Undefined(UbKind::PoisonCallee));
        }
        let distance = pointer.bits.wrapping_sub(CODE_BASE);
        let number = distance / CODE_STEP;
        if !distance.is_multiple_of(CODE_STEP) || number >= program.bodies.len() as u64 {
            return Err(Stop::Undefined(UbKind::NotAFunction));
        }
        Ok(number as u32)
    }

    fn pass_args(&mut self, program: &Program, site: CallSite, body: Body, base: usize) -> Result<(), Stop> {
        let args = &program.args[site.args.0 as usize..site.args.1 as usize];
        let mut at = base;
        for arg in args.iter().take(body.param_count as usize) {
            if arg.noundef && self.any_poison(arg.src, arg.slots) {
                return Err(Stop::Undefined(UbKind::PoisonArgument));
            }
            if arg.pass == Pass::Copy {
                self.copy_slots(at, self.index(arg.src), arg.slots as usize);
                if arg.align != 0 && self.slots[at].bits & ((1 << arg.align) - 1) != 0 {
                    self.misaligned(*arg, at)?;
                }
            } else {
                self.slots[at] = self.pass_object(*arg)?;
            }
            at += arg.slots as usize;
        }
        Ok(())
    }

    /// LangRef: a pointer that breaks its parameter's `align` is poison, and for `noundef` undefined behaviour.
    #[cold]
    fn misaligned(&mut self, arg: Arg, at: usize) -> Result<(), Stop> {
        if arg.noundef {
            return Err(Stop::Undefined(UbKind::PoisonArgument));
        }
        self.slots[at] = Slot::POISON;
        Ok(())
    }

    /// The address of the hidden copy that the callee gets.
    #[cold]
    fn pass_object(&mut self, arg: Arg) -> Result<Slot, Stop> {
        let (size, align, copied) = match arg.pass {
            Pass::ByVal { size, align } => (size, align, true),
            Pass::Elsewhere { size, align } => (size, align, false),
            Pass::Copy => return Ok(self.get(arg.src)),
        };
        self.charge(size / 64)?;
        let object = self.memory.allocate(size, align).ok_or(Stop::Memory)?;
        if copied {
            // LangRef: `align` on byval is that of the copy, and says nothing of the original.
            let from = self.memory.locate(self.get(arg.src), size, 0)?;
            let to = self.memory.locate_mut(object, size, 0)?;
            self.memory.copy(to, from, size as usize);
        }
        Ok(object)
    }

    pub(super) fn any_poison(&self, src: Src, slots: u32) -> bool {
        (0..slots).any(|slot| self.get(src + slot).is_poison())
    }

    #[inline(always)]
    pub(super) fn copy_slots(&mut self, to: usize, from: usize, count: usize) {
        if count == 1 {
            self.slots[to] = self.slots[from];
        } else {
            self.slots.copy_within(from..from + count, to);
        }
    }

    /// Leaves the function; where its caller goes on, or `None` if it has none.
    pub(super) fn ret(&mut self, src: Src, count: u32) -> Option<usize> {
        let frame = self.frames.pop()?;
        self.copy_slots(frame.dst, self.index(src), count as usize);
        self.memory.release(frame.mark);
        self.base = frame.base;
        self.frame_slots = frame.slots;
        self.function = frame.function;
        Some(frame.pc)
    }

    /// The end of the stack, for [`Machine::release`].
    pub(super) fn remember(&mut self, dst: Reg) {
        let slot = self.memory.mark().into_slot();
        self.set(dst, slot);
    }

    /// Ends the objects made since the mark, which is one of [`Machine::remember`] in the same frame.
    pub(super) fn release(&mut self, mark: Src) {
        let mark = Mark::from_slot(self.get(mark));
        self.memory.release(mark);
    }
}
