//! What becomes of an explicitly packed structure: where its runs are, and where each member goes.

use std::collections::BTreeMap;

use crate::type_table::TypeTable;
use crate::types::{Packing, TypeId};
use crate::units::{Bits, Bytes};

/// A maximal sequence of integer members: a C11 memory location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) start: Bytes,
    pub(super) end: Bytes,
}

/// The bits of a member, from the start of the structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) start: Bits,
    pub(super) width: Bits,
}

impl Span {
    pub(super) fn first_byte(self) -> Bytes {
        Bytes(self.start.0 / 8)
    }

    pub(super) fn end_byte(self) -> Bytes {
        Bits(self.start.0 + self.width.0).to_bytes_ceil()
    }
}

/// What a member becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Home {
    /// A member by itself, of the same type.
    Member(u32),
    /// Part of the run that member `member` of the new structure is.
    Part { member: u32, run: Run, span: Span },
}

/// The new structure.
#[derive(Debug, Default)]
pub(super) struct Plan {
    homes: Vec<Home>,
    body: Vec<TypeId>,
}

impl Plan {
    fn of(types: &mut TypeTable, ty: TypeId) -> Plan {
        let fields = types.fields(ty).map(<[TypeId]>::to_vec).unwrap_or_default();
        let mut plan = Plan::default();
        let mut at = 0;
        while at < fields.len() {
            let run = fields[at..].iter().take_while(|&&field| types.int_width(field).is_some()).count();
            if run > 0 {
                plan.add_run(types, ty, &fields[at..at + run], at as u64);
            } else {
                plan.homes.push(Home::Member(plan.body.len() as u32));
                plan.body.push(fields[at]);
            }
            at += run.max(1);
        }
        plan
    }

    /// Members `first` to `first + fields.len()`: bytes, or the member where it is an integer as memory has them.
    fn add_run(&mut self, types: &mut TypeTable, ty: TypeId, fields: &[TypeId], first: u64) {
        let spans: Vec<_> = (first..).zip(fields).map(|(at, &field)| span(types, ty, at, field)).collect();
        let start = spans.first().map_or(Bytes(0), |span| span.first_byte());
        let end = spans.last().map_or(start, |span| span.end_byte());
        let (run, member) = (Run { start, end }, self.body.len() as u32);
        match *fields {
            [only] if types.size(only).checked_bits() == Some(types.bit_width(only)) => self.body.push(only),
            _ => self.body.push(types.array(end.0 - start.0, TypeId::I8)),
        }
        self.homes.extend(spans.into_iter().map(|span| Home::Part { member, run, span }));
    }

    /// What member `index` becomes.
    ///
    /// # Panics
    /// If there is no such member, which the verifier has excluded.
    pub(super) fn home(&self, index: u64) -> Home {
        self.homes[index as usize]
    }

    /// What every member becomes, in order.
    pub(super) fn homes(&self) -> &[Home] {
        &self.homes
    }

    /// The members of the new structure.
    pub(super) fn body(&self) -> &[TypeId] {
        &self.body
    }
}

/// The verifier has seen that every member starts somewhere.
fn span(types: &TypeTable, ty: TypeId, index: u64, field: TypeId) -> Span {
    Span { start: types.bit_offset(ty, index).unwrap_or_default(), width: types.bit_width(field) }
}

/// The plans of a module's explicitly packed structures.
#[derive(Debug, Default)]
pub(super) struct Plans(BTreeMap<TypeId, Plan>);

impl Plans {
    pub(super) fn of(types: &mut TypeTable) -> Plans {
        let packed = |id: &TypeId| types.packing(*id) == Some(Packing::Bits);
        let ids: Vec<_> = types.iter().map(|(id, _)| id).filter(packed).collect();
        Plans(ids.into_iter().map(|id| (id, Plan::of(types, id))).collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn get(&self, ty: TypeId) -> Option<&Plan> {
        self.0.get(&ty)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (TypeId, &Plan)> {
        self.0.iter().map(|(&ty, plan)| (ty, plan))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bodies(widths: &[u32], then: &[TypeId], more: &[u32]) -> Vec<u64> {
        let mut types = TypeTable::default();
        let mut fields: Vec<_> = widths.iter().map(|&width| types.int(width)).collect();
        fields.extend_from_slice(then);
        fields.extend(more.iter().map(|&width| types.int(width)));
        let ty = types.structure(&fields, Packing::Bits);
        let plans = Plans::of(&mut types);
        plans.get(ty).unwrap().body().iter().map(|&member| types.size(member).0).collect()
    }

    #[test]
    fn runs() {
        assert_eq!(bodies(&[3, 5], &[TypeId::PTR], &[7, 17]), [1, 8, 3]);
        assert_eq!(bodies(&[3, 5, 8, 32], &[], &[]), [6]);
        assert_eq!(bodies(&[], &[TypeId::FLOAT, TypeId::DOUBLE], &[]), [4, 8]);
    }

    #[test]
    fn a_boundary_ends_a_run() {
        let boundary = TypeTable::default().array(0, TypeId::I8);
        let mut types = TypeTable::default();
        assert_eq!(types.array(0, TypeId::I8), boundary);
        let ty = types.structure(&[TypeId::I8, boundary, TypeId::I8, TypeId::I16], Packing::Bits);
        let plans = Plans::of(&mut types);
        let run = |index| match plans.get(ty).unwrap().home(index) {
            Home::Part { run, .. } => Some((run.start.0, run.end.0)),
            Home::Member(_) => None,
        };
        assert_eq!([0, 1, 2, 3].map(run), [Some((0, 1)), None, Some((1, 4)), Some((1, 4))]);
    }
}
