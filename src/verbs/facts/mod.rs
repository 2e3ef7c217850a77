//! `bitfrost facts`: a module as relations, and the rules that it breaks.

mod files;
mod sqlite;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;

use case_files::{CFile, ProgramFile, translation};
use host::output::Output;
use host::{Failure, VerbOutcome};
use ir::Module;
use lang::{Target, Unit};
use lowering::lower::{self, Options};
use relations::{Derived, Facts, MisfitKind, RELATIONS, RULES};
use serde::Serialize;

use crate::cli::FactsArgs;

/// The JSON of `facts --json`.
#[derive(Debug, Serialize)]
struct FactsReport {
    file: String,
    /// The origin of the IR: the file itself, or the compiler that made it.
    from: &'static str,
    instructions: usize,
    /// Rows by relation, those that were extracted and those that rules derive.
    relations: BTreeMap<&'static str, usize>,
    derived: BTreeMap<&'static str, usize>,
    broken: Vec<BrokenRule>,
}

/// The JSON of `facts --schema --json`.
#[derive(Debug, Serialize)]
struct SchemaReport {
    schema: String,
}

/// A rule that the module breaks.
#[derive(Debug, Serialize)]
struct BrokenRule {
    rule: &'static str,
    /// The file of rules; those of `beyond` LLVM's verifier lacks.
    of: &'static str,
    place: String,
    /// The comment after the rule in its source.
    #[serde(rename = "says")]
    comment: &'static str,
}

/// The module that is asked about.
struct Asked {
    module: Module,
    facts: Facts,
    from: &'static str,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if the file holds neither IR nor C, or what is asked for cannot be written.
pub(super) fn run(args: &FactsArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let Some(path) = &args.file else { return schema(out) };
    let Asked { module, mut facts, from } = asked(path, args.target)?;
    let derived = facts.derive();
    if args.out.is_some() || args.sqlite.is_some() {
        facts.add_texts(&module);
    }
    if let Some(directory) = &args.out {
        files::write(directory, &module, &facts, &derived)?;
    }
    if let Some(file) = &args.sqlite {
        sqlite::write(file, &module, &facts, &derived)?;
    }
    let report = report(path, &module, &facts, &derived, from);
    out.lines(lines(&report))?;
    out.json(&report)?;
    Ok(VerbOutcome::found_if(!report.broken.is_empty()))
}

/// Prints the page of the schema.
fn schema(out: &mut Output) -> Result<VerbOutcome, Failure> {
    let page = relations::document();
    out.text(&page)?;
    out.json(&SchemaReport { schema: page })?;
    Ok(VerbOutcome::Clean)
}

/// C within bitfrost's language is lowered by bitfrost, so that the relations about the source are there, too; other C by clang.
fn asked(path: &Path, target: Option<Target>) -> Result<Asked, Failure> {
    let extension = path.extension().and_then(OsStr::to_str);
    let program = match extension {
        Some("dna") => Some(ProgramFile::read(path, target)?.program),
        Some("c") => match CFile::read(path, target)? {
            // A whole program has more to it than the functions that bitfrost takes of it.
            CFile::Program(file) if file.alone.is_none() => Some(file.program),
            CFile::Program(_) | CFile::Other { .. } => None,
        },
        _ => None,
    };
    let Some(program) = program else {
        let module = translation::read_any(path)?;
        let from = if extension == Some("c") { "clang-19" } else { "ir" };
        return Ok(Asked { facts: Facts::extract(&module), module, from });
    };
    let module = lower::program(&program, &Unit::WHOLE, &Options::default())
        .map_err(|why| Failure::input("the program has no lowering", why))?;
    let mut facts = Facts::extract(&module);
    facts.add_source(&program).map_err(|why| Failure::input(path.display(), why))?;
    Ok(Asked { module, facts, from: "bitfrost" })
}

fn report(file: &Path, module: &Module, facts: &Facts, derived: &Derived, from: &'static str) -> FactsReport {
    let mut relations = BTreeMap::new();
    for (name, rows) in facts.tables.list() {
        if rows.count() > 0 {
            relations.insert(name, rows.count());
        }
    }
    let mut counts = BTreeMap::new();
    derived.for_each_row(&mut |name, _| *counts.entry(name).or_insert(0) += 1);
    let mut broken: Vec<BrokenRule> = derived
        .violations()
        .into_iter()
        .filter_map(|violation| {
            let rule = RULES.iter().find(|rule| rule.name == violation.rule)?;
            let place = facts.text(module, violation.domain, violation.number);
            Some(BrokenRule {
                rule: rule.name,
                of: rule.file,
                place: format!("{} {place}", violation.domain.name()),
                comment: rule.doc,
            })
        })
        .collect();
    // No rule in Datalog says these: the tables are held against the schema itself.
    broken.extend(facts.misfits().into_iter().map(|misfit| BrokenRule {
        rule: "schema",
        of: "schema",
        place: format!("{}{:?}", misfit.relation, misfit.row),
        comment: match misfit.kind {
            MisfitKind::TwoValues => "Tables 52 to 114: A functional relation has one value for each key.",
            MisfitKind::Undeclared(_) => "Tables 52 to 114: An entity is declared.",
        },
    }));
    let instructions = relations.get("instruction").copied().unwrap_or(0);
    FactsReport { file: file.display().to_string(), from, instructions, relations, derived: counts, broken }
}

fn lines(report: &FactsReport) -> Vec<String> {
    let FactsReport { file, from, instructions, relations, derived, broken } = report;
    let (rows, met, of) = (relations.values().sum::<usize>(), relations.len(), RELATIONS.len());
    let mut lines = vec![format!(
        "{file} (by {from}): {instructions} instructions, {rows} rows in {met} of {of} relations, {} rows derived",
        derived.values().sum::<usize>()
    )];
    for one in broken {
        let beyond = if one.of == "beyond" { " (LLVM accepts it)" } else { "" };
        lines.push(format!("{}: {}{beyond}", one.rule, one.place));
        lines.push(format!("    {}", one.comment));
    }
    if broken.is_empty() {
        lines.push(format!("none of {} rules is broken", RULES.len()));
    }
    lines
}
