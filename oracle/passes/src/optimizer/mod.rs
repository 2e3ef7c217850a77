//! LLVM's `opt`: modules after passes, of whichever versions of LLVM there are.
//!
//! Starting `opt` costs more than most passes on most functions, so [`Optimizer::run_all`] puts many modules through one
//! process: they become one module with names of their own, and the text that comes back is divided again ([`divide`]).

mod batch;
mod divide;
mod older;
mod pipeline;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use engines::native::{Scratch, Settings};
use engines::process::{Command, Completed, End, ProcessError, ProcessLimits, Supervisor};

use case_files::module_file::{self, ModuleFile};
use case_files::read_text_within;
use host::{Failure, machine, scratch};

pub use batch::{OptimizedBatch, UnreadOutput};
pub use divide::{DividedText, only_symbol};
pub use older::AdaptedModule;
pub use pipeline::PassLeaf;

/// Bytes of a module that passes may make.
const MAX_OUTPUT: u64 = 256 << 20;

/// Bytes of what `opt` says that are kept: a line for each of some hundred thousand runs of passes.
const SAYINGS: usize = 8 << 20;

/// The first version that has opaque pointers unless told otherwise. LLVM 14 has to be told.
const OPAQUE_POINTERS: u32 = 15;

/// An `opt`.
#[derive(Debug)]
pub struct Optimizer {
    program: PathBuf,
    /// Its name, as in `opt-19`.
    name: String,
    /// The version that it reports, as in `19.1.7`; empty if it reports none.
    version: String,
    supervisor: Supervisor,
    place: PathBuf,
}

/// The result of a run of `opt`.
#[derive(Debug)]
pub struct Optimized {
    /// The module's text.
    pub text: String,
    /// The lines about each pass, see `-opt-bisect-limit`.
    messages: String,
    /// The CPU time of the process.
    pub cpu: Duration,
}

/// The reason why `opt` made no module.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptError {
    /// It refused the module or the pipeline: its message.
    #[error("{0}")]
    Refused(String),
    /// It crashed: what it said.
    #[error("it crashed: {0}")]
    Crashed(String),
    /// It did not end in the time it had.
    #[error("it did not end in time")]
    Hung,
    /// The machine failed.
    #[error("{0}")]
    Machine(String),
}

impl Optimizer {
    /// Those of names or paths, in order. All names are looked up before the first program is asked.
    ///
    /// # Errors
    /// As [`Optimizer::new`].
    pub fn find_all(programs: &[&str]) -> Result<Vec<Optimizer>, Failure> {
        programs.iter().try_for_each(|program| find(program).map(drop))?;
        programs.iter().map(|program| Optimizer::new(program)).collect()
    }

    /// The `opt` of a name, or of a path.
    ///
    /// # Errors
    /// [`Failure::Input`] if there is no such program, or it does not say what it is; [`Failure::Infrastructure`] if
    /// it cannot be run.
    pub fn new(program: &str) -> Result<Optimizer, Failure> {
        let path = find(program)?;
        let path = std::path::absolute(&path).unwrap_or(path);
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let place = scratch::place(&Settings::default());
        let optimizer =
            Optimizer { program: path, name, version: String::new(), supervisor: Supervisor::new(), place };
        let directory = optimizer.directory()?;
        let question = optimizer.command(&directory).args(["--version"]);
        let question = Command { limits: ProcessLimits::QUESTION, ..question };
        let Completed { end, output: said, .. } =
            optimizer.supervisor.run(question).map_err(machine_failure)?;
        match end {
            End::Exited(0) => {
                Ok(Optimizer { version: version(&said).unwrap_or_default().to_owned(), ..optimizer })
            }
            _ => Err(Failure::input(format_args!("--opt {program}"), "it does not say its version")),
        }
    }

    /// Its name, as in `opt-19`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its path.
    #[must_use]
    pub fn path(&self) -> &std::path::Path {
        &self.program
    }

