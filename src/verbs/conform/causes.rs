//! The causes of what random functions showed: forms of one cause together, and every wrong function with a cause or with none.

use std::collections::BTreeSet;

use conformance::{Defect, RecordedDefect, RecordedKind, SearchResult, recorded};
use engines::call_defect::DefectKind;
use examination::cause::traits_of_unit;
use lang::SignatureUnit;
use plugins::LiveEngine;
use serde::Serialize;

use host::Failure;

/// Smallest forms that have the same in common, and what is wrong by it.
#[derive(Debug, Serialize)]
pub(super) struct CauseRow {
    /// The name that `corpus/engines.toml` has for it, or the id of its smallest form.
    pub cause: String,
    /// The ids of its forms.
    pub forms: Vec<String>,
    /// The number of wrong functions that were reduced to one of these, or pass everything that the cause's smallest form passes.
    pub functions: u64,
}

/// A cause by the properties that its smallest form has.
struct GroupedForms {
    name: String,
    kind: RecordedKind,
    traits: BTreeSet<String>,
    forms: Vec<String>,
    functions: BTreeSet<usize>,
}

impl GroupedForms {
    fn new(name: String, kind: RecordedKind, unit: &SignatureUnit) -> GroupedForms {
        let traits = traits(kind, unit);
        GroupedForms { name, kind, traits, forms: Vec::new(), functions: BTreeSet::new() }
    }

    /// True if a function that is wrong in a way of this kind passes everything that the smallest form passes.
    fn covers(&self, kind: RecordedKind, traits: &BTreeSet<String>) -> bool {
        self.kind == kind && !self.traits.is_empty() && self.traits.is_subset(traits)
    }
}

/// The known causes while an engine's random functions are run: those on record of it, and those found so far.
pub(super) struct KnownCauses {
    causes: Vec<GroupedForms>,
    /// The number of defects so far that are among them.
    taken: usize,
}

impl KnownCauses {
    /// The causes on record of an engine.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the record is no table.
    pub(super) fn on_record(engine: &LiveEngine) -> Result<KnownCauses, Failure> {
        Ok(KnownCauses { causes: on_record(engine)?, taken: 0 })
    }

    /// The first cause that may be that of a kind of defect in a function, of those on record and these found so far.
    pub(super) fn cause(
        &mut self,
        unit: &SignatureUnit,
        kind: DefectKind,
        found: &[Defect],
    ) -> Option<String> {
        for defect in found.get(self.taken..).unwrap_or_default() {
            let kind = RecordedKind::from_defect(defect.kind);
            let new = GroupedForms::new(defect.unit.to_string(), kind, &defect.unit);
            if !self.causes.iter().any(|cause| cause.covers(kind, &new.traits)) {
                self.causes.push(new);
            }
        }
        self.taken = found.len();
        let kind = RecordedKind::from_defect(kind);
        let traits = traits(kind, unit);
        self.causes.iter().find(|cause| cause.covers(kind, &traits)).map(|cause| cause.name.clone())
    }
}

/// The causes, and the number of wrong functions of which none is the cause. Each defect stands beside its id.
///
/// # Errors
/// [`Failure::Infrastructure`] if the record is no table.
pub(super) fn causes<'a>(
    engine: &LiveEngine,
    result: &SearchResult,
    defects: impl Iterator<Item = (&'a str, &'a Defect)>,
) -> Result<(Vec<CauseRow>, u64), Failure> {
    let mut causes = on_record(engine)?;
    let mut defects: Vec<(&str, &Defect)> = defects.collect();
    defects.sort_by_cached_key(|(_, defect)| defect.unit.to_string().len());
    for (id, defect) in defects {
        let kind = RecordedKind::from_defect(defect.kind);
        let exact = conformance::record_of(&engine.spec.name, &defect.unit);
        let own = traits(kind, &defect.unit);
        let place = causes
            .iter()
            .position(|cause| exact.is_some_and(|record| record == cause.name))
            .or_else(|| causes.iter().position(|cause| cause.covers(kind, &own)));
        let place = place.unwrap_or_else(|| {
            causes.push(GroupedForms::new(id.to_owned(), kind, &defect.unit));
            causes.len() - 1
        });
        causes[place].forms.push(id.to_owned());
        causes[place].functions.extend(&defect.functions);
    }
    causes.retain(|cause| !cause.forms.is_empty());
    let unattributed = attribute(&mut causes, result);
    let row = |cause: GroupedForms| CauseRow {
        cause: cause.name,
        forms: cause.forms,
        functions: cause.functions.len() as u64,
    };
    Ok((causes.into_iter().map(row).collect(), unattributed))
}

/// Gives each wrong function that was reduced to no form the first cause that covers it; the number of those that have none. What the
/// ledger explains has its entry.
fn attribute(causes: &mut [GroupedForms], result: &SearchResult) -> u64 {
    let mut unattributed = 0;
    for (place, function) in result.wrong.iter().enumerate() {
        if function.entry.is_some() || causes.iter().any(|cause| cause.functions.contains(&place)) {
            continue;
        }
        let kinds: BTreeSet<RecordedKind> =
            function.kinds.iter().map(|kind: &DefectKind| RecordedKind::from_defect(*kind)).collect();
        let covers = |cause: &&mut GroupedForms| {
            kinds.iter().any(|kind| cause.covers(*kind, &traits(*kind, &function.unit)))
        };
        match causes.iter_mut().find(covers) {
            Some(cause) => {
                cause.functions.insert(place);
            }
            None => unattributed += 1,
        }
    }
    unattributed
}

