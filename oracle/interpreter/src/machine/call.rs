//! Calls and returns. Frames live in a vector, so that recursion in the program does not use the host's stack.

use super::memory::StackMark;
use super::{ConcreteMachine, Halt};
use crate::code::{
    ArgumentPassing, Bytecode, CODE_BASE, CODE_STEP, CallArgument, CallSite, CallTarget, DecodedFunction,
    Reg, Src,
};
use crate::register::Register;
use semantics::UbKind;

/// The caller's state, restored when the callee returns.
#[derive(Clone, Copy, Debug)]
pub(super) struct CallFrame {
    pc: usize,
    base: usize,
    registers: usize,
    function: u32,
    /// Position in [`ConcreteMachine::registers`] that receives the result.
    dst: usize,
    mark: StackMark,
    /// The newest object when the call was made.
    newest: u32,
}

impl CallFrame {
    /// The newest object when the call was made.
    pub(super) fn newest(&self) -> u32 {
        self.newest
    }

    /// The calling function, the position of its call, and the position of its first register.
    pub(super) fn level(&self) -> (u32, usize, usize) {
        (self.function, self.pc.saturating_sub(1), self.base)
    }

    /// The top of the stack when the call was made.
    pub(super) fn mark(&self) -> StackMark {
        self.mark
    }

    /// The calling function and the position of its call.
    pub(super) fn call(&self) -> (u32, usize) {
        (self.function, self.pc.saturating_sub(1))
    }
}

impl ConcreteMachine {
    /// Enters the callee and returns the position of its first instruction.
    pub(super) fn call(&mut self, program: &Bytecode, site: u32, pc: usize) -> Result<usize, Halt> {
        let site = program.sites[site as usize];
        let function = self.callee(program, site.target)?;
        let body = program.functions[function as usize];
        if body.signature != site.signature {
            return Err(Halt::Undefined(UbKind::CallMismatch));
        }
        let Some(entry) = body.entry else {
            return self.library_by_address(program, function, site).map(|()| pc);
        };
        if self.frames.len() >= self.frame_limit {
            return Err(Halt::Stack);
        }
        // Taken before `pass_args`, whose copies of `byval` arguments end with the call.
        let (mark, newest) = (self.memory.mark(), self.memory.newest());
        let base = self.base + self.frame_registers;
        if base + body.registers as usize > self.register_limit {
            return Err(Halt::Stack);
        }
        self.charge(u64::from(body.registers / 64))?;
        self.enter_frame(base, body);
        self.pass_args(program, site, body, base)?;
        let dst = self.base + site.dst as usize;
        let (caller, registers) = (self.function, self.frame_registers);
        self.frames.push(CallFrame { pc, base: self.base, registers, function: caller, dst, mark, newest });
        self.base = base;
        self.frame_registers = body.registers as usize;
        self.function = function;
        Ok(entry as usize)
    }

    /// Makes room for a frame at `base` and sets all registers but the parameters to poison.
    pub(super) fn enter_frame(&mut self, base: usize, body: DecodedFunction) {
        let end = base + body.registers as usize;
        if self.registers.len() < end {
            self.registers.resize(end.next_power_of_two(), Register::POISON);
        }
        self.registers[base + body.param_registers as usize..end].fill(Register::POISON);
    }

    pub(super) fn callee(&self, program: &Bytecode, target: CallTarget) -> Result<u32, Halt> {
        let pointer = match target {
            CallTarget::Direct(id) => return Ok(id.0),
            CallTarget::Indirect(pointer) => self.get(pointer),
        };
        if pointer.is_poison() {
            return Err(Halt::Undefined(UbKind::PoisonCallee));
        }
        let distance = pointer.bits.wrapping_sub(CODE_BASE);
        let number = distance / CODE_STEP;
        if !distance.is_multiple_of(CODE_STEP) || number >= program.functions.len() as u64 {
            return Err(Halt::Undefined(UbKind::NotAFunction));
        }
        Ok(number as u32)
    }

