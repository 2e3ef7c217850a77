//! The table of the kinds of attachments: the fixed ones of LLVM 19 (`FixedMetadataKinds.def`), and some that clang adds. The
//! sources are LangRef "Metadata" and `Verifier.cpp`; `docs/metadata.md` has the table.

/// The effect of a kind of attachment on the meaning of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttachmentEffect {
    /// None that a run of one thread could show.
    Inert,
    /// A promise, or a permission, that no engine makes use of: where a verdict of `refine` could depend on it, `refine` gives no
    /// verdict.
    Unjudged,
    /// A promise about the value of a load or call, which the engines test.
    Value,
    /// A promise about the function that a pointer points to, which the engines test.
    Callee,
    /// The bytes that a copy carries, which the engines know.
    CopiedBytes,
    /// The address of a variable, which proofs leave open.
    Address,
    /// Results beside the exact one, among which the engines choose.
    Accuracy,
    /// A promise about the memory that several accesses find, which the precise engine tests.
    Memory,
}

/// A kind of attachment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MetadataKind {
    /// The name without its `!`.
    pub name: &'static str,
    /// The number that LLVM 19 knows it by; `None` for a kind that has a number only where it is used.
    pub number: Option<u32>,
    /// The effect.
    pub effect: AttachmentEffect,
    /// The entities that it is attached to.
    pub of: &'static str,
    /// The form of its node.
    pub form: &'static str,
    /// The meaning.
    pub meaning: &'static str,
}

use AttachmentEffect::{Accuracy, Address, Callee, CopiedBytes, Inert, Memory, Unjudged, Value};

