//! clang's deviations from steps of AAPCS64.

use lang::{Align, Field, IntType, Record, Type};

use crate::abi::aarch64::{Argument, Class, DOUBLE_WORD, QUAD_ALIGN, QUAD_WORD, VECTOR, natural_alignment};
use crate::abi::quirks::is_memberless;
use crate::abi::{Context, Location, Role, VaArg};

pub(super) fn without_members(context: Context<'_>, ty: &Type, class: Class) -> Class {
    let is_empty = ty.as_record().is_some_and(|id| is_memberless(context.program, id));
    if is_empty { Class::Nothing } else { class }
}

pub(super) fn with_members(context: Context<'_>, _: &Record, field: &Field, is_member: bool) -> bool {
    let record = field.ty.element().as_record().filter(|_| !field.ty.is_array_of_none());
    is_member && !(field.bits.is_none() && record.is_some_and(|id| is_memberless(context.program, id)))
}

pub(super) fn fetched_without_members(
    context: Context<'_>,
    ty: &Type,
    role: Role,
    argument: Argument,
) -> Argument {
    if argument.class != Class::Nothing || role != Role::VaArg(VaArg::Compiler) || argument.size.0 == 0 {
        return argument;
    }
    let align = natural_alignment(context, ty);
    Argument { class: Class::Composite, stacked: align, even: align >= QUAD_ALIGN, ..argument }
}

/// Unless the record is aligned beyond its members, which `alignstack` expresses.
pub(super) fn aligned_as_members(_: Context<'_>, _: &Type, role: Role, argument: Argument) -> Argument {
    match (argument.class, role) {
        (Class::Homogeneous(of), Role::Named | Role::Unnamed) => {
            let member = Align::from_bytes(of.base.size().0).unwrap_or(argument.align);
            Argument { stacked: argument.align.max(member).min(QUAD_ALIGN), ..argument }
        }
        _ => argument,
    }
}

pub(super) fn fetched_bit_int(_: Context<'_>, ty: &Type, role: Role, argument: Argument) -> Argument {
    let is_bit_int = matches!(ty, Type::Int(IntType::BitInt(_) | IntType::UBitInt(_)));
    if !is_bit_int || argument.size != QUAD_WORD || role != Role::VaArg(VaArg::Compiler) {
        return argument;
    }
    Argument { align: Align::EIGHT, stacked: Align::EIGHT, even: false, ..argument }
}

pub(super) fn short_vector_result(context: Context<'_>, ty: &Type, place: Location) -> Location {
    let is_short = matches!(ty, Type::Vector(..)) && context.layouts.size(ty) < DOUBLE_WORD;
    if is_short { Location::Registers(&VECTOR[..1]) } else { place }
}