    /// Its version, as in `19.1.7`; empty if it does not say.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The first number of its version; that of the LLVM that our text is for, if it does not say.
    #[must_use]
    pub fn major(&self) -> u32 {
        self.version.split('.').next().and_then(|major| major.parse().ok()).unwrap_or(older::OURS)
    }

    /// Its name with its version.
    #[must_use]
    pub fn title(&self) -> String {
        match self.version.as_str() {
            "" => format!("{} (of unknown version)", self.name),
            version => format!("{} (LLVM {version})", self.name),
        }
    }

    /// Runs passes on a module.
    ///
    /// # Errors
    /// [`OptError`]
    pub fn run(&self, text: &str, passes: &str) -> Result<Optimized, OptError> {
        self.run_with(text, passes, &[])
    }

    /// Runs the first `limit` of the passes, or all, and has `opt` tell which run.
    ///
    /// # Errors
    /// [`OptError`]
    pub fn run_first(&self, text: &str, passes: &str, limit: Option<u32>) -> Result<Optimized, OptError> {
        let limit = limit.map_or("-1".to_owned(), |limit| limit.to_string());
        self.run_with(text, passes, &[&format!("-opt-bisect-limit={limit}")])
    }

    fn run_with(&self, text: &str, passes: &str, flags: &[&str]) -> Result<Optimized, OptError> {
        let directory = self.directory().map_err(|why| OptError::Machine(why.to_string()))?;
        let input = directory.path().join("input.ll");
        fs::write(&input, &*older::readable(text, self.major()))
            .map_err(|why| OptError::Machine(Failure::unwritable(&input, &why).to_string()))?;
        let files = ["-S", "input.ll", "-o", "output.ll"];
        let arguments = std::iter::once(format!("-passes={passes}"))
            .chain(flags.iter().chain(&files).map(|flag| (*flag).to_owned()));
        let command = self.command(&directory).args(self.flags()).args(arguments);
        let Completed { end, output: said, usage } =
            self.supervisor.run(command).map_err(|why| OptError::Machine(why.to_string()))?;
        match end {
            End::Exited(0) => {}
            End::Exited(_) => return Err(OptError::Refused(complaint(&said).to_owned())),
            // It verifies what it has read, and gives up by a signal.
            End::Killed(_) if said.contains("Broken module found") => {
                return Err(OptError::Refused(complaint(&said).to_owned()));
            }
            End::Killed(_) => return Err(OptError::Crashed(complaint(&said).to_owned())),
            End::OutOfTime => return Err(OptError::Hung),
            End::Stopped => return Err(OptError::Machine("it was stopped".to_owned())),
            End::Excessive(excess) => return Err(OptError::Crashed(excess.to_string())),
        }
        let text = read_text_within(&directory.path().join("output.ll"), MAX_OUTPUT)
            .map_err(|why| OptError::Machine(why.to_string()))?;
        Ok(Optimized { text, messages: said, cpu: usage.cpu })
    }

    /// The passes of a pipeline one by one, as `opt` understands it; nothing if it does not say.
    #[must_use]
    pub fn leaves(&self, passes: &str) -> Vec<PassLeaf> {
        let Ok(directory) = self.directory() else { return Vec::new() };
        if fs::write(directory.path().join("input.ll"), "").is_err() {
            return Vec::new();
        }
        let arguments =
            [&format!("-passes={passes}"), "-print-pipeline-passes", "-disable-output", "input.ll"];
        let command = self.command(&directory).args(self.flags()).args(arguments);
        match self.supervisor.run(command) {
            Ok(Completed { end: End::Exited(0), output: said, .. }) => pipeline::leaves(&said),
            _ => Vec::new(),
        }
    }

    /// The command line that a user can run, for the first `limit` passes or all.
    #[must_use]
    pub fn shown_command(&self, passes: &str, limit: Option<u32>, file: &str) -> String {
        let flags: String = self.flags().iter().map(|flag| format!("{flag} ")).collect();
        let limit = limit.map(|limit| format!("-opt-bisect-limit={limit} ")).unwrap_or_default();
        format!("{} {flags}-passes='{passes}' {limit}-S {file}", self.name)
    }

