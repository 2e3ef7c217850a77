//! Random signatures through an engine, for a time or a number: what is wrong is reduced, and told once for each smallest unit.

use std::collections::{BTreeMap, BTreeSet};

use generator::signature_unit;
use lang::SignatureUnit;
use plugins::{LiveEngine, UnitTools};

use crate::reduction::{confirm, dispute, reduce};
use crate::{Defect, Examination, Spent, examine};
use engines::call_defect::{DefectEvidence, DefectKind};
use host::Failure;
use host::clock::Deadline;
use host::run_end::Control;

/// The functions of a unit.
const UNIT: u32 = 150;

/// The most functions of a unit that are reduced: the rest of a unit that is wrong everywhere shows little more.
const REDUCED: usize = 16;

/// The functions that are reduced of those that one entry of the ledger, or one known cause, explains.
const REDUCED_OF_ENTRY: u64 = 4;

/// True if a function is reduced of which this is the number among those that one known cause may explain. A cause that may explain a
/// function need not be its cause, so that some are reduced however many there are: the first, and those of which each is twice as far on.
const fn is_sample(number: u64) -> bool {
    number <= REDUCED_OF_ENTRY || number.is_power_of_two()
}

/// The limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchLimit {
    /// The most functions.
    pub functions: u64,
    /// The time.
    pub deadline: Deadline,
}

/// A search with random signatures.
#[derive(Debug)]
pub struct RandomSearch<'a> {
    /// Builds and runs.
    pub tools: &'a UnitTools,
    /// The engine.
    pub engine: &'a LiveEngine,
    /// The first seed.
    pub seed: u64,
    /// The limits of the search.
    pub limit: SearchLimit,
}

/// The results of a search.
#[derive(Debug, Default)]
pub struct SearchResult {
    /// The functions that were run.
    pub functions: u64,
    /// The functions that the engine refused, and what it said of the first.
    pub refused: u64,
    /// The first of these.
    pub refusal: Option<RefusedUnit>,
    /// The functions with which something is wrong.
    pub wrong: Vec<WrongFunction>,
    /// The number of wrong functions that each entry of the ledger explained. Most of these are not reduced.
    pub explained: BTreeMap<String, u64>,
    /// The number of ways in which functions are wrong that each known cause may explain. Few of these are reduced.
    pub caused: BTreeMap<String, u64>,
    /// The values that were compared.
    pub checks: u64,
    /// The calls that were made.
    pub runs: u64,
    /// The facts of layouts that were compared.
    pub layout_facts: u64,
    /// The defects, each in its smallest unit.
    pub defects: Vec<Defect>,
    /// Processor time of looking.
    pub spent: Spent,
    /// Processor time of reducing.
    pub reducing: Spent,
    /// True if the user ended it.
    pub interrupted: bool,
}

/// A function with which something is wrong.
#[derive(Clone, Debug)]
pub struct WrongFunction {
    /// The function alone.
    pub unit: SignatureUnit,
    /// The first kind of defect in each direction.
    pub kinds: Vec<DefectKind>,
    /// The entry of the ledger that explains it.
    pub entry: Option<String>,
}

/// A function that an engine refused.
#[derive(Clone, Debug)]
pub struct RefusedUnit {
    /// The function alone.
    pub unit: SignatureUnit,
    /// The engine's message.
    pub message: String,
}

impl RandomSearch<'_> {
    /// Runs units until the limit; `told` hears of each unit and of each new defect, `explain` names the entry of the ledger by which a
    /// function may be passed wrongly, and `cause` what is on record, or among the defects so far, that may be the cause of a kind of
    /// defect in it.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the machine fails.
    pub fn run(
        &self,
        control: &Control,
        explain: impl Fn(&SignatureUnit) -> Option<String>,
        mut cause: impl FnMut(&SignatureUnit, DefectKind, &[Defect]) -> Option<String>,
        mut told: impl FnMut(&SearchResult),
    ) -> Result<SearchResult, Failure> {
        let mut result = SearchResult::default();
        let mut known: BTreeMap<(CauseClass, String), usize> = BTreeMap::new();
        let sayable = [self.engine.spec.defines, self.engine.spec.calls];
        for number in 0.. {
            let left = self.limit.functions.saturating_sub(result.functions);
            if left == 0 || self.limit.deadline.has_passed() {
                break;
            }
            if control.is_over() {
                result.interrupted = true;
                break;
            }
            let count = UNIT.min(u32::try_from(left).unwrap_or(UNIT));
            let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number);
            let unit = signature_unit(self.tools.target(), &sayable, count, seed);
            let new = self.unit(&unit, seed, &explain, &mut cause, &mut result)?;
            for defect in new {
                let key = (CauseClass::from_defect(defect.kind), shared_part(&defect.unit));
                match known.get(&key) {
                    Some(&at) => result.defects[at].merge(defect),
                    None => {
                        known.insert(key, result.defects.len());
                        result.defects.push(defect);
                    }
                }
            }
            told(&result);
        }
        Ok(result)
    }

    /// One unit: what is wrong in it, reduced.
    fn unit(
        &self,
        unit: &SignatureUnit,
        seed: u64,
        explain: impl Fn(&SignatureUnit) -> Option<String>,
        cause: impl FnMut(&SignatureUnit, DefectKind, &[Defect]) -> Option<String>,
        result: &mut SearchResult,
    ) -> Result<Vec<Defect>, Failure> {
        let RandomSearch { tools, engine, .. } = *self;
        let examined = examine(tools, engine, &engine.spec.variants, unit, seed, false)?;
        let mut chosen = varied(found(unit, &examined, explain, cause, result));
        reduce(tools, engine, &mut chosen, seed, &mut result.reducing)?;
        // Different defects may become the same when reduced; the costly runs after this are made once for
        // each.
        let mut chosen = distinct(chosen);
        confirm(tools, engine, &mut chosen, seed, &mut result.reducing)?;
        dispute(tools, &mut chosen, seed, &mut result.reducing)?;
        Ok(chosen)
    }
}

