//! The search for few candidates: the next one is that from which most is to be expected, of whatever pass.

use crate::belief::{Beliefs, PassSites, SiteSet};
use crate::reduce::ReductionSearch;
use crate::{PassTier, Reducible, SiteRange};

/// The part of the case that a candidate of the tiers so far must promise for the next tier not to be looked at.
const ENOUGH: [(PassTier, f64); 3] =
    [(PassTier::Coarse, 1.0 / 128.0), (PassTier::Medium, 1.0 / 1024.0), (PassTier::Fine, 0.0)];

/// The sites of each pass in the smallest case, as far as they were looked at.
#[derive(Clone)]
pub(crate) struct Pools(Vec<Option<Pool>>);

#[derive(Clone)]
struct Pool {
    sites: PassSites,
    next: SiteSet,
}

/// A set of a pass's sites.
pub(crate) struct Attempt {
    pub(crate) pass: usize,
    pub(crate) set: SiteSet,
}

/// The outcome of the search for a step to a smaller case, or for several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StepOutcome {
    /// The case is smaller.
    Smaller,
    /// No step was right; others may be left.
    Refused,
    /// No step is left, or the reduction is to stop.
    NoneLeft,
}

impl<T: Reducible> ReductionSearch<'_, T> {
    /// Makes the case smaller until every site of every pass has failed alone in the smallest case, and a search that knows nothing
    /// of it would find no smaller one.
    pub(crate) fn run_by_expectation(&mut self) {
        loop {
            let start = self.size;
            self.run_to_single_sites();
            self.beliefs = Beliefs::of_passes(T::PASSES.len());
            self.run_to_single_sites();
            if self.size == start || self.stopped {
                return;
            }
        }
    }

    fn run_to_single_sites(&mut self) {
        loop {
            let start = self.size;
            self.beliefs.doubt();
            while self.make_progress() != StepOutcome::NoneLeft && !self.stopped {}
            if self.size == start || self.stopped {
                return;
            }
        }
    }

    /// Makes the case smaller by a step or by several.
    fn make_progress(&mut self) -> StepOutcome {
        if self.is_sharing {
            return self.make_steps();
        }
        let outcome = self.step();
        self.is_sharing = outcome == StepOutcome::Smaller;
        outcome
    }

    /// Tries candidates until one is kept.
    fn step(&mut self) -> StepOutcome {
        let mut pools = Pools::of_passes(T::PASSES.len());
        while !self.stopped {
            // The candidates of a batch are the next ones if all before them fail.
            let mut expected = pools.clone();
            let (mut attempts, mut candidates, mut tested) = (Vec::new(), Vec::new(), Vec::new());
            while candidates.len() < self.options.batch {
                let Some(attempt) = self.next(&mut expected) else { break };
                expected.failed(&attempt);
                let pass = &T::PASSES[attempt.pass];
                if let Some(candidate) = self.candidate(pass, &mut SiteRange::set(attempt.set.sites.clone()))
                {
                    candidates.push(candidate);
                    tested.push(attempts.len());
                }
                attempts.push(attempt);
            }
            if attempts.is_empty() {
                return StepOutcome::NoneLeft;
            }
            let same = self.first_same(&candidates);
            let kept = same.filter(|&same| candidates[same].size() < self.size);
            let failed = match (kept, same) {
                (Some(kept), _) => tested[kept],
                // It was no smaller, and what comes after it has no answer.
                (None, Some(same)) => tested[same] + 1,
                (None, None) => attempts.len(),
            };
            if kept.is_none()
                && let Some(same) = same
            {
                self.forget(&candidates[same + 1..]);
            }
            for attempt in &attempts[..failed] {
                self.next_pool(&mut pools, attempt.pass);
                pools.failed(attempt);
                if let Some(sites) = pools.sites(attempt) {
                    self.beliefs.failed(attempt.pass, sites, &attempt.set);
                }
            }
            if let Some(kept) = kept {
                let Attempt { pass, set } = &attempts[tested[kept]];
                self.beliefs.kept(*pass, set);
                self.forget(&candidates[kept + 1..]);
                self.keep(candidates.swap_remove(kept));
                return StepOutcome::Smaller;
            }
        }
        StepOutcome::NoneLeft
    }

    /// The set from which most is to be expected; later tiers are looked at only where earlier ones promise little.
    pub(crate) fn next(&mut self, pools: &mut Pools) -> Option<Attempt> {
        let mut best: Option<Attempt> = None;
        for (tier, enough) in ENOUGH {
            for (number, _) in T::PASSES.iter().enumerate().filter(|(_, pass)| pass.tier == tier) {
                let set = self.next_pool(pools, number);
                if !set.sites.is_empty() && best.as_ref().is_none_or(|best| set.gain > best.set.gain) {
                    best = Some(Attempt { pass: number, set: set.clone() });
                }
            }
            if best.as_ref().is_some_and(|best| best.set.gain >= enough * f64::from(self.best.weight())) {
                break;
            }
        }
        best
    }

    fn next_pool<'p>(&self, pools: &'p mut Pools, number: usize) -> &'p SiteSet {
        let pool = pools.0[number].get_or_insert_with(|| {
            let sites = self.beliefs.sites(number, T::PASSES[number].site_infos(&self.best));
            Pool { next: sites.next_set(), sites }
        });
        &pool.next
    }
}

impl Pools {
    /// No pass was looked at.
    pub(crate) fn of_passes(passes: usize) -> Pools {
        Pools(vec![None; passes])
    }

    /// The sites of the pass of an attempt.
    pub(crate) fn sites(&self, attempt: &Attempt) -> Option<&PassSites> {
        self.0[attempt.pass].as_ref().map(|pool| &pool.sites)
    }

    pub(crate) fn failed(&mut self, attempt: &Attempt) {
        if let Some(pool) = &mut self.0[attempt.pass] {
            pool.sites.failed(&attempt.set);
            pool.next = pool.sites.next_set();
        }
    }
}
