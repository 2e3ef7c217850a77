//! The user's interestingness test: a command that exits with 0 where the files in its working directory are interesting. Directories,
//! environment and exit codes are as C-Reduce and C-Vise have them, so that their scripts run unchanged: each test runs
//! in a directory of its own that has nothing but the files, with the user's environment.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use oracle::native::process::{Command, End, ProcessError, ProcessLimits, StandardInput, Supervisor};
use reducer::SourceText;

use crate::{Failure, machine};

/// The interestingness test.
#[derive(Debug)]
pub struct Predicate {
    /// The executable, by an absolute path.
    program: PathBuf,
    /// The names of the files, relative to the directory of a test.
    names: Vec<PathBuf>,
    limits: ProcessLimits,
    supervisor: Supervisor,
}

/// What one run of the test says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PredicateAnswer {
    /// It exited with 0.
    Interesting,
    /// It exited with another code, or died.
    Not,
    /// It took or used too much: the reason.
    Excessive(String),
}

impl Predicate {
    /// A test of files of these names, each run of which takes at most this time.
    ///
    /// # Errors
    /// [`Failure::Input`] if there is no such command.
    pub fn new(command: &Path, names: Vec<PathBuf>, timeout: Duration) -> Result<Predicate, Failure> {
        let name = command.to_string_lossy();
        let program = oracle::native::program(&machine::search_path(), &name)
            .and_then(|program| std::path::absolute(program).ok())
            .ok_or_else(|| Failure::Input(format!("{name} is no executable file: --test wants a command")))?;
        let limits = ProcessLimits {
            cpu: timeout,
            wall: timeout,
            // A sanitiser reserves address space without using it.
            memory: u64::MAX,
            ..ProcessLimits::COMPILER
        };
        Ok(Predicate { program, names, limits, supervisor: Supervisor::new() })
    }

    /// Tests a text in a directory of its own inside of `place`.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the directory cannot be made or the command not be started.
    pub fn test(&self, text: &SourceText, place: &Path) -> Result<PredicateAnswer, Failure> {
        let directory = tempfile::tempdir_in(place).map_err(|why| Failure::unwritable(place, &why))?;
        self.write(text, directory.path())?;
        let command = Command {
            program: self.program.clone(),
            arguments: Vec::new(),
            directory: directory.path().to_owned(),
            search_path: None,
            variables: machine::environment(),
            limits: self.limits,
            input: StandardInput::Null,
        };
        let completed = match self.supervisor.run(command) {
            Ok(completed) => completed,
            // The user has interrupted: what was under way says nothing.
            Err(ProcessError::Interrupted) => return Ok(PredicateAnswer::Not),
            Err(why) => return Err(Failure::Infrastructure(why.to_string())),
        };
        Ok(match completed.end {
            End::Exited(0) => PredicateAnswer::Interesting,
            End::Exited(_) | End::Killed(_) => PredicateAnswer::Not,
            End::OutOfTime | End::Stopped => {
                PredicateAnswer::Excessive(format!("it took more than {} s", self.limits.wall.as_secs()))
            }
            End::Excessive(excess) => PredicateAnswer::Excessive(excess.to_string()),
        })
    }

    /// Writes the files of a text into a directory.
    fn write(&self, text: &SourceText, directory: &Path) -> Result<(), Failure> {
        for (name, file) in self.names.iter().zip(text.files()) {
            let path = directory.join(name);
            let written = path.parent().map_or(Ok(()), std::fs::create_dir_all);
            written
                .and_then(|()| std::fs::write(&path, file))
                .map_err(|why| Failure::unwritable(&path, &why))?;
        }
        Ok(())
    }

    /// The names of the files as arguments.
    pub(super) fn arguments(&self) -> impl Iterator<Item = OsString> {
        self.names.iter().map(|name| name.clone().into_os_string())
    }

    pub(super) fn supervisor(&self) -> &Supervisor {
        &self.supervisor
    }

    pub(super) fn prepare(&self, text: &SourceText, place: &Path) -> Result<tempfile::TempDir, Failure> {
        let directory = tempfile::tempdir_in(place).map_err(|why| Failure::unwritable(place, &why))?;
        self.write(text, directory.path())?;
        Ok(directory)
    }
}
