//! `evaluate --rediscovery`: what a campaign is worth. Unguided campaigns run with the installed compilers, and it is noted after how
//! much processor time each entry of the ledger that these show is met first, and which program shows it. They show an entry if its own
//! reproducer does with them.

use std::collections::BTreeMap;
use std::ops::Range;

use campaign::{
    BatchDepth, BatchFindings, Cases, DiskRoom, Done, EventLog, Guide, Position, ProgramSource, ProgressLine,
    Queue, RunPlan, Shard, Source, Steering, finding,
};
use engines::native::Settings as CompilerSettings;
use examination::examine::Oracle;
use examination::toolchains;
use generator::Config;
use host::clock::Deadline;
use host::output::Output;
use host::run_end::Control;
use host::{Failure, VerbOutcome, hex, machine};
use judge::inprocess::InProcessSettings;
use judge::ledger::Entry;
use lang::Target;
use lowering::abi::VectorUnit;
use rayon::prelude::*;
use serde::Serialize;

use crate::cli::EvaluateArgs;
use crate::verbs;
use crate::verbs::ledger::rerun::{Side, TargetCompilers};

/// The JSON of `evaluate --rediscovery`.
#[derive(Debug, Serialize)]
struct RediscoveryReport {
    /// The entries that the installed compilers show.
    entries: Vec<String>,
    /// The entries about these compilers whose reproducers do not show them.
    unshown: Vec<String>,
    runs: Vec<RediscoveryRun>,
}

/// One campaign.
#[derive(Debug, Serialize)]
struct RediscoveryRun {
    #[serde(serialize_with = "hex::serialize")]
    seed: u64,
    /// Processor time in seconds.
    cpu_s: f64,
    programs: u64,
    /// The profile of the programs.
    profile: String,
    target: Target,
    /// The first finding of each entry that was met.
    met: BTreeMap<String, FirstMet>,
    missed: Vec<String>,
    /// The median over the entries that the compilers can show; `null` if more than half of them were missed.
    median_s: Option<f64>,
}

/// The first finding of an entry.
#[derive(Clone, Copy, Debug, Serialize)]
struct FirstMet {
    /// Seconds of processor time.
    cpu_s: f64,
    /// The number of a generated program that shows it: `bitfrost generate --seed SEED --start PROGRAM --count 1` prints it. None
    /// of a seed of the corpus.
    program: Option<u64>,
}

/// Runs one campaign for each seed, one after the other.
///
/// # Errors
/// [`Failure`] if no compiler can be run.
pub(super) fn run(args: &EvaluateArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let ledger = verbs::ledger()?;
    let target = args.target.unwrap_or_default();
    let compilers = CompilerSettings { target: Some(target), ..CompilerSettings::default() };
    let native = toolchains::native(&compilers, 1)?;
    let is_about_these =
        |entry: &&Entry| entry.can_be_shown_by(native.identities(), target, VectorUnit::default());
    let config = Config { target, ..Config::new(args.profile.unwrap_or_default()) };
    let (entries, unshown) = by_reproducer(target, ledger.entries().filter(is_about_these).collect())?;
    if !unshown.is_empty() {
        out.line(format!("not shown by their reproducers: {}", unshown.join(", ")))?;
    }
    let mut runs = Vec::new();
    for number in 0..args.runs {
        let seed = args.seed.wrapping_add(number);
        let cases = Cases {
            source: ProgramSource::new(seed, config.clone())?,
            native: Some(&native),
            depth: BatchDepth::new(Some(&native), compilers.optimise_one_in),
            compilers: Some(&compilers),
            settings: InProcessSettings::default(),
            ledger: &ledger,
            batch_findings: BatchFindings::default(),
            fingerprints: finding::fingerprints(&native.fingerprints()),
            steering: Steering::default(),
            guide: args.guided.then(Guide::default),
            shard: Shard::WHOLE,
        };
        let control = Control::new(Deadline::from_now(None));
        control.heed_interrupts();
        let run = campaign(&cases, seed, &entries, args, &control)?;
        out.line(run.line(entries.len()))?;
        runs.push(run);
        if control.is_interrupted() {
            break;
        }
    }
    out.json(&RediscoveryReport { entries, unshown, runs })?;
    Ok(VerbOutcome::Clean)
}

/// The names of the entries whose reproducers the compilers of a target show, and of the others.
fn by_reproducer(target: Target, entries: Vec<&Entry>) -> Result<(Vec<String>, Vec<String>), Failure> {
    let compilers = TargetCompilers::find(target)?.map_err(Failure::Infrastructure)?;
    let sides = |entry: &&Entry| compilers.sides(entry);
    let sides: Vec<Vec<Side>> = entries.par_iter().map(sides).collect::<Result<_, _>>()?;
    let names = entries.iter().map(|entry| entry.id.0.to_string());
    let (shown, unshown): (Vec<_>, Vec<_>) =
        names.zip(sides).partition(|(_, sides)| sides.contains(&Side::Named));
    let names = |of: Vec<(String, Vec<Side>)>| of.into_iter().map(|(name, _)| name).collect();
    Ok((names(shown), names(unshown)))
}

