//! Undef: each use chooses its bits anew. LangRef "Undefined Values".
//!
//! A register may hold undef bits, and bits computed from an earlier use of undef; both may look different to the next use. So a
//! use replaces every choice that was made for a use by a new one, throughout the graph that computes the bit. An opaque node
//! over such choices cannot be rebuilt and becomes undef altogether: that allows more than LLVM does, never less.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::aig::GateInputs;
use super::domain::SymbolicDomain;
use super::poison_chain::PoisonChainId;
use super::value::{Bit, ScalarState, SymbolicScalar, Value};
use crate::gates::{Gates, Lit};

/// For each node, its replacement in the current use.
type Renaming = FxHashMap<Lit, Lit>;

impl SymbolicDomain<'_> {
    /// Makes a use of a scalar: bits whose choices are decided become known; undef bits, and bits that depend on
    /// another use of undef, are chosen anew, for this use only (`undef_derived`) or for good.
    pub(super) fn choose_undef(&mut self, scalar: &mut SymbolicScalar, undef_derived: bool) {
        let ScalarState::Mixed(bits) = &scalar.state else { return };
        let mut renamed = Renaming::default();
        let mut lits = Vec::with_capacity(bits.len());
        for (at, &bit) in bits.clone().iter().enumerate() {
            lits.push(match bit {
                Bit::Undef(chain) | Bit::Poison(chain) => self.choose(chain, at as u32, undef_derived),
                Bit::Is(lit) if self.aig.is_undef_derived(lit) => {
                    self.rename(lit, undef_derived, &mut renamed)
                }
                Bit::Is(lit) => self.aig.resolve(lit),
            });
        }
        let base = scalar.base;
        *scalar = SymbolicScalar { base, ..self.join_lits(&lits) };
    }

    /// Chooses bits anew that an earlier use of undef chose, so that they stay related with each other, but with nothing else.
    pub(super) fn renew<'b>(&mut self, bits: impl Iterator<Item = &'b mut Bit>) {
        let mut renamed = Renaming::default();
        for bit in bits {
            if let Bit::Is(lit) = *bit
                && self.aig.is_undef_derived(lit)
            {
                *bit = Bit::Is(self.rename(lit, true, &mut renamed));
            }
        }
    }

    /// A value that is moved beside others, which is a use of it.
    pub(super) fn moved(&mut self, value: &Value) -> Value {
        let mut moved = value.clone();
        let scalars = moved.iter_mut().filter_map(|scalar| match &mut scalar.state {
            ScalarState::Mixed(bits) => Some(bits),
            ScalarState::Known | ScalarState::Poison(_) => None,
        });
        self.renew(scalars.flat_map(|bits| Rc::make_mut(bits).iter_mut()));
        moved
    }

    /// Chooses the undef bits of an intrinsic's arguments for all of its body, and returns the chain of one of them, if
    /// there is any.
    pub(super) fn fix_undef(&mut self, arguments: &mut [Value]) -> Option<PoisonChainId> {
        let mut chain = None;
        for scalar in arguments.iter_mut().flatten() {
            let ScalarState::Mixed(bits) = &scalar.state else { continue };
            let undef = |&bit: &Bit| match bit {
                Bit::Is(lit) => self.aig.is_undef_derived(lit),
                Bit::Undef(_) | Bit::Poison(_) => true,
            };
            if bits.iter().any(undef) {
                chain = chain.or(self.blame_of(scalar));
                self.choose_undef(scalar, false);
            }
        }
        chain
    }

    /// Makes the unknown bits of an intrinsic's result undef again: an opaque function of undef. That allows more than
    /// LLVM does, never less.
    pub(super) fn forget_choices(&mut self, result: &mut Value, chain: PoisonChainId) {
        for scalar in result {
            if let ScalarState::Mixed(bits) = &scalar.state {
                let forgotten: Vec<Bit> = bits
                    .iter()
                    .map(|&bit| match bit {
                        Bit::Is(lit) if self.aig.constant(lit).is_none() => Bit::Undef(chain),
                        Bit::Is(_) | Bit::Undef(_) | Bit::Poison(_) => bit,
                    })
                    .collect();
                *scalar = self.join_bits(&forgotten);
            }
        }
    }

    /// The same function over renamed choices. The graph is as deep as the run is long, so this does not recurse.
    fn rename(&mut self, lit: Lit, undef_derived: bool, renamed: &mut Renaming) -> Lit {
        let (node, negated) = lit.node_and_sign();
        let mut pending = vec![node];
        while let Some(at) = pending.pop() {
            if renamed.contains_key(&at) {
                continue;
            }
            let missing = self.missing(at, renamed);
            if missing.is_empty() {
                let new = self.rebuild(at, undef_derived, renamed);
                renamed.insert(at, new);
            } else {
                pending.push(at);
                pending.extend(missing);
            }
        }
        renamed[&node].negated_if(negated)
    }

    /// The inputs of a node that have to be renamed first.
    fn missing(&self, node: Lit, renamed: &Renaming) -> Vec<Lit> {
        let inputs = match self.aig.inputs(node) {
            GateInputs::And(a, b) | GateInputs::Xor(a, b) => [a, b],
            GateInputs::Choice(_) | GateInputs::None => return Vec::new(),
        };
        let nodes = inputs.iter().map(|input| input.node_and_sign().0);
        nodes.filter(|node| self.aig.is_undef_derived(*node) && !renamed.contains_key(node)).collect()
    }

    /// Rebuilds a node over its renamed inputs.
    fn rebuild(&mut self, node: Lit, undef_derived: bool, renamed: &Renaming) -> Lit {
        let new = |input: Lit| {
            let (node, negated) = input.node_and_sign();
            renamed.get(&node).map_or(input, |new| new.negated_if(negated))
        };
        match self.aig.inputs(node) {
            GateInputs::None => node,
            GateInputs::And(a, b) => self.aig.and(new(a), new(b)),
            GateInputs::Xor(a, b) => self.aig.xor(new(a), new(b)),
            GateInputs::Choice(id) => {
                let cause = self.chosen[id.0 as usize];
                self.choose(cause.chain, cause.bit, undef_derived)
            }
        }
    }
}
