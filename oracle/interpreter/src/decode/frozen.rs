//! Decoding of `loadfrozen`: loads that freeze bit by bit.

use ir::{Align, Instruction, Operand, TypeId};

use super::Decoder;
use super::memory::exponent;
use crate::code::{LeafKind, MemoryInst, ScalarLeaf, Width};

impl Decoder<'_> {
    pub(super) fn load_frozen(&mut self, instruction: &Instruction, ty: TypeId, ptr: Operand, align: Align) {
        if !self.knows_type(ty) || !self.module.types.is_frozen_by_bits(ty) {
            return self.malformed("type of a load that freezes");
        }
        let dst = self.result(instruction, ty);
        let ptr = self.operand_undef_as_poison(ptr, TypeId::PTR);
        let shape = self.shape(ty);
        let align = exponent(align);
        if shape.count > 1 {
            let size = self.size_of(ty);
            self.emit(MemoryInst::CheckAccess { align, write: false, ptr, size });
        }
        for at in 0..shape.count {
            let leaf @ ScalarLeaf { kind, width, register, .. } = self.leaf(shape, at);
            let align = if shape.count > 1 { 0 } else { align };
            let (pointer, ptr) = (kind == LeafKind::Ptr, self.member(leaf, ptr));
            let width = Width::new(width);
            self.emit(MemoryInst::LoadFrozen { pointer, width, align, dst: dst + register, ptr });
        }
    }
}
