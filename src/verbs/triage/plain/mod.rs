//! Findings without bitfrost: files, and commands of plain compilers that show what is wrong.

mod compilers;
mod reproducer;
mod step;

pub(super) use compilers::StoredCompilers;
pub(super) use reproducer::Reproducer;
pub(super) use step::{Step, StepRole};

use super::show::outcome::EngineGroup;
use crate::case::Language;
use crate::database::FindingDetail;

/// The reproducer of a finding's smallest program, of which engines said `groups`. `Err` says why there is none.
pub(super) fn of_finding(
    detail: &FindingDetail,
    groups: &[EngineGroup],
    compilers: &StoredCompilers,
) -> Result<Reproducer, String> {
    match detail.language {
        Language::LlvmIr => Err("the case is a module of LLVM IR".to_owned()),
        Language::C => match lang::parse::program(detail.smallest(), "stored") {
            Ok(program) => reproducer::reproducer(&program, &detail.cause, groups, compilers),
            Err(_) => Err("the program cannot be read any more".to_owned()),
        },
    }
}
