//! `signature_units`.

use generator::signature_units::*;
use lang::{Features, SignatureUnit, Target, feature_set};

#[test]
fn equal_seeds_give_equal_units() {
    let unit = |seed| signature_unit(Target::default(), &[Features::IN_LANGUAGES], 20, seed);
    assert_eq!(unit(3), unit(3));
    assert_ne!(unit(3), unit(4));
}

#[test]
fn every_feature_is_drawn_at_last_and_none_that_cannot_be_said() {
    let all = Features::IN_LANGUAGES
        - Features::ANONYMOUS_RECORD
        - Features::FLEXIBLE_ARRAY
        - Features::MS_ABI
        - Features::MS_STRUCT
        - Features::ALIGNED_BIT_FIELD_TYPE
        - Features::ALIGNED_ENUM
        - Features::ATOMIC_FIELD
        - Features::COMPLEX_INTEGER
        - Features::FLOAT32X;
    let mut seen = Features::empty();
    for seed in 0..60 {
        let unit = signature_unit(Target::default(), &[all], 100, seed);
        unit.functions.iter().for_each(|function| seen |= unit.needs(function));
    }
    assert_eq!(seen, all, "{:?}", (all - seen).language_names().collect::<Vec<_>>());
    let few = feature_set![RECORD_ARGUMENT NESTED_RECORD POINTER];
    for seed in 0..20 {
        let unit = signature_unit(Target::AArch64Linux, &[few], 100, seed);
        assert!(unit.functions.iter().all(|function| few.contains(unit.needs(function))));
    }
}

#[test]
fn units_print_and_are_read_back() {
    for seed in 0..10 {
        let unit = signature_unit(Target::default(), &[Features::IN_LANGUAGES], 30, seed);
        for function in &unit.functions {
            let text = unit.single_function(function).to_string();
            let read = text.parse::<SignatureUnit>().unwrap();
            // A member of a packed record may be read as packed itself, which means the same.
            assert_eq!(read.to_string(), text);
        }
    }
}
