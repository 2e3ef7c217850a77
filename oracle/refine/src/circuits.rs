//! Circuits for arithmetic on bits of which some are unknown, lowest bit first.
//!
//! Constants are folded gate by gate, so that whatever the known bits determine is known: the bits below the lowest
//! unknown one of a sum, a comparison of numbers that differ in a known high bit, the low bit of an even product.

use ethnum::U256;

use crate::gates::{Gates, Lit};

/// A sum with its overflow bits.
pub(super) struct AdderOutput {
    pub(super) bits: Vec<Lit>,
    /// Carry out of the highest bit: unsigned overflow.
    pub(super) carry: Lit,
    /// Exclusive or of the carries into and out of the highest bit: signed overflow.
    pub(super) overflow: Lit,
}

/// `a + b + carry`.
pub(super) fn add(gates: &mut impl Gates, a: &[Lit], b: &[Lit], mut carry: Lit) -> AdderOutput {
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
pub(super) fn subtract(gates: &mut impl Gates, a: &[Lit], b: &[Lit]) -> AdderOutput {
    let complement: Vec<Lit> = b.iter().map(|&bit| !bit).collect();
    add(gates, a, &complement, Lit::TRUE)
}

/// `a * factor`, as a sum of shifted terms.
pub(super) fn multiply(gates: &mut impl Gates, a: &[Lit], factor: U256) -> Vec<Lit> {
    let mut product = vec![Lit::FALSE; a.len()];
    for shift in (0..a.len()).filter(|&shift| (factor >> shift as u32).as_u8() & 1 != 0) {
        let mut shifted = vec![Lit::FALSE; shift];
        shifted.extend_from_slice(&a[..a.len() - shift]);
        product = add(gates, &product, &shifted, Lit::FALSE).bits;
    }
    product
}

/// `a * b`, for factors that are both unknown.
pub(super) fn product(gates: &mut impl Gates, a: &[Lit], b: &[Lit]) -> Vec<Lit> {
    let mut product = vec![Lit::FALSE; a.len()];
    for (shift, &factor) in b.iter().enumerate().filter(|(_, factor)| **factor != Lit::FALSE) {
        let term: Vec<Lit> = a[..a.len() - shift].iter().map(|&bit| gates.and(bit, factor)).collect();
        let sum = add(gates, &product[shift..], &term, Lit::FALSE);
        product.splice(shift.., sum.bits);
    }
    product
}

/// `-a`.
pub(super) fn negative(gates: &mut impl Gates, a: &[Lit]) -> Vec<Lit> {
    subtract(gates, &vec![Lit::FALSE; a.len()], a).bits
}

/// `a` where `condition` holds and `b` where it does not, bit by bit.
pub(super) fn choice(gates: &mut impl Gates, condition: Lit, a: &[Lit], b: &[Lit]) -> Vec<Lit> {
    a.iter().zip(b).map(|(&a, &b)| gates.mux(condition, a, b)).collect()
}

/// The unsigned quotient and remainder of `a / b`, for `b` other than 0: school division, one bit of the quotient after
/// the other.
pub(super) fn divide(gates: &mut impl Gates, a: &[Lit], b: &[Lit]) -> (Vec<Lit>, Vec<Lit>) {
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
pub(super) fn shift(gates: &mut impl Gates, a: &[Lit], amount: &[Lit], up: bool, fill: Lit) -> Vec<Lit> {
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
pub(super) fn equal(gates: &mut impl Gates, a: &[Lit], b: &[Lit]) -> Lit {
    let mut all = Lit::TRUE;
    for (&x, &y) in a.iter().zip(b) {
        let differ = gates.xor(x, y);
        all = gates.and(all, !differ);
    }
    all
}

/// True if some bit is set.
pub(super) fn any_set(gates: &mut impl Gates, bits: &[Lit]) -> Lit {
    bits.iter().fold(Lit::FALSE, |any, &bit| gates.or(any, bit))
}

/// True if `a < b`: the highest differing bit decides.
pub(super) fn less(gates: &mut impl Gates, a: &[Lit], b: &[Lit], signed: bool) -> Lit {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A graph that holds nothing but the values of its nodes.
    struct Truths(Vec<bool>);

    impl Truths {
        fn value(&self, lit: Lit) -> bool {
            self.0[lit.node()] ^ lit.is_negated()
        }

        fn choice(&mut self, value: bool) -> Lit {
            self.0.push(value);
            Lit::of_node(self.0.len() - 1)
        }
    }

    impl Default for Truths {
        fn default() -> Truths {
            Truths(vec![false])
        }
    }

    impl Gates for Truths {
        fn conjunction(&mut self, a: Lit, b: Lit) -> Lit {
            self.choice(self.value(a) && self.value(b))
        }

        fn parity(&mut self, a: Lit, b: Lit) -> Lit {
            self.choice(self.value(a) != self.value(b))
        }
    }

    const WIDTH: usize = 3;

    fn number(gates: &Truths, bits: &[Lit]) -> u128 {
        bits.iter().rev().fold(0, |number, &bit| number << 1 | u128::from(gates.value(bit)))
    }

    fn unknown(gates: &mut Truths, value: u128) -> Vec<Lit> {
        (0..WIDTH).map(|at| gates.choice(value >> at & 1 != 0)).collect()
    }

    /// Checks every pair of three-bit numbers, with all bits unknown.
    #[test]
    fn circuits_compute_their_functions() {
        for x in 0..8u128 {
            for y in 0..8u128 {
                let mut gates = Truths::default();
                let (a, b) = (unknown(&mut gates, x), unknown(&mut gates, y));
                let sum = add(&mut gates, &a, &b, Lit::FALSE);
                assert_eq!((number(&gates, &sum.bits), gates.value(sum.carry)), ((x + y) & 7, x + y > 7));
                let difference = subtract(&mut gates, &a, &b);
                assert_eq!(number(&gates, &difference.bits), x.wrapping_sub(y) & 7);
                assert_eq!(gates.value(difference.carry), x >= y);
                let product = multiply(&mut gates, &a, y.into());
                assert_eq!(number(&gates, &product), (x * y) & 7);
                let both = super::product(&mut gates, &a, &b);
                assert_eq!(number(&gates, &both), (x * y) & 7);
                if let Some(wanted) = x.checked_div(y) {
                    let (quotient, rest) = divide(&mut gates, &a, &b);
                    assert_eq!((number(&gates, &quotient), number(&gates, &rest)), (wanted, x % y));
                }
                if y < 3 {
                    let [up, down] = [true, false].map(|up| shift(&mut gates, &a, &b, up, Lit::TRUE));
                    assert_eq!(number(&gates, &up), x << y & 7);
                    assert_eq!(number(&gates, &down), x >> y | (7 << (3 - y) & 7));
                }
                let signed = |bits: u128| if bits < 4 { bits as i64 } else { bits as i64 - 8 };
                let overflow = !(-4..4).contains(&(signed(x) + signed(y)));
                assert_eq!(gates.value(sum.overflow), overflow);
                let truths = [
                    (equal(&mut gates, &a, &b), x == y),
                    (less(&mut gates, &a, &b, false), x < y),
                    (less(&mut gates, &a, &b, true), signed(x) < signed(y)),
                    (any_set(&mut gates, &a), x != 0),
                ];
                for (lit, truth) in truths {
                    assert_eq!(gates.value(lit), truth, "{x} {y}");
                }
            }
        }
    }

    #[test]
    fn known_bits_decide_what_they_can() {
        let mut gates = Truths::default();
        let a = gates.choice(false);
        let high = [Lit::FALSE, Lit::FALSE, a];
        let sum = add(&mut gates, &high, &[Lit::TRUE, Lit::FALSE, Lit::FALSE], Lit::FALSE);
        assert_eq!(
            sum.bits,
            [Lit::TRUE, Lit::FALSE, a],
            "the low bits of a sum do not depend on the high ones"
        );
        let (small, large) = ([a, Lit::FALSE, Lit::FALSE], [Lit::FALSE, Lit::TRUE, Lit::FALSE]);
        assert_eq!(less(&mut gates, &small, &large, false), Lit::TRUE);
        assert_eq!(equal(&mut gates, &small, &large), Lit::FALSE);
        assert_eq!(multiply(&mut gates, &high, U256::from(2u32)), [Lit::FALSE; WIDTH]);
        let difference = subtract(&mut gates, &high, &high);
        assert_eq!(difference.bits, [Lit::FALSE; WIDTH]);
    }
}
