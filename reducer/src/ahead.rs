//! Several steps for one run of the test: where nearly each candidate is interesting, a test of the last of some steps says of all of
//! them that they are right. If it fails, bisection finds the first that is wrong.
//!
//! A run of the test is what costs. Once most of the case is gone, the test takes most candidates that compile.

use crate::belief::PassSites;
use crate::expectation::{Attempt, Pools, StepOutcome};
use crate::reduce::ReductionSearch;
use crate::{Interest, KnownValidity, Reducible, SiteRange};

/// The probability that all steps are right below which no further one is added: a test says most that fails as often as not.
const LEAST_PROBABILITY: f64 = 0.5;

/// The greatest number of steps for one test.
const MAX_STEPS: usize = 32;

/// A step from one case to a smaller one that no test has seen.
struct UntestedStep<T> {
    case: T,
    attempt: Attempt,
    /// The sites that its pass had.
    sites: PassSites,
}

/// The search for the first wrong step of some. The number of steps that are right is at least `right`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StepBisection {
    right: usize,
    /// The fewest steps that are known not to be right together.
    wrong: Option<WrongSteps>,
}

/// The first steps, so many, of which one is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
struct WrongSteps {
    number: usize,
    /// The answer about the last of them.
    answer: Interest,
}

impl StepBisection {
    /// The numbers of steps to test together with `batch` jobs, of `all`: those that come next if all before fail. All steps come first.
    /// None if the first wrong step is known, or that none is.
    fn next_numbers(&self, all: usize, batch: usize) -> Vec<usize> {
        let mut wrong = self.wrong.as_ref().map(|steps| steps.number);
        let next = || {
            let number = match wrong {
                None => (self.right < all).then_some(all),
                Some(wrong) => (wrong - self.right > 1).then_some(self.right.midpoint(wrong)),
            };
            wrong = number.or(wrong);
            number
        };
        std::iter::from_fn(next).take(batch).collect()
    }

    /// Learns the answers about these numbers of steps, up to the first that is interesting.
    fn learn(&mut self, numbers: &[usize], answers: Vec<Interest>) {
        for (&number, answer) in numbers.iter().zip(answers) {
            if answer == Interest::Same {
                self.right = number;
                return;
            }
            self.wrong = Some(WrongSteps { number, answer });
        }
    }

    /// The answer about the first wrong step, by its position, if it is known which one that is.
    fn first_wrong(&self) -> Option<(usize, &Interest)> {
        let WrongSteps { number, answer } = self.wrong.as_ref()?;
        (*number == self.right + 1).then_some((self.right, answer))
    }
}

/// The probability that steps are right together with one more, which is right by itself with a probability of `rightness`; `None` if that is
/// too small. The first is made in any case.
fn probability_with(before: Option<f64>, rightness: f64) -> Option<f64> {
    match before {
        None => Some(rightness),
        Some(before) => Some(before * rightness).filter(|all| *all >= LEAST_PROBABILITY),
    }
}

