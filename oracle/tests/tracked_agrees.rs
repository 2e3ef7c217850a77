//! The two interpreters against each other, on lowered programs: what one computes the other does, and where one
//! stops the other does.

use generator::{Config, Profile};
use interpreter::tracked::{self, End, MaskedObservation, Precision};
use interpreter::{Interpreter, Observation, Outcome};
use lang::Unit;
use lowering::{Options, lower};

const PROGRAMS: u64 = 300;

/// Both machines on one module; the outcome if they agree.
fn both(fast: &mut Interpreter, module: &ir::Module, entry: &str, config: &interpreter::Config) -> Outcome {
    let run = fast.run(module, entry, config);
    let allowed = tracked::outcomes(module, entry, config);
    let text = || ir::print_module(module);
    let [tracked] = &allowed.outcomes[..] else { panic!("{:?}\n{}", allowed.outcomes, text()) };
    let shown = |seen: &MaskedObservation| Observation { site: seen.site, value: seen.value };
    let log: Vec<Observation> = tracked.observations.iter().map(shown).collect();
    assert_eq!(log, run.observations, "\n{}", text());
    assert_eq!(allowed.precision, Precision::Exact);
    match (tracked.end, run.outcome) {
        (End::Finished, Outcome::Finished) | (End::OutOfFuel, Outcome::OutOfFuel) => {}
        (End::Undefined(ours, here), Outcome::Undefined(theirs, there)) => {
            assert_eq!((ours, here), (theirs, there), "\n{}", text());
        }
        (End::Unsupported(ours), Outcome::Unsupported(theirs)) => assert_eq!(ours, theirs),
        (ours, theirs) => panic!("{ours:?} {theirs:?}\n{}", text()),
    }
    run.outcome
}

fn check(profile: Profile) {
    let config = Config::new(profile);
    let (mut fast, mut finished) = (Interpreter::new(), 0);
    for index in 0..PROGRAMS {
        let program = generator::program(&generator::dna(7, index), &config);
        let Some(entry) = program.functions.get(program.entry.index()) else { continue };
        let Ok(module) = lower::program(&program, &Unit::WHOLE, &Options::default()) else { continue };
        let outcome = both(&mut fast, &module, &entry.name, &interpreter::Config::default());
        finished += u64::from(outcome == Outcome::Finished);
    }
    assert!(finished > PROGRAMS / 2, "{profile:?}: only {finished} programs of {PROGRAMS} finished");
}

#[test]
fn lowered_programs_do_the_same_on_both_machines() {
    for profile in Profile::ALL {
        check(profile);
    }
}
