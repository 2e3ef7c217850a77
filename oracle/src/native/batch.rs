//! A batch of programs through every configuration and every pair of them: the whole way from syntax trees to
//! outcomes.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lang::{Capabilities, Program};
use lowering::Vectors;
use tempfile::TempDir;

use super::accounting::{Accounting, CompilerCost};
use super::compile::{CompileError, Compiled, Job};
use super::compiler::{Configuration, Input};
use super::drive::{DriveError, drive};
use super::link::{Image, LinkError};
use super::plan::Plan;
use super::process::own_cpu;
use super::shared::Shared;
use super::source::{self, Members, Source};
use super::toolchain::Toolchain;
use crate::outcome::{LayoutAnswers, Run};

/// How many programs are compiled and linked together when nothing else is wanted: enough to hide the start of
/// a compiler, few enough that a crash repeats little.
pub const BATCH: usize = 64;

/// What became of a batch.
#[derive(Clone, Debug)]
pub struct BatchResult {
    /// Of each program, in their order.
    pub programs: Vec<ProgramResult>,
    /// What it took.
    pub accounting: Accounting,
}

/// What became of one program: every list is complete, what could not run says why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramResult {
    /// The answers to the layout questions ([`lang::layout_query`]) by each configuration, in the toolchain's order;
    /// they are observations at the questions' sites. Configurations that differ in nothing but the level of
    /// optimisation have their answers from the first of them.
    pub layouts: Vec<LayoutAnswers>,
    /// Every pair of configurations, caller by caller, and then the direct variant of each that optimises: for
    /// the others it would be the pure pair once more.
    pub runs: Vec<Run>,
}

/// Why a batch has no result at all.
#[derive(Debug, thiserror::Error)]
pub enum NativeError {
    /// A compiler could not be run.
    #[error(transparent)]
    Compile(#[from] CompileError),
    /// The objects could not be linked.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The executable could not be run.
    #[error(transparent)]
    Drive(#[from] DriveError),
    /// An object could not be read.
    #[error("an object is malformed: {0}")]
    Object(#[from] object::Error),
    /// The place to work in failed.
    #[error("cannot work in {}: {source}", path.display())]
    Scratch {
        /// Where.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
}

/// Compiles, links and runs programs with every configuration of a toolchain.
///
/// What a single program or compiler does wrong is part of the result.
///
/// # Errors
/// When the machine fails (disk, memory, a tool that cannot be started) or
/// [`Supervisor::end_all`](super::process::Supervisor::end_all) was called.
pub fn run_batch(toolchain: &Toolchain, programs: &[Program]) -> Result<BatchResult, NativeError> {
    let started = own_cpu();
    let directory = Batch::directory(toolchain)?;
    let mut batch = Batch::new(toolchain, programs, directory.path());
    let mut accounting = Accounting::default();
    let (compiled, image) = batch.build(&mut accounting)?;
    let plan = Plan::new(toolchain, programs, &compiled, &image);
    let shared = Shared::new(&plan.calls, &plan.tables, image.data).map_err(DriveError::Shared)?;
    let driven = drive(toolchain, &batch.executable(), &shared, &plan.programs)?;
    accounting.driver += driven.usage.cpu;
    accounting.restarts += u64::from(driven.restarts);
    accounting.runs += driven.ends.len() as u64;
    accounting.note_memory(&driven.usage);
    let results = plan.results(toolchain, driven.ends);
    accounting.ours += own_cpu() - started;
    Ok(BatchResult { programs: results, accounting })
}

pub(super) struct Batch<'a> {
    toolchain: &'a Toolchain,
    programs: &'a [Program],
    /// What each of them needs.
    needs: Vec<Capabilities>,
    directory: PathBuf,
    /// An object counts only if it links by itself.
    check_links: bool,
}

impl<'a> Batch<'a> {
    /// In a directory of its own ([`Batch::directory`]).
    pub(super) fn new(toolchain: &'a Toolchain, programs: &'a [Program], directory: &Path) -> Batch<'a> {
        let needs = programs.iter().map(Capabilities::needed_by).collect();
        Batch { toolchain, programs, needs, directory: directory.to_owned(), check_links: false }
    }

    /// A place for a batch's files, removed when it is dropped.
    pub(super) fn directory(toolchain: &Toolchain) -> Result<TempDir, NativeError> {
        let work = toolchain.work.path();
        tempfile::tempdir_in(work).map_err(|source| NativeError::Scratch { path: work.to_owned(), source })
    }

    fn executable(&self) -> PathBuf {
        self.directory.join("batch")
    }

    /// Compiles and links. When linking fails, some compiler's object is to blame: everything is compiled again,
    /// and an object that does not link by itself is then as bad as none.
    fn build(&mut self, accounting: &mut Accounting) -> Result<(Vec<Compiled>, Image), NativeError> {
        let compiled = self.compile_all(accounting)?;
        match self.link(&compiled, accounting) {
            Ok(image) => Ok((compiled, image)),
            Err(LinkError::Failed(_)) if !self.check_links => {
                self.check_links = true;
                self.build(accounting)
            }
            Err(error) => Err(error.into()),
        }
    }

    fn link(&self, compiled: &[Compiled], accounting: &mut Accounting) -> Result<Image, LinkError> {
        let objects: Vec<PathBuf> = compiled.iter().flat_map(|c| &c.objects).cloned().collect();
        let linker = &self.toolchain.linker;
        let (image, usage, written) =
            linker.link(&self.toolchain.supervisor, &objects, &self.executable())?;
        accounting.link += usage.cpu;
        accounting.bytes_written += written;
        accounting.note_memory(&usage);
        Ok(image)
    }

    /// Every configuration's part of the batch, in the toolchain's order, up to `jobs` at a time.
    pub(super) fn compile_all(&self, accounting: &mut Accounting) -> Result<Vec<Compiled>, CompileError> {
        let count = self.toolchain.configurations.len();
        let (next, results) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(count)));
        let in_workers = Mutex::new(Duration::ZERO);
        let work = || {
            loop {
                let configuration = next.fetch_add(1, Ordering::Relaxed);
                if configuration >= count {
                    break;
                }
                let compiled = self.compile(configuration);
                lock(&results).push((configuration, compiled));
            }
        };
        match self.toolchain.environment.jobs.get().min(count) {
            0 | 1 => work(),
            workers => std::thread::scope(|scope| {
                for _ in 0..workers {
                    scope.spawn(|| {
                        work();
                        *lock(&in_workers) += own_cpu();
                    });
                }
            }),
        }
        accounting.ours += *lock(&in_workers);
        let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
        results.sort_by_key(|(configuration, _)| *configuration);
        let compiled: Vec<Compiled> = results.into_iter().map(|(_, c)| c).collect::<Result<_, _>>()?;
        self.account(&compiled, accounting);
        Ok(compiled)
    }

