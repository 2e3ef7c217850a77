//! The test of a candidate: what costs least is asked first.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use host::Failure;
use host::clock::Stopwatch;
use host::run_end::Control;
use ordinary::{FirstInteresting, Patience, Predicate, PredicateAnswer, Repetition, TestPlace};
use reducer::{Interest, Interestingness, KnownValidity, ReductionControl, ReductionStats};

use super::files::ForeignFiles;
use super::kind::{CandidateCheck, ForeignCase};
use super::report::SharedRecord;

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
    /// The end of the reduction, which no test outlasts.
    pub(super) control: Control,
    /// The answers of the compiler about large candidates.
    pub(super) of_validity: CheckRecord,
    /// The answers of the test about large candidates.
    pub(super) of_test: CheckRecord,
}

/// The cost of a check up to now.
#[derive(Debug, Default)]
pub(super) struct CheckRecord {
    asked: AtomicU64,
    refused: AtomicU64,
    microseconds: AtomicU64,
}

/// The checks of a candidate.
#[derive(Clone, Copy, Debug)]
struct CheckOrder {
    /// True if what a check takes is noted.
    measured: bool,
    /// True if the test costs less than the check of validity.
    test_first: bool,
}

/// The answers after which a record is believed.
const BELIEVED: u64 = 4;

/// The number of bytes from which on the test comes first if it is much cheaper than the compiler. Of smaller candidates the number of
/// runs of the test is what counts.
const LARGE: usize = 64 << 10;

/// The factor by which it has to be: a test that compiles, as most do, is as dear as the compiler, and sees no text that is not valid.
const MUCH_CHEAPER: u64 = 4;

impl CheckRecord {
    /// Runs the check, and notes what it took.
    fn measure<E>(&self, check: impl FnOnce() -> Result<bool, E>) -> Result<bool, E> {
        let watch = Stopwatch::start();
        let holds = check()?;
        self.asked.fetch_add(1, Ordering::Relaxed);
        self.refused.fetch_add(u64::from(!holds), Ordering::Relaxed);
        self.microseconds.fetch_add(watch.elapsed().as_micros() as u64, Ordering::Relaxed);
        Ok(holds)
    }

    /// The time for one refusal; `None` if little is known.
    fn price(&self) -> Option<u64> {
        let refused = self.refused.load(Ordering::Relaxed);
        (self.asked.load(Ordering::Relaxed) >= BELIEVED)
            .then(|| self.microseconds.load(Ordering::Relaxed) / (refused + 1))
    }
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
    fn run_patiently(&self, case: &C, place: &TestPlace) -> Result<PredicateAnswer, Failure> {
        self.runs.fetch_add(1, Ordering::Relaxed);
        self.predicate.test_with(self.patience.as_ref(), self.control.time_left(), case, place)
    }

    /// True if a tool that only looks at a candidate takes it.
    fn is_valid(&self, candidate: &C, place: &TestPlace) -> Result<bool, Failure> {
        self.validity.as_ref().map_or(Ok(true), |validity| validity.holds(candidate, place))
    }

    /// The order of the checks of a candidate.
    fn order(&self, candidate: &C) -> CheckOrder {
        let bytes: usize = candidate.texts().iter().map(|text| text.len()).sum();
        let measured = self.validity.is_some() && bytes >= LARGE;
        let prices = (self.of_validity.price(), self.of_test.price());
        let test_first =
            measured && matches!(prices, (Some(validity), Some(test)) if MUCH_CHEAPER * test < validity);
        CheckOrder { measured, test_first }
    }

    /// The validity of the candidate by a tool that costs less than the test; unknown if the test costs less.
    fn check_validity(&self, candidate: &C) -> Result<KnownValidity, Failure> {
        let CheckOrder { measured, test_first } = self.order(candidate);
        if self.validity.is_none() || test_first {
            return Ok(KnownValidity::Unknown);
        }
        let place = self.place.of_candidate(FirstInteresting::default(), 0);
        let valid = self.measured(measured, &self.of_validity, || self.is_valid(candidate, &place))?;
        Ok(if valid { KnownValidity::Valid } else { KnownValidity::Invalid })
    }

