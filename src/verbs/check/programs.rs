//! Programs in C.

use std::path::{Path, PathBuf};

use lang::Target;
use oracle::EngineName;
use oracle::ledger::Ledger;

use super::{Checked, Said, judged};
use crate::campaign::{Examined, Examiner};
use crate::case::Case;
use crate::cli::CheckArgs;
use crate::settings::Settings;
use crate::{Failure, engines, verbs};

/// The full oracle on programs.
///
/// # Errors
/// As [`super::run`].
pub(super) fn check(args: &CheckArgs, files: &[&PathBuf]) -> Result<Vec<Checked>, Failure> {
    let target = args.engines.target;
    let cases: Vec<Case> = files.iter().map(|file| Case::read(file, target)).collect::<Result<_, _>>()?;
    let mut all = Vec::with_capacity(cases.len());
    for target in Target::ALL {
        let of_target: Vec<(&&PathBuf, &Case)> =
            files.iter().zip(&cases).filter(|(_, case)| case.program.target == target).collect();
        if !of_target.is_empty() {
            all.extend(check_for(target, args, &of_target)?);
        }
    }
    Ok(all)
}

fn check_for(
    target: Target,
    args: &CheckArgs,
    files_and_cases: &[(&&PathBuf, &Case)],
) -> Result<Vec<Checked>, Failure> {
    let settings = Settings::read(args.config.as_deref())?;
    let ledger = verbs::ledger()?;
    let compilers = settings.native(&args.engines, target)?;
    let native = compilers.map(|compilers| engines::native(&compilers, engines::processors())).transpose()?;
    let in_process = settings.in_process(&args.engines, target)?;
    let mut examiner = Examiner::new(native.as_ref(), &ledger).with(&in_process);
    let mut all = Vec::with_capacity(files_and_cases.len());
    for batch in files_and_cases.chunks(oracle::native::BATCH) {
        let programs: Vec<_> = batch.iter().map(|(_, case)| case.program.clone()).collect();
        let (examined, _) = examiner.examine(&programs)?;
        let checked = batch.iter().zip(&examined);
        all.extend(checked.map(|((file, case), examined)| checked_program(file, case, examined, &ledger)));
    }
    Ok(all)
}

fn checked_program(file: &Path, case: &Case, examined: &Examined, ledger: &Ledger) -> Checked {
    let Examined { expected, runs, layouts, report } = examined;
    let finding = report.findings.iter().find(|finding| finding.verdict == report.verdict);
    let reference = std::iter::once((EngineName::Reference.to_string(), Said::of(expected)));
    let engines = runs.iter().map(|run| (run.engine.to_string(), Said::of(&run.outcome)));
    let laid_out = layouts
        .iter()
        .filter(|_| finding.is_some())
        .map(|answers| (format!("layout by {}", answers.configuration), Said::of(&answers.outcome)));
    Checked {
        file: file.to_owned(),
        verdict: report.verdict.name(),
        signature: finding.map(|finding| finding.signature.to_string()),
        summary: finding.map_or_else(|| report.verdict.to_string(), |finding| finding.summary.clone()),
        expected: case.header.verdict.clone(),
        known: judged(ledger, report.used()),
        engines: reference.chain(engines).chain(laid_out).collect(),
        module: None,
    }
}