    fn flags(&self) -> Vec<&'static str> {
        if self.major() < OPAQUE_POINTERS { vec!["-opaque-pointers"] } else { Vec::new() }
    }

    fn directory(&self) -> Result<Scratch, Failure> {
        Scratch::new_in(&self.place).map_err(|why| Failure::infrastructure(self.place.display(), why))
    }

    /// The program with nothing to do. A script in its place finds its own commands.
    fn command(&self, directory: &Scratch) -> Command {
        let search_path = Some(machine::search_path());
        Command { search_path, output_kept: SAYINGS, ..Command::new(&self.program, directory.path()) }
    }
}

/// The path of a program that a user names.
fn find(program: &str) -> Result<PathBuf, Failure> {
    engines::native::program(&machine::search_path(), program).ok_or_else(|| {
        Failure::Input(format!(
            "--opt {program}: not on the search path; `bitfrost doctor` lists what to install"
        ))
    })
}

impl Optimized {
    /// A module that nothing has run on.
    #[must_use]
    pub fn unchanged(text: &str) -> Optimized {
        Optimized { text: text.to_owned(), messages: String::new(), cpu: Duration::ZERO }
    }

    /// The module.
    ///
    /// # Errors
    /// [`Failure::Input`] if passes have put something into it that we do not support.
    pub fn module(&self, name: &str) -> Result<ModuleFile, Failure> {
        module_file::parsed(&format!("the output of {name}"), &self.text)
    }

    /// The number of passes that ran.
    #[must_use]
    pub fn last(&self) -> u32 {
        self.ran().map(|(number, _)| number).max().unwrap_or(0)
    }

    /// The name of the pass that ran as number `wanted`.
    #[must_use]
    pub fn pass(&self, wanted: u32) -> Option<&str> {
        self.ran().find(|(number, _)| *number == wanted).map(|(_, name)| name)
    }

    /// `BISECT: running pass (5) SimplifyCFGPass on f` (LLVM "OptBisect").
    fn ran(&self) -> impl Iterator<Item = (u32, &str)> {
        self.messages.lines().filter_map(|line| {
            let (number, name) = line.strip_prefix("BISECT: running pass (")?.split_once(") ")?;
            Some((number.parse().ok()?, name))
        })
    }
}

impl OptError {
    /// True if another module may fare better with the same pipeline.
    #[must_use]
    pub fn is_about_module(&self) -> bool {
        match self {
            // `unknown pass name 'x'`, `unable to parse pass pipeline 'x'`, `unknown function pass 'x' in pipeline 'y'`.
            OptError::Refused(why) => !why.contains("pass name") && !why.contains("pipeline"),
            OptError::Crashed(_) | OptError::Hung => true,
            OptError::Machine(_) => false,
        }
    }

    /// The failure of a verb that asked this `opt`.
    #[must_use]
    pub fn failure(self, of: &Optimizer) -> Failure {
        match self {
            OptError::Refused(why) => Failure::input(of.title(), why),
            OptError::Crashed(_) | OptError::Hung | OptError::Machine(_) => {
                Failure::infrastructure(of.title(), self)
            }
        }
    }
}

/// The number after `LLVM version`.
fn version(message: &str) -> Option<&str> {
    let (_, rest) = message.split_once("LLVM version ")?;
    rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').next().filter(|number| !number.is_empty())
}

/// The first line that is not about bisection.
fn complaint(message: &str) -> &str {
    message.lines().find(|line| !line.starts_with("BISECT:")).unwrap_or("it printed nothing").trim()
}

fn machine_failure(error: ProcessError) -> Failure {
    Failure::infrastructure("cannot run opt", error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read() {
        assert_eq!(version("Debian LLVM version 19.1.7\n  Optimized build."), Some("19.1.7"));
        assert_eq!(version("  LLVM version 23.0.0git\n"), Some("23.0.0git"));
        assert_eq!(version("what?"), None);
    }
}
