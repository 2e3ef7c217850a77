//! `bitfrost triage`, on databases that the tests make.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod annotate;
mod export;
mod list;
mod made;
mod maintenance;
mod query;
mod relations;
mod show;
mod tui;
