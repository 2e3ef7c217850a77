//! `bitfrost check`: the full oracle on given programs.

use std::collections::BTreeMap;
use std::path::PathBuf;

use oracle::verdict::Verdict;
use oracle::{EngineName, Outcome as Ended};
use serde::Serialize;

use crate::campaign::{Examined, Examiner};
use crate::case::Case;
use crate::cli::CheckArgs;
use crate::output::Output;
use crate::settings::Settings;
use crate::{Failure, Outcome, engines, verbs};

/// What `check --json` prints.
#[derive(Debug, Serialize)]
struct Report {
    programs: Vec<Checked>,
}

/// One program.
#[derive(Debug, Serialize)]
struct Checked {
    file: String,
    verdict: &'static str,
    /// What the verdict has in common with others of its cause.
    signature: Option<String>,
    summary: String,
    /// The verdict that the file's header names.
    expected: Option<String>,
    engines: BTreeMap<String, Said>,
}

/// What an engine observed, or why it did not.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Said {
    Observations(Vec<(u32, u64)>),
    Reason(String),
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if a file holds no program, [`Failure::Infrastructure`] if compilers cannot be run.
pub(super) fn run(args: &CheckArgs, out: &mut Output) -> Result<Outcome, Failure> {
    let cases: Vec<Case> = args.files.iter().map(|file| Case::read(file)).collect::<Result<_, _>>()?;
    let settings = Settings::read(args.config.as_deref())?;
    let ledger = verbs::ledger()?;
    let compilers = settings.native(&args.engines)?;
    let native = compilers.map(|compilers| engines::native(&compilers, engines::processors())).transpose()?;
    let in_process = settings.in_process(&args.engines)?;
    let mut examiner = Examiner::new(native.as_ref(), &ledger).with(&in_process);
    let mut report = Report { programs: Vec::new() };
    let files_and_cases: Vec<(&PathBuf, Case)> = args.files.iter().zip(cases).collect();
    for batch in files_and_cases.chunks(oracle::native::BATCH) {
        let programs: Vec<_> = batch.iter().map(|(_, case)| case.program.clone()).collect();
        let (examined, _) = examiner.examine(&programs)?;
        for ((file, case), examined) in batch.iter().zip(&examined) {
            let checked = Checked::new(file.display().to_string(), case, examined);
            for line in checked.lines() {
                out.line(line)?;
            }
            report.programs.push(checked);
        }
    }
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
        Some(program) => Err(Failure::infrastructure(&program.file, &program.summary)),
        None => Ok(Outcome::Clean),
    }
}

impl Checked {
    fn new(file: String, case: &Case, examined: &Examined) -> Checked {
        let Examined { expected, runs, layouts, report } = examined;
        let finding = report.findings.iter().find(|finding| finding.verdict == report.verdict);
        let reference = std::iter::once((EngineName::Reference.to_string(), Said::of(expected)));
        let engines = runs.iter().map(|run| (run.engine.to_string(), Said::of(&run.outcome)));
        let laid_out = layouts
            .iter()
            .filter(|_| finding.is_some())
            .map(|answers| (format!("layout by {}", answers.configuration), Said::of(&answers.outcome)));
        Checked {
            file,
            verdict: report.verdict.name(),
            signature: finding.map(|finding| finding.signature.to_string()),
            summary: finding.map_or_else(|| report.verdict.to_string(), |finding| finding.summary.clone()),
            expected: case.header.verdict.clone(),
            engines: reference.chain(engines).chain(laid_out).collect(),
        }
    }

    fn lines(&self) -> Vec<String> {
        let Checked { file, verdict, signature: _, summary, expected, engines } = self;
        let mut lines = vec![format!("{file}: {verdict}: {summary} ({} engines)", engines.len())];
        if let Some(expected) = expected.as_ref().filter(|expected| expected != verdict) {
            lines.push(format!("  its header says {expected}"));
        }
        if *verdict == Verdict::Mismatch.name() {
            lines.push(format!("  next: bitfrost reduce {file}"));
        }
        lines
    }
}

impl Said {
    fn of(outcome: &Ended) -> Said {
        match outcome {
            Ended::Finished(log) => Said::Observations(log.iter().map(|one| (one.site, one.value)).collect()),
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
