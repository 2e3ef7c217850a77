//! The evaluator against the rules of C11, one rule each.

mod build;
mod calls;
mod expressions;
mod faults;
mod statements;
mod undefined;

use lang::Program;

use super::{EvaluationLimits, Fault, FaultSet, UbKind, run};
use engines::Outcome;

/// The program observes these values, in this order.
fn check(program: &Program, expected: &[i128]) {
    assert_eq!(observed(program, FaultSet::NONE), values(expected));
}

/// The program has no meaning.
fn check_undefined(program: &Program, breach: UbKind, at: &str) {
    let outcome = run(program, &EvaluationLimits::default(), FaultSet::NONE);
    let Outcome::Undefined { kind, place, .. } = outcome else { panic!("{outcome:?}") };
    assert_eq!((kind.as_str(), place.as_str()), (breach.name(), at));
}

/// The program observes `sound`, and `faulty` when the mistake is made.
fn check_fault(program: &Program, fault: Fault, sound: &[i128], faulty: &[i128]) {
    check(program, sound);
    assert_eq!(observed(program, [fault].into_iter().collect()), values(faulty), "{}", fault.name());
}

fn values(of: &[i128]) -> Vec<u64> {
    of.iter().map(|v| *v as u64).collect()
}

fn observed(program: &Program, faults: FaultSet) -> Vec<u64> {
    match run(program, &EvaluationLimits::default(), faults) {
        Outcome::Finished(log) => log.iter().map(|observation| observation.value).collect(),
        other => panic!("{other:?}"),
    }
}
