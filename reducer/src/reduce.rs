//! The driver: runs passes, tier by tier, until none makes the case smaller.

use std::collections::{BTreeMap, HashSet};

use crate::belief::Beliefs;
use crate::{PassTier, Reducible, ReductionPass, SiteRange};

/// The result of an interestingness test of a candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Interest {
    /// The verdict is the same as the original's.
    Same,
    /// Another verdict, or no verdict.
    Different,
    /// The candidate is not valid, which was found out without the test.
    Invalid,
    /// The test could not run, for this reason; the candidate is dropped and counted.
    CouldNotRun(String),
}

/// The validity of a candidate, as far as it is known before its test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownValidity {
    /// Only the test says it.
    Unknown,
    /// It is valid.
    Valid,
    /// It is not valid.
    Invalid,
}

/// The interestingness test: decides which candidates to keep. Candidates come in batches, because starting a compiler
/// costs most.
pub trait Interestingness<T> {
    /// Tests every candidate; the result has one entry per candidate, in order.
    fn test(&mut self, candidates: &[T]) -> Vec<Interest>;

    /// Checks the validity of a candidate if that costs less than a test, which finds no invalid one interesting.
    fn check_validity(&mut self, candidate: &T) -> KnownValidity {
        let _ = candidate;
        KnownValidity::Unknown
    }

    /// Smaller cases that may be interesting, to be tried before any pass.
    fn starts(&mut self) -> Vec<T> {
        Vec::new()
    }

    /// Receives each smaller case that is found, to store or show it.
    fn progress(&mut self, best: &T, stats: &ReductionStats) {
        let _ = (best, stats);
    }

    /// Asked before each batch of candidates, also while no smaller case is found. [`ReductionControl::Stop`] ends the reduction with the
    /// smallest case so far.
    fn control(&mut self, stats: &ReductionStats) -> ReductionControl {
        let _ = stats;
        ReductionControl::Continue
    }
}

/// The caller's decision before a batch of candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReductionControl {
    /// Continue the reduction.
    Continue,
    /// End the reduction with the smallest case so far.
    Stop,
}

/// The method that chooses the sites that one candidate edits together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// All, halves, quarters, … down to single ones: many candidates that can be tested in one batch.
    Halves,
    /// The set from which most is to be expected: few candidates, each depending on the last.
    Expectation,
}

/// The values that a reduction ends with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinalValues {
    /// The simplest.
    Least,
    /// Others than zero ([`Reducible::distinctive`]), where the test accepts them.
    Distinctive,
}

/// The tests of the original before a reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OriginalTests {
    /// The reduction makes two, which must agree.
    ByReduction,
    /// The caller has made as many as it wants.
    ByCaller,
}

/// The options of a reduction.
#[derive(Clone, Debug)]
pub struct ReductionOptions {
    /// The tests of the original.
    pub original: OriginalTests,
    /// The method that chooses candidates.
    pub schedule: Schedule,
    /// The values of the result.
    pub values: FinalValues,
    /// The number of candidates in a batch. It does not change the result.
    pub batch: usize,
    /// The number of tested candidates after which the reduction stops; the last batch may exceed it.
    pub max_tests: u64,
}

impl Default for ReductionOptions {
    fn default() -> ReductionOptions {
        ReductionOptions {
            original: OriginalTests::ByReduction,
            schedule: Schedule::Halves,
            values: FinalValues::Least,
            batch: 32,
            max_tests: 100_000,
        }
    }
}

/// Counts of candidates by their fate.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReductionStats {
    /// Candidates tested.
    pub tested: u64,
    /// Candidates that were ill-formed and not tested.
    pub refused: u64,
    /// Candidates equal to an earlier one.
    pub repeated: u64,
    /// Steps to a smaller case that were kept.
    pub kept: u64,
    /// Tests that could not run.
    pub could_not_run: u64,
    /// Tests of several steps together.
    pub shared_tests: u64,
    /// Steps that these have decided: those that were kept, and the first that was not, unless it was not valid.
    pub shared_steps: u64,
    /// The pass of the newest candidate; empty before the first.
    pub pass: &'static str,
    /// The counts of each pass that had candidates.
    pub passes: BTreeMap<&'static str, PassCounts>,
}

