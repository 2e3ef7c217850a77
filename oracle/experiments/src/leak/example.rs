//! The smallest program that leaks in one way.

use interpreter::Semantics;
use lang::Program;
use lowering::strategy::Strategy;
use reducer::{Interest, Interestingness, Reduction, ReductionOptions};
use serde::Serialize;

use super::{Leak, LeakDetector, LeakVerdict, entry, explain, lowered};
use crate::MeasurementError;

/// Candidates tried for one example.
const CANDIDATES: u64 = 20_000;

/// A program that leaks, as small as it could be made.
#[derive(Clone, Debug, Serialize)]
pub struct LeakExample {
    /// The name of the leak.
    pub kind: String,
    /// The number of the program that it was reduced from.
    pub program: u64,
    /// Its text.
    pub c: String,
    /// The source of the poison and the place where it showed.
    pub explanation: String,
}

/// One way to leak: by a strategy, under a semantics.
pub(super) struct LeakSubject<'a> {
    pub strategy: Strategy,
    pub semantics: Semantics,
    pub leak: &'a Leak,
}

impl LeakSubject<'_> {
    /// The smallest program that leaks in this way, of all that the given ones can be reduced to.
    ///
    /// # Errors
    /// As [`reducer::reduce`].
    pub(super) fn example(
        &self,
        programs: impl Iterator<Item = (u64, Program)>,
    ) -> Result<Option<LeakExample>, MeasurementError> {
        let options = ReductionOptions { max_tests: CANDIDATES, ..ReductionOptions::default() };
        let mut smallest: Option<(u64, Reduction<Program>)> = None;
        for (number, program) in programs {
            let mut test = SameLeak { subject: self, detector: LeakDetector::default() };
            let reduced = reducer::reduce(&program, &mut test, &options)
                .map_err(|source| MeasurementError::Reduction { number, source })?;
            if smallest.as_ref().is_none_or(|(_, kept)| reduced.after < kept.after) {
                smallest = Some((number, reduced));
            }
        }
        smallest.map(|(number, reduced)| self.explained(number, &reduced.case)).transpose()
    }

    fn explained(&self, number: u64, program: &Program) -> Result<LeakExample, MeasurementError> {
        let fail = |why: String| MeasurementError::Example { number, why };
        let expected = LeakDetector::default().expected(program).map_err(fail)?;
        let module = lowered(program, self.strategy).map_err(|why| fail(why.to_string()))?;
        let explanation = explain(&module, entry(program), self.semantics, &expected);
        let c = lang::print::program(program);
        Ok(LeakExample { kind: self.leak.name().to_owned(), program: number, c, explanation })
    }
}

/// A candidate is interesting if it leaks in the same way.
struct SameLeak<'a> {
    subject: &'a LeakSubject<'a>,
    detector: LeakDetector,
}

impl Interestingness<Program> for SameLeak<'_> {
    fn test(&mut self, candidates: &[Program]) -> Vec<Interest> {
        candidates.iter().map(|candidate| self.interest(candidate)).collect()
    }
}

impl SameLeak<'_> {
    fn interest(&mut self, candidate: &Program) -> Interest {
        let LeakSubject { strategy, semantics, leak } = self.subject;
        let expected = match self.detector.expected(candidate) {
            Ok(expected) => expected,
            Err(why) => return Interest::CouldNotRun(why),
        };
        match lowered(candidate, *strategy) {
            Ok(module) => match self.detector.judge(&module, entry(candidate), *semantics, &expected) {
                LeakVerdict::Leaks(other) if other == **leak => Interest::Same,
                LeakVerdict::Leaks(_) | LeakVerdict::NoLeak => Interest::Different,
                LeakVerdict::Inconclusive(why) => Interest::CouldNotRun(why),
            },
            Err(why) => Interest::CouldNotRun(why.to_string()),
        }
    }
}
