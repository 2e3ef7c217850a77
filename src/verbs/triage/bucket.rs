//! `bitfrost triage bucket`: a bucket's findings, the most different first.

use serde::Serialize;

use crate::cli::{BucketPageArgs, DatabaseArgs};
use database::{BucketLine, Database, FindingLine};
use host::Failure;
use host::clock::unix_milliseconds;
use host::output::Output;
use host::styled::{Style, StyledLine};

use super::annotate;
use super::program_distance::{self, Ranked};
use super::table::{self, Column, age, width};

/// The number of findings, the smallest, that are ranked: comparing all with all takes the square of their number.
const RANKED: u64 = 200;

/// The JSON of `triage bucket --json`.
#[derive(Debug, Serialize)]
pub(super) struct BucketFindings {
    bucket: BucketLine,
    findings: Vec<RankedFinding>,
    /// The number of further findings of the bucket.
    beyond_limit: u64,
}

/// A finding with its distance from those before it.
#[derive(Debug, Serialize)]
struct RankedFinding {
    #[serde(flatten)]
    finding: FindingLine,
    /// From the nearest one before it, 0 to 1; null if it was not ranked.
    distance: Option<f64>,
}

const COLUMNS: [Column<'_>; 5] = [
    Column::number("finding", 7),
    Column::number("smallest", 8),
    Column::number("seen", 5),
    Column::number("last seen", 9),
    Column::number("new", 5),
];

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such bucket.
pub(super) fn findings(args: &BucketPageArgs, out: &mut Output) -> Result<(), Failure> {
    let database = Database::open_to_read(&args.of.database.path)?;
    let bucket = annotate::bucket_of(&database, &args.of)?;
    let limit = if args.all { bucket.members } else { args.limit };
    let page = BucketFindings::read(&database, bucket, limit)?;
    out.styled(page.lines(&args.of.database, width(out)))?;
    out.json(&page)
}

impl BucketFindings {
    /// The findings of a bucket, at most `limit`.
    ///
    /// # Errors
    /// [`Failure`] if the database cannot be read.
    pub(super) fn read(
        database: &Database,
        bucket: BucketLine,
        limit: u64,
    ) -> Result<BucketFindings, Failure> {
        let read = database.smallest_findings_of(bucket.bucket, limit.max(RANKED))?;
        let mut findings = ranked(read);
        findings.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        let beyond_limit = bucket.members.saturating_sub(findings.len() as u64);
        Ok(BucketFindings { bucket, findings, beyond_limit })
    }

    /// The page, in lines of at most `width` columns.
    pub(super) fn lines(&self, at: &DatabaseArgs, width: usize) -> Vec<StyledLine> {
        let BucketFindings { bucket, findings, beyond_limit } = self;
        let now = unix_milliseconds();
        let BucketLine { bucket: number, status, title, cause, sorted, .. } = bucket;
        let doubt = if *sorted { "" } else { " (unsorted: its findings look alike, and none is reduced)" };
        let mut lines = vec![
            StyledLine::new(Style::Strong, format!("bucket {} ", number.0))
                .with_part(Style::Plain, format!("[{status}] {title}"))
                .cut(width),
            StyledLine::new(Style::Dim, format!("cause: {cause}{doubt}")).cut(width),
        ];
        lines.extend(table::lines(
            &COLUMNS,
            "summary",
            findings.iter().map(|finding| finding.row(now)),
            width,
        ));
        if *beyond_limit > 0 {
            lines.push(StyledLine::plain(format!("and {beyond_limit} more: --all or --limit")));
        }
        let next = findings.first().map(|first| {
            format!("next: bitfrost triage show {} --db {}", first.finding.finding.0, at.path.display())
        });
        lines.extend(next.map(StyledLine::plain));
        lines
    }
}

impl RankedFinding {
    fn row(&self, now: i64) -> table::Row {
        let FindingLine { finding, bytes, seen, last_seen, summary, text: _ } = &self.finding;
        let new =
            self.distance.map_or_else(|| "-".to_owned(), |distance| format!("{:.0} %", distance * 100.0));
        let cells =
            [finding.0.to_string(), format!("{bytes} B"), seen.to_string(), age(*last_seen, now), new];
        (cells.map(|cell| (Style::Plain, cell)).into(), StyledLine::plain(summary))
    }
}

/// The smallest ones by furthest point first, then the others by size.
fn ranked(mut findings: Vec<FindingLine>) -> Vec<RankedFinding> {
    let others = findings.split_off(findings.len().min(RANKED as usize));
    let texts: Vec<&str> = findings.iter().map(|line| line.text.as_str()).collect();
    let order = program_distance::furthest_first(&texts);
    let rank = |Ranked { number, distance }: &Ranked| RankedFinding {
        finding: findings[*number].clone(),
        distance: Some((distance * 100.0).round() / 100.0),
    };
    let others = others.into_iter().map(|finding| RankedFinding { finding, distance: None });
    order.iter().map(rank).chain(others).collect()
}
