//! The two witnesses in process, against each other, on generated programs.

use engines::{Observation, Outcome};
use generator::{Config, Profile};
use judge::inprocess::{Answer, InProcess, InProcessSettings};
use judge::reference::Fault;
use lang::{Program, Target, parse};
use lowering::strategy::{STRATEGIES, Strategy, WORD};
use rayon::prelude::*;

/// The programs of a profile that the tests below take.
const PROGRAMS: u64 = 2000;

/// The programs of a profile among the first `count` that are proved defined, with their numbers.
fn programs(profile: Profile, count: u64) -> impl Iterator<Item = (u64, Program)> {
    let config = Config::new(profile);
    let all = (0..count).map(move |index| (index, generator::program(&generator::dna(1, index), &config)));
    all.filter(|(_, program)| lang::check::program(program).is_ok())
}

fn check(profile: Profile, count: u64, strategies: &[Strategy]) {
    let mut engine =
        InProcess::new(InProcessSettings { strategies: strategies.to_vec(), ..InProcessSettings::default() });
    let mut compared = 0;
    for (index, program) in programs(profile, count) {
        let Answer { expected, runs } = engine.run(&program);
        let text = || lang::print::program(&program);
        assert!(matches!(expected, Outcome::Finished(_)), "{profile:?} {index}: {expected:?}\n{}", text());
        for run in runs {
            assert_eq!(run.outcome, expected, "{profile:?} {index}, {}:\n{}", run.engine, text());
        }
        compared += 1;
    }
    assert!(compared > count / 2, "{profile:?}: only {compared} programs of {count} were compared");
}

fn check_every_profile(count: u64) {
    let profiles = Profile::ALL.into_par_iter().filter(|profile| *profile != Profile::Poison);
    profiles.for_each(|profile| check(profile, count, &[WORD]));
}

#[test]
fn a_generated_program_does_what_its_lowering_does() {
    check_every_profile(PROGRAMS / 4);
}

#[test]
#[ignore = "17 CPU s: 2,000 programs of each profile in place of 500"]
fn many_generated_programs_do_what_their_lowering_does() {
    check_every_profile(PROGRAMS);
}

/// The strategies that keep poison where it is, piece by piece.
fn tight() -> Vec<Strategy> {
    STRATEGIES
        .iter()
        .filter(|strategy| ["frozen-load", "vector", "packed"].contains(&strategy.name))
        .copied()
        .collect()
}

/// Determinate neighbours of indeterminate fields stay determinate. A strategy that moves whole words loses them:
/// `word` to poison; one that freezes, where a word it passes in a register holds padding, to whatever the frozen word
/// is.
#[test]
fn poison_is_kept_from_the_neighbours_by_the_tight_strategies() {
    check(Profile::Poison, PROGRAMS, &tight());
    for strategy in STRATEGIES.iter().filter(|candidate| !tight().contains(candidate)) {
        let mut engine =
            InProcess::new(InProcessSettings { strategies: vec![*strategy], ..InProcessSettings::default() });
        let leaks = |(_, program)| {
            let Answer { expected, runs } = engine.run(&program);
            expected != runs[0].outcome
        };
        assert!(programs(Profile::Poison, PROGRAMS).any(leaks), "{}", strategy.name);
    }
}

/// The comparison above would find something: each mistake of the evaluator is seen by some program.
#[test]
fn faults_of_the_evaluator_are_found() {
    let profiles = [Profile::Bitfields, Profile::Mixed];
    let programs: Vec<_> = profiles
        .into_iter()
        .flat_map(|profile| programs(profile, PROGRAMS))
        .map(|(_, program)| program)
        .collect();
    let survives = |fault: &&Fault| {
        let faults = [**fault].into_iter().collect();
        let mut engine = InProcess::new(InProcessSettings { faults, ..InProcessSettings::default() });
        !programs.iter().any(|program| {
            let Answer { expected, runs } = engine.run(program);
            expected != runs[0].outcome
        })
    };
    let surviving: Vec<_> = Fault::ALL.iter().filter(survives).collect();
    assert!(surviving.is_empty(), "{surviving:?}");
}

/// GetSSETypeAtOffset of clang finds only the `float` of such a union.
#[test]
fn a_double_behind_the_float_of_a_union_travels() {
    const TEXT: &str = "
union U { float a; struct __attribute__((packed)) { double d; int i; signed char c; }; };
union V { _Float16 a; struct __attribute__((packed)) { _Float16 h; float f; }; };
union U pass(union U u, union V v) { u.d += v.f; u.i = 3; return u; }
/* side: caller */
void entry(void)
{
    union U u = {.d = 3587.375};
    union V v = {.f = 1.5f};
    union U w = pass(u, v);
    bf_observe_f64(0U, w.d);
    bf_observe(1U, w.i);
}
int main(void) { entry(); return 0; }
";
    let mut engine =
        InProcess::new(InProcessSettings { strategies: STRATEGIES.to_vec(), ..InProcessSettings::default() });
    for target in Target::ALL {
        let program = parse::program(TEXT, "sample").unwrap_or_else(|error| panic!("{error}"));
        let program = Program { target, ..program };
        assert!(lang::check::program(&program).is_ok());
        let Answer { expected, runs } = engine.run(&program);
        let seen = [3588.875f64.to_bits(), 3].into_iter().zip(0..);
        let seen = seen.map(|(value, site)| Observation { site, value }).collect();
        assert_eq!(expected, Outcome::Finished(seen));
        for run in runs {
            assert_eq!(run.outcome, expected, "{target:?}, {}", run.engine);
        }
    }
}

/// The record is 14 bytes long and travels as one `double` that lies at byte 8: two of its bytes are not the record's.
#[test]
fn a_short_record_without_a_first_eightbyte_travels() {
    const TEXT: &str = "
struct __attribute__((packed)) S { long long : 64; _Float16 h; float f; };
struct S pass(struct S s) { s.f += s.h; return s; }
/* side: caller */
void entry(void)
{
    struct S s = {.h = 1.5f, .f = 2.25f};
    struct S t = pass(s);
    bf_observe_f64(0U, t.h);
    bf_observe_f64(1U, t.f);
}
int main(void) { entry(); return 0; }
";
    let program = parse::program(TEXT, "sample").unwrap_or_else(|error| panic!("{error}"));
    assert!(lang::check::program(&program).is_ok());
    let mut engine =
        InProcess::new(InProcessSettings { strategies: STRATEGIES.to_vec(), ..InProcessSettings::default() });
    let Answer { expected, runs } = engine.run(&program);
    let seen = [1.5f64.to_bits(), 3.75f64.to_bits()].into_iter().zip(0..);
    let seen = seen.map(|(value, site)| Observation { site, value }).collect();
    assert_eq!(expected, Outcome::Finished(seen));
    for run in runs {
        assert_eq!(run.outcome, expected, "{}", run.engine);
    }
}
