//! `extended_types`.

use generator::choices::Choices;
use generator::extended_types::*;
use lang::{Features, Type};

use generator::genome::dna;

#[test]
fn vectors_are_drawn_in_every_enabled_size() {
    let bytes = dna(3, 0);
    let mut choices = Choices::new(&bytes);
    let all = Features::VECTOR | Features::VECTOR_32 | Features::VECTOR_64 | Features::SHORT_VECTOR;
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let Type::Vector(lane, lanes) = vector(&mut choices, all) else { panic!("a vector") };
        assert!(lanes <= 8 && lanes.is_power_of_two());
        seen.insert(size(&lane) * lanes);
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [4, 8, 16, 32, 64]);
}

#[test]
fn no_type_is_drawn_unless_a_family_is_enabled() {
    let mut choices = Choices::new(&[1, 2, 3]);
    assert_eq!(draw(&mut choices, Features::BIT_FIELD, Features::empty()), None);
    let about = Features::LONG_COMPLEX.with_needs();
    assert!(draw(&mut choices, Features::NAMED, about).is_some());
}
