//! Enumerations with an alignment of their own, drawn by a gene of their own when all else is: it changes no more than where objects lie.

use lang::{Align, EnumId, Features, Program};

use crate::choices::Choices;

/// The sixteenths of the programs that have such enumerations, if they have any: gcc takes no part in them.
const PROGRAMS: u32 = 2;
/// The sixteenths of the enumerations of such a program that have an alignment.
const OF_PROGRAM: u32 = 10;

/// Gives enumerations alignments in some programs, where they can have one.
pub(crate) fn draw(program: &mut Program, enabled: Features, focus: Features, mut choices: Choices<'_>) {
    let about = focus.contains(Features::ALIGNED_ENUM);
    if !enabled.contains(Features::ALIGNED_ENUM) || !(choices.chance(PROGRAMS) || about) {
        return;
    }
    for id in (0..).map(EnumId).take(program.enums.len()) {
        if choices.chance(OF_PROGRAM) || about {
            let align = Align::from_bytes(choices.one_of([8, 2, 1, 16, 4]));
            program[id].aligned = align.filter(|align| lang::enum_can_be_aligned(program, id, *align));
        }
    }
}
