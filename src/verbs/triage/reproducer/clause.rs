//! The rule that a finding breaks: of the platform's ABI document for layouts and passing, of C for rejected programs.

use lang::Target;

use crate::verbs::triage::view::blame;

/// The documents of a platform, with the sections on layout and on passing.
struct AbiDocument {
    target: Target,
    name: &'static str,
    layout: &'static str,
    passing: &'static str,
}

const DOCUMENTS: [AbiDocument; 3] = [
    AbiDocument {
        target: Target::X86_64Linux,
        name: "System V ABI, AMD64 Architecture Processor Supplement",
        layout: "3.1.2 Data Representation",
        passing: "3.2.3 Parameter Passing",
    },
    AbiDocument {
        target: Target::AArch64Linux,
        name: "Procedure Call Standard for the Arm 64-bit Architecture (AAPCS64)",
        layout: "5.9 Composite Types, 10.1 Data Types",
        passing: "6.8 Parameter Passing",
    },
    AbiDocument {
        target: Target::RiscV64Linux,
        name: "RISC-V ELF psABI",
        layout: "C/C++ type details",
        passing: "Procedure Calling Convention",
    },
];

/// The rule in lines; none where the cause says too little.
pub(super) fn rule_text(target: Target, cause: &str) -> Vec<String> {
    let document = DOCUMENTS.iter().find(|document| document.target == target);
    let section = |section: fn(&AbiDocument) -> &str| {
        document.map(|document| format!("{}, {}.", document.name, section(document))).into_iter().collect()
    };
    match cause {
        cause if blame::is_layout(cause) => section(|document| document.layout),
        cause if cause.contains("passing: ") => section(|document| document.passing),
        cause if cause.contains("rejected(") => {
            vec!["The program is valid C11, with GNU attributes as gcc and clang have them.".to_owned()]
        }
        _ => Vec::new(),
    }
}
