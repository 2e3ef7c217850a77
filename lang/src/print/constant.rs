//! Constants, with their types.

use super::names::Names;
use super::types::abstract_type;
use crate::{Expr, ExprKind, FloatType, IntType, Number, Type, typing};

/// An integer constant where nothing converts it: by suffix, or by a cast in front of the literal.
pub(super) fn typed(names: Names<'_>, value: Number, ty: &Type) -> String {
    if has_suffix(ty) {
        bare(names, value, ty)
    } else {
        format!("({}){}", abstract_type(names, ty), bare(names, value, ty))
    }
}

/// An integer constant where it is converted to `ty` at once.
pub(super) fn bare(names: Names<'_>, value: Number, ty: &Type) -> String {
    let named = if let Type::Enum(id) = ty { names.enum_constant(*id, value) } else { None };
    let int = typing::integer(names.program, ty).unwrap_or(IntType::Int);
    named.unwrap_or_else(|| literal(value, int))
}

/// True where a literal of this type exists (C11 6.4.4.1p5).
pub(super) const fn has_suffix(ty: &Type) -> bool {
    use IntType::{Int, Long, LongLong, UInt, ULong, ULongLong};
    matches!(ty, Type::Int(Int | UInt | Long | ULong | LongLong | ULongLong))
}

/// The value an integer constant has once converted to `ty`, if that is an integer type that holds it.
pub(super) fn fitting(names: Names<'_>, expr: &Expr, ty: &Type) -> Option<Number> {
    let ExprKind::Int(value) = expr.kind else { return None };
    let (low, high) = typing::range(names.program, typing::integer(names.program, ty)?, None);
    (low..=high).contains(&value).then_some(value)
}

/// `-2147483648` would be the negation of a `long`: the least value is written as a difference.
pub(super) fn is_minimum(value: Number, ty: &Type) -> bool {
    let least = match ty {
        Type::Int(IntType::Int) | Type::Enum(_) => Number::from(i32::MIN),
        Type::Int(IntType::Long | IntType::LongLong) => Number::from(i64::MIN),
        _ => return false,
    };
    value == least
}

fn literal(value: Number, int: IntType) -> String {
    let suffix = match int {
        IntType::UInt => "U",
        IntType::Long => "L",
        IntType::ULong => "UL",
        IntType::LongLong => "LL",
        IntType::ULongLong => "ULL",
        _ => "",
    };
    if is_minimum(value, &Type::Int(int)) {
        format!("({}{suffix} - 1{suffix})", value + 1)
    } else {
        format!("{value}{suffix}")
    }
}

/// A floating constant: the shortest decimal that reads back as the same value (C11 6.4.4.2).
pub(super) fn float(bits: u64, ty: &Type) -> String {
    let value = f64::from_bits(bits);
    match ty {
        Type::Float(FloatType::Float) => format!("{:?}f", value as f32),
        _ => format!("{value:?}"),
    }
}
