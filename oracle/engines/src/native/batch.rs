//! A batch of cases: all its units are compiled, linked into one executable, and called.

use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tempfile::TempDir;

use super::accounting::{Accounting, CompilerCost};
use super::compile::{BatchFailure, BatchUnit, CompileError, Compiled, Job};
use super::drive::{DriveError, drive};
use super::link::{Image, LinkError};
use super::plan::Plan;
use super::shared::Shared;
use super::toolchain::Toolchain;
use crate::outcome::{EngineReport, LayoutAnswers, Outcome};
use crate::process::own_cpu;

/// The number of cases that are compiled and linked together by default: enough to hide the start of a compiler, few
/// enough that a crash repeats little.
pub const BATCH: usize = 64;

/// The results of a batch.
#[derive(Clone, Debug, Default)]
pub struct BatchResult {
    /// The results of the cases, in their order.
    pub results: Vec<CaseResult>,
    /// The failures of compilers on several cases together.
    pub failures: Vec<BatchFailure>,
    /// The cost of the batch.
    pub accounting: Accounting,
}

/// The result of one case. Every list is complete: an entry for a run that was impossible gives the reason.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaseResult {
    /// The answers to the layout questions ([`lang::layout_query`]) about a program by each configuration, in the toolchain's
    /// order; they are observations at the questions' sites. None of a module. Configurations that differ in nothing but the level of
    /// optimisation have their answers from the first of them.
    pub layouts: Vec<LayoutAnswers>,
    /// Of a program every pair of configurations, caller by caller, and then the direct variant of each that optimises:
    /// for the others it would be the pure pair once more. Of a module every recipe.
    pub runs: Vec<EngineReport>,
}

/// The reason why a batch has no result at all.
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
    /// No configuration of the toolchain has a clang that reads our IR.
    #[error("no clang that reads LLVM 19's IR")]
    NoClang,
    /// The scratch directory failed.
    #[error("cannot work in {}: {source}", path.display())]
    Scratch {
        /// The directory.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
}

/// The cases of a batch, with a scratch directory that is removed when the batch is dropped.
pub(super) struct Batch<'a> {
    toolchain: &'a Toolchain,
    units: Vec<Box<dyn BatchUnit + 'a>>,
    /// The number of cases.
    cases: usize,
    directory: TempDir,
    /// True if an object counts only if it links by itself.
    check_links: bool,
}

impl<'a> Batch<'a> {
    pub(super) fn new(
        toolchain: &'a Toolchain,
        cases: usize,
        units: Vec<Box<dyn BatchUnit + 'a>>,
    ) -> Result<Batch<'a>, NativeError> {
        let directory = scratch_directory(toolchain)?;
        Ok(Batch { toolchain, units, cases, directory, check_links: false })
    }

    fn executable(&self) -> PathBuf {
        self.directory.path().join("batch")
    }

    /// Compiles and links. When linking fails, some compiler's object is to blame: everything is compiled again,
    /// and an object that does not link by itself is then as bad as none.
    pub(super) fn build(
        &mut self,
        accounting: &mut Accounting,
    ) -> Result<(Vec<Compiled>, Image), NativeError> {
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

    /// Makes the calls of a plan. The outcomes are by case, in the order of the plan.
    pub(super) fn run(
        &self,
        plan: Plan,
        image: &Image,
        accounting: &mut Accounting,
    ) -> Result<Vec<Vec<Outcome>>, NativeError> {
        let shared = Shared::new(&plan.calls, &plan.tables, image.data).map_err(DriveError::Shared)?;
        let driven = drive(self.toolchain, &self.executable(), &shared, &plan.cases)?;
        accounting.driver += driven.usage.cpu;
        accounting.restarts += u64::from(driven.restarts);
        accounting.runs += driven.ends.len() as u64;
        accounting.note_memory(&driven.usage);
        Ok(plan.outcomes(driven.ends))
    }

    /// Every unit's part of the batch, in the order of the units, up to `jobs` at a time.
    pub(super) fn compile_all(&self, accounting: &mut Accounting) -> Result<Vec<Compiled>, CompileError> {
        let count = self.units.len();
        let next = AtomicUsize::new(0);
        let results = Mutex::new(Vec::with_capacity(count));
        let in_workers = Mutex::new(Duration::ZERO);
        let work = || {
            loop {
                let unit = next.fetch_add(1, Ordering::Relaxed);
                if unit >= count {
                    break;
                }
                let compiled = self.compile(unit);
                lock(&results).push((unit, compiled));
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
        // Workers finish in any order. The first error in the order of the units is the one that is returned.
        results.sort_by_key(|(unit, _)| *unit);
        let compiled: Vec<Compiled> = results.into_iter().map(|(_, c)| c).collect::<Result<_, _>>()?;
        self.account(&compiled, accounting);
        Ok(compiled)
    }

    fn compile(&self, number: usize) -> Result<Compiled, CompileError> {
        let directory = self.directory.path().join(format!("x{number}"));
        std::fs::create_dir_all(&directory).map_err(CompileError::writing(&directory))?;
        let (toolchain, unit) = (self.toolchain, &*self.units[number]);
        let job = Job { toolchain, unit, number, directory: &directory, check_links: self.check_links };
        let mut compiled = Compiled::default();
        job.compile(&(0..self.cases).collect::<Vec<_>>(), &mut compiled)?;
        Ok(compiled)
    }

    fn account(&self, compiled: &[Compiled], accounting: &mut Accounting) {
        for (unit, compiled) in self.units.iter().zip(compiled) {
            accounting.note_memory(&compiled.usage);
            accounting.bytes_written += compiled.bytes;
            accounting.add_compiler(CompilerCost {
                configuration: unit.configuration().clone(),
                cpu: compiled.usage.cpu,
                starts: u64::from(compiled.starts),
            });
        }
    }
}

/// A directory for the files of a batch, removed when it is dropped.
pub(super) fn scratch_directory(toolchain: &Toolchain) -> Result<TempDir, NativeError> {
    let work = toolchain.work.path();
    tempfile::tempdir_in(work).map_err(|source| NativeError::Scratch { path: work.to_owned(), source })
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
