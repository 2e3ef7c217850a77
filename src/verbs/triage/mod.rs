//! `bitfrost triage`: what campaigns found.

mod annotate;
mod bucket;
mod list;
mod stored_json;
mod table;
mod variety;

use serde::Serialize;
use serde_json::Value;

use crate::case::Language;
use crate::cli::{BucketArgs, DatabaseArgs, ShowArgs, TriageAction, TriageArgs, TriageSubject};
use crate::database::{Database, ExaminationDetail, FindingDetail, FindingId};
use crate::output::Output;
use crate::{Failure, VerbOutcome};

/// The JSON of `triage show --json`: a finding, with stored JSON as values.
#[derive(Debug, Serialize)]
struct Shown<'a> {
    #[serde(flatten)]
    detail: &'a FindingDetail,
    summary: &'a str,
    configuration: Option<Value>,
    /// What each engine said when it was found.
    said: Vec<(&'a str, Value)>,
    examinations: Vec<ShownExamination<'a>>,
}

/// An examination with stored JSON as values.
#[derive(Debug, Serialize)]
struct ShownExamination<'a> {
    #[serde(flatten)]
    examination: &'a ExaminationDetail,
    compilers: Value,
    said: Vec<ShownReport<'a>>,
}

/// What engines said alike.
#[derive(Debug, Serialize)]
struct ShownReport<'a> {
    engines: &'a [String],
    report: Value,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if there is no such database or finding.
pub(super) fn run(args: &TriageArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    match &args.action {
        TriageAction::List(args) => list::list(args, out)?,
        TriageAction::Bucket(args) => bucket::findings(args, out)?,
        TriageAction::Show(args) => show(args, out)?,
        TriageAction::Set(args) => annotate::set(args, out)?,
        TriageAction::Comment(args) => annotate::comment(args, out)?,
        TriageAction::Tag(args) => annotate::tag(args, out)?,
    }
    Ok(VerbOutcome::Clean)
}

/// The finding that an action is about.
///
/// # Errors
/// [`Failure::Input`] if there is none.
fn finding_of(
    subject: TriageSubject,
    at: &DatabaseArgs,
    database: &Database,
) -> Result<FindingDetail, Failure> {
    let id = match subject {
        TriageSubject::Finding(id) => id,
        TriageSubject::SmallestOf(bucket) => {
            let of = BucketArgs { bucket, database: at.clone() };
            database.bucket(bucket)?.ok_or_else(|| annotate::missing(&of))?.smallest
        }
    };
    database.finding(id)?.ok_or_else(|| missing(id, at))
}

fn show(args: &ShowArgs, out: &mut Output) -> Result<(), Failure> {
    let ShowArgs { subject, database: at } = args;
    let detail = finding_of(*subject, at, &Database::open_to_read(&at.path)?)?;
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
            summary: detail.summary(),
            said: said(detail),
            examinations: detail.examinations.iter().map(ShownExamination::of).collect(),
        }
    }
}

fn said(detail: &FindingDetail) -> Vec<(&str, Value)> {
    let reports = detail.examinations.first().map_or(&[][..], |first| &first.reports);
    let mut said: Vec<_> = reports
        .iter()
        .flat_map(|(engines, json)| engines.iter().map(|engine| (engine.as_str(), stored_json::value(json))))
        .collect();
    said.sort_by_key(|(engine, _)| *engine);
    said
}

impl ShownExamination<'_> {
    fn of(examination: &ExaminationDetail) -> ShownExamination<'_> {
        ShownExamination {
            examination,
            compilers: stored_json::value(&examination.compilers),
            said: examination
                .reports
                .iter()
                .map(|(engines, json)| ShownReport { engines, report: stored_json::value(json) })
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
    let FindingDetail { id, bucket, cause, verdict, seen, statuses, reductions, .. } = detail;
    let mut lines = vec![
        format!("finding {}: {verdict}: {}", id.0, detail.summary()),
        format!("bucket {}: {cause}", bucket.0),
        format!("seen {seen} time{}", if *seen == 1 { "" } else { "s" }),
    ];
    lines.extend(statuses.iter().map(|s| format!("status: {} {}", s.status, s.note).trim_end().to_owned()));
    lines.extend(detail.examination().into_iter().flat_map(|one| one.reports.iter().map(report_line)));
    if let Some(last) = reductions.last() {
        lines.push(format!("reduced {} times, last after {} candidates:", reductions.len(), last.attempts));
    }
    lines
}

/// How much of a report is shown to people, in characters; `--json` has all of it.
const SHOWN: usize = 160;

/// The engines, and what they said.
fn report_line((engines, report): &(Vec<String>, String)) -> String {
    let text = match stored_json::value(report) {
        Value::String(text) => text,
        value => value.to_string(),
    };
    let shown: String = text.chars().take(SHOWN).collect();
    let rest = if shown.len() < text.len() { " …" } else { "" };
    format!("{}: {shown}{rest}", engines.join(", "))
}
