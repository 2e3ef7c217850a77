//! The configuration that shows most plainly that a compiler does not compile a program.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use engines::{Configuration, EngineName};

use crate::verbs::triage::view::outcome::{EngineGroup, StoredOutcome};
use crate::verbs::triage::view::{FindingView, blame};

/// A configuration that does not compile the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    /// Its name.
    pub(super) configuration: String,
    /// True if it does not compile both sides in one file, and not only one of them by itself.
    pub(super) whole: bool,
}

/// The beginnings of stored outcomes, by what a cause is about.
const KINDS: [(&str, &str); 3] =
    [("rejected(", "rejected"), ("compiler-crash", "compiler-crashed"), ("compiler-hang", "compiler-hung")];

/// The refusal of the finding's cause: in one file before in two, by a configuration that is a side of every engine that is wrong before
/// one of several, and by the newest compiler.
pub(super) fn refusal(view: &FindingView<'_>) -> Result<Refusal, String> {
    let release = |one: &Configuration| view.compilers.release(&one.to_string()).map_or(0, |one| one.major);
    chosen(&view.groups, &view.detail.cause, release)
        .ok_or_else(|| "the stored reports do not show which compiler does not compile it".to_owned())
}

fn chosen(groups: &[EngineGroup], cause: &str, release: impl Fn(&Configuration) -> u32) -> Option<Refusal> {
    let named = |group: &EngineGroup| -> Vec<EngineName> {
        let names = group.engines.iter().filter(|name| !name.starts_with(blame::LAYOUT_BY));
        names.filter_map(|name| name.parse().ok()).collect()
    };
    let kind = KINDS.iter().find(|(in_cause, _)| cause.contains(in_cause)).map_or("", |(_, kind)| kind);
    let refuses = |group: &&EngineGroup| match &group.outcome {
        StoredOutcome::NotRun(why) => why.starts_with(kind),
        _ => false,
    };
    let refused: BTreeSet<EngineName> = groups.iter().filter(refuses).flat_map(named).collect();
    let compiled =
        |group: &&EngineGroup| matches!(group.outcome, StoredOutcome::Agrees | StoredOutcome::Ran(_));
    let compiled: BTreeSet<EngineName> = groups.iter().filter(compiled).flat_map(named).collect();
    let is_side = |side: usize, one: &Configuration, engine: &EngineName| match engine {
        EngineName::Linked { caller, callee } => [caller, callee][side] == one,
        _ => false,
    };
    // Of a compiler that does not compile a side, no engine with that side runs.
    let refuses_side = |side: usize, one: &Configuration| {
        let has = |engine: &EngineName| is_side(side, one, engine);
        refused.iter().any(has) && !compiled.iter().any(has)
    };
    let whole = |one: &Configuration| refused.contains(&EngineName::Direct(one.clone()));
    let everywhere = |one: &Configuration| {
        refused.iter().filter_map(EngineName::sides).all(|(caller, callee)| caller == one || callee == one)
    };
    let sides: BTreeSet<&Configuration> =
        refused.iter().filter_map(EngineName::sides).flat_map(|(caller, callee)| [caller, callee]).collect();
    let refuses = |one: &&Configuration| whole(one) || refuses_side(0, one) || refuses_side(1, one);
    let best = sides
        .into_iter()
        .filter(refuses)
        .min_by_key(|one| (!whole(one), !everywhere(one), Reverse(release(one))))?;
    Some(Refusal { configuration: best.to_string(), whole: whole(best) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(engines: &[&str], outcome: StoredOutcome) -> EngineGroup {
        EngineGroup { engines: engines.iter().map(|&name| name.to_owned()).collect(), outcome }
    }

    fn chosen_of(groups: &[EngineGroup], cause: &str) -> (String, bool) {
        let Refusal { configuration, whole } = chosen(groups, cause, |one| match one.compiler() {
            "gcc-12" => 12,
            _ => 11,
        })
        .unwrap();
        (configuration, whole)
    }

    #[test]
    fn a_crash_at_every_level_is_shown_by_the_newest() {
        let died = StoredOutcome::NotRun("compiler-crashed: internal compiler error".to_owned());
        let refused = StoredOutcome::NotRun("rejected: error".to_owned());
        let cause = "compiler-crash(internal compiler error) gcc gcc:direct";
        let groups = [
            group(&["gcc-11 -O0", "gcc-12 -O2", "gcc-11 -O0 > gcc-12 -O2", "gcc-12 -O2 > tcc"], died.clone()),
            group(&["gcc-12 -O2 direct", "gcc-11 -O0 direct"], died.clone()),
            group(&["tcc", "tcc direct"], refused.clone()),
        ];
        assert_eq!(chosen_of(&groups, cause), ("gcc-12 -O2".to_owned(), true));
        assert_eq!(chosen_of(&groups, "rejected(error) tcc"), ("tcc".to_owned(), true));
    }

    #[test]
    fn what_only_one_side_shows_is_in_two_files() {
        let died = StoredOutcome::NotRun("compiler-crashed: internal compiler error".to_owned());
        let groups = [
            group(&["gcc-11 -O0", "clang > gcc-11 -O0"], died),
            group(
                &["gcc-11 -O0 direct", "gcc-11 -O0 > clang", "clang", "clang direct"],
                StoredOutcome::Agrees,
            ),
        ];
        let cause = "compiler-crash(internal compiler error) gcc";
        assert_eq!(chosen_of(&groups, cause), ("gcc-11 -O0".to_owned(), false));
    }
}
