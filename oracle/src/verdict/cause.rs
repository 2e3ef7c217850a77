//! From runs that went wrong to what is wrong: each cause once.
//!
//! An engine that goes wrong by itself, or with both sides of its own, is one cause, and every cross pair with it
//! goes wrong for that reason. What goes wrong only between two configurations is another.

use std::collections::{BTreeMap, BTreeSet};

use lang::Type;
use smol_str::SmolStr;

use super::compare::Wrong;
use super::evidence::{Difference, Evidence, Finding, FindingKind, Verdict};
use super::prediction;
use super::signature::Signature;
use crate::ledger::EntryId;
use crate::{Configuration, EngineName};

/// A run that went wrong.
pub(super) struct WrongRun<'a> {
    /// Its position among the runs.
    pub(super) position: usize,
    pub(super) engine: &'a EngineName,
    pub(super) wrong: Wrong,
}

/// What one finding is made of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Group {
    /// In process, alone, between: in this order.
    place: Place,
    kind: FindingKind,
    detail: Option<SmolStr>,
    known: Option<EntryId>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    InProcess,
    Alone,
    Between,
}

/// The findings, and for each wrong run what its own verdict is.
pub(super) fn findings(
    evidence: &Evidence<'_>,
    wrong: &[WrongRun<'_>],
    agreeing: &[EngineName],
) -> (Vec<Finding>, Vec<(usize, Verdict)>) {
    let blamed = blamed(wrong);
    let mut travelling = None;
    let mut groups: BTreeMap<Group, Vec<&WrongRun<'_>>> = BTreeMap::new();
    let mut verdicts = Vec::new();
    for run in wrong {
        let known = between(run, &blamed).and_then(|(caller, callee)| {
            let types = travelling.get_or_insert_with(|| prediction::passed_differently(evidence.program));
            explain(evidence, run.wrong.kind, caller, callee, types)
        });
        verdicts.push((run.position, known.clone().map_or(Verdict::Mismatch, Verdict::Known)));
        let place = place(run.engine, &blamed);
        let Wrong { kind, detail, .. } = run.wrong.clone();
        groups.entry(Group { place, kind, detail, known }).or_default().push(run);
    }
    (follow(groups).into_iter().map(|(group, runs)| finding(group, &runs, agreeing)).collect(), verdicts)
}

/// Configurations that go wrong with both sides of their own. The direct variant is no reason to: what only
/// inlining makes wrong is not in the units that cross pairs are made of.
fn blamed<'a>(wrong: &[WrongRun<'a>]) -> BTreeSet<&'a Configuration> {
    let alone = |run: &WrongRun<'a>| match run.engine {
        EngineName::Linked { caller, callee } if caller == callee => Some(caller),
        _ => None,
    };
    wrong.iter().filter_map(alone).collect()
}

/// The sides of a run that goes wrong only because they meet.
fn between<'a>(
    run: &WrongRun<'a>,
    blamed: &BTreeSet<&Configuration>,
) -> Option<(&'a Configuration, &'a Configuration)> {
    let (caller, callee) = run.engine.sides()?;
    (place(run.engine, blamed) == Place::Between).then_some((caller, callee))
}

fn place(engine: &EngineName, blamed: &BTreeSet<&Configuration>) -> Place {
    match engine.sides() {
        None => Place::InProcess,
        Some((caller, callee)) if caller == callee => Place::Alone,
        Some((caller, callee)) if blamed.contains(caller) || blamed.contains(callee) => Place::Alone,
        Some(_) => Place::Between,
    }
}

