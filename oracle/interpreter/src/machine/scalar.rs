//! Arithmetic and conversions on registers.

use ir::{FloatPredicate, IntPredicate};

use super::{ConcreteMachine, float, integer};
use crate::code::{FloatOp, HostFormat, IntOp, Reg, Resize, Rounding, Src, flag};
use crate::outcome::UbKind;
use crate::register::{Register, Tag, mask, wide_mask};

/// An integer operation: operator, width in bits, flags.
#[derive(Clone, Copy)]
pub(super) struct ScalarOperation<T> {
    pub(super) op: T,
    pub(super) width: u8,
    pub(super) flags: u8,
}

/// A conversion between integers: source and result width in bits, flags.
#[derive(Clone, Copy)]
pub(super) struct IntConversion<W = u8> {
    pub(super) op: Resize,
    pub(super) from: W,
    pub(super) to: W,
    pub(super) flags: u8,
}

impl ConcreteMachine {
    /// A binary operation whose result is poison exactly if an operand is. `result` must leave the bits above the width
    /// zero.
    #[inline(always)]
    pub(super) fn binary_without_flags(
        &mut self,
        dst: Reg,
        a: Src,
        b: Src,
        result: impl Fn(u64, u64) -> u64,
    ) {
        let (a, b) = (self.get(a), self.get(b));
        self.set(dst, Register { bits: result(a.bits, b.bits), tag: a.tag.join_poison(b.tag) });
    }

    #[inline(always)]
    pub(super) fn int(
        &mut self,
        what: ScalarOperation<IntOp>,
        dst: Reg,
        a: Src,
        b: Src,
    ) -> Result<(), UbKind> {
        let ScalarOperation { op, width, flags } = what;
        let (a, b) = (self.get(a), self.get(b));
        if a.tag.join_poison(b.tag) != Tag::NONE {
            let divisor = (!b.is_poison()).then_some(u128::from(b.bits));
            integer::poisoned(op, u32::from(width), divisor)?;
            self.set(dst, Register::POISON);
            return Ok(());
        }
        let (bits, broken) = integer::narrow(op, u32::from(width), flags, a.bits, b.bits)?;
        self.set(dst, Register { bits, tag: Tag::poison_if(broken) });
        Ok(())
    }

    pub(super) fn wide_int(
        &mut self,
        what: ScalarOperation<IntOp>,
        dst: Reg,
        a: Src,
        b: Src,
    ) -> Result<(), UbKind> {
        let ScalarOperation { op, width, flags } = what;
        let ((a, a_poison), (b, b_poison)) = (self.get_wide(a), self.get_wide(b));
        if a_poison || b_poison {
            integer::poisoned(op, u32::from(width), (!b_poison).then_some(b))?;
            self.set_wide(dst, 0, true);
            return Ok(());
        }
        let (bits, broken) = integer::wide(op, u32::from(width), flags, a, b)?;
        self.set_wide(dst, bits, broken);
        Ok(())
    }

    pub(super) fn wide_compare(&mut self, predicate: IntPredicate, width: u8, dst: Reg, a: Src, b: Src) {
        let ((a, a_poison), (b, b_poison)) = (self.get_wide(a), self.get_wide(b));
        let holds = integer::compare_wide(predicate, u32::from(width), a, b);
        self.set(dst, Register { bits: u64::from(holds), tag: Tag::poison_if(a_poison || b_poison) });
    }

    #[inline(always)]
    pub(super) fn resize(&mut self, what: IntConversion, dst: Reg, a: Src) {
        let IntConversion { op, from, to, flags } = what;
        let a = self.get(a);
        let low = mask(u32::from(to));
        let bits = match op {
            Resize::Trunc => a.bits & low,
            Resize::ZExt => a.bits & mask(u32::from(from)),
            Resize::SExt => integer::sext_narrow(a.bits, u32::from(from)) as u64 & low,
            Resize::Keep => a.bits,
        };
        let broken = flags != 0 && violates_flags(what, u128::from(a.bits));
        self.set(dst, Register { bits, tag: Tag(a.tag.0 & Tag::POISON.0 | Tag::poison_if(broken).0) });
    }

    pub(super) fn wide_resize(&mut self, what: IntConversion, dst: Reg, a: Src) {
        let IntConversion { op, from, to, flags } = what;
        let (value, poison) = self.get_any(a, from);
        let bits = match op {
            Resize::Trunc => value & wide_mask(u32::from(to)),
            Resize::ZExt => value & wide_mask(u32::from(from)),
            Resize::SExt => integer::sext_wide(value, u32::from(from)) as u128 & wide_mask(u32::from(to)),
            Resize::Keep => value,
        };
        let poison = poison || flags != 0 && violates_flags(what, value);
        self.set_any(dst, to, bits, poison);
    }

