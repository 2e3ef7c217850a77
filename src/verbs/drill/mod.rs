//! `bitfrost drill`: whether the oracle finds every fault that is planted in our own parts.
//!
//! A fault that survives is a defect of the generator or of the oracle; so users check their own set-up too.

mod affected;
mod batch_fault;
mod causes;
mod compilers;
mod fault;
mod hostile;
mod modules;
mod planted_compiler;
mod programs;
mod reduced;
mod search;

use campaign::{ProgressLine, workers};
use host::clock::Deadline;
use host::output::Output;
use host::run_end::Control;
use host::{Failure, VerbOutcome, machine};
use interpreter::Needs;
use lang::Target;
use serde::Serialize;

use self::compilers::{CompilePlatform, Compilers};
use self::fault::Fault;
use self::search::{FaultSearcher, SearchResult, is_unsound};
use crate::cli::DrillArgs;

/// The number of programs that must pass without a fault before one is planted.
const SOUND: u64 = 1000;

/// The JSON of `drill --json`.
#[derive(Debug, Serialize)]
struct DrillReport {
    faults: Vec<SearchResult>,
    found: usize,
    survived: usize,
    median_s: f64,
    longest_s: f64,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if no fault has the name, [`Failure::Infrastructure`] if the oracle is unsound without any
/// fault or no compiler is there.
pub(super) fn run(args: &DrillArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let searched = chosen(args.only.as_deref(), args.target)?;
    let control = Control::new(Deadline::from_now(None));
    control.heed_interrupts();
    if let Some(wanted) = args.causes {
        return causes::run(args, &searched, wanted, &control, out);
    }
    let results = search_all(args, &searched, &control)?;
    let report = DrillReport::new(results);
    out.lines(report.lines(&searched))?;
    out.json(&report)?;
    if report.found + report.survived == 0 && !control.is_interrupted() {
        return Err(Failure::Infrastructure("no fault was looked for: each was left out".to_owned()));
    }
    Ok(VerbOutcome::found_if(report.survived > 0))
}

/// A fault, and the target of the programs that have to show it.
type SearchedFault = (Fault, Target);

/// The faults whose names contain a text, each with programs for its own platform, or for `target` only.
fn chosen(only: Option<&str>, target: Option<Target>) -> Result<Vec<SearchedFault>, Failure> {
    let only = only.unwrap_or_default();
    let targets = target.map_or_else(|| Target::ALL.to_vec(), |target| vec![target]);
    let named = Fault::list().into_iter().filter(|fault| fault.name().contains(only));
    let searched: Vec<SearchedFault> =
        named.filter_map(|fault| Some((fault, fault.target(&targets)?))).collect();
    if searched.is_empty() {
        let on = target.map_or_else(String::new, |target| format!(" on {}", target.name()));
        return Err(Failure::Input(format!("no fault's name contains `{only}`{on}")));
    }
    Ok(searched)
}

/// Nothing can be said about faults where something is wrong without any.
fn require_sound(seed: u64, targets: &[Target]) -> Result<(), Failure> {
    let needs = [Needs::Ordinary, Needs::Poison];
    let mut kinds = targets.iter().flat_map(|target| needs.map(|needs| (needs, *target)));
    match kinds.find(|(needs, target)| is_unsound(*needs, seed, *target, SOUND)) {
        None => Ok(()),
        Some((_, target)) => Err(Failure::Infrastructure(format!(
            "without any fault the lowering and the reference disagree: see `bitfrost fuzz --no-native --target {}`",
            target.name()
        ))),
    }
}

fn search_all(
    args: &DrillArgs,
    faults: &[SearchedFault],
    control: &Control,
) -> Result<Vec<SearchResult>, Failure> {
    let wanted = |target: &Target| faults.iter().any(|(_, of)| of == target);
    let targets: Vec<Target> = Target::ALL.into_iter().filter(wanted).collect();
    let platforms = platforms(faults);
    let searcher = || -> Result<FaultSearcher<'_>, Failure> {
        Ok(FaultSearcher {
            seed: args.seed,
            limit: args.limit,
            compilers: Compilers::for_platforms(&platforms)?,
            control,
        })
    };
    require_sound(args.seed, &targets)?;
    let progress = ProgressLine::new(Some(faults.len() as u64), "faults");
    let worker = || {
        // Each worker has compilers of its own, because a fault is planted in them.
        let mut own = searcher();
        move |(index, &(fault, target)): (usize, &SearchedFault)| match &mut own {
            Ok(searcher) => searcher.search_for(fault, target).map(|result| (index, result)),
            Err(why) => Err(Failure::Infrastructure(why.to_string())),
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
    Ok(results.into_iter().map(|(_, result)| result).collect())
}

/// The platforms on which the faults show.
fn platforms(faults: &[SearchedFault]) -> Vec<CompilePlatform> {
    let mut platforms: Vec<CompilePlatform> = Vec::new();
    for (fault, target) in faults {
        let platform = fault.platform(*target);
        if !platforms.contains(&platform) {
            platforms.push(platform);
        }
    }
    platforms
}

impl DrillReport {
    fn new(faults: Vec<SearchResult>) -> DrillReport {
        let mut seconds: Vec<f64> =
            faults.iter().filter(|fault| fault.found).map(|fault| fault.seconds).collect();
        seconds.sort_by(f64::total_cmp);
        DrillReport {
            found: seconds.len(),
            survived: faults.iter().filter(|fault| fault.survived()).count(),
            median_s: seconds.get(seconds.len() / 2).copied().unwrap_or_default(),
            longest_s: seconds.last().copied().unwrap_or_default(),
            faults,
        }
    }

    fn lines(&self, searched: &[SearchedFault]) -> Vec<String> {
        let mut lines: Vec<String> = self.faults.iter().map(|fault| line(fault, searched)).collect();
        let DrillReport { found, survived, median_s, longest_s, .. } = self;
        lines.push(format!(
            "found {found}, survived {survived}; median {median_s:.1} s, longest {longest_s:.1} s"
        ));
        if let Some(survivor) = self.faults.iter().find(|fault| fault.survived()) {
            lines.push(format!("next: bitfrost drill {} --limit 10m", survivor.name));
        }
        lines
    }
}

fn line(result: &SearchResult, searched: &[SearchedFault]) -> String {
    let SearchResult { name, target, found, tier: _, left_out, seconds, programs } = result;
    if let Some(why) = left_out {
        return format!("left out: {name}: {why}");
    }
    let what = if *found { "found in" } else { "SURVIVED" };
    let described = searched.iter().find(|(fault, _)| fault.name() == *name);
    let described = described.map_or("", |(fault, _)| fault.description());
    format!("{what} {seconds:.1} s, {programs} programs for {target}: {name}: {described}")
}
