//! Ordinary programs.

use engines::native;
use examination::examine::{OrdinaryCase, OrdinarySettings};
use host::Failure;
use lang::Target;

use super::{CaseEngines, CaseNeeds, EnginesAsked, KindFacts, PlainForm, StoredCase, WithoutEngine};
use crate::cli::EngineArgs;
use crate::settings::Settings;

impl StoredCase for OrdinaryCase {
    const FACTS: KindFacts = KindFacts {
        witness: "majority",
        exported_as: "case.c",
        plain: Ok(PlainForm::Output),
        ledger_entry: Err("the ledger has no entries for ordinary programs"),
        without_engine: WithoutEngine::OfTheOthers,
    };

    fn engines(_: &CaseNeeds, asked: &EnginesAsked<'_>) -> Result<CaseEngines<OrdinaryCase>, Failure> {
        let target = Target::default();
        let settings = asked.of_finding(target, !asked.options.levels.is_empty());
        let compilers = compilers(&settings, &EngineArgs { target: None, ..asked.options.clone() })?;
        let settings = OrdinarySettings::for_stored(&compilers)?;
        Ok(CaseEngines { compilers: Some(compilers).filter(|compilers| !compilers.is_empty()), settings })
    }
}

/// The compilers of ordinary programs; our own lowering takes none.
///
/// # Errors
/// [`Failure::Input`] if the options leave none, or are for another platform.
pub fn compilers(settings: &Settings, options: &EngineArgs) -> Result<native::Settings, Failure> {
    let target = Target::default();
    if options.target.is_some_and(|other| other != target) {
        return Err(Failure::Input(format!("--target: ordinary programs are built and run for {target}")));
    }
    let options = EngineArgs { strategies: Vec::new(), ..options.clone() };
    let Some(compilers) = settings.native(&options, target)? else {
        return Err(Failure::Input("--no-native leaves nothing that runs an ordinary program".to_owned()));
    };
    Ok(native::Settings { strategies: Vec::new(), ..compilers })
}
