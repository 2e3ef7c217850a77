//! Which arguments travel through `...` as they are.

use lang::{FloatType, IntType, Program, Type, typing};

/// True for a type that the default argument promotions (C11 6.5.2.2p6) leave as it is: no integer of lower rank
/// than `int` that would be promoted, no `float`; gcc and clang pass a `_Float16` as it is only where its own
/// promotion is not in question, so it counts as promoted, too.
fn is_unpromoted(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Float(float) => !matches!(float, FloatType::Storage16 | FloatType::Half | FloatType::Float),
        Type::Int(_) | Type::Enum(_) => typing::integer(program, ty)
            .is_some_and(|int| int.is_bit_precise() || int.rank() >= IntType::Int.rank()),
        // `va_arg` takes the name of a type with `*` behind it for a pointer to the type (C11 7.16.1.1p2).
        Type::Void | Type::Array(..) | Type::FunctionPointer(_) => false,
        _ => true,
    }
}

/// How many parameters of a variadic function may have names, ascending: the others travel as they are, records only
/// where they may, and so does the last that has one (C11 7.16.1.4p4).
pub(crate) fn named(program: &Program, params: &[Type], records: bool) -> Vec<u32> {
    let travels = |ty: &&Type| is_unpromoted(program, ty) && (records || ty.as_record().is_none());
    let unnamed = params.iter().rev().take_while(travels).count();
    let from = (params.len() - unnamed).max(1);
    let last_is_unpromoted = |named: &usize| is_unpromoted(program, &params[named - 1]);
    (from..=params.len()).filter(last_is_unpromoted).map(|named| named as u32).collect()
}
