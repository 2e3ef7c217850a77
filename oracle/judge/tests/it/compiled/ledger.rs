//! Every entry of the ledger, exercised by its own reproducer: compilers that its clause is against disagree with those that
//! it is not against, and compilers of one reading with those of the other.
#![expect(clippy::disallowed_methods, reason = "the reproducers are compiled here, each by two compilers")]

use crate::it::common;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use engines::compiler::CompilerIdentity;
use judge::ledger::{CompilerRange, Defect, Entry, Ledger};
use lang::Target;

/// Oldest first of each family.
const COMPILERS: [&str; 5] = ["clang-14", "clang-16", "clang-19", "clang-22", "gcc"];
/// Those of them that not every distribution has. Without them, entries that are about nobody else are left out.
const OPTIONAL: [&str; 1] = ["clang-22"];

/// The compilers that take part, oldest first of each family.
fn compilers() -> Vec<&'static str> {
    COMPILERS.into_iter().filter(|compiler| !OPTIONAL.contains(compiler) || installed(compiler)).collect()
}

/// The command that compiles for a target.
fn driver(compiler: &str, target: &str) -> Command {
    if target == Target::default().name() {
        return Command::new(compiler);
    }
    if compiler == "gcc" {
        return Command::new(format!("{target}-gcc"));
    }
    let mut command = Command::new(compiler);
    command.arg(format!("--target={target}"));
    command
}

/// An entry's reproducer on one of its targets.
#[derive(Clone, Copy)]
struct Case<'a> {
    entry: &'a Entry,
    target: &'a str,
}

/// The command that compiles one side of a reproducer, and the object's path.
fn compilation(
    compiler: &str,
    flags: &[&str],
    case: Case<'_>,
    side: &str,
    directory: &Path,
) -> (Command, PathBuf) {
    let source = directory.join("reproducer.c");
    std::fs::write(&source, &case.entry.reproducer).unwrap();
    let object = directory.join(format!("{side}.o"));
    let mut command = driver(compiler, case.target);
    let vectors = case.entry.vectors.first().and_then(|unit| unit.flag());
    command.args(vectors).args(flags).args(["-w", "-c", "-D", side, "-o"]).arg(&object).arg(&source);
    (command, object)
}

/// Compiles one side of a reproducer; the object's path.
fn compile(compiler: &str, flags: &[&str], case: Case<'_>, side: &str, directory: &Path) -> PathBuf {
    let (mut command, object) = compilation(compiler, flags, case, side, directory);
    assert!(command.status().unwrap().success(), "{compiler} refuses the reproducer of {:?}", case.entry.id);
    object
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
    let target = Target::ALL.into_iter().find(|target| target.name() == case.target).unwrap();
    let mut run = if target == Target::default() {
        Command::new(&executable)
    } else {
        let mut emulator = Command::new(target.spec().tools.emulator);
        emulator.arg(&executable);
        emulator
    };
    run.status().unwrap().success()
}

fn installed(compiler: &str) -> bool {
    let mut command = Command::new(compiler);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// The newest compiler of each range.
fn newest_of(ranges: &[CompilerRange]) -> Vec<&'static str> {
    ranges.iter().filter_map(newest).collect()
}

fn is_wrong(entry: &Entry, compiler: &str) -> bool {
    entry.wrong.iter().any(|range| range.includes(&CompilerIdentity::of_name(compiler)))
}

/// The newest compiler of each family that the clause is not against, as far as it has the types; of those that every
/// distribution has, for reproducers are written for them.
fn right(case: Case<'_>) -> Vec<&'static str> {
    let required = || COMPILERS.into_iter().filter(|compiler| !OPTIONAL.contains(compiler));
    let newest = |family: &str| {
        required().rfind(|compiler| compiler.starts_with(family) && !is_wrong(case.entry, compiler))
    };
    ["clang", "gcc"].into_iter().filter_map(newest).filter(|compiler| compiles(compiler, case)).collect()
}

fn compiles(compiler: &str, case: Case<'_>) -> bool {
    let directory = tempfile::tempdir().unwrap();
    let (mut command, _) = compilation(compiler, &["-O0"], case, "CALLER", directory.path());
    command.stderr(Stdio::null()).status().unwrap().success()
}

/// The compilers on the two sides.
fn sides(case: Case<'_>) -> [Vec<&'static str>; 2] {
    match &case.entry.readings {
        Some([one, other]) => [newest_of(one), newest_of(other)],
        None => [newest_of(&case.entry.wrong), right(case)],
    }
}

fn check_disagreement(case: Case<'_>) {
    let Case { entry, target } = case;
    let (id, sides) = (&entry.id, sides(case));
    assert!(!sides[0].is_empty(), "{id:?} names no compiler of {COMPILERS:?}");
    assert!(entry.itself || !sides[1].is_empty(), "{id:?} names no compiler of {COMPILERS:?} on one side");
    for compiler in sides.iter().flatten() {
        let itself = agree(compiler, compiler, &["-O0"], case);
        let wrong = entry.itself && is_wrong(entry, compiler);
        assert!(wrong != itself, "{id:?}, {target}: {compiler} with itself: {itself}");
    }
    for (one, other) in sides[0].iter().flat_map(|one| sides[1].iter().map(move |other| (one, other))) {
        let either_way = !agree(one, other, &["-O0"], case) || !agree(other, one, &["-O0"], case);
        assert!(
            either_way,
            "{id:?}, {target}, {one} and {other}: no longer reproduces: delete it from corpus/known.toml"
        );
    }
}

/// The newest compiler of a range.
fn newest(range: &CompilerRange) -> Option<&'static str> {
    compilers().into_iter().rfind(|compiler| range.includes(&CompilerIdentity::of_name(compiler)))
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

fn check_defect(case: Case<'_>, Defect { reproduces_with, prevented_by, crash_text }: &Defect) {
    let Case { entry, target } = case;
    let compiler = newest(&entry.wrong[0]).unwrap();
    let shown = match crash_text {
        Some(words) => dies(compiler, reproduces_with, case, words),
        None => !agree(compiler, compiler, &[reproduces_with], case),
    };
    assert!(shown, "{:?}, {target}: no longer reproduces: delete it from corpus/known.toml", entry.id);
    assert!(
        agree(compiler, compiler, &[reproduces_with, prevented_by], case),
        "{:?}: {prevented_by}",
        entry.id
    );
}

/// True if an entry is against none of the compilers that take part, but against one that is not installed.
fn is_about_missing(entry: &Entry) -> bool {
    let is_against = |compiler: &&str| is_wrong(entry, compiler);
    COMPILERS.iter().any(is_against) && !compilers().iter().any(is_against)
}

#[test]
fn every_entry_still_reproduces() {
    let tools = compilers().into_iter().chain(["aarch64-linux-gnu-gcc", "qemu-aarch64"]);
    let missing: Vec<_> = tools.filter(|tool| !installed(tool)).collect();
    assert!(missing.is_empty(), "this test needs {missing:?}; ./setup installs them");
    for entry in Ledger::bundled().unwrap().entries() {
        if entry.vectors.first().is_some_and(|unit| !common::runs(*unit)) {
            continue;
        }
        if is_about_missing(entry) {
            common::tell(&format!("left out: {} is about {OPTIONAL:?}, which is not installed", entry.id.0));
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
