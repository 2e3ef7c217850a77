//! Decoding of conversions.

use ir::{Cast, CastFlags, CastOp, Instruction, TypeId};

use super::Decoder;
use super::soft::ConversionEnds;
use crate::code::{HostFormat, Inst, LeafKind, Reg, Resize, Rounding, ScalarLeaf, Src, ValueShape, flag};
use crate::fault::Fault;
use crate::register::{Register, mask};

/// One conversion of one scalar: source and result type, result register, operand.
#[derive(Clone, Copy)]
struct ScalarConversion {
    from: ScalarLeaf,
    to: ScalarLeaf,
    dst: Reg,
    a: Src,
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
        let is_float =
            !matches!(op, CastOp::Trunc | CastOp::ZExt | CastOp::SExt | CastOp::PtrToInt | CastOp::IntToPtr);
        if is_float || from_shape.registers.max(to_shape.registers) > 2 {
            let flags = self.cast_flags(flags);
            if self.soft_cast(op, flags, ConversionEnds { from, to, dst, a }) {
                return;
            }
        }
        if from_shape.count != to_shape.count {
            return self.malformed("conversion between different numbers of lanes");
        }
        for at in 0..to_shape.count {
            let (from_leaf, to_leaf) = (self.leaf(from_shape, at), self.leaf(to_shape, at));
            let step = ScalarConversion {
                from: from_leaf,
                to: to_leaf,
                dst: dst + to_leaf.register,
                a: a + from_leaf.register,
            };
            self.cast_leaf(op, flags, step, from, to);
        }
    }

    fn cast_leaf(&mut self, op: CastOp, flags: CastFlags, step: ScalarConversion, from: TypeId, to: TypeId) {
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt => self.resize(op, flags, step),
            CastOp::FpTrunc | CastOp::FpExt => self.float_resize(step, from, to),
            CastOp::FpToUi | CastOp::FpToSi => self.float_to_int(op, step, from),
            CastOp::UiToFp | CastOp::SiToFp => self.int_to_float(op, flags, step, to),
            CastOp::PtrToInt => {
                let ScalarConversion { dst, a, .. } = step;
                self.require_kind(step.from, LeafKind::Ptr);
                self.emit(Inst::PtrToInt { to: step.to.width, dst, a });
            }
            CastOp::IntToPtr => {
                let ScalarConversion { dst, a, .. } = step;
                self.require_kind(step.to, LeafKind::Ptr);
                self.emit(Inst::IntToPtr { from: step.from.width, dst, a });
            }
            CastOp::BitCast => self.malformed("bitcast by scalar"),
        }
    }

    fn require_kind(&mut self, leaf: ScalarLeaf, kind: LeafKind) {
        if leaf.kind != kind {
            self.malformed("a pointer is needed");
        }
    }

    fn cast_flags(&self, flags: CastFlags) -> u8 {
        let CastFlags { nneg, nuw, nsw } = flags;
        if self.has(Fault::FlagsIgnored) {
            return 0;
        }
        let nneg = nneg && !self.has(Fault::NNegIgnored);
        let checked = !self.has(Fault::TruncFlagsIgnored);
        let (nuw, nsw) = (nuw && checked, nsw && checked);
        let bit = |set, flag| if set { flag } else { 0 };
        bit(nneg, flag::NNEG) | bit(nuw, flag::NUW) | bit(nsw, flag::NSW)
    }

    fn resize(&mut self, op: CastOp, flags: CastFlags, step: ScalarConversion) {
        let ScalarConversion { from, to, dst, a } = step;
        let shrinks = from.width > to.width;
        if from.width == to.width || shrinks != (op == CastOp::Trunc) {
            self.malformed("conversion in the wrong direction");
        }
        let op = self.resize_op(op, u32::from(from.width));
        let flags = self.cast_flags(flags);
        let wide = from.kind == LeafKind::Wide || to.kind == LeafKind::Wide;
        let (from, to) = (from.width, to.width);
        let inst = match op {
            _ if wide => Inst::WideResize { op, from, to, flags, dst, a },
            Resize::ZExt if flags == 0 => Inst::Move { dst, src: a, count: 1 },
            Resize::Trunc if flags == 0 => {
                let b = self.constant_register(Register::int(mask(u32::from(to))));
                Inst::And { dst, a, b }
            }
            _ => Inst::Resize { op, from, to, flags, dst, a },
        };
        self.emit(inst);
    }

    /// The operator of an integer conversion from `from` bits.
    pub(super) fn resize_op(&self, op: CastOp, from: u32) -> Resize {
        match op {
            CastOp::Trunc if self.has(Fault::TruncKeepsHighBits) => Resize::Keep,
            CastOp::Trunc => Resize::Trunc,
            CastOp::ZExt if self.has(Fault::ZExtAsSExt) && from > 1 => Resize::SExt,
            CastOp::SExt if self.has(Fault::SExtAsZExt) => Resize::ZExt,
            CastOp::SExt => Resize::SExt,
            _ => Resize::ZExt,
        }
    }

    fn float_resize(&mut self, step: ScalarConversion, from: TypeId, to: TypeId) {
        let (from, to) = (self.format(from), self.format(to));
        if (from == HostFormat::Single) == (to == HostFormat::Single) {
            self.malformed("conversion in the wrong direction");
        }
        self.emit(Inst::FloatResize { to, dst: step.dst, a: step.a });
    }

    fn float_to_int(&mut self, op: CastOp, step: ScalarConversion, from: TypeId) {
        let format = self.format(from);
        let signed = op == CastOp::FpToSi;
        let faulty = self.has(Fault::FpToIntThroughFloat);
        let rounding = if faulty { Rounding::ThroughSingle } else { Rounding::TowardsZero };
        let ScalarConversion { to, dst, a, .. } = step;
        self.emit(Inst::FloatToInt { format, signed, rounding, to: to.width, dst, a });
    }

    fn int_to_float(&mut self, op: CastOp, flags: CastFlags, step: ScalarConversion, to: TypeId) {
        let format = self.format(to);
        let signed = op == CastOp::SiToFp && !self.has(Fault::SiToFpAsUiToFp);
        let flags = self.cast_flags(flags);
        let ScalarConversion { from, dst, a, .. } = step;
        self.emit(Inst::IntToFloat { format, signed, from: from.width, flags, dst, a });
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
        let to_shape = to;
        let (from, to) = (self.intern_shape(from), self.intern_shape(to));
        let lax = self.has(Fault::BitCastKeepsKnown);
        self.emit(Inst::BitCast { lax, dst, src: a, from, to });
        self.join_words(to_shape, dst);
        if self.has(Fault::LanesReversed) {
            self.reverse_lanes(to_shape, dst);
        }
    }

    fn bits(&self, shape: ValueShape) -> u64 {
        self.program.leaves_of(shape).iter().map(|leaf| u64::from(leaf.width)).sum()
    }

    fn intern_shape(&mut self, shape: ValueShape) -> u32 {
        self.program.shapes.push(shape);
        self.program.shapes.len() as u32 - 1
    }
}
