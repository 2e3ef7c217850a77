//! Records that only a `typedef` names, drawn by a gene of their own when all else is: a program means the same with them.

use lang::{Features, Program, RecordId};

use crate::choices::Choices;

/// The sixteenths of the programs that have such records.
const PROGRAMS: u32 = 4;
/// The sixteenths of the records of such a program that are.
const OF_PROGRAM: u32 = 10;

/// Takes the tags of records in some programs.
pub(crate) fn draw(program: &mut Program, enabled: Features, focus: Features, mut choices: Choices<'_>) {
    let about = focus.contains(Features::UNTAGGED_RECORD);
    if !enabled.contains(Features::UNTAGGED_RECORD) || !(choices.chance(PROGRAMS) || about) {
        return;
    }
    for id in (0..).map(RecordId).take(program.records.len()) {
        let can_be = lang::record_can_be_untagged(program, id);
        program[id].untagged = can_be && (choices.chance(OF_PROGRAM) || about);
    }
}
