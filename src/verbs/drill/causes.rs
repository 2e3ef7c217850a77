//! Whether the findings of one fault fall into one bucket, and those of two faults into two.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use lang::{Program, Target};
use oracle::inprocess::InProcess;
use oracle::ledger::Ledger;
use serde::Serialize;

use super::SearchedFault;
use super::fault::Fault;
use super::programs::Programs;
use super::search::disagrees;
use crate::campaign::{ProgressLine, workers};
use crate::cause::{self, Stage};
use crate::cli::DrillArgs;
use crate::clock::Deadline;
use crate::control::Control;
use crate::examine::{Case, Oracle};
use crate::output::Output;
use crate::reduction::{self, ReductionContext};
use crate::{Failure, VerbOutcome, machine};

/// The time that the reduction of a finding may take, and its candidates.
const REDUCTION: (Duration, u64) = (Duration::from_secs(10), 3000);

/// The JSON of `drill --causes`.
#[derive(Debug, Serialize)]
struct CausesReport {
    faults: Vec<FaultCauses>,
    /// The share of the faults that were found at least twice whose findings are in one bucket, 0 to 1.
    in_one_bucket: f64,
    /// The share of the pairs of found faults that have a bucket in common, 0 to 1.
    pairs_sharing: f64,
}

/// The buckets of the findings of one fault.
#[derive(Debug, Serialize)]
struct FaultCauses {
    name: String,
    target: &'static str,
    /// How many findings have each cause.
    causes: BTreeMap<String, u64>,
    /// The smallest program of each cause.
    examples: BTreeMap<String, String>,
}

/// Finds each fault so many times in process, reduces what is found, and reports the buckets. Faults that only compilers show are
/// left out: they have no findings here.
///
/// # Errors
/// [`Failure::Closed`] if nobody reads the report.
pub(super) fn run(
    args: &DrillArgs,
    faults: &[SearchedFault],
    wanted: u64,
    control: &Control,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let progress = ProgressLine::new(Some(faults.len() as u64), "faults");
    let ledger = Ledger::default();
    let worker = || {
        |(index, &(fault, target)): (usize, &SearchedFault)| {
            let search = CausesSearch { fault, target, seed: args.seed, wanted, ledger: &ledger, control };
            Ok((index, search.run(args.limit)))
        }
    };
    let jobs = args.jobs.unwrap_or_else(machine::processors);
    let mut results = Vec::new();
    workers::run(jobs, faults.iter().enumerate(), control, worker, |(index, done)| {
        progress.advance(1, done.name.clone());
        results.push((index, done));
        Ok(())
    })?;
    progress.end();
    results.sort_by_key(|(index, _)| *index);
    let report = CausesReport::new(results.into_iter().map(|(_, result)| result).collect());
    out.lines(report.lines())?;
    out.json(&report)?;
    Ok(VerbOutcome::Clean)
}

struct CausesSearch<'a> {
    fault: Fault,
    target: Target,
    seed: u64,
    wanted: u64,
    ledger: &'a Ledger,
    control: &'a Control,
}

