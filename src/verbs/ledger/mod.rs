//! `bitfrost ledger`: the known disagreements, and which of them the compilers that are here still show.

mod bounds;
mod found;
pub(super) mod rerun;

use std::collections::BTreeMap;

use engines::compiler::Version;
use host::output::Output;
use host::{Failure, VerbOutcome, output};
use judge::ledger::{CompilerRange, Entry, Judgement, Ledger};
use lang::Target;
use rayon::prelude::*;
use serde::Serialize;

use self::found::FoundReport;
use self::rerun::{Side, TargetCompilers};
use crate::cli::LedgerArgs;
use crate::verbs;

/// The JSON of `ledger --json`.
#[derive(Debug, Serialize)]
struct LedgerReport {
    entries: Vec<EntryReport>,
}

#[derive(Debug, Serialize)]
struct EntryReport {
    id: String,
    kind: judge::ledger::EntryKind,
    targets: Vec<String>,
    judgement: Judgement,
    sentence: String,
    /// The results of its reproducer, by target; empty without `--rerun`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    runs: Vec<Rerun>,
}

/// The result of an entry's reproducer on a target.
#[derive(Debug, Serialize)]
struct Rerun {
    target: &'static str,
    result: RerunResult,
    compilers: Vec<RerunCompiler>,
    /// The compilers that the entry should name, where it names others: of each side.
    proposals: Vec<Vec<String>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum RerunResult {
    /// Every compiler is on the side that the entry says.
    Holds,
    /// Some compilers are on another side.
    Differs,
    /// The compilers that are here are all on one side, or do not take the reproducer.
    Untried,
}

#[derive(Debug, Serialize)]
struct RerunCompiler {
    compiler: String,
    identity: String,
    side: Side,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if no entry is called so, [`Failure::Infrastructure`] if no compiler can be run.
pub(super) fn run(args: &LedgerArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    if args.found {
        let report = FoundReport::collect(args.name.as_deref())?;
        out.text(&report.to_string())?;
        out.json(&report)?;
        return Ok(VerbOutcome::Clean);
    }
    let ledger = verbs::ledger()?;
    let is_wanted = |entry: &&Entry| args.name.as_ref().is_none_or(|name| entry.id.0.contains(name.as_str()));
    let entries: Vec<&Entry> = ledger.entries().filter(is_wanted).collect();
    if entries.is_empty() {
        let name = args.name.as_deref().unwrap_or_default();
        return Err(Failure::Input(format!(
            "no entry's name contains `{name}`: `bitfrost ledger` lists them"
        )));
    }
    let runs =
        if args.rerun { rerun(&entries, args.jobs)? } else { entries.iter().map(|_| Vec::new()).collect() };
    let reports = entries.iter().zip(runs).map(|(entry, runs)| EntryReport::new(&ledger, entry, runs));
    let report = LedgerReport { entries: reports.collect() };
    for entry in &report.entries {
        out.lines(entry.lines())?;
    }
    out.line(report.summary(args))?;
    out.json(&report)?;
    let differs = report.runs().any(|run| run.result == RerunResult::Differs);
    Ok(if differs { VerbOutcome::Found } else { VerbOutcome::Clean })
}

/// Runs the reproducers of entries, on each of their targets that programs can be run for.
fn rerun(entries: &[&Entry], jobs: Option<u16>) -> Result<Vec<Vec<Rerun>>, Failure> {
    let mut machines = Vec::new();
    for target in Target::ALL {
        if !entries.iter().any(|entry| is_about(entry, target)) {
            continue;
        }
        match TargetCompilers::find(target)? {
            Ok(machine) => machines.push(machine),
            Err(why) => output::remark(format_args!("nothing is run for {target}: {why}")),
        }
    }
    if machines.is_empty() {
        return Err(Failure::Infrastructure(
            "no compiler for any target of these entries can be run".to_owned(),
        ));
    }
    let threads = jobs.unwrap_or_else(host::machine::processors).into();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|why| Failure::Infrastructure(why.to_string()))?;
    let of_entry = |entry: &&Entry| -> Result<Vec<Rerun>, Failure> {
        let machines = machines.iter().filter(|machine| is_about(entry, machine.target()));
        machines.map(|machine| Rerun::run(entry, machine)).collect()
    };
    pool.install(|| entries.par_iter().map(of_entry).collect())
}

fn is_about(entry: &Entry, target: Target) -> bool {
    entry.targets.iter().any(|name| name == target.name())
}

impl Rerun {
    fn run(entry: &Entry, machine: &TargetCompilers) -> Result<Rerun, Failure> {
        let sides = machine.sides(entry)?;
        let (named, others) = rerun::claimed(entry);
        // Of a family that the entry does not name nothing is claimed; it is held against the document.
        let mut proposals = Vec::new();
        let mut differs = false;
        for (claimed, side) in
            [(named, Side::Named)].into_iter().chain(others.map(|others| (others, Side::Other)))
        {
            let proposal = proposal(claimed, side, machine, &sides);
            differs |= proposal.is_some();
            let claimed = || claimed.iter().map(CompilerRange::to_string).collect();
            proposals.push(proposal.unwrap_or_else(claimed));
        }
        let has = |side| sides.contains(&side);
        let result = match () {
            () if differs => RerunResult::Differs,
            () if !has(Side::Named) => RerunResult::Untried,
            () => RerunResult::Holds,
        };
        let compilers = machine.compilers().iter().zip(sides).map(|(compiler, side)| RerunCompiler {
            compiler: compiler.name.to_string(),
            identity: compiler.identity.to_string(),
            side,
        });
        let proposals = if differs { proposals } else { Vec::new() };
        Ok(Rerun { target: machine.target().name(), result, compilers: compilers.collect(), proposals })
    }
}

/// The ranges of all families on a side; `None` if they are as claimed.
fn proposal(
    claimed: &[CompilerRange],
    side: Side,
    machine: &TargetCompilers,
    sides: &[Side],
) -> Option<Vec<String>> {
    let mut families: Vec<&str> = claimed.iter().map(CompilerRange::family).collect();
    families.sort_unstable();
    families.dedup();
    let mut all = Vec::new();
    let mut differs = false;
    for family in families {
        let of_family =
            machine.compilers().iter().zip(sides).filter(|(one, _)| one.identity.family == family);
        let measured: BTreeMap<Version, bool> = of_family
            .filter(|(_, own)| **own != Side::Refused)
            .filter_map(|(one, own)| Some((one.identity.version?, *own == side)))
            .collect();
        let claimed: Vec<CompilerRange> =
            claimed.iter().filter(|range| range.family() == family).cloned().collect();
        match bounds::proposal(family, &claimed, &measured) {
            Some(ranges) => {
                differs = true;
                all.extend(ranges);
            }
            // A proposal takes the place of the whole list, so that it has the families that are right, too.
            None => all.extend(claimed.iter().map(CompilerRange::to_string)),
        }
    }
    differs.then_some(all)
}

impl EntryReport {
    fn new(ledger: &Ledger, entry: &Entry, runs: Vec<Rerun>) -> EntryReport {
        EntryReport {
            id: entry.id.0.to_string(),
            kind: entry.kind,
            targets: entry.targets.iter().map(ToString::to_string).collect(),
            judgement: ledger.judgement(&entry.id).unwrap_or(Judgement::Divergence),
            sentence: entry.sentence.clone(),
            runs,
        }
    }

