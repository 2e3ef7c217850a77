//! The tasks of workers: batches to examine, and findings that wait to be reduced.

use std::cmp::Ordering::Equal;
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use case_files::GeneratorInput;
use database::{FindingId, NewFinding, NewReduction};
use host::clock::Stopwatch;

use crate::accounting::Accounting;

/// The share of the workers that reductions may take while there are batches and a cause waits of which nothing is reduced: what is
/// not reduced is not read.
const SHARE_OF_NEW: f64 = 0.5;

/// The same where something of each cause is reduced: a compiler that is wrong in many ways must not end the search for others.
const SHARE: f64 = 0.2;

/// The time after which what the first slice of a reduction has reached is stored, and another takes its turn. Each further slice of
/// the same reduction is twice as long.
const SLICE: Duration = Duration::from_secs(10);

/// The part of the time left that a slice may take: afterwards all engines are asked about what it has reached.
const SEARCH: f64 = 0.6;

/// The least time left in which a reduction begins.
pub(super) const LEAST: Duration = Duration::from_secs(5);

/// The longest slice. A reduction that finds nothing in it is given up.
const LONGEST_SLICE: Duration = Duration::from_secs(60);

/// The result of a batch.
pub struct Batch<C> {
    /// The numbers of its cases.
    pub range: Range<u64>,
    /// The counts.
    pub accounting: Accounting,
    /// The findings, each with its case.
    pub findings: Vec<(C, NewFinding)>,
    /// The findings that need several of its cases.
    pub of_batch: Vec<NewFinding>,
}

/// A task of a worker.
pub enum Task<Case> {
    /// Examine the cases with these numbers.
    Batch(Range<u64>),
    /// Reduce the case of a finding.
    Reduce(Box<WaitingCase<Case>>),
}

/// A result that a worker hands over.
pub enum Done<Case> {
    /// A batch.
    Batch(Box<Batch<Case>>),
    /// A reduction that was begun, its end, and how long it took.
    Reduced(Box<WaitingCase<Case>>, ReductionEnd<Case>, Duration),
}

/// The result of a reduction.
pub struct Reduced<Case> {
    /// The smallest case.
    pub reduction: NewReduction,
    /// Findings of other causes that it met on its way.
    pub slips: Vec<(Case, NewFinding)>,
}

/// The end of a reduction.
pub enum ReductionEnd<Case> {
    /// It cannot be made smaller than this.
    Whole(Box<Reduced<Case>>),
    /// Its slice is over; it goes on from here.
    Part(Box<Reduced<Case>>),
    /// Its slice is over, and nothing was found in it; a longer one follows.
    Nothing,
    /// The run is over.
    Interrupted,
    /// The case does not show the finding, or not always, or it does not become smaller.
    Refused,
}

/// A case of a finding that waits for a worker.
pub struct WaitingCase<Case> {
    /// The finding.
    pub finding: FindingId,
    /// The smallest case of it so far.
    pub case: Case,
    /// The generator's input for the first case, if it was generated.
    pub input: Option<GeneratorInput>,
    /// The signature that the reduction keeps.
    pub signature: String,
    /// The size of the case in bytes of text.
    bytes: usize,
    /// True if an earlier slice has made it smaller, so that there is something to show where nothing more is found.
    pub is_smaller: bool,
    /// The slices that the reduction has had.
    slices: u32,
    /// The candidates tested so far.
    tested: Arc<AtomicU64>,
}

/// A reduction under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunningReduction {
    /// The finding.
    pub finding: FindingId,
    /// For how long.
    pub time: Duration,
    /// The candidates tested so far.
    pub tested: u64,
}

/// Findings that wait for a worker, and the time that reductions took.
pub struct Queue<Case>(Arc<Mutex<Line<Case>>>);

/// The reductions of a run at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QueueState {
    /// Those under way.
    pub under_way: Vec<RunningReduction>,
    /// The number of findings that wait.
    pub waiting: usize,
}

struct Line<Case> {
    waiting: Vec<Box<WaitingCase<Case>>>,
    /// The number of findings and reductions of each signature.
    counts: HashMap<String, SignatureCount>,
    /// Reductions under way, since when, and the candidates they tested.
    begun: BTreeMap<FindingId, (Stopwatch, Arc<AtomicU64>)>,
    spent: Duration,
}

/// The findings of a signature.
#[derive(Clone, Copy, Debug, Default)]
struct SignatureCount {
    found: u64,
    /// Reductions of them that were begun.
    begun: u64,
}

impl SignatureCount {
    /// The expected gain of a further reduction: the findings per reduction begun.
    fn weight(self) -> f64 {
        self.found as f64 / (1 + self.begun) as f64
    }
}

