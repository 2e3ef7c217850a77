//! Address computations through a legalised structure.

use super::legal_layout::{LegalLayouts, MemberPlacement};
use crate::constant::{Const, Operand};
use crate::memory::Gep;
use crate::type_table::TypeTable;
use crate::types::{Type, TypeId};

/// Replaces the member indices of a path. A member of a memory location that starts at a byte becomes an element of its
/// byte array, unless the location is a single integer.
pub(super) fn rewrite(gep: &mut Gep, types: &TypeTable, layouts: &LegalLayouts) {
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
                push_member(&mut indices, layouts, at, member);
                at = types.element(at, member).unwrap_or(at);
            }
            (_, None) => indices.push(index),
        }
    }
    gep.indices = indices;
}

fn push_member(indices: &mut Vec<Operand>, layouts: &LegalLayouts, of: TypeId, index: u64) {
    let constant = |index: u64| Operand::from(Const::i32(index as i32));
    let Some(layout) = layouts.get(of) else { return indices.push(constant(index)) };
    match layout.placement(index) {
        MemberPlacement::Member(member) => indices.push(constant(u64::from(member))),
        MemberPlacement::Part { member, run, span } => {
            indices.push(constant(u64::from(member)));
            let into = span.first_byte().0 - run.start.0;
            if into > 0 {
                indices.push(constant(into));
            }
        }
    }
}

/// The constant index of a step into a structure; the verifier admits no other.
fn member(index: Operand) -> Option<u64> {
    match index {
        Operand::Const(Const::Int { value, .. }) => u64::try_from(value).ok(),
        Operand::Const(Const::Zero(_)) => Some(0),
        _ => None,
    }
}
