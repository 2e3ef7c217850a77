//! Intervals of integers and of floating values: the abstract domain of [`super::ranges`].

use std::fmt;

/// The integers from `low` to `high`, both included; never empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    /// The smallest member.
    pub low: i128,
    /// The largest member.
    pub high: i128,
}

impl Interval {
    /// What nothing is known about.
    pub const ALL: Interval = Interval { low: i128::MIN, high: i128::MAX };
    /// A truth value.
    pub const TRUTH: Interval = Interval { low: 0, high: 1 };

    /// From `low` to `high`; the caller vouches for their order.
    #[must_use]
    pub const fn new(low: i128, high: i128) -> Interval {
        Interval { low, high }
    }

    /// Only `value`.
    #[must_use]
    pub const fn point(value: i128) -> Interval {
        Interval { low: value, high: value }
    }

    /// The only member, if there is only one.
    #[must_use]
    pub const fn as_point(self) -> Option<i128> {
        if self.low == self.high { Some(self.low) } else { None }
    }

    /// True when `value` is a member.
    #[must_use]
    pub const fn contains(self, value: i128) -> bool {
        self.low <= value && value <= self.high
    }

    /// True when every member is one of `outer`.
    #[must_use]
    pub const fn within(self, outer: Interval) -> bool {
        outer.low <= self.low && self.high <= outer.high
    }

    /// True when no member is one of `other`.
    #[must_use]
    pub const fn disjoint(self, other: Interval) -> bool {
        self.high < other.low || other.high < self.low
    }

    /// The smallest interval around both.
    #[must_use]
    pub fn hull(self, other: Interval) -> Interval {
        Interval::new(self.low.min(other.low), self.high.max(other.high))
    }

    fn corners(values: [i128; 4]) -> Interval {
        let [a, b, c, d] = values;
        Interval::new(a.min(b).min(c.min(d)), a.max(b).max(c.max(d)))
    }

    /// Every sum.
    #[must_use]
    pub fn sum(self, r: Interval) -> Interval {
        Interval::new(self.low.saturating_add(r.low), self.high.saturating_add(r.high))
    }

    /// Every difference.
    #[must_use]
    pub fn difference(self, r: Interval) -> Interval {
        Interval::new(self.low.saturating_sub(r.high), self.high.saturating_sub(r.low))
    }

    /// Every product. One too large for `i128` is not clamped: wrapped to a type it could be anything.
    #[must_use]
    pub fn product(self, r: Interval) -> Interval {
        self.checked_product(r).unwrap_or(Interval::ALL)
    }

    fn checked_product(self, r: Interval) -> Option<Interval> {
        let times = i128::checked_mul;
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
        let by = |low: i128, high: i128| {
            let corners = [(self.low, low), (self.low, high), (self.high, low), (self.high, high)];
            Interval::corners(corners.map(|(a, b)| a.saturating_div(b)))
        };
        match (r.low < 0, r.high > 0) {
            (true, true) => by(r.low, -1).hull(by(1, r.high)),
            (true, false) => by(r.low, r.high.min(-1)),
            (false, true) => by(r.low.max(1), r.high),
            (false, false) => Interval::point(0),
        }
    }

    /// Every remainder by the divisors that are not 0: smaller than the divisor in magnitude, no larger than
    /// the dividend, and of the dividend's sign (C11 6.5.5p6).
    #[must_use]
    pub fn remainder(self, r: Interval) -> Interval {
        let bound = r.low.saturating_neg().max(r.high).saturating_sub(1).max(0);
        Interval::new(self.low.min(0).max(-bound), self.high.max(0).min(bound))
    }

    /// Every left shift by amounts in 0..=64.
    #[must_use]
    pub fn shifted_left(self, r: Interval) -> Interval {
        let scale = |amount: i128| 1i128 << amount.clamp(0, 64);
        self.product(Interval::new(scale(r.low), scale(r.high)))
    }

    /// Every arithmetic right shift by amounts in 0..=127.
    #[must_use]
    pub fn shifted_right(self, r: Interval) -> Interval {
        let (least, most) = (r.low.clamp(0, 127) as u32, r.high.clamp(0, 127) as u32);
        Interval::corners([self.low >> least, self.low >> most, self.high >> least, self.high >> most])
    }

    /// Every bitwise and.
    #[must_use]
    pub fn and(self, r: Interval) -> Interval {
        match (self.low >= 0, r.low >= 0) {
            (true, true) => Interval::new(0, self.high.min(r.high)),
            (true, false) => Interval::new(0, self.high),
            (false, true) => Interval::new(0, r.high),
            (false, false) => self.bits(r),
        }
    }

    /// Every bitwise or: of non-negative operands no less than either.
    #[must_use]
    pub fn or(self, r: Interval) -> Interval {
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
        let magnitude = (all.low ^ (all.low >> 127)) | (all.high ^ (all.high >> 127));
        let ones = (u128::MAX.checked_shr(magnitude.leading_zeros()).unwrap_or(0)).cast_signed();
        Interval::new(if all.low < 0 { !ones } else { 0 }, ones)
    }

    /// Every negation.
    #[must_use]
    pub fn negated(self) -> Interval {
        Interval::new(self.high.saturating_neg(), self.low.saturating_neg())
    }

    /// Every two's complement.
    #[must_use]
    pub fn inverted(self) -> Interval {
        Interval::new(!self.high, !self.low)
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
    /// What nothing is known about, not even that it is a number.
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
        const LARGE: f64 = 1e30;
        (self.low > -LARGE && self.high < LARGE)
            .then(|| Interval::new(self.low.trunc() as i128, self.high.trunc() as i128))
    }
}
