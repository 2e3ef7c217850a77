//! `proof::graph`.

use refine::gates::{Gates, Lit};
use refine::proof::graph::*;

#[test]
fn choices_are_replaced_throughout() {
    let mut graph = Graph::default();
    let choice = |chooser, number| Choice::of_run(chooser, number);
    let input = graph.choice(choice(Chooser::Input, 0));
    let old = graph.choice(choice(Chooser::Use(FunctionSide::Source), 0));
    let both = graph.and(input, old);
    let odd = graph.xor(!both, input);
    let new = |graph: &mut Graph, _| graph.choice(choice(Chooser::Use(FunctionSide::Source), 1));
    let replaced = graph.replaced(&[odd, input], Some(Depends::UNDEF), new);
    let fresh = graph.choice(choice(Chooser::Use(FunctionSide::Source), 1));
    let both = graph.and(input, fresh);
    assert_eq!(replaced, [graph.xor(!both, input), input]);
    let constant = graph.replaced(&[odd], Some(Depends::SOURCE), |_, _| Lit::FALSE);
    assert_eq!(constant, [!input]);
}
