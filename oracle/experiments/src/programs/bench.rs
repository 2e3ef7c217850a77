//! The commands that a measurement consists of, each in the scratch directory of its program.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::process::{Command, Completed, End, ProcessError, ProcessLimits, Supervisor, program};

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

/// The cost of a compilation: what clang's own process took, without the driver that starts it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CompilationCost {
    /// Processor time, in seconds.
    pub(super) cpu_s: f64,
    /// The most memory that it had, in bytes.
    pub(super) peak_memory: u64,
}

impl CompilationCost {
    /// Reads a line of `-fproc-stat-report`: the program and its output, in quotes, then microseconds in all, those in user mode, and kB.
    fn parse(line: &str) -> Option<CompilationCost> {
        let mut numbers = line.trim_end().rsplit(',');
        let kilobytes: u64 = numbers.next()?.parse().ok()?;
        let microseconds: u64 = numbers.nth(1)?.parse().ok()?;
        Some(CompilationCost { cpu_s: microseconds as f64 / 1e6, peak_memory: kilobytes << 10 })
    }
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

    /// Compiles; gives what clang wrote to its outputs.
    pub(super) fn clang<A: Into<OsString>>(
        &self,
        doing: &'static str,
        directory: &Path,
        arguments: impl IntoIterator<Item = A>,
    ) -> Result<String, CommandError> {
        let command = Command {
            search_path: Some(self.search_path.clone()),
            limits: COMPILATION,
            output_kept: LAYOUTS_KEPT,
            ..Command::new(&self.clang, directory)
        };
        let completed =
            self.supervisor.run(command.args(self.target.clone()).args(["-w"]).args(arguments))?;
        if completed.succeeded() {
            return Ok(completed.output);
        }
        Err(CommandError::Failed { doing, why: failure(&completed) })
    }

    /// Compiles, and gives what that took.
    ///
    /// The system's own figure of a child's memory counts what this process had before it became the compiler (`exec_mmap`, fs/exec.c).
    pub(super) fn measured(
        &self,
        doing: &'static str,
        directory: &Path,
        arguments: &[&str],
    ) -> Result<CompilationCost, CommandError> {
        let report = directory.join("compilation.csv");
        let option = "-fproc-stat-report=compilation.csv";
        self.clang(doing, directory, arguments.iter().copied().chain([option]))?;
        let text = String::from_utf8_lossy(&read(&report)?).into_owned();
        // clang adds a line for each compilation.
        std::fs::remove_file(&report).map_err(|source| CommandError::File { path: report, source })?;
        CompilationCost::parse(&text)
            .ok_or_else(|| CommandError::Failed { doing, why: format!("it reports {text:?}") })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_of_a_compilation_is_read() {
        let read = CompilationCost { cpu_s: 0.031_199, peak_memory: 88_388 << 10 };
        assert_eq!(CompilationCost::parse("\"clang\",\"a,b.o\",31199,17828,88388\n"), Some(read));
        assert_eq!(CompilationCost::parse("\"clang\""), None);
    }
}
