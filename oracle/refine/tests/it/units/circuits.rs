//! `circuits`.

use ethnum::U256;
use refine::circuits::*;
use refine::gates::{Gates, Lit};

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
            let both = refine::circuits::product(&mut gates, &a, &b);
            assert_eq!(number(&gates, &both), (x * y) & 7);
            if let Some(wanted) = x.checked_div(y) {
                let (quotient, rest) = divide(&mut gates, &a, &b);
                assert_eq!((number(&gates, &quotient), number(&gates, &rest)), (wanted, x % y));
                let [wide_a, wide_b] = [&a, &b].map(|bits| [&bits[..], &[Lit::FALSE; 2]].concat());
                let (quotient, rest) = divide(&mut gates, &wide_a, &wide_b);
                assert_eq!((number(&gates, &quotient), number(&gates, &rest)), (wanted, x % y));
                assert_eq!(
                    (&quotient[WIDTH..], &rest[WIDTH..]),
                    (&[Lit::FALSE; 2][..], &[Lit::FALSE; 2][..])
                );
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
    assert_eq!(sum.bits, [Lit::TRUE, Lit::FALSE, a], "the low bits of a sum do not depend on the high ones");
    let (small, large) = ([a, Lit::FALSE, Lit::FALSE], [Lit::FALSE, Lit::TRUE, Lit::FALSE]);
    assert_eq!(less(&mut gates, &small, &large, false), Lit::TRUE);
    assert_eq!(equal(&mut gates, &small, &large), Lit::FALSE);
    assert_eq!(multiply(&mut gates, &high, U256::from(2u32)), [Lit::FALSE; WIDTH]);
    let difference = subtract(&mut gates, &high, &high);
    assert_eq!(difference.bits, [Lit::FALSE; WIDTH]);
}
