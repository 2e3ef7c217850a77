//! Findings without bitfrost: files, and commands of plain compilers that show what is wrong.

mod checks;
mod clause;
mod ordinary;
mod program;
mod refusal;
mod step;

pub(super) use program::Reproducer;
pub(super) use step::{Step, StepRole};

use super::view::FindingView;
use crate::kinds::{CaseKind, PlainForm};
use campaign::finding;

/// The description of a finding in the files of its reproducer.
struct About<'a> {
    /// The finding by its smallest program.
    view: &'a FindingView<'a>,
    /// The rule that is broken, in lines of a comment.
    clause: &'a [String],
    checks: ChecksIn,
}

/// The place of `main` and of the functions that check values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChecksIn {
    /// The first file of the program, which so stands alone.
    FirstFile,
    /// A file that no compiler under suspicion compiles.
    FileOfTheirOwn,
}

/// The reproducer of a finding's smallest program, which `view` shows. `Err` says why there is none.
pub(super) fn of_smallest(view: &FindingView<'_>, checks: ChecksIn) -> Result<Reproducer, String> {
    match CaseKind::of_finding(view.detail).facts().plain? {
        PlainForm::Output => {
            let case = finding::smallest_case(view.detail).map_err(|why| why.to_string())?;
            ordinary::reproducer(&case, &About { view, clause: &[], checks })
        }
        PlainForm::Sides => {
            let program = view.program.as_ref().ok_or("the program can no longer be read")?;
            let clause = clause::rule_text(program.target, &view.detail.cause);
            program::reproducer(program, &About { view, clause: &clause, checks })
        }
    }
}
