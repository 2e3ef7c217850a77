//! The interpreter loop and the dispatch of instructions.

use super::{ConcreteMachine, Halt};
use crate::code::{Bytecode, ControlInst, Inst, Src, SwitchTable};
use semantics::UbKind;

impl ConcreteMachine {
    /// Runs until a [`Halt`] and returns it with the position of its instruction.
    pub(super) fn execute(&mut self, program: &Bytecode, mut pc: usize) -> (Halt, usize) {
        loop {
            let at = pc;
            if self.fuel == 0 {
                return (Halt::Fuel, at);
            }
            self.fuel -= 1;
            // Every block ends in a terminator, so `pc` never runs off the end of the code.
            match self.step(program, &program.code[at], at + 1) {
                Ok(next) => pc = next,
                Err(stop) => return (stop, at),
            }
        }
    }

    /// Executes the instruction at a position, at the cost of one unit of fuel, and returns the position of the next.
    pub(super) fn one_step(&mut self, program: &Bytecode, at: usize) -> Result<usize, Halt> {
        self.charge(1)?;
        self.step_once(program, at)
    }

    #[inline(never)]
    fn step_once(&mut self, program: &Bytecode, at: usize) -> Result<usize, Halt> {
        self.step(program, &program.code[at], at + 1)
    }

    /// Executes one instruction and returns the position of the next. The frequent instructions are here;
    /// rarer ones share an arm for each family, whose function dispatches once more, so that the loop stays
    /// small.
    #[inline(always)]
    fn step(&mut self, program: &Bytecode, inst: &Inst, next: usize) -> Result<usize, Halt> {
        match *inst {
            Inst::Add { top, on } => self.binary_without_flags(on, |x, y| x.wrapping_add(y) << top >> top),
            Inst::Sub { top, on } => self.binary_without_flags(on, |x, y| x.wrapping_sub(y) << top >> top),
            Inst::Mul { top, on } => self.binary_without_flags(on, |x, y| x.wrapping_mul(y) << top >> top),
            Inst::And(on) => self.binary_without_flags(on, |x, y| x & y),
            Inst::Or(on) => self.binary_without_flags(on, |x, y| x | y),
            Inst::Xor(on) => self.binary_without_flags(on, |x, y| x ^ y),
            Inst::Equal { not, on } => self.binary_without_flags(on, |x, y| u64::from((x == y) != not)),
            Inst::Less { signed, not, top, on } => {
                let flip = u64::from(signed) << 63;
                let key = |bits: u64| (bits << top) ^ flip;
                self.binary_without_flags(on, |x, y| u64::from((key(x) < key(y)) != not));
            }
            Inst::Arith { op, width, flags, on } => self.arith(op, width, flags, on),
            Inst::Shift { op, width, flags, on } => self.shift(op, width, flags, on),
            Inst::Divide { op, width, flags, on } => self.divide(op, width, flags, on)?,
            Inst::Resize { op, from, to, flags, on } => self.resize(op, (from, to), flags, on),
            Inst::Load { access, dst, ptr } => self.load(access, dst, ptr)?,
            Inst::Store { access, src, ptr } => {
                self.store(access, src, ptr)?;
            }
            Inst::PtrAdd { flags, dst, base, offset } => self.ptr_add(flags, dst, base, offset),
            Inst::PtrIndex { flags, width, dst, base, index, scale } => {
                self.ptr_index(flags, width, dst, base, index, scale);
            }
            Inst::Move { dst, src, count } => {
                self.copy_registers(self.base + dst as usize, self.index(src), count as usize);
            }
            Inst::Select { dst, condition, a, b } => self.select(dst, condition, a, b),
            Inst::SelectStrict { dst, condition, a, b } => self.select_strict(dst, condition, a, b),
            Inst::Jump { to } => return Ok(to as usize),
            Inst::Branch { condition, if_true, if_false } => {
                return self.branch(condition, if_true, if_false);
            }
            Inst::Call { site } => return self.call(program, site, next),
            Inst::Ret { src, count } => return self.ret(src, count).ok_or(Halt::Finished),
            Inst::Wide(inst) => self.step_wide(inst)?,
            Inst::Float(inst) => self.step_float(inst),
            Inst::Soft(inst) => self.step_soft(inst),
            Inst::Value(inst) => self.step_value(program, inst)?,
            Inst::Memory(inst) => self.step_memory(inst)?,
            Inst::History(inst) => self.step_history(program, inst)?,
            Inst::Control(inst) => return self.step_control(program, inst, next),
        }
        Ok(next)
    }

    /// Less frequent control flow and calls of built-in functions.
    #[inline(never)]
    fn step_control(&mut self, program: &Bytecode, inst: ControlInst, next: usize) -> Result<usize, Halt> {
        match inst {
            ControlInst::Switch { value, table } => {
                self.switch(program, value, program.switches[table as usize])
            }
            ControlInst::CallBuiltin { builtin, site } => {
                self.builtin(program, builtin, site)?;
                Ok(next)
            }
            ControlInst::CallLibrary { function, site } => {
                self.library(program, function, site)?;
                Ok(next)
            }
            ControlInst::SetJump { site, buffer } => self.set_jump(program, site, buffer, next),
            ControlInst::LongJump { site, buffer } => self.long_jump(program, site, buffer),
            ControlInst::RetNoUndef { src, count } => {
                if self.any_poison(src, count) {
                    return Err(Halt::Undefined(UbKind::PoisonReturn));
                }
                self.ret(src, count).ok_or(Halt::Finished)
            }
            ControlInst::Unreachable => Err(Halt::Undefined(UbKind::Unreachable)),
            ControlInst::Unsupported { reason } => Err(Halt::Reason(reason)),
        }
    }

    #[inline(always)]
    fn branch(&mut self, condition: Src, if_true: u32, if_false: u32) -> Result<usize, Halt> {
        let condition = self.get(condition);
        if condition.is_poison() {
            return Err(Halt::Undefined(UbKind::PoisonBranch));
        }
        Ok(if condition.bits & 1 != 0 { if_true } else { if_false } as usize)
    }

    fn switch(&mut self, program: &Bytecode, value: Src, table: SwitchTable) -> Result<usize, Halt> {
        let width = if table.wide { 128 } else { 64 };
        let (value, poison) = self.get_pair(value, width);
        if poison {
            return Err(Halt::Undefined(UbKind::PoisonSwitch));
        }
        let cases = &program.cases[table.cases.0 as usize..table.cases.1 as usize];
        let found = cases.binary_search_by_key(&value, |&(case, _)| case);
        Ok(found.map_or(table.default, |at| cases[at].1) as usize)
    }
}
