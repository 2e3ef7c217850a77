//! The commands that a measurement consists of, each in the scratch directory of its program.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::process::{Command, Completed, End, ProcessError, ProcessLimits, Supervisor, Usage, program};

use super::measurement::Optimisation;

/// The program that says what each pass changes.
const OPT: &str = "opt-19";

/// clang, by its path, and what runs it.
#[derive(Debug)]
pub struct ClangCommands {
    clang: PathBuf,
    search_path: OsString,
    target: Vec<String>,
    supervisor: Supervisor,
}

/// The reason why a command gave no result.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// It could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// It failed.
    #[error("{doing}: {why}")]
    Failed {
        /// The step.
        doing: &'static str,
        /// The end of the process, and the start of what it said.
        why: String,
    },
    /// A file cannot be written or read.
    #[error("{}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
}

/// clang's answers about the records of a large program take more than the output of other commands.
const LAYOUTS_KEPT: usize = 512 << 20;

/// A compilation of a large file.
const COMPILATION: ProcessLimits = ProcessLimits {
    cpu: Duration::from_secs(300),
    wall: Duration::from_secs(1200),
    ..ProcessLimits::COMPILER
};

/// A program on its workload.
const RUN: ProcessLimits = ProcessLimits {
    cpu: Duration::from_secs(120),
    wall: Duration::from_secs(600),
    ..ProcessLimits::COMPILER
};

impl ClangCommands {
    /// The compiler of that name in the search path, for a target of clang's (`None` is its own).
    #[must_use]
    pub fn find(name: &str, search_path: OsString, target: Option<&str>) -> Option<ClangCommands> {
        let clang = program(&search_path, name)?;
        let target = target.map(|target| format!("--target={target}")).into_iter().collect();
        Some(ClangCommands { clang, search_path, target, supervisor: Supervisor::new() })
    }

    /// Compiles; gives what clang wrote to its outputs, and what it took.
    pub(super) fn clang<A: Into<OsString>>(
        &self,
        doing: &'static str,
        directory: &Path,
        arguments: impl IntoIterator<Item = A>,
    ) -> Result<(String, Usage), CommandError> {
        let command = Command {
            search_path: Some(self.search_path.clone()),
            limits: COMPILATION,
            output_kept: LAYOUTS_KEPT,
            ..Command::new(&self.clang, directory)
        };
        let completed =
            self.supervisor.run(command.args(self.target.clone()).args(["-w"]).args(arguments))?;
        if completed.succeeded() {
            return Ok((completed.output, completed.usage));
        }
        Err(CommandError::Failed { doing, why: failure(&completed) })
    }

    /// Runs the passes of a level by `opt` on a file of IR; gives what it prints of these functions after each pass.
    pub(super) fn passes(
        &self,
        directory: &Path,
        file: &str,
        level: Optimisation,
        functions: &BTreeSet<String>,
    ) -> Result<String, CommandError> {
        let names: Vec<&str> = functions.iter().map(String::as_str).collect();
        let pipeline = format!("-passes=default<{}>", level.name().trim_start_matches('-'));
        let printed = format!("-filter-print-funcs={}", names.join(","));
        let opt = program(&self.search_path, OPT).ok_or_else(|| CommandError::Failed {
            doing: "running passes",
            why: format!("there is no {OPT}"),
        })?;
        let limits =
            ProcessLimits { file: LAYOUTS_KEPT as u64, scratch: 2 * LAYOUTS_KEPT as u64, ..COMPILATION };
        let command = Command { limits, output_kept: LAYOUTS_KEPT, ..Command::new(&opt, directory) };
        let options = ["-disable-output", "-print-changed", &pipeline, &printed, file];
        let completed = self.supervisor.run(command.args(options))?;
        match completed.succeeded() {
            true => Ok(completed.output),
            false => Err(CommandError::Failed { doing: "running passes", why: failure(&completed) }),
        }
    }

    /// Runs a program: the end, the output and the time it took.
    pub(super) fn run(
        &self,
        program: &Path,
        directory: &Path,
        arguments: &[String],
    ) -> Result<Completed, CommandError> {
        let command = Command { limits: RUN, ..Command::new(program, directory) };
        Ok(self.supervisor.run(command.args(arguments))?)
    }
}

/// The end of a process and the first lines of its output.
fn failure(completed: &Completed) -> String {
    let said: Vec<&str> = completed.output.lines().take(3).collect();
    let end = match completed.end {
        End::Exited(code) => format!("exit code {code}"),
        End::Killed(signal) => format!("signal {signal}"),
        End::OutOfTime => "out of time".to_owned(),
        End::Stopped => "stopped".to_owned(),
        End::Excessive(excess) => excess.to_string(),
    };
    format!("{end}: {}", said.join(" | "))
}

/// Writes a file of a measurement.
pub(super) fn write(path: &Path, text: &str) -> Result<(), CommandError> {
    std::fs::write(path, text).map_err(|source| CommandError::File { path: path.to_owned(), source })
}

/// Reads a file of a measurement.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, CommandError> {
    std::fs::read(path).map_err(|source| CommandError::File { path: path.to_owned(), source })
}