    fn compile(&self, configuration: usize) -> Result<Compiled, CompileError> {
        let directory = self.directory.join(format!("x{configuration}"));
        std::fs::create_dir_all(&directory).map_err(CompileError::writing(&directory))?;
        let job = Job {
            toolchain: self.toolchain,
            configuration: &self.toolchain.configurations[configuration],
            directory: &directory,
            number: configuration,
            source: &|numbers| self.source(configuration, numbers),
            check_links: self.check_links,
        };
        let mut compiled = Compiled::default();
        let all: Vec<usize> = (0..self.programs.len()).collect();
        job.compile(&all, &mut compiled)?;
        Ok(compiled)
    }

    fn source(&self, configuration: usize, numbers: &[usize]) -> Source {
        let (mut programs, mut unsupported) = (Vec::new(), Vec::new());
        for &number in numbers {
            match self.unsuitable(configuration, number) {
                None => programs.push((number, &self.programs[number])),
                Some(why) => unsupported.push((number, why)),
            }
        }
        let mut source = self.source_of(configuration, &programs);
        source.unsupported.append(&mut unsupported);
        source
    }

    /// Why a program is not for a configuration, if it is not.
    fn unsuitable(&self, configuration: usize, number: usize) -> Option<String> {
        let program = &self.programs[number];
        if program.target != self.toolchain.target {
            return Some(format!("a program for {}", program.target.name()));
        }
        if let Some(why) = self.toolchain.idle() {
            return Some(why.to_owned());
        }
        let missing = self.needs[number] & self.toolchain.lacks()[configuration];
        missing.names().next().map(|name| format!("the compiler lacks {name}"))
    }

    fn source_of(&self, configuration: usize, programs: &Members<'_>) -> Source {
        let content = self.toolchain.content(configuration);
        let Configuration { input, rules, .. } = self.toolchain.configurations[configuration];
        match input {
            Input::C => source::c(configuration, content, programs),
            Input::Ir(strategy) => {
                let vectors = Vectors::Compilable;
                let vector_unit = self.toolchain.vectors;
                let ours = self.toolchain.lowering;
                let options = lowering::Options { strategy, vectors, vector_unit, rules, ..ours };
                source::ir(configuration, content, programs, &options)
            }
        }
    }

    fn account(&self, compiled: &[Compiled], accounting: &mut Accounting) {
        for (configuration, compiled) in self.toolchain.configurations.iter().zip(compiled) {
            accounting.note_memory(&compiled.usage);
            accounting.bytes_written += compiled.bytes;
            accounting.add_compiler(CompilerCost {
                configuration: configuration.name.clone(),
                cpu: compiled.usage.cpu,
                starts: u64::from(compiled.starts),
            });
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
