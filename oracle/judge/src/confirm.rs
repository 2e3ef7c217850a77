//! Further native runs that show whether the ledger explains a mismatch of a module.

use std::collections::BTreeMap;

use interpreter::Semantics;

use crate::ModuleCase;
use crate::inprocess::modules::allowed;
use crate::ledger::{EntryId, Ledger, ModuleEntry, Workaround};
use crate::verdict::{Report, Verdict, judge_run};
use engines::EngineName;
use engines::native::{Accounting, BatchResult, NativeError, Toolchain, run_modules};
use engines::recipe::Recipe;

/// The ledger entries that explain mismatches of a module, by the positions of the engines in the report, and what it cost
/// to find out. An entry explains a mismatch if the module after the entry's workaround comes out right by the same recipe, and
/// the module itself by the same passes with the entry's level after them, where it names one.
///
/// # Errors
/// As [`run_modules`].
pub fn explained_by(
    toolchain: &Toolchain,
    semantics: Semantics,
    ledger: &Ledger,
    case: &ModuleCase,
    report: &Report,
) -> Result<(BTreeMap<usize, EntryId>, Accounting), NativeError> {
    let (mut explained, mut accounting) = (BTreeMap::new(), Accounting::default());
    for entry in ledger.modules() {
        let mut candidates = mismatches(report, entry);
        candidates.retain(|(position, _)| !explained.contains_key(position));
        for (twin, level) in twins(case, entry) {
            if candidates.is_empty() {
                break;
            }
            let recipes: Vec<Recipe> =
                candidates.iter().map(|(_, recipe)| with_level(recipe, level)).collect();
            let BatchResult { results, accounting: cost, failures: _ } =
                run_modules(toolchain, &recipes, &[(&twin.module, &twin.entry)])?;
            accounting += cost;
            let allowed = allowed(&twin.module, &twin.entry, semantics);
            let runs = results.iter().flat_map(|result| &result.runs);
            let mut verdicts = runs.map(|run| judge_run(&twin.module, &allowed, &run.outcome).verdict);
            candidates.retain(|_| matches!(verdicts.next(), Some(Verdict::Agree | Verdict::Refines)));
        }
        explained.extend(candidates.into_iter().map(|(position, _)| (position, entry.id.clone())));
    }
    Ok((explained, accounting))
}

/// The mismatches that an entry may be about: the position of each, and its recipe.
fn mismatches<'r>(report: &'r Report, entry: &ModuleEntry) -> Vec<(usize, &'r Recipe)> {
    let wrong = report.engines.iter().enumerate().filter(|(_, engine)| engine.verdict == Verdict::Mismatch);
    let recipes = wrong.filter_map(|(position, engine)| match &engine.engine {
        EngineName::Recipe(recipe) => Some((position, recipe)),
        _ => None,
    });
    recipes.filter(|(_, recipe)| entry.concerns(recipe)).collect()
}

/// The modules that have to come out right, each with the level by which it has to if that is not the recipe's own.
fn twins<'k>(case: &ModuleCase, entry: &'k ModuleEntry) -> Vec<(ModuleCase, Option<&'k str>)> {
    let changed = |workaround: &Workaround| {
        (ModuleCase { module: workaround.applied(&case.module), ..case.clone() }, None)
    };
    let other_level = entry.prevented_by.level.as_deref().map(|level| (case.clone(), Some(level)));
    entry.workaround().map(changed).into_iter().chain(other_level).collect()
}

fn with_level(recipe: &Recipe, level: Option<&str>) -> Recipe {
    let level = level.map_or_else(|| recipe.level.clone(), Into::into);
    Recipe { passes: recipe.passes.clone(), level }
}
