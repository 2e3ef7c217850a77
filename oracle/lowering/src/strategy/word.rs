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
//! value-wise semantics.

use ir::{Const, Operand, TypeId};
use lang::{Bits, IntType};

use super::{BitField, Emitter, Strategy, Wanted, ir_align, register_type};
use crate::fault::Fault;

pub(super) const STRATEGY: Strategy = Strategy {
    name: "word",
    description: "load, mask, or and store clang's access unit as one integer",
    load,
    store,
};

fn load(e: &mut Emitter<'_>, field: &BitField) -> Operand {
    let unit = load_unit(e, field);
    let value = extract(e, field, unit);
    resize(e, value, field.access.unit, field.declared, field.signed)
}

/// The field's bits at the bottom of the unit, extended to it.
fn extract(e: &mut Emitter<'_>, field: &BitField, unit: Operand) -> Operand {
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

fn store(e: &mut Emitter<'_>, field: &BitField, value: Operand, wanted: Wanted) -> Option<Operand> {
    let access = field.access;
    let inserted = resize_to_unit(e, value, field);
    let masked = if access.unit == access.width {
        store_unit(e, field, inserted);
        inserted
    } else {
        insert(e, field, inserted)
    };
    (wanted == Wanted::Value).then(|| {
        if e.faults.has(Fault::AssignedValueNotTruncated) { value } else { result(e, field, masked) }
    })
}

/// Replaces the field's bits of the unit in memory; gives the value cut to the field's width.
fn insert(e: &mut Emitter<'_>, field: &BitField, value: Operand) -> Operand {
    let (wide, shift) = (field.access.unit.0, field.access.shift.0);
    let short = e.faults.has(Fault::MaskOneBitShort) && field.access.width > Bits(1);
    let width = field.access.width.0 - u64::from(short);
    let old = load_unit(e, field);
    // A `_Bool` is 0 or 1 already.
    let fits = field.declared == IntType::Bool || e.faults.has(Fault::ValueNotTruncated);
    let masked = if fits { value } else { with_constant(e, value, wide, low_bits(width), Emit::And) };
    let placed =
        if shift > 0 { with_constant(e, masked, wide, u128::from(shift), Emit::Shl) } else { masked };
    let kept = if e.faults.has(Fault::NeighbourClobbered) { 0 } else { !(low_bits(width) << shift) };
    let rest = with_constant(e, old, wide, kept, Emit::And);
    let new = e.build.or(rest, placed);
    store_unit(e, field, new);
    masked
}

/// The value of the assignment: what reading the field back gives.
fn result(e: &mut Emitter<'_>, field: &BitField, masked: Operand) -> Operand {
    let wide = field.access.unit.0;
    let high = u128::from(wide - field.access.width.0);
    let mut value = masked;
    if field.signed && high > 0 {
        value = with_constant(e, value, wide, high, Emit::Shl);
        value = with_constant(e, value, wide, high, Emit::AShr);
    }
    resize(e, value, field.access.unit, field.declared, field.signed)
}

fn unit_type(e: &mut Emitter<'_>, field: &BitField) -> TypeId {
    e.module.types.int(field.access.unit.0 as u32)
}

fn unit_address(e: &mut Emitter<'_>, field: &BitField) -> (Operand, ir::Align) {
    let start = field.access.start;
    (e.build.byte_offset(field.record, start.0), ir_align(field.align.at_offset(start)))
}

fn load_unit(e: &mut Emitter<'_>, field: &BitField) -> Operand {
    let (address, align) = unit_address(e, field);
    let ty = unit_type(e, field);
    if field.volatile { e.build.load_volatile(ty, address, align) } else { e.build.load(ty, address, align) }
}

fn store_unit(e: &mut Emitter<'_>, field: &BitField, mut value: Operand) {
    let (address, align) = unit_address(e, field);
    if e.faults.has(Fault::UnitOneByteTooWide) {
        let wider = e.module.types.int(field.access.unit.0 as u32 + 8);
        value = e.build.zext(value, wider);
    }
    match field.volatile {
        true if e.faults.has(Fault::VolatileStoreLost) => {}
        true => e.build.store_volatile(value, address, align),
        false => e.build.store(value, address, align),
    }
}

/// A value of the declared type as an integer of the unit's width; what is cut off or added is masked later.
fn resize_to_unit(e: &mut Emitter<'_>, value: Operand, field: &BitField) -> Operand {
    let unit = unit_type(e, field);
    let (from, to) = (field.declared.width(), field.access.unit);
    match value {
        Operand::Const(Const::Int { value, .. }) => Const::int(unit, to.0 as u32, value).into(),
        _ if from < to => e.build.zext(value, unit),
        _ if from > to => e.build.trunc(value, unit),
        _ => value,
    }
}

/// An integer of `from` bits in the register type of `to`.
fn resize(e: &mut Emitter<'_>, value: Operand, from: Bits, to: IntType, signed: bool) -> Operand {
    let ty = register_type(to);
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

#[derive(Clone, Copy)]
enum Emit {
    And,
    Shl,
    LShr,
    AShr,
}

fn with_constant(e: &mut Emitter<'_>, value: Operand, width: u64, constant: u128, op: Emit) -> Operand {
    let ty = e.build.ty(value);
    let constant = Const::int(ty, width as u32, constant);
    if let Operand::Const(Const::Int { value, .. }) = value
        && let Const::Int { value: by, .. } = constant
    {
        return folded(ty, width, value, by, op).into();
    }
    match op {
        Emit::And => e.build.and(value, constant),
        Emit::Shl => e.build.shl(value, constant),
        Emit::LShr => e.build.lshr(value, constant),
        Emit::AShr => e.build.ashr(value, constant),
    }
}

/// The constant, as clang's builder folds it.
fn folded(ty: TypeId, width: u64, value: u128, by: u128, op: Emit) -> Const {
    let result = match op {
        Emit::And => value & by,
        Emit::Shl => value << by,
        Emit::LShr => value >> by,
        Emit::AShr => {
            let unused = 128 - width;
            ((value << unused).cast_signed() >> unused >> by).cast_unsigned()
        }
    };
    Const::int(ty, width as u32, result)
}

const fn low_bits(width: u64) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}
