//! Numbers split into sign, exponent and significand, and put together again by rounding.

use super::format::BinaryFormat;
use crate::circuits;
use crate::gates::{Gates, Lit};

/// A finite number other than zero: the significand, from 1 to 2, times a power of two.
#[derive(Clone, Debug)]
pub struct Number {
    pub sign: Lit,
    /// Signed.
    pub exponent: Vec<Lit>,
    /// The highest bit is the leading one.
    pub significand: Vec<Lit>,
}

/// A number with its class. [`Number`] means nothing if it is zero, infinite or NaN.
#[derive(Clone, Debug)]
pub struct Unpacked {
    pub number: Number,
    pub zero: Lit,
    pub infinite: Lit,
    pub nan: Lit,
}

/// A result: the bits of it, and whether it is a NaN instead.
#[derive(Clone, Debug)]
pub struct Rounded {
    pub bits: Vec<Lit>,
    pub nan: Lit,
}

/// A signed number of `width` bits.
pub fn signed(width: usize, value: i64) -> Vec<Lit> {
    (0..width).map(|at| Lit::known(value >> at.min(63) & 1 != 0)).collect()
}

/// Splits a number, with an exponent of `width` bits.
pub fn unpacked(gates: &mut impl Gates, format: BinaryFormat, bits: &[Lit], width: usize) -> Unpacked {
    let (magnitude, sign) = (&bits[..bits.len() - 1], bits[bits.len() - 1]);
    let (fraction, field) = magnitude.split_at(format.mantissa);
    let normal = circuits::any_set(gates, field);
    let mut significand = fraction.to_vec();
    significand.push(normal);
    let mut exponent = field.to_vec();
    exponent.resize(width, Lit::FALSE);
    // A subnormal number has the exponent of the least normal one.
    let exponent = circuits::add(gates, &exponent, &signed(width, -format.bias()), !normal).bits;
    let zeros = normalized(gates, &mut significand);
    let exponent = less_by(gates, &exponent, &zeros);
    Unpacked {
        number: Number { sign, exponent, significand },
        zero: format.is_zero(gates, bits),
        infinite: format.is_infinite(gates, bits),
        nan: format.is_nan(gates, bits),
    }
}

/// Moves the highest bit that is set to the top; returns the distance.
pub fn normalized(gates: &mut impl Gates, significand: &mut Vec<Lit>) -> Vec<Lit> {
    let width = significand.len();
    let steps = (0..).take_while(|step| 1usize << step < width).count();
    let mut distance = vec![Lit::FALSE; steps];
    for step in (0..steps).rev() {
        let by = 1 << step;
        let empty = !circuits::any_set(gates, &significand[width - by..]);
        let mut moved = vec![Lit::FALSE; by];
        moved.extend_from_slice(&significand[..width - by]);
        *significand = circuits::choice(gates, empty, &moved, significand);
        distance[step] = empty;
    }
    distance
}

/// An exponent less an unsigned distance.
pub fn less_by(gates: &mut impl Gates, exponent: &[Lit], distance: &[Lit]) -> Vec<Lit> {
    let mut distance = distance.to_vec();
    distance.resize(exponent.len(), Lit::FALSE);
    circuits::subtract(gates, exponent, &distance).bits
}

/// Bits moved down by an unsigned amount; the lowest bit is set if a bit that is set was lost.
pub fn moved_down(gates: &mut impl Gates, bits: &[Lit], amount: &[Lit]) -> Vec<Lit> {
    let (mut bits, mut lost) = (bits.to_vec(), Lit::FALSE);
    for (step, &condition) in amount.iter().enumerate() {
        let distance = if step < 32 { (1usize << step).min(bits.len()) } else { bits.len() };
        let gone = circuits::any_set(gates, &bits[..distance]);
        let gone = gates.and(gone, condition);
        lost = gates.or(lost, gone);
        let mut moved = bits[distance..].to_vec();
        moved.resize(bits.len(), Lit::FALSE);
        bits = circuits::choice(gates, condition, &moved, &bits);
    }
    if let Some(lowest) = bits.first_mut() {
        *lowest = gates.or(*lowest, lost);
    }
    bits
}

/// The nearest number of a format. Of the significand, the lowest bit may stand for any bits below it. A significand of
/// zero gives zero.
pub fn rounded(gates: &mut impl Gates, format: BinaryFormat, number: &Number) -> Vec<Lit> {
    let (digits, width) = (format.digits(), number.exponent.len());
    let mut significand = vec![Lit::FALSE; (digits + 2).saturating_sub(number.significand.len())];
    significand.extend_from_slice(&number.significand);
    // Below the least exponent, bits of the significand are lost.
    let least = signed(width, 1 - format.bias());
    let subnormal = circuits::less(gates, &number.exponent, &least, true);
    let missing = circuits::subtract(gates, &least, &number.exponent).bits;
    let moved = moved_down(gates, &significand, &missing[..width - 1]);
    let significand = circuits::choice(gates, subnormal, &moved, &significand);

    let (below, top) = significand.split_at(significand.len() - digits);
    let (rest, guard) = below.split_at(below.len() - 1);
    let odd_or_more = {
        let rest = circuits::any_set(gates, rest);
        gates.or(rest, top[0])
    };
    let up = gates.and(guard[0], odd_or_more);
    let leading = top[digits - 1];
    let field = circuits::add(gates, &number.exponent, &signed(width, format.bias()), Lit::FALSE).bits;
    let mut magnitude = top[..format.mantissa].to_vec();
    for &bit in &field[..format.exponent] {
        magnitude.push(gates.and(bit, leading));
    }
    // A carry out of the mantissa makes the next exponent, that of infinity after the greatest.
    let zeros = vec![Lit::FALSE; magnitude.len()];
    let mut bits = circuits::add(gates, &magnitude, &zeros, up).bits;
    bits.push(number.sign);
    let overflow = circuits::less(gates, &signed(width, format.bias()), &number.exponent, true);
    let overflow = gates.and(overflow, leading);
    circuits::choice(gates, overflow, &format.infinity(number.sign), &bits)
}
