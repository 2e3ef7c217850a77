//! Reading and writing registers.

use ethnum::U256;

use super::ConcreteMachine;
use crate::code::{CONST, Reg, Src, Width};
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

    /// The value of a scalar of up to 256 bits, and whether it is poison.
    pub(super) fn get_wide(&self, src: Src, width: Width) -> (U256, bool) {
        let (mut value, mut poison) = (U256::ZERO, false);
        for at in (0..width.registers()).rev() {
            let register = self.get(src + at);
            value = value << 64u32 | U256::from(register.bits);
            poison |= register.is_poison();
        }
        (value, poison)
    }

    pub(super) fn set_wide(&mut self, dst: Reg, width: Width, value: U256, poison: bool) {
        let tag = Tag::poison_if(poison);
        for at in 0..width.registers() {
            self.set(dst + at, Register { bits: (value >> (at * 64)).as_u64(), tag });
        }
    }

    /// The value of a scalar of up to 128 bits, and whether it is poison.
    pub(super) fn get_pair(&self, src: Src, width: u32) -> (u128, bool) {
        let low = self.get(src);
        if width <= 64 {
            return (u128::from(low.bits), low.is_poison());
        }
        let high = self.get(src + 1);
        (u128::from(high.bits) << 64 | u128::from(low.bits), low.is_poison() || high.is_poison())
    }

    pub(super) fn set_pair(&mut self, dst: Reg, width: u32, bits: u128, poison: bool) {
        let tag = Tag::poison_if(poison);
        self.set(dst, Register { bits: bits as u64, tag });
        if width > 64 {
            self.set(dst + 1, Register { bits: (bits >> 64) as u64, tag });
        }
    }
}
