//! The history of a finding's bucket: statuses and comments, by time.

use std::time::{Duration, UNIX_EPOCH};

use database::{CommentLine, FindingDetail, StatusLine};
use host::styled::StyledLine;

use crate::verbs::triage::table::folded;

/// A line for each status and comment, first to last.
pub(in crate::verbs::triage) fn lines(detail: &FindingDetail, width: usize) -> Vec<StyledLine> {
    let statuses = detail.statuses.iter().map(|line| (line.at, status(line)));
    let comments = detail.comments.iter().map(|line| (line.at, comment(line)));
    let mut all: Vec<(i64, String)> = statuses.chain(comments).collect();
    all.sort();
    let lines = all.iter().map(|(at, what)| format!("{} {what}", day(*at)));
    lines.flat_map(|line| folded(&line, width)).map(StyledLine::plain).collect()
}

fn status(line: &StatusLine) -> String {
    let StatusLine { status, link, fixed_in, duplicate_of, note, person, at: _ } = line;
    let parts = [
        link.clone(),
        fixed_in.as_ref().map(|version| format!("in {version}")),
        duplicate_of.map(|bucket| format!("of bucket {}", bucket.0)),
        (!note.is_empty()).then(|| note.clone()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let behind = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join("; ")) };
    format!("{}{status}{behind}", author(person))
}

fn comment(line: &CommentLine) -> String {
    format!("{}\"{}\"", author(&line.person), line.text.replace('\n', " "))
}

fn author(person: &str) -> String {
    if person.is_empty() { String::new() } else { format!("{person}: ") }
}

/// The date of a moment, in UTC.
pub(in crate::verbs::triage) fn day(at: i64) -> String {
    written(at).split('T').next().unwrap_or_default().to_owned()
}

/// The date and the time of a moment to the minute, in UTC.
pub(in crate::verbs::triage) fn minute(at: i64) -> String {
    let written = written(at);
    let (date, time) = written.split_once('T').unwrap_or_default();
    format!("{date} {}", time.get(..5).unwrap_or_default())
}

/// A moment as RFC 3339 has it. What is before 1970, or has a year of five digits, is the nearest moment that can be written.
fn written(at: i64) -> String {
    const LAST: u64 = 253_402_300_799_000;
    let since = Duration::from_millis(u64::try_from(at).unwrap_or(0).min(LAST));
    humantime::format_rfc3339_seconds(UNIX_EPOCH + since).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_of_the_calendar() {
        let moments = [0, 1_700_000_000_000, -5, i64::MAX];
        assert_eq!(moments.map(day), ["1970-01-01", "2023-11-14", "1970-01-01", "9999-12-31"]);
        assert_eq!(moments.map(minute)[1..3], ["2023-11-14 22:13", "1970-01-01 00:00"]);
    }
}
