//! Operators on values of an arithmetic type, after all conversions.

use std::cmp::Ordering;

use lang::{BinaryOp, Bits, FloatType, IntType, Number, Target, float, number};

use super::fault::{Fault, Faults};
use super::long_double::Long;
use super::stop::{Result, Stop, UbKind};
use super::value::{Arithmetic, Cell};

/// The operators with what they need to know.
#[derive(Clone, Copy)]
pub(super) struct Operators<F> {
    pub(super) target: Target,
    pub(super) faults: F,
}

impl<F: Faults<Fault>> Operators<F> {
    /// `value` converted to an integer type or bit-field: to `_Bool` by comparison with zero (C11 6.3.1.2),
    /// to others modulo the width (6.3.1.3, as gcc and clang document for signed types).
    #[inline]
    pub(super) fn wrap(self, value: Number, int: IntType, bits: Option<Bits>) -> Number {
        if int == IntType::Bool {
            let truncates = self.faults.has(Fault::BoolTruncates);
            return if truncates { value & Number::ONE } else { Number::from(value != 0) };
        }
        let kept = match int.is_bit_precise() && self.faults.has(Fault::BitIntNotWrapped) {
            true => int.storage(),
            false => int.width(),
        };
        number::cut(value, bits.unwrap_or(kept), int.is_signed(self.target))
    }

    /// An integer result: signed ones must fit (6.5p5), unsigned ones wrap (6.2.5p9).
    #[inline]
    fn fit(self, exact: Option<Number>, wrapped: Number, int: IntType) -> Result<Number> {
        let result = self.wrap(wrapped, int, None);
        if int.is_signed(self.target) && exact != Some(result) {
            return Err(UbKind::SignedOverflow.into());
        }
        Ok(result)
    }

    /// `a op b` on operands that have both been converted to `int`; the right operand of a shift to its own type.
    pub(super) fn integers(self, op: BinaryOp, a: Number, b: Number, int: IntType) -> Result<Number> {
        match op {
            BinaryOp::Add => self.fit(a.checked_add(b), a.wrapping_add(b), int),
            BinaryOp::Sub => self.fit(a.checked_sub(b), a.wrapping_sub(b), int),
            BinaryOp::Mul => self.fit(a.checked_mul(b), a.wrapping_mul(b), int),
            BinaryOp::Div | BinaryOp::Rem => self.divide(op, a, b, int),
            BinaryOp::Shl | BinaryOp::Shr => self.shift(op, a, b, int),
            BinaryOp::BitAnd => Ok(a & b),
            BinaryOp::BitOr => Ok(a | b),
            BinaryOp::BitXor => Ok(a ^ b),
            _ => Err(Stop::ill_formed("an operator that is not arithmetic")),
        }
    }

    /// The remainder is undefined where the quotient does not fit (6.5.5p6).
    fn divide(self, op: BinaryOp, a: Number, b: Number, int: IntType) -> Result<Number> {
        if b == 0 {
            return Err(UbKind::DivisionByZero.into());
        }
        if let (Ok(a), Ok(b)) = (i64::try_from(a), i64::try_from(b))
            && b != -1
        {
            return Ok(Number::from(if op == BinaryOp::Div { a / b } else { a % b }));
        }
        let quotient = self.fit(a.checked_div(b), a.wrapping_div(b), int)?;
        Ok(if op == BinaryOp::Div { quotient } else { a.wrapping_rem(b) })
    }

    fn shift(self, op: BinaryOp, a: Number, amount: Number, int: IntType) -> Result<Number> {
        let width = int.width().0 as u32;
        let amount = u32::try_from(amount).ok().filter(|n| *n < width).ok_or(UbKind::ShiftAmount)?;
        if op == BinaryOp::Shr {
            let logical = a < 0 && self.faults.has(Fault::RightShiftLogical);
            let a = if logical { a & number::ones(int.width()) } else { a };
            return Ok(if logical { self.wrap(a >> amount, int, None) } else { a >> amount });
        }
        if a < 0 {
            return Err(UbKind::ShiftOfNegative.into());
        }
        let shifted = a << amount;
        self.fit((shifted >> amount == a).then_some(shifted), shifted, int)
    }

