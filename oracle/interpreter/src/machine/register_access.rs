//! Reading and writing registers.

use super::ConcreteMachine;
use crate::code::{CONST, Reg, Src};
use crate::register::{Register, Tag};

impl ConcreteMachine {
    /// Position of an operand in [`ConcreteMachine::registers`].
    #[inline(always)]
    pub(super) fn index(&self, src: Src) -> usize {
        // All ones for a constant, whose position is not relative to the frame.
        let constant = (src as i32 >> 31) as usize;
        (src & !CONST) as usize + (self.base & !constant)
    }

    #[inline(always)]
    pub(super) fn get(&self, src: Src) -> Register {
        self.registers[self.index(src)]
    }

    #[inline(always)]
    pub(super) fn set(&mut self, dst: Reg, register: Register) {
        self.registers[self.base + dst as usize] = register;
    }

    /// The value of two registers, and whether it is poison.
    pub(super) fn get_wide(&self, src: Src) -> (u128, bool) {
        let (low, high) = (self.get(src), self.get(src + 1));
        (u128::from(high.bits) << 64 | u128::from(low.bits), low.is_poison() || high.is_poison())
    }

    pub(super) fn set_wide(&mut self, dst: Reg, bits: u128, poison: bool) {
        let tag = Tag::poison_if(poison);
        self.set(dst, Register { bits: bits as u64, tag });
        self.set(dst + 1, Register { bits: (bits >> 64) as u64, tag });
    }

    /// The value of a scalar of `width` bits, in one or two registers, and whether it is poison.
    pub(super) fn get_any(&self, src: Src, width: u8) -> (u128, bool) {
        if width > 64 {
            return self.get_wide(src);
        }
        let register = self.get(src);
        (u128::from(register.bits), register.is_poison())
    }

    pub(super) fn set_any(&mut self, dst: Reg, width: u8, bits: u128, poison: bool) {
        if width > 64 {
            return self.set_wide(dst, bits, poison);
        }
        self.set(dst, Register { bits: bits as u64, tag: Tag::poison_if(poison) });
    }
}
