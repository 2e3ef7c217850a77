//! Decoding of floating-point formats and arithmetic, by the host or in software.

use ir::{Instruction, Operand, Type, TypeId};

use super::Decoder;
use crate::code::{BinaryRegs, FloatInst, FloatOp, Inst, SoftFormat, SoftInst, UnaryRegs, ValueShape};

impl Decoder<'_> {
    /// The format of a type, or of a vector's lanes, if it has no host arithmetic.
    pub(super) fn soft_format(&self, ty: TypeId) -> Option<SoftFormat> {
        let types = &self.module.types;
        match types.get(types.scalar(ty)) {
            Type::Half => Some(SoftFormat::Half),
            Type::BFloat => Some(SoftFormat::BFloat),
            Type::X86Fp80 => Some(SoftFormat::Extended),
            Type::Fp128 => Some(SoftFormat::Quad),
            _ => None,
        }
    }

    /// The software format of any floating-point type, for conversions that involve a format without host arithmetic.
    pub(super) fn any_format(&mut self, ty: TypeId) -> SoftFormat {
        if let Some(soft) = self.soft_format(ty) {
            return soft;
        }
        let types = &self.module.types;
        match types.get(types.scalar(ty)) {
            Type::Float => SoftFormat::Single,
            Type::Double => SoftFormat::Double,
            _ => {
                self.malformed("a floating-point number is needed");
                SoftFormat::Double
            }
        }
    }

    /// An operation on each scalar of a shape, in the host's arithmetic or in software.
    pub(super) fn float_leaves(&mut self, op: FloatOp, ty: TypeId, shape: ValueShape, on: BinaryRegs) {
        if let Some(format) = self.soft_format(ty) {
            for at in 0..shape.count {
                let on = on.advanced(self.leaf(shape, at).register);
                self.emit(SoftInst::Binary { op, format, on });
            }
        } else {
            let format = self.format(ty);
            self.emit_per_register(shape, |register| {
                FloatInst::Binary { op, format, on: on.advanced(register) }.into()
            });
        }
    }

    pub(super) fn fneg(&mut self, instruction: &Instruction, value: Operand) {
        let ty = self.type_of(value);
        let a = self.operand(value);
        let dst = self.result(instruction, ty);
        let shape = self.shape(ty);
        if self.soft_format(ty).is_none() {
            self.format(ty);
        }
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            let (dst, a) = (dst + leaf.register, a + leaf.register);
            // The sign is the highest bit of the highest register.
            let high = leaf.registers() - 1;
            if high > 0 {
                self.emit(Inst::Move { dst, src: a, count: high });
            }
            let width = (leaf.width - high * 64) as u8;
            self.emit(FloatInst::Negate { width, on: UnaryRegs { dst: dst + high, a: a + high } });
        }
    }
}
