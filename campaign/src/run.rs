//! A run of a campaign: batches go to workers, what they found is stored, and what is new is reduced.

use std::mem::replace;
use std::time::Duration;

use crate::batch_pace::BatchPace;
use crate::cases::Cases;
use crate::disk_room::DiskRoom;
use crate::event_log::{CampaignEvent, EventLog};
use crate::queue::{Done, LEAST, Queue, ReductionEnd, Task};
use crate::resume_position::Position;
use crate::sources::Source;
use crate::workers;
use host::Failure;
use host::clock::Stopwatch;
use host::run_end::Control;

/// The most time at the end of a run that goes to reductions of causes of which nothing is reduced.
const ENDING: Duration = Duration::from_secs(300);

/// True in the last sixth of a run: a batch that begins now finds what nobody reduces.
fn is_ending(total: Option<Duration>, left: Option<Duration>) -> bool {
    total.zip(left).is_some_and(|(total, left)| left < ENDING.min(total / 6))
}

/// The work of a run, and its end.
pub struct RunPlan<'a, S: Source> {
    /// The cases of the campaign.
    pub cases: &'a Cases<'a, S>,
    /// After how many cases of the campaign to end.
    pub goal: Option<u64>,
    /// The number of workers.
    pub jobs: u16,
    /// True if new findings are reduced.
    pub reduce: bool,
    /// The number of findings of a bucket from which on programs are steered away from its trigger.
    pub per_bucket: u64,
    /// The log of events.
    pub log: EventLog,
    /// The disks that it writes to.
    pub room: DiskRoom,
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
        let pace = BatchPace::new(self.cases.batch_size());
        let mut batches = position.left(|start| pace.size(start, control.time_left()), self.goal);
        let (watch, mut has_begun) = (Stopwatch::start(), false);
        let total = control.time_left();
        let has_time = || control.time_left().is_none_or(|left| left >= LEAST);
        let reduction = || if has_time() { queue.pop() } else { None };
        let all = std::iter::from_fn(|| {
            // A batch comes first, so that a run that is killed again and again still gets on.
            let within = match replace(&mut has_begun, true) {
                false => None,
                true if queue.has_new_cause() && is_ending(total, control.time_left()) => reduction(),
                true if has_time() => queue.pop_within(watch.elapsed(), self.jobs),
                true => None,
            };
            within.or_else(|| batches.next().map(Task::Batch)).or_else(reduction)
        });
        self.work(all, &pace, control, &mut store)?;
        // What the last batches found comes into the queue when the other workers have found it empty and ended.
        while !queue.is_empty() && has_time() && !control.is_over() {
            self.work(std::iter::from_fn(reduction), &pace, control, &mut store)?;
        }
        Ok(())
    }

    /// Does a task where there is room for it. What failed for want of room is done again; a reduction is, when the campaign is
    /// resumed.
    fn with_room(
        &self,
        task: Task<S::Case>,
        pace: &BatchPace,
        control: &Control,
        work: &mut impl FnMut(Task<S::Case>) -> Result<Done<S::Case>, Failure>,
    ) -> Result<Done<S::Case>, Failure> {
        self.room.wait(control)?;
        match task {
            Task::Batch(range) => loop {
                let watch = Stopwatch::start();
                match work(Task::Batch(range.clone())) {
                    Err(_) if self.room.is_lacking() => self.room.wait(control)?,
                    done => {
                        pace.ended(range.end - range.start, watch.elapsed());
                        return done;
                    }
                }
            },
            Task::Reduce(waiting) => {
                self.log.note(&CampaignEvent::ReductionBegun { finding: waiting.finding });
                let done = work(Task::Reduce(waiting))?;
                Ok(match done {
                    Done::Reduced(waiting, ReductionEnd::Refused, took) if self.room.is_lacking() => {
                        Done::Reduced(waiting, ReductionEnd::Interrupted, took)
                    }
                    done => done,
                })
            }
        }
    }

    fn work(
        &self,
        tasks: impl Iterator<Item = Task<S::Case>> + Send,
        pace: &BatchPace,
        control: &Control,
        store: &mut impl FnMut(Done<S::Case>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let worker = || {
            let mut work = self.cases.worker(control);
            move |task| self.with_room(task, pace, control, &mut work)
        };
        workers::run(self.jobs, tasks, control, worker, store)
    }
}
