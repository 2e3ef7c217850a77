//! From runs that went wrong to what is wrong: each cause once.
//!
//! An engine that goes wrong by itself, or with both sides of its own, is one cause, and every cross pair with it
//! goes wrong for that reason. What goes wrong only between two configurations is another.

use std::collections::{BTreeMap, BTreeSet};

use lang::Type;
use smol_str::SmolStr;

use super::bucket_key::{self, BucketKey};
use super::compare::Wrong;
use super::evidence::{Difference, Evidence, Finding, FindingKind, Verdict};
use super::prediction::{self, Readings};
use crate::ledger::{EntryId, Party};
use engines::{Configuration, EngineName};

/// A run that went wrong.
pub(super) struct WrongRun<'a> {
    /// Its position among the runs.
    pub(super) position: usize,
    pub(super) engine: &'a EngineName,
    pub(super) wrong: Wrong,
}

/// The properties that the wrong runs of one finding share.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Group {
    /// The place of the cause.
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

/// The findings and verdicts that follow from wrong runs.
pub(super) struct Causes {
    pub(super) findings: Vec<Finding>,
    /// The verdict on each wrong run, by its position.
    pub(super) verdicts: Vec<(usize, Verdict)>,
    /// Configurations whose runs would decide whether an entry of the ledger explains a finding.
    pub(super) unconfirmed: BTreeSet<Configuration>,
}

/// Sorts wrong runs by cause.
pub(super) fn causes(evidence: &Evidence<'_>, wrong: &[WrongRun<'_>], agreeing: &[EngineName]) -> Causes {
    let blamed = blamed(wrong);
    let mut explain = Explain { evidence, agreeing, travelling: Vec::new(), unconfirmed: BTreeSet::new() };
    let mut groups: BTreeMap<Group, Vec<&WrongRun<'_>>> = BTreeMap::new();
    for run in wrong {
        let place = place(run.engine, &blamed);
        let known = explain.run(run, place);
        let Wrong { kind, detail, .. } = run.wrong.clone();
        groups.entry(Group { place, kind, detail, known }).or_default().push(run);
    }
    let mut causes = Causes { findings: Vec::new(), verdicts: Vec::new(), unconfirmed: explain.unconfirmed };
    for (group, runs) in attribute_cross_pairs(groups) {
        let finding = finding(group, &runs, agreeing);
        causes.verdicts.extend(runs.iter().map(|run| (run.position, finding.verdict())));
        causes.findings.push(finding);
    }
    causes
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

fn place(engine: &EngineName, blamed: &BTreeSet<&Configuration>) -> Place {
    match engine.sides() {
        None => Place::InProcess,
        Some((caller, callee)) if caller == callee => Place::Alone,
        Some((caller, callee)) if blamed.contains(caller) || blamed.contains(callee) => Place::Alone,
        Some(_) => Place::Between,
    }
}

/// Finds the ledger entries that explain wrong runs.
struct Explain<'a> {
    evidence: &'a Evidence<'a>,
    agreeing: &'a [EngineName],
    /// The types that are passed differently between the sides, where they are known already.
    travelling: Vec<(Readings, Vec<Type>)>,
    unconfirmed: BTreeSet<Configuration>,
}

