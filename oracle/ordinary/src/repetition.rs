//! Repetition of a test on one candidate. A flaky test, of which two runs differ, runs several times.

use crate::PredicateAnswer;

/// A candidate is interesting if at least `needed` of `runs` runs of the test say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// Runs at most; fewer where they cannot change the answer.
    pub runs: u32,
    /// Runs that have to say yes.
    pub needed: u32,
}

impl Repetition {
    /// For a test that gives one answer.
    pub const ONCE: Repetition = Repetition { runs: 1, needed: 1 };
    /// For a test that was found to be flaky: one that errs in one run of twenty accepts an interesting candidate in
    /// 999 of 1,000 cases, and another one once in ten millions.
    pub const FLAKY: Repetition = Repetition { runs: 10, needed: 7 };

    /// Runs until the answer is known; an excess counts as a no, and is the answer if there is nothing but excesses.
    ///
    /// # Errors
    /// The first error of a run.
    pub fn ask<E>(self, mut run: impl FnMut() -> Result<PredicateAnswer, E>) -> Result<PredicateAnswer, E> {
        let (mut yes, mut no, mut excess) = (0, 0, None);
        loop {
            match run()? {
                PredicateAnswer::Interesting => yes += 1,
                PredicateAnswer::Not => no += 1,
                why @ PredicateAnswer::Excessive(_) => {
                    no += 1;
                    excess = Some(why);
                }
            }
            if yes >= self.needed {
                return Ok(PredicateAnswer::Interesting);
            }
            if no > self.runs - self.needed {
                return Ok(excess.unwrap_or(PredicateAnswer::Not));
            }
        }
    }
}
