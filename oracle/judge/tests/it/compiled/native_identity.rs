//! The identity of a compiler, asked from the compiler itself, whatever it is called.

use crate::it::common;

use std::fs;
use std::os::unix::fs::PermissionsExt;

use common::toolchain;
use engines::compiler::{CompilerIdentity, GCC, Version};
use judge::ledger::{Ledger, Party};

/// A custom compiler with more keys, run by `program`.
fn custom(name: &str, keys: &str, program: &str) -> String {
    format!(
        "[[compiler]]\nname = \"{name}\"\n{keys}\ncommand = [\"{program}\", \"{{flags}}\", \"-c\", \"{{input}}\", \
         \"-o\", \"{{output}}\"]\n"
    )
}

/// The identity of a custom compiler, and the parties it may be.
fn identity(name: &str, keys: &str, program: &str) -> (CompilerIdentity, Vec<Party>) {
    let toolchain = toolchain(&format!("only = true\n{}", custom(name, keys, program)));
    let identities = toolchain.identities();
    (identities.identity(name), Party::all_of(identities, name))
}

#[test]
fn a_custom_compiler_is_what_it_says_and_not_what_it_is_called() {
    let (trunk, parties) = identity("gcc-trunk", "", "gcc");
    assert_eq!(trunk.family, GCC);
    assert!(trunk.version.unwrap() > Version::major(9), "{trunk}");
    assert_eq!(parties, [Party::Compiler(trunk.clone())]);
    for name in ["gcc-99", "mycc", "clang-3"] {
        assert_eq!(identity(name, "", "gcc").0, trunk, "{name}");
    }
    assert_eq!(identity("gcc-1", "", "clang-19").0.to_string(), "clang 19.1.7");
}

#[test]
fn the_settings_say_what_a_compiler_is_if_they_do() {
    let (both, _) = identity("mycc", "family = \"clang\"\nversion = \"16.0.6\"", "gcc");
    assert_eq!(both.to_string(), "clang 16.0.6");
    let (family, parties) = identity("mycc", "family = \"mycc\"", "gcc");
    assert_eq!(family, CompilerIdentity::new("mycc", None), "gcc's version says nothing of another family");
    assert!(matches!(parties.as_slice(), [Party::Document(_), Party::Document(_)]), "{parties:?}");
    let (version, _) = identity("mycc", "version = \"16.0.1\"", "gcc");
    assert_eq!(version.to_string(), "gcc 16.0.1");
}

#[test]
fn a_compiler_that_says_nothing_is_a_family_of_its_own() {
    let directory = tempfile::tempdir().unwrap();
    let silent = directory.path().join("silent");
    fs::write(&silent, "#!/bin/sh\nexit 0\n").unwrap();
    fs::set_permissions(&silent, fs::Permissions::from_mode(0o755)).unwrap();
    let (identity, _) = identity("clang-19x", "", silent.to_str().unwrap());
    assert_eq!(identity, CompilerIdentity::new("clang-19x", None));
}

#[test]
fn compilers_are_included_by_name_alias_and_family() {
    let names = |include: &str| {
        let toolchain = toolchain(&format!("levels = [\"-O0\"]\ninclude = {include}"));
        let configurations = toolchain.configurations().iter();
        configurations.map(|one| one.name.compiler().to_owned()).collect::<Vec<_>>()
    };
    let gcc = common::gcc();
    assert_eq!(names("[\"clang-19\", \"gcc\"]").first().map(String::as_str), Some("clang-19"));
    assert!(names("[\"gcc\"]").iter().any(|name| name == gcc));
    assert_eq!(names("[\"clang-19\"]"), ["clang-19", "word"], "our lowering has its own switch");
    let settings = engines::native::Settings::parse("include = [\"no-such-cc\"]").unwrap();
    let error = engines::native::Toolchain::new(common::environment(), &settings).unwrap_err().to_string();
    assert!(error.contains("no-such-cc"), "{error}");
}

#[test]
fn a_compiler_newer_than_the_ledger_is_told() {
    let ledger = Ledger::bundled().unwrap();
    let keys = "family = \"gcc\"\nversion = \"99.1\"";
    let settings = format!("only = true\n{}{}", custom("old", "", "gcc"), custom("new", keys, "gcc"));
    let unmeasured = ledger.unmeasured(toolchain(&settings).identities());
    let names: Vec<&str> = unmeasured.iter().map(|one| one.compiler.as_str()).collect();
    assert!(names.contains(&"new"), "{unmeasured:?}");
    let told = unmeasured.iter().find(|one| one.compiler == "new").unwrap().to_string();
    assert!(told.starts_with("new is gcc 99.1, newer than the 12.2 "), "{told}");
}
