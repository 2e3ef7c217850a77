//! `long double`, in the format that the platform has for it.

use std::cmp::Ordering;

use base::FloatFormat;
use lang::{BinaryOp, FloatType, Number, number};
use rustc_apfloat::ieee::{Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};

/// A value of either format, exact: binary128 has the exponents of x87's format and more digits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Long(Quad);

impl Long {
    /// Positive zero.
    pub(super) const fn zero() -> Long {
        Long(Quad::ZERO)
    }

    /// A value of a narrower type.
    pub(super) fn from_double(value: f64) -> Long {
        Long(convert(Double::from_bits(value.to_bits().into())))
    }

    /// An integer, in one rounding (C11 6.3.1.4p2).
    pub(super) fn from_integer(value: Number, format: FloatFormat) -> Long {
        match format {
            FloatFormat::X87Extended => Long(convert(integer::<X87DoubleExtended>(value))),
            FloatFormat::Binary128 => Long(integer(value)),
            FloatFormat::Binary16 => Long(convert(integer::<Half>(value))),
            FloatFormat::Binary32 => Long(convert(integer::<Single>(value))),
            FloatFormat::Binary64 => Long(convert(integer::<Double>(value))),
            // A decimal number of a program is one of `double`, too (`lang::typing::converts`).
            FloatFormat::Decimal(_) => Long(convert(integer::<Double>(value))),
        }
    }

    /// The result of an arithmetic operator, rounded to the format, to nearest; `None` for an operator
    /// that floating types do not have.
    pub(super) fn arithmetic(self, op: BinaryOp, right: Long, format: FloatFormat) -> Option<Long> {
        match format {
            FloatFormat::X87Extended => operate_in::<X87DoubleExtended>(op, self.0, right.0),
            FloatFormat::Binary128 => operate(op, self.0, right.0),
            FloatFormat::Binary16 => operate_in::<Half>(op, self.0, right.0),
            FloatFormat::Binary32 => operate_in::<Single>(op, self.0, right.0),
            FloatFormat::Binary64 => operate_in::<Double>(op, self.0, right.0),
            // Programs compute with no decimal types.
            FloatFormat::Decimal(_) => None,
        }
        .map(Long)
    }

    /// The nearest value of a format.
    pub(super) fn rounded(self, format: FloatFormat) -> Long {
        Long(match format {
            FloatFormat::X87Extended => convert(convert::<Quad, X87DoubleExtended>(self.0)),
            FloatFormat::Binary128 => self.0,
            FloatFormat::Binary16 => convert(convert::<Quad, Half>(self.0)),
            FloatFormat::Binary32 => convert(convert::<Quad, Single>(self.0)),
            FloatFormat::Binary64 | FloatFormat::Decimal(_) => convert(convert::<Quad, Double>(self.0)),
        })
    }

    /// The negation, which rounds nothing.
    pub(super) fn negated(self) -> Long {
        Long(-self.0)
    }

    /// The value converted to a narrower type, in one rounding (C11 6.3.1.5).
    pub(super) fn narrowed(self, ty: FloatType) -> f64 {
        let double: Double = match ty.spec().format {
            Some(FloatFormat::Binary16) => convert(convert::<Quad, Half>(self.0)),
            Some(FloatFormat::Binary32) => convert(convert::<Quad, Single>(self.0)),
            Some(FloatFormat::Binary64 | FloatFormat::X87Extended | FloatFormat::Binary128) | None => {
                convert(self.0)
            }
            // No program converts to a decimal type what may be none of its numbers.
            Some(FloatFormat::Decimal(_)) => convert(self.0),
        };
        f64::from_bits(double.to_bits() as u64)
    }

    /// Truncated towards zero; `None` where it is no number or too large for a [`Number`].
    pub(super) fn truncated(self) -> Option<Number> {
        /// So many bits fit any integer of the conversion below.
        const DIGITS: i32 = 113;
        const LARGEST: i32 = 254;
        if !self.0.is_finite() || self.0.is_zero() {
            return self.0.is_zero().then_some(Number::ZERO);
        }
        let above = self.0.ilogb() + 1 - DIGITS;
        if above > LARGEST - DIGITS {
            return None;
        }
        let shift = above.max(0);
        let whole = self.0.scalbn(-shift).to_i128_r(128, Round::TowardZero, &mut false).value;
        Some(Number::from(whole) << shift.unsigned_abs())
    }

    /// True of zero of either sign.
    pub(super) fn is_zero(self) -> bool {
        self.0.is_zero()
    }

