//! Findings without bitfrost: files, and commands of plain compilers that show what is wrong.

mod checks;
mod clause;
mod compilers;
mod ordinary;
mod reproducer;
mod step;

use campaign::finding;
use database::FindingDetail;

pub(super) use compilers::StoredCompilers;
pub(super) use reproducer::Reproducer;
pub(super) use step::{Step, StepRole};

use super::show::outcome::EngineGroup;
use super::show::{blame, witness};
use crate::kinds::{CaseKind, PlainForm};

/// The description of a finding in the files of its reproducer.
struct About<'a> {
    /// The key of its cause.
    cause: &'a str,
    /// The sentence that names the engine at fault.
    sentence: &'a str,
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

/// The reproducer of a finding's smallest program, of which engines said `groups`. `Err` says why there is none.
pub(super) fn of_finding(
    detail: &FindingDetail,
    groups: &[EngineGroup],
    compilers: &StoredCompilers,
    checks: ChecksIn,
) -> Result<Reproducer, String> {
    let sentence = blame::sentence(detail, &blame::wrong_engines(groups, witness(detail)));
    let about = |clause| About { cause: &detail.cause, sentence: &sentence, clause, checks };
    match CaseKind::of_finding(detail).facts().plain? {
        PlainForm::Output => {
            let case = finding::smallest_case(detail).map_err(|why| why.to_string())?;
            ordinary::reproducer(&case, &about(&[]), groups, compilers)
        }
        PlainForm::Sides => match detail.program() {
            Some(program) => {
                let clause = clause::rule_text(program.target, detail);
                reproducer::reproducer(&program, &about(&clause), groups, compilers)
            }
            None => Err("the program can no longer be read".to_owned()),
        },
    }
}
