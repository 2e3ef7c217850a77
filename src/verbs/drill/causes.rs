//! Test of the causes: the findings of one fault should fall into one bucket, and those of two faults into two.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use campaign::{ProgressLine, workers};
use engines::native::Toolchain;
use examination::cause::Stage;
use examination::examine::{Diagnose, Oracle};
use examination::reduction::ReductionContext;
use examination::{cause, reduction};
use host::clock::{Deadline, Stopwatch};
use host::output::Output;
use host::run_end::Control;
use host::{Failure, VerbOutcome, machine};
use ir::print_module;
use judge::inprocess::InProcess;
use judge::ledger::Ledger;
use lang::{Program, Target};
use reducer::ModuleSize;
use serde::Serialize;

use super::affected::Affected;
use super::compilers::Compilers;
use super::fault::Fault;
use super::modules::{DrawnModule, ModuleComparison};
use super::programs::Programs;
use super::reduced::{ReducedFinding, ReducedSizes};
use super::search::{Tier, disagrees};
use super::{SearchedFault, platforms};
use crate::cli::DrillArgs;

/// The time that the reduction of a finding may take, and its candidates.
const REDUCTION: (Duration, u64) = (Duration::from_secs(60), 3000);
/// The number of programs that compilers get at a time.
const BATCH: usize = 16;
/// The number of programs after which a fault of the interpreter is looked for in modules.
const PROGRAMS: u64 = 20_000;

/// The JSON of `drill --causes`.
#[derive(Debug, Serialize)]
struct CausesReport {
    faults: Vec<FaultCauses>,
    /// The share of the faults that were found at least twice whose findings are in one bucket, 0 to 1.
    in_one_bucket: f64,
    /// The share of the pairs of found faults that have a bucket in common, 0 to 1.
    pairs_sharing: f64,
    /// The sizes that the reductions reached, by the engines that were asked.
    reduced: Vec<ReducedSizes>,
}

/// The buckets of the findings of one fault.
#[derive(Debug, Serialize)]
struct FaultCauses {
    name: String,
    target: &'static str,
    /// The number of findings of each cause.
    causes: BTreeMap<String, u64>,
    /// The smallest program of each cause.
    examples: BTreeMap<String, String>,
    /// Every reduced case.
    reduced: Vec<ReducedFinding>,
}

