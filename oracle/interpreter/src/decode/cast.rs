//! Decoding of conversions.

use ir::{Cast, CastFlags, CastOp, Instruction, TypeId};

use super::Decoder;
use crate::code::{
    BinaryRegs, FloatInst, HostFormat, Inst, LeafKind, Reg, Resize, ScalarLeaf, SoftInst, Src, UnaryRegs,
    ValueInst, ValueShape, WideInst, Width, flag,
};
use crate::register::{Register, mask};
use semantics::lower::byte_order;

/// One conversion of one scalar: source and result type, result register, operand.
#[derive(Clone, Copy)]
struct ScalarConversion {
    from: ScalarLeaf,
    to: ScalarLeaf,
    on: UnaryRegs,
}

impl Decoder<'_> {
    pub(super) fn cast(&mut self, instruction: &Instruction, cast: &Cast) {
        let Cast { op, flags, value, to } = *cast;
        if !self.knows_type(to) {
            return;
        }
        let from = self.type_of(value);
        let a = self.operand(value);
        let dst = self.result(instruction, to);
        let (from_shape, to_shape) = (self.shape(from), self.shape(to));
        if op == CastOp::BitCast {
            return self.bitcast(from_shape, to_shape, dst, a);
        }
        if from_shape.count != to_shape.count {
            return self.malformed("conversion between different numbers of lanes");
        }
        for at in 0..to_shape.count {
            let (from_leaf, to_leaf) = (self.leaf(from_shape, at), self.leaf(to_shape, at));
            let step = ScalarConversion {
                from: from_leaf,
                to: to_leaf,
                on: UnaryRegs { dst: dst + to_leaf.register, a: a + from_leaf.register },
            };
            self.cast_leaf(op, cast_flags(flags), step, from, to);
        }
    }

    fn cast_leaf(&mut self, op: CastOp, flags: u8, step: ScalarConversion, from: TypeId, to: TypeId) {
        match op {
            CastOp::Trunc => self.resize(Resize::Trunc, flags, step),
            CastOp::ZExt => self.resize(Resize::ZExt, flags, step),
            CastOp::SExt => self.resize(Resize::SExt, flags, step),
            CastOp::FpTrunc | CastOp::FpExt => self.float_resize(step.on, from, to),
            CastOp::FpToUi | CastOp::FpToSi => self.float_to_int(op, step, from),
            CastOp::UiToFp | CastOp::SiToFp => self.int_to_float(op, flags, step, to),
            CastOp::PtrToInt | CastOp::IntToPtr if byte_order::is_big_endian(self.module) => {
                self.fail(byte_order::ADDRESS);
            }
            CastOp::PtrToInt => {
                self.require_kind(step.from, LeafKind::Ptr);
                self.emit(ValueInst::PtrToInt { to: Width::new(step.to.width), on: step.on });
            }
            CastOp::IntToPtr => {
                self.require_kind(step.to, LeafKind::Ptr);
                self.emit(ValueInst::IntToPtr { from: Width::new(step.from.width), on: step.on });
            }
            CastOp::BitCast => self.malformed("bitcast by scalar"),
            CastOp::AddrSpaceCast => self.fail(semantics::lower::SEGMENT),
        }
    }

    fn require_kind(&mut self, leaf: ScalarLeaf, kind: LeafKind) {
        if leaf.kind != kind {
            self.malformed("a pointer is needed");
        }
    }

    fn resize(&mut self, op: Resize, flags: u8, step: ScalarConversion) {
        let ScalarConversion { from, to, on } = step;
        let shrinks = from.width > to.width;
        if from.width == to.width || shrinks != (op == Resize::Trunc) {
            return self.malformed("conversion in the wrong direction");
        }
        if from.kind == LeafKind::Wide || to.kind == LeafKind::Wide {
            let (from, to) = (Width::new(from.width), Width::new(to.width));
            return self.emit(WideInst::Resize { op, from, to, flags, on });
        }
        let UnaryRegs { dst, a } = on;
        let inst = match op {
            Resize::ZExt if flags == 0 => Inst::Move { dst, src: a, count: 1 },
            Resize::Trunc if flags == 0 => {
                let b = self.constant_register(Register::int(mask(to.width)));
                Inst::And(BinaryRegs { dst, a, b })
            }
            Resize::Trunc | Resize::ZExt | Resize::SExt => {
                Inst::Resize { op, from: from.width as u8, to: to.width as u8, flags, on }
            }
        };
        self.emit(inst);
    }

    fn float_resize(&mut self, on: UnaryRegs, from: TypeId, to: TypeId) {
        if self.soft_format(from).or(self.soft_format(to)).is_some() {
            let (from, to) = (self.any_format(from), self.any_format(to));
            return self.emit(SoftInst::Resize { from, to, on });
        }
        let (from, to) = (self.format(from), self.format(to));
        if (from == HostFormat::Single) == (to == HostFormat::Single) {
            self.malformed("conversion in the wrong direction");
        }
        self.emit(FloatInst::Resize { to, on });
    }

    fn float_to_int(&mut self, op: CastOp, step: ScalarConversion, from: TypeId) {
        let ScalarConversion { to, on, .. } = step;
        let signed = op == CastOp::FpToSi;
        if self.needs_software(from, to) {
            let format = self.any_format(from);
            return self.emit(SoftInst::ToInt { format, signed, to: Width::new(to.width), on });
        }
        let format = self.format(from);
        self.emit(FloatInst::ToInt { format, signed, to: to.width as u8, on });
    }

    fn int_to_float(&mut self, op: CastOp, flags: u8, step: ScalarConversion, to: TypeId) {
        let ScalarConversion { from, on, .. } = step;
        let signed = op == CastOp::SiToFp;
        if self.needs_software(to, from) {
            let format = self.any_format(to);
            return self.emit(SoftInst::FromInt { format, signed, flags, from: Width::new(from.width), on });
        }
        let format = self.format(to);
        self.emit(FloatInst::FromInt { format, signed, from: from.width as u8, flags, on });
    }

    /// True if a conversion between a floating-point type and an integer is computed in software.
    fn needs_software(&self, float: TypeId, int: ScalarLeaf) -> bool {
        self.soft_format(float).is_some() || int.width > 128
    }

    fn bitcast(&mut self, from: ValueShape, to: ValueShape, dst: Reg, a: Src) {
        let (from_bits, to_bits) = (self.bits(from), self.bits(to));
        if from_bits != to_bits {
            return self.malformed("bitcast between different sizes");
        }
        let leaves = (self.program.leaves_of(from), self.program.leaves_of(to));
        let same = leaves.0.len() == leaves.1.len()
            && leaves.0.iter().zip(leaves.1).all(|(from, to)| (from.kind, from.width) == (to.kind, to.width));
        let pointers = leaves.0.iter().chain(leaves.1).any(|leaf| leaf.kind == LeafKind::Ptr);
        if same {
            return self.emit(Inst::Move { dst, src: a, count: to.registers });
        }
        if pointers {
            return self.malformed("bitcast between pointers and others");
        }
        let cast = self.program.casts.len() as u32;
        self.program.casts.push((from, to));
        self.emit(ValueInst::BitCast { dst, src: a, cast });
    }

    fn bits(&self, shape: ValueShape) -> u64 {
        self.program.leaves_of(shape).iter().map(|leaf| u64::from(leaf.width)).sum()
    }
}

fn cast_flags(flags: CastFlags) -> u8 {
    let CastFlags { nneg, nuw, nsw } = flags;
    let bit = |set, flag| if set { flag } else { 0 };
    bit(nneg, flag::NNEG) | bit(nuw, flag::NUW) | bit(nsw, flag::NSW)
}
