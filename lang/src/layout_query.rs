//! Layout queries: the questions about the layout of every record that every compiler is asked, before anything is passed.
//!
//! Each engine answers the same questions in the same order; question `i` is observed at site
//! [`SITE_BASE`]` + i`. The reference evaluator has no layout and answers none.

use crate::{Field, Program, RecordId, Type};

/// Sites from here on are layout questions, below are the program's own.
pub const SITE_BASE: u32 = 0x8000_0000;

/// One question about a record's layout.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LayoutQuery {
    /// `sizeof`, in bytes: one observation.
    Size(RecordId),
    /// `_Alignof`, in bytes: one observation.
    Align(RecordId),
    /// `offsetof`, in bytes, of a named member that is no bit-field: one observation. The path goes from the
    /// record through anonymous members to the field.
    Offset(RecordId, Vec<u32>),
    /// The bytes of a zeroed record after an integer member or named bit-field is set to all ones (`_Bool`
    /// to 1; no member of a bit-precise type that is no bit-field): one observation for each eight bytes of the record, little-endian, the last padded with zero.
    /// Of a union every such member is asked, active or not.
    AllOnes(RecordId, Vec<u32>),
}

impl LayoutQuery {
    /// The record that the question is about.
    #[must_use]
    pub const fn record(&self) -> RecordId {
        match self {
            LayoutQuery::Size(id)
            | LayoutQuery::Align(id)
            | LayoutQuery::Offset(id, _)
            | LayoutQuery::AllOnes(id, _) => *id,
        }
    }
}

/// Every question about every record of a program, in table order.
#[must_use]
pub fn layout_queries(program: &Program) -> Vec<LayoutQuery> {
    let mut all = Vec::new();
    for (id, _) in program.records() {
        all.push(LayoutQuery::Size(id));
        all.push(LayoutQuery::Align(id));
        member_probes(program, id, id, &mut Vec::new(), &mut all);
    }
    all
}

fn member_probes(
    program: &Program,
    outer: RecordId,
    inner: RecordId,
    path: &mut Vec<u32>,
    all: &mut Vec<LayoutQuery>,
) {
    for (index, field) in (0u32..).zip(&program[inner].fields) {
        path.push(index);
        match &field.ty {
            Type::Record(id) if field.is_anonymous_record() => member_probes(program, outer, *id, path, all),
            _ => all.extend(field_probes(outer, field, path)),
        }
        path.pop();
    }
}

fn field_probes(outer: RecordId, field: &Field, path: &[u32]) -> impl Iterator<Item = LayoutQuery> {
    let named = field.name.is_some();
    let offset = (named && field.bits.is_none()).then(|| LayoutQuery::Offset(outer, path.to_vec()));
    // A `_BitInt` object has padding bits, which a store may set as it likes (psABI 3.1.2, "unspecified").
    let padded = field.bits.is_none() && matches!(&field.ty, Type::Int(int) if int.is_bit_precise());
    let ones =
        (named && field.ty.is_integer() && !padded).then(|| LayoutQuery::AllOnes(outer, path.to_vec()));
    offset.into_iter().chain(ones)
}
