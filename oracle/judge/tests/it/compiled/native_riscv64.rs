//! RISC-V through clang and the cross gcc, in an emulator where the machine is another: the same matrix, the same outcomes.

use crate::it::common;

use common::{crashing, echo, echoed, outcome_of, pairs, recursing, toolchain};
use engines::Outcome;
use engines::native::run_programs;
use lang::{Program, Target};

/// Both compilers at two levels.
const CLANG_AND_GCC: &str = r#"
target = "riscv64-linux-gnu"
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

fn on_riscv64(program: Program) -> Program {
    Program { target: Target::RiscV64Linux, ..program }
}

#[test]
fn every_pair_observes_the_same_and_every_layout_question_is_answered() {
    let batch = run_programs(&toolchain(CLANG_AND_GCC), &[on_riscv64(echo(-6))]).unwrap();
    let [result] = &batch.results[..] else { panic!("one program, one result") };
    assert_eq!(result.runs.len(), 4 * 4 + 2);
    for run in &result.runs {
        assert_eq!(pairs(&run.outcome), echoed(-6i64 as u64), "{}", run.engine);
    }
    let answers: Vec<_> = result.layouts.iter().map(|layout| pairs(&layout.outcome)).collect();
    assert!(answers.iter().all(|answer| *answer == answers[0] && !answer.is_empty()), "{answers:?}");
}

/// A structure for which gcc takes `fa0` and `a0`, and clang `fa0` alone (`corpus/known.toml`,
/// "unnamed-bit-fields-in-flattened-structure"), so that what follows it is in other registers.
const BEFORE_OTHERS: &str = "void bf_observe(unsigned int, unsigned long long);
    struct N { int : 5; };
    struct S { float f; struct N n; };
    void entry(void);
    void after(struct S, int, int);
    /* side: caller */
    void entry(void) { struct S s = {1.5f}; after(s, 7, 8); }
    /* side: callee */
    void after(struct S s, int a, int b) { bf_observe(0U, a); bf_observe(1U, b); }
    int main(void) { entry(); return 0; }";

#[test]
fn a_callee_that_reads_other_registers_is_found_where_it_meets_another_compiler() {
    let program = on_riscv64(lang::parse::program(BEFORE_OTHERS, "before.c").unwrap());
    let batch = run_programs(&toolchain(CLANG_AND_GCC), &[program]).unwrap();
    let [result] = &batch.results[..] else { panic!("one program, one result") };
    let is_right = |engine: &str| match outcome_of(result, engine) {
        Outcome::Finished(log) => {
            log.iter().map(|o| (o.site, o.value)).collect::<Vec<_>>() == [(0, 7), (1, 8)]
        }
        _ => false,
    };
    for engine in ["clang-19 -O0 > clang-19 -O2", "gcc-12 -O2 > gcc-12 -O0", "gcc-12 -O0"] {
        assert!(is_right(engine), "both sides agree: {engine}");
    }
    for engine in ["clang-19 -O0 > gcc-12 -O2", "gcc-12 -O0 > clang-19 -O0"] {
        assert!(!is_right(engine), "{engine}");
    }
}

#[test]
fn a_crash_costs_one_run_and_keeps_what_was_observed() {
    let programs = [echo(1), crashing(), recursing(), echo(2)].map(on_riscv64);
    let batch = run_programs(&toolchain(CLANG_AND_GCC), &programs).unwrap();
    for (result, value) in [(0, 1), (3, 2)] {
        for run in &batch.results[result].runs {
            assert_eq!(pairs(&run.outcome), echoed(value), "{}", run.engine);
        }
    }
    for run in &batch.results[1].runs {
        let Outcome::Crashed { signal: libc::SIGSEGV, log } = &run.outcome else { panic!("{run:?}") };
        assert_eq!(log.0.iter().map(|o| o.value).collect::<Vec<_>>(), [7]);
    }
    for run in &batch.results[2].runs {
        assert!(matches!(run.outcome, Outcome::Crashed { signal: libc::SIGSEGV, .. }), "{run:?}");
    }
}
