//! `bitfrost conform`: the conformance suite of a platform's calling convention against a plugged-in code generator.

mod causes;
mod explained;
mod html;
mod junit;
mod recorded;
mod report;
mod text;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use campaign::ProgressLine;
use case_files::read_text;
use conformance::curated::{ConformanceCase, cases, plain};
use conformance::{Defect, ListedEngine, RandomSearch, RefusedUnit, SearchLimit, examine, unit_tools};
use host::clock::Deadline;
use host::output::Output;
use host::run_end::Control;
use host::{Failure, VerbOutcome};
use lang::SignatureUnit;
use plugins::{LiveEngine, UnitTools};
use serde::Serialize;

use crate::cli::{ConformArgs, ConformFormat};

use causes::KnownCauses;
use explained::ExplainedCalls;
use report::{CaseRow, CaseVerdict, ConformReport, RandomRow, RefusedRow};

/// The JSON of `conform --json` without an engine.
#[derive(Debug, Serialize)]
struct EngineList {
    engines: Vec<ListedEngine>,
}

/// The JSON of `conform --write`.
#[derive(Debug, Serialize)]
struct WrittenCases {
    files: Vec<PathBuf>,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if there is no such engine or a file cannot be read, [`Failure::Infrastructure`] if the engine or the
/// reference is not installed.
pub(super) fn run(args: &ConformArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    if let Some(directory) = &args.write {
        return write_cases(args, directory, out);
    }
    if let Some(name) = &args.engine {
        conformance::spec_named(name, args.engines.as_deref())?;
    }
    let tools = unit_tools(args.target)?;
    let Some(name) = &args.engine else { return list(&tools, args, out) };
    let engine = conformance::engine(&tools, name, args.engines.as_deref())?;
    if args.recorded {
        return recorded::run(&tools, &engine, args.seed, out);
    }
    let baseline = args.baseline.as_deref().map(baseline).transpose()?.unwrap_or_default();
    let (curated, of_curated) = curated(&tools, &engine, args, &baseline)?;
    let (random, of_random) =
        if args.only.is_some() { (None, None) } else { random(&tools, &engine, args, &baseline)? };
    let refused = of_curated.or(of_random);
    let ran_none = curated.iter().all(|case| case.verdict == CaseVerdict::Unsupported);
    if ran_none && random.as_ref().is_none_or(|random| random.calls == 0) {
        let why = match &refused {
            Some(RefusedRow { id, message, text }) => {
                format!("{message}\nof this text, for {id}:\n{text}")
            }
            None => "it can say none".to_owned(),
        };
        return Err(Failure::Infrastructure(format!("{name} runs none of the functions: {why}")));
    }
    let report = ConformReport::new(&engine, args.target, curated, random, refused);
    if let Some(path) = &args.write_baseline {
        let ids: String = report.failing().iter().map(|id| format!("{id}\n")).collect();
        fs::write(path, ids).map_err(|why| Failure::unwritable(path, &why))?;
    }
    write(args, &report, out)?;
    out.json(&report)?;
    Ok(VerbOutcome::found_if(report.failures > 0))
}

fn write(args: &ConformArgs, report: &ConformReport, out: &mut Output) -> Result<(), Failure> {
    let whole = match args.format {
        ConformFormat::Text => text::lines(report).iter().map(|line| format!("{line}\n")).collect(),
        ConformFormat::Junit => junit::document(report),
        ConformFormat::Html => html::page(report),
    };
    match &args.output {
        Some(path) => {
            fs::write(path, whole).map_err(|why| Failure::unwritable(path, &why))?;
            out.line(path.display())
        }
        None => out.text(&whole),
    }
}

/// Writes the curated cases as C.
fn write_cases(args: &ConformArgs, directory: &Path, out: &mut Output) -> Result<VerbOutcome, Failure> {
    fs::create_dir_all(directory).map_err(|why| Failure::unwritable(directory, &why))?;
    let mut files = Vec::new();
    for (name, text) in plain::files(args.target, &wanted_cases(args)?)? {
        let path = directory.join(name);
        fs::write(&path, text).map_err(|why| Failure::unwritable(&path, &why))?;
        out.line(path.display())?;
        files.push(path);
    }
    out.json(&WrittenCases { files })?;
    Ok(VerbOutcome::Clean)
}

/// Every engine, and whether it works here.
fn list(tools: &UnitTools, args: &ConformArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let list = EngineList { engines: conformance::list(tools, args.engines.as_deref())? };
    out.lines(list.engines.iter().map(ToString::to_string))?;
    out.json(&list)?;
    Ok(VerbOutcome::Clean)
}

fn baseline(path: &Path) -> Result<BTreeSet<String>, Failure> {
    let text = read_text(path)?;
    let ids = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    Ok(ids.filter(|id| !id.is_empty()).map(str::to_owned).collect())
}

/// The curated cases of the platform that `--only` leaves.
fn wanted_cases(args: &ConformArgs) -> Result<Vec<ConformanceCase>, Failure> {
    let is_wanted = |case: &ConformanceCase| {
        args.only
            .as_ref()
            .is_none_or(|text| case.id.contains(text.as_str()) || case.rule.contains(text.as_str()))
    };
    let cases: Vec<ConformanceCase> = cases(args.target)?.into_iter().filter(is_wanted).collect();
    match &args.only {
        Some(only) if cases.is_empty() => {
            Err(Failure::input("--only", format_args!("no curated case's id or rule contains `{only}`")))
        }
        _ => Ok(cases),
    }
}

/// The curated cases of the platform, all in one unit, and the first that the engine refuses.
fn curated(
    tools: &UnitTools,
    engine: &LiveEngine,
    args: &ConformArgs,
    baseline: &BTreeSet<String>,
) -> Result<(Vec<CaseRow>, Option<RefusedRow>), Failure> {
    let cases = wanted_cases(args)?;
    let units: Vec<SignatureUnit> =
        cases.iter().map(|case| SignatureUnit::new(&case.program, [case.signature.clone()])).collect();
    let merged = SignatureUnit::merged(args.target, &units);
    let examined = examine(tools, engine, &engine.spec.variants, &merged, args.seed, true)?;
    let rows = (0..).zip(cases.iter().zip(&units));
    let refused = rows.clone().find_map(|(number, (case, unit))| {
        let message = examined.functions.get(&number)?.refused.clone()?;
        Some((&case.id, RefusedUnit { unit: unit.clone(), message }))
    });
    let rows = rows.map(|(number, (case, unit))| {
        CaseRow::new(case, unit, engine, examined.functions.get(&number), baseline)
    });
    let refused = refused.map(|(id, refused)| RefusedRow::new(engine, id, &refused)).transpose()?;
    Ok((rows.collect(), refused))
}

/// Random functions, for as long as was asked, and the first that the engine refuses.
fn random(
    tools: &UnitTools,
    engine: &LiveEngine,
    args: &ConformArgs,
    baseline: &BTreeSet<String>,
) -> Result<(Option<RandomRow>, Option<RefusedRow>), Failure> {
    if args.functions == 0 {
        return Ok((None, None));
    }
    // With a duration, time alone is the limit.
    let functions = if args.duration.is_some() { u64::MAX } else { args.functions };
    let deadline = Deadline::from_now(args.duration);
    let control = Control::new(deadline);
    control.heed_interrupts();
    let limit = SearchLimit { functions, deadline };
    let search = RandomSearch { tools, engine, seed: args.seed, limit };
    let explained = ExplainedCalls::find(tools, engine)?;
    let (mut printed, mut done) = (0, 0);
    let progress = ProgressLine::new(args.duration.is_none().then_some(functions), "functions");
    let explain = |unit: &SignatureUnit| explained.entry(unit, false);
    let mut known = KnownCauses::on_record(engine)?;
    let cause = |unit: &SignatureUnit, kind, found: &[Defect]| known.cause(unit, kind, found);
    let result = search.run(&control, explain, cause, |so_far| {
        for defect in &so_far.defects[printed..] {
            progress.say(&format!("found: {}", defect.kind));
        }
        printed = so_far.defects.len();
        progress.advance(so_far.functions - done, format!("{} wrong", so_far.wrong.len()));
        done = so_far.functions;
    })?;
    progress.end();
    let refused =
        result.refusal.as_ref().map(|refused| RefusedRow::new(engine, "a random function", refused));
    Ok((Some(RandomRow::new(engine, &result, baseline, &explained)?), refused.transpose()?))
}
