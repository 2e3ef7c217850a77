//! Every entry of the ledger, exercised by its own reproducer: the compilers it names agree with themselves and
//! disagree with each other.
#![expect(clippy::disallowed_methods, reason = "the reproducers are compiled here, each by two compilers")]

use std::path::Path;
use std::process::{Command, Stdio};

use oracle::ledger::{Entry, Ledger};

fn compile(compiler: &str, entry: &Entry, callee: bool, directory: &Path) -> String {
    let source = directory.join("reproducer.c");
    std::fs::write(&source, &entry.reproducer).unwrap();
    let side = if callee { "CALLEE" } else { "CALLER" };
    let object = directory.join(format!("{compiler}-{side}.o"));
    let mut command = Command::new(compiler);
    command.args(["-O0", "-w", "-c", "-D", side, "-o"]).arg(&object).arg(&source);
    assert!(command.status().unwrap().success(), "{compiler} refuses the reproducer of {:?}", entry.id);
    object.to_str().unwrap().to_owned()
}

/// True when the reproducer says that caller and callee agree.
fn agree(caller: &str, callee: &str, entry: &Entry) -> bool {
    let directory = tempfile::tempdir().unwrap();
    let objects =
        [compile(caller, entry, false, directory.path()), compile(callee, entry, true, directory.path())];
    let executable = directory.path().join("reproducer");
    assert!(Command::new("gcc").arg("-o").arg(&executable).args(objects).status().unwrap().success());
    Command::new(&executable).status().unwrap().success()
}

fn installed(compiler: &str) -> bool {
    let mut command = Command::new(compiler);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[test]
fn every_entry_still_reproduces() {
    let (clang, gcc) = ("clang-19", "gcc");
    assert!(installed(clang) && installed(gcc), "this test needs clang-19 and gcc; ./setup installs them");
    for entry in Ledger::bundled().unwrap().entries() {
        for compiler in [clang, gcc] {
            assert!(agree(compiler, compiler, entry), "{:?}: {compiler} disagrees with itself", entry.id);
        }
        let either_way = !agree(clang, gcc, entry) || !agree(gcc, clang, entry);
        assert!(either_way, "{:?} no longer reproduces: delete it from corpus/known.toml", entry.id);
    }
}
