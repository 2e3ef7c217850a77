//! Recognition of built-in functions: functions without a body that are known by name.

use ir::Function;

use crate::code::Builtin;

/// The meaning of a function without a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BuiltinFunction {
    /// The function has a body, or its name is unknown.
    NotBuiltin,
    /// A built-in operation. If `returns`, its result is its first argument, as in the C library.
    Operation { builtin: Builtin, args: u32, returns: bool },
    /// A call without effect.
    NoEffect,
    /// A call whose result is its first argument.
    Identity,
    /// `llvm.va_start`: see [`crate::variadic`].
    VaStart,
    /// `llvm.va_copy`.
    VaCopy,
    /// `llvm.ptrmask`.
    PtrMask,
}

impl BuiltinFunction {
    pub(super) fn of(function: &Function) -> BuiltinFunction {
        if !function.is_declaration() {
            return BuiltinFunction::NotBuiltin;
        }
        let builtin = |builtin, args| BuiltinFunction::Operation { builtin, args, returns: false };
        let library = |builtin| BuiltinFunction::Operation { builtin, args: 3, returns: true };
        match function.name.as_str() {
            "bf_observe" => builtin(Builtin::Observe, 2),
            "bf_observe_f32" => builtin(Builtin::ObserveF32, 2),
            "bf_observe_f64" => builtin(Builtin::ObserveF64, 2),
            "bf_observe_bytes" => builtin(Builtin::ObserveBytes, 3),
            "memcpy" => library(Builtin::MemCpy),
            "memmove" => library(Builtin::MemMove),
            "memset" => library(Builtin::MemSet),
            "llvm.assume" => builtin(Builtin::Assume, 1),
            name => BuiltinFunction::intrinsic(name),
        }
    }

    fn intrinsic(name: &str) -> BuiltinFunction {
        let builtin = |builtin| BuiltinFunction::Operation { builtin, args: 4, returns: false };
        let Some(name) = name.strip_prefix("llvm.") else { return BuiltinFunction::NotBuiltin };
        match name.split('.').next() {
            Some("memcpy") => builtin(Builtin::MemCpy),
            Some("memmove") => builtin(Builtin::MemMove),
            Some("memset") => builtin(Builtin::MemSet),
            Some("lifetime" | "donothing" | "dbg" | "var") => BuiltinFunction::NoEffect,
            Some("va_end") => BuiltinFunction::NoEffect,
            Some("va_start") => BuiltinFunction::VaStart,
            Some("va_copy") => BuiltinFunction::VaCopy,
            Some("ptrmask") => BuiltinFunction::PtrMask,
            Some("expect") => BuiltinFunction::Identity,
            _ => BuiltinFunction::NotBuiltin,
        }
    }
}
