//! Integers of more than 128 bits: C23's `_BitInt`. They are rare, so this path favours simplicity over speed.

use ethnum::U256;
use ir::IntPredicate;

use super::ConcreteMachine;
use super::scalar::IntConversion;
use crate::code::{IntOp, Reg, Resize, Src, flag};
use crate::outcome::UbKind;
use crate::register::{Register, Tag, long_mask};

/// Bits per register.
const REGISTER_BITS: u32 = 64;

/// The two's complement value of the low `width` bits, extended to 256 bits.
fn sext(value: U256, width: u32) -> U256 {
    let shift = 256 - width;
    ((value << shift).as_i256() >> shift).as_u256()
}

/// The result, and whether it violates a flag. Operands are not poison and are below 2^width.
///
/// An operation of a given width is computed in the top bits of the 256, so that overflow of the width is overflow of
/// the 256-bit integer.
fn apply(op: IntOp, width: u32, flags: u8, a: U256, b: U256) -> Result<(U256, bool), UbKind> {
    let top = 256 - width;
    let (x, y) = (a << top, b << top);
    let broken = |unsigned, signed| unsigned && flags & flag::NUW != 0 || signed && flags & flag::NSW != 0;
    Ok(match op {
        IntOp::Add => {
            let (sum, unsigned) = x.overflowing_add(y);
            (sum >> top, broken(unsigned, x.as_i256().overflowing_add(y.as_i256()).1))
        }
        IntOp::Sub => {
            let (difference, unsigned) = x.overflowing_sub(y);
            (difference >> top, broken(unsigned, x.as_i256().overflowing_sub(y.as_i256()).1))
        }
        IntOp::Mul => {
            let (product, unsigned) = x.overflowing_mul(b);
            (product >> top, broken(unsigned, x.as_i256().overflowing_mul(sext(b, width).as_i256()).1))
        }
        IntOp::And => (a & b, false),
        IntOp::Or => (a | b, flags & flag::DISJOINT != 0 && a & b != U256::ZERO),
        IntOp::Xor => (a ^ b, false),
        IntOp::Shl | IntOp::LShr | IntOp::AShr => shift(op, width, flags, a, b),
        _ => divide(op, width, flags, a, b)?,
    })
}

/// LangRef: a shift by the width or more is poison.
fn shift(op: IntOp, width: u32, flags: u8, a: U256, b: U256) -> (U256, bool) {
    if b >= U256::from(width) {
        return (U256::ZERO, true);
    }
    let amount = b.as_u32();
    let lost = flags & flag::EXACT != 0 && a & long_mask(amount) != U256::ZERO;
    match op {
        IntOp::Shl => {
            let result = (a << amount) & long_mask(width);
            let unsigned = result >> amount != a;
            let signed = (sext(result, width).as_i256() >> amount).as_u256() != sext(a, width);
            (result, unsigned && flags & flag::NUW != 0 || signed && flags & flag::NSW != 0)
        }
        IntOp::AShr => ((sext(a, width).as_i256() >> amount).as_u256() & long_mask(width), lost),
        _ => (a >> amount, lost),
    }
}

fn divide(op: IntOp, width: u32, flags: u8, a: U256, b: U256) -> Result<(U256, bool), UbKind> {
    if b == U256::ZERO {
        return Err(UbKind::DivisionByZero);
    }
    let inexact = |remainder: bool| remainder && flags & flag::EXACT != 0;
    if matches!(op, IntOp::UDiv | IntOp::URem) {
        return Ok(match op {
            IntOp::UDiv => (a / b, inexact(a % b != U256::ZERO)),
            _ => (a % b, false),
        });
    }
    if b == long_mask(width) && a == U256::ONE << (width - 1) {
        return Err(UbKind::DivisionOverflow);
    }
    let (x, y) = (sext(a, width).as_i256(), sext(b, width).as_i256());
    let (quotient, remainder) = (x / y, x % y);
    let below = remainder != 0 && (x < 0) != (y < 0);
    let low = |number: ethnum::I256| number.as_u256() & long_mask(width);
    Ok(match op {
        IntOp::SDiv => (low(quotient), inexact(remainder != 0)),
        IntOp::SDivFloor => (low(if below { quotient - 1 } else { quotient }), false),
        IntOp::SRemFloor => (low(if below { remainder + y } else { remainder }), false),
        _ => (low(remainder), false),
    })
}