/// Counts of the candidates of one pass by the answer about them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassCounts {
    /// Those that the test took.
    pub same: u64,
    /// Those that it did not take, or that could not be tested.
    pub different: u64,
    /// Those that were not valid, which was found out without the test.
    pub invalid: u64,
}

/// A reduced case.
#[derive(Clone, Debug)]
pub struct Reduction<T: Reducible> {
    /// The smallest case found with the same verdict.
    pub case: T,
    /// The size of the original.
    pub before: T::Size,
    /// The size of the reduced case.
    pub after: T::Size,
    /// The counts of candidates.
    pub stats: ReductionStats,
}

/// The reason why a reduction did not start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReduceError {
    /// The original does not have the verdict that the reduction is to keep.
    #[error("the program does not show the finding: nothing to reduce")]
    NotInteresting,
    /// Two tests of the original differ.
    #[error("the finding comes and goes: two tests of the same program differ")]
    NotRepeatable,
    /// The empty case has the verdict, too.
    #[error("an empty program shows the finding too: the test does not depend on the program")]
    EmptyIsInteresting,
    /// The test of the original could not run, for this reason.
    #[error("the program could not be tested: {0}")]
    CouldNotRun(String),
}

/// Reduces a case: makes it smaller as long as the test finds the same verdict.
///
/// # Errors
///
/// If the test cannot guide a reduction: see [`ReduceError`].
pub fn reduce<T: Reducible>(
    case: &T,
    test: &mut dyn Interestingness<T>,
    options: &ReductionOptions,
) -> Result<Reduction<T>, ReduceError> {
    sanity(case, test, options.original)?;
    let before = case.size();
    let mut search = ReductionSearch {
        // The caller keeps the case, which would keep what is computed of it.
        best: case.detached(),
        size: before,
        seen: HashSet::new(),
        stats: ReductionStats::default(),
        stopped: false,
        origins: Vec::new(),
        beliefs: Beliefs::of_passes(T::PASSES.len()),
        is_sharing: false,
        test,
        options,
    };
    let starts = search.test.starts();
    search.seek(starts);
    search.untie();
    search.run_by_parts();
    loop {
        match options.schedule {
            Schedule::Halves => search.run_to_fixpoint(),
            Schedule::Expectation => search.run_by_expectation(),
        }
        if search.stopped || search.seek(Vec::new()) == Sought::Nothing {
            break;
        }
    }
    search.finish();
    Ok(Reduction { before, after: search.size, case: search.best, stats: search.stats })
}

/// The candidates that are tested together after a success; each failure of all of them doubles their number. What comes after the first
/// success of a batch was tested in vain.
const FEWEST: usize = 8;

/// The tiers, in their order.
const TIERS: [PassTier; 3] = [PassTier::Coarse, PassTier::Medium, PassTier::Fine];

/// The outcome of the search for a small case of the same kind that shows the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sought {
    Found,
    Nothing,
}

/// A place in a search by halves: the next sites to be edited, and the sizes that say when to repeat.
struct HalvingPlace<T: Reducible> {
    tier: usize,
    /// The position of the pass among those of its tier.
    pass: usize,
    /// The number of sites that the pass has.
    sites: usize,
    /// The number of sites that are edited together.
    run: usize,
    /// The first of them.
    start: usize,
    /// The size of the case where the tier began.
    of_tier: T::Size,
    /// The size of the case where the first tier began.
    of_round: T::Size,
}

impl<T: Reducible> Clone for HalvingPlace<T> {
    fn clone(&self) -> HalvingPlace<T> {
        *self
    }
}

impl<T: Reducible> Copy for HalvingPlace<T> {}

impl<T: Reducible> HalvingPlace<T> {
    /// The first place; `None` if no pass has a site.
    fn begin(search: &ReductionSearch<'_, T>) -> Option<HalvingPlace<T>> {
        let size = search.size;
        HalvingPlace { tier: 0, pass: 0, sites: 0, run: 0, start: 0, of_tier: size, of_round: size }
            .entered(search)
    }

