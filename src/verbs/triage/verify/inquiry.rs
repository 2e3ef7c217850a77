//! Findings that the same engines found: one toolchain answers for all of them.

use std::collections::BTreeSet;

use campaign::finding;
use database::FindingDetail;
use engines::native::{self, Toolchain};
use engines::{Configuration, EngineName};
use examination::cause::engines_at_fault;
use examination::examine::Case;
use examination::toolchains;
use host::{Failure, machine};

use super::engines_of;
use crate::cli::EngineArgs;
use crate::kinds::{CaseEngines, CaseKind, CaseNeeds, EnginesAsked, KindVisitor, StoredCase, WithoutEngine};
use crate::settings::Settings;

/// Whom to ask about a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Inquiry {
    pub(super) kind: CaseKind,
    needs: CaseNeeds,
    /// The engines, by their names.
    engines: BTreeSet<String>,
    /// The compilers or families that the cause names.
    at_fault: Vec<String>,
}

/// The engines that answer.
pub(super) struct Engines<C: Case> {
    /// The compilers.
    pub(super) toolchain: Option<Toolchain>,
    /// The settings of the other engines.
    pub(super) settings: C::Settings,
    /// Compilers that took part when the findings were made and are not here.
    pub(super) missing: Vec<String>,
}

/// Compilers that took part when findings were made.
struct CompilersHere {
    here: Option<native::Settings>,
    missing: Vec<String>,
}

/// The needs of the smallest case of a finding; the usual ones if it can no longer be read.
struct NeedsOf<'a>(&'a FindingDetail);

impl KindVisitor for NeedsOf<'_> {
    type Output = CaseNeeds;

    fn visit<C: StoredCase>(self) -> CaseNeeds {
        finding::smallest_case::<C>(self.0).map(|case| case.needs()).unwrap_or_default()
    }
}

impl Inquiry {
    /// Those who found it.
    pub(super) fn new(detail: &FindingDetail) -> Inquiry {
        let kind = CaseKind::of_finding(detail);
        Inquiry {
            kind,
            needs: kind.visit(NeedsOf(detail)),
            engines: engines_of(detail).map(|engine| engine.to_string()).collect(),
            at_fault: engines_at_fault(&detail.cause).map(str::to_owned).collect(),
        }
    }

    /// Those of the engines that are here. `Err` says why nobody who matters is.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    pub(super) fn engines<C: StoredCase>(
        &self,
        settings: &Settings,
    ) -> Result<Result<Engines<C>, String>, Failure> {
        let names: Vec<EngineName> = self.engines.iter().filter_map(|name| name.parse().ok()).collect();
        let options = EngineArgs::default();
        let asked = EnginesAsked { file: settings, options: &options, found_by: Some(&names) };
        let without = C::FACTS.without_engine;
        let found = match C::engines(&self.needs, &asked) {
            Err(why) if without == WithoutEngine::Unclear => return Ok(Err(why.to_string())),
            found => found?,
        };
        let CaseEngines { compilers, settings: own } = found;
        let CompilersHere { here, missing } = match (compilers, without) {
            (Some(wanted), WithoutEngine::OfTheOthers) => match self.compilers(wanted, &names, settings)? {
                Ok(found) => found,
                Err(why) => return Ok(Err(why)),
            },
            (here, _) => CompilersHere { here, missing: Vec::new() },
        };
        let toolchain =
            here.map(|compilers| toolchains::native(&compilers, machine::processors())).transpose()?;
        Ok(Ok(Engines { toolchain, settings: own, missing }))
    }

    /// The compilers that took part, told apart by whether they are here.
    fn compilers(
        &self,
        mut wanted: native::Settings,
        names: &[EngineName],
        settings: &Settings,
    ) -> Result<Result<CompilersHere, String>, Failure> {
        let all = native::Settings {
            target: Some(self.needs.target),
            compilers: settings.native.compilers.clone(),
            ..native::Settings::default()
        };
        let here = toolchains::compilers(&all, machine::processors())?;
        let is_ours = |name: &str| lowering::strategy::Strategy::named(name).is_some();
        let is_here = |name: &str| {
            is_ours(name)
                || here.configurations().iter().any(|configuration| configuration.compiler.is_named(name))
        };
        let mut missing: Vec<String> = Vec::new();
        wanted.configurations.retain(|configuration| {
            let kept = is_here(&configuration.compiler);
            if !kept && !missing.contains(&configuration.compiler) {
                missing.push(configuration.compiler.clone());
            }
            kept
        });
        // A compiler that a file describes and that is not given is in neither list.
        let described = |name: &str| wanted.compilers.iter().any(|compiler| compiler.name == name);
        let asked = |fault: &String| {
            let of_list = wanted.configurations.iter().any(|configuration| {
                let name = Configuration::new(&configuration.compiler, "");
                configuration.compiler == *fault || name.is_ok_and(|name| name.family() == fault)
            });
            of_list || described(fault) || is_ours(fault)
        };
        let is_compiler = |fault: &&String| {
            names.iter().filter_map(EngineName::sides).any(|(caller, callee)| {
                [caller, callee].iter().any(|side| side.family() == *fault || side.compiler() == *fault)
            })
        };
        match self.at_fault.iter().filter(is_compiler).find(|fault| !asked(fault)) {
            Some(fault) => Ok(Err(format!("{fault} is not installed, or only --config describes it"))),
            None => Ok(Ok(CompilersHere { here: (!wanted.is_empty()).then_some(wanted), missing })),
        }
    }
}