    fn lines(&self) -> Vec<String> {
        let EntryReport { id, kind: _, targets, judgement, sentence: _, runs } = self;
        if runs.is_empty() {
            return vec![format!("{id}: {judgement} ({})", targets.join(", "))];
        }
        runs.iter().flat_map(|run| run.lines(id)).collect()
    }
}

impl Rerun {
    fn lines(&self, id: &str) -> Vec<String> {
        let Rerun { target, result, compilers, proposals } = self;
        let of_side = |side| {
            let names = compilers
                .iter()
                .filter(|compiler| compiler.side == side)
                .map(|compiler| compiler.identity.as_str());
            names.collect::<Vec<_>>().join(", ")
        };
        let word = match result {
            RerunResult::Holds => "holds",
            RerunResult::Differs => "differs",
            RerunResult::Untried => "untried",
        };
        let mut lines =
            vec![format!("{word:8}{id}, {target}: {} | {}", of_side(Side::Named), of_side(Side::Other))];
        let unclear = of_side(Side::Unclear);
        if !unclear.is_empty() {
            lines.push(format!("        on neither side, or on both: {unclear}"));
        }
        let quoted = |side: &Vec<String>| {
            let names: Vec<String> = side.iter().map(|range| format!("\"{range}\"")).collect();
            format!("[{}]", names.join(", "))
        };
        // As the ledger writes it: `wrong` is one side, `readings` are two.
        match &proposals[..] {
            [] => {}
            [wrong] => lines.push(format!("        proposed: wrong = {}", quoted(wrong))),
            sides => {
                let sides: Vec<String> = sides.iter().map(quoted).collect();
                lines.push(format!("        proposed: readings = [{}]", sides.join(", ")));
            }
        }
        lines
    }
}

impl LedgerReport {
    fn runs(&self) -> impl Iterator<Item = &Rerun> {
        self.entries.iter().flat_map(|entry| &entry.runs)
    }

    fn summary(&self, args: &LedgerArgs) -> String {
        let entries = self.entries.len();
        if !args.rerun {
            return format!("{entries} entries\nnext: bitfrost ledger --rerun");
        }
        let count = |result| self.runs().filter(|run| run.result == result).count();
        let [holds, differs, untried] =
            [RerunResult::Holds, RerunResult::Differs, RerunResult::Untried].map(count);
        format!("{entries} entries, by target: {holds} hold, {differs} differ, {untried} could not be tried")
    }
}
