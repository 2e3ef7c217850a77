//! Signatures for plug-in engines.

use database::FindingDetail;
use engines::EngineName;
use examination::cause::engines_at_fault;
use examination::examine::{UnitCase, UnitSettings};
use examination::toolchains;
use host::Failure;

use super::{CaseEngines, CaseNeeds, EnginesAsked, KindFacts, StoredCase, WithoutEngine, words};

impl StoredCase for UnitCase {
    const FACTS: KindFacts = KindFacts {
        witness: "reference",
        exported_as: "case.c",
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

    /// Without an engine named, `check` would take the case for a program.
    fn asking_words(detail: &FindingDetail, _: &[EngineName]) -> Vec<String> {
        let engines = engines_at_fault(&detail.cause).flat_map(|engine| ["--engine", engine]);
        words(&["check"].into_iter().chain(engines).chain([Self::FACTS.exported_as]).collect::<Vec<_>>())
    }
}
