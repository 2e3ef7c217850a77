//! Functions of LLVM IR through passes.

use super::{KindFacts, StoredCase};
use crate::examine::PassCase;

impl StoredCase for PassCase {
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
