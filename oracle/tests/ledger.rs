//! Every entry of the ledger, exercised by its own reproducer: the compilers it names agree with themselves and
//! disagree with each other.
#![expect(clippy::disallowed_methods, reason = "the reproducers are compiled here, each by two compilers")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::path::Path;
use std::process::{Command, Stdio};

use oracle::ledger::{Defect, Entry, Ledger, Who};

/// Oldest first of each family.
const COMPILERS: [&str; 4] = ["clang-14", "clang-16", "clang-19", "gcc"];
const AARCH64: &str = "aarch64-linux-gnu";

/// The command that compiles for a target.
fn driver(compiler: &str, target: &str) -> Command {
    if target != AARCH64 {
        return Command::new(compiler);
    }
    if compiler == "gcc" {
        return Command::new("aarch64-linux-gnu-gcc");
    }
    let mut command = Command::new(compiler);
    command.arg(format!("--target={AARCH64}"));
    command
}

/// An entry's reproducer on one of its targets.
#[derive(Clone, Copy)]
struct Case<'a> {
    entry: &'a Entry,
    target: &'a str,
}

/// Compiles one side of a reproducer; the object's path.
fn compile(compiler: &str, flags: &[&str], case: Case<'_>, side: &str, directory: &Path) -> String {
    let source = directory.join("reproducer.c");
    std::fs::write(&source, &case.entry.reproducer).unwrap();
    let object = directory.join(format!("{side}.o"));
    let mut command = driver(compiler, case.target);
    let vectors = case.entry.vectors.first().and_then(|unit| unit.flag());
    command.args(vectors).args(flags).args(["-w", "-c", "-D", side, "-o"]).arg(&object).arg(&source);
    assert!(command.status().unwrap().success(), "{compiler} refuses the reproducer of {:?}", case.entry.id);
    object.to_str().unwrap().to_owned()
}

/// True when the reproducer says that caller and callee agree.
fn agree(caller: &str, callee: &str, flags: &[&str], case: Case<'_>) -> bool {
    let directory = tempfile::tempdir().unwrap();
    let objects = [
        compile(caller, &["-O0"], case, "CALLER", directory.path()),
        compile(callee, flags, case, "CALLEE", directory.path()),
    ];
    let executable = directory.path().join("reproducer");
    let mut linker = driver("gcc", case.target);
    assert!(linker.args(["-static", "-o"]).arg(&executable).args(objects).status().unwrap().success());
    let mut run = if case.target == AARCH64 {
        let mut emulator = Command::new("qemu-aarch64");
        emulator.arg(&executable);
        emulator
    } else {
        Command::new(&executable)
    };
    run.status().unwrap().success()
}

fn installed(compiler: &str) -> bool {
    let mut command = Command::new(compiler);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn check_disagreement(case: Case<'_>) {
    let Case { entry, target } = case;
    let [left, right] = [0, 1].map(|side: usize| entry.between[side].iter().filter_map(newest));
    let pairs: Vec<_> = left.flat_map(|one| right.clone().map(move |other| (one, other))).collect();
    assert!(!pairs.is_empty(), "{:?} names no compiler of {COMPILERS:?} on one side", entry.id);
    for (one, other) in &pairs {
        for compiler in [one, other] {
            let names_itself = pairs.contains(&(compiler, compiler));
            let itself = agree(compiler, compiler, &["-O0"], case);
            assert!(names_itself != itself, "{:?}, {target}: {compiler} with itself: {itself}", entry.id);
        }
        let either_way = !agree(one, other, &["-O0"], case) || !agree(other, one, &["-O0"], case);
        let id = &entry.id;
        assert!(
            either_way,
            "{id:?}, {target}, {one} and {other}: no longer reproduces: delete it from corpus/known.toml"
        );
    }
}

/// The newest compiler that the ledger calls by a name; none for our own.
fn newest(who: &Who) -> Option<&'static str> {
    COMPILERS.into_iter().rfind(|compiler| who.includes(compiler))
}

/// True when a compiler dies of one side of a reproducer with these words.
fn dies(compiler: &str, flag: &str, case: Case<'_>, words: &str) -> bool {
    let directory = tempfile::tempdir().unwrap();
    let source = directory.path().join("reproducer.c");
    std::fs::write(&source, &case.entry.reproducer).unwrap();
    let mut command = driver(compiler, case.target);
    command.args([flag, "-w", "-c", "-D", "CALLEE", "-o"]).arg(directory.path().join("o")).arg(&source);
    let output = command.output().unwrap();
    !output.status.success() && String::from_utf8_lossy(&output.stderr).contains(words)
}

fn check_defect(case: Case<'_>, Defect { shown_with, gone_with, dies_with }: &Defect) {
    let Case { entry, target } = case;
    let compiler = newest(&entry.between[0][0]).unwrap();
    let shown = match dies_with {
        Some(words) => dies(compiler, shown_with, case, words),
        None => !agree(compiler, compiler, &[shown_with], case),
    };
    assert!(shown, "{:?}, {target}: no longer reproduces: delete it from corpus/known.toml", entry.id);
    assert!(agree(compiler, compiler, &[shown_with, gone_with], case), "{:?}: {gone_with}", entry.id);
}

#[test]
fn every_entry_still_reproduces() {
    let tools = COMPILERS.into_iter().chain(["aarch64-linux-gnu-gcc", "qemu-aarch64"]);
    let missing: Vec<_> = tools.filter(|tool| !installed(tool)).collect();
    assert!(missing.is_empty(), "this test needs {missing:?}; ./setup installs them");
    for entry in Ledger::bundled().unwrap().entries() {
        if entry.vectors.first().is_some_and(|unit| !common::runs(*unit)) {
            continue;
        }
        for target in &entry.targets {
            let case = Case { entry, target };
            match &entry.defect {
                None => check_disagreement(case),
                Some(defect) => check_defect(case, defect),
            }
        }
    }
}
