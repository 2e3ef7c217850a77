//! Decoding of allocas, and of loads and stores scalar by scalar.

use ir::{Align, Bits, Bytes, Instruction, MemoryOp, Operand, Type, TypeId};

use super::Decoder;
use crate::code::{
    BinaryRegs, CONST, Inst, LeafKind, MemoryInst, Reg, ScalarAccess, ScalarLeaf, Src, ValueShape, Width,
};
use crate::register::Register;
use semantics::OddWidth;
use semantics::Unsupported;

/// An alignment as an exponent of two.
pub(super) fn exponent(align: Align) -> u8 {
    align.bytes().0.trailing_zeros() as u8
}

impl Decoder<'_> {
    pub(super) fn memory(&mut self, instruction: &Instruction, memory: &MemoryOp) {
        match memory {
            MemoryOp::Alloca { ty, count, align, space, kind } => {
                match semantics::lower::foreign_object(*space, *kind) {
                    Some(reason) => self.fail(reason),
                    None => self.alloca(instruction, *ty, *count, *align),
                }
            }
            MemoryOp::Load { ty, ptr, align, volatile: _ } => self.load(instruction, *ty, *ptr, *align),
            MemoryOp::Store { value, ptr, align, volatile: _ } => self.store(*value, *ptr, *align),
            MemoryOp::LoadField(field) => self.load_field(instruction, field),
            MemoryOp::LoadFrozen { ty, ptr, align, volatile: _ } => {
                self.load_frozen(instruction, *ty, *ptr, *align);
            }
            MemoryOp::StoreField { field, value } => self.store_field(*value, field),
            MemoryOp::Gep(gep) => self.gep(instruction, gep),
        }
    }

    /// The size of `ty` in bytes, as instructions encode it.
    pub(super) fn size_of(&mut self, ty: TypeId) -> u32 {
        if !self.knows_type(ty) || !self.module.types.is_sized(ty) {
            self.malformed("type without a size");
            return 0;
        }
        if self.module.types.is_scalable(ty) {
            self.fail(semantics::lower::SCALABLE);
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
            None => self.constant_register(Register::int(1)),
            Some(count) => {
                let ty = self.type_of(count);
                if self.scalar(ty).kind != LeafKind::Narrow {
                    self.fail(Unsupported::Instruction("an alloca of a number of more than 64 bits"));
                }
                self.operand(count)
            }
        };
        self.emit(MemoryInst::Alloca { align: exponent(align), dst, size, count });
    }

    pub(super) fn constant_register(&mut self, register: Register) -> Src {
        self.program.constants.push(register);
        (self.program.constants.len() as u32 - 1) | CONST
    }

    pub(super) fn load(&mut self, instruction: &Instruction, ty: TypeId, ptr: Operand, align: Align) {
        let dst = self.result(instruction, ty);
        let ptr = self.operand_undef_as_poison(ptr, TypeId::PTR);
        let shape = self.shape(ty);
        if let Some(leaf) = self.only_leaf(shape) {
            return self.load_leaf(leaf, dst, ptr, exponent(align));
        }
        let size = self.access_size(ty);
        self.emit(MemoryInst::CheckAccess { align: exponent(align), write: false, ptr, size });
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            let dst = dst + leaf.register;
            if leaf.packed {
                self.load_bits(leaf.width as u16, dst, ptr, Bits(leaf.bit));
            } else {
                let member = self.member(leaf, ptr);
                self.load_leaf(leaf, dst, member, 0);
            }
        }
        if let Some((bit, width)) = self.tail(ty, shape) {
            self.check_tail(shape, dst, ptr, bit, width);
        }
    }

    /// The scalar of a shape that is accessed by a single instruction.
    fn only_leaf(&self, shape: ValueShape) -> Option<ScalarLeaf> {
        match *self.program.leaves_of(shape) {
            [leaf] if leaf.bit == 0 && !leaf.packed => Some(leaf),
            _ => None,
        }
    }

    /// The bits between a vector of odd-width lanes and the end of its last byte, under a semantics that defines them:
    /// LangRef trunk applies the rules of `load` and `store` to every size that is not a multiple of a byte.
    fn tail(&mut self, ty: TypeId, shape: ValueShape) -> Option<(Bits, u16)> {
        let packed = self.program.leaves_of(shape).iter().any(|leaf| leaf.packed);
        if !packed || self.semantics.odd_width != OddWidth::ZeroExtended {
            return None;
        }
        let types = &self.module.types;
        let width = (types.store_size(ty).0 * 8).saturating_sub(types.bit_width(ty).0) as u16;
        if !matches!(types.get(ty), Type::Vector(..)) {
            self.fail(Unsupported::Instruction("vector of odd integers in an aggregate"));
        }
        (width != 0).then_some((types.bit_width(ty), width))
    }

    /// Makes the whole vector poison if the bits after it are not zero.
    fn check_tail(&mut self, shape: ValueShape, dst: Reg, ptr: Src, bit: Bits, width: u16) {
        let (tail, clean) = (self.temporary(1), self.temporary(1));
        let (zero, b) = (self.constant_register(Register::int(0)), self.constant_register(Register::POISON));
        self.load_bits(width, tail, ptr, bit);
        self.emit(Inst::Equal { not: false, on: BinaryRegs { dst: clean, a: tail, b: zero } });
        self.emit_per_register(shape, |register| Inst::Select {
            dst: dst + register,
            condition: clean,
            a: dst + register,
            b,
        });
    }

    /// Size in bytes of an access of type `ty`.
    fn access_size(&mut self, ty: TypeId) -> u32 {
        if !self.knows_type(ty) {
            return 0;
        }
        self.narrow_size(self.module.types.store_size(ty))
    }

    /// Emits the address of a scalar.
    pub(super) fn member(&mut self, leaf: ScalarLeaf, ptr: Src) -> Src {
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

    pub(super) fn load_leaf(&mut self, leaf: ScalarLeaf, dst: Reg, ptr: Src, align: u8) {
        self.emit(match leaf.kind {
            LeafKind::Ptr => MemoryInst::LoadPtr { align, dst, ptr }.into(),
            LeafKind::Wide => MemoryInst::LoadWide { width: Width::new(leaf.width), align, dst, ptr }.into(),
            LeafKind::Narrow => Inst::Load { access: scalar_access(leaf, align), dst, ptr },
        });
    }

    fn store(&mut self, value: Operand, ptr: Operand, align: Align) {
        let ty = self.type_of(value);
        let src = self.operand(value);
        let ptr = self.operand_undef_as_poison(ptr, TypeId::PTR);
        let shape = self.shape(ty);
        if let Some(leaf) = self.only_leaf(shape) {
            return self.store_leaf(leaf, src, ptr, exponent(align));
        }
        let size = self.access_size(ty);
        self.emit(MemoryInst::CheckAccess { align: exponent(align), write: true, ptr, size });
        self.emit(MemoryInst::MarkUninit { ptr, size });
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            let src = src + leaf.register;
            if leaf.packed {
                self.store_bits(leaf.width as u16, src, ptr, Bits(leaf.bit));
            } else {
                let member = self.member(leaf, ptr);
                self.store_leaf(leaf, src, member, 0);
            }
        }
        if let Some((bit, width)) = self.tail(ty, shape) {
            // Zero, or poison if a lane is.
            let (tail, zero) = (self.temporary(1), self.constant_register(Register::int(0)));
            let mut extension = zero;
            for register in 0..shape.registers {
                let on = BinaryRegs { dst: tail, a: extension, b: src + register };
                self.emit(Inst::And(on));
                extension = tail;
            }
            self.store_bits(width, extension, ptr, bit);
        }
    }

    pub(super) fn store_leaf(&mut self, leaf: ScalarLeaf, src: Src, ptr: Src, align: u8) {
        self.emit(match leaf.kind {
            LeafKind::Ptr => MemoryInst::StorePtr { align, src, ptr }.into(),
            LeafKind::Wide => MemoryInst::StoreWide { width: Width::new(leaf.width), align, src, ptr }.into(),
            LeafKind::Narrow => Inst::Store { access: scalar_access(leaf, align), src, ptr },
        });
    }
}

/// The access to a scalar of up to 64 bits.
fn scalar_access(leaf: ScalarLeaf, align: u8) -> ScalarAccess {
    let width = leaf.width as u8;
    ScalarAccess { bytes: width.div_ceil(8), width, align }
}
