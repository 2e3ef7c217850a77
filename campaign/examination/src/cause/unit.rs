//! The causes of findings of plug-in engines: the engine, the way in which it is wrong, and what a reduced function passes. One that
//! is on record has the record's name.

use std::collections::BTreeSet;

use judge::verdict::{Finding, FindingKind};
use lang::{Features, SignatureUnit, feature_set};
use smol_str::SmolStr;

use super::{Cause, Stage, passing};
use conformance;

/// The features too common to tell anything about a cause by themselves.
const COMMON: Features = feature_set![RECORD_ARGUMENT RECORD_RESULT PASSED_VALUE UNSIGNED POINTER];

/// The cause of a finding of a function.
#[must_use]
pub fn of_unit(unit: &SignatureUnit, finding: &Finding, stage: Stage) -> Cause {
    let kind = finding.difference.as_ref().map(|difference| difference.at.as_str());
    let telling = match stage {
        Stage::Found => None,
        Stage::Reduced => {
            let recorded = finding.at_fault.iter().find_map(|engine| conformance::record_of(engine, unit));
            Some(recorded.map_or_else(|| telling(unit, finding.kind), |id| format!("on record as {id}")))
        }
    };
    let kind = SmolStr::new(kind.unwrap_or_else(|| finding.kind.name()));
    Cause { at_fault: finding.at_fault.clone(), kind, place: None, telling }
}

/// The telling features of a reduced function, and of calls the classes of the values that it passes.
fn telling(unit: &SignatureUnit, kind: FindingKind) -> String {
    let mut words: Vec<String> = features(unit).map(str::to_owned).collect();
    let signature = &unit.functions[0].signature;
    if kind != FindingKind::Layout {
        words.extend(passing::of_signature(&unit.types, signature));
    }
    if words.is_empty() { "plain".to_owned() } else { words.join(", ") }
}

fn features(unit: &SignatureUnit) -> impl Iterator<Item = &'static str> {
    let needed = unit.functions.iter().map(|function| unit.needs(function));
    needed.fold(Features::empty(), Features::union).difference(COMMON).language_names()
}

/// Everything that a function has and that may be part of what triggers a defect.
#[must_use]
pub fn traits_of_unit(unit: &SignatureUnit) -> BTreeSet<String> {
    let classes =
        unit.functions.iter().flat_map(|function| passing::of_signature(&unit.types, &function.signature));
    features(unit).map(str::to_owned).chain(classes).collect()
}

#[cfg(test)]
mod tests {
    use engines::Configuration;
    use engines::call_defect::{DefectKind, Direction, LayoutPart, PassingPart};
    use judge::verdict::{BucketKey, Difference};

    use super::*;

    fn finding(engine: &str, defect: DefectKind, kind: FindingKind) -> Finding {
        let difference = Difference {
            at: defect.to_string(),
            site: None,
            expected: None,
            got: None,
            agreeing: Vec::new(),
            differing: Vec::new(),
        };
        Finding {
            known: None,
            kind,
            signature: BucketKey("value".into()),
            at_fault: vec![engine.into()],
            summary: String::new(),
            difference: Some(difference),
        }
    }

    #[test]
    fn a_reduced_function_tells_what_it_passes() {
        let unit: SignatureUnit = "struct S { int a : 3; float b; }; void f(struct S);".parse().unwrap();
        let argument = DefectKind::Passing(Direction::EngineCalls, PassingPart::Parameter);
        let wrong = finding("x", argument, FindingKind::Value);
        let cause = |stage| of_unit(&unit, &wrong, stage).to_string();
        assert_eq!(cause(Stage::Found), "x: as caller: argument does not arrive");
        assert_eq!(
            cause(Stage::Reduced),
            "x: as caller: argument does not arrive: bit-field, record, INTEGER"
        );
        let wrong = finding("x", DefectKind::Layout(LayoutPart::Size), FindingKind::Layout);
        assert_eq!(of_unit(&unit, &wrong, Stage::Reduced).to_string(), "x: layout: size: bit-field");
    }

    #[test]
    fn what_is_on_record_has_its_name() {
        for record in conformance::recorded().unwrap() {
            let unit = record.unit().unwrap();
            let unit = unit.single_function(&unit.functions[0]);
            let engine = Configuration::new(&record.engine, "").unwrap();
            for name in [record.engine.as_str(), engine.family()] {
                let wrong = finding(name, DefectKind::Layout(LayoutPart::Size), FindingKind::Layout);
                let cause = of_unit(&unit, &wrong, Stage::Reduced);
                assert_eq!(cause.telling, Some(format!("on record as {}", record.id)));
            }
        }
    }
}
