//! Calls of functions of the C library that must not be taken for these functions.
//!
//! LangRef "nobuiltin": the callee is not recognized as a built-in function, unless a direct call of a function that is declared so has
//! `builtin`. In a function with the string attribute "no-builtins" or "no-builtin-NAME" (clang's -fno-builtin), no call is. Such a call may do
//! anything that its attributes allow.

use std::borrow::Cow;

use ir::{Call, Callee, FuncId, Function, FunctionAttrs, Module};
use semantics::c_library;

use crate::machine::builtin::{BuiltinFunction, stops};

/// The module with such calls as calls of functions that nobody knows.
pub(super) fn without_builtins(mut module: Cow<'_, Module>) -> Cow<'_, Module> {
    for caller in 0..module.functions.len() {
        let of_caller = &module.functions[caller];
        let called = |call: &Call| is_not_builtin(&module, of_caller, call);
        let called: Vec<Option<FuncId>> = of_caller.calls().map(called).collect();
        for (at, callee) in called.into_iter().enumerate() {
            let Some(callee) = callee else { continue };
            let module = module.to_mut();
            let unknown = unknown_function(module, callee);
            if let Some(call) = module.functions[caller].calls_mut().nth(at) {
                call.callee = Callee::Direct(unknown);
            }
        }
    }
    module
}

/// The function that a call must not be taken for.
fn is_not_builtin(module: &Module, caller: &Function, call: &Call) -> Option<FuncId> {
    let Callee::Direct(id) = call.callee else { return None };
    let callee = module.functions.get(id.index()).filter(|callee| is_known_by_name(callee))?;
    let has_word = |attrs: &FunctionAttrs, word: &str| attrs.words.iter().any(|known| known == word);
    let of_name = format!("no-builtin-{}", callee.name);
    let forbids = |attrs: &FunctionAttrs| {
        attrs.strings.iter().any(|(key, _)| key == "no-builtins" || *key == of_name.as_str())
    };
    let allowed = has_word(&call.attrs, "builtin");
    let of_call = [&call.attrs, &callee.attrs].into_iter();
    let excluded = of_call.into_iter().any(|attrs| has_word(attrs, "nobuiltin") || forbids(attrs));
    (forbids(&caller.attrs) || excluded && !allowed).then_some(id)
}

/// True if the name of a function says what it does.
fn is_known_by_name(function: &Function) -> bool {
    let name = function.name.as_str();
    let is_own = name.starts_with("llvm.") || name.starts_with("bf_");
    let is_known = || c_library::is_known(name) || BuiltinFunction::recognize(function).is_some();
    function.is_declaration() && !is_own && (is_known() || stops(function))
}

/// A function of the same type and attributes whose name nobody knows.
fn unknown_function(module: &mut Module, known: FuncId) -> FuncId {
    let known = &module.functions[known.index()];
    let unknown = Function { name: format!("{} (nobuiltin)", known.name).into(), ..known.clone() };
    module.function(&unknown.name).unwrap_or_else(|| module.add_function(unknown))
}
