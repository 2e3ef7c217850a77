//! `bitfrost triage`: what campaigns found.

mod said;

use serde::Serialize;
use serde_json::Value;

use crate::case::Language;
use crate::cli::{DatabaseArgs, TriageAction, TriageArgs};
use crate::database::{Database, FindingDetail, FindingId, FindingLine};
use crate::output::Output;
use crate::{Failure, Outcome};

/// What `triage list --json` prints.
#[derive(Debug, Serialize)]
struct List {
    buckets: Vec<FindingLine>,
}

/// What `triage show --json` prints: a finding, its texts of JSON as what they are.
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
pub(super) fn run(args: &TriageArgs, out: &mut Output) -> Result<Outcome, Failure> {
    match &args.action {
        TriageAction::List { database } => list(database, out)?,
        TriageAction::Show { id, database } => show(FindingId(*id), database, out)?,
    }
    Ok(Outcome::Clean)
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
    for line in facts(&detail) {
        out.line(line)?;
    }
    let smallest = detail.reductions.last().map_or(&detail.text, |reduction| &reduction.text);
    out.line("")?;
    out.text(smallest)?;
    out.line(next_command(&detail, at))?;
    out.json(&Shown::of(&detail))
}

impl Shown<'_> {
    fn of(detail: &FindingDetail) -> Shown<'_> {
        Shown {
            detail,
            configuration: detail.configuration.as_deref().map(said::value),
            said: detail.said.iter().map(|(engine, said)| (engine.as_str(), said::value(said))).collect(),
        }
    }
}

/// A module is shown so that it can be a file: what is not of it is a comment there.
fn next_command(detail: &FindingDetail, at: &DatabaseArgs) -> String {
    match detail.language {
        Language::C => format!("next: bitfrost reduce {} --db {}", detail.id.0, at.path.display()),
        Language::LlvmIr => "; next: save this as x.ll, then bitfrost check x.ll".to_owned(),
    }
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
    let FindingDetail { id, bucket, signature, verdict, summary, seen, said, statuses, reductions, .. } =
        detail;
    let mut lines = vec![
        format!("finding {}: {verdict}: {summary}", id.0),
        format!("bucket {bucket}: {signature}"),
        format!("seen {seen} time{}", if *seen == 1 { "" } else { "s" }),
    ];
    lines.extend(statuses.iter().map(|s| format!("status: {} {}", s.status, s.note).trim_end().to_owned()));
    lines.extend(grouped(said));
    if let Some(last) = reductions.last() {
        lines.push(format!("reduced {} times, last after {} candidates:", reductions.len(), last.attempts));
    }
    lines
}

/// How much of what an engine said is shown to people; `--json` has all of it.
const SHOWN: usize = 160;

/// Engines that said the same, together.
fn grouped(said: &[(String, String)]) -> Vec<String> {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for (engine, said) in said {
        match groups.iter_mut().find(|(known, _)| known == said) {
            Some((_, engines)) => engines.push(engine),
            None => groups.push((said, vec![engine])),
        }
    }
    let line = |(said, engines): (&str, Vec<&str>)| {
        let told = match said::value(said) {
            Value::String(text) => text,
            value => value.to_string(),
        };
        let shown: String = told.chars().take(SHOWN).collect();
        let rest = if shown.len() < told.len() { " …" } else { "" };
        format!("{}: {shown}{rest}", engines.join(", "))
    };
    groups.into_iter().map(line).collect()
}
