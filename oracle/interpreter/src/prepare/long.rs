//! Integers of more than 128 bits, and floating-point formats that the host has not: one instruction for each value.

use ir::{CastOp, Compare, Type, TypeId};

use super::Preparer;
use super::shape::long_width;
use crate::code::{Inst, IntOp, Reg, SoftFormat, Src};
use crate::fault::Fault;
use crate::slot::Slot;

/// Where a conversion comes from and goes to.
#[derive(Clone, Copy)]
pub(super) struct Ends {
    pub(super) from: TypeId,
    pub(super) to: TypeId,
    pub(super) dst: Reg,
    pub(super) a: Src,
}

impl Preparer<'_> {
    /// The width of a type if it is an integer of more than 128 bits.
    pub(super) fn long(&self, ty: TypeId) -> Option<u16> {
        long_width(&self.module.types, ty)
    }

    /// The format of a type, or of a vector's lanes, if it is one of those that the host has not.
    pub(super) fn soft(&self, ty: TypeId) -> Option<SoftFormat> {
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

    /// As [`Preparer::soft`], for a type that meets one of them.
    fn any_format(&mut self, ty: TypeId) -> SoftFormat {
        if let Some(soft) = self.soft(ty) {
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

    pub(super) fn long_binary(&mut self, op: IntOp, flags: u8, width: u16, (dst, a, b): (Reg, Src, Src)) {
        let b = match op {
            IntOp::Shl | IntOp::LShr | IntOp::AShr if self.has(Fault::LongShiftInWord) => self.low_bits(b),
            _ => b,
        };
        self.emit(Inst::LongInt { op, flags, width, dst, a, b });
        if op == IntOp::Add && self.has(Fault::LongCarryLost) {
            let top = 192u16.saturating_sub(width) as u8;
            self.emit(Inst::Add { top, dst: dst + 2, a: a + 2, b: b + 2 });
        }
    }

    /// Fault [`Fault::LongShiftInWord`]: the amount modulo 64.
    fn low_bits(&mut self, amount: Src) -> Src {
        let (dst, low) = (self.temporary(4), self.constant_slot(Slot::int(63)));
        let zero = self.constant_slot(Slot::int(0));
        self.emit(Inst::And { dst, a: amount, b: low });
        for slot in 1..4 {
            self.emit(Inst::Move { dst: dst + slot, src: zero, count: 1 });
        }
        dst
    }

    pub(super) fn long_compare(&mut self, compare: &Compare, width: u16, (dst, a, b): (Reg, Src, Src)) {
        match *compare {
            Compare::Int { predicate, .. } => {
                let predicate = self.predicate(predicate);
                self.emit(Inst::LongCompare { predicate, width, dst, a, b });
            }
            Compare::Float { .. } => self.malformed("a floating-point number is needed"),
        }
    }

    /// A conversion with a long integer or one of the formats at an end; false if there is none.
    pub(super) fn soft_cast(&mut self, op: CastOp, flags: u8, ends: Ends) -> bool {
        let Ends { from, to, .. } = ends;
        let long = self.long(from).or(self.long(to)).is_some();
        let soft = self.soft(from).or(self.soft(to)).is_some();
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt if long => self.long_resize(op, flags, ends),
            CastOp::PtrToInt | CastOp::IntToPtr if long => self.malformed("pointer as a long integer"),
            CastOp::FpTrunc | CastOp::FpExt if soft => self.soft_lanes(ends, |preparer, ends| {
                let from = preparer.any_format(ends.from);
                let to = match preparer.any_format(ends.to) {
                    SoftFormat::Half if preparer.has(Fault::HalfCut) => SoftFormat::HalfCut,
                    to => to,
                };
                Inst::SoftResize { from, to, dst: ends.dst, a: ends.a }
            }),
            CastOp::FpToUi | CastOp::FpToSi if soft || long => self.soft_lanes(ends, |preparer, ends| {
                let (format, to) = (preparer.any_format(ends.from), preparer.int_width(ends.to));
                Inst::SoftToInt { format, signed: op == CastOp::FpToSi, to, dst: ends.dst, a: ends.a }
            }),
            CastOp::UiToFp | CastOp::SiToFp if soft || long => self.soft_lanes(ends, |preparer, ends| {
                let (format, from) = (preparer.any_format(ends.to), preparer.int_width(ends.from));
                let signed = op == CastOp::SiToFp && !preparer.has(Fault::SiToFpAsUiToFp);
                Inst::SoftFromInt { format, signed, flags, from, dst: ends.dst, a: ends.a }
            }),
            _ => return false,
        }
        true
    }

    fn long_resize(&mut self, op: CastOp, flags: u8, ends: Ends) {
        let Ends { from, to, dst, a } = ends;
        let (from, to) = (self.int_width(from), self.int_width(to));
        if from == to || (from > to) != (op == CastOp::Trunc) {
            return self.malformed("conversion in the wrong direction");
        }
        let op = self.resize_op(op, u32::from(from));
        self.emit(Inst::LongResize { op, flags, from, to, dst, a });
    }

    /// One instruction for each lane. Long integers are no lanes.
    fn soft_lanes(&mut self, ends: Ends, inst: impl Fn(&mut Self, Ends) -> Inst) {
        let lanes = self.module.types.element_count(ends.to).unwrap_or(1) as u32;
        let (from, to) = (self.shape(ends.from), self.shape(ends.to));
        for at in 0..lanes {
            let slot = |slots: u32| at * (slots / lanes);
            let (dst, a) = (ends.dst + slot(to.slots), ends.a + slot(from.slots));
            let inst = inst(self, Ends { dst, a, ..ends });
            self.emit(inst);
        }
    }

    /// The width of an integer type, or of a vector's lanes.
    fn int_width(&mut self, ty: TypeId) -> u16 {
        let types = &self.module.types;
        match types.int_width(types.scalar(ty)) {
            Some(width @ 1..=256) => width as u16,
            _ => {
                self.malformed("an integer is needed");
                1
            }
        }
    }

    /// The sign is the highest bit of the highest slot.
    pub(super) fn soft_negation(&mut self, format: SoftFormat, count: u32, dst: Reg, a: Src) {
        let (width, slots) = (u32::from(format.width()), u32::from(format.width()).div_ceil(64));
        self.emit(Inst::Move { dst, src: a, count: count * slots });
        for at in 0..count {
            let high = dst + at * slots + slots - 1;
            let width = (width - (slots - 1) * 64) as u8;
            self.emit(Inst::FNeg { width, dst: high, a: high });
        }
    }
}
