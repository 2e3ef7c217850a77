//! Arithmetic and conversions on registers.

use ethnum::U256;
use ir::{FloatPredicate, IntPredicate};

use super::{ConcreteMachine, float, integer};
use crate::code::Reg;
use crate::code::{
    ArithOp, BinaryRegs, DivideOp, FloatInst, FloatOp, HostFormat, Resize, ShiftOp, Src, UnaryRegs, WideInst,
    Width, flag,
};
use crate::register::{Register, Tag};
use semantics::UbKind;

impl ConcreteMachine {
    /// A binary operation whose result is poison exactly if an operand is. `result` must leave the bits above the width
    /// zero.
    #[inline(always)]
    pub(super) fn binary_without_flags(&mut self, on: BinaryRegs, result: impl Fn(u64, u64) -> u64) {
        let (a, b) = (self.get(on.a), self.get(on.b));
        self.set(on.dst, Register { bits: result(a.bits, b.bits), tag: a.tag.join_poison(b.tag) });
    }

    /// A binary operation whose result is poison if an operand is, or if `result` reports a violated flag.
    #[inline(always)]
    fn binary_with_flags(&mut self, on: BinaryRegs, result: impl Fn(u64, u64) -> (u64, bool)) {
        let (a, b) = (self.get(on.a), self.get(on.b));
        let poison = a.tag.join_poison(b.tag);
        let register = if poison == Tag::NONE {
            let (bits, violated) = result(a.bits, b.bits);
            Register { bits, tag: Tag::poison_if(violated) }
        } else {
            Register::POISON
        };
        self.set(on.dst, register);
    }

    #[inline(always)]
    pub(super) fn arith(&mut self, op: ArithOp, width: u8, flags: u8, on: BinaryRegs) {
        self.binary_with_flags(on, |a, b| integer::arith(op, u32::from(width), flags, a, b));
    }

    #[inline(always)]
    pub(super) fn shift(&mut self, op: ShiftOp, width: u8, flags: u8, on: BinaryRegs) {
        self.binary_with_flags(on, |a, b| integer::shift(op, u32::from(width), flags, a, b));
    }

    #[inline(always)]
    pub(super) fn divide(
        &mut self,
        op: DivideOp,
        width: u8,
        flags: u8,
        on: BinaryRegs,
    ) -> Result<(), UbKind> {
        let (a, b) = (self.get(on.a), self.get(on.b));
        let register = if a.tag.join_poison(b.tag) == Tag::NONE {
            let (bits, violated) = integer::divide(op, u32::from(width), flags, a.bits, b.bits)?;
            Register { bits, tag: Tag::poison_if(violated) }
        } else {
            integer::poison_division(op, u32::from(width), (!b.is_poison()).then_some(b.bits))?;
            Register::POISON
        };
        self.set(on.dst, register);
        Ok(())
    }

    #[inline(always)]
    pub(super) fn resize(&mut self, op: Resize, (from, to): (u8, u8), flags: u8, on: UnaryRegs) {
        let (from, to) = (u32::from(from), u32::from(to));
        let a = self.get(on.a);
        let bits = integer::resize(op, from, to, a.bits);
        let violated = flags != 0 && integer::violates_flags(flags, from, to, a.bits);
        let tag = Tag(a.tag.0 & Tag::POISON.0 | Tag::poison_if(violated).0);
        self.set(on.dst, Register { bits, tag });
    }

    /// Integers of more than 64 bits. They are rare, so this path favours simplicity over speed.
    #[inline(never)]
    pub(super) fn step_wide(&mut self, inst: WideInst) -> Result<(), UbKind> {
        match inst {
            WideInst::Arith { op, width, flags, on } => {
                self.wide_binary(width, on, |a, b| integer::arith(op, width.bits(), flags, a, b));
            }
            WideInst::Shift { op, width, flags, on } => {
                self.wide_binary(width, on, |a, b| integer::shift(op, width.bits(), flags, a, b));
            }
            WideInst::Divide { op, width, flags, on } => self.wide_divide(op, width, flags, on)?,
            WideInst::Compare { predicate, width, on } => self.wide_compare(predicate, width, on),
            WideInst::Resize { op, from, to, flags, on } => {
                let (value, poison) = self.get_wide(on.a, from);
                let (from, bits) = (from.bits(), to.bits());
                let violated = flags != 0 && integer::violates_flags(flags, from, bits, value);
                self.set_wide(on.dst, to, integer::resize(op, from, bits, value), poison || violated);
            }
        }
        Ok(())
    }

    fn wide_binary(&mut self, width: Width, on: BinaryRegs, result: impl Fn(U256, U256) -> (U256, bool)) {
        let ((a, a_poison), (b, b_poison)) = (self.get_wide(on.a, width), self.get_wide(on.b, width));
        let (bits, violated) = result(a, b);
        self.set_wide(on.dst, width, bits, a_poison || b_poison || violated);
    }

