//! Features of records.

use lang::{Bits, Field, IntType, Program, Record, Type, typing};

use super::features_if;
use crate::feature::Features;

/// The features of a record and its fields.
pub(super) fn features(program: &Program, record: &Record) -> Features {
    let own = features_if(record.is_union(), Features::UNION)
        | features_if(record.packed, Features::PACKED_RECORD)
        | features_if(record.aligned.is_some(), Features::ALIGNED_RECORD)
        | features_if(record.pragma_pack.is_some(), Features::PRAGMA_PACK)
        | features_if(record.ms_struct, Features::MS_STRUCT)
        | features_if(record.transparent, Features::TRANSPARENT_UNION)
        | features_if(record.big_endian, Features::STORAGE_ORDER);
    let scalars = record.live_fields().next().is_some();
    let own = own
        | features_if(record.fields.is_empty(), Features::EMPTY_RECORD)
        | features_if(!scalars && !record.fields.is_empty(), Features::UNNAMED_RECORD);
    record.fields.iter().fold(own, |found, field| found | of_field(program, field))
}

fn of_field(program: &Program, field: &Field) -> Features {
    let attributes = features_if(field.packed, Features::PACKED_FIELD)
        | features_if(field.volatile, Features::VOLATILE_FIELD);
    let typedef = match (field.typedef_align, field.bits) {
        (Some(_), Some(_)) => Features::ALIGNED_BIT_FIELD_TYPE,
        (Some(_), None) => Features::ALIGNED_TYPEDEF,
        (None, _) => Features::empty(),
    };
    let attributes = attributes | typedef | features_if(field.atomic, Features::ATOMIC_FIELD);
    let aligned = match (field.aligned, field.bits) {
        (Some(_), Some(_)) => Features::ALIGNED_BIT_FIELD,
        (Some(_), None) => Features::ALIGNED_FIELD,
        (None, _) => Features::empty(),
    };
    let kind = match field.bits {
        Some(bits) => of_bits(program, field, bits),
        None => of_member(program, field),
    };
    attributes | aligned | kind
}

fn of_bits(program: &Program, field: &Field, bits: Bits) -> Features {
    let int = typing::integer(program, &field.ty);
    let full = int.is_some_and(|int| int != IntType::Bool && bits == int.width());
    let sizes = features_if(bits > IntType::Int.width(), Features::WIDE_BIT_FIELD)
        | features_if(full, Features::FULL_BIT_FIELD);
    let kind = match &field.ty {
        _ if bits == Bits::ZERO => Features::ZERO_WIDTH,
        _ if field.name.is_none() => Features::UNNAMED_BIT_FIELD,
        Type::Enum(_) => Features::ENUM_BIT_FIELD | super::of_type(program, &field.ty),
        Type::Int(IntType::Bool) => Features::BOOL_BIT_FIELD,
        Type::Int(IntType::Int128 | IntType::UInt128) => {
            Features::BIT_FIELD | Features::INT128_BIT_FIELD | Features::INT128
        }
        Type::Int(int) if int.is_bit_precise() => {
            Features::BIT_FIELD | Features::BIT_INT_BIT_FIELD | super::of_type(program, &field.ty)
        }
        _ => Features::BIT_FIELD,
    };
    sizes | kind
}

fn of_member(program: &Program, field: &Field) -> Features {
    match &field.ty {
        Type::Record(id) if field.is_anonymous_record() => {
            Features::ANONYMOUS_RECORD | features_if(program[*id].is_union(), Features::ANONYMOUS_UNION)
        }
        Type::Array(_, 0) => Features::FLEXIBLE_ARRAY,
        Type::Record(_) => Features::NESTED_RECORD,
        Type::Array(of, _) if of.as_record().is_some() => Features::RECORD_ARRAY,
        Type::Array(of, _) => Features::ARRAY_FIELD | super::of_type(program, of),
        Type::Float(_) => Features::FLOAT_FIELD | super::of_type(program, &field.ty),
        Type::Pointer(_) | Type::FunctionPointer(_) => Features::POINTER_FIELD,
        other => super::of_type(program, other),
    }
}
