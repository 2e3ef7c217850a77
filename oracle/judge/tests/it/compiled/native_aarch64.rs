//! AArch64 through clang and the cross gcc, in an emulator where the machine is another: the same matrix, the same outcomes.

use crate::it::common;

use common::{crashing, echo, echoed, hanging, outcome_of, pairs, recursing, toolchain};
use engines::Outcome;
use engines::native::{BatchResult, CaseResult, run_programs};
use lang::{Program, Target};

/// Both compilers at two levels.
const CLANG_AND_GCC: &str = r#"
target = "aarch64-linux-gnu"
only = true
[[configuration]]
compiler = "clang-19"
flags = ["-O0"]
[[configuration]]
compiler = "clang-19"
flags = ["-O2"]
[[configuration]]
compiler = "gcc-12"
flags = ["-O0"]
[[configuration]]
compiler = "gcc-12"
flags = ["-O2"]
"#;

/// One compiler, where every run of a program is slow.
const GCC_ONLY: &str = r#"
target = "aarch64-linux-gnu"
only = true
[[configuration]]
compiler = "gcc-12"
flags = ["-O0"]
[[configuration]]
compiler = "gcc-12"
flags = ["-O1"]
"#;

fn on_aarch64(program: Program) -> Program {
    Program { target: Target::AArch64Linux, ..program }
}

/// Runs a victim between two programs that must not notice.
fn run_between(victim: Program, settings: &str) -> (CaseResult, BatchResult) {
    let programs = [echo(1), victim, echo(2)].map(on_aarch64);
    let batch = run_programs(&toolchain(settings), &programs).unwrap();
    for (result, value) in [(0, 1), (2, 2)] {
        for run in &batch.results[result].runs {
            assert_eq!(pairs(&run.outcome), echoed(value), "{}", run.engine);
        }
    }
    (batch.results[1].clone(), batch)
}

#[test]
fn every_pair_observes_the_same_and_every_layout_question_is_answered() {
    let batch = run_programs(&toolchain(CLANG_AND_GCC), &[on_aarch64(echo(-6))]).unwrap();
    let [result] = &batch.results[..] else { panic!("one program, one result") };
    assert_eq!(result.runs.len(), 4 * 4 + 2);
    for run in &result.runs {
        assert_eq!(pairs(&run.outcome), echoed(-6i64 as u64), "{}", run.engine);
    }
    let answers: Vec<_> = result.layouts.iter().map(|layout| pairs(&layout.outcome)).collect();
    assert!(answers.iter().all(|answer| *answer == answers[0] && !answer.is_empty()), "{answers:?}");
}

#[test]
fn a_callee_that_returns_records_otherwise_is_found_where_it_meets_another_compiler() {
    const WRONG: &str = "gcc-12 -O1 -fpcc-struct-return";
    let settings = format!(
        "{CLANG_AND_GCC}[[configuration]]\ncompiler = \"gcc-12\"\nflags = [\"-O1\", \"-fpcc-struct-return\"]\n"
    );
    let batch = run_programs(&toolchain(&settings), &[on_aarch64(echo(9))]).unwrap();
    let [result] = &batch.results[..] else { panic!("one program, one result") };
    let is_right = |engine: &str| match outcome_of(result, engine) {
        Outcome::Finished(log) => log.iter().map(|o| (o.site, o.value)).collect::<Vec<_>>() == echoed(9),
        _ => false,
    };
    assert!(
        is_right("clang-19 -O0 > gcc-12 -O2") && is_right(WRONG),
        "wrong on both sides, the fault cancels"
    );
    for engine in [format!("clang-19 -O0 > {WRONG}"), format!("{WRONG} > gcc-12 -O2")] {
        assert!(!is_right(&engine), "{engine}");
    }
}

#[test]
fn a_crash_costs_one_run_and_keeps_what_was_observed() {
    let (victim, batch) = run_between(crashing(), CLANG_AND_GCC);
    for run in &victim.runs {
        let Outcome::Crashed { signal: libc::SIGSEGV, log } = &run.outcome else { panic!("{run:?}") };
        assert_eq!(log.0.iter().map(|o| o.value).collect::<Vec<_>>(), [7]);
    }
    assert_eq!(batch.accounting.restarts as usize, victim.runs.len());
}

#[test]
fn a_stack_overflow_is_a_crash() {
    let (victim, _) = run_between(recursing(), GCC_ONLY);
    for run in &victim.runs {
        assert!(matches!(run.outcome, Outcome::Crashed { signal: libc::SIGSEGV, .. }), "{run:?}");
    }
}

#[test]
fn a_hang_is_ended_and_after_three_the_program_is_given_up() {
    let (victim, _) = run_between(hanging(), GCC_ONLY);
    let names: Vec<_> = victim.runs.iter().map(|run| run.outcome.name()).collect();
    assert_eq!(names, ["timed-out", "timed-out", "timed-out", "unsupported", "unsupported"]);
    assert_eq!(pairs(&victim.runs[0].outcome), [(0, 7)]);
}

#[test]
fn a_program_for_another_target_is_not_run() {
    let batch = run_programs(&toolchain(GCC_ONLY), &[echo(1), on_aarch64(echo(2))]).unwrap();
    for run in &batch.results[0].runs {
        assert_eq!(run.outcome, Outcome::Unsupported("a program for x86_64-linux-gnu".to_owned()));
    }
    for run in &batch.results[1].runs {
        assert_eq!(pairs(&run.outcome), echoed(2), "{}", run.engine);
    }
}
