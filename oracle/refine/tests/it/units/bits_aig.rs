//! `bits::aig`.

use refine::bits::aig::*;
use refine::gates::{Gates, Lit};

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
