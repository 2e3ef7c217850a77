//! The mathematical value of an integer of the language.

use ethnum::{AsI256, I256, U256};

/// An integer constant or value. 256 bits and a sign: `unsigned __int128` and `_BitInt(N)` of
/// either sign up to [`crate::MAX_BIT_INT`] bits fit, and so does the product of two 64-bit values, or a sum that is about to wrap.
pub type Number = I256;

/// The low `bits` bits set, of which there are at most [`crate::MAX_BIT_INT`].
#[must_use]
pub const fn ones(bits: crate::Bits) -> Number {
    match bits.0 {
        0..=128 => I256::from_words(0, low_ones(bits.0)),
        wide => I256::from_words(low_ones(wide - 128), -1),
    }
}

const fn low_ones(width: u64) -> i128 {
    if width == 0 { 0 } else { (u128::MAX >> (128 - width)).cast_signed() }
}

/// The low `width` bits of `value`, as a two's complement or an unsigned number.
#[inline]
#[must_use]
pub fn cut(value: Number, width: crate::Bits, signed: bool) -> Number {
    if let 1..=64 = width.0 {
        let unused = 64 - width.0 as u32;
        let low = (value.as_i64() << unused).cast_unsigned();
        let cut =
            if signed { Number::from(low.cast_signed() >> unused) } else { Number::from(low >> unused) };
        return cut;
    }
    let unused = 256 - width.0.min(256) as u32;
    match (unused, signed) {
        (256, _) => Number::ZERO,
        (_, true) => (value << unused) >> unused,
        (_, false) => ((value << unused).as_u256() >> unused).as_i256(),
    }
}

/// The nearest `double`, ties to even: one rounding, as C11 6.3.1.4p2 and IEEE 754 have it.
#[must_use]
pub fn to_f64(value: Number) -> f64 {
    match i128::try_from(value) {
        Ok(narrow) => narrow as f64,
        Err(_) => {
            let (high, exponent) = leading(value.unsigned_abs());
            let magnitude = high as f64 * 2f64.powi(exponent);
            if value < 0 { -magnitude } else { magnitude }
        }
    }
}

/// The nearest `float`, ties to even; infinite beyond the largest.
#[must_use]
pub fn to_f32(value: Number) -> f32 {
    match i128::try_from(value) {
        Ok(narrow) => narrow as f32,
        Err(_) => {
            let (high, exponent) = leading(value.unsigned_abs());
            let magnitude = high as f32 * 2f32.powi(exponent);
            if value < 0 { -magnitude } else { magnitude }
        }
    }
}

/// The 128 leading bits, the last one sticky, and the power of two they are to be multiplied by. No floating
/// type has as many bits, so that what rounds these rounds the whole.
#[must_use]
pub fn leading(magnitude: U256) -> (u128, i32) {
    let exponent = 128 - magnitude.leading_zeros().min(128);
    let high: U256 = magnitude >> exponent;
    let lost = high << exponent != magnitude;
    (high.as_u128() | u128::from(lost), exponent as i32)
}

/// `value` truncated towards zero (C11 6.3.1.4p1); `None` where it is no number or too large.
#[must_use]
pub fn truncated(value: f64) -> Option<Number> {
    const LIMIT: f64 = 1e76;
    (-LIMIT..=LIMIT)
        .contains(&value)
        .then(|| if value.abs() < 1e18 { Number::from(value as i64) } else { value.as_i256() })
}

/// The stored form of a [`Number`]: a number where JSON's readers agree on it, else decimal text.
pub(crate) mod stored {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use super::Number;

    /// Many readers keep numbers as a `double`, which is exact up to here.
    const EXACT: u64 = 1 << 53;

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum StoredNumber {
        Signed(i64),
        Unsigned(u64),
        Text(String),
    }

    pub(crate) fn serialize<S: Serializer>(value: &Number, to: S) -> Result<S::Ok, S::Error> {
        match i64::try_from(*value) {
            Ok(narrow) if narrow.unsigned_abs() <= EXACT => to.serialize_i64(narrow),
            _ => to.collect_str(value),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Number, D::Error> {
        match StoredNumber::deserialize(from)? {
            StoredNumber::Signed(value) => Ok(value.into()),
            StoredNumber::Unsigned(value) => Ok(value.into()),
            StoredNumber::Text(text) => text.parse().map_err(D::Error::custom),
        }
    }
}
