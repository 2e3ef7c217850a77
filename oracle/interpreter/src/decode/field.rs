//! Decoding of accesses to bit ranges: lanes of vectors, and packed members of structures.

use ir::{Bits, FieldAccess, Instruction, Operand, Packing, TypeId};

use super::Decoder;
use super::memory::exponent;
use crate::code::{MemoryInst, Reg, Src, ValueInst};

/// A structure member packed at bit granularity.
#[derive(Clone, Copy)]
struct PackedMember {
    ty: TypeId,
    bit: Bits,
    width: u16,
}

impl Decoder<'_> {
    /// Loads `width` bits that start `bit` bits after `ptr`; poison if one of them is.
    pub(super) fn load_bits(&mut self, width: u16, dst: Reg, ptr: Src, bit: Bits) {
        for (at, bit, width) in self.words(bit, width) {
            self.emit(MemoryInst::LoadBits { width, dst: dst + at, ptr, bit });
        }
        if width > 64 {
            self.emit(ValueInst::PoisonAll { dst, count: u32::from(width).div_ceil(64) });
        }
    }

    pub(super) fn store_bits(&mut self, width: u16, src: Src, ptr: Src, bit: Bits) {
        for (at, bit, width) in self.words(bit, width) {
            self.emit(MemoryInst::StoreBits { width, src: src + at, ptr, bit });
        }
    }

    /// The words of an integer: register index, distance in bits as instructions encode it, width in bits.
    fn words(&mut self, bit: Bits, width: u16) -> impl Iterator<Item = (u32, u32, u8)> + use<> {
        let first = u32::try_from(bit.0 + u64::from(width)).map(|end| end - u32::from(width));
        if first.is_err() {
            self.fail(semantics::Unsupported::MemoryLimit);
        }
        let (first, count) = (first.unwrap_or(0), width.div_ceil(64));
        (0..count).map(move |at| (u32::from(at), first + u32::from(at) * 64, (width - at * 64).min(64) as u8))
    }

    pub(super) fn load_field(&mut self, instruction: &Instruction, field: &FieldAccess) {
        let Some(member) = self.packed_member(field) else { return };
        let dst = self.result(instruction, member.ty);
        let ptr = self.field_address(field);
        self.load_bits(member.width, dst, ptr, member.bit);
    }

    pub(super) fn store_field(&mut self, value: Operand, field: &FieldAccess) {
        let Some(member) = self.packed_member(field) else { return };
        let src = self.operand_of(value, member.ty);
        let ptr = self.field_address(field);
        self.store_bits(member.width, src, ptr, member.bit);
    }

    fn packed_member(&mut self, field: &FieldAccess) -> Option<PackedMember> {
        if !self.knows_type(field.of) {
            return None;
        }
        let types = &self.module.types;
        let packed = types.packing(field.of) == Some(Packing::Bits);
        let index = u64::from(field.index);
        let member = packed.then(|| types.element(field.of, index).zip(types.bit_offset(field.of, index)));
        let Some((ty, bit)) = member.flatten() else {
            self.malformed("member of a structure packed at bits");
            return None;
        };
        if types.int_width(ty).is_none() {
            self.malformed("member of a structure packed at bits");
        }
        let width = self.module.types.bit_width(ty).0;
        match u16::try_from(width) {
            Ok(width) if u32::from(width) <= ir::WIDEST_CONSTANT => Some(PackedMember { ty, bit, width }),
            _ => {
                self.fail(semantics::Unsupported::WideInteger);
                None
            }
        }
    }

    /// The structure's address, checked for the access's `align`. The access itself checks the bytes it touches.
    fn field_address(&mut self, field: &FieldAccess) -> Src {
        let ptr = self.operand_undef_as_poison(field.ptr, TypeId::PTR);
        self.emit(MemoryInst::CheckAccess { align: exponent(field.align), write: false, ptr, size: 0 });
        ptr
    }
}
