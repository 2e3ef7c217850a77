//! Floating values of the language, as far as an IEEE binary64 holds them.

use base::FloatFormat;

use crate::FloatType;

/// A value rounded to the precision of a type, to nearest, ties to even (IEEE 754 4.3.1): infinite beyond its
/// largest. Every binary64 is a `long double` on every target.
#[must_use]
pub fn round(value: f64, ty: FloatType) -> f64 {
    match ty.spec().format {
        Some(FloatFormat::Binary16) => to_half(value),
        Some(FloatFormat::Binary32) => f64::from(value as f32),
        Some(FloatFormat::Decimal(format)) => format.round(value),
        Some(FloatFormat::Binary64 | FloatFormat::X87Extended | FloatFormat::Binary128) | None => value,
    }
}

/// True of a finite value that a type holds without rounding.
#[must_use]
pub fn is_exact(value: f64, ty: FloatType) -> bool {
    match ty.decimal() {
        Some(format) => format.holds(value),
        None => value.is_finite() && round(value, ty) == value,
    }
}

/// IEEE binary16 has 11 digits, the last of which is worth no less than two to the -24.
fn to_half(value: f64) -> f64 {
    const LAST_OF_SMALLEST: i32 = -24;
    /// Half way from the largest, 65504, to what would come next.
    const OVERFLOW: f64 = 65520.0;
    if !value.is_finite() || value == 0.0 {
        return value;
    }
    if value.abs() >= OVERFLOW {
        return f64::INFINITY.copysign(value);
    }
    let exponent = ((value.to_bits() >> 52) & 0x7ff) as i32 - 1023;
    let last = 2f64.powi((exponent - 10).max(LAST_OF_SMALLEST));
    (value / last).round_ties_even() * last
}

/// The stored form of a value's bits: text in hexadecimal, since readers of JSON keep numbers up to 2^53 only.
pub(crate) mod stored {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Form {
        Bits(u64),
        Text(String),
    }

    pub(crate) fn serialize<S: Serializer>(bits: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{bits:#x}"))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        match Form::deserialize(from)? {
            Form::Bits(bits) => Ok(bits),
            Form::Text(text) => {
                u64::from_str_radix(text.trim_start_matches("0x"), 16).map_err(D::Error::custom)
            }
        }
    }
}
