//! The part of a module that a function can reach. Modules have thousands of functions, and each is judged by itself.

use std::borrow::Cow;

use ir::{Callee, FuncId, Function, Module};

use crate::sets::FunctionRef;

/// The module without the bodies of functions that `subject` never calls; ids stay what they are. The module itself where
/// that is not known: where code calls through pointers, or functions outside of the module, which may call back.
pub fn reached(subject: FunctionRef<'_>) -> Cow<'_, Module> {
    let module = subject.module;
    let whole = Cow::Borrowed(module);
    let Some(kept) = called(module, subject.function) else { return whole };
    let bodies = module.functions.iter().filter(|function| !function.is_declaration()).count();
    if kept.iter().filter(|kept| **kept).count() == bodies {
        return whole;
    }
    let functions = module.functions.iter().zip(&kept).map(|(function, kept)| match kept {
        true => function.clone(),
        false => Function {
            linkage: function.linkage,
            convention: function.convention,
            varargs: function.varargs,
            ret_attrs: function.ret_attrs,
            attrs: function.attrs.clone(),
            ..Function::declaration(function.name.clone(), function.ret, function.params.clone())
        },
    });
    let part = Module {
        target: module.target,
        triple: module.triple.clone(),
        types: module.types.clone(),
        aggregates: module.aggregates.clone(),
        assembly: module.assembly.clone(),
        top_assembly: module.top_assembly.clone(),
        comdats: module.comdats.clone(),
        globals: module.globals.clone(),
        aliases: module.aliases.clone(),
        functions: functions.collect(),
        metadata: module.metadata.clone(),
    };
    // The address of a block is invalid in a function without a body.
    if ir::verify(&part).is_ok() { Cow::Owned(part) } else { whole }
}

/// For each function, whether it has a body that may run. `None` where that is not known.
fn called(module: &Module, from: FuncId) -> Option<Vec<bool>> {
    let mut kept = vec![false; module.functions.len()];
    let mut pending = vec![from];
    while let Some(id) = pending.pop() {
        let function = module.functions.get(id.index())?;
        if function.is_declaration() {
            match function.name.starts_with("llvm.") {
                true => continue,
                false => return None,
            }
        }
        if std::mem::replace(&mut kept[id.index()], true) {
            continue;
        }
        for call in function.calls() {
            let Callee::Direct(callee) = call.callee else { return None };
            pending.push(callee);
        }
    }
    Some(kept)
}
