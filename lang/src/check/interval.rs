//! Intervals of integers and of floating values: the abstract domain of [`super::ranges`].

use crate::{Bits, FloatType, Number, float, number};
use std::fmt;

/// The integers from `low` to `high`, both included; never empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    /// The smallest member.
    pub low: Number,
    /// The largest member.
    pub high: Number,
}

impl Interval {
    /// Every number.
    pub const ALL: Interval = Interval { low: Number::MIN, high: Number::MAX };
    /// A truth value.
    pub const TRUTH: Interval = Interval { low: Number::ZERO, high: Number::ONE };

    /// From `low` to `high`; the caller vouches for their order.
    #[must_use]
    pub fn new(low: impl Into<Number>, high: impl Into<Number>) -> Interval {
        Interval { low: low.into(), high: high.into() }
    }

    /// Only `value`.
    #[must_use]
    pub fn point(value: impl Into<Number>) -> Interval {
        let value = value.into();
        Interval { low: value, high: value }
    }

    /// The only member, if there is only one.
    #[must_use]
    pub fn as_point(self) -> Option<Number> {
        if self.low == self.high { Some(self.low) } else { None }
    }

    /// True when `value` is a member.
    #[must_use]
    pub fn contains(self, value: impl Into<Number>) -> bool {
        let value = value.into();
        self.low <= value && value <= self.high
    }

    /// True when every member is one of `outer`.
    #[must_use]
    pub fn is_subset_of(self, outer: Interval) -> bool {
        outer.low <= self.low && self.high <= outer.high
    }

    /// True when no member is one of `other`.
    #[must_use]
    pub fn disjoint(self, other: Interval) -> bool {
        self.high < other.low || other.high < self.low
    }

    /// The smallest interval around both.
    #[must_use]
    pub fn hull(self, other: Interval) -> Interval {
        Interval::new(self.low.min(other.low), self.high.max(other.high))
    }

    fn corners(values: [Number; 4]) -> Interval {
        let [a, b, c, d] = values;
        Interval::new(a.min(b).min(c.min(d)), a.max(b).max(c.max(d)))
    }

    /// Every sum. Here and below, one too large for [`Number`] is not clamped: wrapped to a type it could be
    /// anything.
    #[must_use]
    pub fn sum(self, r: Interval) -> Interval {
        exact(self.low.checked_add(r.low), self.high.checked_add(r.high))
    }

    /// Every difference.
    #[must_use]
    pub fn difference(self, r: Interval) -> Interval {
        exact(self.low.checked_sub(r.high), self.high.checked_sub(r.low))
    }

    /// Every product. One too large for `Number` is not clamped: wrapped to a type it could be anything.
    #[must_use]
    pub fn product(self, r: Interval) -> Interval {
        self.checked_product(r).unwrap_or(Interval::ALL)
    }

    fn checked_product(self, r: Interval) -> Option<Interval> {
        let times = times;
        if self.low >= 0 && r.low >= 0 {
            return Some(Interval::new(times(self.low, r.low)?, times(self.high, r.high)?));
        }
        Some(Interval::corners([
            times(self.low, r.low)?,
            times(self.low, r.high)?,
            times(self.high, r.low)?,
            times(self.high, r.high)?,
        ]))
    }

    /// Every quotient, rounded towards zero, by the divisors that are not 0.
    #[must_use]
    pub fn quotient(self, r: Interval) -> Interval {
        let by = |low: Number, high: Number| {
            let corners = [(self.low, low), (self.low, high), (self.high, low), (self.high, high)];
            Interval::corners(corners.map(|(a, b)| a.saturating_div(b)))
        };
        match (r.low < 0, r.high > 0) {
            (true, true) => by(r.low, Number::MINUS_ONE).hull(by(Number::ONE, r.high)),
            (true, false) => by(r.low, r.high.min(Number::MINUS_ONE)),
            (false, true) => by(r.low.max(Number::ONE), r.high),
            (false, false) => Interval::point(0),
        }
    }

    /// Every remainder by the divisors that are not 0: smaller than the divisor in magnitude, no larger than
    /// the dividend, and of the dividend's sign (C11 6.5.5p6).
    #[must_use]
    pub fn remainder(self, r: Interval) -> Interval {
        let bound = r.low.saturating_neg().max(r.high).saturating_sub(Number::ONE).max(Number::ZERO);
        Interval::new(self.low.min(Number::ZERO).max(-bound), self.high.max(Number::ZERO).min(bound))
    }

    /// Every left shift by amounts in 0..=254.
    #[must_use]
    pub fn shifted_left(self, r: Interval) -> Interval {
        let scale = |amount: Number| Number::ONE << clamped_amount(amount, 254);
        self.product(Interval::new(scale(r.low), scale(r.high)))
    }

    /// Every arithmetic right shift by amounts in 0..=255.
    #[must_use]
    pub fn shifted_right(self, r: Interval) -> Interval {
        let (least, most) = (clamped_amount(r.low, 255), clamped_amount(r.high, 255));
        Interval::corners([self.low >> least, self.low >> most, self.high >> least, self.high >> most])
    }

