//! What is understood and left out, by name. Whatever is in no table is an error.

/// What is lost when something is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// Nothing that a program computes. Promises about aliasing (`!tbaa`, `!noalias`) and about what a callee does
    /// (`memory(…)`) are here, too: no machine that runs a [`crate::Module`] could notice one that is broken.
    Nothing,
    /// A promise about a value; breaking it is poison or undefined.
    Promise,
}

use Weight::{Nothing, Promise};

/// Attachments. The fixed kinds of LLVM 19 (`FixedMetadataKinds.def`) and those clang adds; LangRef "Metadata".
pub(super) const ATTACHMENTS: [(&str, Weight); 43] = [
    ("!DIAssignID", Nothing),
    ("!absolute_symbol", Nothing),
    ("!alias.scope", Nothing),
    ("!align", Promise),
    ("!annotation", Nothing),
    ("!associated", Nothing),
    ("!callback", Nothing),
    ("!callees", Promise),
    ("!callsite", Nothing),
    ("!coro.outside.frame", Nothing),
    ("!dbg", Nothing),
    ("!dereferenceable", Promise),
    ("!dereferenceable_or_null", Promise),
    ("!exclude", Nothing),
    ("!fpmath", Nothing),
    ("!func_sanitize", Nothing),
    ("!heapallocsite", Nothing),
    ("!invariant.group", Nothing),
    ("!invariant.load", Nothing),
    ("!irr_loop", Nothing),
    ("!kcfi_type", Nothing),
    ("!llvm.access.group", Nothing),
    ("!llvm.loop", Nothing),
    ("!llvm.mem.parallel_loop_access", Nothing),
    ("!make.implicit", Nothing),
    ("!memprof", Nothing),
    ("!mmra", Nothing),
    ("!noalias", Nothing),
    ("!nonnull", Promise),
    ("!nontemporal", Nothing),
    ("!nosanitize", Nothing),
    ("!noundef", Promise),
    ("!pcsections", Nothing),
    ("!preserve.access.index", Nothing),
    ("!prof", Nothing),
    ("!range", Promise),
    ("!section_prefix", Nothing),
    ("!srcloc", Nothing),
    ("!tbaa", Nothing),
    ("!tbaa.struct", Nothing),
    ("!type", Nothing),
    ("!unpredictable", Nothing),
    ("!vcall_visibility", Nothing),
];

/// Attributes of parameters and results that [`crate::ParamAttr`] has not; they may have an argument in brackets.
pub(super) const PARAMETER: [(&str, Weight); 6] = [
    ("allocalign", Nothing),
    ("allocptr", Nothing),
    ("dereferenceable_or_null", Promise),
    ("elementtype", Nothing),
    ("nofpclass", Promise),
    ("range", Promise),
];

/// Attributes of functions that [`crate::FunctionAttr`] has not; they may have an argument in brackets or after `=`.
pub(super) const FUNCTION: [&str; 44] = [
    "alignstack",
    "allockind",
    "allocsize",
    "builtin",
    "cold",
    "convergent",
    "disable_sanitizer_instrumentation",
    "fn_ret_thunk_extern",
    "hot",
    "hybrid_patchable",
    "inlinehint",
    "jumptable",
    "local_unnamed_addr",
    "memory",
    "minsize",
    "nobuiltin",
    "nocf_check",
    "nodivergencesource",
    "noduplicate",
    "noimplicitfloat",
    "nomerge",
    "nonlazybind",
    "noprofile",
    "noredzone",
    "nosanitize_bounds",
    "nosanitize_coverage",
    "optdebug",
    "optforfuzzing",
    "optsize",
    "returns_twice",
    "safestack",
    "sanitize_address",
    "sanitize_hwaddress",
    "sanitize_memory",
    "sanitize_memtag",
    "sanitize_numerical_stability",
    "sanitize_thread",
    "shadowcallstack",
    "skipprofile",
    "speculative_load_hardening",
    "ssp",
    "sspreq",
    "sspstrong",
    "unnamed_addr",
];

/// Words in front of a type in the head of a global or a function, besides linkage and `dso_local`. A calling
/// convention has to be the same on both sides, and then makes no difference.
pub(super) const HEAD: [&str; 12] = [
    "ccc",
    "coldcc",
    "default",
    "dso_preemptable",
    "fastcc",
    "hidden",
    "local_unnamed_addr",
    "preserve_allcc",
    "preserve_mostcc",
    "protected",
    "tailcc",
    "x86_64_sysvcc",
];

/// Words in front of `call`. LangRef "'call' Instruction".
pub(super) const TAIL: [&str; 3] = ["tail", "musttail", "notail"];

/// Functions that take metadata and do nothing: calls and declarations of them are left out. LangRef
/// "'llvm.experimental.noalias.scope.decl' Intrinsic", `SourceLevelDebugging.rst`.
pub(super) const MARKERS: [&str; 5] = [
    "@llvm.dbg.assign",
    "@llvm.dbg.declare",
    "@llvm.dbg.label",
    "@llvm.dbg.value",
    "@llvm.experimental.noalias.scope.decl",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FunctionAttr, ParamAttr};

    #[test]
    fn nothing_is_skipped_that_a_module_can_say() {
        for attribute in ParamAttr::ALL {
            assert!(!PARAMETER.iter().any(|(name, _)| *name == attribute.keyword()), "{attribute:?}");
        }
        for attribute in FunctionAttr::ALL {
            assert!(!FUNCTION.contains(&attribute.keyword()), "{attribute:?}");
        }
    }
}
