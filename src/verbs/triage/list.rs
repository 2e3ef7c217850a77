//! `bitfrost triage list`: buckets, a line each.

use std::collections::BTreeMap;

use database::{BucketFilter, BucketLine, BucketStatus, CampaignId, Database};
use host::Failure;
use host::clock::unix_milliseconds;
use host::output::Output;
use host::styled::{Style, StyledLine};
use serde::Serialize;

use crate::cli::{DatabaseArgs, ListArgs};

use super::table::{self, Column, age, width};

/// The JSON of `triage list --json`.
#[derive(Debug, Serialize)]
struct BucketList {
    buckets: Vec<BucketLine>,
    /// The number of buckets of each status that are left out because nobody has to act on them.
    hidden: BTreeMap<String, usize>,
    /// The number of buckets that are left out by `--limit`.
    beyond_limit: usize,
}

/// The columns, but for the last one, which takes the rest of the line.
const COLUMNS: [Column<'_>; 5] = [
    Column::number("bucket", 6),
    Column::text("status", 9),
    Column::number("findings", 8),
    Column::number("smallest", 8),
    Column::number("last seen", 9),
];

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such database.
pub(super) fn list(args: &ListArgs, out: &mut Output) -> Result<(), Failure> {
    let now = unix_milliseconds();
    let database = Database::open_to_read(&args.database.path)?;
    let list = selected(database.buckets_like(&filter(args, now))?, args);
    if list.buckets.is_empty() {
        let nothing = list.hidden.is_empty() && is_unfiltered(args);
        out.line(if nothing { "nothing was found so far" } else { "no bucket matches" })?;
    } else {
        out.styled(table::lines(
            &COLUMNS,
            "cause",
            list.buckets.iter().map(|line| row(line, now)),
            width(out),
        ))?;
    }
    out.lines(left_out(&list))?;
    if let Some(bucket) = list.buckets.first() {
        out.line(next(bucket, &args.database))?;
    }
    out.json(&list)
}

fn filter(args: &ListArgs, now: i64) -> BucketFilter {
    let ListArgs { status, tag, cause, verdict, campaign, language, since, .. } = args;
    let since = since.map(|since| now.saturating_sub(i64::try_from(since.as_millis()).unwrap_or(i64::MAX)));
    BucketFilter {
        statuses: status.clone(),
        tags: tag.clone(),
        cause: cause.clone(),
        verdict: *verdict,
        campaign: campaign.map(CampaignId),
        language: *language,
        since,
    }
}

fn is_unfiltered(args: &ListArgs) -> bool {
    let ListArgs { status, tag, cause, verdict, campaign, language, since, .. } = args;
    status.is_empty()
        && tag.is_empty()
        && (cause.is_none()
            && verdict.is_none()
            && campaign.is_none()
            && language.is_none()
            && since.is_none())
}

/// Sorted, and without what is left out.
fn selected(all: Vec<BucketLine>, args: &ListArgs) -> BucketList {
    let hides = !args.all && args.status.is_empty();
    let is_shown = |line: &BucketLine| !hides || line.is_open();
    let (mut buckets, closed): (Vec<_>, Vec<_>) = all.into_iter().partition(is_shown);
    let mut hidden = BTreeMap::new();
    closed.into_iter().for_each(|line| *hidden.entry(line.status).or_default() += 1);
    args.sort.sort(&mut buckets);
    if args.reverse {
        buckets.reverse();
    }
    let beyond_limit = args.limit.map_or(0, |limit| buckets.len().saturating_sub(limit));
    buckets.truncate(buckets.len() - beyond_limit);
    BucketList { buckets, hidden, beyond_limit }
}

/// The style of a status, for those who look for work.
pub(super) fn status_style(status: &str) -> Style {
    match BucketStatus::named(status) {
        Some(BucketStatus::New) => Style::Doubt,
        Some(BucketStatus::Confirmed | BucketStatus::Reported) => Style::Wrong,
        Some(BucketStatus::Fixed) => Style::Right,
        Some(BucketStatus::Duplicate | BucketStatus::WontFix | BucketStatus::Flaky) | None => Style::Dim,
    }
}

/// The cause of a bucket with its tags, and that it is not known yet where the findings only look alike.
pub(super) fn tagged_cause(line: &BucketLine) -> StyledLine {
    let tags: String = line.tags.iter().map(|tag| format!(" #{tag}")).collect();
    let doubt = if line.sorted { "" } else { "unsorted: " };
    StyledLine::new(Style::Dim, doubt).with_part(Style::Plain, &line.cause).with_part(Style::Dim, tags)
}

fn row(line: &BucketLine, now: i64) -> table::Row {
    let style = status_style(&line.status);
    let cells = vec![
        (Style::Strong, line.bucket.0.to_string()),
        (style, line.status.clone()),
        (Style::Plain, line.members.to_string()),
        (Style::Plain, format!("{} B", line.smallest_bytes)),
        (Style::Plain, age(line.last_seen, now)),
    ];
    (cells, tagged_cause(line))
}

fn left_out(list: &BucketList) -> Vec<String> {
    let count = |(status, count): (&String, &usize)| format!("{count} {status}");
    let hidden: Vec<String> = list.hidden.iter().map(count).collect();
    let hidden = (!hidden.is_empty()).then(|| format!("hidden: {} (--all shows them)", hidden.join(", ")));
    let beyond = (list.beyond_limit > 0).then(|| format!("and {} more: --limit", list.beyond_limit));
    let unsorted = list.buckets.iter().filter(|line| !line.sorted).count();
    let unsorted = (unsorted > 0).then(|| {
        let what = "findings that look alike and may have several causes: `bitfrost reduce --all` sorts them";
        format!("unsorted: {unsorted}, {what}")
    });
    beyond.into_iter().chain(hidden).chain(unsorted).collect()
}

fn next(bucket: &BucketLine, at: &DatabaseArgs) -> String {
    format!("next: bitfrost triage show bucket:{} --db {}", bucket.bucket.0, at.path.display())
}
