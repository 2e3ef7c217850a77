//! The invocation of a program: its arguments and its standard input.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::process::{Command, ProcessLimits};

use host::Failure;

/// The arguments of a program and its standard input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invocation {
    /// The arguments, without the program's name.
    pub arguments: Vec<OsString>,
    /// The standard input, by an absolute path; nothing to read without one.
    pub input: Option<PathBuf>,
}

/// Says where a program reads and writes, which a process of ours does not: it has no input, and what it says is cut off. The first
/// argument is the input, the second the output, the third the program.
const REDIRECT: &str =
    r#"in=$0 out=$1 program=$2; shift 2; exec "./$program" "$@" <"$in" >"$out" 2>/dev/null"#;

impl Invocation {
    /// With these arguments, and the input of this file.
    ///
    /// # Errors
    /// [`Failure::Input`] if the input cannot be read.
    pub fn read(arguments: &[OsString], input: Option<&PathBuf>) -> Result<Invocation, Failure> {
        let readable =
            |path: &PathBuf| match std::fs::File::open(path).and_then(|_| std::path::absolute(path)) {
                Ok(path) => Ok(path),
                Err(why) => Err(Failure::unreadable(path, &why)),
            };
        let input = input.map(readable).transpose()?;
        Ok(Invocation { arguments: arguments.to_owned(), input })
    }

    /// The input as a file that can be opened.
    #[must_use]
    pub fn input_file(&self) -> &Path {
        self.input.as_deref().unwrap_or(Path::new("/dev/null"))
    }

    /// The command that runs an executable of a directory, and writes its standard output to a file there.
    #[must_use]
    pub fn command(&self, program: &str, output: &str, directory: &Path, timeout: Duration) -> Command {
        let limits = ProcessLimits { cpu: timeout, wall: timeout, ..ProcessLimits::COMPILER };
        let command = Command { limits, ..Command::new("/bin/sh", directory) };
        let command = command.args(["-c", REDIRECT]).args([self.input_file()]).args([output, program]);
        command.args(self.arguments.iter().cloned())
    }
}