    /// Checks a candidate.
    fn answer(
        &self,
        candidate: &C,
        known: KnownValidity,
        repetition: Repetition,
        place: &TestPlace,
    ) -> Result<Tested, Failure> {
        let CheckOrder { measured, test_first } = self.order(candidate);
        let is_valid = || match known {
            KnownValidity::Valid => Ok(true),
            KnownValidity::Invalid => Ok(false),
            KnownValidity::Unknown => {
                self.measured(measured, &self.of_validity, || self.is_valid(candidate, place))
            }
        };
        if !test_first && !is_valid()? {
            return Ok(Interest::Invalid.into());
        }
        let (watch, mut excess) = (Stopwatch::start(), None);
        let interesting = self.measured(measured, &self.of_test, || {
            let answer = repetition.ask(|| self.run_patiently(candidate, place))?;
            if let PredicateAnswer::Excessive(why) = &answer {
                excess = Some(why.clone());
            }
            Ok(answer == PredicateAnswer::Interesting)
        })?;
        let took = watch.elapsed();
        if !interesting {
            return Ok(Tested { excess, ..Interest::Different.into() });
        }
        if test_first && !is_valid()? {
            return Ok(Interest::Invalid.into());
        }
        if let Some(guard) = &self.guard
            && !guard.holds(candidate, place)?
        {
            return Ok(Interest::Different.into());
        }
        Ok(Tested { took, ..Interest::Same.into() })
    }

    /// The answer of a check; of a large candidate, what it took is noted.
    fn measured(
        &self,
        large: bool,
        record: &CheckRecord,
        check: impl FnOnce() -> Result<bool, Failure>,
    ) -> Result<bool, Failure> {
        if large { record.measure(check) } else { check() }
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
    /// The facts so far.
    pub(super) record: &'a SharedRecord,
    /// The progress line's text about the best candidate so far.
    pub(super) shown: String,
    /// The time that the test took of the first interesting candidate of the last batch.
    pub(super) took: Option<Duration>,
    /// The time that it took of the best so far.
    pub(super) best_took: Duration,
    /// The time for all, if there is a limit.
    pub(super) duration: Option<Duration>,
    /// True once the original was tested: from then on the clock counts.
    pub(super) started: bool,
    /// True if the reduction was ended for want of time.
    pub(super) out_of_time: bool,
    /// The digests of the candidates that were found to be valid before a test.
    pub(super) valid: HashSet<u64>,
    /// Smaller cases that may be interesting.
    pub(super) starts: Vec<C>,
    /// The candidates that were kept, the smallest last.
    pub(super) kept: Vec<C>,
    /// The failure that ended the reduction.
    pub(super) failure: Option<Failure>,
    /// The reason why a test was stopped for the first time.
    pub(super) excess: Option<String>,
}

/// The runs of the test that follow the last candidate: of its final form, and of the result.
const RUNS_AT_END: u32 = 8;

/// The part of the time that is kept for them at most.
const TIME_AT_END: u32 = 10;

/// The part of the time by which the last of them may outlast it.
const OVERTIME: u32 = 50;

impl<C> ForeignTest<'_, C> {
    /// True if only so much time is left as the last runs of the test take.
    fn is_late(&self) -> bool {
        let at_end = (self.best_took * RUNS_AT_END).min(self.duration.unwrap_or_default() / TIME_AT_END);
        self.control.time_left().is_some_and(|left| left <= at_end)
    }

    /// Notes the counts so far.
    pub(super) fn note_counts(&self, stats: &ReductionStats) {
        let mut record = self.record.lock();
        record.stats.clone_from(stats);
        record.runs = self.checks.runs.load(Ordering::Relaxed);
        record.slow = self.checks.patience.as_ref().map_or(0, Patience::ended);
        record.repetition = (self.repetition.runs, self.repetition.needed);
    }

    /// The number of last runs, of so many, for which there is time.
    pub(super) fn last_runs(&self, most: u32) -> u32 {
        let Some((left, duration)) = self.control.time_left().zip(self.duration) else { return most };
        let runs = (left + duration / OVERTIME).as_secs_f64() / self.best_took.as_secs_f64().max(1e-3);
        most.min(runs as u32)
    }
}

