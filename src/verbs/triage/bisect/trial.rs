//! A reproducer, built and run with a variant of the compiler that is suspected.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::process::{Command, Completed, End, ProcessLimits, Supervisor};
use serde::Serialize;
use tempfile::TempDir;

use crate::verbs::triage::reproducer::{Reproducer, Step, StepRole};
use host::{Failure, machine};

/// The difference between a variant of the compiler and the one that the reproducer names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Variant {
    /// Another executable.
    pub(super) program: Option<PathBuf>,
    /// Another level of optimisation.
    pub(super) level: Option<&'static str>,
    /// Further flags.
    pub(super) flags: Vec<String>,
}

/// The end of a trial.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "end", content = "said")]
pub(super) enum TrialEnd {
    /// The program observes the expected values.
    Right,
    /// The program observes something wrong, dies or does not end.
    Wrong(String),
    /// The compiler does not make the program, with what it says about it.
    NotCompiled(String),
}

/// Tells whether a trial shows the defect of the reproducer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Showing {
    /// It does.
    Yes,
    /// Everything is right.
    No,
    /// Something else is wrong.
    Otherwise,
}

/// A directory with a reproducer, and its commands.
pub(super) struct Workbench {
    supervisor: Supervisor,
    directory: TempDir,
    search_path: OsString,
    steps: Vec<Step>,
    suspect: String,
    /// The end of the unchanged reproducer's run.
    base: TrialEnd,
    /// The ends of runs with objects that the suspect made, by their hash: most variants make the same.
    known: RefCell<HashMap<blake3::Hash, TrialEnd>>,
}

/// For the program itself: one that hangs or writes without end is stopped.
const PROGRAM: ProcessLimits = ProcessLimits {
    cpu: Duration::from_secs(5),
    wall: Duration::from_secs(10),
    file: 1 << 20,
    ..ProcessLimits::COMPILER
};

/// The trials of the reproducer as it is: it has to show the same in all of them.
const TRIALS: usize = 3;

impl TrialEnd {
    /// Compares the end with that of the unchanged reproducer. At run time, the way in which a program goes wrong
    /// depends on the content of registers and of the stack.
    fn shows(&self, base: &TrialEnd) -> Showing {
        match (self, base) {
            (TrialEnd::Right, _) => Showing::No,
            (TrialEnd::Wrong(_), TrialEnd::Wrong(_))
            | (TrialEnd::NotCompiled(_), TrialEnd::NotCompiled(_)) => Showing::Yes,
            _ => Showing::Otherwise,
        }
    }

    /// A word, and what the compiler or the program said.
    pub(super) fn words(&self) -> String {
        match self {
            TrialEnd::Right => "right".to_owned(),
            TrialEnd::Wrong(how) => how.clone(),
            TrialEnd::NotCompiled(said) => format!("not compiled: {said}"),
        }
    }
}

impl Workbench {
    /// A workbench for variants of a configuration's compiler, on which the reproducer showed what it is to show.
    ///
    /// # Errors
    /// [`Failure::Input`] if it does not, or not always; [`Failure::Infrastructure`] if a command cannot be run.
    pub(super) fn new(reproducer: &Reproducer, suspect: &str, place: &Path) -> Result<Workbench, Failure> {
        let directory = directory(place)?;
        for file in &reproducer.files {
            write(directory.path(), file.name, file.text.as_bytes())?;
        }
        let mut bench = Workbench {
            supervisor: Supervisor::new(),
            directory,
            search_path: machine::search_path(),
            steps: reproducer.steps.clone(),
            suspect: suspect.to_owned(),
            base: TrialEnd::Right,
            known: RefCell::default(),
        };
        let others: Vec<Step> = bench.steps.iter().filter(|step| bench.is_of_others(step)).cloned().collect();
        for step in &others {
            let ended = bench.run(&step.words, ProcessLimits::COMPILER)?;
            if !ended.succeeded() {
                return Err(Failure::Input(format!("`{step}` fails: {}", output_in_words(&ended))));
            }
        }
        for trial in 0..TRIALS {
            bench.known.borrow_mut().clear();
            let end = bench.end(&Variant::default())?;
            if end == TrialEnd::Right || (trial > 0 && end.shows(&bench.base) != Showing::Yes) {
                let words = if trial == 0 { "does not show it" } else { "does not always show it" };
                return Err(Failure::Input(format!(
                    "the reproducer {words} with {suspect} today: {}",
                    end.words()
                )));
            }
            bench.base = end;
        }
        Ok(bench)
    }

