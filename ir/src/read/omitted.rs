//! Tables of words and metadata that the reader understands and drops. A word in no table is an error.

/// The effect of dropping a part of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OmissionEffect {
    /// The result of a program does not change.
    Irrelevant,
    /// An assertion is lost, whose violation would be poison or undefined behaviour.
    ChangesMeaning,
}

use OmissionEffect::{ChangesMeaning, Irrelevant};

/// Attributes of parameters and results that [`crate::ParamAttr`] lacks; they may have an argument in brackets. LangRef "Parameter
/// Attributes": `allocalign` promises how the result is aligned, `captures` what is not captured (`captures(none)` is `nocapture`),
/// `initializes` that bytes are written and not read before. `allocptr` says which pointer a function of `allockind` frees, and `noext` how
/// a register is filled.
pub const PARAMETER: [(&str, OmissionEffect); 6] = [
    ("allocalign", ChangesMeaning),
    ("allocptr", Irrelevant),
    ("captures", ChangesMeaning),
    ("dead_on_return", ChangesMeaning),
    ("initializes", ChangesMeaning),
    ("noext", Irrelevant),
];

/// Attributes of functions that [`crate::FunctionAttr`] lacks and [`crate::FunctionAttrs::words`] keeps; they may have an
/// argument in brackets or after `=`.
pub const FUNCTION_WORDS: [&str; 45] = [
    "alignstack",
    "allockind",
    "allocsize",
    "builtin",
    "cold",
    "convergent",
    "coro_only_destroy_when_complete",
    "disable_sanitizer_instrumentation",
    "fn_ret_thunk_extern",
    "hot",
    "hybrid_patchable",
    "inlinehint",
    "minsize",
    "naked",
    "nobuiltin",
    "nocf_check",
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
    "preallocated",
    "presplitcoroutine",
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
    "strictfp",
    "vscale_range",
];

/// Attributes of functions that are dropped: LLVM 19 has them elsewhere or not at all. None promises anything that a run could break, but
/// `nocreateundeforpoison`, which LLVM 22 gives to intrinsics, whose meaning is known.
pub const FUNCTION: [&str; 7] = [
    "jumptable",
    "local_unnamed_addr",
    "nocreateundeforpoison",
    "nodivergencesource",
    "sanitize_realtime",
    "sanitize_type",
    "unnamed_addr",
];

/// Words before the type in the head of a global or function that mean what is meant without them.
pub const HEAD: [&str; 2] = ["default", "dso_preemptable"];

/// Words there that [`crate::Placement::head`] keeps; `thread_local` may have an argument in brackets.
pub const PLACEMENT: [&str; 6] =
    ["dllexport", "dllimport", "hidden", "local_unnamed_addr", "protected", "thread_local"];

/// Words after a global that [`crate::Placement::tail`] keeps.
pub const SANITIZERS: [&str; 4] =
    ["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_address_dyninit", "sanitize_memtag"];

/// Functions that take metadata and have no effect: calls and declarations of them are dropped. `SourceLevelDebugging.rst`.
pub const MARKERS: [&str; 4] =
    ["@llvm.dbg.assign", "@llvm.dbg.declare", "@llvm.dbg.label", "@llvm.dbg.value"];
