//! Every production and every feature of the tables is generated eventually.

use std::collections::{BTreeMap, BTreeSet};

use generator::genome::Gene;
use generator::{Config, Profile, dna, features_for_profile, productions, productions_used, program};
use lang::{FEATURES, Features, feature_set};

#[test]
fn every_production_is_used_within_two_thousand_programs() {
    let of = |profile| {
        let config = extended(profile);
        (0..2_000).flat_map(move |i| productions_used(&dna(11, i), &config))
    };
    let used: BTreeSet<&str> = of(Profile::Mixed).chain(of(Profile::Poison)).collect();
    let missing: Vec<_> = productions().filter(|name| !used.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The configuration of a profile with the features that some compilers lack.
fn extended(profile: Profile) -> Config {
    let new = Config::new(profile);
    let extended = if profile == Profile::Poison { Features::empty() } else { Features::EXTENDED };
    Config { features: new.features | extended, ..new }
}

#[test]
fn every_extended_feature_is_in_some_of_three_thousand_programs() {
    check_extended_features(&[Profile::Mixed]);
}

#[test]
#[ignore = "three more profiles: 4 CPU s"]
fn every_extended_feature_is_in_some_programs_of_further_profiles() {
    check_extended_features(&[Profile::Calls, Profile::Single, Profile::Signatures]);
}

fn check_extended_features(profiles: &[Profile]) {
    for &profile in profiles {
        let config = extended(profile);
        let found = (0..3_000)
            .fold(Features::empty(), |all, i| all | Features::of_program(&program(&dna(14, i), &config)));
        let missing = Features::EXTENDED.difference(found);
        assert!(missing.is_empty(), "{profile}: {missing}");
    }
}

#[test]
fn a_feature_excluded_by_the_configuration_is_in_no_program() {
    for (i, row) in (0..).zip(FEATURES.iter().filter(|row| Features::EXTENDED.contains(row.feature))) {
        let config = Config { without: row.feature, ..extended(Profile::Mixed) };
        let found = (0..60).map(|n| Features::of_program(&program(&dna(15, 60 * i + n), &config)));
        let found = found.fold(Features::empty(), |all, one| all | one);
        assert!(!found.contains(row.feature), "{}", row.name);
    }
}

#[test]
fn every_feature_is_in_some_of_three_thousand_programs() {
    check_features(&[Profile::Mixed]);
}

#[test]
#[ignore = "three more profiles: 4 CPU s"]
fn every_feature_is_in_some_programs_of_further_profiles() {
    check_features(&[Profile::Single, Profile::Poison, Profile::Signatures]);
}

fn check_features(profiles: &[Profile]) {
    for &profile in profiles {
        let config = Config::new(profile);
        let found = (0..3_000)
            .fold(Features::empty(), |all, i| all | Features::of_program(&program(&dna(12, i), &config)));
        let missing = features_for_profile(profile).difference(found);
        assert!(missing.is_empty(), "{profile}: {missing}");
    }
}

#[test]
fn common_features_are_common() {
    let config = Config::new(Profile::Mixed);
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for i in 0..2_000 {
        for name in Features::of_program(&program(&dna(13, i), &config)).names() {
            *counts.entry(name).or_default() += 1;
        }
    }
    for (feature, least) in
        [("bit-field", 700), ("record-argument", 990), ("record-result", 400), ("nested-record", 80)]
    {
        assert!(counts[feature] >= least, "{feature}: {}", counts[feature]);
    }
    let table = FEATURES.iter().filter(|r| features_for_profile(Profile::Mixed).contains(r.feature));
    let rare: Vec<_> = table.filter(|r| counts.get(r.name).is_none_or(|n| *n < 8)).map(|r| r.name).collect();
    assert!(rare.is_empty(), "{rare:?}");
}

#[test]
fn names_of_productions_are_unique() {
    let names: BTreeSet<_> = productions().collect();
    assert_eq!(names.len(), productions().count());
}

/// Rules meet where features do: programs have each combination half as often again as features meet by themselves.
#[test]
fn combinations_of_features_are_common() {
    let config = Config::new(Profile::Mixed);
    let features = |of: fn(&mut [u8])| -> Vec<Features> {
        let one = |i| {
            let mut dna = dna(16, i);
            of(&mut dna);
            Features::of_program(&program(&dna, &config))
        };
        (0..1_000).map(one).collect()
    };
    let (start, length) = Gene::Combination.span();
    assert_eq!(start + length, dna(16, 0).len());
    let with = features(|_| {});
    let without = features(|dna| dna[Gene::Combination.span().0..].fill(0));
    for combination in [
        feature_set![UNION QUAD],
        feature_set![UNION HALF FLOAT_FIELD],
        feature_set![PACKED_RECORD RECORD_ARRAY],
        feature_set![UNNAMED_RECORD VARIADIC_RECORD],
        feature_set![STORAGE_ORDER BIT_FIELD],
    ] {
        let count = |of: &[Features]| of.iter().filter(|all| all.contains(combination)).count();
        let (with, without) = (count(&with), count(&without));
        assert!(with >= 15 && 2 * with >= 3 * without, "{combination}: {with}, by themselves {without}");
    }
}

/// Vectors that have registers nowhere are in programs about them only, and in none of a configuration that leaves features out.
#[test]
fn vectors_of_four_bytes_are_in_programs_about_them() {
    let config = Config::new(Profile::Mixed);
    let restricted = Config { features: config.features.difference(Features::DECIMAL), ..config.clone() };
    let count = |config: &Config| {
        let has =
            |i: &u64| Features::of_program(&program(&dna(18, *i), config)).contains(Features::SHORT_VECTOR);
        (0..2_000).filter(has).count()
    };
    assert!((5..200).contains(&count(&config)), "{}", count(&config));
    assert_eq!(count(&restricted), 0);
}

/// A configuration that asks for a feature gets programs about that one.
#[test]
fn a_focus_that_is_asked_for_takes_the_place_of_combinations() {
    let config = Config { focus: Features::BIT_FIELD, ..Config::new(Profile::Mixed) };
    for i in 0..40 {
        let mut dna = dna(17, i);
        let whole = program(&dna, &config);
        let (start, length) = Gene::Combination.span();
        dna[start..start + length].fill(0);
        assert!(program(&dna, &config) == whole, "{i}");
    }
}
