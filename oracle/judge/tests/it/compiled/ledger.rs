//! Every entry of the ledger, exercised by its own reproducer: compilers that its clause is against disagree with those that
//! it is not against, and compilers of one reading with those of the other.
#![expect(clippy::disallowed_methods, reason = "the reproducers are compiled here, each by two compilers")]

use crate::it::common;

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use engines::compiler::CompilerIdentity;
use judge::ledger::{CompilerRange, Defect, Entry, Ledger};
use lang::Target;
use rayon::prelude::*;
use tempfile::TempDir;

/// Oldest first of each family.
const COMPILERS: [&str; 6] = ["clang-14", "clang-16", "clang-19", "clang-22", "gcc-11", "gcc"];
/// Those of them that not every machine has: `setup` installs no second gcc, which would take part in everybody's campaigns. Without
/// them, entries that are about nobody else are left out.
const OPTIONAL: [&str; 2] = ["clang-22", "gcc-11"];

/// The compilers that take part, oldest first of each family.
fn compilers() -> &'static [&'static str] {
    static FOUND: LazyLock<Vec<&str>> = LazyLock::new(|| {
        COMPILERS.into_iter().filter(|compiler| !OPTIONAL.contains(compiler) || installed(compiler)).collect()
    });
    &FOUND
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

/// An entry's reproducer on one of its targets, and the objects that were compiled of it: most take part in several pairs.
struct Case<'a> {
    entry: &'a Entry,
    target: &'a str,
    directory: TempDir,
    objects: RefCell<HashMap<String, PathBuf>>,
}

impl Case<'_> {
    fn new<'a>(entry: &'a Entry, target: &'a str) -> Case<'a> {
        let directory = tempfile::tempdir().unwrap();
        std::fs::write(directory.path().join("reproducer.c"), &entry.reproducer).unwrap();
        Case { entry, target, directory, objects: RefCell::default() }
    }

    /// The command that compiles one side to an object.
    fn compilation(&self, compiler: &str, flags: &[&str], side: &str, object: &str) -> Command {
        let mut command = driver(compiler, self.target);
        let vectors = self.entry.vectors.first().and_then(|unit| unit.flag());
        command.args(vectors).args(flags).args(["-w", "-c", "-D", side, "-o", object, "reproducer.c"]);
        command.current_dir(self.directory.path());
        command
    }

    /// The path of the object of one side.
    fn compile(&self, compiler: &str, flags: &[&str], side: &str) -> PathBuf {
        let name = format!("{compiler}{}-{side}.o", flags.concat());
        let build = || {
            let status = self.compilation(compiler, flags, side, &name).status().unwrap();
            assert!(status.success(), "{compiler} refuses the reproducer of {:?}", self.entry.id);
            self.directory.path().join(&name)
        };
        self.objects.borrow_mut().entry(name.clone()).or_insert_with(build).clone()
    }

    /// True when the reproducer says that caller and callee agree.
    fn agree(&self, caller: &str, callee: &str, flags: &[&str]) -> bool {
        let objects = [self.compile(caller, &["-O0"], "CALLER"), self.compile(callee, flags, "CALLEE")];
        let executable = self.directory.path().join("reproducer");
        let target = Target::ALL.into_iter().find(|target| target.name() == self.target).unwrap();
        let (linking, mut run) = if target == Target::default() {
            (None, Command::new(&executable))
        } else {
            let mut emulator = Command::new(target.spec().tools.emulator);
            emulator.arg(&executable);
            (Some("-static"), emulator)
        };
        let mut linker = driver("gcc", self.target);
        linker.args(linking).arg("-o").arg(&executable).args(objects);
        assert!(linker.status().unwrap().success());
        run.status().unwrap().success()
    }

    fn compiles(&self, compiler: &str) -> bool {
        let mut command = self.compilation(compiler, &["-O0"], "CALLER", "tried.o");
        command.stderr(Stdio::null()).status().unwrap().success()
    }

    /// True when a compiler dies of one side of the reproducer with these words.
    fn dies(&self, compiler: &str, flag: &str, words: &str) -> bool {
        let output = self.compilation(compiler, &[flag], "CALLEE", "tried.o").output().unwrap();
        !output.status.success() && String::from_utf8_lossy(&output.stderr).contains(words)
    }
}

fn installed(compiler: &str) -> bool {
    let mut command = Command::new(compiler);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// The newest compiler of each range.
fn newest_of(ranges: &[CompilerRange], target: &str) -> Vec<&'static str> {
    ranges.iter().filter_map(|range| newest(range, target)).collect()
}

fn is_wrong(entry: &Entry, compiler: &str) -> bool {
    entry.wrong.iter().any(|range| range.includes(&CompilerIdentity::of_name(compiler)))
}

