//! `_Atomic` members.

use crate::{Field, IntType, Program, Target, Type};

/// True if a member of this type can be `_Atomic`: an integer, enumeration or pointer that one access of the machine reads or writes,
/// no bit-field (C11 6.7.2.1p5) and none whose alignment something lowers. A program of one thread cannot tell
/// it from one that is not, but where it is passed. Left out are
///
/// - floating types, for which gcc's compound assignments call libatomic, and integers of more than 64 bits, which all accesses do;
/// - on RISC-V types of fewer than 32 bits, of which gcc before 14 calls it to change one;
/// - records, a member of which no program may access (C11 6.5.2.3p5): clang rounds their sizes up to those of the machine's accesses, and
///   gcc only aligns those that have such a size.
///
/// A program takes the address of none, which is of another type, and reads none out of what is no lvalue: clang does not drop `_Atomic` there.
#[must_use]
pub fn field_can_be_atomic(program: &Program, field: &Field) -> bool {
    let storage = match &field.ty {
        Type::Int(int) if IntType::STANDARD.contains(int) => int.storage().0,
        Type::Enum(id) => program[*id].underlying().storage().0,
        Type::Pointer(_) => 64,
        _ => return false,
    };
    let is_lowered = field.packed || field.typedef_align.is_some();
    let has_access = storage >= 32 || program.target != Target::RiscV64Linux;
    has_access && field.name.is_some() && field.bits.is_none() && !is_lowered
}
