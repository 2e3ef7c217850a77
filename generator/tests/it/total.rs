//! Any bytes are a DNA, and the same bytes give the same program.

use generator::{Config, Limits, Profile, dna, mutate, program, record};
use lang::Features;

/// The configuration of a profile with the features that some compilers lack.
fn extended(profile: Profile) -> Config {
    let new = Config::new(profile);
    let extended = if profile == Profile::Poison { Features::empty() } else { Features::EXTENDED };
    Config { features: new.features | extended, ..new }
}

/// Asserts that the checker accepts the program of the bytes under every profile.
fn accepted(bytes: &[u8]) {
    for config in Profile::ALL.into_iter().flat_map(|profile| [Config::new(profile), extended(profile)]) {
        let (profile, made) = (config.profile, program(bytes, &config));
        if let Err(error) = lang::check::program(&made) {
            panic!("{profile}, {} bytes: {error}\n{}", bytes.len(), lang::print::program(&made));
        }
    }
}

#[test]
fn bytes_of_any_length_give_a_program() {
    let full = dna(1, 0);
    accepted(&[]);
    for length in (0..full.len()).step_by(61) {
        accepted(&full[..length]);
    }
    accepted(&full.repeat(2));
}

#[test]
fn equal_bytes_give_a_program() {
    for byte in [0x00, 0xFF, 0x01, 0x0F, 0x10, 0x55, 0x7F, 0x80, 0xAA, 0xF0] {
        for length in [1, 2, 50, 97, 700, 5_000] {
            accepted(&vec![byte; length]);
        }
    }
}

#[test]
fn seeded_programs_are_accepted() {
    (0..500).for_each(|index| accepted(&dna(2, index)));
}

#[test]
#[ignore = "1,000 programs in place of 500: 4 CPU s"]
fn many_seeded_programs_are_accepted() {
    (500..1_500).for_each(|index| accepted(&dna(2, index)));
}

#[test]
fn mutated_programs_are_accepted() {
    let mut bytes = dna(3, 0);
    let most = bytes.len();
    let mut size = most;
    for seed in 0..1_000 {
        size = mutate(&mut bytes, size, most, seed);
        accepted(&bytes[..size]);
    }
}

#[test]
fn records_alone_are_accepted() {
    for index in 0..2_000 {
        let made = record(&dna(4, index), &Config::new(Profile::Bitfields));
        assert!(!made.records.is_empty());
        if let Err(error) = lang::check::program(&made) {
            panic!("{error}\n{}", lang::print::program(&made));
        }
    }
}

#[test]
fn the_same_bytes_give_the_same_program() {
    for profile in Profile::ALL {
        let config = Config::new(profile);
        for index in 0..50 {
            assert_eq!(program(&dna(5, index), &config), program(&dna(5, index), &config));
        }
    }
}

#[test]
fn zero_limits_and_high_limits_give_accepted_programs() {
    let nothing = Limits {
        callees: 0,
        callbacks: 0,
        records: 0,
        fields: 0,
        leaves: 0,
        elements: 0,
        parameters: 0,
        globals: 0,
        statements: 0,
        depth: 0,
        rounds: 0,
        recursion: 0,
        steps: 0,
        signatures: 0,
    };
    let much = Limits {
        callees: 7,
        callbacks: 5,
        records: 12,
        fields: 20,
        leaves: 40,
        statements: 9,
        signatures: 40,
        ..Limits::default()
    };
    for (limits, profile) in [nothing, much]
        .into_iter()
        .flat_map(|l| [Profile::Mixed, Profile::Signatures].map(|p| (l.clone(), p)))
    {
        let config = Config { limits, ..Config::new(profile) };
        for index in 0..300 {
            let made = program(&dna(6, index), &config);
            if let Err(error) = lang::check::program(&made) {
                panic!("{error}\n{}", lang::print::program(&made));
            }
        }
    }
}

#[test]
fn any_set_of_features_gives_accepted_programs() {
    for row in Features::NAMED.rows() {
        for features in [row.feature, Features::NAMED.difference(row.feature)] {
            for profile in [Profile::Mixed, Profile::Single, Profile::Signatures] {
                let config = Config { features, ..Config::new(profile) };
                for index in 0..4 {
                    let made = program(&dna(7, index), &config);
                    if let Err(error) = lang::check::program(&made) {
                        panic!("{}: {error}\n{}", row.name, lang::print::program(&made));
                    }
                }
            }
        }
    }
}
