//! The graph of all bits of a proof: both functions on one arrangement of their inputs.

use rustc_hash::FxHashMap;

use crate::gates::{Gates, Lit};
use crate::sets::mixed;

/// One of the two functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FunctionSide {
    Source,
    Target,
}

/// The inputs and choices that a bit depends on, as a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depends(u8);

impl Depends {
    const NOTHING: Depends = Depends(0);
    /// Choices that each use makes anew.
    pub const UNDEF: Depends = Depends(1);
    /// Choices of the source, and of the target.
    pub const SOURCE: Depends = Depends(2);
    pub const TARGET: Depends = Depends(4);

    fn union(self, other: Depends) -> Depends {
        Depends(self.0 | other.0)
    }

    pub fn meets(self, other: Depends) -> bool {
        self.0 & other.0 != 0
    }
}

/// The party that decides a bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chooser {
    /// The caller, and functions outside the module.
    Input,
    /// A bit of an undef input: every use chooses it anew.
    UndefInput,
    /// A function's `freeze`, for good.
    Freeze(FunctionSide),
    /// A function's use of undef.
    Use(FunctionSide),
}

impl Chooser {
    pub fn depends(self) -> Depends {
        let of = |side| if side == FunctionSide::Source { Depends::SOURCE } else { Depends::TARGET };
        match self {
            Chooser::Input => Depends::NOTHING,
            Chooser::UndefInput => Depends::UNDEF,
            Chooser::Freeze(side) => of(side),
            Chooser::Use(side) => of(side).union(Depends::UNDEF),
        }
    }
}

/// A bit that is chosen, by its number among those of its chooser. Runs that choose in the same order choose the same
/// bits, so that a run that is repeated builds no node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    pub chooser: Chooser,
    /// Zero for a choice of the run; otherwise the number of the one who sees what a run shows and makes the choice anew.
    pub observer: u16,
    pub number: u32,
}

