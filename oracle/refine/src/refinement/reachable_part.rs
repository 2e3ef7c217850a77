//! The part of a module that a function can reach. Modules have thousands of functions, and each is judged by itself.

use std::borrow::Cow;

use ir::{Callee, FuncId, Function, Module};

use crate::sets::FunctionRef;

/// The module without the bodies of functions that `subject` never calls; ids stay what they are. The module itself where
/// that is not known: where code calls through pointers, or functions outside of the module, which may call back.
pub(crate) fn reached(subject: FunctionRef<'_>) -> Cow<'_, Module> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_called_keeps_its_body() {
        let text = "define i8 @a(i8 %x) {\n  %r = call i8 @b(i8 %x)\n  ret i8 %r\n}\n\
                    define i8 @b(i8 %x) {\n  %r = call i8 @llvm.umin.i8(i8 %x, i8 1)\n  ret i8 %r\n}\n\
                    define i8 @c(i8 %x) {\n  %r = call i8 @outside(i8 %x)\n  ret i8 %r\n}\n\
                    define i8 @d(ptr %f) {\n  %r = call i8 %f(i8 1)\n  ret i8 %r\n}\n\
                    declare i8 @llvm.umin.i8(i8, i8)\ndeclare i8 @outside(i8)\n";
        let module = ir::read_module(text).expect("a module");
        let bodies = |name: &str| -> Vec<String> {
            let function = module.function(name).expect(name);
            let part = reached(FunctionRef { module: &module, function });
            let defined = part.functions.iter().filter(|function| !function.is_declaration());
            defined.map(|function| function.name.to_string()).collect()
        };
        assert_eq!(bodies("a"), ["a", "b"]);
        assert_eq!(bodies("b"), ["b"]);
        assert_eq!(bodies("c"), ["a", "b", "c", "d"], "what is outside may call back");
        assert_eq!(bodies("d"), ["a", "b", "c", "d"]);
    }
}
