//! `bitfrost check`: the full oracle on given programs and modules.

mod builds;
mod engines_asked;
mod modules;
mod ordinary;
mod programs;
mod units;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use examination::examine::{Case, Examined, Expectation};
use host::output::Output;
use host::{Failure, VerbOutcome, output, shell};
use judge::ledger::{EntryId, Judgement, Ledger};
use judge::verdict::Verdict;
use serde::Serialize;

use self::engines_asked::{LeftOut, Observed};
use self::modules::AsModule;
pub(in crate::verbs) use self::modules::ModuleFile;
use self::ordinary::AsOrdinary;
use crate::cli::{CheckArgs, kept_words};
use crate::settings::Settings;
use crate::verbs;

/// The JSON of `check --json`.
#[derive(Debug, Serialize)]
struct CheckReport {
    programs: Vec<Checked>,
    unchecked: Vec<Unchecked>,
}

/// A file that cannot be checked. The other files still are.
#[derive(Debug, Serialize)]
struct Unchecked {
    file: PathBuf,
    reason: String,
    #[serde(skip)]
    failure: Failure,
    /// True if the user has already read the reason, which is printed at once where each file takes seconds.
    #[serde(skip)]
    is_told: bool,
}

/// The answer for one file.
type FileAnswer = Result<Checked, Unchecked>;

/// Tells of an ordinary program as soon as it is checked.
type Tell<'a> = dyn FnMut(&mut FileAnswer) + 'a;

/// The inputs that all files share.
struct Run<'a> {
    args: &'a CheckArgs,
    settings: Settings,
    ledger: Ledger,
}

/// The answer for one program or module in `--json`.
#[derive(Debug, Serialize)]
struct Checked {
    file: PathBuf,
    verdict: &'static str,
    /// The key of the finding's bucket.
    signature: Option<String>,
    summary: String,
    /// The verdict that the file's header names.
    expected: Option<String>,
    /// The entries of the ledger that explain a part of the finding, and how the whole is judged with each.
    known: BTreeMap<String, Judgement>,
    engines: BTreeMap<String, Observed>,
    /// The number of engines that ran the case, the reference included.
    ran: usize,
    /// The engines that did not run the case.
    left_out: Vec<LeftOut>,
    /// The command to go on with.
    next: Option<String>,
    /// The part of the answer that only modules of LLVM IR have.
    #[serde(flatten)]
    module: Option<AsModule>,
    /// The part of the answer that only ordinary programs have.
    #[serde(flatten)]
    ordinary: Option<AsOrdinary>,
}

/// The answer for a case in a file; `expected` is the verdict that its header names.
fn checked<C: Case>(
    run: &Run<'_>,
    file: &Path,
    expected: Option<String>,
    settings: &C::Settings,
    examined: &Examined<C>,
) -> Checked {
    let report = &examined.report;
    // The one that decides the verdict: beside it there may be findings that the ledger explains.
    let finding = report.findings.iter().find(|finding| finding.verdict() == report.verdict);
    let witness = examined.expected.outcome();
    let witness = witness.map(|outcome| (C::WITNESS.to_string(), Observed::from_outcome(outcome)));
    let runs = examined.runs.iter().map(|run| (run.engine.to_string(), Observed::from_outcome(&run.outcome)));
    let layouts = examined.layouts.iter().filter(|_| finding.is_some());
    let layouts = layouts.map(|answers| {
        (format!("layout by {}", answers.configuration), Observed::from_outcome(&answers.outcome))
    });
    let witnesses = C::witnesses(settings, &examined.expected).into_iter();
    let asked: Vec<(String, Option<String>)> = witnesses
        .chain(examined.runs.iter().map(|run| (run.engine.clone(), run.outcome.not_run())))
        .map(|(engine, skipped)| (engine.to_string(), skipped))
        .collect();
    let ran = asked.iter().filter(|(_, skipped)| skipped.is_none()).count();
    let mut left_out = LeftOut::among(asked);
    left_out.extend(run.args.engines.no_native.then(LeftOut::compilers));
    let is_wrong = report.verdict == Verdict::Mismatch;
    Checked {
        file: file.to_owned(),
        verdict: report.verdict.name(),
        signature: finding.map(|finding| finding.signature.to_string()),
        summary: finding.map_or_else(|| report.verdict.to_string(), |finding| finding.summary.clone()),
        expected,
        known: judged(&run.ledger, report.used()),
        engines: witness.into_iter().chain(runs).chain(layouts).collect(),
        ran,
        left_out,
        next: is_wrong.then(|| {
            let kept = kept_words(None, run.args.config.as_deref(), &run.args.engines);
            format!("bitfrost reduce {}{kept}", shell::quoted_path(file))
        }),
        module: None,
        ordinary: None,
    }
}

/// The judgements of the ledger entries that explain something.
fn judged<'a>(
    ledger: &Ledger,
    entries: impl IntoIterator<Item = &'a EntryId>,
) -> BTreeMap<String, Judgement> {
    let judged = |entry: &EntryId| Some((entry.0.to_string(), ledger.judgement(entry)?));
    entries.into_iter().filter_map(judged).collect()
}

