//! Memory: allocas, loads and stores by scalar, addresses.

use ir::{Align, Bytes, Instruction, Memory, Operand, TypeId};

use super::Preparer;
use crate::code::{CONST, Inst, Leaf, LeafKind, Reg, Shape, Src};
use crate::fault::Fault;
use crate::outcome::Unsupported;
use crate::slot::Slot;

/// An alignment as the exponent that instructions carry.
pub(super) fn exponent(align: Align) -> u8 {
    align.bytes().trailing_zeros() as u8
}

impl Preparer<'_> {
    pub(super) fn memory(&mut self, instruction: &Instruction, memory: &Memory) {
        match memory {
            Memory::Alloca { ty, count, align } => self.alloca(instruction, *ty, *count, *align),
            Memory::Load { ty, ptr, align, volatile: _ } => self.load(instruction, *ty, *ptr, *align),
            Memory::Store { value, ptr, align, volatile: _ } => self.store(*value, *ptr, *align),
            Memory::LoadField(_) | Memory::StoreField { .. } => {
                self.fail(Unsupported::Instruction("access to a member packed at bits"))
            }
            Memory::Gep(gep) => self.gep(instruction, gep),
        }
    }

    /// The size of `ty` in memory as instructions carry it.
    pub(super) fn size_of(&mut self, ty: TypeId) -> u32 {
        if !self.knows_type(ty) || !self.module.types.is_sized(ty) {
            self.malformed("type without a size");
            return 0;
        }
        self.narrow_size(self.module.types.size(ty))
    }

    pub(super) fn narrow_size(&mut self, size: Bytes) -> u32 {
        u32::try_from(size.0).unwrap_or_else(|_| {
            self.fail(Unsupported::MemoryLimit);
            0
        })
    }

    fn alloca(&mut self, instruction: &Instruction, ty: TypeId, count: Option<Operand>, align: Align) {
        let dst = self.result(instruction, TypeId::PTR);
        let size = self.size_of(ty);
        let count = match count {
            None => self.constant_slot(Slot::int(1)),
            Some(count) => {
                let ty = self.type_of(count);
                if self.scalar(ty).kind != LeafKind::Narrow {
                    self.malformed("count of an alloca");
                }
                self.operand(count)
            }
        };
        self.emit(Inst::Alloca { align: exponent(align), dst, size, count });
    }

    pub(super) fn constant_slot(&mut self, slot: Slot) -> Src {
        self.program.constants.push(slot);
        (self.program.constants.len() as u32 - 1) | CONST
    }

    fn load(&mut self, instruction: &Instruction, ty: TypeId, ptr: Operand, align: Align) {
        let dst = self.result(instruction, ty);
        let ptr = self.operand_of(ptr, TypeId::PTR);
        let shape = self.shape(ty);
        if shape.count == 1 && self.leaf(shape, 0).bit == 0 && !self.is_bit_vector(ty, shape) {
            let leaf = self.leaf(shape, 0);
            return self.load_leaf(leaf, dst, ptr, exponent(align));
        }
        let size = self.access_size(ty);
        self.emit(Inst::Check { align: exponent(align), write: false, ptr, size });
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            if self.is_bit_vector(ty, shape) {
                let Some(bit) = self.packed_bit(leaf) else { return };
                self.emit(Inst::LoadBits { width: leaf.width, dst: dst + leaf.slot, ptr, bit });
            } else {
                let member = self.member(leaf, ptr);
                self.load_leaf(leaf, dst + leaf.slot, member, 0);
            }
        }
    }

    /// Whether lanes of the vector are not whole bytes, and so share bytes.
    fn is_bit_vector(&self, ty: TypeId, shape: Shape) -> bool {
        matches!(self.module.types.get(ty), ir::Type::Vector(..))
            && shape.count > 0
            && !self.leaf(shape, 0).width.is_multiple_of(8)
    }

    fn packed_bit(&mut self, leaf: Leaf) -> Option<u32> {
        if leaf.kind != LeafKind::Narrow {
            self.fail(Unsupported::Instruction("vector of odd integers of more than 64 bits"));
        }
        u32::try_from(leaf.bit).ok()
    }

    /// Bytes that an access of type `ty` covers.
    fn access_size(&mut self, ty: TypeId) -> u32 {
        if !self.knows_type(ty) {
            return 0;
        }
        self.narrow_size(self.module.types.store_size(ty))
    }

    /// The address of a member.
    fn member(&mut self, leaf: Leaf, ptr: Src) -> Src {
        if leaf.bit == 0 {
            return ptr;
        }
        let Ok(offset) = i32::try_from(leaf.bit / 8) else {
            self.fail(Unsupported::LargeAggregate);
            return ptr;
        };
        let dst = self.temporary(1);
        self.emit(Inst::PtrAdd { flags: 0, dst, base: ptr, offset });
        dst
    }

    fn load_leaf(&mut self, leaf: Leaf, dst: Reg, ptr: Src, align: u8) {
        let width = leaf.width;
        let bytes = width.div_ceil(8);
        let odd = matches!(bytes, 3 | 5 | 6 | 7);
        self.emit(match leaf.kind {
            LeafKind::Ptr => Inst::LoadPtr { align, dst, ptr },
            LeafKind::Wide => Inst::LoadWide { width, align, dst, ptr },
            LeafKind::Narrow if odd && self.has(Fault::OddLoadShort) => {
                Inst::Load { bytes: bytes - 1, width: width.min(8 * (bytes - 1)), align, dst, ptr }
            }
            LeafKind::Narrow if self.has(Fault::LoadForgetsPoison) => {
                Inst::LoadForgetful { bytes, width, align, dst, ptr }
            }
            LeafKind::Narrow => Inst::Load { bytes, width, align, dst, ptr },
        });
    }

    fn store(&mut self, value: Operand, ptr: Operand, align: Align) {
        let ty = self.type_of(value);
        let src = self.operand(value);
        let ptr = self.operand_of(ptr, TypeId::PTR);
        let shape = self.shape(ty);
        if shape.count == 1 && self.leaf(shape, 0).bit == 0 && !self.is_bit_vector(ty, shape) {
            let leaf = self.leaf(shape, 0);
            return self.store_leaf(leaf, src, ptr, exponent(align));
        }
        let size = self.access_size(ty);
        self.emit(Inst::Check { align: exponent(align), write: true, ptr, size });
        self.emit(Inst::Forget { ptr, size });
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            if self.is_bit_vector(ty, shape) {
                let Some(bit) = self.packed_bit(leaf) else { return };
                self.emit(Inst::StoreBits { width: leaf.width, src: src + leaf.slot, ptr, bit });
            } else {
                let member = self.member(leaf, ptr);
                self.store_leaf(leaf, src + leaf.slot, member, 0);
            }
        }
    }

    fn store_leaf(&mut self, leaf: Leaf, src: Src, ptr: Src, align: u8) {
        let width = leaf.width;
        let bytes = width.div_ceil(8);
        let odd = matches!(bytes, 3 | 5 | 6 | 7);
        self.emit(match leaf.kind {
            LeafKind::Ptr => Inst::StorePtr { align, src, ptr },
            LeafKind::Wide => Inst::StoreWide { width, align, src, ptr },
            LeafKind::Narrow if odd && self.has(Fault::OddStoreLong) => {
                Inst::StoreLong { bytes, width, align, src, ptr }
            }
            LeafKind::Narrow => Inst::Store { bytes, width, align, src, ptr },
        });
    }
}
