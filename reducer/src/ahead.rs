//! Several steps for one run of the test: where nearly each candidate is interesting, a test of the last of some steps says of all of
//! them that they are right. If it fails, bisection finds the first that is wrong.
//!
//! A run of the test is what costs, and it is what most candidates that compile pass, once most of the case is gone.

use crate::belief::PassSites;
use crate::expectation::{Attempt, Pools};
use crate::reduce::ReductionSearch;
use crate::{Interest, Reducible, SiteRange};

/// The probability that all steps are right below which no further one is added: a test says most that fails as often as not.
const LIKELY: f64 = 0.5;

/// The greatest number of steps for one test.
const MOST: usize = 32;

/// A step from one case to a smaller one that no test has seen.
struct UntestedStep<T> {
    case: T,
    attempt: Attempt,
    /// The sites that its pass had.
    sites: PassSites,
}

/// The search for the first wrong step of some. The number of steps that are right is at least `right`.
#[derive(Clone, Copy, Debug)]
struct StepBisection {
    right: usize,
    /// The number of steps that are known not to be right together.
    wrong: Option<usize>,
}

impl StepBisection {
    /// The number of steps to test next, of so many; all of them at first. `None` if the first wrong step is known, or that none is.
    fn next(self, all: usize) -> Option<usize> {
        match self.wrong {
            None => (self.right < all).then_some(all),
            Some(wrong) => (wrong - self.right > 1).then_some(self.right.midpoint(wrong)),
        }
    }
}

impl<T: Reducible> ReductionSearch<'_, T> {
    /// Makes several steps, and keeps those that are right; false if no step is left.
    pub(crate) fn make_steps(&mut self) -> bool {
        let steps = self.steps();
        if steps.is_empty() {
            return false;
        }
        let StepBisection { right, wrong } = self.right_steps(&steps);
        // What comes after the first wrong step was not tested.
        let untested = steps.iter().skip(wrong.unwrap_or(right));
        untested.for_each(|step| self.forget(std::slice::from_ref(&step.case)));
        self.is_sharing = wrong.is_none();
        let mut last = None;
        for (number, UntestedStep { case, attempt, mut sites }) in steps.into_iter().enumerate() {
            let counts = self.stats.passes.entry(T::PASSES[attempt.pass].name).or_default();
            if number < right {
                counts.same += 1;
                self.beliefs.test_took(attempt.pass);
                self.beliefs.kept(attempt.pass, &attempt.set);
                last = Some(case);
            } else if wrong == Some(number + 1) {
                counts.different += 1;
                self.beliefs.test_refused(attempt.pass);
                sites.failed(&attempt.set);
                self.beliefs.failed(attempt.pass, &sites, &attempt.set);
            }
        }
        self.stats.shared_steps += (right + usize::from(wrong == Some(right + 1))) as u64;
        // Keeping the last counts one.
        self.stats.kept += right.saturating_sub(1) as u64;
        last.into_iter().for_each(|case| self.keep(case));
        true
    }

    /// Steps, each from the case of the one before, that are valid and probably all right.
    fn steps(&mut self) -> Vec<UntestedStep<T>> {
        let (best, size) = (self.best.clone(), self.size);
        let (mut steps, mut likely) = (Vec::new(), f64::INFINITY);
        while steps.len() < MOST
            && !self.is_over()
            && let Some(step) = self.step_ahead(likely)
        {
            // The first is made in any case.
            likely = likely.min(1.0) * self.beliefs.rightness(step.attempt.pass);
            (self.best, self.size) = (step.case.clone(), step.case.size());
            steps.push(step);
        }
        (self.best, self.size) = (best, size);
        steps
    }

    /// The step from which most is to be expected, of those that are valid; `None` if none is left, or if it makes those before it, which
    /// are right with a probability of `likely`, too doubtful.
    fn step_ahead(&mut self, likely: f64) -> Option<UntestedStep<T>> {
        let mut pools = Pools::of_passes(T::PASSES.len());
        while let Some(attempt) = self.next(&mut pools)
            && likely * self.beliefs.rightness(attempt.pass) >= LIKELY
            && !self.is_over()
        {
            let pass = &T::PASSES[attempt.pass];
            let candidate = self.edited(pass, &mut SiteRange::set(attempt.set.sites.clone()));
            let candidate = candidate.filter(|candidate| candidate.size() < self.size);
            if let Some(case) = candidate.filter(|candidate| self.admits(candidate, pass)) {
                let sites = pools.sites(&attempt)?.clone();
                return Some(UntestedStep { case, attempt, sites });
            }
            pools.failed(&attempt);
            self.beliefs.failed(attempt.pass, pools.sites(&attempt)?, &attempt.set);
        }
        None
    }

    /// Finds the first wrong step. With several jobs the numbers of steps that are tested together are those that come next if all before
    /// fail.
    fn right_steps(&mut self, steps: &[UntestedStep<T>]) -> StepBisection {
        let mut at = StepBisection { right: 0, wrong: None };
        while !self.is_over() {
            let (mut ahead, mut tried) = (at, Vec::new());
            while tried.len() < self.options.batch
                && let Some(number) = ahead.next(steps.len())
            {
                tried.push(number);
                ahead.wrong = Some(number);
            }
            if tried.is_empty() {
                break;
            }
            let cases: Vec<T> = tried.iter().map(|&number| steps[number - 1].case.clone()).collect();
            let before = self.stats.tested;
            let same = self.asked(&cases).iter().position(|answer| *answer == Interest::Same);
            self.stats.shared_tests += self.stats.tested - before;
            let failed = &tried[..same.unwrap_or(tried.len())];
            at.wrong = failed.last().copied().or(at.wrong);
            at.right = same.map_or(at.right, |same| tried[same]);
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wrong_step_is_found() {
        for all in 1..20 {
            for first_wrong in 1..=all + 1 {
                let (mut at, mut tests) = (StepBisection { right: 0, wrong: None }, 0);
                while let Some(number) = at.next(all) {
                    tests += 1;
                    if number < first_wrong { at.right = number } else { at.wrong = Some(number) }
                }
                assert_eq!(at.right, first_wrong - 1);
                assert_eq!(at.wrong, (first_wrong <= all).then_some(first_wrong));
                assert!(tests <= 1 + all.next_power_of_two().ilog2(), "{tests} of {all}");
            }
        }
    }
}
