//! `bitfrost triage ledger`: a finding as an entry for the ledger of known disagreements, for a person to complete.

use std::collections::BTreeSet;
use std::fmt::Write;

use engines::Configuration;
use engines::compiler::{CompilerIdentity, Version};
use judge::ledger::{EntryKind, Matches, PATTERNS};
use lang::{Program, RecordId, Type};
use serde::Serialize;

use super::reproducer::{self, ChecksIn, Reproducer};
use super::view::{FindingView, blame};
use crate::cli::ProposeArgs;
use crate::kinds::CaseKind;
use database::{Database, FindingDetail, FindingId};
use host::Failure;
use host::output::Output;

/// The JSON of `triage ledger --json`.
#[derive(Debug, Serialize)]
struct LedgerReport {
    finding: FindingId,
    /// The entry, as `corpus/known.toml` has entries.
    toml: String,
}

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such finding, it is no program in C, or no compiler but ours is at fault.
pub(super) fn entry(args: &ProposeArgs, out: &mut Output) -> Result<(), Failure> {
    let ProposeArgs { subject, output, database: at } = args;
    let detail = super::finding_of(*subject, at, &Database::open_to_read(&at.path)?)?;
    let toml =
        proposal(&detail).map_err(|why| Failure::input(format_args!("finding {}", detail.id.0), why))?;
    match output {
        Some(path) => {
            std::fs::write(path, &toml).map_err(|why| Failure::unwritable(path, &why))?;
            out.line(path.display())?;
        }
        None => out.text(&toml)?,
    }
    out.json(&LedgerReport { finding: detail.id, toml })
}

/// The entry. `Err` says why there is none.
fn proposal(detail: &FindingDetail) -> Result<String, String> {
    CaseKind::of_finding(detail).facts().ledger_entry?;
    let program = lang::parse::program(detail.smallest(), "stored").map_err(|why| why.to_string())?;
    let view = FindingView::of_smallest(detail);
    let reproducer = reproducer::of_smallest(&view, ChecksIn::FirstFile)?;
    let kind = kind(&detail.cause);
    let mut text = format!(
        "# Proposed from finding {} of bucket {}: {}\n# A person writes the clause, and shortens the rest.\n[[known]]\n",
        detail.id.0, detail.bucket.0, detail.cause
    );
    let mut line = |line: &str| {
        text.push_str(line);
        text.push('\n');
    };
    line(&format!("id = \"{}\"", identifier(&detail.cause)));
    line(&format!("kind = \"{}\"", kind_name(kind)));
    line(&format!("targets = [\"{}\"]", program.target.name()));
    for pattern in pattern_lines(&program, kind) {
        line(&pattern);
    }
    let measured = Measured::new(&view);
    line(&format!("wrong = [{}]", measured.ranges(&detail.cause).join(", ")));
    line(&format!("# seen with {}", measured.versions.join("; ")));
    line(&format!("sentence = {}", quoted(&view.sentence)));
    line("# The clause of the document, and whom it confirms.");
    // Left empty: which clause it is takes a person who has read the document.
    line("clause = \"\"");
    line(&format!("reproducer = '''\n{}'''", one_file(&reproducer)));
    if kind == EntryKind::Code {
        text += &defect(&reproducer, &measured);
    }
    Ok(text)
}

/// The kind of entry for a cause.
fn kind(cause: &str) -> EntryKind {
    match cause {
        _ if blame::is_layout(cause) => EntryKind::Layout,
        _ if cause.contains(": passing") => EntryKind::Passing,
        _ => EntryKind::Code,
    }
}

const fn kind_name(kind: EntryKind) -> &'static str {
    match kind {
        EntryKind::Layout => "layout",
        EntryKind::Passing => "passing",
        EntryKind::Value => "value",
        EntryKind::Code => "code",
    }
}

