//! Decoding of floating-point formats without host arithmetic, and of conversions from or to one of them or an integer
//! of more than 128 bits.

use ir::{CastOp, Instruction, Operand, Type, TypeId};

use super::Decoder;
use crate::code::{FloatOp, HostFormat, Inst, Reg, SoftFormat, Src, ValueShape};
use crate::fault::Fault;

/// Source and destination of a conversion.
#[derive(Clone, Copy)]
pub(super) struct ConversionEnds {
    pub(super) from: TypeId,
    pub(super) to: TypeId,
    pub(super) dst: Reg,
    pub(super) a: Src,
}

impl Decoder<'_> {
    /// The format of a type, or of a vector's lanes, if it has no host arithmetic.
    pub(super) fn soft_format(&self, ty: TypeId) -> Option<SoftFormat> {
        let types = &self.module.types;
        match types.get(types.scalar(ty)) {
            Type::Half => Some(SoftFormat::Half),
            Type::BFloat => Some(SoftFormat::BFloat),
            Type::X86Fp80 if self.has(Fault::ExtendedInDouble) => Some(SoftFormat::ExtendedInDouble),
            Type::X86Fp80 => Some(SoftFormat::Extended),
            Type::Fp128 if self.has(Fault::QuadInDouble) => Some(SoftFormat::QuadInDouble),
            Type::Fp128 => Some(SoftFormat::Quad),
            _ => None,
        }
    }

    /// The software format of any floating-point type, for conversions that involve a format without host arithmetic.
    fn any_format(&mut self, ty: TypeId) -> SoftFormat {
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

    /// Decodes a conversion that involves an integer of more than 128 bits or a software format; false if it involves
    /// neither.
    pub(super) fn soft_cast(&mut self, op: CastOp, flags: u8, ends: ConversionEnds) -> bool {
        let ConversionEnds { from, to, .. } = ends;
        let long = self.long(from).or(self.long(to)).is_some();
        let soft = self.soft_format(from).or(self.soft_format(to)).is_some();
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt if long => self.long_resize(op, flags, ends),
            CastOp::PtrToInt | CastOp::IntToPtr if long => self.malformed("pointer as a long integer"),
            CastOp::FpTrunc | CastOp::FpExt if soft => self.soft_lanes(ends, |decoder, ends| {
                let from = decoder.any_format(ends.from);
                let to = match decoder.any_format(ends.to) {
                    SoftFormat::Half if decoder.has(Fault::HalfCut) => SoftFormat::HalfCut,
                    to => to,
                };
                Inst::SoftResize { from, to, dst: ends.dst, a: ends.a }
            }),
            CastOp::FpToUi | CastOp::FpToSi if soft || long => self.soft_lanes(ends, |decoder, ends| {
                let (format, to) = (decoder.any_format(ends.from), decoder.int_width(ends.to));
                Inst::SoftToInt { format, signed: op == CastOp::FpToSi, to, dst: ends.dst, a: ends.a }
            }),
            CastOp::UiToFp | CastOp::SiToFp if soft || long => self.soft_lanes(ends, |decoder, ends| {
                let (format, from) = (decoder.any_format(ends.to), decoder.int_width(ends.from));
                let signed = op == CastOp::SiToFp && !decoder.has(Fault::SiToFpAsUiToFp);
                Inst::SoftFromInt { format, signed, flags, from, dst: ends.dst, a: ends.a }
            }),
            _ => return false,
        }
        true
    }

    /// An operation on each scalar of a shape, in the host's arithmetic or in software.
    pub(super) fn float_leaves(
        &mut self,
        op: FloatOp,
        ty: TypeId,
        shape: ValueShape,
        (dst, a, b): (Reg, Src, Src),
    ) {
        if let Some(format) = self.soft_format(ty) {
            for at in 0..shape.count {
                let register = self.leaf(shape, at).register;
                self.emit(Inst::SoftFloat {
                    op,
                    format,
                    dst: dst + register,
                    a: a + register,
                    b: b + register,
                });
            }
        } else {
            let format = self.format(ty);
            self.emit_per_register(shape, |register| Inst::Float {
                op,
                format,
                dst: dst + register,
                a: a + register,
                b: b + register,
            });
        }
    }

    /// Emits one instruction for each lane. Integers of more than 128 bits cannot be lanes.
    fn soft_lanes(&mut self, ends: ConversionEnds, inst: impl Fn(&mut Self, ConversionEnds) -> Inst) {
        let lanes = self.module.types.element_count(ends.to).unwrap_or(1) as u32;
        let (from, to) = (self.shape(ends.from), self.shape(ends.to));
        if self.module.types.element_count(ends.from).unwrap_or(1) != u64::from(lanes) {
            return self.malformed("conversion between different numbers of lanes");
        }
        for at in 0..lanes {
            let register = |registers: u32| at * (registers / lanes);
            let (dst, a) = (ends.dst + register(to.registers), ends.a + register(from.registers));
            let inst = inst(self, ConversionEnds { dst, a, ..ends });
            self.emit(inst);
        }
    }

    pub(super) fn fneg(&mut self, instruction: &Instruction, value: Operand) {
        let ty = self.type_of(value);
        let a = self.operand(value);
        let dst = self.result(instruction, ty);
        let shape = self.shape(ty);
        if let Some(format) = self.soft_format(ty) {
            return self.soft_negation(format, shape.count, dst, a);
        }
        let format = self.format(ty);
        let width = if format == HostFormat::Single { 32 } else { 64 };
        self.emit_per_register(shape, |register| Inst::FNeg { width, dst: dst + register, a: a + register });
    }

    /// Flips the sign, which is the highest bit of the highest register.
    pub(super) fn soft_negation(&mut self, format: SoftFormat, count: u32, dst: Reg, a: Src) {
        let (width, registers) = (u32::from(format.width()), u32::from(format.width()).div_ceil(64));
        self.emit(Inst::Move { dst, src: a, count: count * registers });
        for at in 0..count {
            let high = dst + at * registers + registers - 1;
            let width = (width - (registers - 1) * 64) as u8;
            self.emit(Inst::FNeg { width, dst: high, a: high });
        }
    }
}
