//! Integers between the widths of fields, units and declared types.

use ethnum::U256;
use ir::Operand;
use lang::{Bits, IntType};

use super::emitter::extended;
use super::{BitField, Emitter};

/// The `width` bits of a field in a type: its declared one, or that of an assignment's value.
pub(super) fn widen(
    e: &mut Emitter<'_>,
    bits: Operand,
    width: Bits,
    (to, field): (IntType, &BitField<'_>),
) -> Operand {
    if let Some(value) = e.constant(bits) {
        return e.integer(to.width(), extended(value, width, field.signed));
    }
    resize(e, bits, width, to, field.signed)
}

/// An integer of `from` bits in the register type of `to`.
pub(super) fn resize(e: &mut Emitter<'_>, value: Operand, from: Bits, to: IntType, signed: bool) -> Operand {
    let ty = e.register_type(to);
    if from == to.width() {
        value
    } else if from > to.width() {
        e.build.trunc(value, ty)
    } else if signed {
        e.build.sext(value, ty)
    } else {
        e.build.zext(value, ty)
    }
}

/// An operation on a value and a constant.
#[derive(Clone, Copy)]
pub(super) enum Emit {
    And,
    Shl,
    LShr,
    AShr,
}

/// `value op constant`, folded where the value is a constant, as clang's builder folds it.
pub(super) fn with_constant(
    e: &mut Emitter<'_>,
    value: Operand,
    width: Bits,
    constant: U256,
    op: Emit,
) -> Operand {
    if let Some(value) = e.constant(value) {
        return e.integer(width, folded(width, value, constant, op));
    }
    let constant = e.integer(width, constant);
    match op {
        Emit::And => e.build.and(value, constant),
        Emit::Shl => e.build.shl(value, constant),
        Emit::LShr => e.build.lshr(value, constant),
        Emit::AShr => e.build.ashr(value, constant),
    }
}

/// Amounts of shifts are below the width.
fn folded(width: Bits, value: U256, by: U256, op: Emit) -> U256 {
    let amount = by.as_u32();
    match op {
        Emit::And => value & by,
        Emit::Shl => value << amount,
        Emit::LShr => value >> amount,
        Emit::AShr => (extended(value, width, true).as_i256() >> amount).as_u256(),
    }
}

/// The `width` lowest bits.
#[must_use]
pub fn low_bits(width: Bits) -> U256 {
    match width.0 {
        0 => U256::ZERO,
        width => U256::MAX >> (U256::BITS - (width as u32).min(U256::BITS)),
    }
}