    /// `None` where one is NaN.
    pub(super) fn compare(self, other: Long) -> Option<Ordering> {
        self.0.partial_cmp(&other.0)
    }

    /// The nearest double, and the double of what is left; of an infinity and a NaN nothing is left.
    pub(super) fn observed(self, format: FloatFormat) -> (f64, f64) {
        let nearest = self.narrowed(FloatType::Double);
        if !nearest.is_finite() {
            return (nearest, 0.0);
        }
        let rest = self.arithmetic(BinaryOp::Sub, Long::from_double(nearest), format);
        (nearest, rest.map_or(0.0, |rest| rest.narrowed(FloatType::Double)))
    }
}

fn convert<A: FloatConvert<B>, B: Float>(value: A) -> B {
    value.convert(&mut false).value
}

fn integer<F: Float>(value: Number) -> F {
    if let Ok(narrow) = i128::try_from(value) {
        return F::from_i128(narrow).value;
    }
    let (digits, exponent) = number::leading(value.unsigned_abs());
    let magnitude = F::from_u128(digits).value.scalbn(exponent);
    if value < 0 { -magnitude } else { magnitude }
}

fn operate_in<F: Float + FloatConvert<Quad>>(op: BinaryOp, a: Quad, b: Quad) -> Option<Quad>
where
    Quad: FloatConvert<F>,
{
    operate::<F>(op, convert(a), convert(b)).map(convert)
}

fn operate<F: Float>(op: BinaryOp, a: F, b: F) -> Option<F> {
    let nearest = Round::NearestTiesToEven;
    Some(match op {
        BinaryOp::Add => a.add_r(b, nearest).value,
        BinaryOp::Sub => a.sub_r(b, nearest).value,
        BinaryOp::Mul => a.mul_r(b, nearest).value,
        BinaryOp::Div => a.div_r(b, nearest).value,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const X87: FloatFormat = FloatFormat::X87Extended;
    const QUAD: FloatFormat = FloatFormat::Binary128;

    /// `1 / 3`, of which each format has digits of its own.
    fn third(format: FloatFormat) -> Long {
        Long::from_double(1.0).arithmetic(BinaryOp::Div, Long::from_double(3.0), format).unwrap()
    }

    #[test]
    fn each_target_has_its_digits() {
        // 0xaaaaaaaaaaaaaaab and 65 digits after the point; the double ends 11 digits earlier in fives.
        assert_eq!(third(X87).observed(X87), (1.0 / 3.0, f64::from(0x2ab) * 2f64.powi(-65)));
        assert_ne!(third(X87), third(QUAD));
        let (nearest, rest) = third(QUAD).observed(QUAD);
        assert_eq!(nearest, 1.0 / 3.0);
        assert!(rest > 0.0 && rest < 2f64.powi(-55), "{rest:e}");
    }

    #[test]
    fn integers_round_once() {
        let odd = (Number::ONE << 64u32) + 1;
        assert_eq!(Long::from_integer(odd, X87).truncated(), Some(Number::ONE << 64u32));
        assert_eq!(Long::from_integer(odd, QUAD).truncated(), Some(odd));
        let wide = (Number::ONE << 200u32) + (Number::ONE << 136u32) + 1;
        let up = (Number::ONE << 200u32) + (Number::ONE << 137u32);
        assert_eq!(Long::from_integer(wide, X87).truncated(), Some(up));
        assert_eq!(Long::from_integer(-odd, QUAD).truncated(), Some(-odd));
    }

    #[test]
    fn what_is_no_integer_has_none() {
        assert_eq!(Long::from_double(f64::NAN).truncated(), None);
        assert_eq!(Long::from_double(f64::INFINITY).truncated(), None);
        assert_eq!(Long::from_double(2f64.powi(254)).truncated(), None);
        assert_eq!(Long::from_double(-0.9).truncated(), Some(Number::ZERO));
        assert_eq!(Long::from_double(-2f64.powi(253)).truncated(), Some(-(Number::ONE << 253u32)));
    }

    #[test]
    fn narrowing_rounds_once() {
        let just_above_half = Long::from_double(1.0 + 2f64.powi(-24))
            .arithmetic(BinaryOp::Add, Long::from_double(2f64.powi(-60)), X87)
            .unwrap();
        assert_eq!(just_above_half.narrowed(FloatType::Float), 1.0 + 2f64.powi(-23));
        assert_eq!(Long::from_double(f64::INFINITY).observed(X87), (f64::INFINITY, 0.0));
    }
}
