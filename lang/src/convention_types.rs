//! The types of values that pass by a convention other than the platform's.

use crate::{Bits, CallingConvention, FloatType, PartType, Program, Signature, Type};

impl CallingConvention {
    /// True if a function of this signature may have the convention: every parameter has a name, and values of all types
    /// pass.
    #[must_use]
    pub fn takes(self, program: &Program, signature: &Signature) -> bool {
        let mut types = signature.ret.iter().chain(&signature.params);
        match self {
            CallingConvention::Platform => true,
            CallingConvention::Microsoft => {
                signature.tail.is_none() && types.all(|ty| passes_as_microsoft_says(program, ty))
            }
        }
    }
}

/// True if the x64 calling convention defines the passing and returning of the type, or gcc and clang agree where it does not. It knows no
/// `long double` other than `double`. It defines nothing for `_Float16`, `__fp16`, `__float128`, decimal types, vectors other
/// than `__m128`, records without a scalar or with a flexible array, and transparent unions: there gcc 12 and clang 19 differ.
fn passes_as_microsoft_says(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Void | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => true,
        // "Any argument that doesn't fit in 8 bytes … must be passed by reference"; where the result of one more than that is, it does not say.
        Type::Int(int) => !int.is_bit_precise() || int.width() <= Bits(64),
        Type::Float(float) => matches!(float, FloatType::Float | FloatType::Double),
        Type::Complex(PartType::Float(part)) => matches!(part, FloatType::Float | FloatType::Double),
        Type::Complex(PartType::Int(_)) => true,
        Type::Vector(lane, lanes) => lane_bits(lane) * u64::from(*lanes) == 128,
        Type::Array(..) => false,
        Type::Record(id) => {
            let record = &program[*id];
            has_scalar(program, ty) && !record.transparent && !ends_in_flexible_array(program, ty)
        }
    }
}

/// True if an object of the type has a scalar that a program may read.
fn has_scalar(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Record(id) => program[*id].live_fields().any(|(_, field)| has_scalar(program, &field.ty)),
        Type::Array(of, count) => *count > 0 && has_scalar(program, of),
        _ => true,
    }
}

/// The bits of a lane of a vector.
const fn lane_bits(lane: &Type) -> u64 {
    match lane {
        Type::Int(int) => int.width().0,
        Type::Float(float) => float.storage().0,
        _ => 0,
    }
}

/// True of a record with a flexible array member, in it or in a record that it contains.
fn ends_in_flexible_array(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Record(id) => program[*id]
            .fields
            .iter()
            .any(|field| field.flexible || ends_in_flexible_array(program, &field.ty)),
        _ => false,
    }
}
