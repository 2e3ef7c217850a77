//! The test of a candidate: what costs least is asked first.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use campaign::ProgressLine;
use host::Failure;
use host::clock::Stopwatch;
use host::run_end::Control;
use ordinary::{Patience, Predicate, PredicateAnswer, Repetition, TestPlace};
use reducer::{Interest, Interestingness, ReductionControl, ReductionStats};

use super::files::ForeignFiles;
use super::kind::{CandidateCheck, ForeignCase};

/// The checks that a candidate has to pass.
pub(super) struct ForeignChecks<C> {
    pub(super) place: TestPlace,
    /// A tool that only looks at it. `None`: no tool takes the original.
    pub(super) validity: Option<Box<dyn CandidateCheck<C>>>,
    pub(super) predicate: Predicate,
    /// Runs the program, of which few get here: most candidates are not interesting.
    pub(super) guard: Option<Box<dyn CandidateCheck<C>>>,
    /// The number of times that the test ran.
    pub(super) runs: AtomicU64,
    /// The longest time that the test of a candidate may take; `None`: the limit of the command line.
    pub(super) patience: Option<Patience>,
}

/// The result of testing a candidate.
struct Tested {
    interest: Interest,
    /// The reason why a run of the test was stopped.
    excess: Option<String>,
    /// The time that the test took.
    took: Duration,
}

impl From<Interest> for Tested {
    fn from(interest: Interest) -> Tested {
        Tested { interest, excess: None, took: Duration::ZERO }
    }
}

impl<C: ForeignCase> ForeignChecks<C> {
    /// One run of the test.
    pub(super) fn run(&self, case: &C) -> Result<PredicateAnswer, Failure> {
        self.runs.fetch_add(1, Ordering::Relaxed);
        self.predicate.test(case, &self.place)
    }

    /// The number of runs of the test that say yes, of `runs`.
    pub(super) fn count(&self, case: &C, runs: u32) -> Result<u32, Failure> {
        (0..runs).try_fold(0, |yes, _| Ok(yes + u32::from(self.run(case)? == PredicateAnswer::Interesting)))
    }

    /// One run of the test on a candidate.
    fn run_patiently(&self, case: &C) -> Result<PredicateAnswer, Failure> {
        let Some(patience) = &self.patience else { return self.run(case) };
        self.runs.fetch_add(1, Ordering::Relaxed);
        self.predicate.test_with(patience, case, &self.place)
    }

    /// Checks a candidate.
    fn answer(&self, candidate: &C, repetition: Repetition) -> Result<Tested, Failure> {
        if let Some(validity) = &self.validity
            && !validity.holds(candidate, &self.place)?
        {
            return Ok(Interest::Invalid.into());
        }
        let watch = Stopwatch::start();
        match repetition.ask(|| self.run_patiently(candidate))? {
            PredicateAnswer::Interesting => {}
            PredicateAnswer::Not => return Ok(Interest::Different.into()),
            PredicateAnswer::Excessive(why) => {
                return Ok(Tested { excess: Some(why), ..Interest::Different.into() });
            }
        }
        let took = watch.elapsed();
        if let Some(guard) = &self.guard
            && !guard.holds(candidate, &self.place)?
        {
            return Ok(Interest::Different.into());
        }
        Ok(Tested { took, ..Interest::Same.into() })
    }
}

/// The candidates of a reduction, several at a time.
pub(super) struct ForeignTest<'a, C> {
    pub(super) files: &'a ForeignFiles,
    pub(super) checks: &'a ForeignChecks<C>,
    pub(super) repetition: Repetition,
    pub(super) jobs: usize,
    pub(super) control: &'a Control,
    pub(super) began: Stopwatch,
    /// Runs of the test and the size, for people who watch.
    pub(super) line: ProgressLine,
    /// The progress line's text about the best candidate so far.
    pub(super) shown: String,
    /// The number of tokens after a number of runs of the test: `[runs, seconds, tokens]`, for each success.
    pub(super) history: Vec<(u64, f64, u32)>,
    /// The time that the test took of the first interesting candidate of the last batch.
    pub(super) took: Option<Duration>,
    /// Smaller cases that may be interesting.
    pub(super) starts: Vec<C>,
    /// The candidates that were kept, the smallest last.
    pub(super) kept: Vec<C>,
    /// The failure that ended the reduction.
    pub(super) failure: Option<Failure>,
    /// The reason why a test was stopped for the first time.
    pub(super) excess: Option<String>,
}

impl<C: ForeignCase> Interestingness<C> for ForeignTest<'_, C> {
    fn test(&mut self, candidates: &[C]) -> Vec<Interest> {
        let mut answers = Vec::with_capacity(candidates.len());
        self.took = None;
        for some in candidates.chunks(self.jobs.max(1)) {
            let (checks, repetition) = (self.checks, self.repetition);
            let before = checks.runs.load(Ordering::Relaxed);
            let results: Vec<_> = std::thread::scope(|scope| {
                let running: Vec<_> = some
                    .iter()
                    .map(|candidate| scope.spawn(move || checks.answer(candidate, repetition)))
                    .collect();
                running.into_iter().map(|thread| thread.join()).collect()
            });
            let runs = checks.runs.load(Ordering::Relaxed) - before;
            self.line.advance(runs, self.shown.clone());
            for result in results {
                answers.push(match result {
                    Ok(Ok(Tested { interest, excess, took })) => {
                        self.excess = self.excess.take().or(excess);
                        // The first that is interesting is kept.
                        if interest == Interest::Same {
                            self.took.get_or_insert(took);
                        }
                        interest
                    }
                    Ok(Err(failure)) => {
                        let why = failure.to_string();
                        self.failure.get_or_insert(failure);
                        self.control.fail();
                        Interest::CouldNotRun(why)
                    }
                    Err(_) => Interest::CouldNotRun("a thread of the test panicked".to_owned()),
                });
            }
        }
        answers
    }

    fn starts(&mut self) -> Vec<C> {
        std::mem::take(&mut self.starts)
    }

    fn progress(&mut self, best: &C, stats: &ReductionStats) {
        self.shown = format!("{} by {}", best.size(), stats.pass);
        let runs = self.checks.runs.load(Ordering::Relaxed);
        self.history.push((runs, self.began.elapsed().as_secs_f64(), best.counts().tokens));
        self.kept.push(best.clone());
        if let (Some(patience), Some(took)) = (&self.checks.patience, self.took) {
            patience.learn(took);
        }
        if let Err(failure) = self.files.store(best, &self.checks.place) {
            self.failure.get_or_insert(failure);
        }
    }

    fn control(&mut self, _: &ReductionStats) -> ReductionControl {
        if self.failure.is_some() || self.control.is_over() {
            ReductionControl::Stop
        } else {
            ReductionControl::Continue
        }
    }
}
