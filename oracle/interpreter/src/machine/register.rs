//! Access to registers.

use super::Machine;
use crate::code::{CONST, Reg, Src};
use crate::slot::{Meta, Slot};

impl Machine {
    /// Where an operand is.
    #[inline(always)]
    pub(super) fn index(&self, src: Src) -> usize {
        // All ones for a constant, whose position is not relative to the frame.
        let constant = (src as i32 >> 31) as usize;
        (src & !CONST) as usize + (self.base & !constant)
    }

    #[inline(always)]
    pub(super) fn get(&self, src: Src) -> Slot {
        self.slots[self.index(src)]
    }

    #[inline(always)]
    pub(super) fn set(&mut self, dst: Reg, slot: Slot) {
        self.slots[self.base + dst as usize] = slot;
    }

    /// Two slots, and whether they are poison.
    pub(super) fn get_wide(&self, src: Src) -> (u128, bool) {
        let (low, high) = (self.get(src), self.get(src + 1));
        (u128::from(high.bits) << 64 | u128::from(low.bits), low.is_poison() || high.is_poison())
    }

    pub(super) fn set_wide(&mut self, dst: Reg, bits: u128, poison: bool) {
        let meta = Meta::poison_if(poison);
        self.set(dst, Slot { bits: bits as u64, meta });
        self.set(dst + 1, Slot { bits: (bits >> 64) as u64, meta });
    }

    /// As many slots as a scalar of `width` bits has.
    pub(super) fn get_any(&self, src: Src, width: u8) -> (u128, bool) {
        if width > 64 {
            return self.get_wide(src);
        }
        let slot = self.get(src);
        (u128::from(slot.bits), slot.is_poison())
    }

    pub(super) fn set_any(&mut self, dst: Reg, width: u8, bits: u128, poison: bool) {
        if width > 64 {
            return self.set_wide(dst, bits, poison);
        }
        self.set(dst, Slot { bits: bits as u64, meta: Meta::poison_if(poison) });
    }
}
