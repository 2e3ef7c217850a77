//! Modules of LLVM IR.

use engines::EngineName;
use engines::recipe::{PIPELINES, pipelines, recipes};
use examination::examine::ModuleSettings;
use host::Failure;
use interpreter::Semantics;
use judge::ModuleCase;

use super::{CaseEngines, CaseNeeds, EnginesAsked, KindFacts, StoredCase};
use crate::cli::EngineArgs;

impl StoredCase for ModuleCase {
    const FACTS: KindFacts = KindFacts::OF_LLVM_IR;

    fn engines(_: &CaseNeeds, asked: &EnginesAsked<'_>) -> Result<CaseEngines<ModuleCase>, Failure> {
        let settings = settings(asked.options);
        let recipe = |engine: &EngineName| match engine {
            EngineName::Recipe(recipe) => Some(recipe.clone()),
            _ => None,
        };
        let settings = match asked.found_by {
            Some(engines) if asked.options.levels.is_empty() => {
                ModuleSettings { recipes: engines.iter().filter_map(recipe).collect(), ..settings }
            }
            _ => settings,
        };
        Ok(CaseEngines { compilers: asked.file.clang(asked.options)?, settings })
    }
}

/// The engines that run modules, as the command line chooses them.
#[must_use]
pub fn settings(options: &EngineArgs) -> ModuleSettings {
    ModuleSettings {
        small: true,
        semantics: options.semantics.unwrap_or(Semantics::LLVM_19),
        recipes: recipes(&options.levels, pipelines(0, PIPELINES.len())),
    }
}
