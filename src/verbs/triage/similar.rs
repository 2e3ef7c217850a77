//! `bitfrost triage similar`: findings that have facts in common.

use database::{Database, SimilarFinding};
use host::Failure;
use host::output::Output;
use host::styled::{Style, StyledLine};
use serde::Serialize;

use super::finding_of;
use super::table::{Column, lines, width};
use crate::cli::SimilarArgs;

/// The facts of a row that are shown.
const SHOWN: usize = 4;

/// The JSON of `triage similar --json`.
#[derive(Debug, Serialize)]
struct SimilarReport {
    finding: i64,
    similar: Vec<SimilarLine>,
}

/// A finding that is similar.
#[derive(Debug, Serialize)]
struct SimilarLine {
    finding: i64,
    bucket: i64,
    cause: String,
    likeness: f64,
    shared: Vec<String>,
}

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such database or finding, or it was not reduced.
pub(super) fn similar(args: &SimilarArgs, out: &mut Output) -> Result<(), Failure> {
    let database = Database::open_to_read(&args.database.path)?;
    let finding = finding_of(args.subject, &args.database, &database)?;
    if finding.reductions.is_empty() {
        let why = "is not reduced, and only reduced programs have facts: run `bitfrost reduce`";
        return Err(Failure::Input(format!("finding {} {why}", finding.id.0)));
    }
    let found = database.similar(finding.id, args.limit)?;
    let similar: Vec<SimilarLine> = found.into_iter().map(line).collect();
    out.styled(table(&similar, width(out)))?;
    out.json(&SimilarReport { finding: finding.id.0, similar })
}

fn line(one: SimilarFinding) -> SimilarLine {
    let SimilarFinding { finding, bucket, cause, likeness, shared } = one;
    SimilarLine { finding: finding.0, bucket: bucket.0, cause, likeness, shared }
}

fn table(similar: &[SimilarLine], width: usize) -> Vec<StyledLine> {
    let columns = [Column::number("finding", 7), Column::number("bucket", 6), Column::number("alike", 5)];
    let row = |line: &SimilarLine| {
        let percent = format!("{:.0} %", line.likeness * 100.0);
        let cells = [line.finding.to_string(), line.bucket.to_string(), percent];
        let cells = cells.into_iter().map(|cell| (Style::Plain, cell)).collect();
        let shared: Vec<&str> = line.shared.iter().take(SHOWN).map(String::as_str).collect();
        (cells, StyledLine::plain(format!("{}   both: {}", line.cause, shared.join(" | "))))
    };
    lines(&columns, "cause", similar.iter().map(row), width)
}
