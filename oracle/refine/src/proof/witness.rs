//! Counterexamples without a solver: most wrong targets are wrong on many inputs, and on small ones. The formula is
//! evaluated on many inputs at a time; a solver takes its time even where every input would do, and more to find a
//! small one.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::graph::{Choice, Chooser, Gate, Graph};
pub use super::input_bits::SCALAR_BITS;
use crate::gates::Lit;
use crate::sets::mixed;

/// Numbers that are tried for each scalar, those first that a reader likes best.
const NUMBERS: [u64; 14] = [0, 1, u64::MAX, 2, 3, 4, 8, 7, 5, 16, 31, 32, 255, u64::MAX - 1];
/// The numbers after them: the one with only the highest bit, and its complement.
const EXTREMES: usize = 2;
/// Combinations of such numbers.
const COMBINATIONS: usize = 4096;
/// Inputs that are drawn, in words of 64.
const DRAWN: u64 = 64;
/// Inputs of which one bit after the other is cleared.
const LANES: usize = 64;

/// A choice of everything on which `lit` holds, if one is found among small numbers and drawn ones.
pub fn witness(graph: &mut Graph, lit: Lit, wishes: &[Lit]) -> Option<FxHashMap<Choice, bool>> {
    if let Some(known) = lit.constant() {
        return known.then(FxHashMap::default);
    }
    let search = WitnessSearch::new(graph, lit);
    search.small().or_else(|| search.drawn(wishes))
}

/// The literal's nodes, and what they are chosen by.
struct WitnessSearch<'g> {
    graph: &'g Graph,
    lit: Lit,
    cone: Vec<usize>,
    choices: Vec<(usize, Choice)>,
}

impl<'g> WitnessSearch<'g> {
    fn new(graph: &'g Graph, lit: Lit) -> WitnessSearch<'g> {
        let cone = graph.cone(&[lit], None);
        let choice = |&node: &usize| match graph.gate(node) {
            Gate::Choice(choice) => Some((node, choice)),
            Gate::Constant | Gate::And(..) | Gate::Xor(..) => None,
        };
        let choices = cone.iter().filter_map(choice).collect();
        WitnessSearch { graph, lit, cone, choices }
    }

    /// The literal on 64 inputs.
    fn evaluated(&self, values: &mut [u64]) -> u64 {
        let word =
            |values: &[u64], lit: Lit| values[lit.node()] ^ if lit.is_negated() { u64::MAX } else { 0 };
        for &node in &self.cone {
            match self.graph.gate(node) {
                Gate::Constant => values[node] = 0,
                Gate::Choice(_) => {}
                Gate::And(a, b) => values[node] = word(values, a) & word(values, b),
                Gate::Xor(a, b) => values[node] = word(values, a) ^ word(values, b),
            }
        }
        word(values, self.lit)
    }

    fn lane(&self, values: &[u64], lane: u32) -> FxHashMap<Choice, bool> {
        self.choices.iter().map(|&(node, choice)| (choice, values[node] >> lane & 1 != 0)).collect()
    }

    /// Combinations of small numbers, nothing poison or undef, and all other choices zero.
    fn small(&self) -> Option<FxHashMap<Choice, bool>> {
        let mut scalars: BTreeMap<u32, Vec<(usize, u32)>> = BTreeMap::new();
        for &(node, choice) in &self.choices {
            let bit = choice.number % SCALAR_BITS;
            if choice.chooser == Chooser::Input && bit < SCALAR_BITS - 2 {
                scalars.entry(choice.number / SCALAR_BITS).or_default().push((node, bit));
            }
        }
        let scalars: Vec<Vec<(usize, u32)>> = scalars.into_values().collect();
        let all = NUMBERS.len() + EXTREMES;
        let each = (1..=all).rev().find(|each| {
            let combinations = each.checked_pow(scalars.len() as u32);
            combinations.is_some_and(|combinations| combinations <= COMBINATIONS)
        });
        let each = each.unwrap_or(1);
        let count = each.pow(scalars.len() as u32);
        let mut order: Vec<usize> = (0..count).collect();
        let places = |mut combination: usize| {
            (0..scalars.len()).map(move |_| {
                let place = combination % each;
                combination /= each;
                place
            })
        };
        // The simplest combinations first, so that a counterexample is easy to read.
        order.sort_by_key(|&combination| places(combination).sum::<usize>());
        let mut values = vec![0; self.graph.len()];
        for lanes in order.chunks(LANES) {
            for scalar in &scalars {
                scalar.iter().for_each(|&(node, _)| values[node] = 0);
            }
            for (lane, &combination) in lanes.iter().enumerate() {
                for (scalar, place) in scalars.iter().zip(places(combination)) {
                    let top = scalar.iter().map(|&(_, bit)| bit).max().unwrap_or(0);
                    for &(node, bit) in scalar {
                        let set = match NUMBERS.get(place) {
                            Some(number) => number >> bit.min(63) & 1 != 0,
                            None => (bit == top) == (place == NUMBERS.len()),
                        };
                        values[node] |= u64::from(set) << lane;
                    }
                }
            }
            let inputs = u64::MAX >> (LANES - lanes.len());
            let holds = self.evaluated(&mut values) & inputs;
            if holds != 0 {
                return Some(self.lane(&values, holds.trailing_zeros()));
            }
        }
        None
    }

    /// Drawn inputs, with every bit cleared that can be zero when the bits are tried one after the other.
    fn drawn(&self, wishes: &[Lit]) -> Option<FxHashMap<Choice, bool>> {
        let mut values = vec![0; self.graph.len()];
        for word in 0..DRAWN {
            for &(node, choice) in &self.choices {
                let odd = choice.chooser == Chooser::Input && choice.number % SCALAR_BITS >= SCALAR_BITS - 2;
                let drawn = mixed(&[word, node as u64]);
                // In the first half of them nothing is poison.
                values[node] = if odd && word < DRAWN / 2 { 0 } else { drawn };
            }
            let holds = self.evaluated(&mut values);
            if holds != 0 {
                let lane = holds.trailing_zeros();
                let found = self.choices.iter().map(|&(node, _)| (node, values[node] >> lane & 1 != 0));
                return Some(self.smaller(found.collect(), wishes));
            }
        }
        None
    }

    /// The choices with ones cleared, those first that are wished to be zero first.
    fn smaller(&self, mut found: BTreeMap<usize, bool>, wishes: &[Lit]) -> FxHashMap<Choice, bool> {
        let mut values = vec![0; self.graph.len()];
        let mut ones: Vec<usize> = wishes.iter().map(|wish| wish.node()).collect();
        ones.retain(|node| found.get(node) == Some(&true));
        while !ones.is_empty() {
            let tried = ones.len().min(LANES);
            for (&node, &one) in &found {
                values[node] = if one { u64::MAX } else { 0 };
            }
            for (lane, &node) in ones[..tried].iter().enumerate() {
                values[node] &= !(1 << lane);
            }
            let holds = self.evaluated(&mut values) & u64::MAX >> (LANES - tried);
            match holds {
                0 => drop(ones.drain(..tried)),
                holds => {
                    let lane = holds.trailing_zeros() as usize;
                    found.insert(ones[lane], false);
                    // Those before it must be ones, as far as that is seen.
                    ones.drain(..=lane);
                }
            }
        }
        self.choices.iter().map(|&(node, choice)| (choice, found.get(&node) == Some(&true))).collect()
    }
}
