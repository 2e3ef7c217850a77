//! A window as one integer: shift and cut on a load; load, mask, or, store on a store.
//!
//! ```text
//! msb                                   lsb
//! | other members | member | shift bits |
//! ```

use super::rewrite::{Access, Rewriter};
use crate::constant::{Const, Operand};
use crate::function::ValueId;
use crate::instruction::{Instruction, Op};
use crate::operator::{ArithFlags, BinaryOp, Cast, CastOp};
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

/// A `sext` of a member right behind its load.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extension {
    to: TypeId,
    result: ValueId,
}

impl Extension {
    /// `next` as one, if it is a `sext` of `member`.
    pub(super) fn of(next: &Instruction, member: ValueId) -> Option<Extension> {
        match (&next.op, next.result) {
            (Op::Cast(Cast { op: CastOp::SExt, value, to, .. }), Some(result))
                if *value == Operand::Value(member) =>
            {
                Some(Extension { to: *to, result })
            }
            _ => None,
        }
    }
}

/// The member sign-extended within its window, as clang does it, and cut from that. From [`load`] and a `sext` LLVM
/// makes the same in the extension's type, with one more conversion: on generated programs full of bit-fields 1 % more
/// instructions at -O3 in the median.
pub(super) fn load_extended(r: &mut Rewriter<'_>, access: &Access, extension: &Extension) {
    let word = r.types.int(access.window);
    let constant = |value: u32| Const::int(word, access.window, u128::from(value));
    let mut value = access.load(&mut r.build, word);
    let above = access.window - access.shift - access.width;
    if above > 0 {
        value = r.build.shl(value, constant(above));
    }
    value = r.build.ashr(value, constant(access.window - access.width));
    let wide = resized(r, value, access.window, extension);
    r.build.trunc(wide, access.ty);
}

/// Defines the extension's result from the extended window; gives what to cut the member from.
fn resized(r: &mut Rewriter<'_>, value: Operand, window: u32, extension: &Extension) -> Operand {
    let Extension { to, result } = *extension;
    let wanted = r.types.bit_width(to).0;
    if wanted > u64::from(window) {
        r.build.sext(value, to);
    } else if wanted < u64::from(window) {
        r.build.trunc(value, to);
    }
    r.build.rename_last(result);
    if wanted == u64::from(window) { result.into() } else { value }
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
