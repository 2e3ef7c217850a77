//! Loads, stores and address arithmetic.

use super::memory::{AccessRange, Memory};
use super::{ConcreteMachine, Halt};
use crate::code::{MemoryInst, Reg, ScalarAccess, Src, Width, flag};
use crate::register::{Register, Tag, mask};
use semantics::UbKind;
use semantics::{OddWidth, Uninitialized};

/// Bytes per register.
const WORD: u32 = 8;

impl ConcreteMachine {
    #[inline(never)]
    pub(super) fn step_memory(&mut self, inst: MemoryInst) -> Result<(), Halt> {
        match inst {
            MemoryInst::Alloca { align, dst, size, count } => self.alloca(align, dst, size, count)?,
            MemoryInst::CheckAccess { align, write, ptr, size } => self.check(write, align, ptr, size)?,
            MemoryInst::Dereferenceable { ptr, size, kind } => {
                self.check(false, 0, ptr, size).map_err(|_| Halt::Undefined(kind))?;
            }
            MemoryInst::LoadPtr { align, dst, ptr } => self.load_ptr(align, dst, ptr)?,
            MemoryInst::LoadWide { width, align, dst, ptr } => self.load_wide(width, align, dst, ptr)?,
            MemoryInst::LoadBits { width, dst, ptr, bit } => self.load_bits(width, dst, ptr, bit)?,
            MemoryInst::LoadFrozen { pointer, width, align, dst, ptr } => {
                self.load_frozen(pointer, width, align, dst, ptr)?;
            }
            MemoryInst::StorePtr { align, src, ptr } => self.store_ptr(align, src, ptr)?,
            MemoryInst::StoreWide { width, align, src, ptr } => self.store_wide(width, align, src, ptr)?,
            MemoryInst::StoreBits { width, src, ptr, bit } => self.store_bits(width, src, ptr, bit)?,
            MemoryInst::MarkUninit { ptr, size } => self.mark_uninit(ptr, size)?,
            MemoryInst::PtrMask { dst, base, mask } => self.ptr_mask(dst, base, mask),
            MemoryInst::StackSave { dst } => self.stack_save(dst),
            MemoryInst::StackPointer { dst } => self.stack_pointer(dst),
            MemoryInst::StackCut { pointer } => self.stack_cut(pointer)?,
            MemoryInst::StackRestore { mark } => self.stack_restore(mark),
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn load(&mut self, access: ScalarAccess, dst: Reg, ptr: Src) -> Result<(), UbKind> {
        let ScalarAccess { bytes, width, align } = access;
        let range = self.memory.locate(self.get(ptr), u64::from(bytes), align)?;
        let (bits, unknown) = self.memory.read(range);
        let low = mask(u32::from(width));
        let register = if unknown & low == 0 && bytes * 8 == width {
            Register::int(bits & low)
        } else {
            self.resolve_indeterminate(access, bits, unknown)
        };
        self.set(dst, register);
        Ok(())
    }

    /// The value of a load that has indeterminate bits or an odd width.
    #[cold]
    fn resolve_indeterminate(&mut self, access: ScalarAccess, bits: u64, unknown: u64) -> Register {
        let low = mask(u32::from(access.width));
        let extra = mask(u32::from(access.bytes) * 8) & !low;
        if self.semantics.odd_width == OddWidth::ZeroExtended && (bits | unknown) & extra != 0 {
            return Register::POISON;
        }
        let unknown = unknown & low;
        let poison = unknown & bits != 0 || self.semantics.unwritten() == Uninitialized::Poison;
        if unknown != 0 && poison {
            return Register::POISON;
        }
        let chosen = if unknown == 0 { 0 } else { self.choose(64) };
        Register::int((bits & !unknown | chosen & unknown) & low)
    }

    fn load_ptr(&mut self, align: u8, dst: Reg, ptr: Src) -> Result<(), UbKind> {
        let range = self.memory.locate(self.get(ptr), 8, align)?;
        let (bits, unknown) = self.memory.read(range);
        let mut register = Register::int(bits);
        if unknown != 0 {
            register = self.resolve_indeterminate(ScalarAccess { bytes: 8, width: 64, align }, bits, unknown);
        }
        if !register.is_poison() {
            register.tag = self.memory.provenance(range, register.bits);
        }
        self.set(dst, register);
        Ok(())
    }

    /// Loads a scalar of more than 64 bits word by word; poison if a word is.
    fn load_wide(&mut self, width: Width, align: u8, dst: Reg, ptr: Src) -> Result<(), UbKind> {
        let range = self.memory.locate(self.get(ptr), u64::from(width.bytes()), align)?;
        let mut poison = Tag::NONE;
        for at in 0..width.registers() {
            let (bits, unknown) = self.memory.read(Memory::offset_range(range, (at * WORD) as usize));
            let register = self.resolve_indeterminate(word_access(width, at), bits, unknown);
            poison = poison.join_poison(register.tag);
            self.set(dst + at, register);
        }
        for at in 0..width.registers() {
            let bits = self.get(dst + at).bits;
            self.set(dst + at, Register { bits, tag: poison });
        }
        Ok(())
    }

    /// Loads whole bytes and chooses each indeterminate bit. A pointer keeps its provenance if no bit had to be chosen.
    fn load_frozen(
        &mut self,
        pointer: bool,
        width: Width,
        align: u8,
        dst: Reg,
        ptr: Src,
    ) -> Result<(), UbKind> {
        let range = self.memory.locate(self.get(ptr), u64::from(width.bytes()), align)?;
        for at in 0..width.registers() {
            let (bits, unknown) = self.memory.read(Memory::offset_range(range, (at * WORD) as usize));
            let low = mask(u32::from(word_access(width, at).width));
            let unknown = unknown & low;
            let chosen = if unknown == 0 { 0 } else { self.choose(64) };
            let mut register = Register::int((bits & !unknown | chosen & unknown) & low);
            if pointer && unknown == 0 {
                register.tag = self.memory.provenance(range, register.bits);
            }
            self.set(dst + at, register);
        }
        Ok(())
    }

    /// Loads `width` bits that start `bit` bits after `ptr`: a vector lane or a packed member.
    fn load_bits(&mut self, width: u8, dst: Reg, ptr: Src, bit: u32) -> Result<(), UbKind> {
        let (first, size) = covering_bytes(self.get(ptr), width, bit);
        let range = self.memory.locate(first, size, 0)?;
        let (bits, unknown) = self.memory.read_wide(range);
        let shift = bit % 8;
        let access = ScalarAccess { bytes: 8, width, align: 0 };
        let low = mask(u32::from(width));
        let bits = (bits >> shift) as u64 & low;
        let register = self.resolve_indeterminate(access, bits, (unknown >> shift) as u64 & low);
        self.set(dst, register);
        Ok(())
    }

    #[inline(always)]
    pub(super) fn store(&mut self, access: ScalarAccess, src: Src, ptr: Src) -> Result<AccessRange, UbKind> {
        let ScalarAccess { bytes, width, align } = access;
        let value = self.get(src);
        let range = self.memory.locate_mut(self.get(ptr), u64::from(bytes), align)?;
        let covered = mask(u32::from(bytes) * 8);
        if value.is_poison() || bytes * 8 != width {
            self.store_oddly(range, value, covered, u32::from(width));
        } else {
            self.memory.write(range, !covered, value.bits, 0);
        }
        Ok(range)
    }

    #[cold]
    fn store_oddly(&mut self, range: AccessRange, value: Register, covered: u64, width: u32) {
        let low = mask(width);
        // The extension of poison is poison.
        let (unwritten, extended) = match self.semantics.odd_width {
            OddWidth::Unspecified => (covered & !low, low),
            OddWidth::ZeroExtended => (0, covered),
        };
        let (bits, poison) = if value.is_poison() { (extended, extended) } else { (value.bits & low, 0) };
        self.memory.write(range, !covered, bits, poison | unwritten);
    }

    fn store_ptr(&mut self, align: u8, src: Src, ptr: Src) -> Result<(), UbKind> {
        let range = self.store(ScalarAccess { bytes: 8, width: 64, align }, src, ptr)?;
        let value = self.get(src);
        if !value.is_poison() {
            self.memory.set_provenance(range, value.tag);
        }
        Ok(())
    }

    fn store_wide(&mut self, width: Width, align: u8, src: Src, ptr: Src) -> Result<(), UbKind> {
        let range = self.memory.locate_mut(self.get(ptr), u64::from(width.bytes()), align)?;
        for at in 0..width.registers() {
            let ScalarAccess { bytes, width, .. } = word_access(width, at);
            let (value, covered) = (self.get(src + at), mask(u32::from(bytes) * 8));
            let range = Memory::offset_range(range, (at * WORD) as usize);
            self.store_oddly(range, value, covered, u32::from(width));
        }
        Ok(())
    }

    fn store_bits(&mut self, width: u8, src: Src, ptr: Src, bit: u32) -> Result<(), UbKind> {
        let value = self.get(src);
        let (first, size) = covering_bytes(self.get(ptr), width, bit);
        let range = self.memory.locate_mut(first, size, 0)?;
        let low = u128::from(mask(u32::from(width)));
        let shift = bit % 8;
        let (bits, unknown) = if value.is_poison() { (low, low) } else { (u128::from(value.bits) & low, 0) };
        self.memory.write_wide(range, !(low << shift), bits << shift, unknown << shift);
        Ok(())
    }

    fn check(&mut self, write: bool, align: u8, ptr: Src, size: u32) -> Result<(), UbKind> {
        let ptr = self.get(ptr);
        if write {
            self.memory.locate_mut(ptr, u64::from(size), align)?;
        } else {
            self.memory.locate(ptr, u64::from(size), align)?;
        }
        Ok(())
    }

    fn mark_uninit(&mut self, ptr: Src, size: u32) -> Result<(), UbKind> {
        let range = self.memory.locate_mut(self.get(ptr), u64::from(size), 0)?;
        self.memory.fill(range, size as usize, 0, 0xff);
        Ok(())
    }

    fn alloca(&mut self, align: u8, dst: Reg, size: u32, count: Src) -> Result<(), Halt> {
        let count = self.get(count);
        if count.is_poison() {
            return Err(Halt::Undefined(UbKind::PoisonAddress));
        }
        let size = u64::from(size).checked_mul(count.bits).ok_or(Halt::Memory)?;
        self.charge(size / 64)?;
        let register = self.memory.allocate(size, align).ok_or(Halt::Memory)?;
        self.set(dst, register);
        Ok(())
    }

    #[inline(always)]
    pub(super) fn ptr_add(&mut self, flags: u8, dst: Reg, base: Src, offset: i32) {
        let base = self.get(base);
        let register = self.offset_pointer(flags, base, i64::from(offset), false);
        self.set(dst, register);
    }

    #[inline(always)]
    pub(super) fn ptr_index(&mut self, flags: u8, width: u8, dst: Reg, base: Src, index: Src, scale: u32) {
        let (base, index) = (self.get(base), self.get(index));
        let signed = super::integer::sext(index.bits, u32::from(width));
        let (offset, overflow) = signed.overflowing_mul(i64::from(scale));
        let lost = flags & flag::NUSW != 0 && overflow
            || flags & flag::NUW != 0 && (signed as u64).checked_mul(u64::from(scale)).is_none();
        let mut register = self.offset_pointer(flags, base, offset, lost);
        register.tag.0 |= index.tag.0 & Tag::POISON.0;
        self.set(dst, register);
    }

    /// LangRef "llvm.ptrmask": equivalent to a `getelementptr` by the difference, without `inbounds`.
    fn ptr_mask(&mut self, dst: Reg, base: Src, mask: Src) {
        let (base, mask) = (self.get(base), self.get(mask));
        let tag = Tag(base.tag.0 | mask.tag.0 & Tag::POISON.0);
        self.set(dst, Register { bits: base.bits & mask.bits, tag });
    }

    /// The pointer `offset` bytes further. It is poison if `broken`, or if the move violates `inbounds`, `nusw` or
    /// `nuw` (LangRef "getelementptr").
    #[inline(always)]
    fn offset_pointer(&self, flags: u8, base: Register, offset: i64, mut broken: bool) -> Register {
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
        Register { bits, tag: Tag(base.tag.0 | Tag::poison_if(broken).0) }
    }
}

/// The access to word `at` of a scalar of more than 64 bits.
fn word_access(width: Width, at: u32) -> ScalarAccess {
    let width = (width.bits() - at * 64).min(64) as u8;
    ScalarAccess { bytes: width.div_ceil(8), width, align: 0 }
}

/// The first of the bytes that contain `width` bits at a distance of `bit` bits from `ptr`, and the number of bytes.
fn covering_bytes(ptr: Register, width: u8, bit: u32) -> (Register, u64) {
    let first = Register { bits: ptr.bits.wrapping_add(u64::from(bit / 8)), ..ptr };
    (first, u64::from(bit % 8 + u32::from(width)).div_ceil(8))
}