/// The defects on record of the engine on its platforms, those of most properties first.
fn on_record(engine: &LiveEngine) -> Result<Vec<GroupedForms>, Failure> {
    let is_its = |defect: &RecordedDefect| {
        defect.engines().any(|name| name == engine.spec.name.as_str())
            && engine.spec.targets.contains(&defect.target)
    };
    let cause =
        |defect: RecordedDefect| Ok(GroupedForms::new(defect.id.clone(), defect.kind, &defect.unit()?));
    let of_engine = recorded()?.into_iter().filter(is_its);
    let mut causes = of_engine.map(cause).collect::<Result<Vec<GroupedForms>, Failure>>()?;
    causes.sort_by_key(|cause| std::cmp::Reverse(cause.traits.len()));
    Ok(causes)
}

/// The properties of a function that may be part of a cause: of a layout its features alone, of calls the classes of what it passes, too.
fn traits(kind: RecordedKind, unit: &SignatureUnit) -> BTreeSet<String> {
    let all = traits_of_unit(unit);
    match kind {
        RecordedKind::Layout => {
            let features: BTreeSet<&str> = unit
                .functions
                .iter()
                .flat_map(|function| unit.needs(function).language_names().collect::<Vec<_>>())
                .collect();
            all.into_iter().filter(|name| features.contains(name.as_str())).collect()
        }
        RecordedKind::Passing | RecordedKind::Extension | RecordedKind::Compiler => all,
    }
}

#[cfg(test)]
mod tests {
    use engines::call_defect::{DefectEvidence, Direction, PassingPart};

    use super::*;
    use conformance::WrongFunction;

    const ARGUMENT: DefectKind = DefectKind::Passing(Direction::EngineCalls, PassingPart::Parameter);

    fn defect(c: &str, functions: &[usize]) -> Defect {
        let evidence = DefectEvidence { what: String::new(), expected: String::new(), got: String::new() };
        Defect {
            kind: ARGUMENT,
            unit: c.parse().unwrap(),
            variants: Vec::new(),
            evidence,
            functions: functions.iter().copied().collect(),
            disputed: false,
        }
    }

    fn wrong(c: &str, entry: Option<&str>) -> WrongFunction {
        let entry = entry.map(str::to_owned);
        WrongFunction { unit: c.parse().unwrap(), kinds: vec![ARGUMENT], entry }
    }

    #[test]
    fn known_causes_are_those_on_record_and_those_found_before() {
        let spec = plugins::bundled().unwrap().into_iter().find(|spec| spec.name == "ctypes").unwrap();
        let engine = LiveEngine { spec, version: "Python".to_owned() };
        let mut known = KnownCauses::on_record(&engine).unwrap();
        let union: SignatureUnit = "union U { double a; int b; }; void f(int, union U);".parse().unwrap();
        assert_eq!(known.cause(&union, ARGUMENT, &[]).as_deref(), Some("ctypes-union-by-value"));
        let number: SignatureUnit = "void f(int, long double);".parse().unwrap();
        assert_eq!(known.cause(&number, ARGUMENT, &[]), None);
        let found = [defect("void f_0(long double);", &[0])];
        assert!(known.cause(&number, ARGUMENT, &found).is_some(), "found before");
        let crash = DefectKind::Compiler(engines::call_defect::CompilerEnd::Crash);
        assert_eq!(known.cause(&number, crash, &found), None, "wrong in another way");
    }

    #[test]
    fn every_wrong_function_has_a_cause_or_is_counted() {
        let spec = plugins::bundled().unwrap().into_iter().find(|spec| spec.name == "ctypes").unwrap();
        let engine = LiveEngine { spec, version: "Python".to_owned() };
        let result = SearchResult {
            wrong: vec![
                wrong("union U { double a; int b; }; void f(int, union U, int);", None),
                wrong(
                    "struct S { float a; }; union U { long a; struct S b; }; void f(union U, double);",
                    None,
                ),
                wrong("void f(long double, int);", None),
                wrong("void f(double);", None),
                wrong("void f(int);", Some("an entry")),
            ],
            ..SearchResult::default()
        };
        let defects = [
            defect("union R0 { double m0; int m1; }; void f_0(union R0);", &[0]),
            defect("void f_0(long double, int);", &[2]),
            defect("void f_0(int, int, long double, int);", &[]),
        ];
        let named = ["first", "second", "third"].into_iter().zip(&defects);
        let (causes, unattributed) = causes(&engine, &result, named).unwrap();
        let rows: Vec<(&str, Vec<&str>, u64)> = causes
            .iter()
            .map(|row| {
                let forms = row.forms.iter().map(String::as_str).collect();
                (row.cause.as_str(), forms, row.functions)
            })
            .collect();
        assert_eq!(
            rows,
            [("ctypes-union-by-value", vec!["first"], 2), ("second", vec!["second", "third"], 1)]
        );
        assert_eq!(unattributed, 1, "the double; what an entry explains does not count");
    }
}
