//! Compiles one unit of a batch, and finds the cases that it cannot be compiled with.
//!
//! A unit that fails is compiled again in halves, down to the case; the objects of the halves are linked
//! instead of the one that is missing, since all names are distinct. Where both halves succeed, the compiler fails on
//! the cases together and on none of them by itself: that is a [`BatchFailure`].

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::link::LinkError;
use super::object_file;
use super::scratch::keep_only;
use super::source::Source;
use super::toolchain::Toolchain;
use crate::process::{Command, Completed, End, ProcessError, ProcessLimits, Usage};
use crate::{EngineName, Outcome, engine};

/// The reason why a case has no object code in a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// The compiler refused it.
    Rejected(String),
    /// The compiler crashed.
    Crashed(String),
    /// The compiler did not end.
    Hung,
    /// Our lowering does not know something in it.
    Unsupported(String),
}

/// The objects and failures of one unit of a batch.
#[derive(Debug, Default)]
pub(super) struct Compiled {
    /// The objects to link.
    pub objects: Vec<PathBuf>,
    /// By the case's number in the batch.
    pub failures: Vec<(usize, Failure)>,
    /// The failures on several cases together.
    pub together: Vec<BatchFailure>,
    /// The compiler's cost.
    pub usage: Usage,
    /// The number of times it was started.
    pub starts: u32,
    /// The size of the texts and objects, in bytes.
    pub bytes: u64,
}

/// A failure of a compiler on several cases of a batch together, none of which it fails on by itself or in halves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchFailure {
    /// The compiler, or the recipe.
    pub engine: EngineName,
    /// The numbers of the cases in the batch.
    pub cases: Vec<usize>,
    /// The failure; [`Outcome::Infrastructure`] if the same unit compiles when it is tried again.
    pub outcome: Outcome,
}

/// The reason why a unit could not be compiled at all.
#[derive(Debug, thiserror::Error)]
pub enum CompileError {
    /// The compiler could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// A unit could not be written.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// A compiler failed where nothing can be written, so that nothing is known about it.
    #[error("the disk of {} is full", path.display())]
    NoRoom {
        /// The directory.
        path: PathBuf,
    },
}

impl CompileError {
    /// The error for a file that could not be written.
    pub(super) fn writing(path: &Path) -> impl FnOnce(io::Error) -> CompileError {
        |source| CompileError::Write { path: path.to_owned(), source }
    }
}

/// The most of a diagnostic that is kept.
const DIAGNOSTIC_KEPT: usize = 4000;

/// Texts by which compilers report a crash if the exit code does not.
const CRASHES: [&str; 6] = [
    "internal compiler error",
    "PLEASE submit a bug report",
    "PLEASE ATTACH THE FOLLOWING FILES",
    "Stack dump:",
    "fatal error: error in backend",
    "LLVM ERROR",
];

/// The part of a batch that one compiler gets: a unit of translation with some of the batch's cases.
pub(super) trait BatchUnit: Sync {
    /// The configuration that the compiler's cost is counted for.
    fn configuration(&self) -> &engine::Configuration;

    /// The engine that runs what it is compiled to, by itself.
    fn engine(&self) -> EngineName;

    /// The extension of its files.
    fn extension(&self) -> &'static str;

    /// The text of some of the batch's cases.
    ///
    /// # Errors
    /// The reason why they cannot be one text.
    fn source(&self, cases: &[usize]) -> Result<Source, String>;

    /// The commands that turn a text into an object, in order; the limits are those for a whole batch.
    fn commands(&self, directory: &Path, input: &Path, output: &Path) -> Vec<Command>;

    /// A function that the object must define if it has the case.
    fn entry(&self, case: usize) -> String;

    /// A diagnostic about a case, with the names that the case itself gives.
    fn unprefixed(&self, case: usize, diagnostic: &str) -> String;
}

/// One unit of a batch while it is compiled.
pub(super) struct Job<'a> {
    pub toolchain: &'a Toolchain,
    pub unit: &'a dyn BatchUnit,
    /// The unit's number in the batch.
    pub number: usize,
    /// The directory for units and objects alone: other files that a run leaves there are removed.
    pub directory: &'a Path,
    /// An object that does not link by itself counts as rejected.
    pub check_links: bool,
}

