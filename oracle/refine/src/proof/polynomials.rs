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
pub struct Polynomials {
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
    pub fn sum(&mut self, graph: &mut Graph, a: &[Lit], b: &[Lit], factor: u64) -> Option<Vec<Lit>> {
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
    pub fn product(&mut self, graph: &mut Graph, a: &[Lit], b: &[Lit]) -> Option<Vec<Lit>> {
        if a.len() > MAX_WIDTH || a.is_empty() {
            return None;
        }
        let product = self.polynomial(a).times(&self.polynomial(b));
        let product = product.or_else(|| self.atomic(a).times(&self.atomic(b)))?;
        Some(self.bits(graph, product))
    }

    /// Records that `shifted` is `a * 2^amount`.
    pub fn shifted(&mut self, a: &[Lit], amount: u32, shifted: &[Lit]) {
        if a.len() <= MAX_WIDTH && !a.is_empty() && (amount as usize) < a.len() {
            let zero = Polynomial::constant(a.len(), 0);
            let product = zero.plus(&self.polynomial(a), 1 << amount);
            self.known.insert(shifted.into(), product);
        }
    }

    /// Records that `bits` are `a` where the condition holds, and `b` where it does not.
    pub fn selected(&mut self, bits: &Bits, condition: Lit, a: &Bits, b: &Bits) {
        if bits != a && bits != b {
            self.selected.insert(Rc::clone(bits), (condition, Rc::clone(a), Rc::clone(b)));
        }
    }

    /// A literal for `a < b`, if that is something selected, of which one arm is the other number: `arm` is asked for each arm.
    pub fn selected_less(
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
    pub fn equal(&mut self, graph: &mut Graph, a: &[Lit], b: &[Lit]) -> Lit {
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