/// The entry that explains why a pair goes wrong: it is of a kind that passing a value can cause, and a record that
/// our readings of the two families pass differently travels between the sides of this program.
fn explain(
    evidence: &Evidence<'_>,
    kind: FindingKind,
    caller: &Configuration,
    callee: &Configuration,
    travelling: &[Type],
) -> Option<EntryId> {
    use FindingKind::{Crash, Hang, Missing, Surplus, Value};
    if !matches!(kind, Value | Missing | Surplus | Crash | Hang) {
        return None;
    }
    let (caller, callee) = (caller.family(), callee.family());
    if prediction::dialect(caller)? == prediction::dialect(callee)? {
        return None;
    }
    let Evidence { program, ledger, .. } = evidence;
    let entry = travelling.iter().find_map(|ty| ledger.passing(caller, callee, program, ty));
    entry.map(|entry| entry.id.clone())
}

/// Cross pairs with a configuration that is to blame show its fault in many ways: the first thing it does wrong by
/// itself names the finding, whatever its pairs do.
fn follow<'a, 'r>(groups: BTreeMap<Group, Vec<&'a WrongRun<'r>>>) -> BTreeMap<Group, Vec<&'a WrongRun<'r>>> {
    let mut followed: BTreeMap<Group, Vec<&WrongRun<'_>>> = BTreeMap::new();
    let mut consequences = Vec::new();
    for (group, runs) in groups {
        let (alone, cross): (Vec<_>, Vec<_>) = runs.into_iter().partition(|run| !run.engine.is_cross());
        if group.place != Place::Alone {
            followed.entry(group).or_default().extend(alone.into_iter().chain(cross));
            continue;
        }
        if !alone.is_empty() {
            followed.insert(group, alone);
        }
        consequences.extend(cross);
    }
    for run in consequences {
        let involves = |of: &&WrongRun<'_>| match (of.engine, run.engine.sides()) {
            (EngineName::Linked { caller: to_blame, .. }, Some((caller, callee))) => {
                !of.engine.is_cross() && (to_blame == caller || to_blame == callee)
            }
            _ => false,
        };
        let cause = followed
            .iter_mut()
            .find(|(group, runs)| group.place == Place::Alone && runs.iter().any(involves));
        if let Some((_, runs)) = cause {
            runs.push(run);
        }
    }
    followed
}

fn finding(group: Group, runs: &[&WrongRun<'_>], agreeing: &[EngineName]) -> Finding {
    let Group { place, kind, detail, known } = group;
    let own = |run: &&&WrongRun<'_>| place != Place::Alone || !run.engine.is_cross();
    let named: Vec<&EngineName> = runs.iter().filter(own).map(|run| run.engine).collect();
    let differing = runs.iter().map(|run| run.engine.clone()).collect();
    let first = runs.iter().filter_map(|run| run.wrong.first).min_by_key(|(index, ..)| *index);
    let difference = first.map(|(index, expected, got)| {
        let site = expected.or(got).map_or(0, |observation| observation.site);
        Difference {
            at: format!("site {site}, observation {index}"),
            expected: expected.map(|observation| observation.value),
            got: got.map(|observation| observation.value),
            agreeing: agreeing.to_vec(),
            differing,
        }
    });
    let summary = summary(kind, detail.as_deref(), &named, difference.as_ref());
    Finding {
        verdict: known.map_or(Verdict::Mismatch, Verdict::Known),
        kind,
        signature: Signature::new(kind, detail.as_deref(), named),
        summary,
        difference,
    }
}

/// `value by clang-19 -O2 and 3 more at site 4, observation 7: 0x1 expected, 0x3 came`
fn summary(
    kind: FindingKind,
    detail: Option<&str>,
    who: &[&EngineName],
    difference: Option<&Difference>,
) -> String {
    let detail = detail.map(|detail| format!(" ({detail})")).unwrap_or_default();
    let others = match who.len().saturating_sub(1) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let first = who.first().map(ToString::to_string).unwrap_or_default();
    let value = |value: Option<u64>| value.map_or("nothing".to_owned(), |value| format!("{value:#x}"));
    let shown =
        difference.map(|d| format!(" at {}: {} expected, {} came", d.at, value(d.expected), value(d.got)));
    format!("{}{detail} by {first}{others}{}", kind.name(), shown.unwrap_or_default())
}
