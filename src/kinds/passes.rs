//! Functions of LLVM IR through passes.

use examination::examine::{PassCase, PassSettings};
use host::Failure;

use super::{CaseEngines, CaseNeeds, EnginesAsked, KindFacts, StoredCase};

impl StoredCase for PassCase {
    const FACTS: KindFacts = KindFacts::OF_LLVM_IR;

    /// The versions of LLVM that found it.
    fn engines(_: &CaseNeeds, asked: &EnginesAsked<'_>) -> Result<CaseEngines<PassCase>, Failure> {
        let compilers = asked.file.clang(asked.options)?;
        let settings = PassSettings::of_engines(asked.found_by.unwrap_or_default())?;
        Ok(CaseEngines { compilers, settings })
    }
}
