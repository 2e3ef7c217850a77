//! Sum, difference, product and quotient. IEEE 754-2019 section 5.4.1, 6.1, 6.3.

use semantics::operator::FloatOp;

use super::format::BinaryFormat;
use super::number::{Number, Rounded, Unpacked, less_by, moved_down, normalized, rounded, unpacked};
use crate::circuits;
use crate::gates::{Gates, Lit};

/// An operation on two numbers of a format; `None` for a remainder, which takes as many steps as exponents differ.
pub fn binary(
    gates: &mut impl Gates,
    op: FloatOp,
    format: BinaryFormat,
    a: &[Lit],
    b: &[Lit],
) -> Option<Rounded> {
    let width = format.exponent_width();
    let x = unpacked(gates, format, a, width);
    let mut y = unpacked(gates, format, b, width);
    let mut b = b.to_vec();
    if op == FloatOp::Sub {
        // The difference is the sum with the opposite.
        y.number.sign = !y.number.sign;
        if let Some(sign) = b.last_mut() {
            *sign = !*sign;
        }
    }
    let mut result = match op {
        FloatOp::Add | FloatOp::Sub => sum(gates, format, (a, &x), (&b, &y)),
        FloatOp::Mul => product(gates, format, &x, &y),
        FloatOp::Div => quotient(gates, format, &x, &y),
        FloatOp::Rem => return None,
    };
    let nan = gates.or(x.nan, y.nan);
    result.nan = gates.or(result.nan, nan);
    Some(result)
}

fn sum(
    gates: &mut impl Gates,
    format: BinaryFormat,
    (a, x): (&[Lit], &Unpacked),
    (b, y): (&[Lit], &Unpacked),
) -> Rounded {
    let finite = finite_sum(gates, &x.number, &y.number);
    // Numbers that cancel make the positive zero.
    let cancelled = !circuits::any_set(gates, &finite.significand);
    let mut bits = rounded(gates, format, &finite);
    bits = circuits::choice(gates, cancelled, &format.zero(Lit::FALSE), &bits);
    bits = circuits::choice(gates, x.zero, b, &bits);
    bits = circuits::choice(gates, y.zero, a, &bits);
    let (both, negative) = (gates.and(x.zero, y.zero), gates.and(x.number.sign, y.number.sign));
    bits = circuits::choice(gates, both, &format.zero(negative), &bits);
    bits = circuits::choice(gates, x.infinite, a, &bits);
    bits = circuits::choice(gates, y.infinite, b, &bits);
    let (both, opposite) = (gates.and(x.infinite, y.infinite), gates.xor(x.number.sign, y.number.sign));
    Rounded { bits, nan: gates.and(both, opposite) }
}

/// The sum of two finite numbers other than zero, with three bits more, of which the lowest stands for all below it.
fn finite_sum(gates: &mut impl Gates, a: &Number, b: &Number) -> Number {
    let smaller = {
        let (lower, higher) = (
            circuits::less(gates, &a.exponent, &b.exponent, true),
            circuits::less(gates, &b.exponent, &a.exponent, true),
        );
        let less = circuits::less(gates, &a.significand, &b.significand, false);
        let less = gates.and(less, !higher);
        gates.or(lower, less)
    };
    let mut ordered = |a: &[Lit], b: &[Lit]| {
        (circuits::choice(gates, smaller, b, a), circuits::choice(gates, smaller, a, b))
    };
    let (exponent, lower) = ordered(&a.exponent, &b.exponent);
    let (large, small) = ordered(&a.significand, &b.significand);
    let sign = gates.mux(smaller, b.sign, a.sign);
    let extended = |bits: &[Lit]| {
        let mut wide = vec![Lit::FALSE; 3];
        wide.extend_from_slice(bits);
        wide.push(Lit::FALSE);
        wide
    };
    let distance = circuits::subtract(gates, &exponent, &lower).bits;
    let small = moved_down(gates, &extended(&small), &distance[..distance.len() - 1]);
    let opposite = gates.xor(a.sign, b.sign);
    let small: Vec<Lit> = small.iter().map(|&bit| gates.xor(bit, opposite)).collect();
    let mut significand = circuits::add(gates, &extended(&large), &small, opposite).bits;
    let distance = normalized(gates, &mut significand);
    // The highest bit stands for twice what that of the larger number stands for.
    let zeros = vec![Lit::FALSE; exponent.len()];
    let exponent = circuits::add(gates, &exponent, &zeros, Lit::TRUE).bits;
    Number { sign, exponent: less_by(gates, &exponent, &distance), significand }
}

