//! Modules of LLVM IR.

use judge::ModuleCase;

use super::{KindFacts, StoredCase};

impl StoredCase for ModuleCase {
    const FACTS: KindFacts = KindFacts {
        witness: "tracked",
        exported_as: "program.ll",
        engine_option: None,
        plain: Err("the case is a module of LLVM IR"),
        ledger_entry: Err(
            "the ledger's entries for modules name a file of corpus/regressions: `triage export`",
        ),
    };
}