    /// `a op b` on floating operands of one type; each operation rounds to that type (`FLT_EVAL_METHOD` 0).
    pub(super) fn floats(self, op: BinaryOp, a: f64, b: f64, ty: FloatType) -> Result<f64> {
        if op == BinaryOp::Div && b == 0.0 {
            return Err(UbKind::DivisionByZero.into());
        }
        // A double holds more than twice a float's bits, so that rounding twice is rounding once.
        let exact = match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            BinaryOp::Mul => a * b,
            BinaryOp::Div => a / b,
            _ => return Err(Stop::ill_formed("an operator that floating types do not have")),
        };
        Ok(self.round(exact, ty))
    }

    /// `a op b` on operands of a type that exceeds `double`, in its format.
    pub(super) fn longs(self, op: BinaryOp, a: Long, b: Long, ty: FloatType) -> Result<Long> {
        if op == BinaryOp::Div && b.is_zero() {
            return Err(UbKind::DivisionByZero.into());
        }
        let format = ty.format(self.target);
        let result =
            a.arithmetic(op, b, format).map(|exact| match self.faults.has(Fault::LongDoubleInDouble) {
                true => Long::from_double(exact.narrowed(FloatType::Double)),
                false => exact,
            });
        result.ok_or_else(|| Stop::ill_formed("an operator that floating types do not have"))
    }

    /// A floating value in the precision of a type.
    #[inline]
    pub(super) fn round(self, value: f64, ty: FloatType) -> f64 {
        match ty {
            FloatType::Float if self.faults.has(Fault::FloatKeepsDoublePrecision) => value,
            half if half.is_binary16() && self.faults.has(Fault::HalfNotRounded) => value,
            _ => float::round(value, ty),
        }
    }

    /// A comparison of operands of one type.
    pub(super) fn compare(self, op: BinaryOp, a: Cell, b: Cell, ty: Arithmetic) -> Result<bool> {
        let ordering = match (a, b, ty) {
            (Cell::Int(a), Cell::Int(b), Arithmetic::Int(int)) => Some(self.order(a, b, int)),
            (Cell::Float(a), Cell::Float(b), Arithmetic::Float(_)) => a.partial_cmp(&b),
            (Cell::Long(a), Cell::Long(b), Arithmetic::Float(_)) => a.compare(b),
            _ => return Err(Stop::ill_formed("a comparison of different kinds of values")),
        };
        Ok(match op {
            BinaryOp::Less => ordering == Some(Ordering::Less),
            BinaryOp::LessEqual => matches!(ordering, Some(Ordering::Less | Ordering::Equal)),
            BinaryOp::Greater => ordering == Some(Ordering::Greater),
            BinaryOp::GreaterEqual => matches!(ordering, Some(Ordering::Greater | Ordering::Equal)),
            BinaryOp::Equal => ordering == Some(Ordering::Equal),
            _ => ordering != Some(Ordering::Equal),
        })
    }

    fn order(self, a: Number, b: Number, int: IntType) -> Ordering {
        let as_signed = self.faults.has(Fault::UnsignedCompareAsSigned)
            || int == IntType::UInt128 && self.faults.has(Fault::WideCompareSigned);
        if as_signed && !int.is_signed(self.target) {
            let signed = |value| number::cut(value, int.width(), true);
            return signed(a).cmp(&signed(b));
        }
        a.cmp(&b)
    }

    /// A floating value, truncated to `whole`, as an integer type that must hold it (6.3.1.4p1).
    pub(super) fn truncated(self, whole: Option<Number>, int: IntType, bits: Option<Bits>) -> Result<Number> {
        let whole = whole.ok_or(UbKind::FloatToInteger)?;
        // The conversion is to the declared type; the store then cuts to the bit-field.
        if self.wrap(whole, int, None) != whole {
            return Err(UbKind::FloatToInteger.into());
        }
        Ok(self.wrap(whole, int, bits))
    }
}

