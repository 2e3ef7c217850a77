//! Integer arithmetic, instantiated for 64 and 128 bits.
//!
//! An operation of a given width is computed in the top bits of the machine integer, so that overflow of the width is
//! overflow of the machine integer.

use ir::IntPredicate;

use crate::code::{IntOp, flag};
use crate::outcome::UbKind;

macro_rules! integers {
    ($apply:ident, $divide:ident, $shift:ident, $sext:ident, $u:ty, $i:ty, $bits:literal) => {
        /// The two's complement value of the low `width` bits.
        #[inline(always)]
        pub(super) fn $sext(value: $u, width: u32) -> $i {
            let shift = $bits - width;
            (value << shift) as $i >> shift
        }

        /// The result, and whether it violates a flag. Operands are not poison and are below 2^width.
        #[inline(always)]
        pub(super) fn $apply(op: IntOp, width: u32, flags: u8, a: $u, b: $u) -> Result<($u, bool), UbKind> {
            let top = $bits - width;
            let broken =
                |unsigned, signed| unsigned && flags & flag::NUW != 0 || signed && flags & flag::NSW != 0;
            Ok(match op {
                IntOp::Add => {
                    let (sum, unsigned) = (a << top).overflowing_add(b << top);
                    let signed = ((a << top) as $i).overflowing_add((b << top) as $i).1;
                    (sum >> top, broken(unsigned, signed))
                }
                IntOp::Sub => {
                    let (difference, unsigned) = (a << top).overflowing_sub(b << top);
                    let signed = ((a << top) as $i).overflowing_sub((b << top) as $i).1;
                    (difference >> top, broken(unsigned, signed))
                }
                IntOp::Mul => {
                    let (product, unsigned) = (a << top).overflowing_mul(b);
                    let signed =
                        flags & flag::NSW != 0 && ((a << top) as $i).overflowing_mul($sext(b, width)).1;
                    (product >> top, broken(unsigned, signed))
                }
                IntOp::And => (a & b, false),
                IntOp::Or => (a | b, flags & flag::DISJOINT != 0 && a & b != 0),
                IntOp::Xor => (a ^ b, false),
                IntOp::Shl | IntOp::LShr | IntOp::AShr => $shift(op, width, flags, a, b),
                _ => $divide(op, width, flags, a, b)?,
            })
        }

        fn $shift(op: IntOp, width: u32, flags: u8, a: $u, b: $u) -> ($u, bool) {
            if b >= <$u>::from(width) {
                return (0, true);
            }
            let (amount, top) = (b as u32, $bits - width);
            let low = <$u>::MAX >> top;
            let lost = flags & flag::EXACT != 0 && a & ((1 << amount) - 1) != 0;
            match op {
                IntOp::Shl => {
                    let result = (a << amount) & low;
                    let unsigned = result >> amount != a;
                    let signed = $sext(result, width) >> amount != $sext(a, width);
                    (result, unsigned && flags & flag::NUW != 0 || signed && flags & flag::NSW != 0)
                }
                IntOp::AShr => (($sext(a, width) >> amount) as $u & low, lost),
                _ => (a >> amount, lost),
            }
        }

        fn $divide(op: IntOp, width: u32, flags: u8, a: $u, b: $u) -> Result<($u, bool), UbKind> {
            if b == 0 {
                return Err(UbKind::DivisionByZero);
            }
            let low = <$u>::MAX >> ($bits - width);
            let inexact = |remainder: bool| remainder && flags & flag::EXACT != 0;
            if matches!(op, IntOp::UDiv | IntOp::URem) {
                return Ok(if op == IntOp::UDiv { (a / b, inexact(a % b != 0)) } else { (a % b, false) });
            }
            let (x, y) = ($sext(a, width), $sext(b, width));
            if y == -1 && a == 1 << (width - 1) {
                return Err(UbKind::DivisionOverflow);
            }
            let below = x % y != 0 && (x < 0) != (y < 0);
            Ok(match op {
                IntOp::SDiv => ((x / y) as $u & low, inexact(x % y != 0)),
                IntOp::SDivFloor => ((x / y - <$i>::from(below)) as $u & low, false),
                IntOp::SRemFloor => ((x % y + if below { y } else { 0 }) as $u & low, false),
                _ => ((x % y) as $u & low, false),
            })
        }
    };
}

integers!(narrow, divide_narrow, shift_narrow, sext_narrow, u64, i64, 64);
integers!(wide, divide_wide, shift_wide, sext_wide, u128, i128, 128);

/// Evaluates the predicate on integers of `width` bits.
pub(super) fn compare_wide(predicate: IntPredicate, width: u32, a: u128, b: u128) -> bool {
    let (x, y) = (sext_wide(a, width), sext_wide(b, width));
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

/// Division with a poison operand: `Err` if that is undefined behaviour; otherwise the result is poison. `divisor` is
/// `None` if it is the poison operand.
#[cold]
pub(super) fn poisoned(op: IntOp, width: u32, divisor: Option<u128>) -> Result<(), UbKind> {
    let signed = matches!(op, IntOp::SDiv | IntOp::SRem | IntOp::SDivFloor | IntOp::SRemFloor);
    if !signed && !matches!(op, IntOp::UDiv | IntOp::URem) {
        return Ok(());
    }
    match divisor {
        None => Err(UbKind::PoisonDivisor),
        Some(0) => Err(UbKind::DivisionByZero),
        // The poison dividend may be the most negative integer.
        Some(divisor) if signed && sext_wide(divisor, width) == -1 => Err(UbKind::DivisionOverflow),
        Some(_) => Ok(()),
    }
}
