//! Integer arithmetic on machine words of 64 and 256 bits.
//!
//! An operation of a given width is computed in the top bits of the machine word, so that overflow of the width is
//! overflow of the word.

use std::ops::{BitAnd, BitOr, BitXor, Div, Rem, Shl, Shr};

use ethnum::{I256, U256};
use ir::IntPredicate;

use crate::code::{ArithOp, DivideOp, Resize, ShiftOp, flag};
use semantics::UbKind;

/// An unsigned machine word that holds an integer.
pub(super) trait Word:
    Copy
    + Ord
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
{
    type Signed: Copy
        + Ord
        + Shl<u32, Output = Self::Signed>
        + Shr<u32, Output = Self::Signed>
        + Div<Output = Self::Signed>
        + Rem<Output = Self::Signed>;
    const BITS: u32;
    const ZERO: Self;
    const MAX: Self;

    fn from_u32(value: u32) -> Self;
    fn signed(self) -> Self::Signed;
    fn unsigned(value: Self::Signed) -> Self;
    /// The low 32 bits.
    fn low(self) -> u32;
    fn overflowing_add(self, other: Self) -> (Self, bool);
    fn overflowing_sub(self, other: Self) -> (Self, bool);
    fn overflowing_mul(self, other: Self) -> (Self, bool);
    /// True if the operation on two's complement numbers overflows.
    fn signed_add_overflows(self, other: Self) -> bool;
    fn signed_sub_overflows(self, other: Self) -> bool;
    fn signed_mul_overflows(self, other: Self::Signed) -> bool;
}

macro_rules! word {
    ($word:ty, $signed:ty, $bits:expr, $zero:expr, $of:expr, $to_signed:expr, $to_unsigned:expr, $low:expr) => {
        impl Word for $word {
            type Signed = $signed;
            const BITS: u32 = $bits;
            const ZERO: Self = $zero;
            const MAX: Self = <$word>::MAX;

            #[inline(always)]
            fn from_u32(value: u32) -> Self {
                $of(value)
            }
            #[inline(always)]
            fn signed(self) -> $signed {
                $to_signed(self)
            }
            #[inline(always)]
            fn unsigned(value: $signed) -> Self {
                $to_unsigned(value)
            }
            #[inline(always)]
            fn low(self) -> u32 {
                $low(self)
            }
            #[inline(always)]
            fn overflowing_add(self, other: Self) -> (Self, bool) {
                self.overflowing_add(other)
            }
            #[inline(always)]
            fn overflowing_sub(self, other: Self) -> (Self, bool) {
                self.overflowing_sub(other)
            }
            #[inline(always)]
            fn overflowing_mul(self, other: Self) -> (Self, bool) {
                self.overflowing_mul(other)
            }
            #[inline(always)]
            fn signed_add_overflows(self, other: Self) -> bool {
                self.signed().overflowing_add(other.signed()).1
            }
            #[inline(always)]
            fn signed_sub_overflows(self, other: Self) -> bool {
                self.signed().overflowing_sub(other.signed()).1
            }
            #[inline(always)]
            fn signed_mul_overflows(self, other: $signed) -> bool {
                self.signed().overflowing_mul(other).1
            }
        }
    };
}

word!(u64, i64, 64, 0, u64::from, |word| word as i64, |word| word as u64, |word| word as u32);
word!(U256, I256, 256, U256::ZERO, U256::from, U256::as_i256, I256::as_u256, |word: U256| word.as_u32());

/// The two's complement value of the low `width` bits.
#[inline(always)]
pub(super) fn sext<W: Word>(value: W, width: u32) -> W::Signed {
    let shift = W::BITS - width;
    (value << shift).signed() >> shift
}

/// A mask of the low `width` bits; `width` is not zero.
#[inline(always)]
fn low<W: Word>(width: u32) -> W {
    W::MAX >> (W::BITS - width)
}

/// The result, and whether it violates a flag. Operands are not poison and are below 2^width.
#[inline(always)]
pub(super) fn arith<W: Word>(op: ArithOp, width: u32, flags: u8, a: W, b: W) -> (W, bool) {
    let top = W::BITS - width;
    let (x, y) = (a << top, b << top);
    let violated = |unsigned, signed| unsigned && flags & flag::NUW != 0 || signed && flags & flag::NSW != 0;
    match op {
        ArithOp::Add => {
            let (sum, unsigned) = x.overflowing_add(y);
            (sum >> top, violated(unsigned, x.signed_add_overflows(y)))
        }
        ArithOp::Sub => {
            let (difference, unsigned) = x.overflowing_sub(y);
            (difference >> top, violated(unsigned, x.signed_sub_overflows(y)))
        }
        ArithOp::Mul => {
            let (product, unsigned) = x.overflowing_mul(b);
            let signed = flags & flag::NSW != 0 && x.signed_mul_overflows(sext(b, width));
            (product >> top, violated(unsigned, signed))
        }
        ArithOp::And => (a & b, false),
        ArithOp::Or => (a | b, flags & flag::DISJOINT != 0 && a & b != W::ZERO),
        ArithOp::Xor => (a ^ b, false),
    }
}

