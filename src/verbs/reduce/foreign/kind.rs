//! The kinds of text that are reduced with a test.

use std::ffi::OsString;

use host::Failure;
use ordinary::script::Deaths;
use ordinary::{Invocation, TestFiles, TestPlace};
use reducer::Reducible;

/// A kind of text that is reduced with a test.
pub(super) trait ForeignCase: Reducible + TestFiles + Send + Sync {
    /// The reason why two commands are not worth a reduction, after their names.
    const NO_DIFFERENCE: &'static str;

    /// The kind of text that a candidate has to be, after "not".
    fn validity(&self) -> &'static str;

    /// The size in the units of reports.
    fn counts(&self) -> TextCounts;

    /// The arguments of a test.
    fn arguments(place: &TestPlace) -> Vec<OsString>;

    /// The script that finds interesting what two commands make differ.
    fn comparison(commands: [&str; 2], units: &[String], invocation: &Invocation, deaths: Deaths) -> String;
}

/// The size of a text in the units of reports.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextCounts {
    pub(super) tokens: u32,
    pub(super) bytes: u32,
}

/// A check that a candidate has to pass besides the test.
pub(super) trait CandidateCheck<C>: Sync {
    /// True if the candidate passes.
    fn holds(&self, candidate: &C, place: &TestPlace) -> Result<bool, Failure>;
}
