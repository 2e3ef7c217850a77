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
use ir::Operand;
use lang::{Bits, IntType};

use super::integer::{Emit, low_bits, resize, with_constant};
use super::{BitField, Bodies, Coercion, Emitter, Strategy, Wanted};

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
    /// Each bit of the word as it loads it, and the value.
    Load,
}

pub(super) fn load(e: &mut Emitter<'_>, field: &BitField<'_>) -> Operand {
    load_frozen(e, field, Frozen::Nothing)
}

/// [`load`], from a word that is frozen as it is loaded, or from one that is not.
pub(super) fn load_frozen(e: &mut Emitter<'_>, field: &BitField<'_>, frozen: Frozen) -> Operand {
    let unit = load_word(e, field, frozen);
    let value = extract(e, field, unit);
    resize(e, value, field.access.unit, field.declared, field.signed)
}

/// The field's bits at the bottom of the unit, extended to it.
fn extract(e: &mut Emitter<'_>, field: &BitField<'_>, unit: Operand) -> Operand {
    let (wide, width) = (field.access.unit, field.access.width);
    let shift = field.access.shift.0;
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
    // What is cut off or added is masked later.
    let inserted = e.resize(value, field.declared.width(), access.unit, false);
    let masked = if access.unit == access.width {
        e.store_unit(field, inserted);
        inserted
    } else {
        insert(e, field, inserted, frozen)
    };
    (wanted == Wanted::Value).then(|| result(e, field, masked))
}

/// Replaces the field's bits of the unit in memory; gives the value cut to the field's width.
fn insert(e: &mut Emitter<'_>, field: &BitField<'_>, value: Operand, frozen: Frozen) -> Operand {
    let (wide, shift) = (field.access.unit, field.access.shift.0);
    let width = field.access.width;
    let old = load_word(e, field, frozen);
    let old = match frozen {
        Frozen::Word | Frozen::WordAndValue => freeze(e, old),
        Frozen::Nothing | Frozen::Load => old,
    };
    let value = if frozen >= Frozen::WordAndValue { freeze(e, value) } else { value };
    // A `_Bool` is 0 or 1 already.
    let fits = field.declared == IntType::Bool;
    let masked = if fits { value } else { with_constant(e, value, wide, low_bits(width), Emit::And) };
    let placed = shifted(e, masked, wide, shift, Emit::Shl);
    let rest = with_constant(e, old, wide, !(low_bits(width) << shift), Emit::And);
    let new = e.build.or(rest, placed);
    e.store_unit(field, new);
    masked
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
    resize(e, value, wide, field.result, field.signed)
}

fn load_word(e: &mut Emitter<'_>, field: &BitField<'_>, frozen: Frozen) -> Operand {
    if frozen == Frozen::Load {
        return e.load_unit_frozen(field);
    }
    let ty = e.int_type(field.access.unit);
    e.load_unit(field, ty)
}
