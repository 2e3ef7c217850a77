//! What there is to say, as `--json` prints it; the text and the drawing are made of the same.

use serde::Serialize;

use super::against::Verification;
use super::passing::FunctionPassing;
use super::picture::Run;

/// What `explain --json` prints.
#[derive(Debug, Serialize)]
pub(super) struct ExplainReport {
    /// One for each target that was asked for.
    pub targets: Vec<OnTarget>,
    /// One for each compiler of `--against` and each of its targets.
    pub against: Vec<Verification>,
    /// Declarations that are passed over: where, and why.
    pub unread: Vec<String>,
}

/// The declarations on a target.
#[derive(Debug, Serialize)]
pub(super) struct OnTarget {
    /// Its name.
    pub target: &'static str,
    /// The vector registers that code for it uses; `None` where it has but one kind.
    pub vectors: Option<&'static str>,
    /// Both, for people: the registers where they are not those of every processor.
    #[serde(skip)]
    pub name: String,
    /// In the order of the text.
    pub records: Vec<Record>,
    /// In the order of the text.
    pub functions: Vec<FunctionPassing>,
}

/// A record: where its bits lie, and how it would travel.
#[derive(Debug, Serialize)]
pub(super) struct Record {
    /// As declared.
    pub c: String,
    /// `sizeof`
    pub size_bytes: u64,
    /// `_Alignof`
    pub align_bytes: u64,
    /// Its class, in the words of the target's ABI: of each eightbyte on x86-64.
    pub classes: Vec<String>,
    /// From the first to the last.
    pub bits: Vec<Run>,
}
