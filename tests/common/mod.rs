//! Running the binary, and looking at what it says.
#![allow(dead_code, unreachable_pub, reason = "each test uses its part")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

pub mod pty;
pub mod small_disk;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// One compiler that every machine for tests has, at one level: quick. A test adds others.
const CLANG: &str = r#"
[native]
only = true
[[native.configuration]]
compiler = "clang-19"
flags = ["-O0"]
"#;

/// A compiler that lays records out wrongly: what a campaign is for.
const WRONG: &str = r#"
[[native.compiler]]
name = "wrong"
command = ["gcc", "-w", "-fpack-struct=1", "{flags}", "-c", "{input}", "-o", "{output}"]
"#;

/// Our own lowering.
const WORD: &str = r#"
[[native.configuration]]
compiler = "word"
flags = ["-O0"]
"#;

/// A second compiler.
pub const GCC: &str = r#"
[[native.configuration]]
compiler = "gcc"
flags = ["-O0"]
"#;

/// A directory of its own, so that no other database is touched.
pub struct Place(pub TempDir);

/// The end of a run of the binary, with its output.
#[derive(Debug)]
pub struct Ended {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Place {
    /// An empty one, but for `wrong.toml` and `two.toml`.
    pub fn new() -> Place {
        let place = Place(tempfile::tempdir().unwrap());
        place.compilers("wrong.toml", &[WRONG]);
        place.compilers("two.toml", &[WORD]);
        place
    }

    /// Makes a configuration of `clang-19` and other compilers in it.
    pub fn compilers(&self, name: &str, others: &[&str]) {
        self.write(name, format!("{CLANG}{}", others.concat()).as_bytes());
    }

    /// A file in it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Makes a file in it.
    pub fn write(&self, name: &str, content: &[u8]) {
        fs::write(self.path(name), content).unwrap();
    }

    /// Makes a program of the shell in it.
    pub fn script(&self, name: &str, lines: &str) {
        self.write(name, format!("#!/bin/sh\n{lines}\n").as_bytes());
        fs::set_permissions(self.path(name), fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// The text of a file in it.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// `bitfrost` in it, with a line of arguments.
    pub fn run(&self, arguments: &str) -> Ended {
        self.run_with(&arguments.split_whitespace().collect::<Vec<_>>())
    }

    /// `bitfrost` in it, with arguments that have blanks.
    pub fn run_with(&self, arguments: &[&str]) -> Ended {
        ended(self.command().args(arguments))
    }

    /// The binary, to be run in it.
    pub fn command(&self) -> Command {
        let mut command = Command::cargo_bin("bitfrost").unwrap();
        command.current_dir(&self.0).env_remove("BITFROST_DB");
        command
    }
}

/// Runs a command to its end.
pub fn ended(command: &mut Command) -> Ended {
    let output = command.output().unwrap();
    Ended {
        code: output.status.code().unwrap_or(-1),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

impl Ended {
    /// The object on the last line of standard output.
    pub fn json(&self) -> Value {
        let last = self.stdout.lines().last().unwrap_or_default();
        serde_json::from_str(last).unwrap_or_else(|why| panic!("{why}: {self:?}"))
    }

    /// Asserts how it ended.
    pub fn code(self, code: i32) -> Ended {
        assert_eq!(self.code, code, "{self:?}");
        self
    }

    /// Asserts what it says on standard output.
    pub fn says(self, text: &str) -> Ended {
        assert!(self.stdout.contains(text), "no {text:?} in {self:?}");
        self
    }
}

/// A seed program of the corpus.
pub fn seed(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/seeds").join(name)
}
