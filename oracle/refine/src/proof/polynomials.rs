//! Sums and products as polynomials, so that equal ones have the same gates however they were computed.
//!
//! A solver needs long to find that two circuits of adders compute the same number, and multipliers are hopeless. Numbers
//! of `n` bits are a ring modulo 2^n, in which sums, differences and products have a normal form: what a function adds,
//! subtracts and multiplies is recorded as a polynomial over those numbers that something else computed (*atoms*), and
//! bits are made of the polynomial.

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use super::graph::Graph;
use crate::circuits;
use crate::gates::{Gates, Lit};

/// The widest number that has a polynomial, in bits.
const MAX_WIDTH: usize = 64;
/// Terms of a polynomial; a sum with more has the two operands as atoms.
const MAX_TERMS: usize = 6;
/// Terms of a product that is multiplied out, and factors of a term.
const MAX_PRODUCT_TERMS: usize = 4;
const MAX_DEGREE: usize = 3;

type Bits = Rc<[Lit]>;
/// A product of atoms, by their numbers in order.
type Monomial = SmallVec<[u32; 2]>;

/// A sum of products with coefficients, modulo 2^width.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Polynomial {
    width: usize,
    /// Coefficients other than zero.
    terms: BTreeMap<Monomial, u64>,
    constant: u64,
}

impl Polynomial {
    fn constant(width: usize, constant: u64) -> Polynomial {
        Polynomial { width, terms: BTreeMap::new(), constant }
    }

    fn mask(&self) -> u64 {
        u64::MAX >> (MAX_WIDTH - self.width)
    }

    fn add_term(&mut self, monomial: &Monomial, coefficient: u64) {
        let mask = self.mask();
        let sum = self.terms.entry(monomial.clone()).or_insert(0);
        *sum = sum.wrapping_add(coefficient) & mask;
        if *sum == 0 {
            self.terms.remove(monomial);
        }
    }

    /// `self + other * factor`.
    fn plus(mut self, other: &Polynomial, factor: u64) -> Polynomial {
        for (monomial, coefficient) in &other.terms {
            self.add_term(monomial, coefficient.wrapping_mul(factor));
        }
        self.constant = self.constant.wrapping_add(other.constant.wrapping_mul(factor)) & self.mask();
        self
    }

    /// The product, unless it has many terms or factors.
    fn times(&self, other: &Polynomial) -> Option<Polynomial> {
        let mut product =
            Polynomial::constant(self.width, self.constant.wrapping_mul(other.constant) & self.mask());
        for (monomial, coefficient) in &self.terms {
            product.add_term(monomial, coefficient.wrapping_mul(other.constant));
        }
        for (monomial, coefficient) in &other.terms {
            product.add_term(monomial, coefficient.wrapping_mul(self.constant));
        }
        for (a, x) in &self.terms {
            for (b, y) in &other.terms {
                let mut both: Monomial = a.iter().chain(b).copied().collect();
                if both.len() > MAX_DEGREE {
                    return None;
                }
                both.sort_unstable();
                product.add_term(&both, x.wrapping_mul(*y));
            }
        }
        let open = product.terms.keys().filter(|monomial| monomial.len() > 1).count();
        (open <= MAX_PRODUCT_TERMS && product.terms.len() <= MAX_TERMS).then_some(product)
    }
}

/// The sums and products that are known in a graph.
#[derive(Debug, Default)]
pub(super) struct Polynomials {
    atoms: Vec<Bits>,
    atom_of: FxHashMap<Bits, u32>,
    /// The polynomials of bits that are a sum or product.
    known: FxHashMap<Bits, Polynomial>,
    built: FxHashMap<Polynomial, Bits>,
    products: FxHashMap<(usize, Monomial), Bits>,
    /// The condition and the arms of what was selected.
    selected: FxHashMap<Bits, (Lit, Bits, Bits)>,
}

impl Polynomials {
    /// `a + b * factor`, for numbers of up to 64 bits; the factor is taken modulo 2^width.
    pub(super) fn sum(&mut self, graph: &mut Graph, a: &[Lit], b: &[Lit], factor: u64) -> Option<Vec<Lit>> {
        if a.len() > MAX_WIDTH || a.is_empty() {
            return None;
        }
        let sum = self.polynomial(a).plus(&self.polynomial(b), factor);
        if sum.terms.len() <= MAX_TERMS {
            return Some(self.bits(graph, sum));
        }
        let sum = self.atomic(a).plus(&self.atomic(b), factor);
        Some(self.bits(graph, sum))
    }

    /// `a * b`.
    pub(super) fn product(&mut self, graph: &mut Graph, a: &[Lit], b: &[Lit]) -> Option<Vec<Lit>> {
        if a.len() > MAX_WIDTH || a.is_empty() {
            return None;
        }
        let product = self.polynomial(a).times(&self.polynomial(b));
        let product = product.or_else(|| self.atomic(a).times(&self.atomic(b)))?;
        Some(self.bits(graph, product))
    }

