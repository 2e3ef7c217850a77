//! Circuits for arithmetic on bits of which some are unknown, lowest bit first.
//!
//! Constants are folded gate by gate, so that whatever the known bits determine is known: the bits below the lowest
//! unknown one of a sum, a comparison of numbers that differ in a known high bit, the low bit of an even product.

use ethnum::U256;

use crate::gates::{Gates, Lit};

/// A sum with its overflow bits.
pub struct AdderOutput {
    pub bits: Vec<Lit>,
    /// Carry out of the highest bit: unsigned overflow.
    pub carry: Lit,
    /// Exclusive or of the carries into and out of the highest bit: signed overflow.
    pub overflow: Lit,
}

/// `a + b + carry`.
pub fn add(gates: &mut impl Gates, a: &[Lit], b: &[Lit], mut carry: Lit) -> AdderOutput {
    let mut bits = Vec::with_capacity(a.len());
    let mut into_top = carry;
    for (&x, &y) in a.iter().zip(b) {
        into_top = carry;
        let half = gates.xor(x, y);
        bits.push(gates.xor(half, carry));
        // The same gates for `b + a`.
        let (both, passed) = (gates.and(x, y), gates.and(half, carry));
        carry = gates.or(both, passed);
    }
    let overflow = gates.xor(carry, into_top);
    AdderOutput { bits, carry, overflow }
}

/// `a - b`. The carry is the negated borrow.
pub fn subtract(gates: &mut impl Gates, a: &[Lit], b: &[Lit]) -> AdderOutput {
    let complement: Vec<Lit> = b.iter().map(|&bit| !bit).collect();
    add(gates, a, &complement, Lit::TRUE)
}

/// `a * factor`, as a sum of shifted terms.
pub fn multiply(gates: &mut impl Gates, a: &[Lit], factor: U256) -> Vec<Lit> {
    let mut product = vec![Lit::FALSE; a.len()];
    for shift in (0..a.len()).filter(|&shift| (factor >> shift as u32).as_u8() & 1 != 0) {
        let mut shifted = vec![Lit::FALSE; shift];
        shifted.extend_from_slice(&a[..a.len() - shift]);
        product = add(gates, &product, &shifted, Lit::FALSE).bits;
    }
    product
}

/// `a * b`, for factors that are both unknown.
pub fn product(gates: &mut impl Gates, a: &[Lit], b: &[Lit]) -> Vec<Lit> {
    let mut product = vec![Lit::FALSE; a.len()];
    for (shift, &factor) in b.iter().enumerate().filter(|(_, factor)| **factor != Lit::FALSE) {
        let term: Vec<Lit> = a[..a.len() - shift].iter().map(|&bit| gates.and(bit, factor)).collect();
        let sum = add(gates, &product[shift..], &term, Lit::FALSE);
        product.splice(shift.., sum.bits);
    }
    product
}

/// `-a`.
pub fn negative(gates: &mut impl Gates, a: &[Lit]) -> Vec<Lit> {
    subtract(gates, &vec![Lit::FALSE; a.len()], a).bits
}

/// `a` where `condition` holds and `b` where it does not, bit by bit.
pub fn choice(gates: &mut impl Gates, condition: Lit, a: &[Lit], b: &[Lit]) -> Vec<Lit> {
    a.iter().zip(b).map(|(&a, &b)| gates.mux(condition, a, b)).collect()
}

/// The unsigned quotient and remainder of `a / b`, for `b` other than 0: school division, one bit of the quotient after
/// the other. Zeros above both numbers are left out, so that extended numbers have the gates of those that were extended.
pub fn divide(gates: &mut impl Gates, a: &[Lit], b: &[Lit]) -> (Vec<Lit>, Vec<Lit>) {
    let digits = |bits: &[Lit]| bits.iter().rposition(|bit| *bit != Lit::FALSE).map_or(1, |last| last + 1);
    let width = digits(a).max(digits(b)).min(a.len());
    let (mut quotient, mut rest) = long_division(gates, &a[..width], &b[..width]);
    quotient.resize(a.len(), Lit::FALSE);
    rest.resize(a.len(), Lit::FALSE);
    (quotient, rest)
}

fn long_division(gates: &mut impl Gates, a: &[Lit], b: &[Lit]) -> (Vec<Lit>, Vec<Lit>) {
    let width = a.len();
    let mut divisor = b.to_vec();
    divisor.push(Lit::FALSE);
    let mut quotient = vec![Lit::FALSE; width];
    let mut rest = vec![Lit::FALSE; width + 1];
    for at in (0..width).rev() {
        rest.pop();
        rest.insert(0, a[at]);
        let difference = subtract(gates, &rest, &divisor);
        quotient[at] = difference.carry;
        rest = choice(gates, difference.carry, &difference.bits, &rest);
    }
    rest.pop();
    (quotient, rest)
}

/// `a` moved by an unknown amount, which is less than the number of bits: to the higher bits, with zeros below it, or to the
/// lower ones, with `fill` above it.
pub fn shift(gates: &mut impl Gates, a: &[Lit], amount: &[Lit], up: bool, fill: Lit) -> Vec<Lit> {
    let mut bits = a.to_vec();
    for (step, &condition) in amount.iter().enumerate().take_while(|(step, _)| 1usize << step < a.len()) {
        let distance = 1 << step;
        let moved: Vec<Lit> = (0..bits.len())
            .map(|at| match up {
                true => at.checked_sub(distance).map_or(Lit::FALSE, |from| bits[from]),
                false => bits.get(at + distance).copied().unwrap_or(fill),
            })
            .collect();
        bits = choice(gates, condition, &moved, &bits);
    }
    bits
}

/// True if all bits are equal.
pub fn equal(gates: &mut impl Gates, a: &[Lit], b: &[Lit]) -> Lit {
    let mut all = Lit::TRUE;
    for (&x, &y) in a.iter().zip(b) {
        let differ = gates.xor(x, y);
        all = gates.and(all, !differ);
    }
    all
}

/// True if some bit is set.
pub fn any_set(gates: &mut impl Gates, bits: &[Lit]) -> Lit {
    bits.iter().fold(Lit::FALSE, |any, &bit| gates.or(any, bit))
}

/// True if `a < b`: the highest differing bit decides.
pub fn less(gates: &mut impl Gates, a: &[Lit], b: &[Lit], signed: bool) -> Lit {
    let mut less = Lit::FALSE;
    let top = a.len().saturating_sub(1);
    for (at, (&x, &y)) in a.iter().zip(b).enumerate() {
        // In the sign bit, one is less than zero.
        let (x, y) = if signed && at == top { (y, x) } else { (x, y) };
        let differ = gates.xor(x, y);
        less = gates.mux(differ, y, less);
    }
    less
}
