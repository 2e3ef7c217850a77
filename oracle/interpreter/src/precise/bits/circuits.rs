//! Circuits for arithmetic on bits of which some are unknown, lowest bit first.
//!
//! Constants are folded gate by gate, so that whatever the known bits determine is known: the bits below the lowest
//! unknown one of a sum, a comparison of numbers that differ in a known high bit, the low bit of an even product.

use ethnum::U256;

use super::aig::{Aig, Lit};
use super::value::bit;

/// A sum with its overflow bits.
pub(super) struct AdderOutput {
    pub(super) bits: Vec<Lit>,
    /// Carry out of the highest bit: unsigned overflow.
    pub(super) carry: Lit,
    /// Exclusive or of the carries into and out of the highest bit: signed overflow.
    pub(super) overflow: Lit,
}

/// `a + b + carry`.
pub(super) fn add(aig: &mut Aig, a: &[Lit], b: &[Lit], mut carry: Lit) -> AdderOutput {
    let mut bits = Vec::with_capacity(a.len());
    let mut into_top = carry;
    for (&x, &y) in a.iter().zip(b) {
        into_top = carry;
        let half = aig.xor(x, y);
        bits.push(aig.xor(half, carry));
        carry = aig.mux(half, carry, x);
    }
    let overflow = aig.xor(carry, into_top);
    AdderOutput { bits, carry, overflow }
}

/// `a - b`. The carry is the negated borrow.
pub(super) fn subtract(aig: &mut Aig, a: &[Lit], b: &[Lit]) -> AdderOutput {
    let complement: Vec<Lit> = b.iter().map(|&bit| !bit).collect();
    add(aig, a, &complement, Lit::TRUE)
}

/// `a * factor`, as a sum of shifted terms.
pub(super) fn multiply(aig: &mut Aig, a: &[Lit], factor: U256) -> Vec<Lit> {
    let mut product = vec![Lit::FALSE; a.len()];
    for shift in (0..a.len()).filter(|&shift| bit(factor, shift as u32)) {
        let mut shifted = vec![Lit::FALSE; shift];
        shifted.extend_from_slice(&a[..a.len() - shift]);
        product = add(aig, &product, &shifted, Lit::FALSE).bits;
    }
    product
}

/// Whether all bits are equal.
pub(super) fn equal(aig: &mut Aig, a: &[Lit], b: &[Lit]) -> Lit {
    let mut all = Lit::TRUE;
    for (&x, &y) in a.iter().zip(b) {
        let differ = aig.xor(x, y);
        all = aig.and(all, !differ);
    }
    all
}

/// Whether some bit is set.
pub(super) fn any(aig: &mut Aig, bits: &[Lit]) -> Lit {
    bits.iter().fold(Lit::FALSE, |any, &bit| aig.or(any, bit))
}

/// Whether `a < b`: the highest differing bit decides.
pub(super) fn less(aig: &mut Aig, a: &[Lit], b: &[Lit], signed: bool) -> Lit {
    let mut less = Lit::FALSE;
    let top = a.len().saturating_sub(1);
    for (at, (&x, &y)) in a.iter().zip(b).enumerate() {
        // In the sign bit, one is less than zero.
        let (x, y) = if signed && at == top { (y, x) } else { (x, y) };
        let differ = aig.xor(x, y);
        less = aig.mux(differ, y, less);
    }
    less
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTH: usize = 3;

    fn number(aig: &Aig, bits: &[Lit]) -> u128 {
        bits.iter().rev().fold(0, |number, &bit| number << 1 | u128::from(aig.value(bit)))
    }

    fn unknown(aig: &mut Aig, value: u128) -> Vec<Lit> {
        (0..WIDTH).map(|at| aig.choice(value >> at & 1 != 0, false)).collect()
    }

    /// Checks every pair of three-bit numbers, with all bits unknown.
    #[test]
    fn circuits_compute_their_functions() {
        for x in 0..8u128 {
            for y in 0..8u128 {
                let mut aig = Aig::default();
                let (a, b) = (unknown(&mut aig, x), unknown(&mut aig, y));
                let sum = add(&mut aig, &a, &b, Lit::FALSE);
                assert_eq!((number(&aig, &sum.bits), aig.value(sum.carry)), ((x + y) & 7, x + y > 7));
                let difference = subtract(&mut aig, &a, &b);
                assert_eq!(number(&aig, &difference.bits), x.wrapping_sub(y) & 7);
                assert_eq!(aig.value(difference.carry), x >= y);
                let product = multiply(&mut aig, &a, y.into());
                assert_eq!(number(&aig, &product), (x * y) & 7);
                let signed = |bits: u128| if bits < 4 { bits as i64 } else { bits as i64 - 8 };
                let overflow = !(-4..4).contains(&(signed(x) + signed(y)));
                assert_eq!(aig.value(sum.overflow), overflow);
                let truths = [
                    (equal(&mut aig, &a, &b), x == y),
                    (less(&mut aig, &a, &b, false), x < y),
                    (less(&mut aig, &a, &b, true), signed(x) < signed(y)),
                    (any(&mut aig, &a), x != 0),
                ];
                for (lit, truth) in truths {
                    assert_eq!(aig.value(lit), truth, "{x} {y}");
                }
            }
        }
    }

    #[test]
    fn known_bits_decide_what_they_can() {
        let mut aig = Aig::default();
        let a = aig.choice(false, false);
        let high = [Lit::FALSE, Lit::FALSE, a];
        let sum = add(&mut aig, &high, &[Lit::TRUE, Lit::FALSE, Lit::FALSE], Lit::FALSE);
        assert_eq!(
            sum.bits,
            [Lit::TRUE, Lit::FALSE, a],
            "the low bits of a sum do not depend on the high ones"
        );
        let (small, large) = ([a, Lit::FALSE, Lit::FALSE], [Lit::FALSE, Lit::TRUE, Lit::FALSE]);
        assert_eq!(less(&mut aig, &small, &large, false), Lit::TRUE);
        assert_eq!(equal(&mut aig, &small, &large), Lit::FALSE);
        assert_eq!(multiply(&mut aig, &high, U256::from(2u32)), [Lit::FALSE; WIDTH]);
        let difference = subtract(&mut aig, &high, &high);
        assert_eq!(difference.bits, [Lit::FALSE; WIDTH]);
    }
}
