//! `sret` of parameters, as promises about the pointer. LangRef "sret": loads and stores to the structure may be assumed by the callee not to
//! trap and to be properly aligned. LLVM takes the alignment of the type (`Value::getPointerAlignment`) and its size
//! (`Value::getPointerDereferenceableBytes`).

use std::borrow::Cow;

use ir::{Bytes, Module, Param, ParamAttrs, Passing};

/// The module with what `sret` promises as `align` and `dereferenceable` of the same parameters.
pub fn result_places_promised(module: &Module) -> Cow<'_, Module> {
    let promises = |param: &Param| promised(module, param).is_some_and(|attrs| attrs != param.attrs);
    if !module.functions.iter().any(|function| function.params.iter().any(promises)) {
        return Cow::Borrowed(module);
    }
    let mut explicit = module.clone();
    for function in &mut explicit.functions {
        for param in &mut function.params {
            param.attrs = promised(module, param).unwrap_or(param.attrs);
        }
    }
    Cow::Owned(explicit)
}

/// The attributes of a parameter by which a function returns a structure.
fn promised(module: &Module, param: &Param) -> Option<ParamAttrs> {
    let Passing::SRet(ty) = param.attrs.passing else { return None };
    if !module.types.is_sized(ty) {
        return None;
    }
    let size = module.types.store_size(ty);
    let known = param.attrs.dereferenceable.unwrap_or(Bytes(0));
    let dereferenceable = Some(known.max(size)).filter(|bytes| *bytes > Bytes(0));
    let align = Some(param.attrs.align.unwrap_or(module.types.align(ty)));
    Some(ParamAttrs { align, dereferenceable, ..param.attrs })
}
