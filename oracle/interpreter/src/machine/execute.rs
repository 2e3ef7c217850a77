//! The interpreter loop and the dispatch of instructions.

use super::access::ScalarAccess;
use super::memory::Memory;
use super::scalar::{IntConversion, ScalarOperation};
use super::{ConcreteMachine, Halt};
use crate::code::{Bytecode, Inst, Src, SwitchTable};
use crate::outcome::UbKind;
use crate::register::Register;

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

    /// Executes one instruction and returns the position of the next. The most frequent instructions are in this one
    /// flat `match`: a nested one would cost a second indirect jump, which the processor has to predict.
    #[inline(always)]
    fn step(&mut self, program: &Bytecode, inst: &Inst, next: usize) -> Result<usize, Halt> {
        match *inst {
            Inst::Add { top, dst, a, b } => {
                self.binary_without_flags(dst, a, b, |x, y| x.wrapping_add(y) << top >> top)
            }
            Inst::Sub { top, dst, a, b } => {
                self.binary_without_flags(dst, a, b, |x, y| x.wrapping_sub(y) << top >> top)
            }
            Inst::Mul { top, dst, a, b } => {
                self.binary_without_flags(dst, a, b, |x, y| x.wrapping_mul(y) << top >> top)
            }
            Inst::And { dst, a, b } => self.binary_without_flags(dst, a, b, |x, y| x & y),
            Inst::Or { dst, a, b } => self.binary_without_flags(dst, a, b, |x, y| x | y),
            Inst::Xor { dst, a, b } => self.binary_without_flags(dst, a, b, |x, y| x ^ y),
            Inst::Equal { not, dst, a, b } => {
                self.binary_without_flags(dst, a, b, |x, y| u64::from((x == y) != not))
            }
            Inst::Less { signed, not, top, dst, a, b } => {
                let flip = u64::from(signed) << 63;
                let key = |bits: u64| (bits << top) ^ flip;
                self.binary_without_flags(dst, a, b, |x, y| u64::from((key(x) < key(y)) != not));
            }
            Inst::Int { op, width, flags, dst, a, b } => {
                self.int(ScalarOperation { op, width, flags }, dst, a, b)?;
            }
            Inst::Resize { op, from, to, flags, dst, a } => {
                self.resize(IntConversion { op, from, to, flags }, dst, a);
            }
            Inst::Load { bytes, width, align, dst, ptr } => {
                self.load(ScalarAccess { bytes, width, align }, dst, ptr)?;
            }
            Inst::Store { bytes, width, align, src, ptr } => {
                self.store(ScalarAccess { bytes, width, align }, src, ptr)?;
            }
            Inst::PtrAdd { flags, dst, base, offset } => self.ptr_add(flags, dst, base, offset),
            Inst::PtrIndex { flags, width, dst, base, index, scale } => {
                self.ptr_index(flags, width, dst, base, index, scale);
            }
            Inst::Move { dst, src, count } => {
                self.copy_registers(self.base + dst as usize, self.index(src), count as usize);
            }
            Inst::Select { dst, condition, a, b } => self.select(dst, condition, a, b),
            Inst::Jump { to } => return Ok(to as usize),
            Inst::Branch { condition, if_true, if_false } => {
                return self.branch(condition, if_true, if_false);
            }
            Inst::Call { site } => return self.call(program, site, next),
            Inst::Ret { src, count } => return self.ret(src, count).ok_or(Halt::Finished),
            _ => return self.step_control(program, inst, next),
        }
        Ok(next)
    }

    /// Less frequent control flow, calls of built-in functions and `alloca`.
    #[inline(never)]
    fn step_control(&mut self, program: &Bytecode, inst: &Inst, next: usize) -> Result<usize, Halt> {
        match *inst {
            Inst::Switch { value, table } => {
                return self.switch(program, value, program.switches[table as usize]);
            }
            Inst::RetNoUndef { src, count } => {
                if self.any_poison(src, count) {
                    return Err(Halt::Undefined(UbKind::PoisonReturn));
                }
                return self.ret(src, count).ok_or(Halt::Finished);
            }
            Inst::Unreachable => return Err(Halt::Undefined(UbKind::Unreachable)),
            Inst::Unsupported { reason } => return Err(Halt::Reason(reason)),
            Inst::CallBuiltin { builtin, site } => self.builtin(program, builtin, site)?,
            Inst::Alloca { align, dst, size, count } => self.alloca(align, dst, size, count)?,
            other => self.step_memory(program, other)?,
        }
        Ok(next)
    }

    /// Less frequent memory instructions.
    fn step_memory(&mut self, program: &Bytecode, inst: Inst) -> Result<(), UbKind> {
        match inst {
            Inst::LoadPtr { align, dst, ptr } => self.load_ptr(align, dst, ptr)?,
            Inst::LoadWide { width, align, dst, ptr } => self.load_wide(width, align, dst, ptr)?,
            Inst::LoadBits { width, dst, ptr, bit } => self.load_bits(width, dst, ptr, bit)?,
            Inst::LoadFrozen { pointer, width, align, dst, ptr } => {
                let range = self.load_frozen(width, align, dst, ptr)?;
                if let (true, Some(range)) = (pointer, range) {
                    self.restore_provenance(dst, range);
                }
            }
            Inst::LoadForgetful { bytes, width, align, dst, ptr } => {
                self.load_forgetful(ScalarAccess { bytes, width, align }, dst, ptr)?;
            }
            Inst::StorePtr { align, src, ptr } => self.store_ptr(align, src, ptr)?,
            Inst::StoreWide { width, align, src, ptr } => self.store_wide(width, align, src, ptr)?,
            Inst::StoreBits { width, src, ptr, bit } => self.store_bits(width, src, ptr, bit)?,
            Inst::StoreLong { bytes, width, align, src, ptr } => {
                let range = self.store(ScalarAccess { bytes, width, align }, src, ptr)?;
                self.memory.clear_byte(Memory::offset_range(range, usize::from(bytes)));
            }
            Inst::CheckAccess { align, write, ptr, size } => self.check(write, align, ptr, size)?,
            Inst::PtrMask { dst, base, mask } => self.ptr_mask(dst, base, mask),
            Inst::StackSave { dst } => self.stack_save(dst),
            Inst::StackRestore { mark } => self.stack_restore(mark),
            Inst::MarkUninit { ptr, size } => self.zero_fill(ptr, size, 0xff)?,
            Inst::Clear { ptr, size } => self.zero_fill(ptr, size, 0)?,
            other => return self.step_values(program, other),
        }
        Ok(())
    }

    /// Less frequent operations on values.
    fn step_values(&mut self, program: &Bytecode, inst: Inst) -> Result<(), UbKind> {
        match inst {
            Inst::WideInt { op, width, flags, dst, a, b } => {
                self.wide_int(ScalarOperation { op, width, flags }, dst, a, b)?;
            }
            Inst::WideCompare { predicate, width, dst, a, b } => {
                self.wide_compare(predicate, width, dst, a, b)
            }
            Inst::WideResize { op, from, to, flags, dst, a } => {
                self.wide_resize(IntConversion { op, from, to, flags }, dst, a);
            }
            Inst::Float { op, format, dst, a, b } => self.float(op, format, dst, a, b),
            Inst::FloatCompare { predicate, format, dst, a, b } => {
                self.float_compare(predicate, format, dst, a, b)
            }
            Inst::FNeg { width, dst, a } => self.fneg(width, dst, a),
            Inst::FloatResize { to, dst, a } => self.float_resize(to, dst, a),
            Inst::FloatToInt { format, signed, rounding, to, dst, a } => {
                self.float_to_int((format, rounding), signed, to, dst, a);
            }
            Inst::IntToFloat { format, signed, from, flags, dst, a } => {
                self.int_to_float(format, signed, from, flags, dst, a);
            }
            Inst::SelectStrict { dst, condition, a, b } => self.select_strict(dst, condition, a, b),
            Inst::RequireDefined { src, kind } if self.get(src).is_poison() => return Err(kind),
            Inst::RequireDefined { .. } => {}
            Inst::PoisonAll { dst, count } => self.poison_all(dst, count),
            Inst::Coalesce { dst, a, b } => {
                let value = if self.get(a).is_poison() { self.get(b) } else { self.get(a) };
                self.set(dst, value);
            }
            Inst::Freeze { width, dst, src } => self.freeze(width, dst, src),
            Inst::ChooseUndef { width, dst } => {
                let bits = self.choose(u32::from(width));
                self.set(dst, Register::int(bits));
            }
            Inst::Launder { dst } => {
                let bits = self.get(dst).bits;
                self.set(dst, Register::int(bits));
            }
            Inst::BitCast { lax, dst, src, from, to } => self.bitcast(program, lax, dst, src, (from, to)),
            Inst::PtrToInt { to, dst, a } => self.ptr_to_int(to, dst, a),
            Inst::IntToPtr { from, dst, a } => self.int_to_ptr(from, dst, a),
            Inst::ExtractLane { dst, src, index, lane } => {
                self.extract_lane(program.lanes[lane as usize], dst, src, index);
            }
            Inst::InsertLane { dst, value, index, lane } => {
                self.insert_lane(program.lanes[lane as usize], dst, value, index);
            }
            other => return self.step_long_and_soft(other),
        }
        Ok(())
    }

    /// Integers of more than 128 bits and software floating-point formats.
    fn step_long_and_soft(&mut self, inst: Inst) -> Result<(), UbKind> {
        match inst {
            Inst::LongInt { op, flags, width, dst, a, b } => self.long_int((op, width, flags), dst, a, b)?,
            Inst::LongCompare { predicate, width, dst, a, b } => {
                self.long_compare(predicate, width, dst, a, b);
            }
            Inst::LongResize { op, flags, from, to, dst, a } => {
                self.long_resize(IntConversion { op, from, to, flags }, dst, a);
            }
            Inst::SoftFloat { op, format, dst, a, b } => self.soft_float(op, format, dst, a, b),
            Inst::SoftCompare { predicate, format, dst, a, b } => {
                self.soft_compare(predicate, format, dst, a, b);
            }
            Inst::SoftResize { from, to, dst, a } => self.soft_resize(from, to, dst, a),
            Inst::SoftToInt { format, signed, to, dst, a } => self.soft_to_int(format, signed, to, dst, a),
            Inst::SoftFromInt { format, signed, flags, from, dst, a } => {
                self.soft_from_int(format, (signed, from, flags), dst, a);
            }
            other => unreachable!("{other:?} belongs to another table"),
        }
        Ok(())
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
        let (value, poison) = self.get_any(value, width);
        if poison {
            return Err(Halt::Undefined(UbKind::PoisonSwitch));
        }
        let cases = &program.cases[table.cases.0 as usize..table.cases.1 as usize];
        let found = cases.binary_search_by_key(&value, |&(case, _)| case);
        Ok(found.map_or(table.default, |at| cases[at].1) as usize)
    }
}
