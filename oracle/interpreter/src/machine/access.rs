//! Loads, stores and addresses.

use super::memory::Spot;
use super::{Machine, Stop};
use crate::code::{Reg, Src, flag};
use crate::outcome::UbKind;
use crate::semantics::{OddWidth, Uninitialized};
use crate::slot::{Meta, Slot, mask, wide_mask};

/// Size in bytes, width in bits and alignment (an exponent) of an access to one scalar.
#[derive(Clone, Copy)]
pub(super) struct Access {
    pub(super) bytes: u8,
    pub(super) width: u8,
    pub(super) align: u8,
}

impl Machine {
    #[inline(always)]
    pub(super) fn load(&mut self, access: Access, dst: Reg, ptr: Src) -> Result<(), UbKind> {
        let Access { bytes, width, align } = access;
        let spot = self.memory.locate(self.get(ptr), u64::from(bytes), align)?;
        let (bits, unknown) = self.memory.read(spot);
        let low = mask(u32::from(width));
        let slot = if unknown & low == 0 && bytes * 8 == width {
            Slot::int(bits & low)
        } else {
            self.indeterminate(access, bits, unknown)
        };
        self.set(dst, slot);
        Ok(())
    }

    /// A load of what is not all known, or of an odd width.
    #[cold]
    fn indeterminate(&mut self, access: Access, bits: u64, unknown: u64) -> Slot {
        let low = mask(u32::from(access.width));
        let extra = mask(u32::from(access.bytes) * 8) & !low;
        if self.semantics.odd_width == OddWidth::ZeroExtended && (bits | unknown) & extra != 0 {
            return Slot::POISON;
        }
        let unknown = unknown & low;
        let poison = unknown & bits != 0 || self.semantics.unwritten() == Uninitialized::Poison;
        if unknown != 0 && poison {
            return Slot::POISON;
        }
        let chosen = if unknown == 0 { 0 } else { self.choose(64) };
        Slot::int((bits & !unknown | chosen & unknown) & low)
    }

    /// Fault [`crate::Fault::LoadForgetsPoison`].
    #[cold]
    pub(super) fn load_forgetful(&mut self, access: Access, dst: Reg, ptr: Src) -> Result<(), UbKind> {
        let spot = self.memory.locate(self.get(ptr), u64::from(access.bytes), access.align)?;
        let (bits, unknown) = self.memory.read(spot);
        self.set(dst, Slot::int(bits & !unknown & mask(u32::from(access.width))));
        Ok(())
    }

    pub(super) fn load_ptr(&mut self, align: u8, dst: Reg, ptr: Src) -> Result<(), UbKind> {
        let spot = self.memory.locate(self.get(ptr), 8, align)?;
        let (bits, unknown) = self.memory.read(spot);
        let mut slot = Slot::int(bits);
        if unknown != 0 {
            slot = self.indeterminate(Access { bytes: 8, width: 64, align }, bits, unknown);
        }
        if !slot.is_poison() {
            slot.meta = self.memory.provenance(spot, slot.bits);
        }
        self.set(dst, slot);
        Ok(())
    }

    /// Two halves, each as a load of its own; poison if either is.
    pub(super) fn load_wide(&mut self, width: u8, align: u8, dst: Reg, ptr: Src) -> Result<(), UbKind> {
        let bytes = width.div_ceil(8);
        let spot = self.memory.locate(self.get(ptr), u64::from(bytes), align)?;
        let (bits, unknown) = self.memory.read_wide(spot);
        let low = Access { bytes: 8, width: 64, align };
        let high = Access { bytes: bytes - 8, width: width - 64, align };
        let low = self.indeterminate(low, bits as u64, unknown as u64);
        let high = self.indeterminate(high, (bits >> 64) as u64, (unknown >> 64) as u64);
        let meta = low.meta.either(high.meta);
        self.set(dst, Slot { meta, ..low });
        self.set(dst + 1, Slot { meta, ..high });
        Ok(())
    }

