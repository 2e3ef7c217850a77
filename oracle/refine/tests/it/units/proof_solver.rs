//! `proof::solver`.

use refine::gates::Lit;
use refine::proof::graph::Graph;
use refine::proof::solver::*;

use refine::gates::Gates;
use refine::proof::graph::{Choice, Chooser};

#[test]
fn gates_hold_as_the_graph_says() {
    let mut graph = Graph::default();
    let [a, b] = [0, 1].map(|number| graph.choice(Choice::of_run(Chooser::Input, number)));
    let (both, odd) = (graph.and(a, b), graph.xor(a, b));
    let mut solver = NodeSolver::default();
    assert_eq!(solver.solve(&graph, &[both, odd], 100), Satisfiable::No);
    assert_eq!(solver.solve(&graph, &[!both, odd, a], 100), Satisfiable::Yes);
    assert_eq!((solver.value(a), solver.value(b)), (true, false));
    assert_eq!(solver.solve(&graph, &[Lit::FALSE], 100), Satisfiable::No);
}
