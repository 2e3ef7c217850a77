//! `__attribute__((scalar_storage_order("big-endian")))`, which gcc has.

use crate::{Field, FloatType, Program, Record, Target, Type};

/// True if gcc lets the scalars of a record lie as on a big-endian platform, and an access means the same as without: a program cannot tell, as
/// long as it reads no bytes. Members that are records have their own order, and pointers the platform's (GNU C manual, "Common Type
/// Attributes"). Left out are
///
/// - `long double` on x86-64, for which gcc is "sorry, unimplemented: reverse storage order for XFmode";
/// - pointers, of which gcc 12 takes no address constant in such a record for one ("initializer element is not constant");
/// - vectors, which have the platform's order by the manual; but gcc 11 and 12 at -O0 reverse the bytes of a lane that is read by itself;
/// - complex numbers, which are read as a whole, `_BitInt`, `_Float16`, `__fp16` and decimal types;
/// - `_Atomic`, a type aligned by a `typedef`, and the other attributes that change what a record is: `ms_struct`, `transparent_union`.
#[must_use]
pub fn record_can_be_big_endian(program: &Program, record: &Record) -> bool {
    let can_be = |field: &Field| {
        let ty_can_be = match field.ty.element() {
            Type::Int(int) => !int.is_bit_precise(),
            Type::Float(FloatType::LongDouble) => program.target != Target::X86_64Linux,
            Type::Float(float) => matches!(float, FloatType::Float | FloatType::Double | FloatType::Quad),
            Type::Enum(id) => program[*id].aligned.is_none(),
            Type::Record(_) => true,
            Type::Pointer(_) | Type::FunctionPointer(_) => false,
            Type::Void | Type::Array(..) | Type::Complex(_) | Type::Vector(..) => false,
        };
        ty_can_be && !field.atomic && field.typedef_align.is_none()
    };
    !record.ms_struct && !record.transparent && record.fields.iter().all(can_be)
}

/// True if a member of a record, or its elements, lie with the most significant byte or bit first.
#[must_use]
pub fn lies_big_endian(record: &Record, field: &Field) -> bool {
    record.big_endian && matches!(field.ty.element(), Type::Int(_) | Type::Enum(_) | Type::Float(_))
}
