//! LLVM's `opt`: a module after passes, or after the first of them.

use std::fs;
use std::path::PathBuf;

use oracle::native::process::{Command, Completed, End, ProcessError, Supervisor};
use oracle::native::{Scratch, Settings};

use crate::case::read_text;
use crate::module_file::ModuleFile;
use crate::{Failure, machine, module_file, scratch};

/// `opt` with a pipeline and a module.
pub(super) struct Optimizer {
    program: PathBuf,
    passes: String,
    supervisor: Supervisor,
    directory: Scratch,
}

/// The result of a run of `opt`.
pub(super) struct Optimized {
    /// Its text.
    text: String,
    /// The lines about each pass, see `-opt-bisect-limit`.
    said: String,
}

impl Optimizer {
    /// The `opt` of that name, for a module given as text.
    ///
    /// # Errors
    /// [`Failure::Input`] if there is no such program, [`Failure::Infrastructure`] if files cannot be made.
    pub(super) fn new(program: &str, passes: &str, text: &str) -> Result<Optimizer, Failure> {
        let place = scratch::place(&Settings::default());
        let directory =
            Scratch::new_in(&place).map_err(|why| Failure::infrastructure(place.display(), why))?;
        let supervisor = Supervisor::new();
        let program = oracle::native::program(&machine::search_path(), program).ok_or_else(|| {
            Failure::Input(format!(
                "--opt {program}: not on the search path; `bitfrost doctor` says what to install"
            ))
        })?;
        let input = directory.path().join("input.ll");
        fs::write(&input, text).map_err(|why| Failure::unwritable(&input, &why))?;
        Ok(Optimizer { program, passes: passes.to_owned(), supervisor, directory })
    }

    /// Runs the passes, or the first `limit` of them.
    ///
    /// # Errors
    /// [`Failure::Input`] if `opt` refuses the pipeline or the module, [`Failure::Infrastructure`] if it does not end
    /// by itself.
    pub(super) fn run(&self, limit: Option<u32>) -> Result<Optimized, Failure> {
        let limit = limit.map_or("-1".to_owned(), |limit| limit.to_string());
        let arguments = [
            format!("-passes={}", self.passes),
            format!("-opt-bisect-limit={limit}"),
            "-S".to_owned(),
            "input.ll".to_owned(),
            "-o".to_owned(),
            "output.ll".to_owned(),
        ];
        let command = Command::new(&self.program, self.directory.path()).args(arguments);
        let Completed { end, said, usage: _ } = self.supervisor.run(command).map_err(failure)?;
        match end {
            End::Exited(0) => {}
            End::Exited(_) => return Err(Failure::input("opt", complaint(&said))),
            _ => return Err(Failure::infrastructure("opt", format_args!("{end:?}: {}", complaint(&said)))),
        }
        Ok(Optimized { text: read_text(&self.directory.path().join("output.ll"))?, said })
    }

    /// The command line that a user can run.
    pub(super) fn command(&self, limit: u32, file: &str) -> String {
        let program = self.program.file_name().unwrap_or(self.program.as_os_str()).display();
        format!("{program} -passes='{}' -opt-bisect-limit={limit} -S {file}", self.passes)
    }
}

impl Optimized {
    /// The module.
    ///
    /// # Errors
    /// [`Failure::Input`] if passes have put something into it that we do not support.
    pub(super) fn module(&self) -> Result<ModuleFile, Failure> {
        module_file::from_text("the output of opt", &self.text)
    }

    /// The number of passes that ran.
    pub(super) fn last(&self) -> u32 {
        self.ran().map(|(number, _)| number).max().unwrap_or(0)
    }

    /// The name of the pass that ran as number `wanted`.
    pub(super) fn pass(&self, wanted: u32) -> Option<&str> {
        self.ran().find(|(number, _)| *number == wanted).map(|(_, name)| name)
    }

    /// `BISECT: running pass (5) SimplifyCFGPass on f` (LLVM "OptBisect").
    fn ran(&self) -> impl Iterator<Item = (u32, &str)> {
        self.said.lines().filter_map(|line| {
            let (number, name) = line.strip_prefix("BISECT: running pass (")?.split_once(") ")?;
            Some((number.parse().ok()?, name))
        })
    }
}

/// The first line that is not about bisection.
fn complaint(said: &str) -> &str {
    said.lines().find(|line| !line.starts_with("BISECT:")).unwrap_or("it said nothing").trim()
}

fn failure(error: ProcessError) -> Failure {
    Failure::infrastructure("cannot run opt", error)
}
