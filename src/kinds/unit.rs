//! Signatures for plug-in engines.

use examination::examine::{UnitCase, UnitSettings};
use examination::toolchains;
use host::Failure;

use super::{CaseEngines, CaseNeeds, EnginesAsked, KindFacts, StoredCase, WithoutEngine};

impl StoredCase for UnitCase {
    const FACTS: KindFacts = KindFacts {
        witness: "reference",
        exported_as: "case.c",
        engine_option: Some("--engine"),
        plain: Err("bitfrost conform shows what a plug-in engine does wrong"),
        ledger_entry: Err("corpus/engines.toml has what plug-in engines do wrong"),
        without_engine: WithoutEngine::Unclear,
    };

    fn needs(&self) -> CaseNeeds {
        CaseNeeds { target: self.unit.types.target, tables: self.tables.clone() }
    }

    /// The plug-in engines that found it.
    fn engines(needs: &CaseNeeds, asked: &EnginesAsked<'_>) -> Result<CaseEngines<UnitCase>, Failure> {
        let found_by = asked.found_by.unwrap_or_default();
        let settings = UnitSettings::of_finding(needs.target, found_by, needs.tables.as_deref())?;
        let native = &asked.file.native;
        let compilers = toolchains::settings_with_only(native, needs.target, settings.references());
        Ok(CaseEngines { compilers: Some(compilers), settings })
    }
}
