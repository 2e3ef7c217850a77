//! Unknown bits as an and-inverter graph, extended by exclusive or.
//!
//! Every unknown bit is a [`Lit`]: a node of the graph or its negation. A node is a choice (a bit that `freeze` chose),
//! the conjunction or exclusive or of two others, or *opaque*: an unspecified function of a set of choices (a quotient,
//! a floating-point sum). Equal gates are one node, so that `x ^ x` and `x & ~x` are known to be 0; constants are
//! folded, so that a carry ends where it meets two zeros.
//!
//! Each choice has a value in the current run, and so has each node. A node counts as known only once every choice that
//! it may depend on has been *decided*: see [`Aig::constant`].

use rustc_hash::FxHashMap;

use super::support::{SupportId, SupportTable};
use crate::gates::{Gates, Lit};

/// A chosen bit, numbered in the order of choosing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ChoiceId(pub(super) u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum AigGate {
    Constant,
    Choice(ChoiceId),
    And(Lit, Lit),
    /// Exclusive or of two literals without negation.
    Xor(Lit, Lit),
    /// An opaque function. The number is unique, so that no two opaque nodes are equal.
    Opaque(u32),
}

#[derive(Clone, Copy, Debug)]
struct AigNode {
    gate: AigGate,
    support: SupportId,
    /// Set if the node depends on a use of undef: another use may see another value.
    undef_derived: bool,
    value: bool,
}

#[derive(Clone, Copy, Debug)]
struct ChoiceNode {
    lit: Lit,
    decided: bool,
}

/// The graph of all unknown bits of a run.
#[derive(Debug)]
pub(super) struct Aig {
    nodes: Vec<AigNode>,
    known: FxHashMap<AigGate, u32>,
    supports: SupportTable,
    choices: Vec<ChoiceNode>,
}

impl Default for Aig {
    fn default() -> Self {
        let nothing = AigNode {
            gate: AigGate::Constant,
            support: SupportId::EMPTY,
            undef_derived: false,
            value: false,
        };
        let known = FxHashMap::default();
        Aig { nodes: vec![nothing], known, supports: SupportTable::default(), choices: Vec::new() }
    }
}

impl Aig {
    /// The number of nodes, which measures the memory used.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The number of the next choice.
    pub(super) fn next_choice(&self) -> ChoiceId {
        ChoiceId(self.choices.len() as u32)
    }

    /// Adds a choice with its value in this run. `undef_derived` is set if it was made for a use of undef.
    pub(super) fn choice(&mut self, value: bool, undef_derived: bool) -> Lit {
        let id = self.next_choice();
        let support = self.supports.single(id);
        let lit = self.push(AigNode { gate: AigGate::Choice(id), support, undef_derived, value });
        self.choices.push(ChoiceNode { lit, decided: false });
        lit
    }

    /// Adds an opaque function of the choices in `support`, with its value in this run.
    pub(super) fn opaque(&mut self, support: SupportId, value: bool) -> Lit {
        let gate = AigGate::Opaque(self.nodes.len() as u32);
        self.push(AigNode { gate, support, undef_derived: false, value })
    }

    fn push(&mut self, node: AigNode) -> Lit {
        self.nodes.push(node);
        Lit::of_node(self.nodes.len() - 1)
    }

    /// The literal's value in this run.
    pub(super) fn value(&self, lit: Lit) -> bool {
        self.nodes[lit.node()].value ^ lit.is_negated()
    }

    /// The choices that the literal may depend on.
    pub(super) fn support(&self, lit: Lit) -> SupportId {
        self.nodes[lit.node()].support
    }

    /// True if the literal depends on a use of undef.
    pub(super) fn is_undef_derived(&self, lit: Lit) -> bool {
        self.nodes[lit.node()].undef_derived
    }

    /// The union of two supports.
    pub(super) fn union(&mut self, a: SupportId, b: SupportId) -> SupportId {
        self.supports.union(a, b)
    }

    /// The undecided choices of a support; `None` if the support is unbounded.
    pub(super) fn undecided(&self, set: SupportId) -> Option<Vec<ChoiceId>> {
        let members = self.supports.members(set)?.iter();
        Some(members.copied().filter(|id| !self.choices[id.0 as usize].decided).collect())
    }

    /// Fixes the choice at its value in this run and returns the value.
    pub(super) fn decide(&mut self, choice: ChoiceId) -> bool {
        let choice = &mut self.choices[choice.0 as usize];
        choice.decided = true;
        self.nodes[choice.lit.node()].value
    }

    /// The literal's value, if it depends on decided choices only.
    pub(super) fn constant(&self, lit: Lit) -> Option<bool> {
        if let Some(value) = lit.constant() {
            return Some(value);
        }
        let members = self.supports.members(self.support(lit))?;
        let decided = members.iter().all(|id| self.choices[id.0 as usize].decided);
        decided.then(|| self.value(lit))
    }