    /// Records that `shifted` is `a * 2^amount`.
    pub(super) fn shifted(&mut self, a: &[Lit], amount: u32, shifted: &[Lit]) {
        if a.len() <= MAX_WIDTH && !a.is_empty() && (amount as usize) < a.len() {
            let zero = Polynomial::constant(a.len(), 0);
            let product = zero.plus(&self.polynomial(a), 1 << amount);
            self.known.insert(shifted.into(), product);
        }
    }

    /// Records that `bits` are `a` where the condition holds, and `b` where it does not.
    pub(super) fn selected(&mut self, bits: &Bits, condition: Lit, a: &Bits, b: &Bits) {
        if bits != a && bits != b {
            self.selected.insert(Rc::clone(bits), (condition, Rc::clone(a), Rc::clone(b)));
        }
    }

    /// A literal for `a < b`, if that is something selected, of which one arm is the other number: `arm` is asked for each arm.
    pub(super) fn selected_less(
        &self,
        graph: &mut Graph,
        (a, b): (&[Lit], &[Lit]),
        less: impl Fn(&mut Graph, &[Lit], &[Lit]) -> Lit,
    ) -> Option<Lit> {
        let of = |selected: &[Lit], other: &[Lit]| {
            self.selected.get(selected).filter(|(_, yes, no)| **yes == *other || **no == *other).cloned()
        };
        if let Some((condition, yes, no)) = of(a, b) {
            let (yes, no) = (less(graph, &yes, b), less(graph, &no, b));
            return Some(graph.mux(condition, yes, no));
        }
        let (condition, yes, no) = of(b, a)?;
        let (yes, no) = (less(graph, a, &yes), less(graph, a, &no));
        Some(graph.mux(condition, yes, no))
    }

    /// A literal for `a == b`. Something selected equals one of its arms where that is selected, and where the arms are equal.
    pub(super) fn equal(&mut self, graph: &mut Graph, a: &[Lit], b: &[Lit]) -> Lit {
        for (selected, other) in [(a, b), (b, a)] {
            let Some((condition, yes, no)) = self.selected.get(selected).cloned() else { continue };
            if *yes == *other || *no == *other {
                let arms = self.equal(graph, &yes, &no);
                return graph.or(condition.negated_if(*yes != *other), arms);
            }
        }
        self.equal_sums(graph, a, b)
    }

    /// A literal for `a == b`: what is on both sides is left out, and the rest is on the side where its sign is positive.
    fn equal_sums(&mut self, graph: &mut Graph, a: &[Lit], b: &[Lit]) -> Lit {
        if a.len() > MAX_WIDTH || a.is_empty() {
            return circuits::equal(graph, a, b);
        }
        let minus_one = u64::MAX;
        let mut difference = self.polynomial(a).plus(&self.polynomial(b), minus_one);
        if difference.terms.len() > MAX_TERMS {
            return circuits::equal(graph, a, b);
        }
        let half = 1 << (a.len() - 1);
        if difference.terms.values().next().is_some_and(|&first| first > half) {
            difference = Polynomial::constant(a.len(), 0).plus(&difference, minus_one);
        }
        let zero = Polynomial::constant(a.len(), 0);
        let (mut left, mut right) = (zero.clone(), zero);
        for (monomial, &coefficient) in &difference.terms {
            match coefficient > half {
                true => right.add_term(monomial, coefficient.wrapping_neg()),
                false => left.add_term(monomial, coefficient),
            }
        }
        right.constant = difference.constant.wrapping_neg() & right.mask();
        let (left, right) = (self.bits(graph, left), self.bits(graph, right));
        circuits::equal(graph, &left, &right)
    }

    /// The polynomial of bits: what is known, or an atom.
    fn polynomial(&mut self, bits: &[Lit]) -> Polynomial {
        if let Some(known) = self.known.get(bits) {
            return known.clone();
        }
        let complement: Vec<Lit> = bits.iter().map(|&bit| !bit).collect();
        if let Some(known) = self.known.get(&complement[..]) {
            // `~x` is `-1 - x`.
            return Polynomial::constant(bits.len(), u64::MAX >> (MAX_WIDTH - bits.len()))
                .plus(known, u64::MAX);
        }
        self.atomic(bits)
    }

