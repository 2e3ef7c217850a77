//! Checks declarations with plug-in engines, each function by itself.

use std::path::Path;

use case_files::read_text;
use examination::examine::{Oracle, UnitCase, UnitSettings};
use examination::toolchains;
use host::{Failure, machine};
use judge::verdict::Verdict;
use lang::{SignatureUnit, Target};

use super::{Checked, FileAnswer, Run, Unchecked, checked};

/// The declarations of a file, function by function.
struct UnitFile<'f> {
    path: &'f Path,
    cases: Vec<UnitCase>,
}

/// Has engines define and call the functions of each file.
pub(super) fn check(run: &Run<'_>) -> Vec<FileAnswer> {
    let target = run.args.engines.target;
    let mut answers = Vec::with_capacity(run.args.files.len());
    let mut files = Vec::new();
    for path in &run.args.files {
        match read(path, target) {
            Ok(file) => files.push(file),
            Err(why) => answers.push(Err(Unchecked::new(path, why))),
        }
    }
    for target in Target::ALL {
        let of_target: Vec<&UnitFile<'_>> = files.iter().filter(|file| file.target() == target).collect();
        if of_target.is_empty() {
            continue;
        }
        answers.extend(check_for(target, run, &of_target).unwrap_or_else(|why| {
            of_target.iter().map(|file| Err(Unchecked::new(file.path, why.clone()))).collect()
        }));
    }
    answers
}

fn read(path: &Path, target: Option<Target>) -> Result<UnitFile<'_>, Failure> {
    let text = read_text(path)?;
    let text = match target {
        Some(target) => format!("/* target: {} */\n{text}", target.name()),
        None => text,
    };
    let unit: SignatureUnit = text.parse().map_err(|why| Failure::input(path.display(), why))?;
    if unit.functions.is_empty() {
        return Err(Failure::input(path.display(), "it declares no function"));
    }
    let cases = unit
        .functions
        .iter()
        .map(|function| UnitCase { unit: unit.single_function(function), tables: None })
        .collect();
    Ok(UnitFile { path, cases })
}

impl UnitFile<'_> {
    fn target(&self) -> Target {
        self.cases.first().map_or_else(Target::default, |case| case.unit.types.target)
    }
}

/// The most severe answer of each file's functions: one that was not compared is more severe than one that agrees.
fn check_for(target: Target, run: &Run<'_>, files: &[&UnitFile<'_>]) -> Result<Vec<FileAnswer>, Failure> {
    let asked = &run.args.plugged;
    let settings = UnitSettings::named(target, &asked.engine, asked.tables.as_deref())?;
    let compilers = toolchains::settings_with_only(&run.settings.native, target, settings.references());
    let native = toolchains::native(&compilers, machine::processors())?;
    let mut oracle = Oracle::new(Some(&native), &run.ledger, settings.clone());
    let cases: Vec<UnitCase> = files.iter().flat_map(|file| file.cases.iter().cloned()).collect();
    let examined = oracle.examine(&cases)?.cases;
    let mut examined = examined.iter();
    let answer = |file: &&UnitFile<'_>| {
        let of_file = examined.by_ref().take(file.cases.len());
        let worst = of_file.min_by_key(|one| {
            let verdict = &one.report.verdict;
            // The first of equally severe ones.
            std::cmp::Reverse((*verdict != Verdict::Agree, verdict))
        });
        let nothing = || Unchecked::new(file.path, Failure::Infrastructure("it was not examined".to_owned()));
        let checked = checked(run, file.path, None, &settings, worst.ok_or_else(nothing)?);
        Ok(Checked { next: None, ..checked })
    };
    Ok(files.iter().map(answer).collect())
}
