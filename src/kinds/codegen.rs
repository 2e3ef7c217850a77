//! Functions of LLVM IR through back ends.

use database::FindingDetail;
use engines::EngineName;
use examination::examine::{CodegenCase, CodegenSettings};
use host::Failure;

use super::{CaseEngines, CaseNeeds, EnginesAsked, KindFacts, StoredCase, WithoutEngine, options, words};

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

    fn asking_words(_: &FindingDetail, wrong: &[EngineName]) -> Vec<String> {
        // `refine` asks one back end at a time.
        words(&["refine", Self::FACTS.exported_as])
            .into_iter()
            .chain(options("--codegen", wrong).take(1))
            .collect()
    }
}
