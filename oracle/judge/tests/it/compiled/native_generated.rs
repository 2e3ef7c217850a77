//! Generated programs through the whole matrix.

use crate::it::common;

use common::toolchain;
use engines::native::{CaseResult, run_programs};
use engines::{EngineName, Outcome};
use generator::{Config, Profile, dna, program};
use lang::{Features, Program};

fn programs(profile: Profile, count: u64) -> Vec<Program> {
    // What clang and our lowering do is compared.
    let config = Config { without: Features::LACKED_BY_CLANG, ..Config::new(profile) };
    (0..count).map(|index| program(&dna(4, index), &config)).collect()
}

/// By clang 19 or by our lowering, which follows it where compilers differ by design.
fn is_clang_19(configuration: &engines::Configuration) -> bool {
    configuration.family() == "word" || configuration.to_string().starts_with("clang-19")
}

fn follows_clang(engine: &EngineName) -> bool {
    engine.sides().is_some_and(|(caller, callee)| is_clang_19(caller) && is_clang_19(callee))
}

/// A compiler does not get what it lacks.
fn ran_or_lacked(program: &Program, outcome: &Outcome) -> bool {
    match outcome {
        Outcome::Unsupported(_) => !Features::needed_of_compilers(program).is_empty(),
        outcome => outcome.log().is_some(),
    }
}

fn check(profile: Profile, count: u64) {
    let programs = programs(profile, count);
    let batch = run_programs(&toolchain(""), &programs).unwrap();
    for (number, result) in batch.results.iter().enumerate() {
        clang_agrees_with_itself_and_us(number, result);
        assert!(
            result.runs.iter().all(|run| ran_or_lacked(&programs[number], &run.outcome)),
            "program {number}: every engine ran it"
        );
    }
}

fn clang_agrees_with_itself_and_us(number: usize, result: &CaseResult) {
    let mut runs = result.runs.iter().filter(|run| follows_clang(&run.engine));
    let first = runs.next().unwrap();
    assert!(matches!(first.outcome, Outcome::Finished(_)), "program {number}: {first:?}");
    for run in runs {
        assert_eq!(run.outcome, first.outcome, "program {number}: {} and {}", run.engine, first.engine);
    }
    let mut layouts = result.layouts.iter().filter(|l| is_clang_19(&l.configuration));
    let first = layouts.next().unwrap();
    for layout in layouts {
        assert_eq!(layout.outcome, first.outcome, "program {number}: layout by {}", layout.configuration);
    }
}

#[test]
fn one_feature_at_a_time() {
    check(Profile::Single, 64);
}

#[test]
fn everything_at_once() {
    check(Profile::Mixed, 16);
}
