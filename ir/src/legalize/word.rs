//! Access to a window as one integer: a load shifts and truncates; a store loads, masks, combines and stores.
//!
//! ```text
//! msb                                   lsb
//! | other members | member | shift bits |
//! ```

use super::rewrite::{Rewriter, WindowAccess};
use crate::constant::{Const, Operand};
use crate::flags::ArithFlags;
use crate::id::ValueId;
use crate::instruction::{Instruction, Op};
use crate::opcode::{BinaryOp, CastOp};
use crate::operator::Cast;
use crate::types::TypeId;

/// Loads the window and extracts the member's bits.
pub(super) fn load(r: &mut Rewriter<'_>, access: &WindowAccess) {
    let word = r.types.int(access.window);
    let mut value = access.load(&mut r.build, word);
    if access.shift > 0 {
        let shift = Const::int(word, access.window, u128::from(access.shift));
        value = r.build.lshr(value, shift);
    }
    r.build.trunc(value, access.ty);
}

/// A `sext` of a member that directly follows its load.
#[derive(Clone, Copy, Debug)]
pub(super) struct SignExtension {
    to: TypeId,
    result: ValueId,
}

impl SignExtension {
    /// The extension, if `next` is a `sext` of `member`.
    pub(super) fn find(next: &Instruction, member: ValueId) -> Option<SignExtension> {
        match (&next.op, next.result) {
            (Op::Cast(Cast { op: CastOp::SExt, value, to, .. }), Some(result))
                if *value == Operand::Value(member) =>
            {
                Some(SignExtension { to: *to, result })
            }
            _ => None,
        }
    }
}

/// Sign-extends the member within its window, as clang does, and truncates the result. From [`load`] and a `sext` LLVM
/// makes the same in the extension's type, with one more conversion: on generated programs full of bit-fields 1 % more
/// instructions at -O3 in the median.
pub(super) fn load_extended(r: &mut Rewriter<'_>, access: &WindowAccess, extension: &SignExtension) {
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

/// Defines the extension's result from the extended window, and returns the value to truncate to the member.
fn resized(r: &mut Rewriter<'_>, value: Operand, window: u32, extension: &SignExtension) -> Operand {
    let SignExtension { to, result } = *extension;
    let wanted = r.types.bit_width(to).0;
    if wanted > u64::from(window) {
        r.build.sext(value, to);
    } else if wanted < u64::from(window) {
        r.build.trunc(value, to);
    }
    r.build.rename_last(result);
    if wanted == u64::from(window) { result.into() } else { value }
}

/// Stores the window with the member's bits replaced. The bits are cleared first, so the two operands of `or` are
/// disjoint.
pub(super) fn store(r: &mut Rewriter<'_>, access: &WindowAccess, value: Operand) {
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

/// The member shifted to its position. The `nuw` flag holds by construction: the member fits above the shift.
fn shifted(r: &mut Rewriter<'_>, access: &WindowAccess, value: Operand, word: TypeId) -> Operand {
    match access.shift {
        0 => value,
        shift => {
            let shift = Const::int(word, access.window, u128::from(shift));
            r.build.binary(BinaryOp::Shl, ArithFlags::NUW, value, shift)
        }
    }
}

/// A mask of `width` bits; a member is narrower than its window, which has at most 128 bits.
fn low_bits(width: u32) -> u128 {
    (1 << width) - 1
}