    /// The number itself, as an atom or the complement of one.
    fn atomic(&mut self, bits: &[Lit]) -> Polynomial {
        let number =
            bits.iter().rev().try_fold(0u64, |number, bit| Some(number << 1 | u64::from(bit.constant()?)));
        if let Some(number) = number {
            return Polynomial::constant(bits.len(), number);
        }
        let open = bits.iter().find(|bit| bit.constant().is_none());
        let negated = open.is_some_and(|bit| bit.is_negated());
        let atom: Bits = bits.iter().map(|bit| bit.negated_if(negated)).collect();
        let atoms = &mut self.atoms;
        let id = *self.atom_of.entry(Rc::clone(&atom)).or_insert_with(|| {
            atoms.push(atom);
            atoms.len() as u32 - 1
        });
        let (constant, coefficient) = if negated { (u64::MAX, u64::MAX) } else { (0, 1) };
        let mut number = Polynomial::constant(bits.len(), 0);
        number.constant = constant & number.mask();
        number.add_term(&smallvec![id], coefficient);
        number
    }

    /// The bits of a polynomial. A term that is subtracted is added as its complement, and one; the ones are a carry and
    /// a constant.
    fn bits(&mut self, graph: &mut Graph, polynomial: Polynomial) -> Vec<Lit> {
        if let Some(known) = self.built.get(&polynomial) {
            return known.to_vec();
        }
        let (width, mask) = (polynomial.width, polynomial.mask());
        let half = 1 << (width - 1);
        if polynomial.terms.values().next().is_some_and(|&first| first > half) {
            // `-p - 1` has the complement of the bits.
            let minus_one = Polynomial::constant(width, mask);
            let complement = minus_one.plus(&polynomial, u64::MAX);
            let bits: Bits = self.bits(graph, complement).iter().map(|&bit| !bit).collect();
            self.built.insert(polynomial, Rc::clone(&bits));
            return bits.to_vec();
        }
        let mut constant = polynomial.constant;
        let mut addends: Vec<Vec<Lit>> = Vec::new();
        for (monomial, &coefficient) in &polynomial.terms {
            let bits = self.monomial(graph, width, monomial);
            let negative = coefficient > half;
            let magnitude = if negative { coefficient.wrapping_neg() & mask } else { coefficient };
            for (shift, subtracted) in signed_digits(magnitude, width) {
                let mut addend = vec![Lit::FALSE; shift];
                addend.extend_from_slice(&bits[..width - shift]);
                if subtracted != negative {
                    addend.iter_mut().for_each(|bit| *bit = !*bit);
                    constant = constant.wrapping_add(1) & mask;
                }
                addends.push(addend);
            }
        }
        let mut addends = addends.into_iter();
        let mut sum = addends.next().unwrap_or_else(|| vec![Lit::FALSE; width]);
        for addend in addends {
            let carry = Lit::known(constant != 0 && constant <= 8);
            constant -= u64::from(carry == Lit::TRUE);
            sum = circuits::add(graph, &sum, &addend, carry).bits;
        }
        if constant != 0 {
            let number: Vec<Lit> = (0..width).map(|at| Lit::known(constant >> at & 1 != 0)).collect();
            sum = circuits::add(graph, &sum, &number, Lit::FALSE).bits;
        }
        let bits: Bits = sum.clone().into();
        let is_number = bits.iter().all(|bit| bit.constant().is_some());
        let is_atom = self.atom_of.contains_key(&bits);
        if !is_number && !is_atom {
            self.known.insert(Rc::clone(&bits), polynomial.clone());
        }
        self.built.insert(polynomial, bits);
        sum
    }

    fn monomial(&mut self, graph: &mut Graph, width: usize, monomial: &Monomial) -> Bits {
        let atoms = &self.atoms;
        let atom = |at: &u32| Rc::clone(&atoms[*at as usize]);
        let Some((last, rest)) = monomial.split_last() else { return [].into() };
        let Some(_) = rest.first() else { return atom(last) };
        if let Some(known) = self.products.get(&(width, monomial.clone())) {
            return Rc::clone(known);
        }
        let last = atom(last);
        let rest = self.monomial(graph, width, &rest.into());
        // The factor with fewer open bits makes fewer addends.
        let open = |bits: &[Lit]| bits.iter().filter(|lit| **lit != Lit::FALSE).count();
        let (x, y) = if open(&rest) < open(&last) { (&last, &rest) } else { (&rest, &last) };
        let product: Bits = circuits::product(graph, x, y).into();
        self.products.insert((width, monomial.clone()), Rc::clone(&product));
        product
    }
}

