//! Properties of records.

use lang::{
    Align, Bits, Bytes, Field, FloatType, IntType, PartType, Program, Record, RecordId, Type, typing,
};
use lowering::abi::quirks::is_memberless;
use lowering::layout::Layouts;

use super::values::{one_lane_vector, wide_vector};

pub(super) fn some_field(
    program: &Program,
    id: RecordId,
    has: impl Fn(&Record, &Field, Bits) -> bool,
) -> bool {
    let record = &program[id];
    record.fields.iter().any(|field| field.bits.is_some_and(|bits| has(record, field, bits)))
}

pub(super) fn under_aligned_bit_field(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        let declared = typing::integer(program, &field.ty).map(IntType::storage);
        let below = field.aligned.is_some_and(|aligned| Some(aligned.bits()) < declared);
        let plain = !record.packed && !field.packed && record.pragma_pack.is_none() && !record.is_union();
        below && plain && bits != Bits::ZERO
    })
}

pub(super) fn bit_field_aligned_above_pragma_pack(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        let above = field.aligned.zip(record.pragma_pack).is_some_and(|(aligned, pack)| aligned > pack);
        above && bits != Bits::ZERO
    })
}

pub(super) fn unnamed_bit_field(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        field.name.is_none() && (bits != Bits::ZERO || record.is_union())
    })
}

pub(super) fn memberless_record(program: &Program, id: RecordId) -> bool {
    let fields = &program[id].fields;
    !fields.is_empty() && fields.iter().all(Field::is_unnamed_bit_field)
}

pub(super) fn long_memberless_record(program: &Program, id: RecordId) -> bool {
    let is_long = |layouts: Layouts| layouts[id].size > Bytes(16);
    is_memberless(program, id) && Layouts::compute(program).is_ok_and(is_long)
}

pub(super) fn empty_member(program: &Program, id: RecordId) -> bool {
    fn is_empty(program: &Program, ty: &Type) -> bool {
        let Type::Record(id) = ty.element() else { return false };
        program[*id].fields.iter().all(|field| field.bits.is_none() && is_empty(program, &field.ty))
    }
    program[id].fields.iter().any(|field| is_empty(program, &field.ty))
}

pub(super) fn is_lowered(record: &Record, field: &Field) -> bool {
    let below = |align: Option<Align>| align.is_some_and(|align| align < Align::SIXTEEN);
    record.packed || field.packed || below(record.pragma_pack) || below(field.typedef_align)
}

pub(super) fn lowered_quad_word_bit_field(program: &Program, id: RecordId) -> bool {
    some_quad_word_bit_field(program, id, is_lowered)
}

pub(super) fn quad_word_bit_field_of_microsoft(program: &Program, id: RecordId) -> bool {
    some_quad_word_bit_field(program, id, |record, _| record.ms_struct)
}

/// True if a bit-field of more than zero bits of a type of 16 bytes has a property.
fn some_quad_word_bit_field(program: &Program, id: RecordId, has: impl Fn(&Record, &Field) -> bool) -> bool {
    some_field(program, id, |record, field, bits| {
        let int = typing::integer(program, &field.ty);
        let is_quad = int.is_some_and(|int| int.width() > Bits(64));
        is_quad && has(record, field) && bits != Bits::ZERO
    })
}

/// A structure of nothing but a complex integer, fields apart that are ignored where structures are flattened.
pub(super) fn only_complex_integer(program: &Program, id: RecordId) -> bool {
    fn has_no_members(program: &Program, ty: &Type) -> bool {
        let record = ty.element().as_record().map(|id| &program[id]);
        record.is_some_and(|record| record.fields.iter().all(|field| is_ignored(program, field)))
    }
    fn is_ignored(program: &Program, field: &Field) -> bool {
        field.is_unnamed_bit_field() || field.bits.is_none() && has_no_members(program, &field.ty)
    }
    let mut fields = program[id].fields.iter().filter(|field| !is_ignored(program, field));
    let (Some(field), None, false) = (fields.next(), fields.next(), program[id].is_union()) else {
        return false;
    };
    match field.ty.element() {
        Type::Complex(PartType::Int(_)) => true,
        Type::Record(inner) => only_complex_integer(program, *inner),
        _ => false,
    }
}

