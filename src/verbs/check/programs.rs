//! Programs in C.

use std::path::{Path, PathBuf};

use lang::Target;
use oracle::native::Toolchain;
use oracle::{EngineName, inprocess};

use super::engines_asked::{LeftOut, Said, ran};
use super::{Answer, Checked, Run, Unchecked, judged};
use crate::case::Case;
use crate::examine::{Examined, Examiner};
use crate::{Failure, engines, machine};

/// The full oracle on programs, target by target.
pub(super) fn check(run: &Run<'_>, files: &[&PathBuf]) -> Vec<Answer> {
    let mut all = Vec::with_capacity(files.len());
    let mut cases = Vec::with_capacity(files.len());
    for file in files {
        match Case::read(file, run.args.engines.target) {
            Ok(case) => cases.push((file.as_path(), case)),
            Err(why) => all.push(Err(Unchecked::new(file, why))),
        }
    }
    for target in Target::ALL {
        let of_target: Vec<_> = cases.iter().filter(|(_, case)| case.program.target == target).collect();
        if !of_target.is_empty() {
            all.extend(check_for(target, run, &of_target));
        }
    }
    all
}

/// A file and what it holds.
type FileAndCase<'a> = (&'a Path, Case);

/// The programs for one target. What stands in the way of all of them is said of each.
fn check_for(target: Target, run: &Run<'_>, cases: &[&FileAndCase<'_>]) -> Vec<Answer> {
    let engines = engines(target, run);
    let (native, in_process) = match &engines {
        Ok(engines) => engines,
        Err(why) => return unchecked(cases, why),
    };
    let mut examiner = Examiner::new(native.as_ref(), &run.ledger).with(in_process);
    let mut all = Vec::with_capacity(cases.len());
    for batch in cases.chunks(oracle::native::BATCH) {
        let programs: Vec<_> = batch.iter().map(|(_, case)| case.program.clone()).collect();
        match examiner.examine(&programs) {
            Ok((examined, _)) => {
                let checked = batch.iter().zip(&examined);
                all.extend(checked.map(|(case, examined)| Ok(checked_program(run, case, examined))));
            }
            Err(why) => all.extend(unchecked(batch, &why)),
        }
    }
    all
}

fn unchecked(cases: &[&FileAndCase<'_>], why: &Failure) -> Vec<Answer> {
    cases.iter().map(|(file, _)| Err(Unchecked::new(file, why.clone()))).collect()
}

/// The compilers for a target, if any are asked, and the engines in process.
fn engines(target: Target, run: &Run<'_>) -> Result<(Option<Toolchain>, inprocess::Settings), Failure> {
    let Run { args, settings, .. } = run;
    let compilers = settings.native(&args.engines, target)?;
    let native = compilers.map(|compilers| engines::native(&compilers, machine::processors())).transpose()?;
    Ok((native, settings.in_process(&args.engines, target)?))
}

fn checked_program(run: &Run<'_>, (file, case): &FileAndCase<'_>, examined: &Examined) -> Checked {
    let Examined { expected, runs, layouts, report } = examined;
    let finding = report.findings.iter().find(|finding| finding.verdict() == report.verdict);
    let reference = std::iter::once((EngineName::Reference.to_string(), Said::of(expected)));
    let engines = runs.iter().map(|run| (run.engine.to_string(), Said::of(&run.outcome)));
    let laid_out = layouts
        .iter()
        .filter(|_| finding.is_some())
        .map(|answers| (format!("layout by {}", answers.configuration), Said::of(&answers.outcome)));
    let asked = || std::iter::once(expected).chain(runs.iter().map(|run| &run.outcome));
    let mut left_out = LeftOut::among(runs.iter().map(|run| (run.engine.to_string(), &run.outcome)));
    left_out.extend(run.args.engines.no_native.then(LeftOut::compilers));
    Checked {
        file: (*file).to_owned(),
        verdict: report.verdict.name(),
        signature: finding.map(|finding| finding.signature.to_string()),
        summary: finding.map_or_else(|| report.verdict.to_string(), |finding| finding.summary.clone()),
        expected: case.header.verdict.clone(),
        known: judged(&run.ledger, report.used()),
        engines: reference.chain(engines).chain(laid_out).collect(),
        ran: asked().filter(|outcome| ran(outcome)).count(),
        left_out,
        module: None,
    }
}
