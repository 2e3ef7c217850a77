//! The satisfiability solver over the graph. Clauses are made of the nodes that a question needs, once.

use std::cell::Cell;
use std::rc::Rc;

use batsat::{Callbacks, Solver, SolverInterface, SolverOpts, lbool};

use super::graph::{Gate, Graph};
use crate::gates::Lit;
use crate::time_limit::{is_over, spend};

/// The answer to whether literals can hold together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Satisfiable {
    Yes,
    No,
    /// The limit on conflicts was reached.
    Unknown,
}

/// The effort of a conflict, of which a propagation is one part.
const EFFORT_OF_CONFLICT: u64 = 500;

/// The conflicts that are left.
struct ConflictBudget(Rc<Cell<u64>>);

impl Callbacks for ConflictBudget {
    fn on_new_clause(&mut self, _: &[batsat::Lit], kind: batsat::ClauseKind) {
        if kind == batsat::ClauseKind::Learnt {
            self.0.set(self.0.get().saturating_sub(1));
            spend(EFFORT_OF_CONFLICT);
        }
    }

    fn stop(&self) -> bool {
        self.0.get() == 0 || is_over()
    }
}

/// A solver with the clauses of some nodes.
pub struct NodeSolver {
    solver: Solver<ConflictBudget>,
    budget: Rc<Cell<u64>>,
    /// The variable of each node that has clauses.
    variables: Vec<Option<batsat::Var>>,
}

impl Default for NodeSolver {
    fn default() -> NodeSolver {
        let budget = Rc::new(Cell::new(0));
        let solver = Solver::new(SolverOpts::default(), ConflictBudget(Rc::clone(&budget)));
        NodeSolver { solver, budget, variables: Vec::new() }
    }
}

impl NodeSolver {
    /// Finds out if all of `lits` can hold, within `conflicts` conflicts.
    pub fn solve(&mut self, graph: &Graph, lits: &[Lit], conflicts: u64) -> Satisfiable {
        self.budget.set(conflicts);
        let open: Vec<Lit> = lits.iter().copied().filter(|lit| *lit != Lit::TRUE).collect();
        if open.contains(&Lit::FALSE) {
            return Satisfiable::No;
        }
        self.encode(graph, &open);
        let assumptions: Vec<batsat::Lit> = open.iter().filter_map(|&lit| self.literal(lit)).collect();
        let before = self.solver.num_propagations();
        let answer = self.solver.solve_limited(&assumptions);
        spend(self.solver.num_propagations() - before);
        let known = [(lbool::TRUE, Satisfiable::Yes), (lbool::FALSE, Satisfiable::No)];
        known.iter().find(|(of, _)| *of == answer).map_or(Satisfiable::Unknown, |&(_, known)| known)
    }

    /// The conflicts that the last question left of its limit.
    pub fn conflicts_left(&self) -> u64 {
        self.budget.get()
    }

    /// The literal's value in the last solution; what the question did not need is zero.
    pub fn value(&self, lit: Lit) -> bool {
        match lit.constant() {
            Some(known) => known,
            None => self.literal(lit).is_some_and(|lit| self.solver.value_lit(lit) == lbool::TRUE),
        }
    }

    fn literal(&self, lit: Lit) -> Option<batsat::Lit> {
        let variable = self.variables.get(lit.node()).copied().flatten()?;
        Some(batsat::Lit::new(variable, !lit.is_negated()))
    }

    /// Makes the clauses of all nodes that compute the literals (G. S. Tseitin, 1968).
    fn encode(&mut self, graph: &Graph, roots: &[Lit]) {
        self.variables.resize(graph.len(), None);
        let mut pending: Vec<usize> = roots.iter().map(|root| root.node()).collect();
        // A list of what is pending, since the graph may be too deep for recursion.
        while let Some(node) = pending.pop() {
            if node == 0 || self.variables[node].is_some() {
                continue;
            }
            let inputs = match graph.gate(node) {
                Gate::Constant | Gate::Choice(_) => None,
                Gate::And(a, b) | Gate::Xor(a, b) => Some([a, b]),
            };
            let missing = |lit: &Lit| lit.node() != 0 && self.variables[lit.node()].is_none();
            let missing: Vec<usize> =
                inputs.iter().flatten().filter(|lit| missing(lit)).map(|lit| lit.node()).collect();
            if !missing.is_empty() {
                pending.push(node);
                pending.extend(missing);
                continue;
            }
            let variable = self.solver.new_var_default();
            self.variables[node] = Some(variable);
            let out = batsat::Lit::new(variable, true);
            let Some([Some(a), Some(b)]) = inputs.map(|inputs| inputs.map(|lit| self.literal(lit))) else {
                continue;
            };
            match graph.gate(node) {
                Gate::And(..) => self.clauses(&[&[!out, a], &[!out, b], &[out, !a, !b]]),
                Gate::Xor(..) => {
                    self.clauses(&[&[!out, a, b], &[!out, !a, !b], &[out, !a, b], &[out, a, !b]]);
                }
                Gate::Constant | Gate::Choice(_) => {}
            }
        }
    }

    fn clauses(&mut self, clauses: &[&[batsat::Lit]]) {
        for clause in clauses {
            self.solver.add_clause_reuse(&mut clause.to_vec());
        }
    }
}