    /// The literal, or the constant that it is known to equal.
    pub(super) fn resolve(&self, lit: Lit) -> Lit {
        self.constant(lit).map_or(lit, Lit::known)
    }

    /// True if the literals are distinct undecided choices, so that together they can have any value.
    pub(super) fn are_free(&self, lits: &[Lit]) -> bool {
        let mut nodes: Vec<usize> = lits.iter().map(|lit| lit.node()).collect();
        nodes.sort_unstable();
        let distinct = nodes.windows(2).all(|pair| pair[0] != pair[1]);
        let choice = |&lit: &Lit| match self.nodes[lit.node()].gate {
            AigGate::Choice(id) => !self.choices[id.0 as usize].decided,
            _ => false,
        };
        distinct && lits.iter().all(choice)
    }

    fn enter(&mut self, gate: AigGate, a: Lit, b: Lit, value: bool) -> Lit {
        if let Some(&node) = self.known.get(&gate) {
            return Lit::of_node(node as usize);
        }
        let support = self.supports.union(self.support(a), self.support(b));
        let undef_derived = self.is_undef_derived(a) || self.is_undef_derived(b);
        let lit = self.push(AigNode { gate, support, undef_derived, value });
        self.known.insert(gate, lit.node() as u32);
        lit
    }

    /// The inputs of the literal's node.
    pub(super) fn inputs(&self, lit: Lit) -> GateInputs {
        match self.nodes[lit.node()].gate {
            AigGate::Constant | AigGate::Opaque(_) => GateInputs::None,
            AigGate::Choice(id) => GateInputs::Choice(id),
            AigGate::And(a, b) => GateInputs::And(a, b),
            AigGate::Xor(a, b) => GateInputs::Xor(a, b),
        }
    }
}

impl Gates for Aig {
    fn conjunction(&mut self, a: Lit, b: Lit) -> Lit {
        let value = self.value(a) && self.value(b);
        self.enter(AigGate::And(a, b), a, b, value)
    }

    fn parity(&mut self, a: Lit, b: Lit) -> Lit {
        let value = self.value(a) != self.value(b);
        self.enter(AigGate::Xor(a, b), a, b, value)
    }
}

/// The inputs of a node.
#[derive(Clone, Copy, Debug)]
pub(super) enum GateInputs {
    None,
    Choice(ChoiceId),
    And(Lit, Lit),
    Xor(Lit, Lit),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares every simplification with the truth table over two choices.
    #[test]
    fn gates_compute_their_functions() {
        for (x, y) in [(false, false), (false, true), (true, false), (true, true)] {
            let mut aig = Aig::default();
            let (a, b) = (aig.choice(x, false), aig.choice(y, false));
            let inputs = [Lit::FALSE, Lit::TRUE, a, !a, b, !b];
            for p in inputs {
                for q in inputs {
                    let (v, w) = (aig.value(p), aig.value(q));
                    let (and, or, xor) = (aig.and(p, q), aig.or(p, q), aig.xor(p, q));
                    let got = [aig.value(and), aig.value(or), aig.value(xor)];
                    assert_eq!(got, [v && w, v || w, v != w], "{p:?} {q:?}");
                    for r in inputs {
                        let mux = aig.mux(p, q, r);
                        assert_eq!(aig.value(mux), if v { w } else { aig.value(r) });
                    }
                }
            }
        }
    }

    #[test]
    fn cancelling_gates_fold_to_constants() {
        let mut aig = Aig::default();
        let (a, b) = (aig.choice(true, false), aig.choice(false, false));
        assert_eq!(aig.xor(a, a), Lit::FALSE);
        assert_eq!(aig.xor(a, !a), Lit::TRUE);
        assert_eq!(aig.and(a, !a), Lit::FALSE);
        assert_eq!(aig.and(a, a), a);
        let (left, right) = (aig.xor(a, b), aig.xor(b, a));
        assert_eq!(aig.xor(left, right), Lit::FALSE, "equal gates are one node");
        let opaque = aig.opaque(aig.support(left), true);
        assert_eq!(aig.xor(opaque, opaque), Lit::FALSE);
    }

    #[test]
    fn a_bit_is_a_constant_once_its_choices_are_decided() {
        let mut aig = Aig::default();
        let (a, b) = (aig.choice(true, false), aig.choice(false, false));
        let both = aig.xor(a, !b);
        assert_eq!(aig.constant(both), None);
        aig.decide(ChoiceId(0));
        assert_eq!((aig.constant(a), aig.constant(both)), (Some(true), None));
        aig.decide(ChoiceId(1));
        assert_eq!(aig.constant(both), Some(false));
    }
}