/// The result, and whether it is poison: by a violated flag, or because the amount is not less than the width (LangRef
/// "shl", "lshr", "ashr"). Operands as for [`arith`].
#[inline(always)]
pub(super) fn shift<W: Word>(op: ShiftOp, width: u32, flags: u8, a: W, b: W) -> (W, bool) {
    if b >= W::from_u32(width) {
        return (W::ZERO, true);
    }
    let amount = b.low();
    let mask = low::<W>(width);
    let lost = flags & flag::EXACT != 0 && a >> amount << amount != a;
    match op {
        ShiftOp::Shl => {
            let result = (a << amount) & mask;
            let unsigned = result >> amount != a;
            let signed = sext(result, width) >> amount != sext(a, width);
            (result, unsigned && flags & flag::NUW != 0 || signed && flags & flag::NSW != 0)
        }
        ShiftOp::LShr => (a >> amount, lost),
        ShiftOp::AShr => (W::unsigned(sext(a, width) >> amount) & mask, lost),
    }
}

/// The result, and whether it violates `exact`. Operands as for [`arith`].
#[inline(always)]
pub(super) fn divide<W: Word>(op: DivideOp, width: u32, flags: u8, a: W, b: W) -> Result<(W, bool), UbKind> {
    if b == W::ZERO {
        return Err(UbKind::DivisionByZero);
    }
    let mask = low::<W>(width);
    let most_negative = mask ^ (mask >> 1);
    if op.is_signed() && b == mask && a == most_negative {
        return Err(UbKind::DivisionOverflow);
    }
    let (x, y) = (sext(a, width), sext(b, width));
    // The signed quotient overflows for unsigned operands, so it is not computed for these.
    let signed = |number| W::unsigned(number) & mask;
    let exact = flags & flag::EXACT != 0;
    Ok(match op {
        DivideOp::UDiv => (a / b, exact && a % b != W::ZERO),
        DivideOp::URem => (a % b, false),
        DivideOp::SDiv => (signed(x / y), exact && W::unsigned(x % y) != W::ZERO),
        DivideOp::SRem => (signed(x % y), false),
    })
}

/// Division with a poison operand: `Err` if that is undefined behaviour; otherwise the result is poison. `divisor` is
/// `None` if it is the poison operand.
#[cold]
pub(super) fn poison_division<W: Word>(op: DivideOp, width: u32, divisor: Option<W>) -> Result<(), UbKind> {
    match divisor {
        None => Err(UbKind::PoisonDivisor),
        Some(divisor) if divisor == W::ZERO => Err(UbKind::DivisionByZero),
        // The poison dividend may be the most negative integer.
        Some(divisor) if op.is_signed() && divisor == low(width) => Err(UbKind::DivisionOverflow),
        Some(_) => Ok(()),
    }
}

/// Evaluates the predicate on integers of `width` bits.
pub(super) fn compare<W: Word>(predicate: IntPredicate, width: u32, a: W, b: W) -> bool {
    let (x, y) = (sext(a, width), sext(b, width));
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

/// The integer of `from` bits converted to `to` bits.
#[inline(always)]
pub(super) fn resize<W: Word>(op: Resize, from: u32, to: u32, value: W) -> W {
    match op {
        Resize::Trunc => value & low(to),
        Resize::ZExt => value & low(from),
        Resize::SExt => W::unsigned(sext(value, from)) & low(to),
    }
}

/// True if a conversion violates one of its flags. LangRef "trunc", "zext".
#[cold]
pub(super) fn violates_flags<W: Word>(flags: u8, from: u32, to: u32, value: W) -> bool {
    let kept = value & low(to);
    let unsigned = flags & flag::NUW != 0 && kept != value;
    let signed = flags & flag::NSW != 0 && sext(kept, to) != sext(value, from);
    let negative = flags & flag::NNEG != 0 && value >> (from - 1) & W::from_u32(1) != W::ZERO;
    unsigned || signed || negative
}