impl Choice {
    /// A choice that a run makes, or that is part of its input.
    pub fn of_run(chooser: Chooser, number: u32) -> Choice {
        Choice { chooser, observer: 0, number }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gate {
    Constant,
    Choice(Choice),
    And(Lit, Lit),
    /// Exclusive or of two literals without negation.
    Xor(Lit, Lit),
}

#[derive(Clone, Copy, Debug)]
struct Node {
    gate: Gate,
    depends: Depends,
    /// A number that equal functions of equal inputs share, whichever side has them, so that both order operands alike.
    key: u64,
}

/// The graph. A node's inputs have smaller numbers than the node.
#[derive(Debug)]
pub struct Graph {
    nodes: Vec<Node>,
    known: FxHashMap<Gate, Lit>,
}

impl Default for Graph {
    fn default() -> Graph {
        let constant = Node { gate: Gate::Constant, depends: Depends::NOTHING, key: 0 };
        Graph { nodes: vec![constant], known: FxHashMap::default() }
    }
}

impl Gates for Graph {
    fn conjunction(&mut self, a: Lit, b: Lit) -> Lit {
        self.operation(Gate::And(a, b), a, b)
    }

    fn parity(&mut self, a: Lit, b: Lit) -> Lit {
        self.operation(Gate::Xor(a, b), a, b)
    }
}

impl Graph {
    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn gate(&self, node: usize) -> Gate {
        self.nodes[node].gate
    }

    pub fn depends(&self, lit: Lit) -> Depends {
        self.nodes[lit.node()].depends
    }

    pub fn choice(&mut self, choice: Choice) -> Lit {
        let kind = match choice.chooser {
            Chooser::Input => 1,
            Chooser::UndefInput => 2,
            Chooser::Freeze(_) => 3,
            Chooser::Use(_) => 4,
        };
        let key = mixed(&[kind, choice.observer.into(), choice.number.into()]);
        self.enter(Node { gate: Gate::Choice(choice), depends: choice.chooser.depends(), key })
    }

    /// The value of each node where choices have these.
    pub fn evaluated(&self, choice: impl Fn(Choice) -> bool) -> Vec<bool> {
        let mut values: Vec<bool> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let value = |lit: Lit| values[lit.node()] ^ lit.is_negated();
            values.push(match node.gate {
                Gate::Constant => false,
                Gate::Choice(of) => choice(of),
                Gate::And(a, b) => value(a) && value(b),
                Gate::Xor(a, b) => value(a) != value(b),
            });
        }
        values
    }

    /// The literal of a choice, if the graph has it.
    pub fn find(&self, choice: Choice) -> Option<Lit> {
        self.known.get(&Gate::Choice(choice)).copied()
    }

    /// A choice that renews another.
    pub fn renewal(&mut self, choice: Choice, of: Choice) -> Lit {
        let of = self.choice(of);
        let key = mixed(&[5, self.key(&[of])]);
        self.enter(Node { gate: Gate::Choice(choice), depends: choice.chooser.depends(), key })
    }

    /// A number that equal bits share, whichever side has them.
    pub fn key(&self, lits: &[Lit]) -> u64 {
        let of = |lit: &Lit| self.nodes[lit.node()].key ^ u64::from(lit.is_negated());
        mixed(&lits.iter().map(of).collect::<Vec<_>>())
    }

    fn operation(&mut self, gate: Gate, a: Lit, b: Lit) -> Lit {
        let (x, y) = (self.key(&[a]), self.key(&[b]));
        let kind = if matches!(gate, Gate::And(..)) { 6 } else { 7 };
        let key = mixed(&[kind, x.min(y), x.max(y)]);
        self.enter(Node { gate, depends: self.depends(a).union(self.depends(b)), key })
    }

    fn enter(&mut self, node: Node) -> Lit {
        let nodes = &mut self.nodes;
        *self.known.entry(node.gate).or_insert_with(|| {
            nodes.push(node);
            Lit::of_node(nodes.len() - 1)
        })
    }

    /// The nodes that compute the literals, inputs first, as far as they depend on one of `through`; all with `None`.
    pub fn cone(&self, roots: &[Lit], through: Option<Depends>) -> Vec<usize> {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut cone = Vec::new();
        let mut pending: Vec<usize> = roots.iter().map(|root| root.node()).collect();
        while let Some(node) = pending.pop() {
            let Node { gate, depends, .. } = self.nodes[node];
            if through.is_some_and(|through| !depends.meets(through)) || !seen.insert(node) {
                continue;
            }
            cone.push(node);
            if let Gate::And(a, b) | Gate::Xor(a, b) = gate {
                pending.extend([a.node(), b.node()]);
            }
        }
        cone.sort_unstable();
        cone
    }

    /// The nodes of all choices that literals depend on.
    pub(crate) fn choices_below(&self, roots: &[Lit]) -> Vec<usize> {
        let is_choice = |node: &usize| matches!(self.gate(*node), Gate::Choice(_));
        self.cone(roots, None).into_iter().filter(is_choice).collect()
    }

    /// The literals with every choice that is one of `which` replaced; every choice with `None`.
    pub fn replaced(
        &mut self,
        roots: &[Lit],
        which: Option<Depends>,
        mut replace: impl FnMut(&mut Graph, Choice) -> Lit,
    ) -> Vec<Lit> {
        let mut new: FxHashMap<usize, Lit> = FxHashMap::default();
        let moved = |new: &FxHashMap<usize, Lit>, lit: Lit| {
            new.get(&lit.node()).map_or(lit, |new| new.negated_if(lit.is_negated()))
        };
        // Inputs come first in a cone, so those of a gate have been replaced before it.
        for node in self.cone(roots, which) {
            let lit = match self.gate(node) {
                Gate::Constant => continue,
                Gate::Choice(choice) => replace(self, choice),
                Gate::And(a, b) => {
                    let (a, b) = (moved(&new, a), moved(&new, b));
                    self.and(a, b)
                }
                Gate::Xor(a, b) => {
                    let (a, b) = (moved(&new, a), moved(&new, b));
                    self.xor(a, b)
                }
            };
            new.insert(node, lit);
        }
        roots.iter().map(|&root| moved(&new, root)).collect()
    }
}
