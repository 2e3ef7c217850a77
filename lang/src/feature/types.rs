//! Properties of types that show features.

use crate::{Bits, EnumDef, Field, FloatType, IntType, PartType, Program, Type};

pub(super) const fn is_bool(ty: &Type) -> bool {
    matches!(ty, Type::Int(IntType::Bool))
}

pub(super) const fn is_float(ty: &Type) -> bool {
    matches!(ty, Type::Float(_))
}

pub(super) const fn is_pointer(ty: &Type) -> bool {
    matches!(ty, Type::Pointer(_) | Type::FunctionPointer(_))
}

pub(super) const fn is_record(ty: &Type) -> bool {
    ty.as_record().is_some()
}

/// The floating type that it is, or that its parts have.
pub(super) const fn float(ty: &Type) -> Option<FloatType> {
    match ty {
        Type::Float(float) | Type::Complex(PartType::Float(float)) => Some(*float),
        _ => None,
    }
}

/// The width of a `_BitInt`.
pub(super) const fn bit_int(ty: &Type) -> Option<Bits> {
    match ty {
        Type::Int(int) if int.is_bit_precise() => Some(int.width()),
        _ => None,
    }
}

/// The size of a vector.
pub(super) fn vector(ty: &Type) -> Option<Bits> {
    let Type::Vector(lane, lanes) = ty else { return None };
    let lane = match **lane {
        Type::Int(int) => int.storage(),
        Type::Float(float) => float.storage(),
        _ => Bits::ZERO,
    };
    Some(Bits(lane.0 * u64::from(*lanes)))
}

pub(super) fn enumeration<'p>(program: &'p Program, ty: &Type) -> Option<&'p EnumDef> {
    if let Type::Enum(id) = ty { Some(&program[*id]) } else { None }
}

/// True of an integer type without negative values, `_Bool` apart.
pub(super) fn is_unsigned(program: &Program, ty: &Type, _: Option<&Field>) -> bool {
    match ty {
        Type::Int(int) | Type::Complex(PartType::Int(int)) => {
            *int != IntType::Bool && !int.is_signed(program.target)
        }
        _ => false,
    }
}

/// True of a complex number of other floating parts than `float` and `double`.
pub(super) fn is_wide_complex(ty: &Type) -> bool {
    let usual = [FloatType::Float, FloatType::Double].map(PartType::Float);
    matches!(ty, Type::Complex(part @ PartType::Float(_)) if !usual.contains(part))
}

/// True of a value with parts that is no record.
pub(super) const fn has_parts(ty: &Type) -> bool {
    matches!(ty, Type::Complex(_) | Type::Vector(..))
}