/// Finds each fault several times, reduces the findings, and reports the buckets and what the reductions came to.
///
/// # Errors
/// [`Failure::Closed`] if nobody reads the report, [`Failure::Infrastructure`] if the compilers cannot be run.
pub(super) fn run(
    args: &DrillArgs,
    faults: &[SearchedFault],
    wanted: u64,
    control: &Control,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let progress = ProgressLine::new(Some(faults.len() as u64), "faults");
    let ledger = Ledger::default();
    let compilers = Compilers::for_platforms(&platforms(faults))?;
    let worker = || {
        |(index, &(fault, target)): (usize, &SearchedFault)| {
            let compilers = &compilers;
            let search =
                CausesSearch { fault, target, seed: args.seed, wanted, ledger: &ledger, control, compilers };
            Ok((index, search.run(args.limit)?))
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
    compilers: &'a Compilers,
}

impl CausesSearch<'_> {
    /// Looks for programs that show the fault in process, by compilers, or for modules that do.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    fn run(&self, limit: Duration) -> Result<FaultCauses, Failure> {
        let mut all = FaultCauses {
            name: self.fault.name(),
            target: self.target.name(),
            causes: BTreeMap::new(),
            examples: BTreeMap::new(),
            reduced: Vec::new(),
        };
        if matches!(self.fault, Fault::Verifier(_) | Fault::Batch(_) | Fault::Hostile(_)) {
            // No program or module shows them by itself.
            return Ok(all);
        }
        let end = Deadline::from_now(Some(limit));
        let is_over =
            |all: &FaultCauses| all.found() >= self.wanted || end.has_passed() || self.control.is_over();
        self.programs(&mut all, &is_over)?;
        self.modules(&mut all, &is_over);
        Ok(all)
    }

    fn programs(&self, all: &mut FaultCauses, is_over: &dyn Fn(&FaultCauses) -> bool) -> Result<(), Failure> {
        let CausesSearch { fault, target, seed, .. } = *self;
        let (mut faulty, mut sound) = (InProcess::new(fault.in_process()), InProcess::new(fault.sound()));
        let compiled = fault.shows_natively().then(|| Affected::new(fault.lowering()));
        let toolchain = self.compilers.with_lowering(fault.platform(target), fault.lowering());
        let in_modules = !fault.interpreter().is_empty();
        let sources =
            [Programs::with_needs(fault.needs(), seed, target), Programs::of_fault(fault, seed, target)];
        let mut batch = Vec::new();
        for number in 0.. {
            // What does not show in this number of programs shows in modules, if anywhere.
            if is_over(all) || (in_modules && all.found() == 0 && number >= PROGRAMS) {
                break;
            }
            let program = sources[number as usize % 2].number(number / 2);
            if disagrees(&mut faulty, &program) {
                if !disagrees(&mut sound, &program) {
                    self.add(all, &program, None);
                }
            } else if let (Some(affected), Some(toolchain)) = (&compiled, &toolchain)
                && affected.is_affected(&program)
            {
                batch.push(program);
                if batch.len() == BATCH {
                    self.by_compilers(all, &std::mem::take(&mut batch), toolchain, is_over)?;
                }
            }
        }
        Ok(())
    }

    /// Compiles programs that do not show the fault in process.
    fn by_compilers(
        &self,
        all: &mut FaultCauses,
        batch: &[Program],
        toolchain: &Toolchain,
        is_over: &dyn Fn(&FaultCauses) -> bool,
    ) -> Result<(), Failure> {
        let settings = self.fault.in_process();
        let mut oracle = Oracle::<Program>::new(Some(toolchain), self.ledger, settings);
        let examine = catch_unwind(AssertUnwindSafe(|| oracle.examine(batch)));
        // A lowering that panics is seen to be wrong, and has no finding.
        let Ok(examined) = examine else { return Ok(()) };
        for (program, examined) in batch.iter().zip(examined?.cases) {
            if !is_over(all) && examined.report.mismatches().next().is_some() {
                self.add(all, program, Some(toolchain));
            }
        }
        Ok(())
    }

    fn modules(&self, all: &mut FaultCauses, is_over: &dyn Fn(&FaultCauses) -> bool) {
        let faults = self.fault.interpreter();
        let mut comparison = ModuleComparison::new(faults);
        for number in 0.. {
            if faults.is_empty() || is_over(all) {
                return;
            }
            let drawn = DrawnModule::draw(self.seed, number);
            if !comparison.shows(&drawn) {
                continue;
            }
            let watch = Stopwatch::start();
            let Some(reduced) = comparison.reduced(&drawn, REDUCTION.1) else { continue };
            let (size, seconds) = (ModuleSize::measure(&reduced).instructions, watch.elapsed().as_secs_f64());
            all.reduced.push(ReducedFinding { tier: Tier::Modules, size, seconds });
            all.add("modules".to_owned(), print_module(&reduced));
        }
    }

    /// Reduces what a program shows, by these compilers or in process.
    fn add(&self, all: &mut FaultCauses, program: &Program, compilers: Option<&Toolchain>) {
        let settings = self.fault.in_process();
        let mut oracle = Oracle::<Program>::new(compilers, self.ledger, settings);
        if let Some((cause, reduced, seconds)) = self.reduced_cause(&mut oracle, program, compilers) {
            let size = lang::print::lines_beside_main(&reduced) as u64;
            let tier = if compilers.is_some() { Tier::Native } else { Tier::InProcess };
            all.reduced.push(ReducedFinding { tier, size, seconds });
            all.add(cause, lang::print::concise(&reduced));
        }
    }

    /// The cause of the first finding of a program after its reduction, the reduced program, and the seconds that the reduction took.
    /// Faults at which engines panic have none.
    fn reduced_cause(
        &self,
        oracle: &mut Oracle<'_, Program>,
        program: &Program,
        compilers: Option<&Toolchain>,
    ) -> Option<(String, Program, f64)> {
        let examined = oracle.examine_one(program).ok()?;
        let first = examined.report.mismatches().next()?;
        let name = cause::of_program(program, first, Stage::Found).to_string();
        let (time, max_tests) = REDUCTION;
        let listed = Compilers::settings(self.fault.platform(self.target).compiler).ok()?;
        let context = ReductionContext {
            input: None,
            compilers: compilers.map(|_| &listed),
            started: compilers,
            tested: None,
            settings: &self.fault.in_process(),
            ledger: self.ledger,
            control: &self.control.slice(time),
            jobs: 1,
            max_tests,
        };
        let watch = Stopwatch::start();
        let reduced = catch_unwind(AssertUnwindSafe(|| reduction::reduce(program, &name, &context)));
        let (reduced, seconds) = (reduced.ok()?.ok()?.case, watch.elapsed().as_secs_f64());
        let examined = oracle.examine_one(&reduced).ok()?;
        let finding = examined.report.mismatches().next()?;
        let cause = cause::of_program(&reduced, finding, Stage::Reduced);
        let finding = finding.clone();
        let operation = reduced.responsible(oracle, &finding).ok()?;
        let cause = match operation {
            Some(operation) => cause.with_operation(operation),
            None => cause,
        };
        Some((cause.to_string(), reduced, seconds))
    }
}

impl FaultCauses {
    fn found(&self) -> u64 {
        self.causes.values().sum()
    }

    fn add(&mut self, cause: String, text: String) {
        *self.causes.entry(cause.clone()).or_default() += 1;
        let example = self.examples.entry(cause).or_insert_with(|| text.clone());
        if text.len() < example.len() {
            *example = text;
        }
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
            reduced: ReducedSizes::by_tier(faults.iter().flat_map(|fault| &fault.reduced).copied()),
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
        let sizes = self.reduced.iter().map(ReducedSizes::line);
        self.faults.iter().map(line).chain([total]).chain(sizes).collect()
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
            reduced: Vec::new(),
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