    pub(super) fn float(&mut self, op: FloatOp, format: HostFormat, dst: Reg, a: Src, b: Src) {
        let (a, b) = (self.get(a), self.get(b));
        self.set(
            dst,
            Register { bits: float::apply(op, format, a.bits, b.bits), tag: a.tag.join_poison(b.tag) },
        );
    }

    pub(super) fn float_compare(
        &mut self,
        predicate: FloatPredicate,
        format: HostFormat,
        dst: Reg,
        a: Src,
        b: Src,
    ) {
        let (a, b) = (self.get(a), self.get(b));
        let holds = float::compare(predicate, format, a.bits, b.bits);
        self.set(dst, Register { bits: u64::from(holds), tag: a.tag.join_poison(b.tag) });
    }

    pub(super) fn fneg(&mut self, width: u8, dst: Reg, a: Src) {
        let a = self.get(a);
        self.set(dst, Register { bits: a.bits ^ 1 << (width - 1), ..a });
    }

    pub(super) fn float_resize(&mut self, to: HostFormat, dst: Reg, a: Src) {
        let a = self.get(a);
        self.set(dst, Register { bits: float::resize(to, a.bits), ..a });
    }

    pub(super) fn float_to_int(
        &mut self,
        (format, rounding): (HostFormat, Rounding),
        signed: bool,
        to: u8,
        dst: Reg,
        a: Src,
    ) {
        let a = self.get(a);
        let value = float::to_int(format, rounding, signed, u32::from(to), a.bits);
        self.set_any(dst, to, value.unwrap_or(0), a.is_poison() || value.is_none());
    }

    pub(super) fn int_to_float(
        &mut self,
        format: HostFormat,
        signed: bool,
        from: u8,
        flags: u8,
        dst: Reg,
        a: Src,
    ) {
        let (value, poison) = self.get_any(a, from);
        let negative = value >> (from - 1) & 1 != 0;
        let bits = float::from_int(format, signed, u32::from(from), value);
        let broken = flags & flag::NNEG != 0 && negative;
        self.set(dst, Register { bits, tag: Tag::poison_if(poison || broken) });
    }

    #[inline(always)]
    pub(super) fn select(&mut self, dst: Reg, condition: Src, a: Src, b: Src) {
        let condition = self.get(condition);
        let chosen = if condition.bits & 1 != 0 { self.get(a) } else { self.get(b) };
        self.set(dst, if condition.is_poison() { Register::POISON } else { chosen });
    }

    pub(super) fn select_strict(&mut self, dst: Reg, condition: Src, a: Src, b: Src) {
        if [condition, a, b].into_iter().any(|src| self.get(src).is_poison()) {
            self.set(dst, Register::POISON);
        } else {
            self.select(dst, condition, a, b);
        }
    }

    /// A frozen pointer has no provenance, so it cannot be dereferenced (LangRef "freeze").
    pub(super) fn freeze(&mut self, width: u8, dst: Reg, src: Src) {
        let value = self.get(src);
        let frozen = if value.is_poison() { Register::int(self.choose(u32::from(width))) } else { value };
        self.set(dst, frozen);
    }

    pub(super) fn ptr_to_int(&mut self, to: u8, dst: Reg, a: Src) {
        let a = self.get(a);
        self.set_any(dst, to, u128::from(a.bits) & wide_mask(u32::from(to)), a.is_poison());
    }

    pub(super) fn int_to_ptr(&mut self, from: u8, dst: Reg, a: Src) {
        let (value, poison) = self.get_any(a, from);
        let bits = value as u64;
        let tag = match (poison, bits) {
            (true, _) => Tag::POISON,
            (false, 0) => Tag::NONE,
            (false, _) => Tag::WILDCARD,
        };
        self.set(dst, Register { bits, tag });
    }
}

/// Whether a conversion violates one of its flags. LangRef "trunc", "zext".
#[cold]
fn violates_flags(what: IntConversion, value: u128) -> bool {
    let IntConversion { from, to, flags, .. } = what;
    let (from, to) = (u32::from(from), u32::from(to));
    let kept = value & wide_mask(to);
    let unsigned = flags & flag::NUW != 0 && kept != value;
    let signed = flags & flag::NSW != 0 && integer::sext_wide(kept, to) != integer::sext_wide(value, from);
    let negative = flags & flag::NNEG != 0 && value >> (from - 1) & 1 != 0;
    unsigned || signed || negative
}
