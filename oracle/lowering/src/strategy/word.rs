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

use ir::{Const, Operand, TypeId};
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

/// What a store to a bit-field freezes.
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
    let (wide, width) = (field.access.unit.0, field.access.width.0);
    let off_by_one = field.straddles && e.faults.has(Fault::StraddleShiftedWrong);
    let shift = if off_by_one { field.access.shift.0.saturating_sub(1) } else { field.access.shift.0 };
    let high = wide - shift - width;
    let mut value = unit;
    if field.signed {
        value = if high > 0 { with_constant(e, value, wide, u128::from(high), Emit::Shl) } else { value };
        let down = u128::from(shift + high);
        return if down > 0 { with_constant(e, value, wide, down, Emit::AShr) } else { value };
    }
    if shift > 0 {
        value = with_constant(e, value, wide, u128::from(shift), Emit::LShr);
    }
    if high > 0 { with_constant(e, value, wide, low_bits(width), Emit::And) } else { value }
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
    let (wide, shift) = (field.access.unit.0, field.access.shift.0);
    let short = e.faults.has(Fault::MaskOneBitShort) && field.access.width > Bits(1);
    let width = field.access.width.0 - u64::from(short);
    let old = old_unit(e, field, frozen);
    let value = new_value(e, value, frozen);
    // A `_Bool` is 0 or 1 already.
    let fits = field.declared == IntType::Bool || e.faults.has(Fault::ValueNotTruncated);
    let masked = if fits { value } else { with_constant(e, value, wide, low_bits(width), Emit::And) };
    let placed =
        if shift > 0 { with_constant(e, masked, wide, u128::from(shift), Emit::Shl) } else { masked };
    let kept = if e.faults.has(Fault::NeighbourClobbered) { 0 } else { !(low_bits(width) << shift) };
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
    if matches!(value, Operand::Const(Const::Int { .. })) { value } else { e.build.freeze(value) }
}

/// The value of the assignment: what reading the field back gives.
fn result(e: &mut Emitter<'_>, field: &BitField<'_>, masked: Operand) -> Operand {
    let wide = field.access.unit.0;
    let high = u128::from(wide - field.access.width.0);
    let mut value = masked;
    if field.signed && high > 0 {
        value = with_constant(e, value, wide, high, Emit::Shl);
        value = with_constant(e, value, wide, high, Emit::AShr);
    }
    resize(e, value, field.access.unit, field.declared, field.signed)
}

fn unit_type(e: &mut Emitter<'_>, field: &BitField<'_>) -> TypeId {
    e.module.types.int(field.access.unit.0 as u32)
}

fn load_word(e: &mut Emitter<'_>, field: &BitField<'_>) -> Operand {
    let ty = unit_type(e, field);
    e.load_unit(field, ty)
}

fn store_word(e: &mut Emitter<'_>, field: &BitField<'_>, mut value: Operand) {
    if e.faults.has(Fault::UnitOneByteTooWide) {
        let wider = e.module.types.int(field.access.unit.0 as u32 + 8);
        value = e.build.zext(value, wider);
    }
    e.store_unit(field, value);
}

/// A value of the declared type as an integer of the unit's width; what is cut off or added is masked later.
fn resize_to_unit(e: &mut Emitter<'_>, value: Operand, field: &BitField<'_>) -> Operand {
    let unit = unit_type(e, field);
    let (from, to) = (field.declared.width(), field.access.unit);
    match value {
        Operand::Const(Const::Int { value, .. }) => Const::int(unit, to.0 as u32, value).into(),
        _ if from < to => e.build.zext(value, unit),
        _ if from > to => e.build.trunc(value, unit),
        _ => value,
    }
}