#[cfg(test)]
mod tests {
    use super::super::fault::Sound;
    use super::*;

    const OPS: Operators<Sound> = Operators { target: Target::X86_64Linux, faults: Sound };

    fn check(op: BinaryOp, a: i128, b: i128, int: IntType, expected: std::result::Result<i128, UbKind>) {
        let got = OPS.integers(op, a.into(), b.into(), int).map_err(|stop| format!("{stop:?}"));
        match (got, expected) {
            (Ok(got), Ok(expected)) => assert_eq!(got, expected, "{a} {} {b}", op.name()),
            (Err(got), Err(expected)) => assert!(got.contains(&format!("{expected:?}")), "{got}"),
            (got, expected) => panic!("{a} {} {b}: {got:?} instead of {expected:?}", op.name()),
        }
    }

    #[test]
    fn signed_results_must_fit_and_unsigned_ones_wrap() {
        use BinaryOp::*;
        let (int, uint, ull) = (IntType::Int, IntType::UInt, IntType::ULongLong);
        let max = i128::from(i32::MAX);
        check(Add, max, 1, int, Err(UbKind::SignedOverflow));
        check(Mul, max, max, int, Err(UbKind::SignedOverflow));
        check(Sub, 0, 1, uint, Ok(i128::from(u32::MAX)));
        check(Mul, i128::from(u64::MAX), i128::from(u64::MAX), ull, Ok(1));
        check(Div, -7, 2, int, Ok(-3));
        check(Rem, -7, 2, int, Ok(-1));
        check(Div, -max - 1, -1, int, Err(UbKind::SignedOverflow));
        check(Rem, -max - 1, -1, int, Err(UbKind::SignedOverflow));
        check(Div, i128::from(u64::MAX), 2, ull, Ok(i128::from(u64::MAX >> 1)));
        check(Div, 1, 0, uint, Err(UbKind::DivisionByZero));
    }

    #[test]
    fn shifts_keep_their_rules() {
        use BinaryOp::*;
        check(Shl, 1, 31, IntType::UInt, Ok(1 << 31));
        check(Shl, 3, 31, IntType::UInt, Ok(1 << 31));
        check(Shl, 1, 31, IntType::Int, Err(UbKind::SignedOverflow));
        check(Shl, 1, 32, IntType::UInt, Err(UbKind::ShiftAmount));
        check(Shl, 1, -1, IntType::UInt, Err(UbKind::ShiftAmount));
        check(Shl, -1, 1, IntType::Int, Err(UbKind::ShiftOfNegative));
        check(Shr, -8, 1, IntType::Int, Ok(-4));
        check(Shl, i128::from(u64::MAX), 63, IntType::ULongLong, Ok(1 << 63));
    }

    #[test]
    fn floats_round_to_their_type_and_convert_only_in_range() {
        assert_eq!(OPS.floats(BinaryOp::Add, 16_777_216.0, 1.0, FloatType::Float).unwrap(), 16_777_216.0);
        assert_eq!(OPS.floats(BinaryOp::Add, 16_777_216.0, 1.0, FloatType::Double).unwrap(), 16_777_217.0);
        assert_eq!(OPS.truncated(number::truncated(-3.9), IntType::Int, None).unwrap(), -3);
        assert_eq!(OPS.truncated(number::truncated(-0.9), IntType::UInt, None).unwrap(), 0);
        assert_eq!(OPS.truncated(number::truncated(9.0), IntType::UInt, Some(Bits(3))).unwrap(), 1);
        for bad in [2_147_483_648.0, f64::NAN, f64::INFINITY, 1e300] {
            assert!(OPS.truncated(number::truncated(bad), IntType::Int, None).is_err());
        }
    }
}
