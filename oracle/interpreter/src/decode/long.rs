//! Decoding of integers of more than 128 bits: one instruction for each value.

use ir::{CastOp, Compare, TypeId};

use super::Decoder;
use super::shape::long_width;
use super::soft::ConversionEnds;
use crate::code::{Inst, IntOp, Reg, Src, ValueShape};
use crate::fault::Fault;
use crate::register::Register;

impl Decoder<'_> {
    /// The width of a type if it is an integer of more than 128 bits.
    pub(super) fn long(&self, ty: TypeId) -> Option<u16> {
        long_width(&self.module.types, ty)
    }

    /// [`Decoder::long`] for a type whose shape is known, which answers most cases without looking at the type.
    pub(super) fn long_of(&self, shape: ValueShape, ty: TypeId) -> Option<u16> {
        if shape.registers > 2 { self.long(ty) } else { None }
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

    /// Fault [`Fault::LongShiftInWord`]: the shift amount modulo 64.
    fn low_bits(&mut self, amount: Src) -> Src {
        let (dst, low) = (self.temporary(4), self.constant_register(Register::int(63)));
        let zero = self.constant_register(Register::int(0));
        self.emit(Inst::And { dst, a: amount, b: low });
        for register in 1..4 {
            self.emit(Inst::Move { dst: dst + register, src: zero, count: 1 });
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

    pub(super) fn long_resize(&mut self, op: CastOp, flags: u8, ends: ConversionEnds) {
        let ConversionEnds { from, to, dst, a } = ends;
        let (from, to) = (self.int_width(from), self.int_width(to));
        if from == to || (from > to) != (op == CastOp::Trunc) {
            return self.malformed("conversion in the wrong direction");
        }
        let op = self.resize_op(op, u32::from(from));
        self.emit(Inst::LongResize { op, flags, from, to, dst, a });
    }

    /// The width of an integer type, or of a vector's lanes.
    pub(super) fn int_width(&mut self, ty: TypeId) -> u16 {
        let types = &self.module.types;
        match types.int_width(types.scalar(ty)) {
            Some(width @ 1..=256) => width as u16,
            _ => {
                self.malformed("an integer is needed");
                1
            }
        }
    }
}
