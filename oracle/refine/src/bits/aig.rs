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
pub struct ChoiceId(pub u32);

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
pub struct Aig {
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
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The number of the next choice.
    pub fn next_choice(&self) -> ChoiceId {
        ChoiceId(self.choices.len() as u32)
    }

    /// Adds a choice with its value in this run. `undef_derived` is set if it was made for a use of undef.
    pub fn choice(&mut self, value: bool, undef_derived: bool) -> Lit {
        let id = self.next_choice();
        let support = self.supports.single(id);
        let lit = self.push(AigNode { gate: AigGate::Choice(id), support, undef_derived, value });
        self.choices.push(ChoiceNode { lit, decided: false });
        lit
    }

    /// Adds an opaque function of the choices in `support`, with its value in this run.
    pub fn opaque(&mut self, support: SupportId, value: bool) -> Lit {
        let gate = AigGate::Opaque(self.nodes.len() as u32);
        self.push(AigNode { gate, support, undef_derived: false, value })
    }

    fn push(&mut self, node: AigNode) -> Lit {
        self.nodes.push(node);
        Lit::of_node(self.nodes.len() - 1)
    }

    /// The literal's value in this run.
    pub fn value(&self, lit: Lit) -> bool {
        self.nodes[lit.node()].value ^ lit.is_negated()
    }

    /// The choices that the literal may depend on.
    pub fn support(&self, lit: Lit) -> SupportId {
        self.nodes[lit.node()].support
    }

    /// True if the literal depends on a use of undef.
    pub fn is_undef_derived(&self, lit: Lit) -> bool {
        self.nodes[lit.node()].undef_derived
    }

    /// The union of two supports.
    pub fn union(&mut self, a: SupportId, b: SupportId) -> SupportId {
        self.supports.union(a, b)
    }

    /// The undecided choices of a support; `None` if the support is unbounded.
    pub fn undecided(&self, set: SupportId) -> Option<Vec<ChoiceId>> {
        let members = self.supports.members(set)?.iter();
        Some(members.copied().filter(|id| !self.choices[id.0 as usize].decided).collect())
    }

    /// Fixes the choice at its value in this run and returns the value.
    pub fn decide(&mut self, choice: ChoiceId) -> bool {
        let choice = &mut self.choices[choice.0 as usize];
        choice.decided = true;
        self.nodes[choice.lit.node()].value
    }

    /// The literal's value, if it depends on decided choices only.
    pub fn constant(&self, lit: Lit) -> Option<bool> {
        if let Some(value) = lit.constant() {
            return Some(value);
        }
        let members = self.supports.members(self.support(lit))?;
        let decided = members.iter().all(|id| self.choices[id.0 as usize].decided);
        decided.then(|| self.value(lit))
    }

    /// The literal, or the constant that it is known to equal.
    pub fn resolve(&self, lit: Lit) -> Lit {
        self.constant(lit).map_or(lit, Lit::known)
    }

    /// True if the literals are distinct undecided choices, so that together they can have any value.
    pub fn are_free(&self, lits: &[Lit]) -> bool {
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
    pub fn inputs(&self, lit: Lit) -> GateInputs {
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
pub enum GateInputs {
    None,
    Choice(ChoiceId),
    And(Lit, Lit),
    Xor(Lit, Lit),
}