const fn kind(
    number: Option<u32>,
    name: &'static str,
    effect: AttachmentEffect,
    [of, form, meaning]: [&'static str; 3],
) -> MetadataKind {
    MetadataKind { name, number, effect, of, form, meaning }
}

/// All kinds, by number.
pub const METADATA_KINDS: [MetadataKind; 48] = [
    kind(
        Some(0),
        "dbg",
        Inert,
        [
            "instructions, functions, globals",
            "`!DILocation`, `!DISubprogram`, `!DIGlobalVariableExpression`",
            "Where the source has it: debuggers read it.",
        ],
    ),
    kind(
        Some(1),
        "tbaa",
        Memory,
        [
            "loads, stores, atomic accesses, calls",
            "`!{!base, !access, i64 offset}`",
            "Accesses whose types do not alias are of different memory; else undefined.",
        ],
    ),
    kind(
        Some(2),
        "prof",
        Inert,
        [
            "terminators, selects, calls, functions",
            "`!{!\"branch_weights\", i32 …}`, `!{!\"VP\", …}`, `!{!\"function_entry_count\", i64 …}`",
            "How often something happened.",
        ],
    ),
    kind(
        Some(3),
        "fpmath",
        Accuracy,
        ["floating-point operations", "`!{float ulps}`", "The result may be so far from the true one."],
    ),
    kind(
        Some(4),
        "range",
        Value,
        [
            "loads, calls of integers and vectors of them",
            "`!{iN first, iN end, …}`",
            "A number in none of the ranges is poison.",
        ],
    ),
    kind(
        Some(5),
        "tbaa.struct",
        CopiedBytes,
        [
            "memcpy, memmove",
            "`!{i64 offset, i64 size, !tag, …}`",
            "The copy carries the members; bytes between them become undef.",
        ],
    ),
    kind(
        Some(6),
        "invariant.load",
        Memory,
        ["loads", "`!{}`", "The memory holds the same value wherever it can be read; else undefined."],
    ),
    kind(
        Some(7),
        "alias.scope",
        Memory,
        [
            "memory accesses, calls",
            "`!{!scope, …}`",
            "With `noalias`: accesses of different scopes are of different memory; else undefined.",
        ],
    ),
    kind(Some(8), "noalias", Memory, ["memory accesses, calls", "`!{!scope, …}`", "See `alias.scope`."]),
    kind(Some(9), "nontemporal", Inert, ["loads, stores", "`!{i32 1}`", "The data is not used again soon."]),
    kind(
        Some(10),
        "llvm.mem.parallel_loop_access",
        Unjudged,
        ["memory accesses", "`!{!loop, …}`", "No access of another iteration depends on it; else undefined."],
    ),
    kind(Some(11), "nonnull", Value, ["loads of pointers", "`!{}`", "Null is poison."]),
    kind(
        Some(12),
        "dereferenceable",
        Value,
        ["loads of pointers, inttoptr", "`!{i64 bytes}`", "A pointer to fewer bytes is undefined behaviour."],
    ),
    kind(
        Some(13),
        "dereferenceable_or_null",
        Value,
        [
            "loads of pointers, inttoptr",
            "`!{i64 bytes}`",
            "A pointer to fewer bytes that is not null is undefined behaviour.",
        ],
    ),
    kind(
        Some(14),
        "make.implicit",
        Inert,
        ["conditional branches", "`!{}`", "The test may be left to a fault of the processor."],
    ),
    kind(
        Some(15),
        "unpredictable",
        Inert,
        ["branches, switches, selects", "`!{}`", "The processor will not predict it."],
    ),
    kind(
        Some(16),
        "invariant.group",
        Memory,
        [
            "loads, stores",
            "`!{}`",
            "Every access of the group through this pointer sees the same value; else undefined.",
        ],
    ),
    kind(
        Some(17),
        "align",
        Value,
        ["loads of pointers", "`!{i64 bytes}`", "A pointer that is no multiple is poison."],
    ),
    kind(
        Some(18),
        "llvm.loop",
        Inert,
        [
            "branches of loops",
            "`distinct !{!self, !option, …}`",
            "How to transform the loop. `llvm.loop.mustprogress` makes a loop without end undefined: a run that does not end has no verdict.",
        ],
    ),
    kind(
        Some(19),
        "type",
        Inert,
        [
            "globals, functions",
            "`!{i64 offset, !type}`",
            "The types of a virtual table, for `llvm.type.test`, which no engine runs.",
        ],
    ),
    kind(
        Some(20),
        "section_prefix",
        Inert,
        ["functions", "`!{!\"function_section_prefix\", !\"hot\"}`", "The section of its code."],
    ),
    kind(
        Some(21),
        "absolute_symbol",
        Address,
        [
            "globals",
            "`!{i64 first, i64 end}`",
            "The address is in the range. Proofs choose addresses in it; engines that run a module choose them without it.",
        ],
    ),
    kind(
        Some(22),
        "associated",
        Inert,
        ["globals", "`!{ptr @symbol}`", "Linkers keep it as long as the symbol."],
    ),
    kind(
        Some(23),
        "callees",
        Callee,
        ["calls through pointers", "`!{ptr @f, …}`", "A call of another function is undefined behaviour."],
    ),
    kind(
        Some(24),
        "irr_loop",
        Inert,
        ["terminators", "`!{!\"loop_header_weight\", i64 weight}`", "How often an irregular loop runs."],
    ),
    kind(
        Some(25),
        "llvm.access.group",
        Unjudged,
        [
            "memory accesses, calls",
            "`distinct !{}` or a list of them",
            "With `llvm.loop.parallel_accesses`: no iteration depends on another; else undefined.",
        ],
    ),
    kind(
        Some(26),
        "callback",
        Inert,
        [
            "functions",
            "`!{!{i64 callee, i64 argument, …, i1 variadic}}`",
            "The function calls back through that argument.",
        ],
    ),
    kind(
        Some(27),
        "llvm.preserve.access.index",
        Inert,
        ["address intrinsics", "a type of debug information", "The access is relocated for BPF."],
    ),
    kind(
        Some(28),
        "vcall_visibility",
        Inert,
        ["globals", "`!{i64 visibility}`", "Who may call through a virtual table."],
    ),
    kind(Some(29), "noundef", Value, ["loads, calls", "`!{}`", "Undef and poison are undefined behaviour."]),
    kind(Some(30), "annotation", Inert, ["instructions", "`!{!\"text\", …}`", "Remarks for users."]),
    kind(Some(31), "nosanitize", Inert, ["instructions", "`!{}`", "Sanitizers leave it alone."]),
    kind(
        Some(32),
        "func_sanitize",
        Inert,
        ["functions", "`!{i32 …, i32 hash}`", "The type of a function, for a sanitizer."],
    ),
    kind(Some(33), "exclude", Inert, ["globals", "`!{}`", "Linkers drop the section."]),
    kind(
        Some(34),
        "memprof",
        Inert,
        ["calls of allocation functions", "`!{!profile, …}`", "A profile of allocations."],
    ),
    kind(Some(35), "callsite", Inert, ["calls", "`!{i64 id, …}`", "The call in a profile of allocations."]),
    kind(
        Some(36),
        "kcfi_type",
        Inert,
        ["functions", "`!{i32 hash}`", "The type of a function, for checks of indirect calls."],
    ),
    kind(
        Some(37),
        "pcsections",
        Inert,
        [
            "instructions, functions",
            "`!{!\"section\", !{…}}`",
            "Addresses of instructions are listed in a section.",
        ],
    ),
    kind(
        Some(38),
        "DIAssignID",
        Inert,
        [
            "stores, calls, allocas",
            "`distinct !DIAssignID()`",
            "Links an assignment to what debuggers know of it.",
        ],
    ),
    kind(
        Some(39),
        "coro.outside.frame",
        Inert,
        ["allocas", "`!{}`", "The object is not in a coroutine's frame."],
    ),
    kind(
        Some(40),
        "mmra",
        Inert,
        [
            "synchronizing instructions",
            "`!{!\"key\", !\"value\"}`",
            "Which memory a synchronization is of: engines run one thread.",
        ],
    ),
    // LLVM 20 to 22 have the following, under numbers of their own.
    kind(
        None,
        "noalias.addrspace",
        Unjudged,
        [
            "memory accesses, calls",
            "`!{i32 first, i32 end, …}`",
            "The memory is in none of these address spaces; else undefined.",
        ],
    ),
    kind(
        None,
        "nofree",
        Unjudged,
        ["inttoptr, calls", "`!{}`", "The memory is not freed while it is used; else undefined."],
    ),
    kind(
        None,
        "captures",
        Unjudged,
        [
            "stores of pointers",
            "`!{!\"address\", …}`",
            "Nothing else of the pointer is captured; else undefined.",
        ],
    ),
    kind(
        None,
        "callee_type",
        Inert,
        ["calls", "`!{!type, …}`", "The type of the called function, for graphs of calls."],
    ),
    kind(
        None,
        "alloc_token",
        Inert,
        [
            "calls of allocation functions",
            "`!{!\"type\", i1 pointers}`",
            "The type of an allocation, for allocators.",
        ],
    ),
    kind(
        None,
        "heapallocsite",
        Inert,
        ["calls", "a type of debug information", "The type of an allocation, for debuggers."],
    ),
    kind(
        None,
        "srcloc",
        Inert,
        ["inline assembly", "`!{i64 place, …}`", "Where an error in assembly is reported."],
    ),
];

/// The effect of a kind; [`Inert`] for a kind that LLVM does not know, because passes may drop those (LangRef "Metadata").
pub(crate) fn effect(name: &str) -> AttachmentEffect {
    METADATA_KINDS.iter().find(|kind| kind.name == name).map_or(Inert, |kind| kind.effect)
}