/// Division with a poison operand, by the rules of [`super::integer::poisoned`].
fn poisoned(op: IntOp, width: u32, divisor: Option<U256>) -> Result<(), UbKind> {
    let signed = matches!(op, IntOp::SDiv | IntOp::SRem | IntOp::SDivFloor | IntOp::SRemFloor);
    if !signed && !matches!(op, IntOp::UDiv | IntOp::URem) {
        return Ok(());
    }
    match divisor {
        None => Err(UbKind::PoisonDivisor),
        Some(divisor) if divisor == U256::ZERO => Err(UbKind::DivisionByZero),
        Some(divisor) if signed && divisor == long_mask(width) => Err(UbKind::DivisionOverflow),
        Some(_) => Ok(()),
    }
}

fn holds(predicate: IntPredicate, width: u32, a: U256, b: U256) -> bool {
    let (x, y) = (sext(a, width).as_i256(), sext(b, width).as_i256());
    match predicate {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => x > y,
        IntPredicate::Sge => x >= y,
        IntPredicate::Slt => x < y,
        IntPredicate::Sle => x <= y,
    }
}

/// Whether a conversion violates one of its flags. LangRef "trunc", "zext".
fn violates_flags(IntConversion { from, to, flags, .. }: IntConversion<u16>, value: U256) -> bool {
    let (from, to) = (u32::from(from), u32::from(to));
    let kept = value & long_mask(to);
    flags & flag::NUW != 0 && kept != value
        || flags & flag::NSW != 0 && sext(kept, to) != sext(value, from)
        || flags & flag::NNEG != 0 && value >> (from - 1) & U256::ONE != U256::ZERO
}

impl ConcreteMachine {
    /// The bits of an integer of `width` bits, and whether it is poison.
    pub(super) fn get_long(&self, src: Src, width: u16) -> (U256, bool) {
        let (mut value, mut poison) = (U256::ZERO, false);
        for at in (0..u32::from(width).div_ceil(REGISTER_BITS)).rev() {
            let register = self.get(src + at);
            value = value << REGISTER_BITS | U256::from(register.bits);
            poison |= register.is_poison();
        }
        (value, poison)
    }

    pub(super) fn set_long(&mut self, dst: Reg, width: u16, value: U256, poison: bool) {
        let tag = Tag::poison_if(poison);
        for at in 0..u32::from(width).div_ceil(REGISTER_BITS) {
            self.set(dst + at, Register { bits: (value >> (at * REGISTER_BITS)).as_u64(), tag });
        }
    }

    pub(super) fn long_int(
        &mut self,
        (op, width, flags): (IntOp, u16, u8),
        dst: Reg,
        a: Src,
        b: Src,
    ) -> Result<(), UbKind> {
        let ((a, a_poison), (b, b_poison)) = (self.get_long(a, width), self.get_long(b, width));
        if a_poison || b_poison {
            poisoned(op, u32::from(width), (!b_poison).then_some(b))?;
            self.set_long(dst, width, U256::ZERO, true);
            return Ok(());
        }
        let (value, broken) = apply(op, u32::from(width), flags, a, b)?;
        self.set_long(dst, width, value, broken);
        Ok(())
    }

    pub(super) fn long_compare(&mut self, predicate: IntPredicate, width: u16, dst: Reg, a: Src, b: Src) {
        let ((a, a_poison), (b, b_poison)) = (self.get_long(a, width), self.get_long(b, width));
        let bits = u64::from(holds(predicate, u32::from(width), a, b));
        self.set(dst, Register { bits, tag: Tag::poison_if(a_poison || b_poison) });
    }

    pub(super) fn long_resize(&mut self, what: IntConversion<u16>, dst: Reg, a: Src) {
        let IntConversion { op, from, to, flags } = what;
        let (value, poison) = self.get_long(a, from);
        let low = long_mask(u32::from(to));
        let bits = match op {
            Resize::Trunc => value & low,
            Resize::ZExt => value & long_mask(u32::from(from)),
            Resize::SExt => sext(value, u32::from(from)) & low,
            Resize::Keep => value,
        };
        self.set_long(dst, to, bits, poison || flags != 0 && violates_flags(what, value));
    }
}
