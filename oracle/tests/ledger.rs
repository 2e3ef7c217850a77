//! Every entry of the ledger, exercised by its own reproducer: the compilers it names agree with themselves and
//! disagree with each other.
#![expect(clippy::disallowed_methods, reason = "the reproducers are compiled here, each by two compilers")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::path::Path;
use std::process::{Command, Stdio};

use oracle::ledger::{Defect, Entry, Ledger};

const COMPILERS: [&str; 2] = ["clang-19", "gcc"];

/// Compiles one side of a reproducer; the object's path.
fn compile(compiler: &str, flags: &[&str], entry: &Entry, side: &str, directory: &Path) -> String {
    let source = directory.join("reproducer.c");
    std::fs::write(&source, &entry.reproducer).unwrap();
    let object = directory.join(format!("{side}.o"));
    let mut command = Command::new(compiler);
    command.args(flags).args(["-w", "-c", "-D", side, "-o"]).arg(&object).arg(&source);
    assert!(command.status().unwrap().success(), "{compiler} refuses the reproducer of {:?}", entry.id);
    object.to_str().unwrap().to_owned()
}

/// True when the reproducer says that caller and callee agree.
fn agree(caller: &str, callee: &str, flags: &[&str], entry: &Entry) -> bool {
    let directory = tempfile::tempdir().unwrap();
    let objects = [
        compile(caller, &["-O0"], entry, "CALLER", directory.path()),
        compile(callee, flags, entry, "CALLEE", directory.path()),
    ];
    let executable = directory.path().join("reproducer");
    assert!(Command::new("gcc").arg("-o").arg(&executable).args(objects).status().unwrap().success());
    Command::new(&executable).status().unwrap().success()
}

fn installed(compiler: &str) -> bool {
    let mut command = Command::new(compiler);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn check_disagreement(entry: &Entry) {
    for compiler in COMPILERS {
        assert!(
            agree(compiler, compiler, &["-O0"], entry),
            "{:?}: {compiler} disagrees with itself",
            entry.id
        );
    }
    let [clang, gcc] = COMPILERS;
    let either_way = !agree(clang, gcc, &["-O0"], entry) || !agree(gcc, clang, &["-O0"], entry);
    assert!(either_way, "{:?} no longer reproduces: delete it from corpus/known.toml", entry.id);
}

/// True when a compiler dies of one side of a reproducer with these words.
fn dies(compiler: &str, flag: &str, entry: &Entry, words: &str) -> bool {
    let directory = tempfile::tempdir().unwrap();
    let source = directory.path().join("reproducer.c");
    std::fs::write(&source, &entry.reproducer).unwrap();
    let mut command = Command::new(compiler);
    command.args([flag, "-w", "-c", "-D", "CALLEE", "-o"]).arg(directory.path().join("o")).arg(&source);
    let output = command.output().unwrap();
    !output.status.success() && String::from_utf8_lossy(&output.stderr).contains(words)
}

fn check_defect(entry: &Entry, Defect { shown_with, gone_with, dies_with }: &Defect) {
    let family = entry.between[0][0].as_str();
    let compiler = COMPILERS.into_iter().find(|name| name.starts_with(family)).unwrap();
    let shown = match dies_with {
        Some(words) => dies(compiler, shown_with, entry, words),
        None => !agree(compiler, compiler, &[shown_with], entry),
    };
    assert!(shown, "{:?} no longer reproduces: delete it from corpus/known.toml", entry.id);
    assert!(agree(compiler, compiler, &[shown_with, gone_with], entry), "{:?}: {gone_with}", entry.id);
}

#[test]
fn every_entry_still_reproduces() {
    let here = COMPILERS.into_iter().all(installed);
    assert!(here, "this test needs clang-19 and gcc; ./setup installs them");
    for entry in Ledger::bundled().unwrap().entries() {
        match &entry.defect {
            None => check_disagreement(entry),
            Some(defect) => check_defect(entry, defect),
        }
    }
}