/// Runs the verb.
///
/// # Errors
/// The most severe failure of a file: [`Failure::Input`] if one holds no program or module, or has no verdict,
/// [`Failure::Infrastructure`] if compilers cannot be run. Files after the failing one are still checked.
pub(super) fn run(args: &CheckArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let (of_ir, of_c): (Vec<&PathBuf>, Vec<&PathBuf>) =
        args.files.iter().partition(|file| file.extension().is_some_and(|extension| extension == "ll"));
    if let (Some(_), true, Some(first)) = (&args.entry, of_ir.is_empty(), of_c.first()) {
        return Err(Failure::input("--entry", format_args!("{} is no LLVM IR (.ll)", first.display())));
    }
    let run = Run { args, settings: Settings::read(args.config.as_deref())?, ledger: verbs::ledger()? };
    // Each ordinary program takes seconds, and there may be thousands.
    let mut printed = Ok(());
    let mut tell = |answer: &mut FileAnswer| match answer {
        Ok(checked) if printed.is_ok() => printed = out.lines(checked.lines()).and_then(|()| out.flush()),
        Ok(_) => {}
        Err(unchecked) if args.files.len() > 1 => unchecked.tell(),
        Err(_) => {}
    };
    let answers = if args.plugged.engine.is_empty() {
        let mut answers = programs::check(&run, &of_c, &mut tell);
        answers.extend(modules::check(&run, &of_ir, !of_c.is_empty()));
        answers
    } else {
        units::check(&run)
    };
    printed?;
    let report = CheckReport::new(args, answers);
    let rest = report.programs.iter().filter(|checked| checked.ordinary.is_none());
    out.lines(rest.flat_map(Checked::lines))?;
    out.json(&report)?;
    out.flush()?;
    report.conclude()
}

impl Unchecked {
    fn new(file: &Path, failure: Failure) -> Unchecked {
        let failure = failure.about(file);
        Unchecked { file: file.to_owned(), reason: failure.to_string(), failure, is_told: false }
    }

    fn tell(&mut self) {
        output::complain(&self.failure);
        self.is_told = true;
    }
}

impl CheckReport {
    /// In the order of the command line.
    fn new(args: &CheckArgs, answers: Vec<FileAnswer>) -> CheckReport {
        let mut report = CheckReport { programs: Vec::new(), unchecked: Vec::new() };
        for answer in answers {
            match answer {
                Ok(checked) => report.programs.push(checked),
                Err(unchecked) => report.unchecked.push(unchecked),
            }
        }
        let order = |of: &Path| args.files.iter().position(|file| file == of);
        report.programs.sort_by_key(|checked| order(&checked.file));
        report.unchecked.sort_by_key(|unchecked| order(&unchecked.file));
        report
    }

    /// The outcome of the verb: the most severe failure, after the others were printed; without any, whether a case
    /// mismatched that the ledger does not explain.
    fn conclude(&self) -> Result<VerbOutcome, Failure> {
        let is_mismatch = |checked: &Checked| checked.verdict == Verdict::Mismatch.name();
        // What is wrong in the whole oracle may be why a file's program, which is run as well, does not do the same twice.
        let is_found = |file: &Path| self.programs.iter().any(|it| it.file == *file && is_mismatch(it));
        let (found, unchecked): (Vec<_>, Vec<_>) = self
            .unchecked
            .iter()
            .partition(|one| matches!(one.failure, Failure::Input(_)) && is_found(&one.file));
        found.iter().filter(|one| !one.is_told).for_each(|one| output::complain(&one.failure));
        let (told, untold): (Vec<_>, Vec<_>) = unchecked.into_iter().partition(|one| one.is_told);
        let untold = untold.into_iter().map(|unchecked| unchecked.failure.clone());
        let mut failures: Vec<Failure> =
            untold.chain(self.programs.iter().filter_map(Checked::failure)).collect();
        let of = self.programs.len() + self.unchecked.len();
        let worst = told.iter().map(|unchecked| &unchecked.failure).max_by_key(|failure| failure.code());
        failures.extend(
            worst.map(|failure| {
                failure.reworded(|_| format!("{} of {of} files were not checked", told.len()))
            }),
        );
        failures.sort_by_key(Failure::code);
        let Some(most_severe) = failures.pop() else {
            return Ok(VerbOutcome::found_if(self.programs.iter().any(is_mismatch)));
        };
        failures.iter().for_each(output::complain);
        Err(most_severe)
    }
}

impl Checked {
    /// The reason why the case has no verdict: the machine failed, or no two engines ran that can be compared.
    fn failure(&self) -> Option<Failure> {
        let file = self.file.display();
        match self.verdict {
            "infrastructure" => Some(Failure::infrastructure(file, &self.summary)),
            "incomparable" | "unsupported" => {
                let why: Vec<String> = self.left_out.iter().map(ToString::to_string).collect();
                let why = if why.is_empty() { String::new() } else { format!("; {}", why.join("; ")) };
                Some(Failure::input(file, format_args!("nothing was compared: {}{why}", self.summary)))
            }
            _ => None,
        }
    }

    fn lines(&self) -> Vec<String> {
        let Checked {
            file, verdict, summary, expected, known, ran, left_out, next, module, ordinary, ..
        } = self;
        let description =
            if summary.starts_with(verdict) { summary.clone() } else { format!("{verdict}: {summary}") };
        let engines = if *ran == 1 { "engine" } else { "engines" };
        let mut lines = vec![format!("{}: {description} ({ran} {engines})", file.display())];
        lines.extend(engines_asked::lines(left_out));
        lines.extend(known.iter().map(|(entry, judgement)| format!("  {entry}: {judgement}")));
        if let Some(expected) = expected.as_ref().filter(|expected| expected != verdict) {
            lines.push(format!("  its header says {expected}"));
        }
        lines.extend(module.iter().flat_map(AsModule::lines));
        lines.extend(ordinary.iter().flat_map(AsOrdinary::lines));
        lines.extend(next.iter().map(|next| format!("  next: {next}")));
        lines
    }
}