impl<C: ForeignCase> ForeignTest<'_, C> {
    /// Adds to the history.
    fn note_success(&self, best: &C) {
        let (seconds, tokens) = (self.began.elapsed().as_secs_f64(), best.counts().tokens);
        let mut record = self.record.lock();
        let runs = record.runs;
        record.history.push((runs, seconds, tokens));
    }

    /// The answers about candidates, of which each job takes the next as soon as it is free. Once the original was tested, only the first
    /// that is interesting counts: what is after it is ended, and has no answer.
    fn answers(&self, candidates: &[C]) -> Vec<Option<Result<Tested, Failure>>> {
        let answers: Vec<OnceLock<_>> = candidates.iter().map(|_| OnceLock::new()).collect();
        let (next, first) = (AtomicUsize::new(0), FirstInteresting::default());
        let job = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(candidate) = candidates.get(number) else { return };
                if self.started && (self.control.is_over() || first.is_before(number)) {
                    return;
                }
                let place = self.checks.place.of_candidate(first.clone(), number);
                let known = self.known_validity(candidate);
                let asked = || self.checks.answer(candidate, known, self.repetition, &place);
                let answer = catch_unwind(AssertUnwindSafe(asked)).unwrap_or_else(|_| {
                    Ok(Interest::CouldNotRun("a thread of the test panicked".to_owned()).into())
                });
                if self.started && matches!(&answer, Ok(Tested { interest: Interest::Same, .. })) {
                    first.note(number);
                }
                if !first.is_before(number) {
                    _ = answers[number].set(answer);
                }
            }
        };
        std::thread::scope(|scope| {
            (0..self.jobs.clamp(1, candidates.len().max(1))).for_each(|_| _ = scope.spawn(job));
        });
        answers.into_iter().map(OnceLock::into_inner).collect()
    }

    fn known_validity(&self, candidate: &C) -> KnownValidity {
        match self.valid.contains(&candidate.digest()) {
            true => KnownValidity::Valid,
            false => KnownValidity::Unknown,
        }
    }

    /// The interest of a candidate by the answer about it, which it lacks where none is wanted.
    fn interest(&mut self, answer: Option<Result<Tested, Failure>>) -> Interest {
        match answer {
            None => Interest::Different,
            Some(Ok(Tested { interest, excess, took })) => {
                self.excess = self.excess.take().or(excess);
                // The first that is interesting is kept.
                if interest == Interest::Same {
                    self.took.get_or_insert(took);
                }
                interest
            }
            Some(Err(failure)) => {
                let why = failure.to_string();
                self.failure.get_or_insert(failure);
                self.control.fail();
                Interest::CouldNotRun(why)
            }
        }
    }
}

impl<C: ForeignCase> Interestingness<C> for ForeignTest<'_, C> {
    fn test(&mut self, candidates: &[C]) -> Vec<Interest> {
        self.took = None;
        let before = self.checks.runs.load(Ordering::Relaxed);
        let results = self.answers(candidates);
        let runs = self.checks.runs.load(Ordering::Relaxed) - before;
        if let Some(line) = &self.record.lock().line {
            line.advance(runs, self.shown.clone());
        }
        results.into_iter().map(|result| self.interest(result)).collect()
    }

    fn check_validity(&mut self, candidate: &C) -> KnownValidity {
        match self.checks.check_validity(candidate) {
            Ok(validity) => {
                self.valid.extend((validity == KnownValidity::Valid).then(|| candidate.digest()));
                validity
            }
            Err(failure) => {
                self.failure.get_or_insert(failure);
                self.control.fail();
                KnownValidity::Unknown
            }
        }
    }

    fn starts(&mut self) -> Vec<C> {
        self.started = true;
        std::mem::take(&mut self.starts)
    }

    fn progress(&mut self, best: &C, stats: &ReductionStats) {
        self.shown = format!("{} by {}", best.size(), stats.pass);
        self.kept.push(best.detached());
        if let Some(took) = self.took {
            self.best_took = took;
            self.checks.patience.iter().for_each(|patience| patience.learn(took));
        }
        self.note_counts(stats);
        self.note_success(best);
        if let Err(failure) = self.record.store(self.files, best, &self.checks.place) {
            self.failure.get_or_insert(failure);
        }
    }

    fn control(&mut self, stats: &ReductionStats) -> ReductionControl {
        self.note_counts(stats);
        self.out_of_time |= self.is_late();
        if self.failure.is_some() || self.control.is_over() || self.out_of_time {
            ReductionControl::Stop
        } else {
            ReductionControl::Continue
        }
    }
}
