//! Paths through a structure that is replaced.

use super::plan::{Home, Plans};
use crate::constant::{Const, Operand};
use crate::memory::Gep;
use crate::type_table::TypeTable;
use crate::types::{Type, TypeId};

/// Renames the members on the path. A member of a run that starts at a byte is one of the run's bytes, unless it is
/// the whole run.
pub(super) fn rewrite(gep: &mut Gep, types: &TypeTable, plans: &Plans) {
    let Some((&first, path)) = gep.indices.split_first() else { return };
    let mut indices = vec![first];
    let mut at = gep.source;
    for &index in path {
        match (types.get(at), member(index)) {
            (Type::Array(_, element) | Type::Vector(_, element), _) => {
                indices.push(index);
                at = *element;
            }
            (_, Some(member)) => {
                push_member(&mut indices, plans, at, member);
                at = types.element(at, member).unwrap_or(at);
            }
            (_, None) => indices.push(index),
        }
    }
    gep.indices = indices;
}

fn push_member(indices: &mut Vec<Operand>, plans: &Plans, of: TypeId, index: u64) {
    let constant = |index: u64| Operand::from(Const::i32(index as i32));
    let Some(plan) = plans.get(of) else { return indices.push(constant(index)) };
    match plan.home(index) {
        Home::Member(member) => indices.push(constant(u64::from(member))),
        Home::Part { member, run, span } => {
            indices.push(constant(u64::from(member)));
            let into = span.first_byte().0 - run.start.0;
            if into > 0 {
                indices.push(constant(into));
            }
        }
    }
}

/// The index of a step into a structure: the verifier lets through constants only.
fn member(index: Operand) -> Option<u64> {
    match index {
        Operand::Const(Const::Int { value, .. }) => u64::try_from(value).ok(),
        Operand::Const(Const::Zero(_)) => Some(0),
        _ => None,
    }
}
