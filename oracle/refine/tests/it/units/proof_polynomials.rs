//! `proof::polynomials`.

use refine::gates::Lit;
use refine::proof::graph::Graph;
use refine::proof::polynomials::*;

use refine::proof::graph::{Choice, Chooser};

const WIDTH: usize = 3;

/// The value of a number, by the two inputs.
type Number = Box<dyn Fn(u64, u64) -> u64>;

fn input(graph: &mut Graph, first: u32) -> Vec<Lit> {
    let bit = |number| Choice::of_run(Chooser::Input, number);
    (first..first + WIDTH as u32).map(|number| graph.choice(bit(number))).collect()
}

fn number(values: &[bool], bits: &[Lit]) -> u64 {
    let bit = |lit: &Lit| u64::from(values[lit.node()] ^ lit.is_negated());
    bits.iter().rev().fold(0, |number, lit| number << 1 | bit(lit))
}

fn constant(number: u64) -> Vec<Lit> {
    (0..WIDTH).map(|at| Lit::known(number >> at & 1 != 0)).collect()
}

/// Checks all pairs of three-bit numbers in sums and products of sums, differences and constants.
#[test]
fn polynomials_are_the_numbers_that_they_say() {
    let mut graph = Graph::default();
    let mut all = Polynomials::default();
    let (a, b) = (input(&mut graph, 0), input(&mut graph, 3));
    let complement: Vec<Lit> = a.iter().map(|&bit| !bit).collect();
    let mut known: Vec<(Vec<Lit>, Number)> = vec![
        (a.clone(), Box::new(|a, _| a)),
        (b, Box::new(|_, b| b)),
        (complement, Box::new(|a, _| !a)),
        (constant(5), Box::new(|_, _| 5)),
    ];
    let shifted = [&[Lit::FALSE], &a[..WIDTH - 1]].concat();
    all.shifted(&a, 1, &shifted);
    known.push((shifted, Box::new(|a, _| a << 1)));
    for (x, y) in [(0, 1), (2, 1), (4, 3), (5, 6), (1, 5), (7, 2)] {
        for factor in [1, u64::MAX, 3] {
            let (of_x, of_y) = (known[x].0.clone(), known[y].0.clone());
            let sum = all.sum(&mut graph, &of_x, &of_y, factor).expect("a narrow number");
            let product = all.product(&mut graph, &of_x, &of_y).expect("a narrow number");
            let equal = vec![all.equal(&mut graph, &of_x, &of_y)];
            for at in 0..64 {
                let values = graph.evaluated(|choice| at >> choice.number & 1 != 0);
                let (p, q) = ((known[x].1)(at & 7, at >> 3), (known[y].1)(at & 7, at >> 3));
                let wanted = p.wrapping_add(q.wrapping_mul(factor)) & 7;
                assert_eq!(number(&values, &sum), wanted, "{x} + {factor} * {y} at {at}");
                assert_eq!(number(&values, &product), p.wrapping_mul(q) & 7, "{x} * {y} at {at}");
                assert_eq!(number(&values, &equal) == 1, p & 7 == q & 7, "{x} == {y} at {at}");
            }
            if known.len() < 9 {
                let value = |at: u64| {
                    let [p, q] = [x, y].map(|of| (known[of].1)(at & 7, at >> 3));
                    p.wrapping_add(q.wrapping_mul(factor))
                };
                let table: Vec<u64> = (0..64).map(value).collect();
                known.push((sum, Box::new(move |a, b| table[(a | b << 3) as usize])));
            }
        }
    }
}

#[test]
fn equal_numbers_have_the_same_gates() {
    let mut graph = Graph::default();
    let mut all = Polynomials::default();
    let (a, b) = (input(&mut graph, 0), input(&mut graph, 3));
    let minus_one = u64::MAX;
    let difference = all.sum(&mut graph, &a, &b, minus_one).expect("narrow");
    assert_eq!(all.sum(&mut graph, &difference, &b, 1), Some(a.clone()), "a - b + b");
    let opposite = all.sum(&mut graph, &b, &a, minus_one).expect("narrow");
    let complement: Vec<Lit> = difference.iter().map(|&bit| !bit).collect();
    assert_eq!(all.sum(&mut graph, &opposite, &constant(1), minus_one), Some(complement), "b - a - 1");
    let sum = all.sum(&mut graph, &a, &b, 1).expect("narrow");
    let squares = all.product(&mut graph, &sum, &difference).expect("narrow");
    let (of_a, of_b) = (all.product(&mut graph, &a, &a), all.product(&mut graph, &b, &b));
    let apart = all.sum(&mut graph, &of_a.expect("narrow"), &of_b.expect("narrow"), minus_one);
    assert_eq!(apart, Some(squares), "a² - b²");
    let with_a = all.sum(&mut graph, &sum, &a, 1).expect("narrow");
    let is_zero = all.equal(&mut graph, &b, &constant(0));
    let twice = all.sum(&mut graph, &a, &a, 1).expect("narrow");
    assert_eq!(all.equal(&mut graph, &with_a, &twice), is_zero, "a + b + a == a + a");
}
