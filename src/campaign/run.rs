//! A run of a campaign: batches go to workers, what they found is stored, and what is new is reduced.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::cases::{Batch, Cases, ReducedCase};
use super::position::Position;
use super::source::Source;
use super::workers;
use crate::Failure;
use crate::control::Control;
use crate::database::FindingId;

/// Findings reduced in one run.
const REDUCTIONS: usize = 64;

/// The work of a run, and its end.
pub struct RunPlan<'a, S: Source> {
    /// The cases of the campaign.
    pub cases: &'a Cases<'a, S>,
    /// After how many cases of the campaign to end.
    pub goal: Option<u64>,
    /// The number of workers.
    pub jobs: u16,
    /// Whether what is new is reduced.
    pub reduce: bool,
}

/// A result that a worker hands over.
pub enum Done<Case> {
    /// A batch.
    Batch(Box<Batch<Case>>),
    /// A reduction that was begun, with its result if it had one.
    Reduced(FindingId, Option<Box<ReducedCase>>),
}

enum Task<Case> {
    Batch(Range<u64>),
    Reduce(Box<Waiting<Case>>),
}

/// A finding that waits for a worker.
struct Waiting<Case> {
    finding: FindingId,
    case: Case,
    signature: String,
}

/// Findings that wait for a worker.
pub struct Queue<Case>(Mutex<Line<Case>>);

struct Line<Case> {
    waiting: VecDeque<Box<Waiting<Case>>>,
    so_far: usize,
}

impl<Case> Default for Queue<Case> {
    fn default() -> Queue<Case> {
        Queue(Mutex::new(Line { waiting: VecDeque::new(), so_far: 0 }))
    }
}

impl<Case> Queue<Case> {
    /// Lets the next free worker reduce a finding, unless there were very many already.
    pub fn push(&self, finding: FindingId, case: Case, signature: String) {
        let mut line = self.lock();
        if line.so_far < REDUCTIONS {
            line.so_far += 1;
            line.waiting.push_back(Box::new(Waiting { finding, case, signature }));
        }
    }

    fn pop(&self) -> Option<Task<Case>> {
        self.lock().waiting.pop_front().map(Task::Reduce)
    }

    fn lock(&self) -> MutexGuard<'_, Line<Case>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<S: Source> RunPlan<'_, S> {
    /// Runs what is left of the campaign, until it is done or over. `store` gets everything in turn, and may put
    /// findings into the queue.
    ///
    /// # Errors
    /// The first failure of the engines or of `store`.
    pub fn run(
        &self,
        position: &Position,
        control: &Control,
        queue: &Queue<S::Case>,
        mut store: impl FnMut(Done<S::Case>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut batches = position.left(self.cases.batch_size(), self.goal);
        let all = std::iter::from_fn(|| queue.pop().or_else(|| batches.next().map(Task::Batch)));
        self.work(all, control, &mut store)?;
        // The findings of the last batches come into the queue when the other workers have found it empty and ended.
        self.work(std::iter::from_fn(|| queue.pop()), control, &mut store)
    }

    fn work(
        &self,
        tasks: impl Iterator<Item = Task<S::Case>> + Send,
        control: &Control,
        store: &mut impl FnMut(Done<S::Case>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let worker = || {
            let mut examine = self.cases.worker();
            move |task: Task<S::Case>| match task {
                Task::Batch(range) => examine(range).map(|batch| Done::Batch(Box::new(batch))),
                Task::Reduce(waiting) => Ok(self.reduction(&waiting, control)),
            }
        };
        workers::run(self.jobs, tasks, control, worker, store)
    }

    fn reduction(&self, waiting: &Waiting<S::Case>, control: &Control) -> Done<S::Case> {
        let Waiting { finding, case, signature } = waiting;
        Done::Reduced(*finding, self.cases.reduce(case, signature, control).map(Box::new))
    }
}
