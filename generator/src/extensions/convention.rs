//! Windows's conventions for functions and records, drawn by genes of their own: every other part of a program is as it would be
//! without them.

use lang::{CallingConvention, Features, Program, Signature};

use crate::choices::Choices;
use crate::record::ProgramTypes;

/// The sixteenths of the programs that have functions or records of another convention than the platform's, if any can have one.
const PROGRAMS: u32 = 3;
/// The sixteenths of the functions or records of such a program that have it.
const OF_PROGRAM: u32 = 9;

/// Gives records `ms_struct` in some programs, if their layout is agreed on with it.
pub(crate) fn draw_layouts(
    program: &mut Program,
    enabled: Features,
    focus: Features,
    mut choices: Choices<'_>,
) {
    let about = focus.contains(Features::MS_STRUCT);
    let exists = CallingConvention::Microsoft.exists_on(program.target);
    if !(exists && enabled.contains(Features::MS_STRUCT)) || !(choices.chance(PROGRAMS) || about) {
        return;
    }
    for record in &mut program.records {
        record.ms_struct = (choices.chance(OF_PROGRAM) || about) && record.can_be_ms_struct();
    }
}

/// Draws the conventions of functions of these signatures: the platform's, and in some programs for some functions another one
/// that exists and passes all their types.
pub(crate) fn draw<'f>(
    types: &ProgramTypes<'_>,
    functions: impl Iterator<Item = (Signature, &'f mut CallingConvention)>,
    mut choices: Choices<'_>,
) {
    let drawn = CallingConvention::Microsoft;
    let about = types.focus.contains(Features::MS_ABI);
    let open = types.enabled.contains(Features::MS_ABI) && drawn.exists_on(types.program.target);
    if !open || !(choices.chance(PROGRAMS) || about) {
        return;
    }
    for (signature, convention) in functions {
        if (choices.chance(OF_PROGRAM) || about) && drawn.takes(&types.program, &signature) {
            *convention = drawn;
        }
    }
}
