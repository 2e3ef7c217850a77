//! RISC-V through clang and the cross gcc, in an emulator where the machine is another: the same matrix, the same outcomes.

use crate::it::common;

use common::contained::{check_crash, check_every_pair, check_stack_overflow, clang_and_gcc, for_target};
use common::{outcome_of, toolchain};
use engines::Outcome;
use engines::native::run_programs;
use lang::Target;

const TARGET: Target = Target::RiscV64Linux;

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
    let program = for_target(TARGET, lang::parse::program(BEFORE_OTHERS, "before.c").unwrap());
    let batch = run_programs(&toolchain(&clang_and_gcc(TARGET)), &[program]).unwrap();
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
fn every_pair_observes_the_same_and_every_layout_question_is_answered() {
    check_every_pair(TARGET);
}

#[test]
fn a_crash_costs_one_run_and_keeps_what_was_observed() {
    check_crash(TARGET, &clang_and_gcc(TARGET));
}

#[test]
fn a_stack_overflow_is_a_crash() {
    check_stack_overflow(TARGET, &clang_and_gcc(TARGET));
}
