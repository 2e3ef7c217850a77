//! An ordinary program: C files that any compiler builds and that run by themselves.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::native::{Configuration, Family, Scratch, Settings, not_compiled, tcc_library};
use engines::process::{Command, Completed, End, ProcessError, Supervisor};
use engines::{Outcome, ProgramEnd};
use lang::Features;
use tempfile::TempDir;

use crate::Invocation;
use host::{Failure, machine, scratch};

/// The files of a program, and how it is built and run.
#[derive(Clone, Debug)]
pub struct ForeignProgram {
    /// The translation units, by absolute paths.
    pub units: Vec<PathBuf>,
    /// The user's flags for compilers.
    pub flags: Vec<OsString>,
    /// The arguments and the standard input of the program.
    pub invocation: Invocation,
    /// The longest that a run may take.
    pub timeout: Duration,
}

/// A program that was built and run.
#[derive(Clone, Debug)]
pub struct ForeignRun {
    /// Its outcome.
    pub outcome: Outcome,
    /// CPU time of the compiler.
    pub compiling: Duration,
    /// CPU time of the program.
    pub running: Duration,
}

/// The files of a program as objects of one configuration.
#[derive(Debug)]
pub struct CompiledFiles {
    /// In the order of the files: each object, or the reason why there is none.
    objects: Vec<Result<PathBuf, Outcome>>,
    /// True if the objects need the library of tcc.
    by_tcc: bool,
    /// The directory that has them.
    _directory: TempDir,
}

/// The outcome by a compiler that ignores an attribute of the text, and so shows nothing about others; `None` if it has them all.
#[must_use]
pub fn ignoring(lacks: Features, text: &str) -> Option<Outcome> {
    let word = (Features::attributes_in(text) & lacks).words().next()?;
    Some(Outcome::Unsupported(format!("the compiler lacks {word}")))
}

/// Builds and runs programs, each in a directory of its own.
#[derive(Debug)]
pub struct ForeignRunner {
    scratch: Scratch,
    supervisor: Supervisor,
    /// The compiler by which objects are linked whose own compiler we only know how to compile by.
    linker: Option<PathBuf>,
}

/// The name of the executable: the same for all compilers, so that a program that prints it does the same.
const EXECUTABLE: &str = "program";
const OUTPUT: &str = "output";

impl ForeignRunner {
    /// A runner with directories where the settings say.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if no directory can be made.
    pub fn new(settings: &Settings) -> Result<ForeignRunner, Failure> {
        let place = scratch::place(settings);
        let scratch = Scratch::new_in(&place).map_err(|why| Failure::unwritable(&place, &why))?;
        let path = machine::search_path();
        let linker = ["gcc", "clang", "cc"].iter().find_map(|name| engines::native::program(&path, name));
        Ok(ForeignRunner { scratch, supervisor: Supervisor::new(), linker })
    }

    /// Builds a program by a configuration, and runs it.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compiler cannot be started, or its files not be written.
    pub fn run(
        &self,
        program: &ForeignProgram,
        configuration: &Configuration,
    ) -> Result<ForeignRun, Failure> {
        let directory = self.directory()?;
        let commands = self.build(program, configuration, directory.path());
        self.built_and_run(program, commands, &directory)
    }

    /// Compiles each file of a program by a configuration.
    ///
    /// # Errors
    /// As [`ForeignRunner::run`].
    pub fn compile(
        &self,
        program: &ForeignProgram,
        configuration: &Configuration,
    ) -> Result<CompiledFiles, Failure> {
        let directory = self.directory()?;
        let object = |(number, unit): (usize, &PathBuf)| {
            let object = directory.path().join(format!("{number}.o"));
            let completed =
                self.command(object_command(program, configuration, unit, &object, directory.path()))?;
            Ok(if completed.succeeded() { Ok(object) } else { Err(not_compiled(&completed)) })
        };
        let objects = program.units.iter().enumerate().map(object).collect::<Result<_, Failure>>()?;
        let by_tcc = configuration.compiler.family == Family::Tcc;
        Ok(CompiledFiles { objects, by_tcc, _directory: directory })
    }

    /// Links the first file by one configuration with the others by another one, and runs that. The inner error is the outcome by a
    /// configuration that does not compile its part.
    ///
    /// # Errors
    /// As [`ForeignRunner::run`].
    pub fn run_crossed(
        &self,
        program: &ForeignProgram,
        first: &CompiledFiles,
        others: &CompiledFiles,
    ) -> Result<Result<ForeignRun, Outcome>, Failure> {
        let objects = first.objects.iter().take(1).chain(others.objects.iter().skip(1));
        let objects: Vec<&PathBuf> = match objects.map(Result::as_ref).collect::<Result<_, &Outcome>>() {
            Ok(objects) => objects,
            Err(outcome) => return Ok(Err(outcome.clone())),
        };
        let directory = self.directory()?;
        let linker = self.linker.as_deref().unwrap_or(Path::new("cc"));
        let library = (first.by_tcc || others.by_tcc).then(tcc_library).flatten();
        // Not every compiler's objects may lie anywhere.
        let link = command_in(directory.path(), linker)
            .args(["-w", "-no-pie"])
            .args(program.flags.iter().cloned())
            .args(objects)
            .args(library)
            .args(["-o", EXECUTABLE, "-lm"]);
        self.built_and_run(program, vec![link], &directory).map(Ok)
    }

