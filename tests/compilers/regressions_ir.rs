//! Every module of the corpus again: what LLVM made of it when it was found, it still makes of it in that version.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use engines::native::{Family, Settings, Toolchain};
use engines::recipe::Recipe;
use examination::examine::{ModuleSettings, Oracle};
use examination::toolchains;
use host::machine;
use interpreter::Semantics;
use judge::ModuleCase;
use judge::ledger::Ledger;
use judge::verdict::Verdict;

fn files() -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/regressions");
    let files = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.filter(|file| file.extension().is_some_and(|end| end == "ll")).collect();
    files.sort();
    files
}

/// The first value of a key in the header.
fn header_value<'t>(text: &'t str, key: &str) -> Option<&'t str> {
    text.lines().find_map(|line| line.strip_prefix("; ")?.strip_prefix(key)?.strip_prefix(": "))
}

fn recipe(text: &str) -> Recipe {
    match header_value(text, "recipe").and_then(|recipe| recipe.split_once(' ')) {
        Some(("level", level)) => Recipe::level(level),
        Some(("passes", passes)) => Recipe::passes(passes),
        other => panic!("no recipe: {other:?}"),
    }
}

#[test]
#[ignore = "4 CPU s: each module of the corpus"]
fn llvm_does_with_a_module_what_its_header_says() {
    let toolchain = toolchains::native(&Settings::default(), machine::processors()).unwrap();
    let is_here = |version: &str| {
        let mut clangs = toolchain.configurations().iter().filter(|c| c.compiler.family == Family::Clang);
        clangs.any(|clang| clang.compiler.version.contains(version))
    };
    let ledger = Ledger::bundled().unwrap();
    assert!(!files().is_empty());
    for file in files() {
        let text = fs::read_to_string(&file).unwrap();
        for key in ["from", "what", "wrong", "clause", "verdict", "recipe", "expected", "got", "reproduce"] {
            assert!(header_value(&text, key).is_some(), "{}: no `{key}`", file.display());
        }
        let wrong = header_value(&text, "wrong").and_then(|wrong| wrong.strip_prefix("llvm ")).unwrap();
        // The versions in which it was seen; the first is the one that `reproduce` names.
        let wrong = wrong.split(", ").next().unwrap();
        if is_here(wrong) {
            let written = header_value(&text, "verdict").unwrap();
            let name = match written {
                DOES_NOT_REFINE => refinement(header_value(&text, "reproduce").unwrap()),
                _ => verdict(&toolchain, &ledger, &text).name(),
            };
            assert_eq!(name, written, "{}: if it got fixed, say so", file.display());
        } else {
            let line = format!("{}: no llvm {wrong} is here\n", file.display());
            std::io::stderr().write_all(line.as_bytes()).unwrap();
        }
    }
}

/// The verdict on a function that passes get wrong without any run showing it.
const DOES_NOT_REFINE: &str = "does not refine";

/// Runs the command of a header that asks about a function.
fn refinement(command: &str) -> &'static str {
    let mut words = command.split(' ');
    assert_eq!(words.next(), Some("bitfrost"), "{command}");
    let run = Command::cargo_bin("bitfrost").unwrap().args(words).output().unwrap();
    let said = String::from_utf8(run.stdout).unwrap();
    if run.status.code() == Some(1) && said.contains(DOES_NOT_REFINE) { DOES_NOT_REFINE } else { "agree" }
}

/// After the ledger was asked.
fn verdict(toolchain: &Toolchain, ledger: &Ledger, text: &str) -> Verdict {
    let semantics = Semantics::LLVM_19;
    let case = ModuleCase { module: ir::read_module(text).unwrap(), entry: "entry".into(), semantics };
    let settings = ModuleSettings { small: false, semantics, recipes: vec![recipe(text)] };
    let examine = |ledger: &Ledger| {
        Oracle::new(Some(toolchain), ledger, settings.clone()).examine_one(&case).unwrap().report.verdict
    };
    assert_eq!(examine(&Ledger::default()), Verdict::Mismatch);
    examine(ledger)
}

#[test]
fn the_ledger_explains_its_reproducers() {
    let toolchain = toolchains::native(&Settings::default(), machine::processors()).unwrap();
    let ledger = Ledger::bundled().unwrap();
    assert!(ledger.modules().count() > 0);
    for entry in ledger.modules() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/regressions").join(&entry.reproducer);
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(verdict(&toolchain, &ledger, &text), Verdict::Known(entry.id.clone()));
    }
}
