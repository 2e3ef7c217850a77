//! The outcome of programs that crash, overflow the stack or hang, on every platform.

use engines::Outcome;
use engines::native::{BatchResult, CaseResult, run_programs};
use lang::{Program, Target};

use super::{crashing, echo, echoed, hanging, pairs, recursing, toolchain};

/// The same program for another target.
pub fn for_target(target: Target, program: Program) -> Program {
    Program { target, ..program }
}

/// Settings with clang and gcc at two levels each.
pub fn clang_and_gcc(target: Target) -> String {
    let configuration =
        |compiler, level| format!("[[configuration]]\ncompiler = \"{compiler}\"\nflags = [\"{level}\"]\n");
    let compilers =
        ["clang-19", "gcc-12"].iter().flat_map(|name| ["-O0", "-O2"].map(|level| configuration(name, level)));
    format!("target = \"{}\"\nonly = true\n{}", target.name(), compilers.collect::<String>())
}

/// Runs a victim between two programs that must not notice.
pub fn run_between(victim: Program, settings: &str) -> (CaseResult, BatchResult) {
    let target = victim.target;
    let programs = [for_target(target, echo(1)), victim, for_target(target, echo(2))];
    let batch = run_programs(&toolchain(settings), &programs).unwrap();
    for (result, value) in [(0, 1), (2, 2)] {
        for run in &batch.results[result].runs {
            assert_eq!(pairs(&run.outcome), echoed(value), "{}", run.engine);
        }
    }
    (batch.results[1].clone(), batch)
}

/// Every pair of caller and callee observes the same, and every layout question is answered.
pub fn check_every_pair(target: Target) {
    let batch = run_programs(&toolchain(&clang_and_gcc(target)), &[for_target(target, echo(-6))]).unwrap();
    let [result] = &batch.results[..] else { panic!("one program, one result") };
    assert_eq!(result.runs.len(), 4 * 4 + 2);
    for run in &result.runs {
        assert_eq!(pairs(&run.outcome), echoed(-6i64 as u64), "{}", run.engine);
    }
    let answers: Vec<_> = result.layouts.iter().map(|layout| pairs(&layout.outcome)).collect();
    assert!(answers.iter().all(|answer| *answer == answers[0] && !answer.is_empty()), "{answers:?}");
}

/// A crash costs one run, and keeps what was observed.
pub fn check_crash(target: Target, settings: &str) {
    let (victim, batch) = run_between(for_target(target, crashing()), settings);
    for run in &victim.runs {
        let Outcome::Crashed { signal: libc::SIGSEGV, log } = &run.outcome else { panic!("{run:?}") };
        assert_eq!(log.0.iter().map(|o| o.value).collect::<Vec<_>>(), [7]);
    }
    assert_eq!(batch.accounting.restarts as usize, victim.runs.len());
}

/// A stack overflow is a crash.
pub fn check_stack_overflow(target: Target, settings: &str) {
    let (victim, _) = run_between(for_target(target, recursing()), settings);
    for run in &victim.runs {
        assert!(matches!(run.outcome, Outcome::Crashed { signal: libc::SIGSEGV, .. }), "{run:?}");
    }
}

/// A hang is ended, and after three the program is given up; its result.
pub fn check_hang(target: Target, settings: &str) -> CaseResult {
    let (victim, _) = run_between(for_target(target, hanging()), settings);
    let names: Vec<_> = victim.runs.iter().map(|run| run.outcome.name()).collect();
    assert_eq!(names, ["timed-out", "timed-out", "timed-out", "unsupported", "unsupported"]);
    assert_eq!(pairs(&victim.runs[0].outcome), [(0, 7)]);
    victim
}