/// The number of cases that the limits of a toolchain are meant for; fewer get less, down to an eighth.
const FULL_UNIT: u32 = 64;

impl Job<'_> {
    /// Compiles these cases, together if that works, and in halves otherwise.
    pub(super) fn compile(&self, cases: &[usize], into: &mut Compiled) -> Result<(), CompileError> {
        let Some(&first) = cases.first() else { return Ok(()) };
        let stem = format!("x{}_{first}_{}", self.number, cases.len());
        let input = PathBuf::from(format!("{stem}.{}", self.unit.extension()));
        let output = PathBuf::from(format!("{stem}.o"));
        let source = match self.unit.source(cases) {
            Ok(source) => source,
            Err(reason) => return self.halve(cases, Failure::Rejected(reason), into),
        };
        let unsupported = source.unsupported.iter().map(|(number, _)| *number).collect::<Vec<_>>();
        let cases: Vec<usize> = cases.iter().copied().filter(|case| !unsupported.contains(case)).collect();
        let failures =
            source.unsupported.into_iter().map(|(number, why)| (number, Failure::Unsupported(why)));
        into.failures.extend(failures);
        if cases.is_empty() {
            return Ok(());
        }
        let Err(failure) = self.attempt(&source.text, &cases, &input, &output, into)? else {
            into.objects.push(self.directory.join(output));
            return Ok(());
        };
        let explained = (into.failures.len(), into.together.len());
        self.halve(&cases, failure.clone(), into)?;
        if cases.len() > 1 && explained == (into.failures.len(), into.together.len()) {
            let again = self.attempt(&source.text, &cases, &input, &output, into)?;
            keep_only(self.directory, &|path| into.objects.iter().any(|object| object == path));
            let outcome = match again {
                Err(_) => failure.outcome(),
                // It may have been the machine: a compiler that was killed, or that had too little time.
                Ok(()) => Outcome::Infrastructure(format!(
                    "{} failed on {} cases, and not when it was tried again: {}",
                    self.unit.engine(),
                    cases.len(),
                    failure.outcome().not_run().unwrap_or_default()
                )),
            };
            into.together.push(BatchFailure { engine: self.unit.engine(), cases, outcome });
        }
        Ok(())
    }

    /// Compiles a text once; what a failure leaves is removed.
    fn attempt(
        &self,
        text: &str,
        cases: &[usize],
        input: &Path,
        output: &Path,
        into: &mut Compiled,
    ) -> Result<Result<(), Failure>, CompileError> {
        let completed = self.run(text, cases.len(), input, output, into)?;
        let judged = self.judge(&completed, cases, input, output)?;
        let object = judged.is_ok().then(|| self.directory.join(output));
        let is_kept = |path: &Path| into.objects.iter().chain(&object).any(|object| object == path);
        keep_only(self.directory, &is_kept);
        // A full disk is no fault of the cases: their halves would fail as well, and be blamed for it.
        if judged.is_err() && !has_room(self.directory) {
            return Err(CompileError::NoRoom { path: self.directory.to_owned() });
        }
        Ok(judged)
    }

    /// Compiles the halves of what failed as a whole; of a single case the failure is kept.
    fn halve(&self, cases: &[usize], failure: Failure, into: &mut Compiled) -> Result<(), CompileError> {
        if let [one] = *cases {
            into.failures.push((one, failure.map(|diagnostic| self.unit.unprefixed(one, &diagnostic))));
            return Ok(());
        }
        let (left, right) = cases.split_at(cases.len() / 2);
        self.compile(left, into)?;
        self.compile(right, into)
    }

    /// Runs the unit's commands up to the first that fails.
    fn run(
        &self,
        text: &str,
        cases: usize,
        input: &Path,
        output: &Path,
        into: &mut Compiled,
    ) -> Result<Completed, CompileError> {
        let path = self.directory.join(input);
        std::fs::write(&path, text).map_err(CompileError::writing(&path))?;
        into.bytes += text.len() as u64;
        let mut last = Completed { end: End::Exited(0), output: String::new(), usage: Usage::default() };
        for command in self.unit.commands(self.directory, input, output) {
            let limits = scaled(command.limits, cases);
            last = self.toolchain.supervisor.run(Command { limits, ..command })?;
            into.usage += last.usage;
            into.starts += 1;
            if !last.succeeded() {
                break;
            }
        }
        into.bytes += self.directory.join(output).metadata().map_or(0, |object| object.len());
        Ok(last)
    }

    /// Checks that there is an object; otherwise returns the reason.
    fn judge(
        &self,
        completed: &Completed,
        cases: &[usize],
        input: &Path,
        output: &Path,
    ) -> Result<Result<(), Failure>, CompileError> {
        let object = self.directory.join(output);
        if !completed.succeeded() {
            return Ok(Err(failure(completed, input)));
        }
        if !object.is_file() {
            return Ok(Err(Failure::Crashed("it succeeded without writing an object".to_owned())));
        }
        let bytes = std::fs::read(&object).map_err(CompileError::writing(&object))?;
        let entries: Vec<String> = cases.iter().map(|case| self.unit.entry(*case)).collect();
        if let Err(why) = object_file::check(&bytes, self.toolchain.target, &entries) {
            return Ok(Err(Failure::Crashed(format!("it succeeded, but its object is of no use: {why}"))));
        }
        if !self.check_links {
            return Ok(Ok(()));
        }
        let executable = object.with_extension("alone");
        match self.toolchain.linker.link(&self.toolchain.supervisor, &[object], &executable) {
            Ok(_) => Ok(Ok(())),
            Err(LinkError::Process(error)) => Err(error.into()),
            Err(error) => Ok(Err(Failure::Rejected(error.to_string()))),
        }
    }
}

