//! The identity of a compiler, asked from the compiler itself, whatever it is called.

use crate::it::common;

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use common::toolchain;
use engines::answers::Answers;
use engines::compiler::{CompilerIdentity, GCC, Version};
use engines::native::{Environment, Settings, Toolchain};
use engines::process::{Command, SandboxSettings, Supervisor};
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
        configurations.map(|configuration| configuration.name.compiler().to_owned()).collect::<Vec<_>>()
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
    let names: Vec<&str> = unmeasured.iter().map(|release| release.compiler.as_str()).collect();
    assert!(names.contains(&"new"), "{unmeasured:?}");
    let sentence = unmeasured.iter().find(|release| release.compiler == "new").unwrap().to_string();
    assert!(sentence.starts_with("new is gcc 99.1, newer than the 12.2 "), "{sentence}");
}

/// A compiler that notes each start and then is gcc. Its compiler proper is a file beside it.
const COUNTING: &str = r#"
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(int argc, char **argv) {
  FILE *log = fopen(HERE "/log", "a");
  fputs("started\n", log);
  fclose(log);
  if (argc > 1 && !strcmp(argv[1], "-print-prog-name=cc1")) return puts(HERE "/cc1") < 0;
  execv(argv[0] = "/usr/bin/gcc", argv);
  return 1;
}
"#;

/// Builds [`COUNTING`], the same program for the same flags.
fn build_counting(here: &Path, flags: &[&str]) {
    fs::write(here.join("counting.c"), COUNTING).unwrap();
    let command = Command { search_path: Some("/usr/bin:/bin".into()), ..Command::new("/usr/bin/gcc", here) }
        .args([format!("-DHERE=\"{}\"", here.display())])
        .args(flags.iter().copied())
        .args(["counting.c", "-o", "counting"]);
    assert!(Supervisor::new().run(command).unwrap().succeeded());
}

/// The starts of [`COUNTING`] while a toolchain is made of it.
fn starts(here: &Path) -> usize {
    // Its log is no scratch file.
    SandboxSettings { write: vec![here.to_owned()], ..SandboxSettings::default() }.apply().unwrap();
    let settings =
        format!("only = true\n{}", custom("counting", "", here.join("counting").to_str().unwrap()));
    let environment = Environment {
        search_path: here.join("bin").into(),
        answers: Answers::in_directory(here.join("answers")),
        ..common::environment()
    };
    let toolchain = Toolchain::new(environment, &Settings::parse(&settings).unwrap()).unwrap();
    assert_eq!(toolchain.identities().identity("counting").family, GCC);
    assert!(toolchain.lacks()[0].contains(lang::Features::STORAGE16), "gcc has no __fp16 on x86-64");
    let started = fs::read_to_string(here.join("log")).unwrap_or_default().lines().count();
    let _only_the_first_time = fs::remove_file(here.join("log"));
    started
}

#[test]
fn a_compiler_is_asked_once_until_it_or_its_parts_change() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    fs::create_dir(here.join("bin")).unwrap();
    for tool in ["gcc", "ld", "as"] {
        symlink(Path::new("/usr/bin").join(tool), here.join("bin").join(tool)).unwrap();
    }
    build_counting(here, &[]);
    fs::copy("/bin/true", here.join("cc1")).unwrap();
    assert!(starts(here) > 5);
    assert_eq!(starts(here), 0, "every answer is kept");
    build_counting(here, &["-O2"]);
    assert!(starts(here) > 5, "it is another program");
    fs::copy("/bin/false", here.join("cc1")).unwrap();
    assert!(starts(here) > 5, "it has another compiler proper");
    assert_eq!(starts(here), 0);
    for record in fs::read_dir(here.join("answers")).unwrap() {
        fs::write(record.unwrap().path(), "damaged").unwrap();
    }
    assert!(starts(here) > 5, "what cannot be read is asked anew");
    assert_eq!(starts(here), 0);
}