/// A floating type or vector of 16 bytes, or a record that may hold one and nothing else.
pub(super) fn may_be_quad_word(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Float(float) | Type::Complex(PartType::Float(float)) => float.exceeds_double(),
        Type::Vector(..) => true,
        Type::Record(id) => {
            program[*id].fields.iter().any(|field| may_be_quad_word(program, field.ty.element()))
        }
        _ => false,
    }
}

pub(super) fn misaligned_member_record(program: &Program, id: RecordId) -> bool {
    let record = &program[id];
    let lowers = |field: &Field| {
        record.packed || field.packed || record.pragma_pack.is_some() || field.typedef_align.is_some()
    };
    record.fields.iter().any(|field| lowers(field) && matches!(field.ty.element(), Type::Record(_)))
}

pub(super) fn array_of_packed_records(program: &Program, id: RecordId) -> bool {
    let packed = |inner: &Record| {
        let lowers = |field: &Field| field.packed || field.typedef_align.is_some();
        inner.packed || inner.pragma_pack.is_some() || inner.fields.iter().any(lowers)
    };
    let arrays = program[id].fields.iter().filter(|field| matches!(field.ty, Type::Array(..)));
    arrays.filter_map(|field| field.ty.element().as_record()).any(|inner| packed(&program[inner]))
}

pub(super) fn full_width_bit_field_under_pragma_pack(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        matches!(bits.0, 16 | 32 | 64) && record.pragma_pack.is_some() && !record.packed && !field.packed
    })
}

pub(super) fn bit_field_in_union(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, _, bits| record.is_union() && bits > Bits(8))
}

pub(super) fn bit_int_in_union(program: &Program, id: RecordId) -> bool {
    fn has(program: &Program, ty: &Type) -> bool {
        match ty {
            Type::Int(int) => int.is_bit_precise(),
            Type::Record(id) => program[*id].fields.first().is_some_and(|field| has(program, &field.ty)),
            _ => false,
        }
    }
    program[id].is_union() && program[id].fields.iter().any(|field| has(program, &field.ty))
}

pub(super) fn flexible_array_member(program: &Program, id: RecordId) -> bool {
    program[id].fields.last().is_some_and(|field| field.flexible)
}

pub(super) fn one_lane_vector_member(program: &Program, id: RecordId) -> bool {
    program[id].fields.iter().any(|field| one_lane_vector(field.ty.element()))
}

pub(super) fn halves(program: &Program, id: RecordId) -> bool {
    fn count(program: &Program, ty: &Type) -> u64 {
        match ty {
            Type::Float(FloatType::Half) => 1,
            Type::Array(of, many) => u64::from(*many) * count(program, of),
            Type::Record(id) => program[*id].fields.iter().map(|field| count(program, &field.ty)).sum(),
            _ => 0,
        }
    }
    count(program, &Type::Record(id)) > 1
}

/// True if a record holds a value of such a type.
pub(super) fn holds(program: &Program, id: RecordId, is: fn(&Type) -> bool) -> bool {
    program[id].fields.iter().any(|field| match field.ty.element() {
        Type::Record(inner) => holds(program, *inner, is),
        other => is(other),
    })
}

pub(super) fn empty_beside_wide_vector(program: &Program, id: RecordId) -> bool {
    fn is_empty(program: &Program, field: &Field) -> bool {
        let Type::Record(inner) = field.ty.element() else { return false };
        program[*inner].fields.iter().all(|field| field.is_unnamed_bit_field() || is_empty(program, field))
    }
    let some_empty = program[id].fields.iter().any(|field| is_empty(program, field));
    some_empty && !program[id].is_union() && holds(program, id, wide_vector)
}
