//! Values of bits on chosen inputs, many at a time: what differs there is not the same function.

use crate::gates::Lit;
use crate::proof::graph::{Choice, Gate, Graph};
use crate::proof::input_bits::SCALAR_BITS;
use crate::sets::mixed;

/// Words of 64 inputs.
const WORDS: usize = 4;
/// The value of one bit on each input.
type Word = [u64; WORDS];

/// The inputs, as bits of the words. On all others numbers are drawn from all there are.
const SMALL: Word = [0, 0, 0xffff_ffff, 0];
const NEGATIVE: Word = [0, 0, 0xffff_ffff << 32, 0];
/// All scalars have the same number.
const EQUAL: Word = [0, 0, 0xff00_ff00_ff00_ff00, 0xff];
const ZERO: Word = [0, 0, 0, 0x0f00];
const ONES: Word = [0, 0, 0, 0xf000];
/// Some scalars are poison.
const POISON: Word = [0, 0, 0, 0xffff << 48];
/// The inputs on which each scalar has one of these kinds of numbers, independently of the others.
const MIXED: Word = [0, 0xffff, 0, 0];
/// The lowest bits, which small numbers have.
const LOW_BITS: u32 = 6;

/// The values of the nodes of a graph, as far as it has grown.
#[derive(Default)]
pub(super) struct Simulation {
    words: Vec<Word>,
}

impl Simulation {
    fn extend(&mut self, graph: &Graph) {
        for node in self.words.len()..graph.len() {
            let word = match graph.gate(node) {
                Gate::Constant => [0; WORDS],
                Gate::Choice(choice) => drawn(choice),
                Gate::And(a, b) => {
                    let (a, b) = (self.word(a), self.word(b));
                    std::array::from_fn(|at| a[at] & b[at])
                }
                Gate::Xor(a, b) => {
                    let (a, b) = (self.word(a), self.word(b));
                    std::array::from_fn(|at| a[at] ^ b[at])
                }
            };
            self.words.push(word);
        }
    }

    fn word(&self, lit: Lit) -> Word {
        let flip = if lit.is_negated() { u64::MAX } else { 0 };
        self.words[lit.node()].map(|word| word ^ flip)
    }

    /// True if the literal holds on one of the inputs.
    pub(super) fn holds_somewhere(&mut self, graph: &Graph, lit: Lit) -> bool {
        self.extend(graph);
        self.word(lit).iter().any(|&word| word != 0)
    }

    /// True if the literal is false on one of the inputs without poison.
    pub(super) fn fails_without_poison(&mut self, graph: &Graph, lit: Lit) -> bool {
        self.extend(graph);
        self.word(lit).iter().zip(POISON).any(|(word, poison)| !word & !poison != 0)
    }

    /// The value of the literal, if it is the same on all inputs without poison.
    pub(super) fn constant(&mut self, graph: &Graph, lit: Lit) -> Option<bool> {
        self.extend(graph);
        let word = self.word(lit);
        let seen = |flip: u64| word.iter().zip(POISON).any(|(word, poison)| (word ^ flip) & !poison != 0);
        match (seen(0), seen(u64::MAX)) {
            (true, true) => None,
            (is_set, _) => Some(is_set),
        }
    }

    /// A number that functions share that are equal except for poison.
    pub(super) fn signature(&mut self, graph: &Graph, lits: impl Iterator<Item = Lit>) -> u64 {
        self.extend(graph);
        let mut all = Vec::new();
        for lit in lits {
            all.extend(self.word(lit).iter().zip(POISON).map(|(word, poison)| word & !poison));
        }
        mixed(&all)
    }
}

/// The values of an input bit.
fn drawn(choice: Choice) -> Word {
    let (number, bit) = (u64::from(choice.number), choice.number % SCALAR_BITS);
    std::array::from_fn(|at| {
        let word = at as u64;
        if bit == SCALAR_BITS - 1 {
            return mixed(&[number, word, 1]) & POISON[at];
        }
        let equal = mixed(&[u64::from(bit), word, 2]) & EQUAL[at];
        let drawn = mixed(&[number, word, 3]) & !EQUAL[at] | equal;
        let high = bit >= LOW_BITS;
        let small = if high { drawn & !SMALL[at] | NEGATIVE[at] } else { drawn };
        let scalar = number / u64::from(SCALAR_BITS);
        let (first, second) = (mixed(&[scalar, word, 4]), mixed(&[scalar, word, 5]));
        let zero = ZERO[at] | MIXED[at] & first;
        let ones = ONES[at] | MIXED[at] & first & second;
        small & !zero | ones
    })
}