    fn directory(&self) -> Result<TempDir, Failure> {
        let place = self.scratch.path();
        tempfile::tempdir_in(place).map_err(|why| Failure::unwritable(place, &why))
    }

    fn built_and_run(
        &self,
        program: &ForeignProgram,
        commands: Vec<Command>,
        directory: &TempDir,
    ) -> Result<ForeignRun, Failure> {
        let mut compiling = Duration::ZERO;
        for command in commands {
            let completed = self.command(command)?;
            compiling += completed.usage.cpu;
            if !completed.succeeded() {
                let outcome = not_compiled(&completed);
                return Ok(ForeignRun { outcome, compiling, running: Duration::ZERO });
            }
        }
        let completed =
            self.command(program.invocation.command(EXECUTABLE, OUTPUT, directory.path(), program.timeout))?;
        let stopped = |why| (ProgramEnd::Stopped(why), Vec::new());
        let output = || {
            let path = directory.path().join(OUTPUT);
            std::fs::read(&path).map_err(|why| Failure::unreadable(&path, &why))
        };
        let (end, output) = match completed.end {
            End::Exited(code) => (ProgramEnd::Exited(code), output()?),
            End::Killed(signal) => (ProgramEnd::Killed(signal), output()?),
            End::OutOfTime | End::Stopped => {
                stopped(format!("it runs for more than {} s", program.timeout.as_secs()))
            }
            End::Excessive(excess) => stopped(excess.to_string()),
        };
        let outcome = Outcome::Ended { end, output };
        Ok(ForeignRun { outcome, compiling, running: completed.usage.cpu })
    }

    /// The commands that make the executable, in order.
    fn build(&self, program: &ForeignProgram, by: &Configuration, directory: &Path) -> Vec<Command> {
        if !matches!(by.compiler.family, Family::Custom(_)) {
            let options = options(program, by, directory);
            return vec![options.args(program.units.iter().cloned()).args(["-o", EXECUTABLE, "-lm"])];
        }
        // Only the flags by which a custom compiler makes an object of one file are known, so it compiles
        // file by file.
        let object = |number: usize| PathBuf::from(format!("{number}.o"));
        let units = program.units.iter().enumerate();
        let mut commands: Vec<Command> = units
            .map(|(number, unit)| object_command(program, by, unit, &object(number), directory))
            .collect();
        let linker = self.linker.as_deref().unwrap_or(&by.compiler.path);
        let objects = (0..program.units.len()).map(object);
        commands.push(command_in(directory, linker).args(objects).args(["-o", EXECUTABLE, "-lm"]));
        commands
    }

    fn command(&self, command: Command) -> Result<Completed, Failure> {
        self.supervisor.run(command).map_err(|why| match why {
            ProcessError::Interrupted => Failure::Infrastructure("interrupted".to_owned()),
            why => Failure::Infrastructure(why.to_string()),
        })
    }
}

/// A run of a program in a directory.
fn command_in(directory: &Path, path: &Path) -> Command {
    Command { search_path: Some(machine::search_path()), ..Command::new(path, directory) }
}

/// A run of a compiler whose options are known, without its files.
fn options(program: &ForeignProgram, by: &Configuration, directory: &Path) -> Command {
    let is_clang = by.compiler.family == Family::Clang;
    let arguments = ["-w"].into_iter().chain(is_clang.then_some("-fno-crash-diagnostics"));
    command_in(directory, &by.compiler.path)
        .args(arguments)
        .args(&by.flags)
        .args(program.flags.iter().cloned())
}

/// The command that makes an object of a file.
fn object_command(
    program: &ForeignProgram,
    by: &Configuration,
    unit: &Path,
    object: &Path,
    directory: &Path,
) -> Command {
    if !matches!(by.compiler.family, Family::Custom(_)) {
        let compile = options(program, by, directory).args(["-c"]).args([unit]);
        return compile.args(["-o"]).args([object]);
    }
    let words = program.flags.iter().map(|flag| flag.to_string_lossy().into_owned());
    let configured = Configuration { flags: by.flags.iter().cloned().chain(words).collect(), ..by.clone() };
    command_in(directory, &by.compiler.path).args(configured.arguments(unit, object))
}
