//! Which arguments travel through `...` as they are.

use lang::{FloatType, IntType, Program, Type, typing};

/// True for a type that the default argument promotions (C11 6.5.2.2p6) leave as it is: no integer of lower rank
/// than `int` that would be promoted, no `float`; gcc and clang pass a `_Float16` as it is only where its own
/// promotion is not in question, so it counts as promoted, too.
fn is_unpromoted(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Float(float) => !matches!(float, FloatType::Half | FloatType::Float),
        Type::Int(_) | Type::Enum(_) => typing::integer(program, ty)
            .is_some_and(|int| int.is_bit_precise() || int.rank() >= IntType::Int.rank()),
        Type::Void | Type::Array(..) => false,
        _ => true,
    }
}

/// How many parameters of a variadic function must have names at least; `None` where there are no parameters. Records
/// have names unless they may travel through `...`.
pub(crate) fn named(program: &Program, params: &[Type], records: bool) -> Option<u32> {
    let travels = |ty: &&Type| is_unpromoted(program, ty) && (records || ty.as_record().is_none());
    let unnamed = params.iter().rev().take_while(travels).count();
    let most = params.len().checked_sub(1)?;
    Some((params.len() - unnamed.min(most)) as u32)
}