impl CausesSearch<'_> {
    fn run(&self, limit: Duration) -> FaultCauses {
        let CausesSearch { fault, target, seed, wanted, ledger, control } = *self;
        let programs = Programs::that(fault.needs(), seed, target);
        let (mut faulty, mut sound) = (InProcess::new(fault.in_process()), InProcess::new(fault.sound()));
        let mut oracle = Oracle::<Program>::new(None, ledger, fault.in_process());
        let end = Deadline::after(Some(limit));
        let mut all = FaultCauses {
            name: fault.name(),
            target: target.name(),
            causes: BTreeMap::new(),
            examples: BTreeMap::new(),
        };
        for number in 0.. {
            if all.found() >= wanted || end.has_passed() || control.is_over() {
                break;
            }
            let program = programs.number(number);
            if !disagrees(&mut faulty, &program) || disagrees(&mut sound, &program) {
                continue;
            }
            if let Some((cause, text)) = self.reduced_cause(&mut oracle, &program) {
                *all.causes.entry(cause.clone()).or_default() += 1;
                let example = all.examples.entry(cause).or_insert_with(|| text.clone());
                if text.len() < example.len() {
                    *example = text;
                }
            }
        }
        all
    }

    /// The cause of the first finding of a program after its reduction, and the reduced program. Faults at which engines panic have
    /// none.
    fn reduced_cause(&self, oracle: &mut Oracle<'_, Program>, program: &Program) -> Option<(String, String)> {
        let examined = oracle.examine_one(program).ok()?;
        let first = examined.report.mismatches().next()?;
        let name = cause::of_program(program, first, Stage::Found).to_string();
        let (time, max_tests) = REDUCTION;
        let context = ReductionContext {
            compilers: None,
            started: None,
            tested: None,
            settings: &self.fault.in_process(),
            ledger: self.ledger,
            control: &self.control.slice(time),
            jobs: 1,
            max_tests,
        };
        let reduced = catch_unwind(AssertUnwindSafe(|| reduction::reduce(program, &name, &context)));
        let reduced = reduced.ok()?.ok()?.case;
        let examined = oracle.examine_one(&reduced).ok()?;
        let finding = examined.report.mismatches().next()?;
        let cause = cause::of_program(&reduced, finding, Stage::Reduced);
        let finding = finding.clone();
        let operation = reduced.responsible(oracle, &finding).ok()?;
        let cause = match operation {
            Some(operation) => cause.with_operation(operation),
            None => cause,
        };
        Some((cause.to_string(), lang::print::program(&reduced)))
    }
}

impl FaultCauses {
    fn found(&self) -> u64 {
        self.causes.values().sum()
    }

    fn shares_a_bucket_with(&self, other: &FaultCauses) -> bool {
        self.causes.keys().any(|cause| other.causes.contains_key(cause))
    }
}

impl CausesReport {
    fn new(faults: Vec<FaultCauses>) -> CausesReport {
        let share = |part: usize, all: usize| if all == 0 { 0.0 } else { part as f64 / all as f64 };
        let repeated: Vec<_> = faults.iter().filter(|fault| fault.found() > 1).collect();
        let in_one = repeated.iter().filter(|fault| fault.causes.len() == 1).count();
        let found: Vec<_> = faults.iter().filter(|fault| fault.found() > 0).collect();
        let pairs =
            || found.iter().enumerate().flat_map(|(n, one)| found[..n].iter().map(move |other| (one, other)));
        let sharing = pairs().filter(|(one, other)| one.shares_a_bucket_with(other)).count();
        CausesReport {
            in_one_bucket: share(in_one, repeated.len()),
            pairs_sharing: share(sharing, pairs().count()),
            faults,
        }
    }

    fn lines(&self) -> Vec<String> {
        let line = |fault: &FaultCauses| {
            let causes = fault.causes.iter().map(|(cause, findings)| format!("; {findings} {cause}"));
            format!("{}: {} found{}", fault.name, fault.found(), causes.collect::<String>())
        };
        let total = format!(
            "{:.0}% of the faults in one bucket; {:.1}% of the pairs of faults have a bucket in common",
            100.0 * self.in_one_bucket,
            100.0 * self.pairs_sharing
        );
        self.faults.iter().map(line).chain([total]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_count_faults_that_were_found_twice_and_pairs_that_were_found() {
        let fault = |causes: &[(&str, u64)]| FaultCauses {
            name: String::new(),
            target: "x",
            causes: causes.iter().map(|(cause, findings)| ((*cause).to_owned(), *findings)).collect(),
            examples: BTreeMap::new(),
        };
        let report = CausesReport::new(vec![
            fault(&[("a", 3)]),
            fault(&[("a", 1), ("b", 1)]),
            fault(&[("c", 1)]),
            fault(&[]),
        ]);
        assert!((report.in_one_bucket - 0.5).abs() < 1e-9);
        assert!((report.pairs_sharing - 1.0 / 3.0).abs() < 1e-9);
        assert_eq!(CausesReport::new(Vec::new()).lines().len(), 1);
    }
}
