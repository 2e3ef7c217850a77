//! Instructions on registers that hold numbers of the formats of [`super::soft`].

use ethnum::U256;
use ir::FloatPredicate;

use super::{ConcreteMachine, soft};
use crate::code::{FloatOp, Reg, SoftFormat, Src, flag};
use crate::register::{Register, Tag};

impl ConcreteMachine {
    pub(super) fn soft_float(&mut self, op: FloatOp, format: SoftFormat, dst: Reg, a: Src, b: Src) {
        let width = format.width();
        let ((a, a_poison), (b, b_poison)) = (self.get_any(a, width), self.get_any(b, width));
        self.set_any(dst, width, soft::apply(op, format, a, b), a_poison || b_poison);
    }

    pub(super) fn soft_compare(
        &mut self,
        predicate: FloatPredicate,
        format: SoftFormat,
        dst: Reg,
        a: Src,
        b: Src,
    ) {
        let width = format.width();
        let ((a, a_poison), (b, b_poison)) = (self.get_any(a, width), self.get_any(b, width));
        let bits = u64::from(soft::compare(predicate, format, a, b));
        self.set(dst, Register { bits, tag: Tag::poison_if(a_poison || b_poison) });
    }

    pub(super) fn soft_resize(&mut self, from: SoftFormat, to: SoftFormat, dst: Reg, a: Src) {
        let (bits, poison) = self.get_any(a, from.width());
        self.set_any(dst, to.width(), soft::resize(from, to, bits), poison);
    }

    pub(super) fn soft_to_int(&mut self, format: SoftFormat, signed: bool, to: u16, dst: Reg, a: Src) {
        let (bits, poison) = self.get_any(a, format.width());
        let value = soft::to_int(format, signed, u32::from(to), bits);
        self.set_long(dst, to, value.unwrap_or_default(), poison || value.is_none());
    }

    pub(super) fn soft_from_int(
        &mut self,
        format: SoftFormat,
        (signed, from, flags): (bool, u16, u8),
        dst: Reg,
        a: Src,
    ) {
        let (value, poison) = self.get_long(a, from);
        let negative = value >> (from - 1) & U256::ONE != U256::ZERO;
        let bits = soft::from_int(format, signed, u32::from(from), value);
        self.set_any(dst, format.width(), bits, poison || flags & flag::NNEG != 0 && negative);
    }
}
