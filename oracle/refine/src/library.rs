//! Functions of the C library that are functions of their arguments and of memory, as IR. C11 7.4, 7.12, 7.22.6, 7.24; POSIX `ffs`,
//! `stpcpy`, `strnlen`; the Linux Standard Base for `__memcpy_chk` and its like, which end the program where the room is too small.
//!
//! Arguments of functions that read strings are `noundef`: C11 7.1.4 makes invalid ones undefined behaviour. A result that the standard leaves open is frozen poison. Copies that overlap are undefined, as those of `llvm.memcpy` are.

use std::borrow::Cow;

use ir::{Function, Module};

macro_rules! bodies {
    ($($folder:literal: [$($name:literal),* $(,)?])*) => {
        &[$($(($name, include_str!(concat!("library/", $folder, "/", $name, ".ll")))),*),*]
    };
}

/// The functions, each in a module of its own. What an access leaves out, `llvm.assume` promises.
pub const BODIES: &[(&str, &str)] = bodies![
    "memory": [
        "memcmp", "bcmp", "__order_of_bytes", "memchr", "memrchr", "mempcpy", "__memcpy_chk",
        "__memmove_chk", "__memset_chk",
    ]
    "strings": [
        "strlen", "strnlen", "strcmp", "strncmp", "__order_of_strings", "strchr", "strrchr", "strspn",
        "strcspn", "strpbrk", "strcpy", "stpcpy", "strncpy", "strcat", "wcslen",
    ]
    "numbers": [
        "ffs", "ffsl", "ffsll", "abs", "labs", "llabs", "isascii", "isdigit", "toascii", "fabs", "fabsf",
        "floor", "floorf", "ceil", "ceilf", "trunc", "truncf", "round", "roundf", "rint", "rintf",
        "nearbyint", "nearbyintf",
    ]
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
    let alike = function.convention == known.convention && function.space == known.space;
    let same = alike && spelled(module, function) == spelled(&body, known) && !function.varargs;
    same.then_some(body)
}
