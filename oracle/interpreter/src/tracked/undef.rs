//! Undef: each use chooses its bits anew. LangRef "Undefined Values".
//!
//! A register may hold undef bits, and bits computed from an earlier use of undef; both may look different to the
//! next use. So a use replaces every choice that was made for a use by a new one, throughout the graph behind the
//! bit. What is opaque over such choices cannot be rebuilt and is undef altogether: that allows more than LLVM does,
//! never less.

use rustc_hash::FxHashMap;

use super::gates::{Inputs, Lit};
use super::machine::Machine;
use super::value::{Bit, Scalar, State};

/// Nodes and what stands for them in the use at hand.
type Renamed = FxHashMap<Lit, Lit>;

impl Machine<'_> {
    /// Makes a use of a scalar: bits whose choices are decided become known; undef, and what depends on another use
    /// of it, is chosen anew, for this use only (`fickle`) or for good.
    pub(super) fn choose_undef(&mut self, scalar: &mut Scalar, fickle: bool) {
        let State::Mixed(bits) = &scalar.state else { return };
        let mut renamed = Renamed::default();
        let mut lits = Vec::with_capacity(bits.len());
        for (at, &bit) in bits.clone().iter().enumerate() {
            lits.push(match bit {
                Bit::Undef(trail) | Bit::Poison(trail) => self.choose(trail, at as u32, fickle),
                Bit::Is(lit) if self.gates.is_fickle(lit) => self.rename(lit, fickle, &mut renamed),
                Bit::Is(lit) => self.gates.resolve(lit),
            });
        }
        let base = scalar.base;
        *scalar = Scalar { base, ..self.of_lits(&lits) };
    }

    /// The same function of other choices. The graph is as deep as the program ran long, so this does not recurse.
    fn rename(&mut self, lit: Lit, fickle: bool, renamed: &mut Renamed) -> Lit {
        let (node, negated) = lit.node_and_sign();
        let mut pending = vec![node];
        while let Some(at) = pending.pop() {
            if renamed.contains_key(&at) {
                continue;
            }
            let missing = self.missing(at, renamed);
            if missing.is_empty() {
                let new = self.rebuild(at, fickle, renamed);
                renamed.insert(at, new);
            } else {
                pending.push(at);
                pending.extend(missing);
            }
        }
        renamed[&node].negated_if(negated)
    }

    /// The inputs of a node that have to be renamed first.
    fn missing(&self, node: Lit, renamed: &Renamed) -> Vec<Lit> {
        let inputs = match self.gates.inputs(node) {
            Inputs::And(a, b) | Inputs::Xor(a, b) => [a, b],
            Inputs::Choice(_) | Inputs::None => return Vec::new(),
        };
        let nodes = inputs.iter().map(|input| input.node_and_sign().0);
        nodes.filter(|node| self.gates.is_fickle(*node) && !renamed.contains_key(node)).collect()
    }

    /// A node over inputs that have been renamed.
    fn rebuild(&mut self, node: Lit, fickle: bool, renamed: &Renamed) -> Lit {
        let new = |input: Lit| {
            let (node, negated) = input.node_and_sign();
            renamed.get(&node).map_or(input, |new| new.negated_if(negated))
        };
        match self.gates.inputs(node) {
            Inputs::None => node,
            Inputs::And(a, b) => self.gates.and(new(a), new(b)),
            Inputs::Xor(a, b) => self.gates.xor(new(a), new(b)),
            Inputs::Choice(id) => {
                let origin = self.chosen[id.0 as usize];
                self.choose(origin.trail, origin.bit, fickle)
            }
        }
    }
}
