//! Unknown bits as a graph of gates.
//!
//! Every unknown bit is a [`Lit`]: a node of the graph or its negation. A node is a choice (a bit that `freeze`
//! chose), the conjunction or the exclusive or of two others, or *opaque*: some function of a set of choices that
//! nobody wants to know more about (a quotient, a floating-point sum). Equal gates are one node, so that `x ^ x` is
//! known to be 0 and `x & ~x` too; constants are folded, so that a carry that meets two zeros ends there.
//!
//! Each choice has a value in the run at hand, and so has each node. The value is only believed, and the bit only
//! treated as known, once every choice that the node may depend on has been *decided*: see [`Gates::constant`].

use rustc_hash::FxHashMap;

use super::support::{SetId, Supports};

/// A bit that was chosen, numbered in the order of choosing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ChoiceId(pub(super) u32);

/// A node, or in the lowest bit its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Lit(u32);

impl Lit {
    pub(super) const FALSE: Lit = Lit(0);
    pub(super) const TRUE: Lit = Lit(1);

    pub(super) fn known(value: bool) -> Lit {
        Lit(u32::from(value))
    }

    /// The value of a literal that is a constant.
    pub(super) fn constant(self) -> Option<bool> {
        (self.0 < 2).then_some(self == Lit::TRUE)
    }

    fn node(self) -> usize {
        (self.0 >> 1) as usize
    }

    fn is_negated(self) -> bool {
        self.0 & 1 != 0
    }

    /// The node itself, and whether this is its negation.
    pub(super) fn node_and_sign(self) -> (Lit, bool) {
        (self.negated_if(self.is_negated()), self.is_negated())
    }

