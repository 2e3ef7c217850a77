//! `proof::witness`.

use refine::gates::Lit;
use refine::proof::graph::{Choice, Chooser, Graph};
use refine::proof::witness::*;
use rustc_hash::FxHashMap;

use refine::circuits;
use refine::gates::Gates;

fn number(graph: &mut Graph, scalar: u32) -> Vec<Lit> {
    let bit = |at| Choice::of_run(Chooser::Input, scalar * SCALAR_BITS + at);
    (0..32).map(|at| graph.choice(bit(at))).collect()
}

fn read(found: &FxHashMap<Choice, bool>, scalar: u32) -> u32 {
    let bit = |at| Choice::of_run(Chooser::Input, scalar * SCALAR_BITS + at);
    (0..32).rev().fold(0, |number, at| number << 1 | u32::from(found.get(&bit(at)) == Some(&true)))
}

#[test]
fn small_numbers_come_first() {
    let mut graph = Graph::default();
    let (a, b) = (number(&mut graph, 0), number(&mut graph, 1));
    let sum = circuits::add(&mut graph, &a, &b, Lit::FALSE).bits;
    let differ = !circuits::equal(&mut graph, &sum, &a);
    let found = witness(&mut graph, differ, &[]).expect("b is not zero");
    assert_eq!((read(&found, 0), read(&found, 1)), (0, 1));
}

#[test]
fn drawn_numbers_lose_their_ones() {
    let mut graph = Graph::default();
    let a = number(&mut graph, 0);
    // No number of the table has these bits.
    let both = graph.and(a[13], !a[14]);
    let found = witness(&mut graph, both, &a).expect("a quarter of all numbers");
    assert_eq!(read(&found, 0), 1 << 13);
    let never = graph.and(a[3], Lit::FALSE);
    assert!(witness(&mut graph, never, &[]).is_none());
}
