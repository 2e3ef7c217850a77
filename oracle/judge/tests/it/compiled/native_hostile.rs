//! Programs that crash, hang or babble, and compilers that refuse, crash or hang: each costs itself only.

use crate::it::common;

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use common::contained::{check_crash, check_hang, check_stack_overflow, run_between};
use common::{echo, hanging, observing, outcome_of, talkative, toolchain};
use engines::Outcome;
use engines::native::{LinkError, NativeError, run_programs};
use lang::{Program, Target};

/// gcc alone, which keeps the matrix small where every run of a program is slow.
const GCC_ONLY: &str = r#"
only = true
[[configuration]]
compiler = "GCC"
flags = ["-O0"]
[[configuration]]
compiler = "GCC"
flags = ["-O1"]
"#;

#[test]
fn a_crash_costs_one_run_and_keeps_what_was_observed() {
    check_crash(Target::X86_64Linux, "");
}

#[test]
fn a_stack_overflow_is_a_crash() {
    check_stack_overflow(Target::X86_64Linux, GCC_ONLY);
}

#[test]
fn a_hang_is_ended_and_after_three_the_program_is_given_up() {
    let victim = check_hang(Target::X86_64Linux, GCC_ONLY);
    let layouts = victim.layouts.iter().all(|layout| matches!(layout.outcome, Outcome::Finished(_)));
    assert!(layouts, "the layout questions were answered before");
}

#[test]
fn a_program_that_does_not_stop_observing_is_cut_off() {
    let (victim, _) = run_between(talkative(), GCC_ONLY);
    let Outcome::TimedOut { log } = &victim.runs[0].outcome else { panic!("{:?}", victim.runs[0].engine) };
    assert_eq!(log.len(), 4096);
    assert_eq!(log.0[4095].value, 9);
}

#[test]
fn a_full_log_is_emptied_and_no_run_is_lost() {
    // 57,602 observations each, all different, where the log holds 1,048,576.
    let programs: Vec<_> = (0..24).map(|value| observing(240, value)).collect();
    let batch = run_programs(&toolchain(GCC_ONLY), &programs).unwrap();
    assert_eq!(batch.accounting.restarts, 1);
    for (value, result) in batch.results.iter().enumerate() {
        for run in &result.runs {
            let Outcome::Finished(log) = &run.outcome else {
                panic!("{}: {}", run.engine, run.outcome.name())
            };
            assert_eq!((log.len(), log.0[9].value), (240 * 240 + 2, value as u64));
        }
    }
}

/// A compiler that is gcc, but does `if_found` when the unit contains `token`.
fn troubled_compiler(directory: &Path, token: &str, if_found: &str) -> String {
    let script = directory.join("troubled");
    let text = format!(
        "#!/bin/sh\nif grep -q '{token}' -- \"$1\"; then {if_found}\nfi\n\
         exec gcc -O1 -w -c \"$1\" -o \"$2\"\n"
    );
    std::fs::write(&script, text).unwrap();
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).unwrap();
    format!(
        "{GCC_ONLY}\n[[compiler]]\nname = \"troubled\"\ncommand = [\"{}\", \"{{input}}\", \"{{output}}\"]\n",
        script.display()
    )
}

/// Seven programs, of which the fifth contains a constant that no other does.
fn seven() -> Vec<Program> {
    (0..7).map(|i| echo(if i == 4 { 987_654_321 } else { i })).collect()
}

/// Runs the seven with a compiler that is in trouble with the fifth, and gives what became of that one; all
/// others must have run everywhere, and the fifth with every other compiler.
fn trouble(if_found: &str) -> Outcome {
    trouble_within("", if_found)
}

