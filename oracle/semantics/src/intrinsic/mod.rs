//! Intrinsics that are functions of their arguments alone, as IR.
//!
//! Their meaning is written once, as IR text ([`bodies`], [`vectors`]). [`expand`] gives each declaration of such an
//! intrinsic its body before an engine runs the module, so that the engines know none of them. An engine must choose the
//! undef bits of an argument once, at the call, because a body may use a parameter several times.

mod bodies;
mod exact;
mod template;
mod vectors;
#[doc(hidden)]
pub mod x86;

use std::borrow::Cow;
use std::cell::RefCell;

use ir::{Function, Module};
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use self::template::Overload;
use crate::lower::{byte_order, lower};

/// True if a function is an intrinsic that [`expand`] gave a body.
pub fn is_expanded(function: &Function) -> bool {
    !function.is_declaration() && function.name.starts_with("llvm.")
}

/// The module that the engines run in the place of a module: the instructions and intrinsics that others express are expressed by
/// those.
#[must_use]
pub fn expanded(module: &Module) -> Cow<'_, Module> {
    expand(module)
}

/// The module with a body for each intrinsic that has one, lowered by [`lower`]. Functions keep their ids; new ones
/// follow.
pub fn expand(module: &Module) -> Cow<'_, Module> {
    let mut expanded = lower(module);
    let lowered = expanded.functions.len();
    let mut at = 0;
    // A body may declare further intrinsics.
    while let Some(function) = expanded.functions.get(at) {
        if let Some(body) = body(&expanded, function) {
            let name = function.name.clone();
            let merged = expanded.to_mut().merge_portable(&body);
            debug_assert!(merged.is_ok(), "{name}: {merged:?}");
        }
        at += 1;
    }
    if byte_order::is_big_endian(module) {
        byte_order::accesses(expanded.to_mut(), lowered);
    }
    expanded
}

thread_local! {
    /// The modules that define one intrinsic each, by its name.
    static BODIES: RefCell<FxHashMap<SmolStr, Option<Module>>> = RefCell::default();
}

/// A module that defines the intrinsic, if `function` declares one that has a body.
fn body(module: &Module, function: &Function) -> Option<Module> {
    if !function.is_declaration() || !function.name.starts_with("llvm.") {
        return None;
    }
    let mut types = function.params.iter().map(|param| param.ty).chain([function.ret]);
    if !types.all(|ty| module.types.checked_get(ty).is_some()) {
        return None;
    }
    let Some(intrinsic) = function.intrinsic() else {
        return x86::text(&module.types, function).and_then(|text| ir::read_module(&text).ok());
    };
    let overloads = intrinsic.infer_overloads(&module.types, function)?;
    // The name and the types determine each other.
    if intrinsic.overloaded_name(&module.types, &overloads) != function.name {
        return None;
    }
    BODIES.with_borrow_mut(|known| {
        let body = known.entry(function.name.clone());
        body.or_insert_with(|| {
            let overload = Overload { intrinsic, types: &module.types, overloads: &overloads, function };
            let read = ir::read_module(&overload.text()?);
            debug_assert!(read.is_ok(), "{}: {read:?}", function.name);
            read.ok()
        })
        .clone()
    })
}
