//! Properties of the types of values.

use lang::{Bits, IntType, Type};

pub(super) fn one_lane_vector(ty: &Type) -> bool {
    matches!(ty, Type::Vector(of, 1) if matches!(**of, Type::Float(_)))
}

pub(super) fn quad_word_bit_int(ty: &Type) -> bool {
    matches!(ty, Type::Int(IntType::BitInt(width) | IntType::UBitInt(width)) if *width > 64)
}

pub(super) fn wide_vector(ty: &Type) -> bool {
    vector_bits(ty).is_some_and(|bits| bits > Bits(128))
}

pub(super) fn vector_bits(ty: &Type) -> Option<Bits> {
    let Type::Vector(of, lanes) = ty else { return None };
    let lane = match **of {
        Type::Int(int) => int.storage(),
        Type::Float(float) => float.storage(),
        _ => return None,
    };
    Some(lane * u64::from(*lanes))
}
