//! Integers between the widths of fields, units and declared types.

use ir::{Const, Operand, TypeId};
use lang::{Bits, IntType};

use super::{BitField, Emitter, register_type};

/// A value of a field's declared type cut to `width` bits.
pub(super) fn narrow(e: &mut Emitter<'_>, value: Operand, declared: IntType, width: Bits) -> Operand {
    let ty = e.module.types.int(width.0 as u32);
    match value {
        Operand::Const(Const::Int { value, .. }) => Const::int(ty, width.0 as u32, value).into(),
        _ if declared.width() == width => value,
        // Only a fault takes a member that is wider than its type.
        _ if declared.width() < width => e.build.zext(value, ty),
        _ => e.build.trunc(value, ty),
    }
}

/// The `width` bits of a field in its declared type.
pub(super) fn widen(e: &mut Emitter<'_>, bits: Operand, width: Bits, field: &BitField<'_>) -> Operand {
    let declared = field.declared;
    if let Operand::Const(Const::Int { value, .. }) = bits {
        let unused = 128 - width.0;
        let sign_extended = ((value << unused).cast_signed() >> unused).cast_unsigned();
        let value = if field.signed { sign_extended } else { value };
        return Const::int(register_type(declared), declared.width().0 as u32, value).into();
    }
    resize(e, bits, width, declared, field.signed)
}

/// An integer of `from` bits in the register type of `to`.
pub(super) fn resize(e: &mut Emitter<'_>, value: Operand, from: Bits, to: IntType, signed: bool) -> Operand {
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

/// What is done to a value and a constant.
#[derive(Clone, Copy)]
pub(super) enum Emit {
    And,
    Shl,
    LShr,
    AShr,
}

/// `value op constant`, folded where the value is a constant.
pub(super) fn with_constant(
    e: &mut Emitter<'_>,
    value: Operand,
    width: u64,
    constant: u128,
    op: Emit,
) -> Operand {
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

/// The `width` lowest bits.
pub(super) const fn low_bits(width: u64) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}
