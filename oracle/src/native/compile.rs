//! Compiles a batch with one configuration, and finds the programs it cannot be compiled with.
//!
//! A unit that fails is compiled again in halves, down to the program; the objects of the halves are linked
//! instead of the one that is missing, since all names are distinct.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::compiler::Configuration;
use super::link::LinkError;
use super::process::{Completed, End, Limits, ProcessError, Usage};
use super::scratch::keep_only;
use super::source::{Naming, Source};
use super::toolchain::{Toolchain, command};

/// Why a program has no object code from a configuration.
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

/// What became of the programs of a batch with one configuration.
#[derive(Debug, Default)]
pub(super) struct Compiled {
    /// To be linked.
    pub objects: Vec<PathBuf>,
    /// By the program's number in the batch.
    pub failures: Vec<(usize, Failure)>,
    /// What the compiler used.
    pub usage: Usage,
    /// How often it was started.
    pub starts: u32,
    /// What it was given to read, in bytes.
    pub bytes: u64,
}

/// Why a configuration could not be asked at all.
#[derive(Debug, thiserror::Error)]
pub enum CompileError {
    /// The compiler could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// A unit could not be written.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// Where.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
}

impl CompileError {
    /// What went wrong when something could not be written.
    pub(super) fn writing(path: &Path) -> impl FnOnce(io::Error) -> CompileError {
        |source| CompileError::Write { path: path.to_owned(), source }
    }
}

/// The most of a diagnostic that is kept.
const DIAGNOSTIC_KEPT: usize = 4000;

/// How compilers say that they crashed, when the exit code does not.
const CRASHES: [&str; 6] = [
    "internal compiler error",
    "PLEASE submit a bug report",
    "PLEASE ATTACH THE FOLLOWING FILES",
    "Stack dump:",
    "fatal error: error in backend",
    "LLVM ERROR",
];

/// One configuration at work on one batch.
pub(super) struct Job<'a> {
    pub toolchain: &'a Toolchain,
    pub configuration: &'a Configuration,
    /// The configuration's number in the toolchain.
    pub number: usize,
    /// Where units and objects go, and nothing else is: what a run leaves there besides objects is removed.
    pub directory: &'a Path,
    /// The unit of some of the batch's programs.
    pub source: &'a dyn Fn(&[usize]) -> Source,
    /// An object that does not link by itself counts as rejected.
    pub check_links: bool,
}

/// The number of programs that the limits of a toolchain are meant for; fewer get less, down to an eighth.
const FULL_UNIT: u32 = 64;

impl Job<'_> {
    /// Compiles these programs, together if that works.
    pub(super) fn compile(&self, programs: &[usize], into: &mut Compiled) -> Result<(), CompileError> {
        let Some(&first) = programs.first() else { return Ok(()) };
        let stem = format!("x{}_{first}_{}", self.number, programs.len());
        let input = PathBuf::from(format!("{stem}.{}", self.configuration.input.extension()));
        let output = PathBuf::from(format!("{stem}.o"));
        let source = (self.source)(programs);
        let unsupported = source.unsupported.iter().map(|(number, _)| *number).collect::<Vec<_>>();
        let programs: Vec<usize> = programs.iter().copied().filter(|p| !unsupported.contains(p)).collect();
        let failures =
            source.unsupported.into_iter().map(|(number, why)| (number, Failure::Unsupported(why)));
        into.failures.extend(failures);
        if programs.is_empty() {
            return Ok(());
        }
        let completed = self.run(&source.text, programs.len(), &input, &output, into)?;
        let judged = self.judge(&completed, &input, &output)?;
        if judged.is_ok() {
            into.objects.push(self.directory.join(output));
        }
        keep_only(self.directory, &|path| into.objects.iter().any(|object| object == path));
        let Err(failure) = judged else { return Ok(()) };
        if programs.len() == 1 {
            let naming = Naming { configuration: self.number, program: programs[0] };
            into.failures.push((programs[0], failure.in_words_of(naming)));
            return Ok(());
        }
        let (left, right) = programs.split_at(programs.len() / 2);
        self.compile(left, into)?;
        self.compile(right, into)
    }

    fn run(
        &self,
        text: &str,
        programs: usize,
        input: &Path,
        output: &Path,
        into: &mut Compiled,
    ) -> Result<Completed, CompileError> {
        let path = self.directory.join(input);
        std::fs::write(&path, text).map_err(CompileError::writing(&path))?;
        let environment = &self.toolchain.environment;
        let limits = scaled(self.toolchain.limits().of_compiler(), programs);
        let command = command(&environment.search_path, self.configuration, self.directory, limits)
            .args(self.configuration.arguments(input, output));
        let completed = self.toolchain.supervisor.run(command)?;
        into.usage += completed.usage;
        into.starts += 1;
        into.bytes += text.len() as u64;
        into.bytes += self.directory.join(output).metadata().map_or(0, |object| object.len());
        Ok(completed)
    }

    /// Whether there is an object, and if not why.
    fn judge(
        &self,
        completed: &Completed,
        input: &Path,
        output: &Path,
    ) -> Result<Result<(), Failure>, CompileError> {
        let object = self.directory.join(output);
        if !completed.succeeded() {
            return Ok(Err(failure(completed, input)));
        }
        if !object.is_file() {
            return Ok(Err(Failure::Rejected("it succeeded without writing an object".to_owned())));
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
    fn in_words_of(self, naming: Naming) -> Failure {
        match self {
            Failure::Rejected(said) => Failure::Rejected(naming.unprefixed(&said)),
            Failure::Crashed(said) => Failure::Crashed(naming.unprefixed(&said)),
            Failure::Hung | Failure::Unsupported(_) => self,
        }
    }
}

impl Compiled {
    /// Why there is no object code of a program, if there is none.
    pub(super) fn failure(&self, program: usize) -> Option<&Failure> {
        self.failures.iter().find(|(number, _)| *number == program).map(|(_, failure)| failure)
    }
}

pub(super) fn scaled(limits: Limits, programs: usize) -> Limits {
    let programs = u32::try_from(programs).unwrap_or(u32::MAX).max(FULL_UNIT / 8);
    let scale = |time: Duration| time.saturating_mul(programs) / FULL_UNIT;
    Limits { cpu: scale(limits.cpu), wall: scale(limits.wall), ..limits }
}

pub(super) fn failure(completed: &Completed, input: &Path) -> Failure {
    let said = completed.said.replace(&*input.to_string_lossy(), "program");
    let diagnostic: String = said.chars().take(DIAGNOSTIC_KEPT).collect();
    match completed.end {
        End::OutOfTime | End::Stopped => Failure::Hung,
        End::Excessive(excess) => Failure::Crashed(format!("ended, for {excess}\n{diagnostic}")),
        End::Killed(signal) => Failure::Crashed(format!("killed by signal {signal}\n{diagnostic}")),
        // A shell reports a child's death by a signal in this way.
        End::Exited(code) if code > 128 => Failure::Crashed(diagnostic),
        End::Exited(_) if CRASHES.iter().any(|sign| said.contains(sign)) => Failure::Crashed(diagnostic),
        End::Exited(_) => Failure::Rejected(diagnostic),
    }
}
