//! Known defects of LLVM that modules of its IR show.

use serde::Deserialize;
use smol_str::SmolStr;

use super::EntryId;
use super::workaround::Workaround;
use engines::recipe::Recipe;

/// A known defect.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ModuleEntry {
    /// Its name.
    pub id: EntryId,
    /// A pass that a recipe must have to show it; none where it is the back end's.
    pub pass: Option<SmolStr>,
    /// The level after the passes that a recipe must have to show it: `-O0`; none where any level may.
    pub level: Option<SmolStr>,
    /// The changes that prevent it.
    pub prevented_by: PreventedBy,
    /// The defect, in a sentence.
    pub sentence: String,
    /// The rule by which it is wrong.
    pub clause: String,
    /// The module of `corpus/regressions` that shows it.
    pub reproducer: SmolStr,
}

/// The conditions under which a defect does not show. Both must hold for an entry to explain a run.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PreventedBy {
    /// The module changed so that it is avoided: a name of [`super::WORKAROUNDS`].
    pub workaround: SmolStr,
    /// The module unchanged, with this level in place of the recipe's: the passes before it are then not to blame.
    pub level: Option<SmolStr>,
}

impl ModuleEntry {
    /// True when a recipe is one that may show it.
    #[must_use]
    pub fn concerns(&self, recipe: &Recipe) -> bool {
        let has = |pass: &SmolStr| recipe.pass_names().any(|name| name == pass);
        let of_level = self.level.as_ref().is_none_or(|level| recipe.level == *level);
        of_level && self.pass.as_ref().is_none_or(has)
    }

    /// The workaround that avoids the defect.
    #[must_use]
    pub fn workaround(&self) -> Option<&'static Workaround> {
        Workaround::named(&self.prevented_by.workaround)
    }
}
