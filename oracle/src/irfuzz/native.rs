//! The tier of passes and back ends: batches of modules, compiled, linked, run and judged.

use interpreter::tracked::{Allowed, outcomes};
use interpreter::{Config, FaultSet, Limits, Semantics};
use ir::Module;

use super::judge::{Judgement, judge};
use crate::Outcome;
use crate::native::{ModulesError, Recipe, Toolchain, run_modules};

/// What became of one module.
#[derive(Clone, Debug)]
pub struct Examined {
    /// Everything that it may do.
    pub allowed: Allowed,
    /// What each recipe made of it, in their order.
    pub runs: Vec<ModuleRun>,
}

/// A native run of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleRun {
    /// How it was compiled.
    pub recipe: Recipe,
    /// What it did.
    pub outcome: Outcome,
    /// Whether it may.
    pub judgement: Judgement,
}

/// Far more than any generated module needs; a tracked run takes microseconds per instruction.
const FUEL: u64 = 200_000;

/// Compiles, links and runs modules by every recipe, and judges each run by what the module may do under the
/// semantics.
///
/// # Errors
/// As [`run_modules`].
pub fn examine(
    toolchain: &Toolchain,
    semantics: Semantics,
    recipes: &[Recipe],
    modules: &[Module],
    entry: &str,
) -> Result<Vec<Examined>, ModulesError> {
    let config =
        Config { semantics, limits: Limits { fuel: FUEL, ..Limits::default() }, faults: FaultSet::NONE };
    let ran = run_modules(toolchain, recipes, modules, entry)?;
    let examined = modules.iter().zip(ran).map(|(module, runs)| {
        let allowed = outcomes(module, entry, &config);
        let judged = recipes.iter().zip(runs).map(|(recipe, outcome)| {
            let judgement = judge(module, &allowed, &outcome);
            ModuleRun { recipe: recipe.clone(), outcome, judgement }
        });
        Examined { runs: judged.collect(), allowed }
    });
    Ok(examined.collect())
}