    fn passes(tier: usize) -> impl Iterator<Item = &'static ReductionPass<T>> {
        T::PASSES.iter().filter(move |pass| pass.tier == TIERS[tier])
    }

    /// The pass.
    fn pass(&self) -> &'static ReductionPass<T> {
        Self::passes(self.tier).nth(self.pass).unwrap_or(&T::PASSES[0])
    }

    /// The sites to be edited.
    const fn range(&self) -> std::ops::Range<usize> {
        self.start..self.start + self.run
    }

    /// The first place of the pass, or of one after it that has a site; `None` if none has found anything any more.
    fn entered(mut self, search: &ReductionSearch<'_, T>) -> Option<HalvingPlace<T>> {
        loop {
            match Self::passes(self.tier).nth(self.pass) {
                Some(pass) => {
                    self.sites = pass.sites(&search.best);
                    (self.run, self.start) = (self.sites, 0);
                    if self.sites > 0 {
                        return Some(self);
                    }
                    self.pass += 1;
                }
                None => {
                    self.pass = 0;
                    // A tier is repeated while it finds something, and so are all of them.
                    let found = self.of_tier != search.size;
                    self.of_tier = search.size;
                    if found {
                        continue;
                    }
                    self.tier += 1;
                    if self.tier == TIERS.len() {
                        if self.of_round == search.size {
                            return None;
                        }
                        (self.tier, self.of_round) = (0, search.size);
                    }
                }
            }
        }
    }

    /// The place after this one if its candidate is not interesting.
    fn failed(mut self, search: &ReductionSearch<'_, T>) -> Option<HalvingPlace<T>> {
        self.start += self.run;
        self.in_bounds(search)
    }

    /// The place after this one if its candidate was kept: the sites after the edit have moved up to where it was. Every kept
    /// edit decreases the size, so that trying there again ends.
    fn succeeded(mut self, search: &ReductionSearch<'_, T>) -> Option<HalvingPlace<T>> {
        self.sites = self.pass().sites(&search.best);
        self.in_bounds(search)
    }

    /// This place, or the first of the next smaller runs if it lies after the last site.
    fn in_bounds(mut self, search: &ReductionSearch<'_, T>) -> Option<HalvingPlace<T>> {
        if self.start < self.sites {
            return Some(self);
        }
        (self.run, self.start) = (self.run / 2, 0);
        if self.run > 0 && self.sites > 0 {
            return Some(self);
        }
        self.pass += 1;
        self.entered(search)
    }
}

/// Checks the test before the reduction: a test that accepts the empty case, or gives two results for one case, would lead to a
/// meaningless case.
fn sanity<T: Reducible>(
    case: &T,
    test: &mut dyn Interestingness<T>,
    original: OriginalTests,
) -> Result<(), ReduceError> {
    let tested = match original {
        OriginalTests::ByReduction => test.test(&[case.clone(), case.clone()]),
        OriginalTests::ByCaller => Vec::new(),
    };
    match &tested[..] {
        [] | [Interest::Same, Interest::Same] => {}
        [Interest::CouldNotRun(why), _] | [_, Interest::CouldNotRun(why)] => {
            return Err(ReduceError::CouldNotRun(why.clone()));
        }
        [Interest::Different | Interest::Invalid, Interest::Different | Interest::Invalid] => {
            return Err(ReduceError::NotInteresting);
        }
        _ => return Err(ReduceError::NotRepeatable),
    }
    match test.test(&[case.empty()]).first() {
        Some(Interest::Same) => Err(ReduceError::EmptyIsInteresting),
        _ => Ok(()),
    }
}

pub(crate) struct ReductionSearch<'a, T: Reducible> {
    pub(crate) best: T,
    pub(crate) size: T::Size,
    /// The hashes of the candidates that were tested or rejected.
    seen: HashSet<u64>,
    pub(crate) stats: ReductionStats,
    pub(crate) stopped: bool,
    /// The passes of the candidates that wait for a test.
    origins: Vec<&'static str>,
    pub(crate) beliefs: Beliefs,
    /// True if the last step was right, and the next ones may share a test.
    pub(crate) is_sharing: bool,
    test: &'a mut dyn Interestingness<T>,
    pub(crate) options: &'a ReductionOptions,
}