/// The words of a cause with hyphens between them.
fn identifier(cause: &str) -> String {
    let words = cause.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

/// The patterns that fit: the first as the entry's, the others in a comment.
fn pattern_lines(program: &Program, kind: EntryKind) -> Vec<String> {
    let records = || (0..program.records.len()).map(|number| RecordId(number as u32));
    let values = || program.functions.iter().flat_map(|f| f.parameters().iter().map(|p| &p.ty).chain(&f.ret));
    let fits = |pattern: &&judge::ledger::Pattern| match (&pattern.matches, kind) {
        (Matches::Program(_), EntryKind::Code) => pattern.fits(program),
        (Matches::Record(_), EntryKind::Layout | EntryKind::Passing) => {
            records().any(|record| pattern.fits_record(program, record))
        }
        (Matches::Value(_), EntryKind::Passing) => values().any(|ty: &Type| pattern.fits_value(ty)),
        _ => false,
    };
    let names: Vec<&str> = PATTERNS.iter().filter(fits).map(|pattern| pattern.name).collect();
    match names.split_first() {
        None => vec![
            "# No row of oracle/judge/src/ledger/pattern fits: write one, and name it here.".to_owned(),
            "pattern = \"\"".to_owned(),
        ],
        Some((first, [])) => vec![format!("pattern = \"{first}\"")],
        Some((first, others)) => {
            vec![format!("# also fits: {}", others.join(", ")), format!("pattern = \"{first}\"")]
        }
    }
}

/// The releases that the engines' reports name.
struct Measured {
    /// Configurations that take part in something wrong, and those that never do.
    wrong: BTreeSet<Configuration>,
    right: BTreeSet<Configuration>,
    /// The compilers of the former, in their own words.
    versions: Vec<String>,
}

impl Measured {
    fn new(view: &FindingView<'_>) -> Measured {
        let FindingView { detail, groups, wrong, compilers, .. } = view;
        let sides = |name: &str| {
            let engine = name.strip_prefix(blame::LAYOUT_BY).unwrap_or(name).parse::<engines::EngineName>();
            let sides = engine.ok().and_then(|engine| engine.sides().map(|(a, b)| [a.clone(), b.clone()]));
            sides.into_iter().flatten().collect::<Vec<_>>()
        };
        let (families, _) = detail.cause.split_once(": ").unwrap_or((&detail.cause, ""));
        let is_at_fault = |configuration: &Configuration| {
            families.split('/').any(|name| name == configuration.family() || name == configuration.compiler())
        };
        let at_fault = |names: &mut dyn Iterator<Item = &str>| {
            names.flat_map(sides).filter(is_at_fault).collect::<BTreeSet<Configuration>>()
        };
        let all = at_fault(&mut groups.iter().flat_map(|group| &group.engines).map(String::as_str));
        // The answers about layouts are no engines' of their own.
        let wrong =
            if wrong.is_empty() { all.clone() } else { at_fault(&mut wrong.iter().map(String::as_str)) };
        let right = all.difference(&wrong).cloned().collect();
        let versions: BTreeSet<String> = wrong
            .iter()
            .filter_map(|configuration| compilers.version(&configuration.to_string()))
            .map(str::to_owned)
            .collect();
        Measured { wrong, right, versions: versions.into_iter().collect() }
    }

    /// The families that are at fault, with bounds where releases of them are right.
    fn ranges(&self, cause: &str) -> Vec<String> {
        let (families, _) = cause.split_once(": ").unwrap_or((cause, ""));
        families.split('/').map(|family| quoted(&self.range(family))).collect()
    }

    fn range(&self, family: &str) -> String {
        let releases = |of: &BTreeSet<Configuration>| -> BTreeSet<Version> {
            let named = of.iter().filter(|configuration| configuration.family() == family);
            named
                .filter_map(|configuration| CompilerIdentity::of_name(configuration.compiler()).version)
                .collect()
        };
        let (wrong, right) = (releases(&self.wrong), releases(&self.right));
        let (Some(first), Some(last)) = (wrong.first(), wrong.last()) else { return family.to_owned() };
        let since = right.iter().any(|version| version < first).then(|| format!(">={}", first.major));
        let before =
            right.iter().find(|version| *version > last).map(|version| format!("<{}", version.major));
        format!("{family}{}{}", since.unwrap_or_default(), before.unwrap_or_default())
    }
}

/// A flag that shows a defect, and one that prevents it.
fn defect(reproducer: &Reproducer, measured: &Measured) -> String {
    let shows =
        reproducer.configurations.last().map_or("", |name| name.split_once(' ').map_or("", |(_, f)| f));
    let compiler = |configuration: &&Configuration| {
        reproducer.configurations.iter().any(|name| name.split(' ').next() == Some(configuration.compiler()))
    };
    let prevents = measured.right.iter().find(compiler).map_or("", Configuration::flags);
    let advice =
        if prevents.is_empty() { "# `triage bisect` may find the flag that prevents it.\n" } else { "" };
    format!(
        "[known.defect]\nreproduces-with = {}\n{advice}prevented-by = {}\n",
        quoted(shows),
        quoted(prevents)
    )
}

/// The files of a reproducer in one, as the ledger has them: compiled with and without `-DCALLEE`.
fn one_file(reproducer: &Reproducer) -> String {
    let text = |wanted: fn(&str) -> bool| {
        let files = reproducer.files.iter().filter(move |file| wanted(file.name));
        files.map(|file| file.text.as_str()).collect::<String>()
    };
    let callee = text(|name| name != "caller.c");
    let caller = text(|name| name == "caller.c");
    let mut file = String::new();
    let _never_fails = write!(file, "#ifdef CALLEE\n{callee}#else\n{caller}#endif\n");
    file
}

/// A string of TOML.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
