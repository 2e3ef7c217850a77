//! `nofpclass`: engines look at the bits of a number, as an integer, whose type the module may not have.

use std::borrow::Cow;

use ir::{Module, ParamAttrs, Type, TypeId, TypeTable};

use crate::outcome::Unsupported;

/// The refusal of numbers whose bits do not tell their class by themselves, such as those of `x86_fp80`.
pub const NO_PATTERNS: Unsupported =
    Unsupported::Instruction("nofpclass of what is no number or vector of IEEE 754");

/// Adds the types of integers for the numbers of which classes are promised.
pub(super) fn add_types(module: &mut Cow<'_, Module>) {
    let mut types: Vec<TypeId> = Vec::new();
    {
        let mut promised = |attrs: &ParamAttrs, ty: TypeId| {
            if !attrs.no_fp_class.is_empty() && !types.contains(&ty) {
                types.push(ty);
            }
        };
        for function in &module.functions {
            promised(&function.ret_attrs, function.ret);
            function.params.iter().for_each(|param| promised(&param.attrs, param.ty));
            for call in function.calls() {
                promised(&call.ret_attrs, call.ret);
                let typed =
                    call.args.iter().filter_map(|(value, attrs)| Some((attrs, value.ty(&function.values)?)));
                typed.for_each(|(attrs, ty)| promised(attrs, ty));
            }
        }
    }
    // Only now, so that a module without such promises is not copied.
    for ty in types {
        let table = &mut module.to_mut().types;
        if table.is_float(table.scalar(ty)) {
            let width = table.bit_width(table.scalar(ty)).0 as u32;
            let lane = table.int(width);
            table.like(ty, lane);
        }
    }
}

/// The type of the bits of a number or a vector of them, once it is added.
pub fn bits_type(types: &TypeTable, ty: TypeId) -> Option<TypeId> {
    let lane = types.scalar(ty);
    let width = u32::try_from(types.bit_width(lane).0).ok().filter(|_| types.is_float(lane))?;
    let number = types.find(&Type::Int(width))?;
    match types.lanes(ty) {
        Some(lanes) => types.find(&lanes.vector_of(number)),
        None => Some(number),
    }
}
