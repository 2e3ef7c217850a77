//! Bit-fields of types that a `typedef` aligns, drawn by a gene of their own: every other part of a program is as it would be without
//! them.

use lang::{Align, Features, Program, RecordId};

use crate::choices::Choices;

/// The sixteenths of the programs that have such bit-fields, if any can have one.
const PROGRAMS: u32 = 3;
/// The sixteenths of the bit-fields of such a program that are of such a type.
const OF_PROGRAM: u32 = 8;

/// Gives the types of bit-fields alignments of their own in some programs, where compilers agree on them.
pub(crate) fn draw(program: &mut Program, enabled: Features, focus: Features, mut choices: Choices<'_>) {
    let about = focus.contains(Features::ALIGNED_BIT_FIELD_TYPE);
    if !enabled.contains(Features::ALIGNED_BIT_FIELD_TYPE) || !(choices.chance(PROGRAMS) || about) {
        return;
    }
    for id in (0..).map(RecordId).take(program.records.len()) {
        for index in 0..program[id].fields.len() {
            let record = &program[id];
            let field = &record.fields[index];
            if field.bits.is_some() && (choices.chance(OF_PROGRAM) || about) {
                let align = Align::from_bytes(choices.one_of([1, 2, 4, 8, 16]));
                let agreed = |align: &Align| {
                    // clang warns of `packed` on bit-fields of types aligned to one byte (`-Wattribute-packed-for-bitfield`).
                    !(field.packed && *align == Align::ONE)
                        && lang::bit_field_type_can_be_aligned(program, record, field, *align)
                };
                program[id].fields[index].typedef_align = align.filter(agreed);
            }
        }
    }
}
