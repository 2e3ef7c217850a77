//! The user's interestingness test: a command that exits with 0 where the files in its working directory are interesting. Directories,
//! environment and exit codes are as C-Reduce and C-Vise have them, so that their scripts run unchanged: each test runs
//! in a directory of its own that has nothing but the files, with the user's environment.

use std::path::{Path, PathBuf};
use std::time::Duration;

use oracle::native::process::{Command, End, ProcessLimits, StandardInput};
use reducer::SourceText;

use super::TestPlace;
use crate::{Failure, machine};

/// The interestingness test.
#[derive(Debug)]
pub struct Predicate {
    /// The executable, by an absolute path.
    program: PathBuf,
    limits: ProcessLimits,
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
    /// A test, each run of which takes at most this time.
    ///
    /// # Errors
    /// [`Failure::Input`] if there is no such command.
    pub fn new(command: &Path, timeout: Duration) -> Result<Predicate, Failure> {
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
        Ok(Predicate { program, limits })
    }

    /// Tests a text in a directory of its own.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the directory cannot be made or the command not be started.
    pub fn test(&self, text: &SourceText, place: &TestPlace) -> Result<PredicateAnswer, Failure> {
        let directory = place.directory(text)?;
        let command = Command {
            program: self.program.clone(),
            arguments: Vec::new(),
            directory: directory.path().to_owned(),
            search_path: None,
            variables: machine::environment(),
            limits: self.limits,
            input: StandardInput::Null,
        };
        Ok(match place.run(command)?.map(|completed| completed.end) {
            Some(End::Exited(0)) => PredicateAnswer::Interesting,
            // Of what the user has interrupted nothing is known.
            Some(End::Exited(_) | End::Killed(_)) | None => PredicateAnswer::Not,
            Some(End::OutOfTime | End::Stopped) => {
                PredicateAnswer::Excessive(format!("it took more than {} s", self.limits.wall.as_secs()))
            }
            Some(End::Excessive(excess)) => PredicateAnswer::Excessive(excess.to_string()),
        })
    }
}
