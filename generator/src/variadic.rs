//! The types that pass through `...` unpromoted.

use lang::{FloatType, IntType, Program, Type, typing};

/// True for a type that the default argument promotions (C11 6.5.2.2p6) leave as it is: no `float`, and no integer of
/// lower rank than `int` unless it is bit-precise. `_Float16` counts as promoted, because gcc and clang do not agree
/// on it everywhere.
fn is_unpromoted(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Float(float) => *float >= FloatType::Double,
        Type::Int(_) | Type::Enum(_) => typing::integer(program, ty)
            .is_some_and(|int| int.is_bit_precise() || int.rank() >= IntType::Int.rank()),
        // `va_arg` takes the name of a type with `*` after it for a pointer to the type (C11 7.16.1.1p2).
        Type::Void | Type::Array(..) | Type::FunctionPointer(_) => false,
        _ => true,
    }
}

/// The possible numbers of named parameters of a variadic function, ascending: all unnamed ones, and the last named one
/// (C11 7.16.1.4p4), have types that promotion leaves as they are; unnamed records only if `records` allows them.
pub(crate) fn named(program: &Program, params: &[Type], records: bool) -> Vec<u32> {
    let travels = |ty: &&Type| is_unpromoted(program, ty) && (records || ty.as_record().is_none());
    let unnamed = params.iter().rev().take_while(travels).count();
    let from = (params.len() - unnamed).max(1);
    let last_is_unpromoted = |named: &usize| is_unpromoted(program, &params[named - 1]);
    (from..=params.len()).filter(last_is_unpromoted).map(|named| named as u32).collect()
}
