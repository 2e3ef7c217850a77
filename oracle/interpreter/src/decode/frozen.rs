//! Decoding of `loadfrozen`: loads that freeze bit by bit.

use ir::{Align, Instruction, Operand, TypeId};

use super::Decoder;
use super::memory::exponent;
use crate::code::{LeafKind, MemoryInst, ScalarLeaf, Width};
use crate::fault::Fault;

impl Decoder<'_> {
    pub(super) fn load_frozen(&mut self, instruction: &Instruction, ty: TypeId, ptr: Operand, align: Align) {
        if !self.knows_type(ty) || !self.module.types.is_frozen_by_bits(ty) {
            return self.malformed("type of a load that freezes");
        }
        if let Some(fault) = self.fault_of_freezing() {
            return self.frozen_too_late(fault, instruction, ty, ptr, align);
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

    fn fault_of_freezing(&self) -> Option<Fault> {
        let faults = [Fault::LoadFrozenSpreads, Fault::FreezeForwards, Fault::FreezeVaries];
        faults.into_iter().find(|&fault| self.has(fault))
    }

    /// Fault: a load, which makes the whole value poison, followed by a `freeze`.
    fn frozen_too_late(
        &mut self,
        fault: Fault,
        instruction: &Instruction,
        ty: TypeId,
        ptr: Operand,
        align: Align,
    ) {
        self.load(instruction, ty, ptr, align);
        match fault {
            Fault::FreezeVaries => self.mark_refrozen(instruction),
            Fault::LoadFrozenSpreads => {
                let (dst, shape) = (self.result(instruction, ty), self.shape(ty));
                self.freeze_leaves(shape, dst, dst);
            }
            _ => {}
        }
    }
}
