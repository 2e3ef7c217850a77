//! Passes that simplify operands. Each rule maps an operand to a simpler constant of the same type.

use ir::{Const, Module, Operand, TypeId, TypeTable};

use super::zero;
use crate::SiteRange;

/// Applies a rule to every operand that it simplifies.
pub(super) fn rewrite(
    module: &mut Module,
    sites: &mut SiteRange,
    rule: fn(&TypeTable, Operand, TypeId) -> Option<Const>,
) {
    let Module { types, functions, .. } = module;
    for function in functions {
        let values = function.values.clone();
        for operand in function.operands_mut() {
            let simpler = operand.ty(&values).and_then(|ty| rule(types, *operand, ty));
            if let Some(simpler) = simpler
                && sites.next_is_chosen()
            {
                *operand = simpler.into();
            }
        }
    }
}

/// Replaces an operand by zero.
pub(super) fn to_zero(types: &TypeTable, operand: Operand, ty: TypeId) -> Option<Const> {
    let zero = zero(types, ty);
    (operand != Operand::Const(zero)).then_some(zero)
}

/// Replaces an integer constant above one by one.
pub(super) fn to_one(_: &TypeTable, operand: Operand, _: TypeId) -> Option<Const> {
    match operand {
        Operand::Const(Const::Int { ty, value }) if value > 1 => Some(Const::Int { ty, value: 1 }),
        _ => None,
    }
}

/// Halves an integer constant above two.
pub(super) fn halve(_: &TypeTable, operand: Operand, _: TypeId) -> Option<Const> {
    match operand {
        Operand::Const(Const::Int { ty, value }) if value > 2 => Some(Const::Int { ty, value: value / 2 }),
        _ => None,
    }
}
