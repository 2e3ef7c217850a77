//! The calling conventions of functions, drawn by a gene of their own: every other part of a program is as it would be without
//! them.

use lang::{CallingConvention, Signature};

use crate::choices::Choices;
use crate::feature::Features;
use crate::record::ProgramTypes;

/// The sixteenths of the programs that have functions of another convention than the platform's, if any function can have one.
const PROGRAMS: u32 = 3;
/// The sixteenths of the functions of such a program that have it.
const FUNCTIONS: u32 = 9;

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
        if (choices.chance(FUNCTIONS) || about) && drawn.takes(&types.program, &signature) {
            *convention = drawn;
        }
    }
}