/// The same under limits.
fn trouble_within(limits: &str, if_found: &str) -> Outcome {
    let directory = tempfile::tempdir().unwrap();
    let compiler = troubled_compiler(directory.path(), "987654321", if_found);
    let toolchain = toolchain(&format!("{compiler}{limits}"));
    let batch = run_programs(&toolchain, &seven()).unwrap();
    for (number, result) in batch.results.iter().enumerate() {
        for run in &result.runs {
            let (caller, callee) = run.engine.sides().unwrap();
            let troubled = number == 4 && [caller, callee].iter().any(|c| c.compiler() == "troubled");
            assert_eq!(troubled, !matches!(run.outcome, Outcome::Finished(_)), "{number}: {run:?}");
        }
    }
    let fifth = &batch.results[4];
    let outcome = outcome_of(fifth, "troubled");
    for engine in ["troubled > GCC -O0", "GCC -O1 > troubled", "troubled direct"] {
        assert_eq!(outcome_of(fifth, engine), outcome, "every pair says why");
    }
    assert_eq!(
        fifth.layouts.iter().find(|l| l.configuration.compiler() == "troubled").unwrap().outcome,
        *outcome
    );
    let starts = batch.accounting.compilers.iter().find(|c| c.configuration.compiler() == "troubled");
    assert!(starts.unwrap().starts <= 8, "bisection: {starts:?}");
    outcome.clone()
}

#[test]
fn a_refused_program_is_found_and_the_others_go_on() {
    let outcome = trouble("echo \"$1: I do not like it\" >&2; exit 1;");
    assert_eq!(outcome, Outcome::Rejected { diagnostic: "program: I do not like it\n".to_owned() });
}

#[test]
fn a_compiler_s_crash_is_told_from_a_refusal() {
    assert!(matches!(trouble("kill -SEGV $$;"), Outcome::CompilerCrashed { .. }));
    let outcome = trouble("echo 'internal compiler error: in foo' >&2; exit 1;");
    assert!(matches!(outcome, Outcome::CompilerCrashed { .. }), "{outcome:?}");
}

#[test]
#[ignore = "3 CPU s: it waits for the limits"]
fn a_compiler_that_hangs_is_ended() {
    assert_eq!(trouble("while :; do :; done;"), Outcome::CompilerHung);
}

#[test]
fn a_compiler_that_writes_without_end_is_ended() {
    let endless = "while :; do i=$((i+1)); head -c 3000000 /dev/zero > f$i; done;";
    let outcome = trouble_within("[limits.compiler]\nscratch_mib = 16\n", endless);
    let Outcome::CompilerCrashed { diagnostic } = outcome else { panic!("{outcome:?}") };
    assert!(diagnostic.contains("it wrote more than 16 MiB of files"), "{diagnostic}");
}

#[test]
#[ignore = "5 CPU s: a campaign for each way to fail"]
fn success_without_a_whole_object_is_a_failure_of_the_compiler() {
    let object = "gcc -w -x c -c \"$1\" -o \"$2\"";
    for (script, why) in [
        ("exit 0;".to_owned(), "without writing an object"),
        (": >\"$2\"; exit 0;".to_owned(), "it is empty"),
        (format!("{object}; head -c 2000 \"$2\" >short; mv short \"$2\"; exit 0;"), "of no use"),
        ("echo 'int other;' | gcc -x c -c - -o \"$2\"; exit 0;".to_owned(), "it does not define"),
    ] {
        let outcome = trouble(&script);
        let Outcome::CompilerCrashed { diagnostic } = outcome else { panic!("{script}: {outcome:?}") };
        assert!(diagnostic.contains(why), "{script}: {diagnostic}");
    }
}

#[test]
fn an_object_that_does_not_link_is_a_refusal() {
    let outcome = trouble(
        "{ cat \"$1\"; echo 'void f(void) { nobody_has_this(); }'; } | gcc -w -x c -c - -o \"$2\"; exit 0;",
    );
    let Outcome::Rejected { diagnostic } = outcome else { panic!("{outcome:?}") };
    assert!(diagnostic.contains("nobody_has_this"), "{diagnostic}");
}

#[test]
fn an_interrupt_ends_the_batch() {
    let toolchain = toolchain(GCC_ONLY);
    let supervisor = toolchain.supervisor().clone();
    let batch = std::thread::scope(|scope| {
        let batch = scope.spawn(|| run_programs(&toolchain, &[hanging()]));
        std::thread::sleep(std::time::Duration::from_millis(300));
        supervisor.end_all();
        batch.join().unwrap()
    });
    let error = batch.unwrap_err();
    assert_eq!(error.to_string(), "interrupted");
    assert!(!matches!(error, NativeError::Link(LinkError::Failed(_))));
    assert_eq!(supervisor.alive(), 0);
}
