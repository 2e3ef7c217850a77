//! The calls that a driver has to make, and the outcomes that follow from their ends.

use super::compile::Failure;
use super::drive::RunEnd;
use super::shared::Call;
use crate::outcome::Outcome;

/// The calls of a batch, and the outcomes that are known without a call.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub calls: Vec<Call>,
    pub tables: Vec<u64>,
    /// The case of each call.
    pub cases: Vec<usize>,
    /// For each case, in the order of its results: the outcome that is known already, or none for the next
    /// call's.
    known: Vec<Vec<Option<Outcome>>>,
}

/// One call of a plan.
pub(super) struct PlannedCall {
    /// The address of the entry function.
    pub entry: u64,
    /// The addresses in the function table, if the entry function uses one.
    pub table: Vec<u64>,
    /// Calls of one group should observe the same.
    pub group: u64,
}

impl Plan {
    /// Adds the next case: for each of its results a call, or the outcome that is known without one.
    pub(super) fn add_case(&mut self, results: impl IntoIterator<Item = Result<PlannedCall, Outcome>>) {
        let case = self.known.len();
        let mut known = Vec::new();
        for result in results {
            known.push(result.map(|call| self.add(case, call)).err());
        }
        self.known.push(known);
    }

    fn add(&mut self, case: usize, PlannedCall { entry, table, group }: PlannedCall) {
        self.calls.push(Call { entry, table: self.tables.len() as u64, group });
        self.tables.extend(table);
        self.cases.push(case);
    }

    /// The outcomes of every case, from the ends of the calls.
    pub(super) fn outcomes(self, ends: Vec<RunEnd>) -> Vec<Vec<Outcome>> {
        let mut ends = ends.into_iter();
        let mut of_call = || ends.next().map_or_else(|| infrastructure("was not called"), outcome);
        let mut outcomes = |known: Vec<Option<Outcome>>| {
            known.into_iter().map(|known| known.unwrap_or_else(&mut of_call)).collect()
        };
        self.known.into_iter().map(&mut outcomes).collect()
    }
}

pub(super) fn infrastructure(why: &str) -> Outcome {
    Outcome::Infrastructure(why.to_owned())
}

fn outcome(end: RunEnd) -> Outcome {
    match end {
        RunEnd::Finished(log) => Outcome::Finished(log),
        RunEnd::Crashed { signal, log } => Outcome::Crashed { signal, log },
        RunEnd::TimedOut { log } => Outcome::TimedOut { log },
        RunEnd::Skipped => Outcome::Unsupported("not run: other engines hung on the same program".to_owned()),
        RunEnd::Corrupt(why) => infrastructure(why),
    }
}

impl Failure {
    pub(super) fn outcome(&self) -> Outcome {
        match self.clone() {
            Failure::Rejected(diagnostic) => Outcome::Rejected { diagnostic },
            Failure::Crashed(diagnostic) => Outcome::CompilerCrashed { diagnostic },
            Failure::Hung => Outcome::CompilerHung,
            Failure::Unsupported(why) => Outcome::Unsupported(why),
        }
    }
}
