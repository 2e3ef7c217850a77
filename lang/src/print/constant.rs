//! Constants, with their types.

use super::names::Names;
use super::types::abstract_type;
use crate::{Expr, ExprKind, FloatLiteral, FloatType, IntType, Number, Type, number, typing};

/// An integer constant where nothing converts it: by suffix, or by a cast in front of the literal.
pub(super) fn typed(names: Names<'_>, value: Number, ty: &Type) -> String {
    if has_suffix(ty) || is_wide(names, value, ty) {
        bare(names, value, ty)
    } else {
        format!("({}){}", abstract_type(names, ty), bare(names, value, ty))
    }
}

/// An integer constant where it is converted to `ty` at once.
pub(super) fn bare(names: Names<'_>, value: Number, ty: &Type) -> String {
    let named = if let Type::Enum(id) = ty { names.enum_constant(*id, value) } else { None };
    let int = typing::integer(names.program, ty).unwrap_or(IntType::Int);
    if is_wide(names, value, ty) {
        return wide(value, int);
    }
    named.unwrap_or_else(|| literal(value, int))
}

/// True of a constant that no literal has the digits for.
fn is_wide(names: Names<'_>, value: Number, ty: &Type) -> bool {
    let literal = -Number::from(i64::MAX)..=Number::from(u64::MAX);
    let wide = typing::integer(names.program, ty).is_some_and(|int| int.width() > IntType::LongLong.width());
    wide && !literal.contains(&value)
}

/// A constant put together of words of 64 bits, most significant first:
/// `(__int128)(((unsigned __int128)0x1UL << 64) | 0x2UL)`. No other constant is written in hexadecimal.
fn wide(value: Number, int: IntType) -> String {
    let words = int.width().0.div_ceil(64) as u32;
    let word = |number: u32| (value >> (64 * number)).as_u64();
    let bits = number::cut(value, int.width(), false);
    let first = format!("({}){:#x}UL", int.to_unsigned().spelling(), (bits >> (64 * (words - 1))).as_u64());
    let all =
        (0..words - 1).rev().fold(first, |text, number| format!("(({text} << 64) | {:#x}UL)", word(number)));
    format!("({}){all}", int.spelling())
}

/// True where a literal of this type exists (C11 6.4.4.1p5).
pub(super) const fn has_suffix(ty: &Type) -> bool {
    matches!(ty, Type::Int(int) if int.spec().suffix.is_some())
}

/// The value an integer constant has once converted to `ty`, if that is an integer type that holds it.
pub(super) fn fitting(names: Names<'_>, expr: &Expr, ty: &Type) -> Option<Number> {
    let ExprKind::Int(value) = expr.kind else { return None };
    let (low, high) = typing::range(names.program, typing::integer(names.program, ty)?, None);
    (low..=high).contains(&value).then_some(value)
}

/// `-2147483648` would be the negation of a `long`, and that of 2^63 would have no type: the least value of `int`, and that of
/// 64 bits in any type, is written as a difference.
pub(super) fn is_minimum(value: Number, ty: &Type) -> bool {
    let int = matches!(ty, Type::Int(IntType::Int) | Type::Enum(_)) && value == Number::from(i32::MIN);
    int || value == Number::from(i64::MIN)
}

fn literal(value: Number, int: IntType) -> String {
    let suffix = match int.spec().suffix {
        Some(suffix) => suffix,
        None if value > Number::from(i64::MAX) => "U",
        None if value == Number::from(i64::MIN) => "L",
        None => "",
    };
    if is_minimum(value, &Type::Int(int)) {
        format!("({}{suffix} - 1{suffix})", value + 1)
    } else {
        format!("{value}{suffix}")
    }
}

/// A floating constant: the shortest decimal that reads back as the same value (C11 6.4.4.2); of a `long
/// double` all of it in hexadecimal, of a decimal type all of its digits, of a `_Float16` or `__fp16`, which has no suffix in C11, a cast `double`.
pub(super) fn float(bits: u64, ty: &Type) -> String {
    let value = f64::from_bits(bits);
    match ty {
        Type::Float(float) => match float.spec().literal {
            FloatLiteral::Suffix(suffix) if float.is_decimal() => {
                format!("{}{suffix}", base::exact_decimal(value))
            }
            FloatLiteral::Cast => format!("({}){value:?}", float.spelling()),
            FloatLiteral::Suffix(suffix) if float.exceeds_double() => {
                format!("{}{suffix}", hexadecimal(value))
            }
            FloatLiteral::Suffix(suffix) if *float < FloatType::Double => {
                format!("{:?}{suffix}", value as f32)
            }
            FloatLiteral::Suffix(suffix) => format!("{value:?}{suffix}"),
        },
        _ => format!("{value:?}"),
    }
}

/// `0x3p-1`: exact, where decimal digits that tell one `double` from all others may mean another value to a
/// wider type.
fn hexadecimal(value: f64) -> String {
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let exponent = ((value.to_bits() >> 52) & 0x7ff) as i32;
    let fraction = value.to_bits() & ((1 << 52) - 1);
    let (digits, exponent) =
        if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
    if digits == 0 {
        return format!("{sign}0x0p+0");
    }
    let zeros = digits.trailing_zeros();
    format!("{sign}{:#x}p{:+}", digits >> zeros, exponent + zeros.cast_signed())
}
