//! The report that `--json` prints, and of which the text and the drawing are made.

use serde::Serialize;

use super::against::Verification;
use super::passing::FunctionPassing;
use super::picture::Run;

/// The JSON of `explain --json`.
#[derive(Debug, Serialize)]
pub(super) struct ExplainReport {
    /// The declarations on each target that was asked for.
    pub targets: Vec<OnTarget>,
    /// The result of each compiler of `--against` on each of its targets.
    pub against: Vec<Verification>,
    /// The declarations that are not explained, with place and reason.
    pub unread: Vec<String>,
}

/// The declarations on a target.
#[derive(Debug, Serialize)]
pub(super) struct OnTarget {
    /// Its name.
    pub target: &'static str,
    /// The vector registers that code for it uses; `None` where it has but one kind.
    pub vectors: Option<&'static str>,
    /// Target and vector registers in words; the registers only where not every processor has them.
    #[serde(skip)]
    pub name: String,
    /// The records, in the order of the text.
    pub records: Vec<Record>,
    /// The functions, in the order of the text.
    pub functions: Vec<FunctionPassing>,
}

/// A record: where its bits lie, and how it would travel.
#[derive(Debug, Serialize)]
pub(super) struct Record {
    /// The declaration.
    pub c: String,
    /// The type as functions name it.
    #[serde(skip)]
    pub ty: String,
    /// `sizeof`
    pub size_bytes: u64,
    /// `_Alignof`
    pub align_bytes: u64,
    /// Its class, in the words of the target's ABI: of each eightbyte on x86-64.
    pub classes: Vec<String>,
    /// The bits of the record from the first to the last.
    pub bits: Vec<Run>,
}