/// Runs until every entry was met, or the processor time is up.
fn campaign(
    cases: &Cases<'_, ProgramSource>,
    seed: u64,
    entries: &[String],
    args: &EvaluateArgs,
    control: &Control,
) -> Result<RediscoveryRun, Failure> {
    let jobs = args.jobs.unwrap_or_else(machine::processors);
    let log = EventLog::default();
    let plan = RunPlan {
        cases,
        goal: None,
        jobs,
        reduce: false,
        per_bucket: u64::MAX,
        log,
        room: DiskRoom::default(),
    };
    let progress = ProgressLine::new(None, "programs");
    let (mut met, mut cpu_s, mut programs) = (BTreeMap::<String, FirstMet>::new(), 0.0, 0);
    plan.run(&Position::default(), control, &Queue::default(), |done| {
        let Done::Batch(batch) = done else { return Ok(()) };
        cpu_s += batch.accounting.cpu.total_s();
        programs += batch.accounting.programs;
        let new: Vec<&String> =
            batch.accounting.tally.known.keys().filter(|entry| !met.contains_key(*entry)).collect();
        // Only then, because the batch has to run once more to tell which of its programs it was.
        if !new.is_empty() {
            let shown = programs_that_show(cases, batch.range.clone())?;
            met.extend(new.into_iter().map(|entry| {
                let program = shown.get(entry).and_then(|number| cases.source.generated(*number));
                (entry.clone(), FirstMet { cpu_s, program })
            }));
        }
        progress.advance(batch.accounting.programs, format!("{} of {} entries", met.len(), entries.len()));
        if cpu_s >= args.cpu.as_secs_f64() || entries.iter().all(|entry| met.contains_key(entry)) {
            control.fail();
        }
        Ok(())
    })?;
    progress.end();
    let of = (cases.source.profile(), args.target.unwrap_or_default());
    Ok(RediscoveryRun::new(seed, of, cpu_s, programs, met, entries))
}

/// For each entry of the ledger that programs of a batch show, the first that does.
fn programs_that_show(
    cases: &Cases<'_, ProgramSource>,
    batch: Range<u64>,
) -> Result<BTreeMap<String, u64>, Failure> {
    let all: Vec<_> = batch.clone().map(|number| cases.source.case(number, 0)).collect();
    let examined = Oracle::new(cases.native, cases.ledger, cases.settings.clone()).examine(&all)?.cases;
    let mut first = BTreeMap::new();
    for (number, one) in batch.zip(&examined) {
        for entry in one.report.used() {
            first.entry(entry.0.to_string()).or_insert(number);
        }
    }
    Ok(first)
}

impl RediscoveryRun {
    fn new(
        seed: u64,
        (profile, target): (String, Target),
        cpu_s: f64,
        programs: u64,
        met: BTreeMap<String, FirstMet>,
        entries: &[String],
    ) -> RediscoveryRun {
        let missed = entries.iter().filter(|entry| !met.contains_key(*entry)).cloned().collect();
        let mut times: Vec<f64> =
            entries.iter().filter_map(|entry| met.get(entry)).map(|met| met.cpu_s).collect();
        times.sort_by(f64::total_cmp);
        let median_s = times.get(entries.len() / 2).copied();
        RediscoveryRun { seed, cpu_s, programs, profile, target, met, missed, median_s }
    }

    fn line(&self, entries: usize) -> String {
        let RediscoveryRun { seed, cpu_s, programs, missed, median_s, .. } = self;
        let median = median_s.map_or_else(|| "none".to_owned(), |median| format!("{median:.0} s"));
        let missed_names =
            if missed.is_empty() { String::new() } else { format!("; missed {}", missed.join(", ")) };
        format!(
            "seed {seed}: {} of {entries} entries in {cpu_s:.0} s of processor time, {programs} programs, median {median}{missed_names}",
            entries - missed.len()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_over_all_entries_that_can_be_shown() {
        let entries = ["a", "b", "c"].map(str::to_owned);
        let met = |met: &[(&str, f64)]| {
            let first = |cpu_s| FirstMet { cpu_s, program: None };
            met.iter().map(|(id, time)| ((*id).to_owned(), first(*time))).collect()
        };
        let of = || ("mixed".to_owned(), Target::default());
        let run =
            RediscoveryRun::new(1, of(), 60.0, 9, met(&[("a", 1.0), ("c", 5.0), ("other", 0.5)]), &entries);
        assert_eq!((run.median_s, &run.missed[..]), (Some(5.0), &["b".to_owned()][..]));
        assert_eq!(RediscoveryRun::new(1, of(), 60.0, 9, met(&[("a", 1.0)]), &entries).median_s, None);
        assert!(run.line(3).starts_with("seed 1: 2 of 3 entries in 60 s"), "{}", run.line(3));
    }
}
