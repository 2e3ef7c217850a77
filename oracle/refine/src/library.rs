//! Functions of the C library that are functions of their arguments and of memory, as IR. C11 7.22.6, 7.24; POSIX `ffs`.
//!
//! A result that the standard leaves open is frozen poison.

use std::borrow::Cow;

use ir::{Function, Module};

macro_rules! bodies {
    ($($name:literal),* $(,)?) => { [$(($name, include_str!(concat!("library/", $name, ".ll")))),*] };
}

/// The functions, each in a module of its own. What an access leaves out, `llvm.assume` promises.
pub const BODIES: [(&str, &str); 12] = bodies![
    "memcmp",
    "bcmp",
    "__order_of_bytes",
    "strlen",
    "strnlen",
    "memchr",
    "ffs",
    "ffsl",
    "ffsll",
    "isascii",
    "toascii",
    "mempcpy",
];

/// The module with bodies for the functions of the C library that it declares with their own types.
pub fn expand(module: Cow<'_, Module>) -> Cow<'_, Module> {
    let mut expanded = module;
    let mut at = 0;
    // A body may declare further functions.
    while let Some(function) = expanded.functions.get(at) {
        if let Some(body) = body(&expanded, function) {
            let merged = expanded.to_mut().merge_portable(&body);
            debug_assert!(merged.is_ok(), "{merged:?}");
        }
        at += 1;
    }
    expanded
}

fn body(module: &Module, function: &Function) -> Option<Module> {
    let (_, text) = BODIES.iter().find(|(name, _)| function.is_declaration() && *name == function.name)?;
    let body = ir::read_module(text).ok()?;
    let known = body.functions.iter().find(|known| known.name == function.name)?;
    let types = |function: &Function| {
        function.params.iter().map(|param| param.ty).chain([function.ret]).collect::<Vec<_>>()
    };
    let spelled = |module: &Module, function: &Function| -> Vec<_> {
        types(function).into_iter().map(|ty| module.types.get(ty).clone()).collect()
    };
    let same = spelled(module, function) == spelled(&body, known) && !function.varargs;
    same.then_some(body)
}
