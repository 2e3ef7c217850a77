//! Functions of LLVM IR through passes.

use campaign::finding;
use database::FindingDetail;
use engines::EngineName;
use examination::examine::{PassCase, PassSettings};
use host::Failure;

use super::{CaseEngines, CaseNeeds, EnginesAsked, KindFacts, StoredCase, options, words};

impl StoredCase for PassCase {
    const FACTS: KindFacts = KindFacts::OF_LLVM_IR;

    /// The versions of LLVM that found it.
    fn engines(_: &CaseNeeds, asked: &EnginesAsked<'_>) -> Result<CaseEngines<PassCase>, Failure> {
        let compilers = asked.file.clang(asked.options)?;
        let settings = PassSettings::of_engines(asked.found_by.unwrap_or_default())?;
        Ok(CaseEngines { compilers, settings })
    }

    fn asking_words(detail: &FindingDetail, wrong: &[EngineName]) -> Vec<String> {
        let mut command = words(&["refine", Self::FACTS.exported_as]);
        if let Ok(case) = finding::smallest_case::<PassCase>(detail) {
            command.extend(words(&["--function", &case.module.entry, "--passes", &case.passes]));
        }
        command.extend(options("--opt", wrong));
        command
    }
}
