//! Properties of signatures that show features.

use super::types::is_record;
use crate::{FloatType, Signature, Type};

/// True for more parameters than the registers of the AMD64 ABI take, a record counting as one of each kind
/// (psABI 3.2.3).
pub(super) fn exhausts_registers(called: &Signature) -> bool {
    let records = called.params.iter().filter(|ty| is_record(ty)).count();
    let floats = called.params.iter().filter(|ty| matches!(ty, Type::Float(_))).count();
    let others = called.params.len() - records - floats;
    others + records > 6 || floats + records > 8
}

/// True if records are not all that is passed.
pub(super) fn mixes_records(called: &Signature) -> bool {
    !called.params.iter().all(is_record)
}

/// True if a record follows this number of scalars for general and for vector registers.
pub(super) fn record_after(called: &Signature, is_enough: fn(u32, u32) -> bool) -> bool {
    let (mut general, mut vector) = (0, 0);
    for ty in &called.params {
        match ty {
            Type::Record(_) if is_enough(general, vector) => return true,
            Type::Float(FloatType::Float | FloatType::Double) => vector += 1,
            Type::Int(_) | Type::Enum(_) | Type::Pointer(_) => general += 1,
            _ => {}
        }
    }
    false
}