    fn wide_divide(&mut self, op: DivideOp, width: Width, flags: u8, on: BinaryRegs) -> Result<(), UbKind> {
        let ((a, a_poison), (b, b_poison)) = (self.get_wide(on.a, width), self.get_wide(on.b, width));
        let (bits, poison) = if a_poison || b_poison {
            integer::poison_division(op, width.bits(), (!b_poison).then_some(b))?;
            (U256::ZERO, true)
        } else {
            integer::divide(op, width.bits(), flags, a, b)?
        };
        self.set_wide(on.dst, width, bits, poison);
        Ok(())
    }

    fn wide_compare(&mut self, predicate: IntPredicate, width: Width, on: BinaryRegs) {
        let ((a, a_poison), (b, b_poison)) = (self.get_wide(on.a, width), self.get_wide(on.b, width));
        let holds = integer::compare(predicate, width.bits(), a, b);
        self.set(on.dst, Register { bits: u64::from(holds), tag: Tag::poison_if(a_poison || b_poison) });
    }

    /// Floating-point numbers of the host's formats.
    #[inline(never)]
    pub(super) fn step_float(&mut self, inst: FloatInst) {
        match inst {
            FloatInst::Binary { op, format, on } => self.float(op, format, on),
            FloatInst::Compare { predicate, format, on } => self.float_compare(predicate, format, on),
            FloatInst::Negate { width, on } => {
                let a = self.get(on.a);
                self.set(on.dst, Register { bits: a.bits ^ 1 << (width - 1), ..a });
            }
            FloatInst::Resize { to, on } => {
                let a = self.get(on.a);
                self.set(on.dst, Register { bits: float::resize(to, a.bits), ..a });
            }
            FloatInst::ToInt { format, signed, to, on } => self.float_to_int(format, signed, to, on),
            FloatInst::FromInt { format, signed, from, flags, on } => {
                self.int_to_float(format, signed, (from, flags), on);
            }
        }
    }

    fn float(&mut self, op: FloatOp, format: HostFormat, on: BinaryRegs) {
        let (a, b) = (self.get(on.a), self.get(on.b));
        let bits = float::apply(op, format, a.bits, b.bits);
        self.set(on.dst, Register { bits, tag: a.tag.join_poison(b.tag) });
    }

    fn float_compare(&mut self, predicate: FloatPredicate, format: HostFormat, on: BinaryRegs) {
        let (a, b) = (self.get(on.a), self.get(on.b));
        let holds = float::compare(predicate, format, a.bits, b.bits);
        self.set(on.dst, Register { bits: u64::from(holds), tag: a.tag.join_poison(b.tag) });
    }

    fn float_to_int(&mut self, format: HostFormat, signed: bool, to: u8, on: UnaryRegs) {
        let a = self.get(on.a);
        let value = float::to_int(format, signed, u32::from(to), a.bits);
        self.set_pair(on.dst, u32::from(to), value.unwrap_or(0), a.is_poison() || value.is_none());
    }

    fn int_to_float(&mut self, format: HostFormat, signed: bool, (from, flags): (u8, u8), on: UnaryRegs) {
        let (value, poison) = self.get_pair(on.a, u32::from(from));
        let negative = value >> (from - 1) & 1 != 0;
        let bits = float::from_int(format, signed, u32::from(from), value);
        let violated = flags & flag::NNEG != 0 && negative;
        self.set(on.dst, Register { bits, tag: Tag::poison_if(poison || violated) });
    }

    #[inline(always)]
    pub(super) fn select(&mut self, dst: Reg, condition: Src, a: Src, b: Src) {
        let condition = self.get(condition);
        let chosen = if condition.bits & 1 != 0 { self.get(a) } else { self.get(b) };
        self.set(dst, if condition.is_poison() { Register::POISON } else { chosen });
    }

    #[inline(never)]
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

    pub(super) fn ptr_to_int(&mut self, to: Width, on: UnaryRegs) {
        let a = self.get(on.a);
        let bits = U256::from(a.bits) & crate::register::wide_mask(to.bits());
        self.set_wide(on.dst, to, bits, a.is_poison());
    }

    pub(super) fn int_to_ptr(&mut self, from: Width, on: UnaryRegs) {
        let (value, poison) = self.get_wide(on.a, from);
        let bits = value.as_u64();
        let tag = match (poison, bits) {
            (true, _) => Tag::POISON,
            (false, 0) => Tag::NONE,
            (false, _) => Tag::WILDCARD,
        };
        self.set(on.dst, Register { bits, tag });
    }
}
