//! `small_world`.

use generator::small_world::*;
use lang::{Bits, Record};

use std::collections::BTreeSet;

#[test]
fn there_are_tens_of_thousands_and_no_two_are_equal() {
    let all: Vec<Record> = SmallWorld::records().collect();
    assert!((20_000..100_000).contains(&all.len()), "{}", all.len());
    let distinct: BTreeSet<String> = all.iter().map(|r| format!("{r:?}")).collect();
    assert_eq!(distinct.len(), all.len());
}

#[test]
fn fields_are_distinct_and_legal() {
    let distinct: BTreeSet<FieldSpec> = FIELDS.into_iter().collect();
    assert_eq!(distinct.len(), FIELDS.len());
    for (int, width, named) in FIELDS {
        assert!(Bits(width) <= int.width() && (width > 0 || !named), "{int:?} {width}");
    }
}

#[test]
fn every_number_leads_to_a_structure() {
    for number in [0, 1, STRUCTURES, SmallWorld::NUMBERS - 1, SmallWorld::NUMBERS, u32::MAX] {
        assert!(SmallWorld::next(number).fields.iter().any(|f| f.name.is_some()));
    }
}
