//! Functions of LLVM IR through back ends.

use examination::examine::{CodegenCase, CodegenSettings};
use host::Failure;

use super::{CaseEngines, CaseNeeds, EnginesAsked, KindFacts, StoredCase, WithoutEngine};

impl StoredCase for CodegenCase {
    const FACTS: KindFacts = KindFacts {
        ledger_entry: Err("the ledger has no entries for back ends of LLVM"),
        without_engine: WithoutEngine::Unclear,
        ..KindFacts::OF_LLVM_IR
    };

    /// The back ends that found it.
    fn engines(_: &CaseNeeds, asked: &EnginesAsked<'_>) -> Result<CaseEngines<CodegenCase>, Failure> {
        let compilers = asked.file.clang(asked.options)?;
        let settings = CodegenSettings::of_engines(asked.found_by.unwrap_or_default())?;
        Ok(CaseEngines { compilers, settings })
    }
}
