//! Properties of records and members that show features.

use crate::{Field, IntType, Program, Record, Type, typing};

pub(super) fn is_named_bit_field(field: &Field) -> bool {
    field.name.is_some() && field.bits.is_some()
}

/// True if a bit-field is of a standard integer type other than `_Bool` and `int`, or of an enumeration.
pub(super) fn is_bit_field_of_other_type(field: &Field) -> bool {
    let is_other = match &field.ty {
        Type::Int(IntType::Bool | IntType::Int | IntType::UInt) => false,
        Type::Int(int) => !int.is_extended(),
        ty => matches!(ty, Type::Enum(_)),
    };
    field.bits.is_some() && is_other
}

/// The type of the elements of an array with a length.
pub(super) fn elements(field: &Field) -> Option<&Type> {
    (matches!(field.ty, Type::Array(..)) && !field.flexible).then(|| field.ty.element())
}

/// True if a bit-field is as wide as its type; one of a `_Bool` always is.
pub(super) fn has_full_width(program: &Program, record: &Record) -> bool {
    let is_full = |field: &Field| {
        let int = typing::integer(program, &field.ty).filter(|int| *int != IntType::Bool);
        field.bits.is_some() && field.bits == int.map(IntType::width)
    };
    record.fields.iter().any(is_full)
}

pub(super) fn has_anonymous_union(program: &Program, record: &Record) -> bool {
    let is_union = |field: &Field| field.ty.as_record().is_some_and(|id| program[id].is_union());
    record.fields.iter().any(|field| field.is_anonymous_record() && is_union(field))
}

/// True of a record without members, or only with such members or unnamed bit-fields.
pub(super) fn is_hollow(program: &Program, record: &Record) -> bool {
    record.fields.iter().all(|field| {
        field.is_unnamed_bit_field()
            || (field.ty.is_array_of_none() && !field.flexible)
            || field.ty.as_record().is_some_and(|id| is_hollow(program, &program[id]))
    })
}

/// True if something packed has an alignment of its own, inside or on it.
pub(super) fn is_aligned_inside_packed(program: &Program, record: &Record) -> bool {
    let is_packed = record.packed || record.pragma_pack.is_some();
    let by_member =
        |field: &Field| field.packed && (field.aligned.is_some() || holds_alignment(program, &field.ty));
    (is_packed && has_own_alignment(program, record)) || record.fields.iter().any(by_member)
}

/// True if a record, a member of it, or what that holds, has an alignment of its own.
fn has_own_alignment(program: &Program, record: &Record) -> bool {
    let own = |field: &Field| {
        field.aligned.is_some()
            || (field.typedef_align.is_some() && field.bits.is_none())
            || holds_alignment(program, &field.ty)
    };
    record.aligned.is_some() || record.fields.iter().any(own)
}

fn holds_alignment(program: &Program, ty: &Type) -> bool {
    ty.element().as_record().is_some_and(|id| has_own_alignment(program, &program[id]))
}
