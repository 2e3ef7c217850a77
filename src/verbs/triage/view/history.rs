//! The history of a finding's bucket: statuses and comments, by time.

use std::fmt;

use crate::verbs::triage::dates::day;
use database::{CommentLine, FindingDetail, StatusLine};

/// A status that was set, or a comment.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct HistoryEvent {
    /// In milliseconds since 1970.
    at: i64,
    text: String,
}

impl fmt::Display for HistoryEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", day(self.at), self.text)
    }
}

/// All statuses and comments, first to last.
pub(super) fn events(detail: &FindingDetail) -> Vec<HistoryEvent> {
    let statuses = detail.statuses.iter().map(|line| HistoryEvent { at: line.at, text: status(line) });
    let comments = detail.comments.iter().map(|line| HistoryEvent { at: line.at, text: comment(line) });
    let mut all: Vec<HistoryEvent> = statuses.chain(comments).collect();
    all.sort();
    all
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
    let details = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join("; ")) };
    format!("{}{status}{details}", author(person))
}

fn comment(line: &CommentLine) -> String {
    format!("{}\"{}\"", author(&line.person), line.text.replace('\n', " "))
}

fn author(person: &str) -> String {
    if person.is_empty() { String::new() } else { format!("{person}: ") }
}
