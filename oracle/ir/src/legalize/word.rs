//! A window as one integer: shift and cut on a load; load, mask, or, store on a store.
//!
//! ```text
//! msb                                   lsb
//! | other members | member | shift bits |
//! ```

use super::rewrite::{Access, Rewriter};
use crate::constant::{Const, Operand};
use crate::operator::{ArithFlags, BinaryOp};
use crate::types::TypeId;

/// The member's bits of the window.
pub(super) fn load(r: &mut Rewriter<'_>, access: &Access) {
    let word = r.types.int(access.window);
    let mut value = access.load(&mut r.build, word);
    if access.shift > 0 {
        let shift = Const::int(word, access.window, u128::from(access.shift));
        value = r.build.lshr(value, shift);
    }
    r.build.trunc(value, access.ty);
}

/// The window with the member's bits replaced: its place has been emptied, so the halves are disjoint.
pub(super) fn store(r: &mut Rewriter<'_>, access: &Access, value: Operand) {
    let word = r.types.int(access.window);
    let constant = |value| Const::int(word, access.window, value);
    let old = access.load(&mut r.build, word);
    let others = !(low_bits(access.width) << access.shift);
    let kept = r.build.and(old, constant(others));
    let placed = match value {
        Operand::Const(Const::Int { value, .. }) => constant(value << access.shift).into(),
        _ => {
            let wide = r.build.zext(value, word);
            shifted(r, access, wide, word)
        }
    };
    let new = r.build.binary(BinaryOp::Or, ArithFlags::DISJOINT, kept, placed);
    access.store(&mut r.build, new);
}

/// The flag says what is so by construction: the member fits above its shift.
fn shifted(r: &mut Rewriter<'_>, access: &Access, value: Operand, word: TypeId) -> Operand {
    match access.shift {
        0 => value,
        shift => {
            let shift = Const::int(word, access.window, u128::from(shift));
            r.build.binary(BinaryOp::Shl, ArithFlags::NUW, value, shift)
        }
    }
}

/// `width` ones; a member is narrower than its window, which has at most 128 bits.
fn low_bits(width: u32) -> u128 {
    (1 << width) - 1
}
