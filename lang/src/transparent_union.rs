//! `__attribute__((transparent_union))`.

use crate::{Bits, Field, IntType, Program, Record, Type};

/// True if gcc and clang both let a union be transparent (GNU C manual, "Common Type Attributes", `transparent_union`: "All members of the
/// union must have the same machine representation", so that a `_Bool`, of which clang 22 passes one bit, is beside no `char`). The first member is an integer, an enumeration or a pointer: clang refuses a
/// floating type or a vector there. The others are scalars of its size; gcc refuses a smaller one in the first place, clang one of another
/// size anywhere. Left out are
///
/// - attributes of layout, because clang compares alignments and gcc machine modes;
/// - bit-fields, whose mode is that of their width to gcc, and `_Atomic` and `_BitInt`, which are passed by rules of their own;
/// - members that are records or arrays, though both take them after the first.
#[must_use]
pub fn union_can_be_transparent(program: &Program, record: &Record) -> bool {
    let size = |field: &Field| scalar_size(program, field);
    let first = record.fields.first().filter(|field| !matches!(field.ty, Type::Float(_))).and_then(size);
    let is_laid_out = record.packed || record.aligned.is_some() || record.pragma_pack.is_some();
    record.is_union()
        && !is_laid_out
        && first.is_some_and(|first| record.fields.iter().all(|field| size(field) == Some(first)))
        && (record.fields.iter().all(is_bool) || !record.fields.iter().any(is_bool))
}

fn is_bool(field: &Field) -> bool {
    field.ty == Type::Int(IntType::Bool)
}

/// The size of a plain scalar member.
fn scalar_size(program: &Program, field: &Field) -> Option<Bits> {
    let is_laid_out = field.packed || field.aligned.is_some() || field.typedef_align.is_some();
    if is_laid_out || field.atomic || field.bits.is_some() {
        return None;
    }
    match &field.ty {
        Type::Int(int) => Some(int.storage()).filter(|_| !int.is_bit_precise()),
        Type::Enum(id) => {
            Some(program[*id].underlying().storage()).filter(|_| program[*id].aligned.is_none())
        }
        Type::Pointer(_) | Type::FunctionPointer(_) => Some(IntType::ULong.storage()),
        Type::Float(float) => Some(float.storage()),
        Type::Void | Type::Array(..) | Type::Complex(_) | Type::Vector(..) | Type::Record(_) => None,
    }
}

/// The type as which an argument of a type is passed: of a transparent union that of its first member, of which a `_Bool` is passed as
/// the `unsigned char` in its byte.
#[must_use]
pub fn type_as_passed<'a>(program: &'a Program, ty: &'a Type) -> &'a Type {
    static BYTE: Type = Type::Int(IntType::UChar);
    match first_of_transparent(program, ty) {
        Some(Type::Int(IntType::Bool)) => &BYTE,
        Some(first) => first,
        None => ty,
    }
}

fn first_of_transparent<'a>(program: &'a Program, ty: &Type) -> Option<&'a Type> {
    let record = &program[ty.as_record()?];
    record.fields.first().filter(|_| record.transparent).map(|field| &field.ty)
}