    /// Another one for the same, for trials at the same time.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if its files cannot be copied.
    pub(super) fn another(&self, place: &Path) -> Result<Workbench, Failure> {
        let directory = directory(place)?;
        let failed = |why| Failure::infrastructure("cannot copy the reproducer", why);
        for entry in fs::read_dir(self.directory.path()).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            fs::copy(entry.path(), directory.path().join(entry.file_name())).map_err(failed)?;
        }
        Ok(Workbench {
            supervisor: Supervisor::new(),
            directory,
            search_path: self.search_path.clone(),
            steps: self.steps.clone(),
            suspect: self.suspect.clone(),
            base: self.base.clone(),
            known: self.known.clone(),
        })
    }

    /// The end of the unchanged reproducer's run.
    pub(super) const fn base(&self) -> &TrialEnd {
        &self.base
    }

    /// The words of the command with which the suspect compiles a file.
    pub(super) fn suspect_words(&self) -> Option<&[String]> {
        self.steps.iter().find(|step| self.is_of_suspect(step)).map(|step| &step.words[..])
    }

    /// Tries a variant.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if a command cannot be run.
    pub(super) fn showing(&self, variant: &Variant) -> Result<(Showing, TrialEnd), Failure> {
        let end = self.end(variant)?;
        Ok((end.shows(&self.base), end))
    }

    /// The messages of the suspect when it compiles the program, each with its end.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if it cannot be run.
    pub(super) fn compiler_messages(&self, variant: &Variant) -> Result<Vec<String>, Failure> {
        let steps = self.steps.iter().filter(|step| self.is_of_suspect(step));
        steps.map(|step| Ok(self.run(&variant.words(step), ProcessLimits::COMPILER)?.output)).collect()
    }

    fn end(&self, variant: &Variant) -> Result<TrialEnd, Failure> {
        let mut objects = blake3::Hasher::new();
        for step in self.steps.iter().filter(|step| self.is_of_suspect(step)) {
            let ended = self.run(&variant.words(step), ProcessLimits::COMPILER)?;
            if !ended.succeeded() {
                return Ok(TrialEnd::NotCompiled(output_in_words(&ended)));
            }
            if let StepRole::Compile { stem, .. } = &step.role {
                let object = self.directory.path().join(stem).with_extension("o");
                let failed = |why| Failure::infrastructure("an object file is missing", why);
                objects.update(&fs::read(object).map_err(failed)?);
            }
        }
        let objects = objects.finalize();
        if let Some(end) = self.known.borrow().get(&objects) {
            return Ok(end.clone());
        }
        let end = self.linked_and_run()?;
        self.known.borrow_mut().insert(objects, end.clone());
        Ok(end)
    }

    fn linked_and_run(&self) -> Result<TrialEnd, Failure> {
        for step in &self.steps {
            let limits = match &step.role {
                StepRole::Compile { .. } | StepRole::Main => continue,
                StepRole::Link => ProcessLimits::COMPILER,
                StepRole::Run => PROGRAM,
            };
            let ended = self.run(&step.words, limits)?;
            match &step.role {
                _ if ended.succeeded() => {}
                StepRole::Run => return Ok(TrialEnd::Wrong(end_in_words(ended.end))),
                StepRole::Compile { .. } | StepRole::Main | StepRole::Link => {
                    return Ok(TrialEnd::NotCompiled(output_in_words(&ended)));
                }
            }
        }
        Ok(TrialEnd::Right)
    }

    fn is_of_suspect(&self, step: &Step) -> bool {
        matches!(&step.role, StepRole::Compile { configuration, .. } if *configuration == self.suspect)
    }

    /// True for a step that is the same for all variants.
    fn is_of_others(&self, step: &Step) -> bool {
        match &step.role {
            StepRole::Compile { configuration, .. } => *configuration != self.suspect,
            StepRole::Main => true,
            StepRole::Link | StepRole::Run => false,
        }
    }

    fn run(&self, words: &[String], limits: ProcessLimits) -> Result<Completed, Failure> {
        let (name, arguments) = words.split_first().ok_or_else(|| Failure::Input("no command".to_owned()))?;
        let directory = self.directory.path();
        let program = match name.strip_prefix("./") {
            Some(own) => Some(directory.join(own)),
            None => engines::native::program(&self.search_path, name),
        };
        let program =
            program.ok_or_else(|| Failure::Input(format!("`{name}` is no longer on the search path")))?;
        let search_path = Some(self.search_path.clone());
        let command = Command { search_path, limits, ..Command::new(program, directory).args(arguments) };
        self.supervisor.run(command).map_err(|why| Failure::Infrastructure(why.to_string()))
    }
}

impl Variant {
    /// With further flags.
    pub(super) fn with_flags(flags: impl IntoIterator<Item = String>) -> Variant {
        Variant { flags: flags.into_iter().collect(), ..Variant::default() }
    }

    fn words(&self, step: &Step) -> Vec<String> {
        let Variant { program, level, flags } = self;
        let mut words = step.words.clone();
        if let (Some(program), Some(first)) = (program, words.first_mut()) {
            *first = program.display().to_string();
        }
        if let Some(level) = level {
            // The last level counts.
            words.push((*level).to_owned());
        }
        words.extend(flags.iter().cloned());
        words
    }
}

fn directory(place: &Path) -> Result<TempDir, Failure> {
    tempfile::Builder::new()
        .prefix("bitfrost-bisect-")
        .tempdir_in(place)
        .map_err(|why| Failure::infrastructure(format!("cannot work in {}", place.display()), why))
}

fn write(directory: &Path, name: &str, content: &[u8]) -> Result<(), Failure> {
    let path = directory.join(name);
    fs::write(&path, content).map_err(|why| Failure::unwritable(&path, &why))
}

/// The first line that names an error, else the first one.
fn output_in_words(ended: &Completed) -> String {
    let lines = || ended.output.lines().map(str::trim).filter(|line| !line.is_empty());
    let line = lines().find(|line| line.contains("error")).or_else(|| lines().next());
    line.map_or_else(|| end_in_words(ended.end), str::to_owned)
}

fn end_in_words(end: End) -> String {
    match end {
        End::Exited(1) => "wrong".to_owned(),
        End::Exited(code) => format!("wrong: exit code {code}"),
        End::Killed(signal) => format!("wrong: killed by signal {signal}"),
        End::OutOfTime | End::Stopped => "wrong: it does not end".to_owned(),
        End::Excessive(excess) => format!("wrong: {excess}"),
    }
}
