//! Parameters without names (C11 6.7.6.3p9, 7.16).

use super::error::{Check, Violation, describe, require};
use crate::{Function, Program, Signature, Type, VariadicPassing, typing};

/// Arguments for `...` are promoted by the caller and read as the promoted type (C11 6.5.2.2p6, 7.16.1.1p2); the last named parameter has a
/// type that promotions leave alone (7.16.1.4p4).
pub(super) fn signature(program: &Program, signature: &Signature) -> Check {
    let Some(tail) = signature.tail else { return Ok(()) };
    let ty = |ty: &Type| describe(program, ty);
    let named = tail.named as usize;
    let exist = named <= signature.params.len();
    require(exist, || Violation::UnknownId { table: "parameter", index: tail.named })?;
    if tail.passing == VariadicPassing::Ellipsis {
        let last = named.checked_sub(1).map(|last| &signature.params[last]);
        let stays = last.is_some_and(|last| typing::survives_default_promotion(program, last));
        require(stays, || Violation::LastNamed { ty: last.map_or_else(|| "void".into(), ty) })?;
    }
    signature.params[named..].iter().try_for_each(|param| {
        let stays = typing::survives_default_promotion(program, param) && !has_unnamed(param);
        require(stays, || Violation::UnnamedType { ty: ty(param) })
    })
}

/// A pointer's text names what travels unnamed in a comment, which holds no other.
fn has_unnamed(ty: &Type) -> bool {
    match ty {
        Type::Pointer(of) | Type::Array(of, _) => has_unnamed(of),
        Type::FunctionPointer(signature) => {
            signature.tail.is_some() || signature.ret.iter().chain(&signature.params).any(has_unnamed)
        }
        _ => false,
    }
}

/// The head of a function.
pub(super) fn function(program: &Program, function: &Function) -> Check {
    if function.tail.is_some() {
        signature(program, &function.signature())?;
    }
    let Some(va_copy_before) = function.va_copy_before else { return Ok(()) };
    let travels = function.tail.is_some_and(|tail| (tail.named..function.params).contains(&va_copy_before));
    require(travels, || Violation::ListCopied(va_copy_before))
}
