//! Presets: the published semantics.

use ir::PromiseSet;

use super::{BranchOnPoison, NondetPolicy, OddWidth, SelectRule, Semantics, Undef, Uninitialized};

/// A published semantics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// A stable name in kebab-case.
    pub name: &'static str,
    /// Its parameters.
    pub semantics: Semantics,
    /// A one-sentence summary.
    pub summary: &'static str,
    /// For each parameter but `choices`, by name, the source of its value.
    pub sources: &'static [(&'static str, &'static str)],
}

impl Semantics {
    /// The semantics of the thesis, Fig. 3.1: poison without undef.
    pub const THESIS: Semantics = Semantics {
        uninitialized: Uninitialized::Poison,
        odd_width: OddWidth::Unspecified,
        select: SelectRule::PoisonConditional,
        branch: BranchOnPoison::Undefined,
        undef: Undef::Absent,
        promises: PromiseSet::ALL,
        choices: NondetPolicy::Seed(0),
    };

    /// The semantics of LLVM 19's language reference.
    pub const LLVM_19: Semantics =
        Semantics { uninitialized: Uninitialized::Undef, undef: Undef::Present, ..Semantics::THESIS };

    /// The semantics of LLVM's development branch in 2026.
    pub const LLVM_TRUNK: Semantics = Semantics { odd_width: OddWidth::ZeroExtended, ..Semantics::LLVM_19 };

    /// The semantics that Alive2 19 verifies against.
    pub const ALIVE2: Semantics = Semantics { uninitialized: Uninitialized::Poison, ..Semantics::LLVM_TRUNK };

    /// All published semantics; the first is the default.
    pub const PRESETS: &'static [Preset] = &[
        Preset {
            name: "thesis",
            semantics: Semantics::THESIS,
            summary: "the thesis, Fig. 3.1: poison and freeze, no undef",
            sources: &[
                ("uninitialized", "thesis 2.3.4: a load of an uninitialised position returns poison"),
                (
                    "odd-width",
                    "thesis Fig. 3.1: Store writes bitwidth(ty) bits and says nothing of the others",
                ),
                (
                    "select",
                    "thesis Fig. 3.1: poison on a poison condition (the text of 3.2.2 says undefined behaviour: \
                     that is select=ub-conditional)",
                ),
                ("branch", "thesis chapter 3: branching on poison is immediate undefined behaviour"),
                ("undef", "thesis chapter 3: undef is discarded"),
                ("promises", "LangRef 19 \"Parameter Attributes\": the thesis leaves them as they are"),
            ],
        },
        Preset {
            name: "llvm-19",
            semantics: Semantics::LLVM_19,
            summary: "LangRef of LLVM 19.1.7",
            sources: &[
                ("uninitialized", "LangRef 19 \"alloca\": loading from uninitialised memory gives undef"),
                (
                    "odd-width",
                    "LangRef 19 \"load\" and \"store\": the extra bits of a size that is no multiple of a byte \
                     are unspecified",
                ),
                (
                    "select",
                    "LangRef 19 \"Poison Values\": select is poison by its condition or the chosen arm",
                ),
                (
                    "branch",
                    "LangRef 19 \"br\" and \"switch\": undef or poison as condition is undefined behaviour",
                ),
                ("undef", "LangRef 19 \"Undefined Values\": each use, and each bit, on its own"),
                ("promises", "LangRef 19 \"Parameter Attributes\", \"Function Attributes\", \"Metadata\""),
            ],
        },
        Preset {
            name: "llvm-trunk",
            semantics: Semantics::LLVM_TRUNK,
            summary: "LangRef of LLVM's development branch, 2026",
            sources: &[
                ("uninitialized", "LangRef trunk \"alloca\": undef still; poison waits for the byte type"),
                (
                    "odd-width",
                    "LangRef trunk \"load\" and \"store\" (pull request 180739): zext before the store, \
                     trunc nuw after the load",
                ),
                ("select", "LangRef trunk \"select\": as in 19"),
                ("branch", "LangRef trunk \"br\" and \"switch\": as in 19"),
                ("undef", "LangRef trunk \"Undefined Values\": as in 19"),
                ("promises", "LangRef trunk \"Parameter Attributes\": as in 19"),
            ],
        },
        Preset {
            name: "alive2",
            semantics: Semantics::ALIVE2,
            summary: "Alive2 19: LLVM with poison as uninitialised memory",
            sources: &[
                ("uninitialized", "Alive2 ir/memory.cpp: blocks start out as poison"),
                ("odd-width", "Alive2 19.0 does already what LangRef trunk says (pull request 180739)"),
                ("select", "Alive2 ir/instr.cpp, Select: poison by the condition or the chosen arm"),
                ("branch", "Alive2 ir/instr.cpp, Branch and Switch: the condition must be well defined"),
                ("undef", "Alive2: undef is on unless the options disable it"),
                ("promises", "Alive2 encodes them as LangRef has them"),
            ],
        },
    ];

    /// The preset with this name.
    pub fn preset(name: &str) -> Option<&'static Preset> {
        Semantics::PRESETS.iter().find(|preset| preset.name == name)
    }
}
