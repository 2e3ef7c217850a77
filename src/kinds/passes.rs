//! Functions of LLVM IR through passes.

use super::{CaseEngines, CaseNeeds, EnginesAsked, KindFacts, StoredCase, WithoutEngine};
use crate::Failure;
use crate::examine::{PassCase, PassSettings};

impl StoredCase for PassCase {
    const FACTS: KindFacts = KindFacts {
        witness: "tracked",
        exported_as: "program.ll",
        engine_option: None,
        plain: Err("the case is a module of LLVM IR"),
        ledger_entry: Err(
            "the ledger's entries for modules name a file of corpus/regressions: `triage export`",
        ),
        without_engine: WithoutEngine::Failure,
    };

    /// The versions of LLVM that found it.
    fn engines(_: &CaseNeeds, asked: &EnginesAsked<'_>) -> Result<CaseEngines<PassCase>, Failure> {
        let compilers = asked.file.clang(asked.options)?;
        let settings = PassSettings::of_engines(asked.found_by.unwrap_or_default())?;
        Ok(CaseEngines { compilers, settings })
    }
}
