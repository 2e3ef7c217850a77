//! What LLVM is known to do wrong, recognised by what makes it right.

use interpreter::Semantics;
use ir::Module;

use super::native::{Examined, ExaminedBatch, examine};
use crate::ledger::{Ledger, ModuleEntry};
use crate::native::{Accounting, NativeError, Toolchain};
use crate::recipe::Recipe;
use crate::verdict::Verdict;

/// Asks the ledger about every mismatch of a module, and gives what that cost. An entry explains a mismatch if the
/// module after the entry's remedy comes out right by the same recipe, and the module itself by the same passes with
/// the entry's level after them, where it names one.
///
/// # Errors
/// As [`examine`].
pub fn explain(
    toolchain: &Toolchain,
    semantics: Semantics,
    ledger: &Ledger,
    module: &Module,
    entry: &str,
    examined: &mut Examined,
) -> Result<Accounting, NativeError> {
    let mut accounting = Accounting::default();
    for known in ledger.modules() {
        let mut doubtful = doubtful(examined, known);
        for (twin, level) in twins(module, known) {
            if doubtful.is_empty() {
                break;
            }
            let recipes: Vec<Recipe> =
                doubtful.iter().map(|&at| with_level(&examined.runs[at].recipe, level)).collect();
            let ExaminedBatch { modules, accounting: cost } =
                examine(toolchain, semantics, &recipes, &[twin], entry)?;
            accounting += cost;
            let mut verdicts =
                modules.iter().flat_map(|module| &module.runs).map(|run| &run.judgement.verdict);
            doubtful.retain(|_| matches!(verdicts.next(), Some(Verdict::Agree | Verdict::Refines)));
        }
        for at in doubtful {
            examined.runs[at].judgement.verdict = Verdict::Known(known.id.clone());
        }
    }
    Ok(accounting)
}

/// The mismatches that an entry may be about, by the positions of their runs.
fn doubtful(examined: &Examined, known: &ModuleEntry) -> Vec<usize> {
    let mismatches = examined
        .runs
        .iter()
        .enumerate()
        .filter(|(_, run)| run.judgement.verdict == Verdict::Mismatch && known.concerns(&run.recipe));
    mismatches.map(|(at, _)| at).collect()
}

/// What has to come out right, and by which level if not the recipe's own.
fn twins<'k>(module: &Module, known: &'k ModuleEntry) -> Vec<(Module, Option<&'k str>)> {
    let remedied = known.remedy().map(|remedy| (remedy.applied(module), None));
    let other_level = known.gone_with.level.as_deref().map(|level| (module.clone(), Some(level)));
    remedied.into_iter().chain(other_level).collect()
}

fn with_level(recipe: &Recipe, level: Option<&str>) -> Recipe {
    let level = level.map_or_else(|| recipe.level.clone(), Into::into);
    Recipe { passes: recipe.passes.clone(), level }
}
