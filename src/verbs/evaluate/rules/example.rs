//! The smallest signature that shows a cause.

use experiments::article::{Disagreement, Judge};
use host::Failure;
use lang::{Program, Side, Signature};
use reducer::{Interest, Interestingness, ReductionOptions};
use serde::Serialize;

use crate::verbs::call_probe::{CallProbe, call_probe};

/// Candidates tried for one example.
const CANDIDATES: u64 = 5_000;

/// A signature that shows a cause, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Example {
    /// The records and the function.
    pub c: String,
    /// `argument 2`, `result`
    pub value: String,
    /// The places in which the article's rules pass it.
    pub article: String,
    /// The places in which the platform's rules pass it.
    pub platform: String,
    /// The result of running it.
    pub run: String,
}

/// The same with the program that is run.
pub(super) struct Reduced {
    pub example: Example,
    pub probe: CallProbe,
}

/// Makes it as small as it can be.
///
/// # Errors
/// [`Failure::Infrastructure`] if the signature does not show the cause.
pub(super) fn reduced(program: &Program, signature: &Signature, cause: usize) -> Result<Reduced, Failure> {
    let options = ReductionOptions { max_tests: CANDIDATES, ..ReductionOptions::default() };
    let large = call_probe(program, signature).program;
    let small = reducer::reduce(&large, &mut SameCause { cause }, &options)
        .map_err(|why| Failure::Infrastructure(format!("{}: {why}", c(&large))))?
        .case;
    let (signature, found) = shows(&small, cause)
        .ok_or_else(|| Failure::Infrastructure("a reduced signature lost its cause".to_owned()))?;
    let probe = call_probe(&small, &signature);
    let Disagreement { value, article, platform, cause: _ } = found;
    let example = Example { c: c(&small), value, article, platform, run: String::new() };
    Ok(Reduced { example, probe })
}

/// The records, and the functions that are called.
pub(super) fn c(program: &Program) -> String {
    let records = program.records().map(|(id, _)| lang::print::record(program, id).trim_end().to_owned());
    let called = program.functions.iter().filter(|function| function.side == Side::Callee);
    let called = called.map(|function| {
        format!("{};", lang::print::signature(program, &function.name, &function.signature()))
    });
    records.chain(called).collect::<Vec<_>>().join("\n")
}

/// The function that shows it, if there is one.
fn shows(program: &Program, cause: usize) -> Option<(Signature, Disagreement)> {
    let judge = Judge::new(program).ok()?;
    let called = program.functions.iter().filter(|function| function.side == Side::Callee);
    let found = |signature: Signature| judge.first(&signature).map(|found| (signature, found));
    called.map(lang::Function::signature).filter_map(found).find(|(_, found)| found.cause == cause)
}

/// Interesting is what shows the same cause.
struct SameCause {
    cause: usize,
}

impl Interestingness<Program> for SameCause {
    fn test(&mut self, candidates: &[Program]) -> Vec<Interest> {
        let interest = |candidate: &Program| match shows(candidate, self.cause) {
            Some(_) => Interest::Same,
            None => Interest::Different,
        };
        candidates.iter().map(interest).collect()
    }
}