/// Counts what was seen of a unit, and gives what is wrong in it and to be reduced.
fn found(
    unit: &SignatureUnit,
    examined: &Examination,
    explain: impl Fn(&SignatureUnit) -> Option<String>,
    mut cause: impl FnMut(&SignatureUnit, DefectKind, &[Defect]) -> Option<String>,
    result: &mut SearchResult,
) -> Vec<Defect> {
    result.functions += unit.functions.len() as u64;
    result.checks += examined.checks;
    result.runs += examined.runs;
    result.layout_facts += examined.layout_facts;
    result.spent += examined.spent;
    let mut found = Vec::new();
    for (function, (number, one)) in unit.functions.iter().zip(&examined.functions) {
        debug_assert_eq!(function.number, *number);
        if let Some(said) = &one.refused {
            result.refused += 1;
            let (unit, message) = (unit.single_function(function), said.clone());
            result.refusal.get_or_insert(RefusedUnit { unit, message });
        }
        let first: Vec<_> = first_of_each_way(&one.defects).collect();
        if first.is_empty() {
            continue;
        }
        let (unit, place) = (unit.single_function(function), result.wrong.len());
        let entry = explain(&unit);
        let kinds = first.iter().map(|(kind, _)| **kind).collect();
        result.wrong.push(WrongFunction { unit: unit.clone(), kinds, entry: entry.clone() });
        for (kind, (variants, evidence)) in first {
            if let Some(entry) = &entry {
                let count = result.explained.entry(entry.clone()).or_default();
                *count += 1;
                if *count > REDUCED_OF_ENTRY {
                    continue;
                }
            } else if let Some(cause) = cause(&unit, *kind, &result.defects) {
                let count = result.caused.entry(cause).or_default();
                *count += 1;
                if !is_sample(*count) {
                    continue;
                }
            }
            found.push(Defect {
                kind: *kind,
                unit: unit.clone(),
                variants: variants.clone(),
                evidence: evidence.clone(),
                functions: BTreeSet::from([place]),
                disputed: false,
            });
        }
    }
    found
}

/// The first defect of a function in each direction: the others follow from it.
fn first_of_each_way(
    defects: &BTreeMap<DefectKind, (Vec<String>, DefectEvidence)>,
) -> impl Iterator<Item = (&DefectKind, &(Vec<String>, DefectEvidence))> {
    let mut seen = BTreeSet::new();
    defects.iter().filter(move |(kind, _)| match kind {
        DefectKind::Layout(_) => seen.insert(None),
        DefectKind::Passing(direction, _) => seen.insert(Some(*direction)),
        DefectKind::Compiler(_) => true,
    })
}

/// The classes of defects that have causes of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum CauseClass {
    Layout,
    Passing,
    Compiler,
}

impl CauseClass {
    const fn from_defect(kind: DefectKind) -> CauseClass {
        match kind {
            DefectKind::Layout(_) => CauseClass::Layout,
            DefectKind::Passing(..) => CauseClass::Passing,
            DefectKind::Compiler(_) => CauseClass::Compiler,
        }
    }
}

/// The part of a unit that defects of one cause share: the records, or where there is none the function.
fn shared_part(unit: &SignatureUnit) -> String {
    if unit.types.records.is_empty() { unit.to_string() } else { lang::print::types(&unit.types, []) }
}

/// One defect of those that are equal, with the functions of all.
fn distinct(defects: Vec<Defect>) -> Vec<Defect> {
    let mut places: BTreeMap<(DefectKind, String), usize> = BTreeMap::new();
    let mut kept: Vec<Defect> = Vec::new();
    for defect in defects {
        let place = *places.entry((defect.kind, defect.unit.to_string())).or_insert(kept.len());
        match kept.get_mut(place) {
            Some(equal) => equal.functions.extend(defect.functions),
            None => kept.push(defect),
        }
    }
    kept
}

/// Few defects of each kind, the smallest first.
fn varied(mut found: Vec<Defect>) -> Vec<Defect> {
    found.sort_by_cached_key(|defect| defect.unit.to_string().len());
    let kinds: BTreeSet<DefectKind> = found.iter().map(|defect| defect.kind).collect();
    let each = (REDUCED / kinds.len().max(1)).max(2);
    let mut taken: BTreeMap<DefectKind, usize> = BTreeMap::new();
    found.retain(|defect| {
        let count = taken.entry(defect.kind).or_default();
        *count += 1;
        *count <= each
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_functions_with_one_known_cause_few_are_reduced() {
        let reduced: Vec<u64> = (1..=100).filter(|number| is_sample(*number)).collect();
        assert_eq!(reduced, [1, 2, 3, 4, 8, 16, 32, 64]);
    }
}