    /// Every bitwise and.
    #[must_use]
    pub fn bitwise_and(self, r: Interval) -> Interval {
        match (self.low >= 0, r.low >= 0) {
            (true, true) => Interval::new(0, self.high.min(r.high)),
            (true, false) => Interval::new(0, self.high),
            (false, true) => Interval::new(0, r.high),
            (false, false) => self.bits(r),
        }
    }

    /// Every bitwise or: of non-negative operands no less than either.
    #[must_use]
    pub fn bitwise_or(self, r: Interval) -> Interval {
        let bits = self.bits(r);
        if self.low >= 0 && r.low >= 0 { Interval::new(self.low.max(r.low), bits.high) } else { bits }
    }

    /// Every exclusive or.
    #[must_use]
    pub fn xor(self, r: Interval) -> Interval {
        self.bits(r)
    }

    /// Everything that two's complement numbers of as many bits as the members of both need can be; without
    /// the negative ones when there are none.
    fn bits(self, r: Interval) -> Interval {
        let all = self.hull(r);
        let magnitude = folded(all.low) | folded(all.high);
        let ones = number::ones(Bits(u64::from(256 - magnitude.leading_zeros())));
        Interval::new(if all.low < 0 { !ones } else { Number::ZERO }, ones)
    }

    /// Every negation.
    #[must_use]
    pub fn negated(self) -> Interval {
        exact(self.high.checked_neg(), self.low.checked_neg())
    }

    /// Every two's complement.
    #[must_use]
    pub fn inverted(self) -> Interval {
        Interval::new(!self.high, !self.low)
    }
}

/// From `low` to `high` where both are known.
fn exact(low: Option<Number>, high: Option<Number>) -> Interval {
    low.zip(high).map_or(Interval::ALL, |(low, high)| Interval { low, high })
}

/// A shift's amount, cut to `0..=most`.
fn clamped_amount(amount: Number, most: u32) -> u32 {
    if amount < 0 { 0 } else { u32::try_from(amount).map_or(most, |amount| amount.min(most)) }
}

/// A number without its sign bits: the magnitude, of a negative one that of its complement.
fn folded(value: Number) -> Number {
    if value < 0 { !value } else { value }
}

/// The product, if it is a [`Number`]; that of numbers of 64 bits, which most are, without the long way.
fn times(a: Number, b: Number) -> Option<Number> {
    match (i64::try_from(a), i64::try_from(b)) {
        (Ok(a), Ok(b)) => Some(Number::new(i128::from(a) * i128::from(b))),
        _ => a.checked_mul(b),
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_point() {
            Some(value) => write!(f, "{value}"),
            None => write!(f, "{}..={}", self.low, self.high),
        }
    }
}

/// The floating values from `low` to `high`, both finite; [`FloatInterval::ANY`] also has the infinities
/// and NaN.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FloatInterval {
    /// The smallest member.
    pub low: f64,
    /// The largest member.
    pub high: f64,
}

impl FloatInterval {
    /// Every value, NaN included.
    pub const ANY: FloatInterval = FloatInterval { low: f64::NEG_INFINITY, high: f64::INFINITY };

    /// From `low` to `high`; anything at all unless both are finite.
    #[must_use]
    pub fn new(low: f64, high: f64) -> FloatInterval {
        if low.is_finite() && high.is_finite() { FloatInterval { low, high } } else { FloatInterval::ANY }
    }

    /// True when every member is a finite number.
    #[must_use]
    pub const fn is_finite(self) -> bool {
        self.low.is_finite() && self.high.is_finite()
    }

    /// True when zero of either sign is a member.
    #[must_use]
    pub fn contains_zero(self) -> bool {
        self.low <= 0.0 && 0.0 <= self.high
    }

    /// The smallest interval around both.
    #[must_use]
    pub fn hull(self, other: FloatInterval) -> FloatInterval {
        FloatInterval::new(self.low.min(other.low), self.high.max(other.high))
    }

    /// Results of one operation or conversion, each computed as the nearest double, in the precision of `ty`. A
    /// double has more than twice the digits of the narrower types, so that rounding it once more rounds the
    /// exact result; a `long double` has more digits, and lies between the neighbours of the double.
    #[must_use]
    pub fn rounded(self, ty: FloatType) -> FloatInterval {
        match ty.exceeds_double() {
            true => FloatInterval::new(self.low.next_down(), self.high.next_up()),
            false => FloatInterval::new(float::round(self.low, ty), float::round(self.high, ty)),
        }
    }

    /// Every result of `f`, which is monotone in each operand, rounding included: its extremes are at corners.
    #[must_use]
    pub fn corners(self, r: FloatInterval, f: impl Fn(f64, f64) -> f64) -> FloatInterval {
        if !self.is_finite() || !r.is_finite() {
            return FloatInterval::ANY;
        }
        let all = [f(self.low, r.low), f(self.low, r.high), f(self.high, r.low), f(self.high, r.high)];
        let low = all.into_iter().fold(f64::INFINITY, f64::min);
        FloatInterval::new(low, all.into_iter().fold(f64::NEG_INFINITY, f64::max))
    }

    /// The integers the members are after truncation (C11 6.3.1.4p1); `None` where some have none.
    #[must_use]
    pub fn truncated(self) -> Option<Interval> {
        Some(Interval::new(number::truncated(self.low)?, number::truncated(self.high)?))
    }
}
