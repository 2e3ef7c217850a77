//! AArch64 through clang and the cross gcc, in an emulator where the machine is another: the same matrix, the same outcomes.

use crate::it::common;

use common::contained::{
    check_crash, check_every_pair, check_hang, check_stack_overflow, clang_and_gcc, for_target,
};
use common::{echo, echoed, outcome_of, pairs, toolchain};
use engines::Outcome;
use engines::native::run_programs;
use lang::Target;

const TARGET: Target = Target::AArch64Linux;

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

#[test]
fn every_pair_observes_the_same_and_every_layout_question_is_answered() {
    check_every_pair(TARGET);
}

#[test]
fn a_crash_costs_one_run_and_keeps_what_was_observed() {
    check_crash(TARGET, &clang_and_gcc(TARGET));
}

#[test]
fn a_stack_overflow_is_a_crash() {
    check_stack_overflow(TARGET, GCC_ONLY);
}

#[test]
fn a_hang_is_ended_and_after_three_the_program_is_given_up() {
    check_hang(TARGET, GCC_ONLY);
}

#[test]
fn a_callee_that_returns_records_otherwise_is_found_where_it_meets_another_compiler() {
    const WRONG: &str = "gcc-12 -O1 -fpcc-struct-return";
    let settings = format!(
        "{}[[configuration]]\ncompiler = \"gcc-12\"\nflags = [\"-O1\", \"-fpcc-struct-return\"]\n",
        clang_and_gcc(TARGET)
    );
    let batch = run_programs(&toolchain(&settings), &[for_target(TARGET, echo(9))]).unwrap();
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
fn a_program_for_another_target_is_not_run() {
    let batch = run_programs(&toolchain(GCC_ONLY), &[echo(1), for_target(TARGET, echo(2))]).unwrap();
    for run in &batch.results[0].runs {
        assert_eq!(run.outcome, Outcome::Unsupported("a program for x86_64-linux-gnu".to_owned()));
    }
    for run in &batch.results[1].runs {
        assert_eq!(pairs(&run.outcome), echoed(2), "{}", run.engine);
    }
}
