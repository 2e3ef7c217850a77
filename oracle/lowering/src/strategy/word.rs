//! Load, mask, or, store: the access unit as one integer, as clang 19 does it without `freeze`
//! (`EmitLoadOfBitfieldLValue` and `EmitStoreThroughBitfieldLValue`, clang/lib/CodeGen/CGExpr.cpp).
//!
//! Little-endian: the field's lowest bit is `shift` bits above the unit's.
//!
//! ```text
//! msb                              lsb
//! | other fields | field | shift bits |
//! ```
//!
//! A unit that is uninitialised in part is loaded all the same, which makes the whole word poison under
//! value-wise semantics. Freezing is what `frozen_word` and `frozen_value` add; they have the rest in common.

use ethnum::U256;
use ir::{Operand, TypeId};
use lang::{Bits, IntType};

use super::integer::{Emit, low_bits, resize, with_constant};
use super::{BitField, Bodies, Coercion, Emitter, Strategy, Wanted};
use crate::fault::Fault;

pub(super) const STRATEGY: Strategy = Strategy {
    name: "word",
    description: "load, mask, or and store clang's access unit as one integer",
    bodies: Bodies::Units,
    coercion: Coercion::Plain,
    load,
    store: |e, field, value, wanted| store(e, field, value, wanted, Frozen::Nothing),
};

/// The values that a store to a bit-field freezes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Frozen {
    Nothing,
    /// The word it loads.
    Word,
    /// The word, and the value it puts into it.
    WordAndValue,
}

pub(super) fn load(e: &mut Emitter<'_>, field: &BitField<'_>) -> Operand {
    let unit = load_word(e, field);
    let value = extract(e, field, unit);
    resize(e, value, field.access.unit, field.declared, field.signed)
}

/// The field's bits at the bottom of the unit, extended to it.
fn extract(e: &mut Emitter<'_>, field: &BitField<'_>, unit: Operand) -> Operand {
    let (wide, width) = (field.access.unit, field.access.width);
    let off_by_one = field.straddles && e.faults.has(Fault::StraddleShiftedWrong);
    let shift = if off_by_one { field.access.shift.0.saturating_sub(1) } else { field.access.shift.0 };
    let high = wide.0 - shift - width.0;
    if field.signed {
        let value = shifted(e, unit, wide, high, Emit::Shl);
        return shifted(e, value, wide, shift + high, Emit::AShr);
    }
    let value = shifted(e, unit, wide, shift, Emit::LShr);
    if high > 0 { with_constant(e, value, wide, low_bits(width), Emit::And) } else { value }
}

/// A value shifted; by nothing, the value itself.
fn shifted(e: &mut Emitter<'_>, value: Operand, wide: Bits, amount: u64, way: Emit) -> Operand {
    if amount == 0 { value } else { with_constant(e, value, wide, U256::from(amount), way) }
}

pub(super) fn store(
    e: &mut Emitter<'_>,
    field: &BitField<'_>,
    value: Operand,
    wanted: Wanted,
    frozen: Frozen,
) -> Option<Operand> {
    let access = field.access;
    let inserted = resize_to_unit(e, value, field);
    let masked = if access.unit == access.width {
        store_word(e, field, inserted);
        inserted
    } else {
        insert(e, field, inserted, frozen)
    };
    (wanted == Wanted::Value).then(|| {
        if e.faults.has(Fault::AssignedValueNotTruncated) { value } else { result(e, field, masked) }
    })
}

/// Replaces the field's bits of the unit in memory; gives the value cut to the field's width.
fn insert(e: &mut Emitter<'_>, field: &BitField<'_>, value: Operand, frozen: Frozen) -> Operand {
    let (wide, shift) = (field.access.unit, field.access.shift.0);
    let short = e.faults.has(Fault::MaskOneBitShort) && field.access.width > Bits(1);
    let width = field.access.width - Bits(u64::from(short));
    let old = old_unit(e, field, frozen);
    let value = new_value(e, value, frozen);
    // A `_Bool` is 0 or 1 already.
    let fits = field.declared == IntType::Bool || e.faults.has(Fault::ValueNotTruncated);
    let masked = if fits { value } else { with_constant(e, value, wide, low_bits(width), Emit::And) };
    let placed = shifted(e, masked, wide, shift, Emit::Shl);
    let clobbered = e.faults.has(Fault::NeighbourClobbered);
    let kept = if clobbered { U256::ZERO } else { !(low_bits(width) << shift) };
    let rest = with_constant(e, old, wide, kept, Emit::And);
    let mut new = e.build.or(rest, placed);
    if frozen != Frozen::Nothing && e.faults.has(Fault::FrozenTooLate) {
        new = freeze(e, new);
    }
    store_word(e, field, new);
    masked
}

/// The unit as a store finds it.
fn old_unit(e: &mut Emitter<'_>, field: &BitField<'_>, frozen: Frozen) -> Operand {
    let old = load_word(e, field);
    let forgotten = e.faults.has(Fault::WordNotFrozen) || e.faults.has(Fault::FrozenTooLate);
    if frozen == Frozen::Nothing || forgotten { old } else { freeze(e, old) }
}

/// The value a store puts into the unit.
fn new_value(e: &mut Emitter<'_>, value: Operand, frozen: Frozen) -> Operand {
    let wanted = frozen == Frozen::WordAndValue && !e.faults.has(Fault::ValueNotFrozen);
    if wanted { freeze(e, value) } else { value }
}

/// Constants are frozen already.
fn freeze(e: &mut Emitter<'_>, value: Operand) -> Operand {
    if e.constant(value).is_some() { value } else { e.build.freeze(value) }
}

/// The value of the assignment: what reading the field back gives.
fn result(e: &mut Emitter<'_>, field: &BitField<'_>, masked: Operand) -> Operand {
    let wide = field.access.unit;
    let high = if field.signed { wide.0 - field.access.width.0 } else { 0 };
    let value = shifted(e, masked, wide, high, Emit::Shl);
    let value = shifted(e, value, wide, high, Emit::AShr);
    resize(e, value, wide, field.declared, field.signed)
}

fn unit_type(e: &mut Emitter<'_>, field: &BitField<'_>) -> TypeId {
    e.int_type(field.access.unit)
}

fn load_word(e: &mut Emitter<'_>, field: &BitField<'_>) -> Operand {
    let ty = unit_type(e, field);
    e.load_unit(field, ty)
}

fn store_word(e: &mut Emitter<'_>, field: &BitField<'_>, mut value: Operand) {
    if e.faults.has(Fault::UnitOneByteTooWide) {
        let wider = e.int_type(field.access.unit + Bits(8));
        value = e.build.zext(value, wider);
    }
    e.store_unit(field, value);
}

/// A value of the declared type as an integer of the unit's width; what is cut off or added is masked later.
fn resize_to_unit(e: &mut Emitter<'_>, value: Operand, field: &BitField<'_>) -> Operand {
    let (from, to) = (field.declared.width(), field.access.unit);
    if let Some(value) = e.constant(value) {
        return e.integer(to, value);
    }
    let unit = unit_type(e, field);
    match value {
        _ if from < to => e.build.zext(value, unit),
        _ if from > to => e.build.trunc(value, unit),
        _ => value,
    }
}