impl<Case> ReductionEnd<Case> {
    /// A word for it, in logs.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            ReductionEnd::Whole(_) => "whole",
            ReductionEnd::Part(_) => "part",
            ReductionEnd::Nothing => "nothing",
            ReductionEnd::Interrupted => "interrupted",
            ReductionEnd::Refused => "refused",
        }
    }
}

impl<Case> WaitingCase<Case> {
    /// A case that waits, with the size of its text in bytes.
    pub fn new(finding: FindingId, case: Case, bytes: usize, signature: String) -> WaitingCase<Case> {
        let (input, tested) = (None, Arc::default());
        WaitingCase { finding, case, input, signature, bytes, is_smaller: false, slices: 0, tested }
    }

    /// It with what the generator made the first case from.
    #[must_use]
    pub fn made_from(self, input: Option<GeneratorInput>) -> WaitingCase<Case> {
        WaitingCase { input, ..self }
    }

    /// The same finding after a slice that has found nothing.
    #[must_use]
    pub fn after_nothing(self) -> WaitingCase<Case> {
        WaitingCase { slices: self.slices + 1, ..self }
    }

    /// The same finding with the case that its last slice has reached, and the size of its text in bytes.
    #[must_use]
    pub fn after_slice(self, case: Case, bytes: usize) -> WaitingCase<Case> {
        WaitingCase { case, bytes, is_smaller: true, ..self.after_nothing() }
    }

    /// It, as an earlier run has left it.
    #[must_use]
    pub fn made_smaller(self, is_smaller: bool) -> WaitingCase<Case> {
        WaitingCase { is_smaller, ..self }
    }

    /// The length of the next slice, with this time left.
    #[must_use]
    pub fn slice(&self, left: Option<Duration>) -> Duration {
        let whole = SLICE.saturating_mul(1 << self.slices.min(8)).min(LONGEST_SLICE);
        left.map_or(whole, |left| whole.min(left.mul_f64(SEARCH)))
    }

    /// True if no slice is longer than the next.
    #[must_use]
    pub fn is_last_attempt(&self) -> bool {
        self.slice(None) == LONGEST_SLICE
    }

    /// The candidates tested so far, for whoever reduces it to count in.
    pub fn tested(&self) -> &AtomicU64 {
        &self.tested
    }
}

impl<Case> Line<Case> {
    fn has_new_cause(&self) -> bool {
        self.waiting.iter().any(|waiting| self.is_new(waiting))
    }

    /// True if no reduction of the cause was begun.
    fn is_new(&self, waiting: &WaitingCase<Case>) -> bool {
        waiting.slices == 0 && self.counts.get(&waiting.signature).is_none_or(|count| count.begun == 0)
    }

    /// The place of a waiting case in the order of reductions, least first.
    fn order(&self, at: usize) -> (bool, u32, f64, usize) {
        let waiting = &self.waiting[at];
        let weight = self.counts.get(&waiting.signature).copied().unwrap_or_default().weight();
        (!self.is_new(waiting), waiting.slices, -weight, waiting.bytes)
    }
}

impl<Case> Default for Queue<Case> {
    fn default() -> Queue<Case> {
        let (waiting, counts) = (Vec::new(), HashMap::new());
        let line = Line { waiting, counts, begun: BTreeMap::new(), spent: Duration::ZERO };
        Queue(Arc::new(Mutex::new(line)))
    }
}

impl<Case> Clone for Queue<Case> {
    fn clone(&self) -> Queue<Case> {
        Queue(Arc::clone(&self.0))
    }
}

impl<Case> Queue<Case> {
    /// Lets a free worker reduce a finding.
    pub fn push(&self, waiting: WaitingCase<Case>) {
        self.lock().waiting.push(Box::new(waiting));
    }

    /// Notes that a finding of a signature was found.
    pub fn found(&self, signature: &str) {
        let mut line = self.lock();
        match line.counts.get_mut(signature) {
            Some(count) => count.found += 1,
            None => drop(line.counts.insert(signature.to_owned(), SignatureCount { found: 1, begun: 0 })),
        }
    }