/// The digits of a number of which no two neighbours are set: their positions, and whether they are subtracted.
fn signed_digits(mut number: u64, width: usize) -> Vec<(usize, bool)> {
    let mut digits = Vec::new();
    let mut at = 0;
    while number != 0 && at < width {
        if number & 1 != 0 {
            let subtracted = number & 3 == 3 && at + 1 < width;
            digits.push((at, subtracted));
            number = if subtracted { number.wrapping_add(1) } else { number - 1 };
        }
        number >>= 1;
        at += 1;
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proof::graph::{Choice, Chooser};

    const WIDTH: usize = 3;

    /// The value of a number, by the two inputs.
    type Number = Box<dyn Fn(u64, u64) -> u64>;

    fn input(graph: &mut Graph, first: u32) -> Vec<Lit> {
        let bit = |number| Choice { chooser: Chooser::Input, number };
        (first..first + WIDTH as u32).map(|number| graph.choice(bit(number))).collect()
    }

    fn number(values: &[bool], bits: &[Lit]) -> u64 {
        let bit = |lit: &Lit| u64::from(values[lit.node()] ^ lit.is_negated());
        bits.iter().rev().fold(0, |number, lit| number << 1 | bit(lit))
    }

    fn constant(number: u64) -> Vec<Lit> {
        (0..WIDTH).map(|at| Lit::known(number >> at & 1 != 0)).collect()
    }

    /// Checks all pairs of three-bit numbers in sums and products of sums, differences and constants.
    #[test]
    fn polynomials_are_the_numbers_that_they_say() {
        let mut graph = Graph::default();
        let mut all = Polynomials::default();
        let (a, b) = (input(&mut graph, 0), input(&mut graph, 3));
        let complement: Vec<Lit> = a.iter().map(|&bit| !bit).collect();
        let mut known: Vec<(Vec<Lit>, Number)> = vec![
            (a.clone(), Box::new(|a, _| a)),
            (b, Box::new(|_, b| b)),
            (complement, Box::new(|a, _| !a)),
            (constant(5), Box::new(|_, _| 5)),
        ];
        let shifted = [&[Lit::FALSE], &a[..WIDTH - 1]].concat();
        all.shifted(&a, 1, &shifted);
        known.push((shifted, Box::new(|a, _| a << 1)));
        for (x, y) in [(0, 1), (2, 1), (4, 3), (5, 6), (1, 5), (7, 2)] {
            for factor in [1, u64::MAX, 3] {
                let (of_x, of_y) = (known[x].0.clone(), known[y].0.clone());
                let sum = all.sum(&mut graph, &of_x, &of_y, factor).expect("a narrow number");
                let product = all.product(&mut graph, &of_x, &of_y).expect("a narrow number");
                let equal = vec![all.equal(&mut graph, &of_x, &of_y)];
                for at in 0..64 {
                    let values = graph.evaluated(|choice| at >> choice.number & 1 != 0);
                    let (p, q) = ((known[x].1)(at & 7, at >> 3), (known[y].1)(at & 7, at >> 3));
                    let wanted = p.wrapping_add(q.wrapping_mul(factor)) & 7;
                    assert_eq!(number(&values, &sum), wanted, "{x} + {factor} * {y} at {at}");
                    assert_eq!(number(&values, &product), p.wrapping_mul(q) & 7, "{x} * {y} at {at}");
                    assert_eq!(number(&values, &equal) == 1, p & 7 == q & 7, "{x} == {y} at {at}");
                }
                if known.len() < 9 {
                    let value = |at: u64| {
                        let [p, q] = [x, y].map(|of| (known[of].1)(at & 7, at >> 3));
                        p.wrapping_add(q.wrapping_mul(factor))
                    };
                    let table: Vec<u64> = (0..64).map(value).collect();
                    known.push((sum, Box::new(move |a, b| table[(a | b << 3) as usize])));
                }
            }
        }
    }

    #[test]
    fn equal_numbers_have_the_same_gates() {
        let mut graph = Graph::default();
        let mut all = Polynomials::default();
        let (a, b) = (input(&mut graph, 0), input(&mut graph, 3));
        let minus_one = u64::MAX;
        let difference = all.sum(&mut graph, &a, &b, minus_one).expect("narrow");
        assert_eq!(all.sum(&mut graph, &difference, &b, 1), Some(a.clone()), "a - b + b");
        let opposite = all.sum(&mut graph, &b, &a, minus_one).expect("narrow");
        let complement: Vec<Lit> = difference.iter().map(|&bit| !bit).collect();
        assert_eq!(all.sum(&mut graph, &opposite, &constant(1), minus_one), Some(complement), "b - a - 1");
        let sum = all.sum(&mut graph, &a, &b, 1).expect("narrow");
        let squares = all.product(&mut graph, &sum, &difference).expect("narrow");
        let (of_a, of_b) = (all.product(&mut graph, &a, &a), all.product(&mut graph, &b, &b));
        let apart = all.sum(&mut graph, &of_a.expect("narrow"), &of_b.expect("narrow"), minus_one);
        assert_eq!(apart, Some(squares), "a² - b²");
        let with_a = all.sum(&mut graph, &sum, &a, 1).expect("narrow");
        let is_zero = all.equal(&mut graph, &b, &constant(0));
        let twice = all.sum(&mut graph, &a, &a, 1).expect("narrow");
        assert_eq!(all.equal(&mut graph, &with_a, &twice), is_zero, "a + b + a == a + a");
    }
}
