//! Findings that the same engines found: one toolchain answers for all of them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use engines::native::{self, Toolchain};
use engines::{Configuration, EngineName};
use judge::inprocess::InProcessSettings;
use lang::Target;

use super::engines_of;
use crate::campaign::finding;
use crate::case::Language;
use crate::cli::EngineArgs;
use crate::database::FindingDetail;
use crate::examine::{ModuleSettings, OrdinarySettings, UnitCase, UnitSettings};
use crate::settings::Settings;
use crate::verbs::check;
use crate::{Failure, machine, toolchains};

/// Whom to ask about a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Inquiry {
    pub(super) language: Language,
    target: Target,
    /// The engines, by their names.
    engines: BTreeSet<String>,
    /// The tables of plug-in engines that are not bitfrost's own.
    tables: Option<PathBuf>,
    /// The compilers or families that the cause names.
    at_fault: Vec<String>,
}

/// The engines that answer.
pub(super) struct Engines {
    toolchain: Option<Toolchain>,
    programs: Result<InProcessSettings, Failure>,
    modules: ModuleSettings,
    ordinary: Result<OrdinarySettings, Failure>,
    /// The settings for signatures.
    units: Option<UnitSettings>,
    /// CompilersHere that took part when the finding was made and are not here.
    missing: Vec<String>,
}

/// CompilersHere that took part when findings were made.
#[derive(Default)]
struct CompilersHere {
    here: Option<native::Settings>,
    missing: Vec<String>,
}

impl Inquiry {
    /// Those who found it.
    pub(super) fn new(detail: &FindingDetail) -> Inquiry {
        let unit = (detail.language == Language::Signatures)
            .then(|| finding::smallest_case::<UnitCase>(detail).ok())
            .flatten();
        let target = match &unit {
            Some(case) => Some(case.unit.types.target),
            None => detail.program().map(|program| program.target),
        };
        let at_fault = detail.cause.split_once(": ").map_or("", |(families, _)| families);
        Inquiry {
            language: detail.language,
            tables: unit.and_then(|case| case.tables),
            target: target.unwrap_or_default(),
            engines: engines_of(detail).map(|engine| engine.to_string()).collect(),
            at_fault: at_fault.split('/').map(str::to_owned).collect(),
        }
    }

    /// True if they are passes of LLVM, which make other functions of functions.
    pub(super) fn is_of_passes(&self) -> bool {
        let is_of_passes =
            |name: &EngineName| name.sides().is_some_and(|(one, _)| one.flags().starts_with("-passes="));
        self.language == Language::LlvmIr && self.engine_names().iter().any(is_of_passes)
    }

    /// The names that are understood.
    pub(super) fn engine_names(&self) -> Vec<EngineName> {
        self.engines.iter().filter_map(|name| name.parse().ok()).collect()
    }

    /// Those of the engines that are here. `Err` says why nobody who matters is.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    pub(super) fn engines(&self, settings: &Settings) -> Result<Result<Engines, String>, Failure> {
        let names = self.engine_names();
        let units = match self.language {
            Language::Signatures => {
                match UnitSettings::of_finding(self.target, &names, self.tables.as_deref()) {
                    Ok(units) => Some(units),
                    Err(why) => return Ok(Err(why.to_string())),
                }
            }
            _ => None,
        };
        let CompilersHere { here, missing } = match self.language {
            Language::C | Language::OrdinaryC => match self.compilers(&names, settings)? {
                Ok(found) => found,
                Err(why) => return Ok(Err(why)),
            },
            Language::Signatures => CompilersHere {
                here: Some(toolchains::settings_with_only(
                    &settings.native,
                    self.target,
                    units.as_ref().map_or(&[], UnitSettings::references),
                )),
                missing: Vec::new(),
            },
            Language::LlvmIr => {
                CompilersHere { here: settings.clang(&EngineArgs::default())?, missing: Vec::new() }
            }
        };
        let ordinary = OrdinarySettings::for_stored(here.as_ref().unwrap_or(&native::Settings::default()));
        let toolchain =
            here.map(|compilers| toolchains::native(&compilers, machine::processors())).transpose()?;
        let programs = settings.asking(self.target, &names).in_process(&EngineArgs::default(), self.target);
        let recipes = names.iter().filter_map(|engine| match engine {
            EngineName::Recipe(recipe) => Some(recipe.clone()),
            _ => None,
        });
        let modules =
            ModuleSettings { recipes: recipes.collect(), ..check::module_settings(&EngineArgs::default()) };
        Ok(Ok(Engines { toolchain, programs, modules, ordinary, units, missing }))
    }

    /// The compilers that took part, told apart by whether they are here.
    fn compilers(
        &self,
        names: &[EngineName],
        settings: &Settings,
    ) -> Result<Result<CompilersHere, String>, Failure> {
        let asking = settings.asking(self.target, names);
        let Some(mut wanted) =
            asking.native(&EngineArgs::default(), self.target)?.filter(|toolchain| !toolchain.is_empty())
        else {
            return Ok(Ok(CompilersHere::default()));
        };
        let all = native::Settings {
            target: Some(self.target),
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
        // CompilersHere that a file describes and that is not given are in neither list.
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

impl Engines {
    /// The compilers.
    pub(super) const fn toolchain(&self) -> Option<&Toolchain> {
        self.toolchain.as_ref()
    }

    /// The settings of the other engines for programs in C.
    ///
    /// # Errors
    /// As [`Settings::in_process`].
    pub(super) fn programs(&self) -> Result<InProcessSettings, Failure> {
        self.programs.clone()
    }

    /// The same for modules.
    pub(super) fn modules(&self) -> ModuleSettings {
        self.modules.clone()
    }

    /// The same for ordinary programs.
    ///
    /// # Errors
    /// As [`OrdinarySettings::new`].
    pub(super) fn ordinary(&self) -> Result<OrdinarySettings, Failure> {
        self.ordinary.clone()
    }

    /// The same for signatures.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the inquiry is about something else.
    pub(super) fn units(&self) -> Result<UnitSettings, Failure> {
        let none = || Failure::Infrastructure("no plug-in engine was requested".to_owned());
        self.units.clone().ok_or_else(none)
    }

    /// CompilersHere that took part when the findings were made and are not here.
    pub(super) fn missing(&self) -> &[String] {
        &self.missing
    }
}