    pub(super) fn negated_if(self, condition: bool) -> Lit {
        Lit(self.0 ^ u32::from(condition))
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        self.negated_if(true)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Gate {
    Constant,
    Choice(ChoiceId),
    And(Lit, Lit),
    /// Of two nodes that are not negated.
    Xor(Lit, Lit),
    /// Numbered, so that no two are equal.
    Opaque(u32),
}

#[derive(Clone, Copy, Debug)]
struct Node {
    gate: Gate,
    support: SetId,
    /// Depends on undef: another use may see another value.
    fickle: bool,
    value: bool,
}

#[derive(Clone, Copy, Debug)]
struct Choice {
    lit: Lit,
    decided: bool,
}

/// All unknown bits of a run.
#[derive(Debug)]
pub(super) struct Gates {
    nodes: Vec<Node>,
    known: FxHashMap<Gate, u32>,
    supports: Supports,
    choices: Vec<Choice>,
}

impl Default for Gates {
    fn default() -> Self {
        let nothing = Node { gate: Gate::Constant, support: SetId::EMPTY, fickle: false, value: false };
        let known = FxHashMap::default();
        Gates { nodes: vec![nothing], known, supports: Supports::default(), choices: Vec::new() }
    }
}

impl Gates {
    /// The number of nodes: what the graph costs.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The number that the next choice will have.
    pub(super) fn next_choice(&self) -> ChoiceId {
        ChoiceId(self.choices.len() as u32)
    }

    /// A new choice with its value in this run; `fickle` if it is one use of undef.
    pub(super) fn choice(&mut self, value: bool, fickle: bool) -> Lit {
        let id = self.next_choice();
        let support = self.supports.single(id);
        let lit = self.push(Node { gate: Gate::Choice(id), support, fickle, value });
        self.choices.push(Choice { lit, decided: false });
        lit
    }

    /// A bit that is some function of the choices in `support`, with its value in this run.
    pub(super) fn opaque(&mut self, support: SetId, value: bool) -> Lit {
        let gate = Gate::Opaque(self.nodes.len() as u32);
        self.push(Node { gate, support, fickle: false, value })
    }

    fn push(&mut self, node: Node) -> Lit {
        self.nodes.push(node);
        Lit((self.nodes.len() as u32 - 1) << 1)
    }

    /// The value in this run.
    pub(super) fn value(&self, lit: Lit) -> bool {
        self.nodes[lit.node()].value ^ lit.is_negated()
    }

    /// The choices that the bit may depend on.
    pub(super) fn support(&self, lit: Lit) -> SetId {
        self.nodes[lit.node()].support
    }

    /// Whether the bit depends on undef.
    pub(super) fn is_fickle(&self, lit: Lit) -> bool {
        self.nodes[lit.node()].fickle
    }

    /// What depends on one of two sets.
    pub(super) fn union(&mut self, a: SetId, b: SetId) -> SetId {
        self.supports.union(a, b)
    }

    /// The members of a set that are not decided yet; `None` if they are too many to be known.
    pub(super) fn undecided(&self, set: SetId) -> Option<Vec<ChoiceId>> {
        let members = self.supports.members(set)?.iter();
        Some(members.copied().filter(|id| !self.choices[id.0 as usize].decided).collect())
    }

    /// From now on the run is about this value of the choice; the value.
    pub(super) fn decide(&mut self, choice: ChoiceId) -> bool {
        let choice = &mut self.choices[choice.0 as usize];
        choice.decided = true;
        self.nodes[choice.lit.node()].value
    }

    /// The value, if it does not depend on choices that are not decided.
    pub(super) fn constant(&self, lit: Lit) -> Option<bool> {
        if let Some(value) = lit.constant() {
            return Some(value);
        }
        let members = self.supports.members(self.support(lit))?;
        let decided = members.iter().all(|id| self.choices[id.0 as usize].decided);
        decided.then(|| self.value(lit))
    }

    /// The literal, or the constant that it has become.
    pub(super) fn resolve(&self, lit: Lit) -> Lit {
        self.constant(lit).map_or(lit, Lit::known)
    }

    /// Whether the bits are choices of their own, all different and undecided, so that they can have any value.
    pub(super) fn are_free(&self, lits: &[Lit]) -> bool {
        let mut nodes: Vec<usize> = lits.iter().map(|lit| lit.node()).collect();
        nodes.sort_unstable();
        let distinct = nodes.windows(2).all(|pair| pair[0] != pair[1]);
        let choice = |&lit: &Lit| match self.nodes[lit.node()].gate {
            Gate::Choice(id) => !self.choices[id.0 as usize].decided,
            _ => false,
        };
        distinct && lits.iter().all(choice)
    }

    /// Conjunction.
    pub(super) fn and(&mut self, a: Lit, b: Lit) -> Lit {
        let (a, b) = (a.min(b), a.max(b));
        match a {
            Lit::FALSE => return Lit::FALSE,
            Lit::TRUE => return b,
            _ if a == b => return a,
            _ if a == !b => return Lit::FALSE,
            _ => {}
        }
        let value = self.value(a) && self.value(b);
        self.enter(Gate::And(a, b), a, b, value)
    }

    /// Exclusive or.
    pub(super) fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        let (a, b) = (a.min(b), a.max(b));
        if let Some(flip) = a.constant() {
            return b.negated_if(flip);
        }
        let flip = a.is_negated() != b.is_negated();
        let (a, b) = (a.negated_if(a.is_negated()), b.negated_if(b.is_negated()));
        if a == b {
            return Lit::known(flip);
        }
        let value = self.value(a) != self.value(b);
        self.enter(Gate::Xor(a, b), a, b, value).negated_if(flip)
    }

    fn enter(&mut self, gate: Gate, a: Lit, b: Lit, value: bool) -> Lit {
        if let Some(&node) = self.known.get(&gate) {
            return Lit(node << 1);
        }
        let support = self.supports.union(self.support(a), self.support(b));
        let fickle = self.is_fickle(a) || self.is_fickle(b);
        let lit = self.push(Node { gate, support, fickle, value });
        self.known.insert(gate, lit.0 >> 1);
        lit
    }

    /// Disjunction.
    pub(super) fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    /// `a` if `condition`, otherwise `b`.
    pub(super) fn mux(&mut self, condition: Lit, a: Lit, b: Lit) -> Lit {
        if a == b {
            return a;
        }
        let (yes, no) = (self.and(condition, a), self.and(!condition, b));
        self.or(yes, no)
    }

    /// How the node behind a literal is made.
    pub(super) fn inputs(&self, lit: Lit) -> Inputs {
        match self.nodes[lit.node()].gate {
            Gate::Constant | Gate::Opaque(_) => Inputs::None,
            Gate::Choice(id) => Inputs::Choice(id),
            Gate::And(a, b) => Inputs::And(a, b),
            Gate::Xor(a, b) => Inputs::Xor(a, b),
        }
    }
}

/// What a node is made of.
#[derive(Clone, Copy, Debug)]
pub(super) enum Inputs {
    None,
    Choice(ChoiceId),
    And(Lit, Lit),
    Xor(Lit, Lit),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every simplification, against the truth table over two choices.
    #[test]
    fn gates_compute_their_functions() {
        for (x, y) in [(false, false), (false, true), (true, false), (true, true)] {
            let mut gates = Gates::default();
            let (a, b) = (gates.choice(x, false), gates.choice(y, false));
            let inputs = [Lit::FALSE, Lit::TRUE, a, !a, b, !b];
            for p in inputs {
                for q in inputs {
                    let (v, w) = (gates.value(p), gates.value(q));
                    let (and, or, xor) = (gates.and(p, q), gates.or(p, q), gates.xor(p, q));
                    let got = [gates.value(and), gates.value(or), gates.value(xor)];
                    assert_eq!(got, [v && w, v || w, v != w], "{p:?} {q:?}");
                    for r in inputs {
                        let mux = gates.mux(p, q, r);
                        assert_eq!(gates.value(mux), if v { w } else { gates.value(r) });
                    }
                }
            }
        }
    }

    #[test]
    fn what_cancels_is_known() {
        let mut gates = Gates::default();
        let (a, b) = (gates.choice(true, false), gates.choice(false, false));
        assert_eq!(gates.xor(a, a), Lit::FALSE);
        assert_eq!(gates.xor(a, !a), Lit::TRUE);
        assert_eq!(gates.and(a, !a), Lit::FALSE);
        assert_eq!(gates.and(a, a), a);
        let (left, right) = (gates.xor(a, b), gates.xor(b, a));
        assert_eq!(gates.xor(left, right), Lit::FALSE, "equal gates are one node");
        let opaque = gates.opaque(gates.support(left), true);
        assert_eq!(gates.xor(opaque, opaque), Lit::FALSE);
    }

    #[test]
    fn a_bit_is_a_constant_once_its_choices_are_decided() {
        let mut gates = Gates::default();
        let (a, b) = (gates.choice(true, false), gates.choice(false, false));
        let both = gates.xor(a, !b);
        assert_eq!(gates.constant(both), None);
        gates.decide(ChoiceId(0));
        assert_eq!((gates.constant(a), gates.constant(both)), (Some(true), None));
        gates.decide(ChoiceId(1));
        assert_eq!(gates.constant(both), Some(false));
    }
}
