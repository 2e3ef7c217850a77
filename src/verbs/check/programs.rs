//! Checks programs in C.

use std::path::{Path, PathBuf};

use case_files::{CFile, ProgramFile, read_text};
use engines::native::{BatchFailure, Toolchain};
use examination::examine::{Examination, Oracle};
use examination::toolchains;
use host::{Failure, machine, output};
use judge::inprocess;
use lang::Target;

use super::ordinary::{self, OrdinaryFile};
use super::{FileAnswer, Run, Tell, Unchecked, checked};

/// Runs the full oracle on programs of the subset, target by target, and all compilers on others.
pub(super) fn check(run: &Run<'_>, files: &[&PathBuf], tell: &mut Tell<'_>) -> Vec<FileAnswer> {
    let mut all = Vec::with_capacity(files.len());
    let mut cases = Vec::with_capacity(files.len());
    let mut ordinary = Vec::new();
    for file in files {
        match read(run, file) {
            Ok(CFile::Program(mut case)) => {
                // What it prints is compared as well, but for other machines and in process.
                let engines = &run.args.engines;
                let text = case.alone.take().filter(|_| engines.target.is_none() && !engines.no_native);
                if let Some(text) = text {
                    ordinary.push(OrdinaryFile { path: file.to_path_buf(), text, why: None });
                }
                cases.push((file.as_path(), case));
            }
            // In process only programs of the subset run.
            Ok(CFile::Other { why: Some(why), .. }) if run.args.engines.no_native => {
                all.push(Err(Unchecked::new(file, why)));
            }
            Ok(CFile::Other { text, why }) => {
                ordinary.push(OrdinaryFile { path: file.to_path_buf(), text, why })
            }
            Err(why) => all.push(Err(Unchecked::new(file, why))),
        }
    }
    all.extend(ordinary::check(run, &ordinary, tell));
    for target in Target::ALL {
        let of_target: Vec<_> = cases.iter().filter(|(_, case)| case.program.target == target).collect();
        if !of_target.is_empty() {
            all.extend(check_for(target, run, &of_target));
        }
    }
    all
}

/// Reads a file; with options for ordinary programs, every C file is one.
fn read(run: &Run<'_>, file: &Path) -> Result<CFile, Failure> {
    let is_c = file.extension().is_some_and(|extension| extension == "c");
    if is_c && run.args.ordinary.is_asked() {
        return Ok(CFile::Other { text: read_text(file)?, why: None });
    }
    CFile::read(file, run.args.engines.target)
}

/// A file and the program in it.
type FileAndProgram<'a> = (&'a Path, Box<ProgramFile>);

/// Checks the programs for one target. A failure that concerns all of them is reported for each.
fn check_for(target: Target, run: &Run<'_>, cases: &[&FileAndProgram<'_>]) -> Vec<FileAnswer> {
    let engines = engines(target, run);
    let (native, in_process) = match &engines {
        Ok(engines) => engines,
        Err(why) => return unchecked(cases, why),
    };
    let mut oracle = Oracle::new(native.as_ref(), &run.ledger, in_process.clone());
    let mut all = Vec::with_capacity(cases.len());
    for batch in cases.chunks(engines::native::BATCH) {
        let programs: Vec<_> = batch.iter().map(|(_, case)| case.program.clone()).collect();
        match oracle.examine(&programs) {
            Ok(Examination { cases: examined, failures, .. }) => {
                failures.iter().for_each(say);
                let examined = batch.iter().zip(&examined);
                all.extend(examined.map(|((file, case), examined)| {
                    Ok(checked(run, file, case.header.verdict.clone(), in_process, examined))
                }));
            }
            Err(why) => all.extend(unchecked(batch, &why)),
        }
    }
    all
}

/// Says what a compiler did with several files together, which is the fault of none of them.
fn say(failure: &BatchFailure) {
    let BatchFailure { engine, cases, outcome } = failure;
    output::remark(format_args!(
        "warning: {engine}: {} on {} files together, and on none of them by itself: `fuzz` keeps such cases",
        outcome.name(),
        cases.len()
    ));
}

fn unchecked(cases: &[&FileAndProgram<'_>], why: &Failure) -> Vec<FileAnswer> {
    cases.iter().map(|(file, _)| Err(Unchecked::new(file, why.clone()))).collect()
}

/// The compilers for a target, `None` with `--no-native`, and the engines in process.
fn engines(
    target: Target,
    run: &Run<'_>,
) -> Result<(Option<Toolchain>, inprocess::InProcessSettings), Failure> {
    let Run { args, settings, .. } = run;
    let compilers = settings.native(&args.engines, target)?;
    let native =
        compilers.map(|compilers| toolchains::native(&compilers, machine::processors())).transpose()?;
    Ok((native, settings.in_process(&args.engines, target)?))
}
