//! The two domains of the precise engine against each other, on small random modules: where one follows unknown bits, the other
//! tries every value, and both come to the same set of outcomes.

use std::collections::BTreeSet;

use generator::ir as random;
use interpreter::{Config, Observation, Outcome, Semantics, Undef};
use ir::Module;
use refine::bits::{self, OutcomeSet, Precision, RunEnd};
use refine::sets::{self, Behaviour, Containment, Ending, Event, FunctionRef, Scalar};

/// The observations of a program, and whether it then ended well or undefined.
type Log = (Vec<(u64, u64)>, Finish);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Finish {
    Returned,
    Undefined,
}

/// Every behaviour by trying them; `None` if that is too much.
fn tried(module: &Module, semantics: Semantics) -> Option<BTreeSet<Log>> {
    let function = module.function(random::ENTRY)?;
    let subject = FunctionRef { module, function };
    // Nothing shows this, so that the answer is all that there is, unless some behaviour is undefined at once.
    let impossible = [Observation { site: u32::MAX, value: 0 }];
    let limits =
        sets::EnumerationLimits { executions: 1 << 10, undef_bits: 6, ..sets::EnumerationLimits::default() };
    match sets::contains(subject, semantics, limits, Outcome::Finished, &impossible) {
        Containment::No { allowed } => allowed.iter().map(log).collect(),
        Containment::Exactly | Containment::Covered | Containment::Inconclusive(_) => None,
    }
}

fn log(behaviour: &Behaviour) -> Option<Log> {
    let number = |event: &Event, at: usize| match event.arguments.get(at)?.as_single()?.0[..] {
        [Scalar::Bits(bits)] => u64::try_from(bits).ok(),
        _ => None,
    };
    let events = behaviour.events.iter().map(|event| Some((number(event, 0)?, number(event, 1)?)));
    let finish = match behaviour.ending {
        Ending::Returned { .. } => Finish::Returned,
        Ending::Undefined(_) => Finish::Undefined,
        Ending::Stopped | Ending::OutOfFuel | Ending::Endless => return None,
    };
    Some((events.collect::<Option<_>>()?, finish))
}

/// The same by following unknown bits.
fn followed(allowed: &OutcomeSet) -> Option<BTreeSet<Log>> {
    if allowed.precision != Precision::Exact {
        return None;
    }
    let log = |outcome: &bits::MaskedOutcome| {
        let shown = outcome.observations.iter().map(|seen| (u64::from(seen.site), seen.value)).collect();
        match outcome.end {
            RunEnd::Finished => Some((shown, Finish::Returned)),
            RunEnd::Undefined(..) => Some((shown, Finish::Undefined)),
            RunEnd::OutOfFuel | RunEnd::Unsupported(_) | RunEnd::TooManyUnknowns(..) => None,
        }
    };
    allowed.outcomes.iter().map(log).collect()
}

/// Compares modules of one kind; how many were, and how many of them have several outcomes.
fn compare(semantics: Semantics, ub_free: bool, equal: bool, modules: u64) -> (u32, u32) {
    let base = random::ModuleConfig::new(random::Profile::IrSmall);
    let undef = semantics.undef == Undef::Present;
    let config = random::ModuleConfig { ub_free, undef, ..base };
    let (mut compared, mut several) = (0, 0);
    for index in 0..modules {
        let module = random::module(&generator::dna(17, index), &config);
        let run = Config { semantics, ..Config::default() };
        let allowed = bits::outcomes_within(&module, random::ENTRY, &run, 10);
        let (Some(tried), Some(followed)) = (tried(&module, semantics), followed(&allowed)) else { continue };
        let agree = if equal { tried == followed } else { tried.is_subset(&followed) };
        assert!(agree, "{index}\n{tried:?}\n{followed:?}\n{}", ir::print_module(&module));
        compared += 1;
        several += u32::from(tried.len() > 1);
    }
    (compared, several)
}

/// Without undef both sets are exact, so they are equal.
#[test]
fn the_outcomes_are_those_there_are() {
    for ub_free in [true, false] {
        let (compared, several) = compare(Semantics::THESIS, ub_free, true, 800);
        assert!(compared > 500 && several > 30, "{compared} {several}");
    }
}

/// With undef the domain of bits may allow more, and never less.
#[test]
fn no_outcome_is_missing_with_undef() {
    for semantics in [Semantics::LLVM_19, Semantics::ALIVE2] {
        let (compared, several) = compare(semantics, true, false, 150);
        assert!(compared > 75 && several > 8, "{compared} {several}");
    }
}
