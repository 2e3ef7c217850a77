//! The user's interestingness test: a command that exits with 0 where the files in its working directory are interesting. Directories,
//! environment and exit codes are as C-Reduce and C-Vise have them, so that their scripts run unchanged: each test runs
//! in a directory of its own that has nothing but the files, with the user's environment.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engines::process::{Command, End, ProcessLimits, Trust};

use crate::{BuildDirectory, TestFiles, TestPlace};
use host::{Failure, machine};

/// The interestingness test.
#[derive(Debug)]
pub struct Predicate {
    /// The executable, by an absolute path.
    program: PathBuf,
    /// The arguments that it is given.
    arguments: Vec<OsString>,
    limits: ProcessLimits,
}

/// The characters that names of commands do not have, and lines of the shell do.
const SHELL_MARKS: [char; 8] = [' ', '\t', '|', '&', ';', '<', '>', '$'];

/// The answer of one run of the test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PredicateAnswer {
    /// It exited with 0.
    Interesting,
    /// It exited with another code, or died.
    Not,
    /// It took or used too much: the reason.
    Excessive(String),
}

/// The longest time that a run of the test may take. A reduction may leave a program without an end, and the test
/// would wait for its own time limit.
#[derive(Debug)]
pub struct Patience {
    /// In milliseconds.
    limit: AtomicU64,
    /// The longest, whatever the test has needed so far.
    most: Duration,
    /// Runs that were ended for what earlier ones took.
    ended: AtomicU64,
}

impl Patience {
    /// A run may take three times what the test takes of the best so far, and this.
    const BESIDES: Duration = Duration::from_millis(500);

    /// With this limit as long as nothing is known.
    #[must_use]
    pub fn new(most: Duration) -> Patience {
        let limit = AtomicU64::new(most.as_millis() as u64);
        Patience { limit, most, ended: AtomicU64::new(0) }
    }

    /// The test has taken so long of what is the best now.
    pub fn learn(&self, took: Duration) {
        let limit = self.most.min(took * 3 + Patience::BESIDES);
        self.limit.store(limit.as_millis() as u64, Ordering::Relaxed);
    }

    /// Runs that were ended for what earlier ones took.
    #[must_use]
    pub fn ended(&self) -> u64 {
        self.ended.load(Ordering::Relaxed)
    }

    fn limit(&self) -> Duration {
        Duration::from_millis(self.limit.load(Ordering::Relaxed))
    }
}

impl Predicate {
    /// A test, each run of which takes at most this time: an executable file, or a line of the shell.
    ///
    /// # Errors
    /// [`Failure::Input`] if it is neither.
    pub fn new(command: &Path, timeout: Duration) -> Result<Predicate, Failure> {
        let name = command.to_string_lossy();
        let (program, arguments) = match executable(&name) {
            Some(program) => (program, Vec::new()),
            None if name.contains(SHELL_MARKS) => {
                let line = with_absolute_command(&name);
                // `$0` of the line; what it is given comes after it.
                ("/bin/sh".into(), vec!["-c".into(), line.into(), "test".into()])
            }
            None => {
                return Err(Failure::Input(format!("{name} is no executable file: --test wants a command")));
            }
        };
        let limits = ProcessLimits {
            cpu: timeout,
            wall: timeout,
            // A sanitiser reserves address space without using it.
            memory: u64::MAX,
            ..ProcessLimits::COMPILER
        };
        Ok(Predicate { program, arguments, limits })
    }

    /// The test with these arguments.
    #[must_use]
    pub fn with_arguments(mut self, arguments: Vec<OsString>) -> Predicate {
        self.arguments.extend(arguments);
        self
    }

    /// Tests a case in a directory of its own.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the directory cannot be made or the command not be started.
    pub fn test(&self, case: &impl TestFiles, place: &TestPlace) -> Result<PredicateAnswer, Failure> {
        self.run(case, place, self.limits)
    }

    /// Tests a case as long as there is patience, and time left, after which it is not interesting.
    ///
    /// # Errors
    /// As of [`Predicate::test`].
    pub fn test_with(
        &self,
        patience: Option<&Patience>,
        left: Option<Duration>,
        case: &impl TestFiles,
        place: &TestPlace,
    ) -> Result<PredicateAnswer, Failure> {
        let longest = self.limits.wall;
        let patient = patience.map_or(longest, |patience| patience.limit().min(longest));
        let wall = left.map_or(patient, |left| left.min(patient));
        let answer = self.run(case, place, ProcessLimits { wall, ..self.limits })?;
        if matches!(answer, PredicateAnswer::Excessive(_)) && wall < longest {
            if let Some(patience) = patience.filter(|_| wall == patient) {
                patience.ended.fetch_add(1, Ordering::Relaxed);
            }
            return Ok(PredicateAnswer::Not);
        }
        Ok(answer)
    }

    fn run(
        &self,
        case: &impl TestFiles,
        place: &TestPlace,
        limits: ProcessLimits,
    ) -> Result<PredicateAnswer, Failure> {
        let Some(contents) = place.contents(case)? else { return Ok(PredicateAnswer::Not) };
        let directory = place.test_directory(contents.iter().map(AsRef::as_ref))?;
        // What the build directory has is nothing that the test wrote.
        let copied = place.build_directory().map_or(0, BuildDirectory::bytes);
        let limits = ProcessLimits { scratch: limits.scratch.saturating_add(copied), ..limits };
        let command = Command {
            variables: machine::environment(),
            trust: Trust::User,
            limits,
            ..Command::new(self.program.clone(), directory.path())
        }
        .args(self.arguments.iter().cloned());
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

/// The executable file of a name, by an absolute path.
fn executable(name: &str) -> Option<PathBuf> {
    let program = engines::native::program(&machine::search_path(), name)?;
    std::path::absolute(program).ok()
}

/// A line of the shell whose first word, where it is the path of an executable file, is absolute: the line runs in another directory.
fn with_absolute_command(line: &str) -> String {
    let (first, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    match first.contains('/').then(|| executable(first)).flatten() {
        Some(program) => format!("'{}' {rest}", program.display().to_string().replace('\'', r"'\''")),
        None => line.to_owned(),
    }
}