impl<T: Reducible> ReductionSearch<'_, T> {
    /// Makes several steps, and keeps those that are right.
    pub(crate) fn make_steps(&mut self) -> StepOutcome {
        let steps = self.steps();
        if steps.is_empty() {
            return StepOutcome::NoneLeft;
        }
        let found = self.right_steps(&steps);
        // What comes after the first wrong step was not tested.
        let tested = found.wrong.as_ref().map_or(found.right, |steps| steps.number);
        steps[tested..].iter().for_each(|step| self.forget(std::slice::from_ref(&step.case)));
        self.is_sharing = found.wrong.is_none();
        let mut last = None;
        for (at, UntestedStep { case, attempt, mut sites }) in steps.into_iter().enumerate() {
            if at < found.right {
                self.count_answer(T::PASSES[attempt.pass].name, &Interest::Same);
                self.beliefs.kept(attempt.pass, &attempt.set);
                self.stats.shared_steps += 1;
                last = Some(case);
            } else if let Some((wrong, answer)) = found.first_wrong()
                && at == wrong
            {
                self.count_answer(T::PASSES[attempt.pass].name, answer);
                sites.failed(&attempt.set);
                self.beliefs.failed(attempt.pass, &sites, &attempt.set);
                self.stats.shared_steps += u64::from(*answer != Interest::Invalid);
            }
        }
        // Keeping the last counts one.
        self.stats.kept += found.right.saturating_sub(1) as u64;
        match last {
            Some(case) => {
                self.keep(case);
                StepOutcome::Smaller
            }
            None => StepOutcome::Refused,
        }
    }

    /// Steps, each from the case of the one before, that are valid and probably all right.
    fn steps(&mut self) -> Vec<UntestedStep<T>> {
        let (best, size) = (self.best.clone(), self.size);
        let (mut steps, mut probability) = (Vec::new(), None);
        while steps.len() < MAX_STEPS
            && !self.is_over()
            && let Some(step) = self.step_ahead(probability)
        {
            probability = probability_with(probability, self.beliefs.rightness(step.attempt.pass));
            (self.best, self.size) = (step.case.clone(), step.case.size());
            steps.push(step);
        }
        (self.best, self.size) = (best, size);
        steps
    }

    /// The step from which most is to be expected, of those that are valid; `None` if none is left, or if it makes those before it, which
    /// are right with this probability, too doubtful.
    ///
    /// Candidates that are not valid teach that their sites are needed, also where a step before them turns out to be wrong: what needs a site
    /// in that step's case mostly does in the larger one. To forget it took as many runs of the test and more of the compiler (2026-12-01),
    /// and the last search of a reduction begins without it.
    fn step_ahead(&mut self, probability: Option<f64>) -> Option<UntestedStep<T>> {
        let mut pools = Pools::of_passes(T::PASSES.len());
        while let Some(attempt) = self.next(&mut pools)
            && probability_with(probability, self.beliefs.rightness(attempt.pass)).is_some()
            && !self.is_over()
        {
            let pass = &T::PASSES[attempt.pass];
            let candidate = self.edited(pass, &mut SiteRange::set(attempt.set.sites.clone()));
            if let Some(case) = candidate.filter(|candidate| candidate.size() < self.size)
                && self.check_validity(&case, pass) != KnownValidity::Invalid
            {
                let sites = pools.sites(&attempt)?.clone();
                return Some(UntestedStep { case, attempt, sites });
            }
            pools.failed(&attempt);
            self.beliefs.failed(attempt.pass, pools.sites(&attempt)?, &attempt.set);
        }
        None
    }

    /// Finds the first wrong step.
    fn right_steps(&mut self, steps: &[UntestedStep<T>]) -> StepBisection {
        let mut found = StepBisection { right: 0, wrong: None };
        while !self.is_over() {
            let numbers = found.next_numbers(steps.len(), self.options.batch);
            if numbers.is_empty() {
                break;
            }
            let cases: Vec<T> = numbers.iter().map(|&number| steps[number - 1].case.clone()).collect();
            let before = self.stats.tested;
            let answers = self.answers_about(&cases);
            self.stats.shared_tests += self.stats.tested - before;
            found.learn(&numbers, answers);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wrong_step_is_found() {
        for all in 1..20 {
            for (first_wrong, batch) in
                (1..=all + 1).flat_map(|wrong| [1, 2, 3, 8].map(|batch| (wrong, batch)))
            {
                let (mut found, mut rounds) = (StepBisection { right: 0, wrong: None }, 0);
                loop {
                    let numbers = found.next_numbers(all, batch);
                    if numbers.is_empty() {
                        break;
                    }
                    assert!(
                        numbers.len() <= batch && numbers.is_sorted_by(|a, b| a > b),
                        "{numbers:?} of {all}"
                    );
                    rounds += 1;
                    let is_right = |number: &usize| *number < first_wrong;
                    // The answers end with the first that is interesting.
                    let tested = numbers.iter().position(is_right).map_or(numbers.len(), |right| right + 1);
                    let answer = |number| if is_right(number) { Interest::Same } else { Interest::Different };
                    found.learn(&numbers, numbers[..tested].iter().map(answer).collect());
                }
                assert_eq!(found.right, first_wrong - 1);
                let wrong = (first_wrong <= all).then_some((first_wrong - 1, &Interest::Different));
                assert_eq!(found.first_wrong(), wrong);
                assert_eq!(found.wrong.is_some(), wrong.is_some());
                assert!(rounds <= 1 + all.next_power_of_two().ilog2(), "{rounds} of {all}, {batch}");
            }
        }
    }

    #[test]
    fn the_numbers_of_a_batch_are_those_that_come_next_if_all_before_fail() {
        let mut found = StepBisection { right: 0, wrong: None };
        assert_eq!(found.next_numbers(20, 1), [20]);
        assert_eq!(found.next_numbers(20, 4), [20, 10, 5, 2]);
        assert_eq!(found.next_numbers(20, 9), [20, 10, 5, 2, 1]);
        let invalid = || Interest::Invalid;
        found.learn(&[20, 10, 5], vec![Interest::Different, invalid(), Interest::Same]);
        assert_eq!(
            found,
            StepBisection { right: 5, wrong: Some(WrongSteps { number: 10, answer: invalid() }) }
        );
        assert_eq!(found.first_wrong(), None);
        assert_eq!(found.next_numbers(20, 4), [7, 6]);
        found.learn(&[7, 6], vec![Interest::Different, invalid()]);
        assert_eq!(found.first_wrong(), Some((5, &invalid())));
        assert!(found.next_numbers(20, 4).is_empty());
    }

    #[test]
    fn the_first_step_is_made_however_doubtful() {
        assert_eq!(probability_with(None, 0.0), Some(0.0));
        assert_eq!(probability_with(Some(0.0), 1.0), None);
        assert_eq!(probability_with(Some(0.75), 0.75), Some(0.5625));
        assert_eq!(probability_with(Some(0.5625), 0.75), None);
    }
}