fn product(gates: &mut impl Gates, format: BinaryFormat, x: &Unpacked, y: &Unpacked) -> Rounded {
    let extended = [x, y].map(|factor| {
        let mut wide = factor.number.significand.clone();
        wide.resize(2 * format.digits(), Lit::FALSE);
        wide
    });
    let significand = circuits::product(gates, &extended[0], &extended[1]);
    let exponent = circuits::add(gates, &x.number.exponent, &y.number.exponent, Lit::TRUE).bits;
    let result = with_leading_one(gates, x, y, exponent, significand);
    let bits = rounded(gates, format, &result);
    let (zero, infinite) = (gates.or(x.zero, y.zero), gates.or(x.infinite, y.infinite));
    with_limits(gates, format, result.sign, bits, (zero, infinite))
}

/// School division, bit by bit: a leading bit, the digits, a bit to round by, and whether there is a rest.
fn quotient(gates: &mut impl Gates, format: BinaryFormat, x: &Unpacked, y: &Unpacked) -> Rounded {
    let mut divisor = y.number.significand.clone();
    divisor.push(Lit::FALSE);
    let mut rest = x.number.significand.clone();
    rest.push(Lit::FALSE);
    let mut significand = Vec::with_capacity(format.digits() + 3);
    for _ in 0..format.digits() + 2 {
        let difference = circuits::subtract(gates, &rest, &divisor);
        significand.push(difference.carry);
        rest = circuits::choice(gates, difference.carry, &difference.bits, &rest);
        rest.pop();
        rest.insert(0, Lit::FALSE);
    }
    significand.push(circuits::any_set(gates, &rest));
    significand.reverse();
    let exponent = circuits::subtract(gates, &x.number.exponent, &y.number.exponent).bits;
    let result = with_leading_one(gates, x, y, exponent, significand);
    let bits = rounded(gates, format, &result);
    let (zero, infinite) = (gates.or(x.zero, y.infinite), gates.or(x.infinite, y.zero));
    with_limits(gates, format, result.sign, bits, (zero, infinite))
}

/// A product or quotient, whose highest or second-highest bit is set; the exponent is that of the highest.
fn with_leading_one(
    gates: &mut impl Gates,
    x: &Unpacked,
    y: &Unpacked,
    exponent: Vec<Lit>,
    significand: Vec<Lit>,
) -> Number {
    let low = !significand[significand.len() - 1];
    let mut moved = vec![Lit::FALSE];
    moved.extend_from_slice(&significand[..significand.len() - 1]);
    Number {
        sign: gates.xor(x.number.sign, y.number.sign),
        exponent: less_by(gates, &exponent, &[low]),
        significand: circuits::choice(gates, low, &moved, &significand),
    }
}

/// A product or quotient that may be zero or infinite; what is both is a NaN.
fn with_limits(
    gates: &mut impl Gates,
    format: BinaryFormat,
    sign: Lit,
    bits: Vec<Lit>,
    (zero, infinite): (Lit, Lit),
) -> Rounded {
    let bits = circuits::choice(gates, zero, &format.zero(sign), &bits);
    let bits = circuits::choice(gates, infinite, &format.infinity(sign), &bits);
    Rounded { bits, nan: gates.and(zero, infinite) }
}
