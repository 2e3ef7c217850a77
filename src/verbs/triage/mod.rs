//! `bitfrost triage`: what campaigns found.

mod annotate;
mod bisect;
mod bucket;
mod dates;
mod export;
mod ledger;
mod list;
mod maintenance;
mod program_distance;
mod query;
mod report;
mod reproducer;
mod show;
mod similar;
mod table;
mod tui;
mod verify;
mod view;

use crate::cli::{BucketArgs, DatabaseArgs, TriageAction, TriageArgs, TriageSubject};
use database::{Database, FindingDetail, FindingId};
use host::output::Output;
use host::{Failure, VerbOutcome};

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if there is no such database or finding.
pub(super) fn run(args: &TriageArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    match &args.action {
        TriageAction::List(args) => list::list(args, out)?,
        TriageAction::Bucket(args) => bucket::findings(args, out)?,
        TriageAction::Show(args) => show::show(args, out)?,
        TriageAction::Export(args) => export::export(args, out)?,
        TriageAction::Verify(args) => return verify::verify(args, out),
        TriageAction::Bisect(args) => bisect::bisect(args, out)?,
        TriageAction::Ledger(args) => ledger::entry(args, out)?,
        TriageAction::Report(args) => report::report(args, out)?,
        TriageAction::Tui(args) => tui::tui(args, out)?,
        TriageAction::Query(args) => query::query(args, out)?,
        TriageAction::Similar(args) => similar::similar(args, out)?,
        TriageAction::Merge(args) => maintenance::merge(args, out)?,
        TriageAction::Backup(args) => maintenance::backup(args, out)?,
        TriageAction::Check(args) => return maintenance::check(args, out),
        TriageAction::Gc(args) => maintenance::gc(args, out)?,
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
            annotate::bucket_of(database, &of)?.smallest
        }
    };
    database.finding(id)?.ok_or_else(|| missing(id, at))
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
