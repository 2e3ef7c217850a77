//! The two witnesses in process, against each other, on generated programs.

use generator::{Config, Profile};
use lang::Program;
use oracle::Outcome;
use oracle::inprocess::{Answer, InProcess, Settings};
use oracle::reference::Fault;

const PROGRAMS: u64 = 2000;

/// The programs of a profile that are proved defined, with their numbers.
fn programs(profile: Profile) -> impl Iterator<Item = (u64, Program)> {
    let config = Config::new(profile);
    let all = (0..PROGRAMS).map(move |index| (index, generator::program(&generator::dna(1, index), &config)));
    all.filter(|(_, program)| lang::check::program(program).is_ok())
}

fn check(profile: Profile) {
    let mut engine = InProcess::default();
    let mut compared = 0;
    for (index, program) in programs(profile) {
        let Answer { expected, runs } = engine.run(&program);
        let text = || lang::print::program(&program);
        assert!(matches!(expected, Outcome::Finished(_)), "{profile:?} {index}: {expected:?}\n{}", text());
        assert_eq!(runs[0].outcome, expected, "{profile:?} {index}:\n{}", text());
        compared += 1;
    }
    assert!(compared > PROGRAMS / 2, "{profile:?}: only {compared} programs of {PROGRAMS} were compared");
}

#[test]
fn a_generated_program_does_what_its_lowering_does() {
    for profile in Profile::ALL {
        check(profile);
    }
}

/// The comparison above would find something: each mistake of the evaluator is seen by some program.
#[test]
fn faults_of_the_evaluator_are_found() {
    let profiles = [Profile::Bitfields, Profile::Mixed];
    let programs: Vec<_> = profiles.into_iter().flat_map(programs).map(|(_, program)| program).collect();
    let survives = |fault: &&Fault| {
        let faults = [**fault].into_iter().collect();
        let mut engine = InProcess::new(Settings { faults, ..Settings::default() });
        !programs.iter().any(|program| {
            let Answer { expected, runs } = engine.run(program);
            expected != runs[0].outcome
        })
    };
    let surviving: Vec<_> = Fault::ALL.iter().filter(survives).collect();
    assert!(surviving.is_empty(), "{surviving:?}");
}