    fn pass_args(
        &mut self,
        program: &Bytecode,
        site: CallSite,
        body: DecodedFunction,
        base: usize,
    ) -> Result<(), Halt> {
        let args = &program.args[site.args.0 as usize..site.args.1 as usize];
        let mut at = base;
        for arg in args.iter().take(body.param_count as usize) {
            if arg.noundef && self.any_poison(arg.src, arg.registers) {
                return Err(Halt::Undefined(UbKind::PoisonArgument));
            }
            if arg.pass == ArgumentPassing::Copy {
                self.copy_registers(at, self.index(arg.src), arg.registers as usize);
                if arg.align != 0 && self.registers[at].bits & ((1 << arg.align) - 1) != 0 {
                    self.misaligned(*arg, at)?;
                }
            } else {
                self.registers[at] = self.pass_object(*arg)?;
            }
            at += arg.registers as usize;
        }
        Ok(())
    }

    /// LangRef: a pointer that violates its parameter's `align` is poison; with `noundef` that is undefined behaviour.
    #[cold]
    fn misaligned(&mut self, arg: CallArgument, at: usize) -> Result<(), Halt> {
        if arg.noundef {
            return Err(Halt::Undefined(UbKind::PoisonArgument));
        }
        self.registers[at] = Register::POISON;
        Ok(())
    }

    /// The address of the hidden copy made for a `byval` argument.
    #[cold]
    fn pass_object(&mut self, arg: CallArgument) -> Result<Register, Halt> {
        let ArgumentPassing::ByVal { size, align } = arg.pass else { return Ok(self.get(arg.src)) };
        self.charge(size / 64)?;
        let object = self.memory.allocate(size, align).ok_or(Halt::Memory)?;
        // LangRef: `align` on `byval` is the alignment of the copy and not that of the original.
        let from = self.memory.locate(self.get(arg.src), size, 0)?;
        let to = self.memory.locate_mut(object, size, 0)?;
        self.memory.copy(to, from, size as usize);
        Ok(object)
    }

    pub(super) fn any_poison(&self, src: Src, registers: u32) -> bool {
        (0..registers).any(|register| self.get(src + register).is_poison())
    }

    #[inline(always)]
    pub(super) fn copy_registers(&mut self, to: usize, from: usize, count: usize) {
        if count == 1 {
            self.registers[to] = self.registers[from];
        } else {
            self.registers.copy_within(from..from + count, to);
        }
    }

    /// Leaves the function. Returns the position where the caller continues, or `None` for the entry function.
    pub(super) fn ret(&mut self, src: Src, count: u32) -> Option<usize> {
        let frame = self.frames.pop()?;
        self.copy_registers(frame.dst, self.index(src), count as usize);
        self.memory.release(frame.mark);
        self.base = frame.base;
        self.frame_registers = frame.registers;
        self.function = frame.function;
        Some(frame.pc)
    }

    /// Leaves all functions above the frame with this number, without results: [`super::library`] jumps there.
    pub(super) fn leave_frames(&mut self, depth: usize) {
        let Some(&frame) = self.frames.get(depth) else { return };
        self.frames.truncate(depth);
        self.scopes.leave(depth);
        self.limits.leave(depth);
        self.memory.release(frame.mark);
        self.base = frame.base;
        self.frame_registers = frame.registers;
        self.function = frame.function;
    }

    /// Stores the address of the top of the stack in `dst`, for [`ConcreteMachine::stack_cut`].
    pub(super) fn stack_pointer(&mut self, dst: Reg) {
        let top = self.memory.stack_pointer();
        self.set(dst, Register::int(top));
    }

    /// Ends the lifetime of the running function's objects above an address that [`ConcreteMachine::stack_pointer`] gave.
    pub(super) fn stack_cut(&mut self, pointer: Src) -> Result<(), Halt> {
        let pointer = self.get(pointer);
        if pointer.is_poison() {
            return Err(Halt::Undefined(UbKind::PoisonAddress));
        }
        let floor = self.frames.last().map(|frame| frame.mark);
        let mark = self.memory.mark_at(pointer.bits, floor).ok_or(Halt::Undefined(UbKind::NoProvenance))?;
        self.memory.release(mark);
        Ok(())
    }

    /// Stores the top of the stack in `dst`, for [`ConcreteMachine::stack_restore`].
    pub(super) fn stack_save(&mut self, dst: Reg) {
        let register = self.memory.mark().into_register();
        self.set(dst, register);
    }

    /// Ends the lifetime of the objects allocated since `mark`, which [`ConcreteMachine::stack_save`] stored in the
    /// same frame.
    pub(super) fn stack_restore(&mut self, mark: Src) {
        let mark = StackMark::from_register(self.get(mark));
        self.memory.release(mark);
    }
}
