//! Each rule is broken by a module that somebody wrote to break it, and by nothing well-formed.

use crate::support;

use std::collections::{BTreeMap, BTreeSet};

use relations::{MisfitKind, RULES};
use support::edits::{Case, cases};

#[test]
fn each_rule_is_broken_by_a_case() {
    let (modules, cases) = cases(include_str!("../illformed.txt"));
    let mut shown: BTreeSet<&str> = BTreeSet::new();
    let mut failures = Vec::new();
    for (name, module) in &modules {
        let facts = module.facts();
        let found = facts.derive().violations();
        assert!(found.is_empty(), "{name} is well-formed: {found:?}");
        assert_eq!(facts.misfits(), [], "{name} is of the schema");
    }
    for Case { rule, module, edits, place } in &cases {
        let module = &modules[module];
        match support::edits::apply(module, edits) {
            Err(error) => failures.push(format!("{place}: {error}")),
            Ok(facts) => {
                let found = facts.derive().violations();
                if found.iter().any(|violation| violation.rule == *rule) {
                    shown.insert(rule);
                } else {
                    let names: BTreeSet<_> = found.iter().map(|violation| violation.rule).collect();
                    failures.push(format!("{place}: {rule} is not broken; broken are {names:?}"));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
    let missing: Vec<_> = RULES.iter().map(|rule| rule.name).filter(|name| !shown.contains(name)).collect();
    assert!(missing.is_empty(), "no case for {missing:?}");
}

/// Rows that the schema does not allow are found: a second value of a key, an entity that nothing declares.
#[test]
fn rows_are_of_the_schema() {
    let (modules, _) = cases(include_str!("../illformed.txt"));
    let misfits = |edit: &str| support::edits::apply(&modules["plain"], &[edit]).unwrap().misfits();
    let two = misfits("+ variable_type(@f:%v0, i64)");
    assert!(
        matches!(&two[..], [one] if one.relation == "variable_type" && one.kind == MisfitKind::TwoValues)
    );
    let unknown = misfits("+ instruction_operand(@f:b0:0, first_operand, 1, ?1)");
    assert!(matches!(&unknown[..], [one] if one.kind == MisfitKind::Undeclared(3)), "{unknown:?}");
    let gone = misfits("- variable(@f:%v0)");
    assert!(gone.len() > 3 && gone.iter().all(|misfit| matches!(misfit.kind, MisfitKind::Undeclared(_))));
}

/// The rules with the thesis's numbers are all 23.
#[test]
fn all_constraints_of_the_thesis_are_there() {
    let mut numbers: BTreeMap<u32, &str> = BTreeMap::new();
    for rule in RULES {
        let source = rule.doc.split(':').next().unwrap();
        for word in source.split([' ', ',', '(', ')']) {
            if let Some(number) = word.strip_prefix('C').and_then(|number| number.parse().ok()) {
                numbers.insert(number, rule.name);
            }
        }
    }
    assert_eq!(numbers.keys().copied().collect::<Vec<_>>(), (1..=23).collect::<Vec<_>>(), "{numbers:?}");
}
