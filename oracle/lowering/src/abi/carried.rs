//! Which part of a value travels at all: a compiler that classifies wrongly may leave members behind.

use lang::{Bits, Type};

use super::{ArgPass, Context, Pieces, variadic_argument};
use crate::layout::{BitOwner, BitRun, bit_map};

/// Whether a member of the value, or a part of one, is in none of the registers it travels in, though it does travel in
/// registers: neither caller nor callee looks at it, so that no value of the type ever arrives whole.
#[must_use]
pub fn is_cut(context: Context<'_>, ty: &Type) -> bool {
    let Some(id) = ty.as_record() else { return false };
    let ArgPass::Direct { pieces, .. } = variadic_argument(context, ty) else { return false };
    let map = bit_map(context.program, context.layouts, id);
    map.iter().any(|run| matches!(run.owner, BitOwner::Field(_)) && !is_carried(run, &pieces))
}

/// Whether the pieces, which stand in the order of their offsets, have every bit of a run.
fn is_carried(run: &BitRun, pieces: &Pieces) -> bool {
    let mut missing = run.start;
    for piece in pieces {
        if piece.offset.bits() <= missing {
            missing = missing.max((piece.offset + piece.ty.size()).bits());
        }
    }
    missing >= run.start + run.width.max(Bits(1))
}