impl Failure {
    /// The same with another diagnostic, if the compiler gave one.
    fn map(self, diagnostic: impl FnOnce(String) -> String) -> Failure {
        match self {
            Failure::Rejected(said) => Failure::Rejected(diagnostic(said)),
            Failure::Crashed(said) => Failure::Crashed(diagnostic(said)),
            Failure::Hung | Failure::Unsupported(_) => self,
        }
    }
}

impl Compiled {
    /// The reason why there is no object code of a case; `None` if there is some.
    pub(super) fn failure(&self, case: usize) -> Option<&Failure> {
        self.failures.iter().find(|(number, _)| *number == case).map(|(_, failure)| failure)
    }
}

/// The bytes that a compiler may need for its files on a small unit. Where there are fewer, its failure may be the disk's.
const ROOM: u64 = 16 << 20;

/// True unless the file system of a directory reports that it is full.
fn has_room(directory: &Path) -> bool {
    rustix::fs::statvfs(directory)
        .map_or(true, |system| system.f_bavail.saturating_mul(system.f_frsize) >= ROOM)
}

fn scaled(limits: ProcessLimits, cases: usize) -> ProcessLimits {
    let cases = u32::try_from(cases).unwrap_or(u32::MAX).max(FULL_UNIT / 8);
    let scale = |time: Duration| time.saturating_mul(cases) / FULL_UNIT;
    ProcessLimits { cpu: scale(limits.cpu), wall: scale(limits.wall), ..limits }
}

/// The outcome of a program that a compiler did not compile: [`Outcome::Rejected`], [`Outcome::CompilerCrashed`] or
/// [`Outcome::CompilerHung`], by how the compiler ended.
#[must_use]
pub fn not_compiled(completed: &Completed) -> Outcome {
    failure_saying(completed.end, &completed.output).outcome()
}

pub(super) fn failure(completed: &Completed, input: &Path) -> Failure {
    failure_saying(completed.end, &completed.output.replace(&*input.to_string_lossy(), "program"))
}

fn failure_saying(end: End, message: &str) -> Failure {
    let diagnostic: String = message.chars().take(DIAGNOSTIC_KEPT).collect();
    match end {
        End::OutOfTime | End::Stopped => Failure::Hung,
        End::Excessive(excess) => Failure::Crashed(format!("ended, for {excess}\n{diagnostic}")),
        End::Killed(signal) => Failure::Crashed(format!("killed by signal {signal}\n{diagnostic}")),
        // A shell reports a child's death by a signal in this way.
        End::Exited(code) if code > 128 => Failure::Crashed(diagnostic),
        End::Exited(_) if CRASHES.iter().any(|sign| message.contains(sign)) => Failure::Crashed(diagnostic),
        End::Exited(_) => Failure::Rejected(diagnostic),
    }
}