impl<T: Reducible> ReductionSearch<'_, T> {
    /// Repeats each tier until it finds no smaller case, and all tiers until none does; each pass over ranges of its sites: all sites,
    /// halves, quarters, …, single sites.
    ///
    /// The candidates that would come next if all before failed are tested together, whichever passes make them; the first success is kept.
    /// So the result does not depend on their number, and where little is left to be found a compiler is started once for many passes.
    fn run_to_fixpoint(&mut self) {
        let mut place = HalvingPlace::begin(self);
        let mut most = FEWEST;
        while let Some(here) = place.filter(|_| !self.stopped) {
            let (mut candidates, mut places) = (Vec::new(), Vec::new());
            let mut ahead = Some(here);
            while let Some(at) = ahead.filter(|_| candidates.len() < most.min(self.options.batch)) {
                if let Some(candidate) = self.candidate(at.pass(), &mut SiteRange::new(at.range())) {
                    candidates.push(candidate);
                    places.push(at);
                }
                ahead = at.failed(self);
            }
            place = match self.first_same(&candidates) {
                Some(kept) => {
                    most = FEWEST;
                    self.forget(&candidates[kept + 1..]);
                    self.keep(candidates.swap_remove(kept));
                    places[kept].succeeded(self)
                }
                None => {
                    most *= 2;
                    ahead
                }
            };
        }
    }

    /// Tries the templates of the case and other cases, all at once, and keeps the smallest that is interesting.
    fn seek(&mut self, others: Vec<T>) -> Sought {
        self.stats.pass = "templates";
        let all = self.best.templates().into_iter().chain(others);
        let mut candidates: Vec<T> = all.filter_map(|candidate| self.admitted(candidate)).collect();
        candidates.sort_by_cached_key(Reducible::size);
        match self.first_same(&candidates) {
            Some(kept) => {
                self.forget(&candidates[kept + 1..]);
                self.keep(candidates.swap_remove(kept));
                Sought::Found
            }
            None => Sought::Nothing,
        }
    }

    /// Tries the case without what makes its parts need others.
    fn untie(&mut self) {
        self.stats.pass = "untie";
        let candidates: Vec<T> =
            self.best.untied().and_then(|candidate| self.admitted(candidate)).into_iter().collect();
        if self.first_same(&candidates).is_some() {
            candidates.into_iter().for_each(|candidate| self.keep(candidate));
        }
    }

    /// [`ReductionSearch::edited`], which waits for a test of its own.
    pub(crate) fn candidate(&mut self, pass: &ReductionPass<T>, sites: &mut SiteRange) -> Option<T> {
        let edited = self.edited(pass, sites);
        self.origins.extend(edited.is_some().then_some(pass.name));
        edited
    }

    /// Edits sites; returns the edited case if it is smaller, new and well-formed.
    pub(crate) fn edited(&mut self, pass: &ReductionPass<T>, sites: &mut SiteRange) -> Option<T> {
        self.stats.pass = pass.name;
        let mut candidate = self.best.clone();
        pass.apply(&mut candidate, sites);
        self.admitted(candidate)
    }

    /// A candidate that is smaller, new and well-formed.
    fn admitted(&mut self, candidate: T) -> Option<T> {
        if !candidate.may_be_smaller_than(self.size) {
            return None;
        }
        let candidate = self.unseen(candidate)?;
        if !candidate.is_well_formed() {
            self.stats.refused += 1;
            return None;
        }
        Some(candidate)
    }

    /// A candidate that is new.
    pub(crate) fn unseen(&mut self, candidate: T) -> Option<T> {
        let new = self.seen.insert(candidate.digest());
        self.stats.repeated += u64::from(!new);
        new.then_some(candidate)
    }

    /// True if the reduction is to stop.
    pub(crate) fn is_over(&mut self) -> bool {
        self.stopped |= self.test.control(&self.stats) == ReductionControl::Stop;
        self.stopped
    }

    /// Tests candidates unless the reduction is to stop; returns the position of the first interesting one.
    pub(crate) fn first_same(&mut self, candidates: &[T]) -> Option<usize> {
        if candidates.is_empty() || self.is_over() {
            self.origins.clear();
            return None;
        }
        self.tested(candidates)
    }

    /// Tests candidates; returns the position of the first interesting one.
    fn tested(&mut self, candidates: &[T]) -> Option<usize> {
        let answers = self.answers_about(candidates);
        self.count_by_pass(&answers);
        answers.iter().position(|a| *a == Interest::Same)
    }

    /// The answers about candidates; where they are tested ahead, up to the first that is interesting.
    pub(crate) fn answers_about(&mut self, candidates: &[T]) -> Vec<Interest> {
        let mut counted = self.test.test(candidates);
        // Where candidates are tested ahead, a batch of one would not have had those after the first success.
        if self.options.schedule == Schedule::Expectation
            && let Some(same) = counted.iter().position(|a| *a == Interest::Same)
        {
            counted.truncate(same + 1);
        }
        let invalid = counted.iter().filter(|a| matches!(a, Interest::Invalid)).count();
        self.stats.refused += invalid as u64;
        self.stats.tested += (counted.len() - invalid) as u64;
        self.stopped |= self.stats.tested >= self.options.max_tests;
        let failed = counted.iter().filter(|a| matches!(a, Interest::CouldNotRun(_))).count();
        self.stats.could_not_run += failed as u64;
        counted
    }

    /// Checks the validity of a candidate of a pass, and counts one that is not valid.
    pub(crate) fn check_validity(&mut self, candidate: &T, pass: &ReductionPass<T>) -> KnownValidity {
        let validity = self.test.check_validity(candidate);
        if validity == KnownValidity::Invalid {
            self.stats.refused += 1;
            self.stats.passes.entry(pass.name).or_default().invalid += 1;
        }
        validity
    }

    /// Counts answers for the passes that the candidates are of; those that no pass made are of what the search does now.
    fn count_by_pass(&mut self, answers: &[Interest]) {
        let origins = std::mem::take(&mut self.origins).into_iter().chain(std::iter::repeat(self.stats.pass));
        answers.iter().zip(origins).for_each(|(answer, pass)| self.count_answer(pass, answer));
    }

    /// Counts the answer about a candidate of a pass. Only a verdict of the test says something of what it takes of the pass.
    pub(crate) fn count_answer(&mut self, pass: &'static str, answer: &Interest) {
        match (T::PASSES.iter().position(|known| known.name == pass), answer) {
            (Some(number), Interest::Same) => self.beliefs.test_took(number),
            (Some(number), Interest::Different) => self.beliefs.test_refused(number),
            _ => {}
        }
        let counts = self.stats.passes.entry(pass).or_default();
        match answer {
            Interest::Same => counts.same += 1,
            Interest::Different | Interest::CouldNotRun(_) => counts.different += 1,
            Interest::Invalid => counts.invalid += 1,
        }
    }

    /// Forgets candidates that were tested too early: another one before them was kept, and a batch of one would not have
    /// had them.
    pub(crate) fn forget(&mut self, candidates: &[T]) {
        candidates.iter().for_each(|candidate| _ = self.seen.remove(&candidate.digest()));
    }

    pub(crate) fn keep(&mut self, case: T) {
        self.size = case.size();
        self.best = case;
        self.stats.kept += 1;
        self.test.progress(&self.best, &self.stats);
    }

    /// Gives the case its canonical form, if it keeps its verdict.
    fn finish(&mut self) {
        self.stats.pass = "layout";
        let mut candidates = match self.options.values {
            FinalValues::Least => Vec::new(),
            FinalValues::Distinctive => self.best.distinctive(),
        };
        candidates.extend(self.best.finished());
        candidates.retain(Reducible::is_well_formed);
        if candidates.is_empty() {
            return;
        }
        if let Some(kept) = self.tested(&candidates) {
            self.keep(candidates.swap_remove(kept));
        }
    }
}
