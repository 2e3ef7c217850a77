//! Functions without a body that are known by name.

use ir::Function;

use crate::code::Host;

/// What a function without a body stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum External {
    /// It has a body, or is not known.
    No,
    /// The host does it; `returns` hands the first argument back, as the C library's functions do.
    Host { host: Host, args: u32, returns: bool },
    /// It has no effect here.
    Nothing,
    /// It hands its first argument back.
    Identity,
    /// `llvm.va_start`: see [`crate::variadic`].
    VaStart,
    /// `llvm.va_copy`.
    VaCopy,
    /// `llvm.ptrmask`.
    PtrMask,
}

impl External {
    pub(super) fn of(function: &Function) -> External {
        if !function.is_declaration() {
            return External::No;
        }
        let host = |host, args| External::Host { host, args, returns: false };
        let library = |host| External::Host { host, args: 3, returns: true };
        match function.name.as_str() {
            "bf_observe" => host(Host::Observe, 2),
            "bf_observe_f32" => host(Host::ObserveF32, 2),
            "bf_observe_f64" => host(Host::ObserveF64, 2),
            "bf_observe_bytes" => host(Host::ObserveBytes, 3),
            "memcpy" => library(Host::MemCpy),
            "memmove" => library(Host::MemMove),
            "memset" => library(Host::MemSet),
            "llvm.assume" => host(Host::Assume, 1),
            name => External::intrinsic(name),
        }
    }

    fn intrinsic(name: &str) -> External {
        let host = |host| External::Host { host, args: 4, returns: false };
        let Some(name) = name.strip_prefix("llvm.") else { return External::No };
        match name.split('.').next() {
            Some("memcpy") => host(Host::MemCpy),
            Some("memmove") => host(Host::MemMove),
            Some("memset") => host(Host::MemSet),
            Some("lifetime" | "donothing" | "dbg" | "var") => External::Nothing,
            Some("va_end") => External::Nothing,
            Some("va_start") => External::VaStart,
            Some("va_copy") => External::VaCopy,
            Some("ptrmask") => External::PtrMask,
            Some("expect") => External::Identity,
            _ => External::No,
        }
    }
}