    /// Whole bytes, of which the bits that are not known are chosen. Where they are, if all are known.
    pub(super) fn load_frozen(
        &mut self,
        width: u8,
        align: u8,
        dst: Reg,
        ptr: Src,
    ) -> Result<Option<Spot>, UbKind> {
        let spot = self.memory.locate(self.get(ptr), u64::from(width / 8), align)?;
        let (bits, unknown) = self.memory.read_wide(spot);
        let low = wide_mask(u32::from(width));
        let unknown = unknown & low;
        let mut chosen = 0;
        for half in [0, 64].into_iter().filter(|half| (unknown >> half) as u64 != 0) {
            chosen |= u128::from(self.choose(64)) << half;
        }
        self.set_any(dst, width, (bits & !unknown | chosen & unknown) & low, false);
        Ok((unknown == 0).then_some(spot))
    }

    /// A register holds a pointer read from a spot, all bits of which are known.
    pub(super) fn rebase(&mut self, dst: Reg, spot: Spot) {
        let address = self.get(dst).bits;
        self.set(dst, Slot { bits: address, meta: self.memory.provenance(spot, address) });
    }

    /// `width` bits at a distance of `bit` bits: a lane, or a member packed at bits.
    pub(super) fn load_bits(&mut self, width: u8, dst: Reg, ptr: Src, bit: u32) -> Result<(), UbKind> {
        let (first, size) = bytes_of(self.get(ptr), width, bit);
        let spot = self.memory.locate(first, size, 0)?;
        let (bits, unknown) = self.memory.read_wide(spot);
        let shift = bit % 8;
        let access = Access { bytes: 8, width, align: 0 };
        let low = mask(u32::from(width));
        let bits = (bits >> shift) as u64 & low;
        let slot = self.indeterminate(access, bits, (unknown >> shift) as u64 & low);
        self.set(dst, slot);
        Ok(())
    }

    #[inline(always)]
    pub(super) fn store(&mut self, access: Access, src: Src, ptr: Src) -> Result<Spot, UbKind> {
        let Access { bytes, width, align } = access;
        let value = self.get(src);
        let spot = self.memory.locate_mut(self.get(ptr), u64::from(bytes), align)?;
        let covered = mask(u32::from(bytes) * 8);
        if value.is_poison() || bytes * 8 != width {
            self.store_oddly(spot, value, covered, u32::from(width));
        } else {
            self.memory.write(spot, !covered, value.bits, 0);
        }
        Ok(spot)
    }

    #[cold]
    fn store_oddly(&mut self, spot: Spot, value: Slot, covered: u64, width: u32) {
        let low = mask(width);
        let (bits, poison) = if value.is_poison() { (low, low) } else { (value.bits & low, 0) };
        let unwritten = if self.semantics.odd_width == OddWidth::Unspecified { covered & !low } else { 0 };
        self.memory.write(spot, !covered, bits, poison | unwritten);
    }

    pub(super) fn store_ptr(&mut self, align: u8, src: Src, ptr: Src) -> Result<(), UbKind> {
        let spot = self.store(Access { bytes: 8, width: 64, align }, src, ptr)?;
        let value = self.get(src);
        if !value.is_poison() {
            self.memory.set_provenance(spot, value.meta);
        }
        Ok(())
    }

    pub(super) fn store_wide(&mut self, width: u8, align: u8, src: Src, ptr: Src) -> Result<(), UbKind> {
        let (value, poison) = self.get_wide(src);
        let bytes = width.div_ceil(8);
        let spot = self.memory.locate_mut(self.get(ptr), u64::from(bytes), align)?;
        let (covered, low) = (wide_mask(u32::from(bytes) * 8), wide_mask(u32::from(width)));
        let (bits, unknown) = if poison { (low, low) } else { (value & low, 0) };
        let odd = self.semantics.odd_width == OddWidth::Unspecified;
        let unwritten = if odd { covered & !low } else { 0 };
        self.memory.write_wide(spot, !covered, bits, unknown | unwritten);
        Ok(())
    }

    pub(super) fn store_bits(&mut self, width: u8, src: Src, ptr: Src, bit: u32) -> Result<(), UbKind> {
        let value = self.get(src);
        let (first, size) = bytes_of(self.get(ptr), width, bit);
        let spot = self.memory.locate_mut(first, size, 0)?;
        let low = u128::from(mask(u32::from(width)));
        let shift = bit % 8;
        let (bits, unknown) = if value.is_poison() { (low, low) } else { (u128::from(value.bits) & low, 0) };
        self.memory.write_wide(spot, !(low << shift), bits << shift, unknown << shift);
        Ok(())
    }

