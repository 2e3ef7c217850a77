//! A candidate, built by some compiler and run.

use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

use engines::process::{Command, Completed, End, ProcessLimits};
use reducer::{SourceLanguage, SourceText};

use crate::test_place::TestDirectory;
use crate::{BuildDirectory, Invocation, TestPlace};
use host::{Failure, machine};

/// The means to build and run candidates.
#[derive(Debug)]
pub(super) struct GuardedRun {
    /// The user's flags.
    pub(super) flags: Vec<OsString>,
    pub(super) invocation: Invocation,
    /// The longest that a run may take.
    pub(super) timeout: Duration,
}

/// A program that ended by itself or of a signal.
pub(super) struct GuardedEnd<'p> {
    pub(super) end: End,
    /// The directory in which it ran.
    pub(super) directory: TestDirectory<'p>,
}

/// The file with a program's standard output.
const OUTPUT: &str = "guarded.output";

impl GuardedRun {
    /// Builds a program by a compiler, and runs it. `Err` inside says why there is nothing to be seen: it does not build or end.
    pub(super) fn ended<'p>(
        &self,
        compiler: &Path,
        arguments: &[&str],
        variables: &[(&str, &str)],
        (text, place): (&SourceText, &'p TestPlace),
    ) -> Result<Result<GuardedEnd<'p>, String>, Failure> {
        let directory = place.test_directory(text.files().map(str::as_bytes))?;
        let build = self.compile(compiler, arguments, directory.path(), place).args(["-o", "guarded", "-lm"]);
        let library: &[&str] = match text.language() {
            SourceLanguage::C => &[],
            SourceLanguage::Cxx => &["-lstdc++"],
        };
        let build = build.args(library);
        if place.run(build)?.is_none_or(|built| !built.succeeded()) {
            return Ok(Err(format!("{} does not build it", compiler.display())));
        }
        let run = self.invocation.command("guarded", OUTPUT, directory.path(), self.timeout);
        let settings = variables.iter().map(|&(name, value)| (name.into(), value.into()));
        let run = Command {
            // A sanitizer reserves address space without using it.
            limits: ProcessLimits { memory: u64::MAX, ..with_copied(run.limits, place) },
            variables: machine::foreign_environment().into_iter().chain(settings).collect(),
            ..run
        };
        Ok(match place.run(run)?.map(|Completed { end, .. }| end) {
            Some(end @ (End::Exited(_) | End::Killed(_))) => Ok(GuardedEnd { end, directory }),
            Some(End::OutOfTime | End::Stopped) => {
                Err(format!("it runs for more than {} s", self.timeout.as_secs()))
            }
            Some(End::Excessive(excess)) => Err(excess.to_string()),
            None => Err("it was interrupted".to_owned()),
        })
    }

    /// The command of a compiler on all units, but for what it is to write.
    pub(super) fn compile(
        &self,
        compiler: &Path,
        arguments: &[&str],
        directory: &Path,
        place: &TestPlace,
    ) -> Command {
        let command = Command::new(compiler, directory);
        let limits = with_copied(command.limits, place);
        let command = Command { variables: machine::foreign_environment(), limits, ..command };
        command.args(["-w", "-g0"]).args(arguments).args(self.flags.iter().cloned()).args(place.units())
    }
}

/// The limits, of which what a build directory has takes nothing.
fn with_copied(limits: ProcessLimits, place: &TestPlace) -> ProcessLimits {
    let copied = place.build_directory().map_or(0, BuildDirectory::bytes);
    ProcessLimits { scratch: limits.scratch.saturating_add(copied), ..limits }
}

impl GuardedEnd<'_> {
    /// The program's standard output.
    pub(super) fn output(&self) -> Result<Vec<u8>, Failure> {
        let path = self.directory.path().join(OUTPUT);
        std::fs::read(&path).map_err(|why| Failure::unreadable(&path, &why))
    }
}