    /// The number of findings that wait.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lock().waiting.len()
    }

    /// True if none waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The reductions under way and those to come.
    #[must_use]
    pub fn state(&self) -> QueueState {
        let line = self.lock();
        let under_way = line.begun.iter().map(|(finding, (since, tested))| RunningReduction {
            finding: *finding,
            time: since.elapsed(),
            tested: tested.load(Ordering::Relaxed),
        });
        QueueState { under_way: under_way.collect(), waiting: line.waiting.len() }
    }

    /// Notes that a reduction has ended.
    pub fn ended(&self, finding: FindingId, took: Duration) {
        let mut line = self.lock();
        line.begun.remove(&finding);
        line.spent += took;
    }

    /// True if a cause waits of which no reduction was begun.
    #[must_use]
    pub fn has_new_cause(&self) -> bool {
        self.lock().has_new_cause()
    }

    /// The one of which most is to be learnt: a cause of which nothing is reduced, then the reduction with the fewest slices, so that all are
    /// coarse before one is fine; of these the cause with the most findings per reduction, and its smallest case.
    pub(crate) fn pop(&self) -> Option<Task<Case>> {
        let mut line = self.lock();
        let next = (0..line.waiting.len())
            .min_by(|a, b| line.order(*a).partial_cmp(&line.order(*b)).unwrap_or(Equal))?;
        let waiting = line.waiting.remove(next);
        if waiting.slices == 0 {
            line.counts.entry(waiting.signature.clone()).or_default().begun += 1;
        }
        line.begun.insert(waiting.finding, (Stopwatch::start(), Arc::clone(&waiting.tested)));
        Some(Task::Reduce(waiting))
    }

    /// The next, unless reductions have their share of the workers, and of the `time` that each of them has had.
    pub(crate) fn pop_within(&self, time: Duration, workers: u16) -> Option<Task<Case>> {
        let is_allowed = {
            let line = self.lock();
            let share = if line.has_new_cause() { SHARE_OF_NEW } else { SHARE };
            let workers = f64::from(workers);
            let under_way: Duration = line.begun.values().map(|(since, _)| since.elapsed()).sum();
            let spent = (line.spent + under_way).as_secs_f64();
            (line.begun.len() as f64) < (share * workers).max(1.0)
                && spent <= share * workers * time.as_secs_f64()
        };
        if is_allowed { self.pop() } else { None }
    }

    fn lock(&self) -> MutexGuard<'_, Line<Case>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    fn waiting(finding: i64, bytes: usize, signature: &str) -> WaitingCase<()> {
        WaitingCase::new(FindingId(finding), (), bytes, signature.to_owned())
    }

    fn queue(findings: &[(i64, usize, &str)]) -> Queue<()> {
        let queue = Queue::default();
        for (finding, bytes, signature) in findings {
            queue.found(signature);
            queue.push(waiting(*finding, *bytes, signature));
        }
        queue
    }

    fn pop(queue: &Queue<()>) -> Option<Box<WaitingCase<()>>> {
        match queue.pop()? {
            Task::Reduce(waiting) => Some(waiting),
            Task::Batch(_) => None,
        }
    }

    #[test]
    fn the_smallest_of_each_cause_comes_first_and_all_are_coarse_before_one_is_fine() {
        let queue = queue(&[(1, 900, "a"), (2, 300, "a"), (3, 700, "b"), (4, 500, "c")]);
        let mut order = Vec::new();
        while let Some(waiting) = pop(&queue) {
            order.push((waiting.finding.0, waiting.slices));
            queue.ended(waiting.finding, Duration::ZERO);
            if waiting.slices == 0 && waiting.finding.0 != 3 {
                queue.push(waiting.after_nothing());
            }
        }
        // Of cause `a` more was found, so that it comes before the others.
        assert_eq!(order, [(2, 0), (4, 0), (3, 0), (1, 0), (2, 1), (1, 1), (4, 1)]);
    }

    #[test]
    fn half_of_the_workers_reduce_new_causes_and_a_fifth_the_others() {
        let all: Vec<(i64, usize, String)> = (0..40).map(|n| (n, 10, format!("cause {}", n % 8))).collect();
        let all: Vec<(i64, usize, &str)> =
            all.iter().map(|(n, bytes, cause)| (*n, *bytes, cause.as_str())).collect();
        let queue = queue(&all);
        let begin = |most: usize| (0..most).filter(|_| queue.pop_within(HOUR, 8).is_some()).count();
        assert_eq!(begin(40), 4);
        (0..4).for_each(|finding| queue.ended(FindingId(finding), Duration::ZERO));
        assert_eq!(begin(40), 4);
        assert!(!queue.has_new_cause());
        (4..8).for_each(|finding| queue.ended(FindingId(finding), Duration::ZERO));
        assert_eq!(begin(40), 2);
    }

    #[test]
    fn reductions_keep_to_their_share_of_the_time() {
        let queue = queue(&[(1, 10, "a"), (2, 10, "b")]);
        queue.ended(FindingId(0), Duration::from_secs(31));
        assert!(queue.pop_within(Duration::from_secs(60), 1).is_none());
        assert!(queue.pop_within(Duration::from_secs(63), 1).is_some());
    }

    #[test]
    fn slices_become_longer_and_leave_time_to_store() {
        let mut case = waiting(1, 10, "a");
        let mut lengths = Vec::new();
        while !case.is_last_attempt() {
            lengths.push(case.slice(None).as_secs());
            case = case.after_nothing();
        }
        assert_eq!(lengths, [10, 20, 40]);
        assert!(!case.is_smaller && waiting(1, 10, "a").after_slice((), 5).is_smaller);
        assert_eq!(case.slice(Some(Duration::from_secs(20))), Duration::from_secs(12));
    }
}
