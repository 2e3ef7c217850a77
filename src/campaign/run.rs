//! A run of a campaign: batches go to workers, what they found is stored, and what is new is reduced.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lang::Program;
use oracle::inprocess;
use oracle::ledger::Ledger;
use oracle::native::{Settings, Toolchain};
use reducer::Reduction;

use super::accounting::Accounting;
use super::control::Control;
use super::examine::{Cost, Examiner};
use super::finding::{self, Fingerprints};
use super::position::Position;
use super::source::Source;
use super::workers;
use crate::Failure;
use crate::clock::thread_cpu;
use crate::database::{FindingId, NewFinding};
use crate::reduction::{self, Means, Subject};

/// Programs in a batch without compilers: enough that storing its position costs nothing.
const IN_PROCESS_BATCH: u64 = 1024;
/// Candidates tried for one finding; `bitfrost reduce` goes further.
const CANDIDATES: u64 = 3000;
/// Findings reduced in one run.
const REDUCTIONS: usize = 64;

/// What a run works on and with.
pub struct Plan<'a> {
    /// Where the programs come from.
    pub source: &'a Source,
    /// After how many programs of the campaign to end.
    pub goal: Option<u64>,
    /// How many workers.
    pub jobs: u16,
    /// The native engines; none: in process only.
    pub native: Option<&'a Toolchain>,
    /// As which they were asked for.
    pub compilers: Option<&'a Settings>,
    /// The engines in process.
    pub in_process: &'a inprocess::Settings,
    /// What is known already.
    pub ledger: &'a Ledger,
    /// Whether what is new is reduced.
    pub reduce: bool,
}

/// What a worker hands over.
pub enum Done {
    /// A batch.
    Batch(Box<Batch>),
    /// A reduction that was begun, with its result if it had one.
    Reduced(FindingId, Option<Box<Reduction>>),
}

/// What a batch came to.
pub struct Batch {
    /// Which programs.
    pub range: Range<u64>,
    /// What was counted.
    pub accounting: Accounting,
    /// What is wrong, with the program it is wrong in.
    pub findings: Vec<(Program, NewFinding)>,
}

enum Task {
    Batch(Range<u64>),
    Reduce(FindingId, Box<Subject>),
}

/// Findings that wait for a worker.
#[derive(Default)]
pub struct Queue(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    subjects: VecDeque<(FindingId, Box<Subject>)>,
    so_far: usize,
}

impl Queue {
    /// Lets the next free worker reduce a finding, unless there were very many already.
    pub fn push(&self, finding: FindingId, subject: Subject) {
        let mut waiting = self.lock();
        if waiting.so_far < REDUCTIONS {
            waiting.so_far += 1;
            waiting.subjects.push_back((finding, Box::new(subject)));
        }
    }

    fn pop(&self) -> Option<Task> {
        self.lock().subjects.pop_front().map(|(finding, subject)| Task::Reduce(finding, subject))
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Plan<'_> {
    /// Runs what is left of the campaign, until it is done or over. `store` gets everything in turn, and may put
    /// findings into the queue.
    ///
    /// # Errors
    /// The first failure of the engines or of `store`.
    pub fn run(
        &self,
        position: &Position,
        control: &Control,
        queue: &Queue,
        mut store: impl FnMut(Done) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let size = if self.native.is_some() { oracle::native::BATCH as u64 } else { IN_PROCESS_BATCH };
        let mut batches = position.left(size, self.goal);
        let fingerprints = self.native.map(|t| finding::fingerprints(&t.fingerprints())).unwrap_or_default();
        // Twice: what the last batches found is put into the queue when no worker looks any more.
        for _ in 0..2 {
            let tasks = std::iter::from_fn(|| queue.pop().or_else(|| batches.next().map(Task::Batch)));
            let worker = || {
                let mut examiner = Examiner::new(self.native, self.ledger).with(self.in_process);
                let fingerprints = &fingerprints;
                move |task: Task| match task {
                    Task::Batch(range) => self
                        .batch(&mut examiner, range, fingerprints)
                        .map(|batch| Done::Batch(Box::new(batch))),
                    Task::Reduce(finding, subject) => Ok(self.reduction(finding, &subject, control)),
                }
            };
            workers::run(self.jobs, tasks, control, worker, &mut store)?;
        }
        Ok(())
    }

    fn batch(
        &self,
        examiner: &mut Examiner<'_>,
        range: Range<u64>,
        fingerprints: &Fingerprints,
    ) -> Result<Batch, Failure> {
        let started = thread_cpu();
        let source = self.source;
        let programs: Vec<Program> = range.clone().map(|number| source.program(number)).collect();
        let generated = thread_cpu();
        let (examined, cost) = examiner.examine(&programs)?;
        let (mut accounting, mut findings) = (Accounting::default(), Vec::new());
        for ((number, program), examined) in range.clone().zip(programs).zip(&examined) {
            finding::count(&mut accounting, &program, examined);
            let origin = source.origin(number);
            let new = finding::findings(&program, origin, || source.dna(number), examined, fingerprints);
            findings.extend(new.into_iter().map(|finding| (program.clone(), finding)));
        }
        let in_process = generated.saturating_sub(started) + cost.in_process;
        let Cost { in_process: _, native } = cost;
        accounting.cpu.compilers_s = native.compiling().as_secs_f64();
        accounting.cpu.link_s = native.link.as_secs_f64();
        accounting.cpu.driver_s = native.driver.as_secs_f64();
        accounting.cpu.in_process_s = in_process.as_secs_f64();
        // Lowering for and starting of compilers happens on this thread, too: a worker's batch has no helpers.
        accounting.cpu.bitfrost_s = thread_cpu().saturating_sub(started + in_process).as_secs_f64();
        Ok(Batch { range, accounting, findings })
    }

    /// A finding that cannot be reduced stays as it is: `bitfrost reduce` says why.
    fn reduction(&self, finding: FindingId, subject: &Subject, control: &Control) -> Done {
        let means = Means {
            compilers: self.compilers,
            in_process: self.in_process,
            ledger: self.ledger,
            control,
            jobs: 1,
            max_tests: CANDIDATES,
        };
        Done::Reduced(finding, reduction::reduce(subject, means).ok().map(Box::new))
    }
}