    pub(super) fn check(&mut self, write: bool, align: u8, ptr: Src, size: u32) -> Result<(), UbKind> {
        let ptr = self.get(ptr);
        if write {
            self.memory.locate_mut(ptr, u64::from(size), align)?;
        } else {
            self.memory.locate(ptr, u64::from(size), align)?;
        }
        Ok(())
    }

    /// Zero bytes with this mask: never written, or written.
    pub(super) fn refill(&mut self, ptr: Src, size: u32, mask: u8) -> Result<(), UbKind> {
        let spot = self.memory.locate_mut(self.get(ptr), u64::from(size), 0)?;
        self.memory.fill(spot, size as usize, 0, mask);
        Ok(())
    }

    pub(super) fn alloca(&mut self, align: u8, dst: Reg, size: u32, count: Src) -> Result<(), Stop> {
        let count = self.get(count);
        if count.is_poison() {
            return Err(Stop::Undefined(UbKind::PoisonAddress));
        }
        let size = u64::from(size).checked_mul(count.bits).ok_or(Stop::Memory)?;
        self.charge(size / 64)?;
        let slot = self.memory.allocate(size, align).ok_or(Stop::Memory)?;
        self.set(dst, slot);
        Ok(())
    }

    #[inline(always)]
    pub(super) fn ptr_add(&mut self, flags: u8, dst: Reg, base: Src, offset: i32) {
        let base = self.get(base);
        let slot = self.moved(flags, base, i64::from(offset), false);
        self.set(dst, slot);
    }

    #[inline(always)]
    pub(super) fn ptr_index(&mut self, flags: u8, width: u8, dst: Reg, base: Src, index: Src, scale: u32) {
        let (base, index) = (self.get(base), self.get(index));
        let signed = super::integer::sext_narrow(index.bits, u32::from(width));
        let (offset, overflow) = signed.overflowing_mul(i64::from(scale));
        let lost = flags & flag::NUSW != 0 && overflow
            || flags & flag::NUW != 0 && (signed as u64).checked_mul(u64::from(scale)).is_none();
        let mut slot = self.moved(flags, base, offset, lost);
        slot.meta.0 |= index.meta.0 & Meta::POISON.0;
        self.set(dst, slot);
    }

    /// LangRef "llvm.ptrmask": as `getelementptr` by the difference, without `inbounds`.
    pub(super) fn ptr_mask(&mut self, dst: Reg, base: Src, mask: Src) {
        let (base, mask) = (self.get(base), self.get(mask));
        let meta = Meta(base.meta.0 | mask.meta.0 & Meta::POISON.0);
        self.set(dst, Slot { bits: base.bits & mask.bits, meta });
    }

    /// A pointer `offset` bytes on; poison if a promise is broken, which it may be already. LangRef "getelementptr", rules for `inbounds`,
    /// `nusw`, `nuw`.
    #[inline(always)]
    fn moved(&self, flags: u8, base: Slot, offset: i64, mut broken: bool) -> Slot {
        let bits = base.bits.wrapping_add_signed(offset);
        if flags & flag::NUSW != 0 {
            broken |= base.bits.checked_add_signed(offset).is_none();
        }
        if flags & flag::NUW != 0 {
            broken |= base.bits.checked_add(offset as u64).is_none();
        }
        // "getelementptr with all-zero indices is always considered to be inbounds".
        if flags & flag::INBOUNDS != 0 && offset != 0 {
            broken |= !self.memory.in_bounds(base, bits);
        }
        Slot { bits, meta: Meta(base.meta.0 | Meta::poison_if(broken).0) }
    }
}

/// The address of the first byte that `width` bits at a distance of `bit` bits lie in, and the number of bytes.
fn bytes_of(ptr: Slot, width: u8, bit: u32) -> (Slot, u64) {
    let first = Slot { bits: ptr.bits.wrapping_add(u64::from(bit / 8)), ..ptr };
    (first, u64::from(bit % 8 + u32::from(width)).div_ceil(8))
}
