//! Conversions between formats and from and to integers. IEEE 754-2019 section 5.4.2, 5.8; LangRef "Conversion Operations".

use super::format::BinaryFormat;
use super::number::{Number, Rounded, less_by, normalized, rounded, signed, unpacked};
use crate::circuits;
use crate::gates::{Gates, Lit};

/// Bits of the exponent of an integer, signed.
const INTEGER_EXPONENT: usize = 16;

/// The nearest number of another format.
pub fn resized(gates: &mut impl Gates, from: BinaryFormat, to: BinaryFormat, bits: &[Lit]) -> Rounded {
    let width = from.exponent_width().max(to.exponent_width());
    let from = unpacked(gates, from, bits, width);
    let sign = from.number.sign;
    let bits = rounded(gates, to, &from.number);
    let bits = circuits::choice(gates, from.zero, &to.zero(sign), &bits);
    let bits = circuits::choice(gates, from.infinite, &to.infinity(sign), &bits);
    Rounded { bits, nan: from.nan }
}

/// The number nearest to an integer.
pub fn from_integer(gates: &mut impl Gates, to: BinaryFormat, is_signed: bool, bits: &[Lit]) -> Vec<Lit> {
    let sign = match bits.last() {
        Some(&sign) if is_signed => sign,
        _ => Lit::FALSE,
    };
    let negative = circuits::negative(gates, bits);
    let mut significand = circuits::choice(gates, sign, &negative, bits);
    let zero = !circuits::any_set(gates, &significand);
    let distance = normalized(gates, &mut significand);
    let width = to.exponent_width().max(INTEGER_EXPONENT);
    let exponent = less_by(gates, &signed(width, bits.len() as i64 - 1), &distance);
    let bits = rounded(gates, to, &Number { sign, exponent, significand });
    circuits::choice(gates, zero, &to.zero(Lit::FALSE), &bits)
}

/// The integer of `width` bits, rounded towards zero, and whether the number does not fit.
pub fn to_integer(
    gates: &mut impl Gates,
    from: BinaryFormat,
    is_signed: bool,
    width: usize,
    bits: &[Lit],
) -> (Vec<Lit>, Lit) {
    let exponent_width = from.exponent_width().max(INTEGER_EXPONENT);
    let from = unpacked(gates, from, bits, exponent_width);
    let exponent = &from.number.exponent;
    // The significand below the point, and one bit more than the integer has above it.
    let mut wide = from.number.significand.clone();
    let below = wide.len() - 1;
    wide.resize(below + width + 1, Lit::FALSE);
    let limit = signed(exponent_width, width as i64);
    let too_large = !circuits::less(gates, exponent, &limit, true);
    let negative_exponent = exponent[exponent_width - 1];
    let nothing = gates.or(negative_exponent, from.zero);
    let moved = circuits::shift(gates, &wide, &exponent[..exponent_width - 1], true, Lit::FALSE);
    let magnitude: Vec<Lit> = moved[below..].iter().map(|&bit| gates.and(bit, !nothing)).collect();
    let negative = circuits::negative(gates, &magnitude);
    let sign = from.number.sign;
    let number = circuits::choice(gates, sign, &negative, &magnitude);
    let outside = match is_signed {
        true => gates.xor(number[width], number[width - 1]),
        // A magnitude of zero has no sign.
        false => {
            let some = circuits::any_set(gates, &magnitude);
            gates.and(sign, some)
        }
    };
    let too_large = gates.and(too_large, !nothing);
    let special = gates.or(from.nan, from.infinite);
    let outside = gates.or(outside, too_large);
    (number[..width].to_vec(), gates.or(outside, special))
}
