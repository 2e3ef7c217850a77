//! `bitfrost check`: the full oracle on given programs and modules.

mod modules;
mod programs;

use std::collections::BTreeMap;
use std::path::PathBuf;

use oracle::Outcome as Ended;
use oracle::ledger::{EntryId, Judgement, Ledger};
use oracle::verdict::Verdict;
use serde::Serialize;

use self::modules::AsModule;
use crate::cli::CheckArgs;
use crate::hex::Hex;
use crate::output::Output;
use crate::{Failure, Outcome};

/// What `check --json` prints.
#[derive(Debug, Serialize)]
struct Report {
    programs: Vec<Checked>,
}

/// One program.
#[derive(Debug, Serialize)]
struct Checked {
    file: PathBuf,
    verdict: &'static str,
    /// What the verdict has in common with others of its cause.
    signature: Option<String>,
    summary: String,
    /// The verdict that the file's header names.
    expected: Option<String>,
    /// The entries of the ledger that explain something, and what they make of it.
    known: BTreeMap<String, Judgement>,
    engines: BTreeMap<String, Said>,
    /// More about a module of LLVM IR.
    #[serde(flatten)]
    module: Option<AsModule>,
}

/// What the ledger makes of what its entries explain.
fn judged<'a>(
    ledger: &Ledger,
    entries: impl IntoIterator<Item = &'a EntryId>,
) -> BTreeMap<String, Judgement> {
    let judged = |entry: &EntryId| Some((entry.0.to_string(), ledger.judgement(entry)?));
    entries.into_iter().filter_map(judged).collect()
}

/// What an engine observed, or why it did not.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Said {
    Observations(Vec<(u32, Hex)>),
    Reason(String),
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if a file holds no program or module, [`Failure::Infrastructure`] if compilers cannot be run.
pub(super) fn run(args: &CheckArgs, out: &mut Output) -> Result<Outcome, Failure> {
    let (of_ir, of_c): (Vec<&PathBuf>, Vec<&PathBuf>) =
        args.files.iter().partition(|file| file.extension().is_some_and(|extension| extension == "ll"));
    if let (Some(_), Some(first)) = (&args.entry, of_c.first()) {
        return Err(Failure::input("--entry", format_args!("{} is no LLVM IR (.ll)", first.display())));
    }
    let mut programs = Vec::new();
    if !of_c.is_empty() {
        programs.extend(programs::check(args, &of_c)?);
    }
    if !of_ir.is_empty() {
        programs.extend(modules::check(args, &of_ir)?);
    }
    let order = |checked: &Checked| args.files.iter().position(|file| *file == checked.file);
    programs.sort_by_key(order);
    let report = Report { programs };
    report.programs.iter().flat_map(Checked::lines).try_for_each(|line| out.line(line))?;
    out.json(&report)?;
    conclude(&report)
}

/// Something was found where anything is wrong that the ledger does not explain.
fn conclude(report: &Report) -> Result<Outcome, Failure> {
    let is = |verdict: &str| report.programs.iter().find(|program| program.verdict == verdict);
    if is("mismatch").is_some() {
        return Ok(Outcome::Found);
    }
    match is("infrastructure") {
        Some(program) => Err(Failure::infrastructure(program.file.display(), &program.summary)),
        None => Ok(Outcome::Clean),
    }
}

impl Checked {
    fn lines(&self) -> Vec<String> {
        let Checked { file, verdict, signature: _, summary, expected, known, engines, module } = self;
        let told = if summary == verdict { summary.clone() } else { format!("{verdict}: {summary}") };
        let mut lines = vec![format!("{}: {told} ({} engines)", file.display(), engines.len())];
        lines.extend(known.iter().map(|(entry, judgement)| format!("  {entry}: {judgement}")));
        if let Some(expected) = expected.as_ref().filter(|expected| expected != verdict) {
            lines.push(format!("  its header says {expected}"));
        }
        match module {
            Some(module) => lines.extend(module.lines()),
            None if *verdict == Verdict::Mismatch.name() => {
                lines.push(format!("  next: bitfrost reduce {}", file.display()));
            }
            None => {}
        }
        lines
    }
}

impl Said {
    fn of(outcome: &Ended) -> Said {
        match outcome {
            Ended::Finished(log) => {
                Said::Observations(log.iter().map(|one| (one.site, Hex(one.value))).collect())
            }
            Ended::Undefined { kind, place } => Said::Reason(format!("undefined: {kind} in {place}")),
            Ended::Crashed { signal, log } => {
                Said::Reason(format!("crashed by signal {signal} after {} observations", log.len()))
            }
            Ended::TimedOut { log } => Said::Reason(format!("did not end after {} observations", log.len())),
            Ended::Rejected { diagnostic } | Ended::CompilerCrashed { diagnostic } => {
                Said::Reason(format!("{}: {diagnostic}", outcome.name()))
            }
            Ended::Unsupported(why) | Ended::Infrastructure(why) => {
                Said::Reason(format!("{}: {why}", outcome.name()))
            }
            Ended::OutOfFuel | Ended::CompilerHung => Said::Reason(outcome.name().to_owned()),
        }
    }
}