impl Explain<'_> {
    /// The entry that explains a wrong run; none where it is of a kind that no wrong value can cause.
    fn run(&mut self, run: &WrongRun<'_>, place: Place) -> Option<EntryId> {
        use FindingKind::{CompilerCrash, Crash, Hang, Missing, Surplus, Value};
        if run.wrong.kind == CompilerCrash {
            return self.compiler_crash(run);
        }
        if !matches!(run.wrong.kind, Value | Missing | Surplus | Crash | Hang) {
            return None;
        }
        match place {
            Place::InProcess => None,
            Place::Alone => self.code(run.engine).or_else(|| self.passing_within_compiler(run.engine)),
            Place::Between => self.passing(run.engine).or_else(|| self.code_between(run.engine)),
        }
    }

    /// A compiler died of what the ledger knows. Of a pair it may be either one.
    fn compiler_crash(&self, run: &WrongRun<'_>) -> Option<EntryId> {
        let (caller, callee) = run.engine.sides()?;
        let diagnostic = run.wrong.detail.as_deref()?;
        let Evidence { program, ledger, .. } = self.evidence;
        let of = |side: &Configuration| {
            self.parties(side)
                .into_iter()
                .find_map(|party| ledger.compiler_crash(&party, diagnostic, program))
        };
        of(caller).or_else(|| of(callee)).map(|entry| entry.id.clone())
    }

    /// A pair goes wrong, because a value that our readings of the two compilers pass differently travels between
    /// the sides of this program. Caller and callee may be the same compiler, if it disagrees with itself.
    fn passing(&mut self, engine: &EngineName) -> Option<EntryId> {
        let (caller, callee) = engine.sides()?;
        let callees = self.parties(callee);
        let same = caller.compiler() == callee.compiler();
        for (number, one) in self.parties(caller).iter().enumerate() {
            // A compiler has one reading of the document, whatever it is.
            let others = if same { &callees[number..=number] } else { &callees[..] };
            if let Some(entry) = others.iter().find_map(|other| self.passed((caller, one), (callee, other))) {
                return Some(entry);
            }
        }
        None
    }

    /// The entry that explains that callers of one party and callees of another do not understand each other.
    fn passed(
        &mut self,
        (caller, one): (&Configuration, &Party),
        (callee, other): (&Configuration, &Party),
    ) -> Option<EntryId> {
        let (vectors, evidence) = (caller.vectors(), self.evidence);
        let readings = (prediction::reading(one, vectors), prediction::reading(other, callee.vectors()));
        let types = self.travelling(readings);
        let entry =
            types.iter().find_map(|ty| evidence.ledger.passing(one, other, vectors, evidence.program, ty));
        entry.map(|entry| entry.id.clone())
    }

    /// The parties that a configuration's compiler may be.
    fn parties(&self, configuration: &Configuration) -> Vec<Party> {
        Party::all_of(self.evidence.identities, configuration.compiler())
    }

    fn travelling(&mut self, readings: Readings) -> &[Type] {
        let known = self.travelling.iter().position(|(of, _)| *of == readings);
        let index = known.unwrap_or_else(|| {
            self.travelling.push((readings, prediction::passed_differently(self.evidence.program, readings)));
            self.travelling.len() - 1
        });
        &self.travelling[index].1
    }

    /// A compiler goes wrong by itself, because its callees do not find what its callers pass. Calls within one unit are
    /// made in the same way.
    fn passing_within_compiler(&mut self, engine: &EngineName) -> Option<EntryId> {
        let (caller, callee) = engine.sides()?;
        (caller == callee).then(|| self.passing(engine)).flatten()
    }

    /// A compiler goes wrong by itself, in a known way that a flag of its own prevents: the run with this flag
    /// agrees. Without such a run there is a doubt.
    fn code(&mut self, engine: &EngineName) -> Option<EntryId> {
        let (configuration, other) = engine.sides()?;
        if configuration != other {
            return None;
        }
        let Evidence { program, ledger, runs, .. } = self.evidence;
        let parties = self.parties(configuration);
        let known: Vec<_> = parties.iter().flat_map(|party| ledger.code(party, program)).collect();
        // A run that another entry asked for, with its flag, and that this flag does not prevent, goes wrong as the run without it does.
        let mut asked_for = known.iter().map(|(_, flag)| *flag);
        let engines_own = asked_for.find_map(|flag| configuration.without_last_flag(flag));
        let configuration = engines_own.as_ref().unwrap_or(configuration);
        for (entry, flag) in known {
            let Some(prevented) = configuration.with_flag(flag) else { continue };
            let has_run = |twin: &EngineName| runs.iter().any(|run| run.engine == *twin);
            let direct =
                matches!(engine, EngineName::Direct(_)).then(|| EngineName::Direct(prevented.clone()));
            // A compiler that the flag keeps from optimising is not asked for calls within one unit, which it makes as those between units.
            let twin = direct.filter(has_run).unwrap_or_else(|| EngineName::pure(prevented.clone()));
            if self.agreeing.contains(&twin) {
                return Some(entry.id.clone());
            }
            if !has_run(&twin) {
                self.unconfirmed.insert(prevented);
            }
        }
        None
    }

    /// A pair goes wrong, because one side has a known way of its own, in which it agrees with itself and with no
    /// other: the pair in which a flag prevents it agrees. Without such a run there is a doubt.
    fn code_between(&mut self, engine: &EngineName) -> Option<EntryId> {
        let (caller, callee) = engine.sides()?;
        let Evidence { program, ledger, runs, .. } = self.evidence;
        let sides = [(caller, callee), (callee, caller)];
        let parties = sides.map(|(side, other)| (side, other, self.parties(side)));
        let defects = parties.iter().flat_map(|(side, other, parties)| {
            let known = parties.iter().flat_map(|party| ledger.code(party, program));
            known.map(|(entry, flag)| (*side, *other, entry, flag))
        });
        for (side, other, entry, flag) in defects {
            let Some(prevented) = side.with_flag(flag) else { continue };
            let (caller, callee) = if side == caller { (&prevented, other) } else { (other, &prevented) };
            let twin = EngineName::Linked { caller: caller.clone(), callee: callee.clone() };
            if self.agreeing.contains(&twin) {
                return Some(entry.id.clone());
            }
            if !runs.iter().any(|run| run.engine == twin) {
                self.unconfirmed.extend([prevented, other.clone()]);
            }
        }
        None
    }
}

/// Cross pairs with a configuration that is to blame show its fault in many ways: the first thing it does wrong by
/// itself names the finding, whatever its pairs do.
fn attribute_cross_pairs<'a, 'r>(
    groups: BTreeMap<Group, Vec<&'a WrongRun<'r>>>,
) -> BTreeMap<Group, Vec<&'a WrongRun<'r>>> {
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
    // Where an engine is wrong by itself, its pairs with others are wrong because of it, and name nobody
    // else.
    let own = |run: &&&WrongRun<'_>| place != Place::Alone || !run.engine.is_cross();
    let named: Vec<&EngineName> = runs.iter().filter(own).map(|run| run.engine).collect();
    let at_fault = bucket_key::at_fault(runs.iter().map(|run| run.engine), agreeing);
    let differing = runs.iter().map(|run| run.engine.clone()).collect();
    let first = runs.iter().filter_map(|run| run.wrong.first).min_by_key(|(index, ..)| *index);
    let difference = first.map(|(index, expected, got)| {
        let site = expected.or(got).map_or(0, |observation| observation.site);
        Difference {
            at: format!("site {site}, observation {index}"),
            site: Some(site),
            expected: expected.map(|observation| observation.value),
            got: got.map(|observation| observation.value),
            agreeing: agreeing.to_vec(),
            differing,
        }
    });
    let words = runs.iter().find_map(|run| run.wrong.words.as_deref());
    let summary = summary(kind, words.or(detail.as_deref()), &named, difference.as_ref());
    Finding {
        known,
        kind,
        signature: BucketKey::new(kind, detail.as_deref(), named),
        at_fault,
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
