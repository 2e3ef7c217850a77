//! `bitfrost triage`: what campaigns found.

mod stored_json;

use serde::Serialize;
use serde_json::Value;

use crate::case::Language;
use crate::cli::{DatabaseArgs, TriageAction, TriageArgs};
use crate::database::{Database, FindingDetail, FindingId, FindingLine};
use crate::output::Output;
use crate::{Failure, VerbOutcome};

/// The JSON of `triage list --json`.
#[derive(Debug, Serialize)]
struct List {
    buckets: Vec<FindingLine>,
}

/// The JSON of `triage show --json`: a finding, with stored JSON as values.
#[derive(Debug, Serialize)]
struct Shown<'a> {
    #[serde(flatten)]
    detail: &'a FindingDetail,
    configuration: Option<Value>,
    said: Vec<(&'a str, Value)>,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if there is no such database or finding.
pub(super) fn run(args: &TriageArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    match &args.action {
        TriageAction::List { database } => list(database, out)?,
        TriageAction::Show { id, database } => show(FindingId(*id), database, out)?,
    }
    Ok(VerbOutcome::Clean)
}

fn list(at: &DatabaseArgs, out: &mut Output) -> Result<(), Failure> {
    let buckets = Database::open_to_read(&at.path)?.buckets()?;
    for bucket in &buckets {
        let FindingLine { bucket: number, signature: _, title, status, findings } = bucket;
        let first = findings.first().map_or_else(String::new, |first| format!(", first {}", first.0));
        out.line(format_args!("bucket {number} [{status}] {title} (findings: {}{first})", findings.len()))?;
    }
    match buckets.iter().find_map(|bucket| bucket.findings.first()) {
        Some(id) => {
            out.line(format_args!("next: bitfrost triage show {} --db {}", id.0, at.path.display()))?
        }
        None => out.line("nothing was found so far")?,
    }
    out.json(&List { buckets })
}

fn show(id: FindingId, at: &DatabaseArgs, out: &mut Output) -> Result<(), Failure> {
    let found = Database::open_to_read(&at.path)?.finding(id)?;
    let detail = found.ok_or_else(|| missing(id, at))?;
    out.lines(facts(&detail))?;
    out.line("")?;
    out.text(detail.smallest())?;
    out.line(next_command(&detail, at))?;
    out.json(&Shown::of(&detail))
}

impl Shown<'_> {
    fn of(detail: &FindingDetail) -> Shown<'_> {
        Shown {
            detail,
            configuration: detail.configuration.as_deref().map(stored_json::value),
            said: detail
                .reports
                .iter()
                .map(|(engine, report)| (engine.as_str(), stored_json::value(report)))
                .collect(),
        }
    }
}

/// Below a module it is a comment, so that both together can be a file.
fn next_command(detail: &FindingDetail, at: &DatabaseArgs) -> String {
    let comment = match detail.language {
        Language::C => "",
        Language::LlvmIr => "; ",
    };
    format!("{comment}next: bitfrost reduce {} --db {}", detail.id.0, at.path.display())
}

/// A finding that the user named and that is not there.
#[must_use]
pub(super) fn missing(id: FindingId, at: &DatabaseArgs) -> Failure {
    Failure::Input(format!(
        "the database {} has no finding {}: `bitfrost triage list` shows those it has",
        at.path.display(),
        id.0
    ))
}

fn facts(detail: &FindingDetail) -> Vec<String> {
    let FindingDetail {
        id, bucket, signature, verdict, summary, seen, reports, statuses, reductions, ..
    } = detail;
    let mut lines = vec![
        format!("finding {}: {verdict}: {summary}", id.0),
        format!("bucket {bucket}: {signature}"),
        format!("seen {seen} time{}", if *seen == 1 { "" } else { "s" }),
    ];
    lines.extend(statuses.iter().map(|s| format!("status: {} {}", s.status, s.note).trim_end().to_owned()));
    lines.extend(grouped(reports));
    if let Some(last) = reductions.last() {
        lines.push(format!("reduced {} times, last after {} candidates:", reductions.len(), last.attempts));
    }
    lines
}

/// How much of a report is shown to people, in characters; `--json` has all of it.
const SHOWN: usize = 160;

/// Engines with equal reports, together.
fn grouped(reports: &[(String, String)]) -> Vec<String> {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for (engine, report) in reports {
        match groups.iter_mut().find(|(known, _)| known == report) {
            Some((_, engines)) => engines.push(engine),
            None => groups.push((report, vec![engine])),
        }
    }
    let line = |(report, engines): (&str, Vec<&str>)| {
        let text = match stored_json::value(report) {
            Value::String(text) => text,
            value => value.to_string(),
        };
        let shown: String = text.chars().take(SHOWN).collect();
        let rest = if shown.len() < text.len() { " …" } else { "" };
        format!("{}: {shown}{rest}", engines.join(", "))
    };
    groups.into_iter().map(line).collect()
}