/// The newest compiler of each family that the clause is not against, as far as it has the types; of those that every
/// distribution has, for reproducers are written for them.
fn right(case: &Case<'_>) -> Vec<&'static str> {
    let required = || COMPILERS.into_iter().filter(|compiler| !OPTIONAL.contains(compiler));
    let newest = |family: &str| {
        required().rfind(|compiler| compiler.starts_with(family) && !is_wrong(case.entry, compiler))
    };
    ["clang", "gcc"].into_iter().filter_map(newest).filter(|compiler| case.compiles(compiler)).collect()
}

/// The compilers on the two sides.
fn sides(case: &Case<'_>) -> [Vec<&'static str>; 2] {
    match &case.entry.readings {
        Some([one, other]) => [newest_of(one, case.target), newest_of(other, case.target)],
        None => [newest_of(&case.entry.wrong, case.target), right(case)],
    }
}

fn check_disagreement(case: &Case<'_>) {
    let Case { entry, target, .. } = case;
    let (id, sides) = (&entry.id, sides(case));
    assert!(!sides[0].is_empty(), "{id:?} names no compiler of {COMPILERS:?}");
    assert!(entry.itself || !sides[1].is_empty(), "{id:?} names no compiler of {COMPILERS:?} on one side");
    for compiler in sides.iter().flatten() {
        let itself = case.agree(compiler, compiler, &["-O0"]);
        let wrong = entry.itself && is_wrong(entry, compiler);
        assert!(wrong != itself, "{id:?}, {target}: {compiler} with itself: {itself}");
    }
    for (one, other) in sides[0].iter().flat_map(|one| sides[1].iter().map(move |other| (one, other))) {
        let either_way = !case.agree(one, other, &["-O0"]) || !case.agree(other, one, &["-O0"]);
        assert!(
            either_way,
            "{id:?}, {target}, {one} and {other}: no longer reproduces: delete it from corpus/known.toml"
        );
    }
}

/// The newest compiler of a range. Of gcc one version compiles for other machines.
fn newest(range: &CompilerRange, target: &str) -> Option<&'static str> {
    let is_native = target == Target::default().name();
    let takes_part = |compiler: &&&str| is_native || !compiler.starts_with("gcc-");
    let mut compilers = compilers().iter().filter(takes_part).copied();
    compilers.rfind(|compiler| range.includes(&CompilerIdentity::of_name(compiler)))
}

fn check_defect(case: &Case<'_>, Defect { reproduces_with, prevented_by, crash_text }: &Defect) {
    let Case { entry, target, .. } = case;
    let compiler = newest(&entry.wrong[0], target).unwrap();
    let shown = match crash_text {
        Some(words) => case.dies(compiler, reproduces_with, words),
        None => !case.agree(compiler, compiler, &[reproduces_with]),
    };
    assert!(shown, "{:?}, {target}: no longer reproduces: delete it from corpus/known.toml", entry.id);
    assert!(
        case.agree(compiler, compiler, &[reproduces_with, prevented_by]),
        "{:?}: {prevented_by}",
        entry.id
    );
}

/// True if an entry is against none of the compilers that take part, but against one that is not installed.
fn is_about_missing(entry: &Entry) -> bool {
    let is_against = |compiler: &&str| is_wrong(entry, compiler);
    COMPILERS.iter().any(is_against) && !compilers().iter().any(is_against)
}

/// One entry of so many is tried where all would take long.
const FEW: usize = 8;

#[test]
fn some_entries_still_reproduce() {
    check_entries(|number| number.is_multiple_of(FEW));
}

#[test]
#[ignore = "every entry on each target in place of one in eight: 12 CPU s"]
fn every_entry_still_reproduces() {
    check_entries(|_| true);
}

fn check_entries(is_tried: impl Fn(usize) -> bool) {
    let tools = compilers().iter().copied().chain(["aarch64-linux-gnu-gcc", "qemu-aarch64"]);
    let missing: Vec<_> = tools.filter(|tool| !installed(tool)).collect();
    assert!(missing.is_empty(), "this test needs {missing:?}; ./setup installs them");
    let ledger = Ledger::bundled().unwrap();
    let runs = |entry: &&Entry| entry.vectors.first().is_none_or(|unit| common::runs(*unit));
    let (about_missing, entries): (Vec<&Entry>, Vec<&Entry>) =
        ledger.entries().filter(runs).partition(|entry| is_about_missing(entry));
    for entry in about_missing {
        common::tell(&format!("left out: {} is about {OPTIONAL:?}, which is not installed", entry.id.0));
    }
    let cases = entries.into_iter().flat_map(|entry| entry.targets.iter().map(move |target| (entry, target)));
    let tried = cases.enumerate().filter(|(number, _)| is_tried(*number)).map(|(_, case)| case);
    tried.collect::<Vec<_>>().into_par_iter().for_each(|(entry, target)| {
        let case = Case::new(entry, target);
        match &entry.defect {
            None => check_disagreement(&case),
            Some(defect) => check_defect(&case, defect),
        }
    });
}
