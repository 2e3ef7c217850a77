//! Programs in C.

use host::Failure;
use lang::Program;

use super::{CaseEngines, CaseNeeds, EnginesAsked, KindFacts, PlainForm, StoredCase, WithoutEngine};
use crate::cli::EngineArgs;

impl StoredCase for Program {
    const FACTS: KindFacts = KindFacts {
        witness: "reference",
        // A reproducer may have a program.c, which no more is of the subset.
        exported_as: "case.c",
        plain: Ok(PlainForm::Sides),
        ledger_entry: Ok(()),
        without_engine: WithoutEngine::OfTheOthers,
    };

    fn needs(&self) -> CaseNeeds {
        CaseNeeds { target: self.target, tables: None }
    }

    fn engines(needs: &CaseNeeds, asked: &EnginesAsked<'_>) -> Result<CaseEngines<Program>, Failure> {
        let EngineArgs { levels, strategies, rules, .. } = asked.options;
        let options_choose = !levels.is_empty() || !strategies.is_empty() || rules.is_some();
        let settings = asked.of_finding(needs.target, options_choose);
        let compilers =
            settings.native(asked.options, needs.target)?.filter(|compilers| !compilers.is_empty());
        Ok(CaseEngines { compilers, settings: settings.in_process(asked.options, needs.target)? })
    }
}
