//! The tier of passes and back ends: batches of modules, compiled, linked, run and judged.

use interpreter::tracked::{OutcomeSet, outcomes};
use interpreter::{Config, ExecutionLimits, Semantics};
use ir::Module;

use super::judge::{Judgement, judge};
use crate::Outcome;
use crate::native::{Accounting, ModuleEntry, NativeError, RanModules, Toolchain, run_modules};
use crate::recipe::Recipe;
use crate::verdict::Verdict;

/// What became of one module.
#[derive(Clone, Debug)]
pub struct Examined {
    /// Everything that it may do.
    pub allowed: OutcomeSet,
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

/// A batch of modules, judged.
#[derive(Clone, Debug, Default)]
pub struct ExaminedBatch {
    /// The modules, in order.
    pub modules: Vec<Examined>,
    /// What it cost to compile and run them.
    pub accounting: Accounting,
}

impl Examined {
    /// The gravest verdict on a run; none where there was no recipe.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        self.runs.iter().map(|run| &run.judgement.verdict).max()
    }
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
) -> Result<ExaminedBatch, NativeError> {
    let entries: Vec<ModuleEntry<'_>> = modules.iter().map(|module| (module, entry)).collect();
    let RanModules { outcomes, accounting } = run_modules(toolchain, recipes, &entries)?;
    let examined = modules.iter().zip(outcomes).map(|(module, runs)| {
        let allowed = allowed(module, entry, semantics);
        let judged = recipes.iter().zip(runs).map(|(recipe, outcome)| {
            let judgement = judge(module, &allowed, &outcome);
            ModuleRun { recipe: recipe.clone(), outcome, judgement }
        });
        Examined { runs: judged.collect(), allowed }
    });
    Ok(ExaminedBatch { modules: examined.collect(), accounting })
}

/// Everything that a module may do under the semantics.
#[must_use]
pub fn allowed(module: &Module, entry: &str, semantics: Semantics) -> OutcomeSet {
    let limits = ExecutionLimits { fuel: FUEL, ..ExecutionLimits::default() };
    outcomes(module, entry, &Config { semantics, limits })
}
