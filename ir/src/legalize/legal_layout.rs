//! The layout that replaces an explicitly packed structure: its memory locations, and the placement of each member.

use std::collections::BTreeMap;

use base::{Bits, Bytes};

use crate::type_table::TypeTable;
use crate::types::{Packing, TypeId};

/// A C11 memory location: a maximal sequence of adjacent integer members, by its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryLocation {
    pub start: Bytes,
    pub end: Bytes,
}

/// The bits of a member, counted from the start of the structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitSpan {
    pub start: Bits,
    pub width: Bits,
}

impl BitSpan {
    pub fn first_byte(self) -> Bytes {
        Bytes(self.start.0 / 8)
    }

    pub fn end_byte(self) -> Bytes {
        Bits(self.start.0 + self.width.0).bytes_ceil()
    }
}

/// The placement of an original member in the new structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberPlacement {
    /// A member of the same type, with this index.
    Member(u32),
    /// Part of member `member` of the new structure, which holds the memory location `run`.
    Part { member: u32, run: MemoryLocation, span: BitSpan },
}

/// The layout of the new structure.
#[derive(Debug, Default)]
pub struct LegalLayout {
    placements: Vec<MemberPlacement>,
    body: Vec<TypeId>,
}

impl LegalLayout {
    fn compute(types: &mut TypeTable, ty: TypeId) -> LegalLayout {
        let fields = types.fields(ty).map(<[TypeId]>::to_vec).unwrap_or_default();
        let mut layout = LegalLayout::default();
        let mut at = 0;
        while at < fields.len() {
            let run = fields[at..].iter().take_while(|&&field| types.int_width(field).is_some()).count();
            if run > 0 {
                layout.add_location(types, ty, &fields[at..at + run], at as u64);
            } else {
                layout.placements.push(MemberPlacement::Member(layout.body.len() as u32));
                layout.body.push(fields[at]);
            }
            at += run.max(1);
        }
        layout
    }

    /// Adds members `first` to `first + fields.len()` as one location: an array of bytes, or the integer itself if it
    /// fills whole bytes.
    fn add_location(&mut self, types: &mut TypeTable, ty: TypeId, fields: &[TypeId], first: u64) {
        let spans: Vec<_> = (first..).zip(fields).map(|(at, &field)| span(types, ty, at, field)).collect();
        let start = spans.first().map_or(Bytes(0), |span| span.first_byte());
        let end = spans.last().map_or(start, |span| span.end_byte());
        let (run, member) = (MemoryLocation { start, end }, self.body.len() as u32);
        match *fields {
            [only] if types.size(only).checked_bits() == Some(types.bit_width(only)) => self.body.push(only),
            _ => self.body.push(types.array(end.0 - start.0, TypeId::I8)),
        }
        self.placements.extend(spans.into_iter().map(|span| MemberPlacement::Part { member, run, span }));
    }

    /// The placement of the original member `index`.
    ///
    /// # Panics
    /// If there is no such member, which the verifier excludes.
    pub fn placement(&self, index: u64) -> MemberPlacement {
        self.placements[index as usize]
    }

    /// The placements of all original members, in order.
    pub fn placements(&self) -> &[MemberPlacement] {
        &self.placements
    }

    /// The members of the new structure.
    pub fn body(&self) -> &[TypeId] {
        &self.body
    }
}

/// The member's bits. The verifier has checked that every member has an offset.
fn span(types: &TypeTable, ty: TypeId, index: u64, field: TypeId) -> BitSpan {
    BitSpan { start: types.bit_offset(ty, index).unwrap_or_default(), width: types.bit_width(field) }
}

/// The layouts of a module's explicitly packed structures.
#[derive(Debug, Default)]
pub struct LegalLayouts(BTreeMap<TypeId, LegalLayout>);

impl LegalLayouts {
    pub fn compute(types: &mut TypeTable) -> LegalLayouts {
        let packed = |id: &TypeId| types.packing(*id) == Some(Packing::Bits);
        let ids: Vec<_> = types.iter().map(|(id, _)| id).filter(packed).collect();
        LegalLayouts(ids.into_iter().map(|id| (id, LegalLayout::compute(types, id))).collect())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn get(&self, ty: TypeId) -> Option<&LegalLayout> {
        self.0.get(&ty)
    }

    pub fn iter(&self) -> impl Iterator<Item = (TypeId, &LegalLayout)> {
        self.0.iter().map(|(&ty, layout)| (ty, layout))
    }
}
