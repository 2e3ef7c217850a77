//! `bitfrost triage`, on databases that the tests make.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod annotate;
mod care;
mod compiled;
mod export;
mod list;
mod made;
mod query;
mod relations;
mod show;
mod tui;
