//! No file of tests is forgotten: each is a module of its crate's test binary.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::sources::{crates, identifier, root, sources};

/// The files that a file's `mod name;` lines include, with those that these include.
fn included(file: &Path, found: &mut BTreeSet<PathBuf>) {
    if !found.insert(file.canonicalize().unwrap()) {
        return;
    }
    let text = fs::read_to_string(file).unwrap();
    let is_directory_module =
        file.ends_with("mod.rs") || file.ends_with("main.rs") || file.ends_with("lib.rs");
    let directory = match is_directory_module {
        true => file.parent().unwrap().to_owned(),
        false => file.with_extension(""),
    };
    let mut path = None;
    for line in text.lines().map(str::trim) {
        if let Some(rest) = line.strip_prefix("#[path = \"") {
            path = Some(file.parent().unwrap().join(rest.split('"').next().unwrap()));
            continue;
        }
        let visible = line.strip_prefix("pub(crate) ").or(line.strip_prefix("pub ")).unwrap_or(line);
        if let Some(name) = visible.strip_prefix("mod ").filter(|rest| rest.ends_with(';')).map(identifier) {
            let beside = [directory.join(name).with_extension("rs"), directory.join(name).join("mod.rs")];
            let module = path.take().into_iter().chain(beside).find(|file| file.exists());
            included(&module.unwrap_or_else(|| panic!("{}: no file for {name}", file.display())), found);
        }
    }
}

#[test]
fn every_file_of_tests_is_compiled() {
    for name in crates() {
        let tests = root().join(&name).join("tests");
        if !tests.exists() {
            continue;
        }
        let mut found = BTreeSet::new();
        let binaries = ["it", "plain", "compilers"].map(|binary| tests.join(binary).join("main.rs"));
        binaries.iter().filter(|file| file.exists()).for_each(|file| included(file, &mut found));
        let files = sources(&tests).into_iter().map(|file| file.canonicalize().unwrap());
        let forgotten: Vec<PathBuf> = files.filter(|file| !found.contains(file)).collect();
        assert!(forgotten.is_empty(), "{name}: not in any test binary: {forgotten:?}");
    }
}

/// A crate has one test binary: the library's or, where that would compile much a second time, `tests/it`. The command has two more.
#[test]
fn every_crate_has_one_test_binary() {
    for name in crates().iter().filter(|name| *name != ".") {
        let manifest = fs::read_to_string(root().join(name).join("Cargo.toml")).unwrap();
        let library = fs::read_to_string(root().join(name).join("src/lib.rs")).unwrap();
        let embedded = library.contains("#[path = \"../tests/it/main.rs\"]");
        let separate = manifest.contains("[[test]]");
        let without_unit_tests = manifest.contains("doctest = false\ntest = false");
        let has_tests = root().join(name).join("tests").exists();
        assert_eq!(has_tests, embedded || separate, "{name}");
        assert_eq!(separate, has_tests && without_unit_tests, "{name}");
        assert!(!has_tests || manifest.contains("autotests = false"), "{name}");
    }
}
