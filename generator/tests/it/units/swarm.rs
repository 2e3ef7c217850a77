//! `swarm`.

use generator::choices::Choices;
use generator::swarm::*;
use generator::*;
use lang::Features;

#[test]
fn a_third_of_the_programs_has_no_extended_features_and_a_third_may_have_recent_ones() {
    let allowed = features_for_profile(Profile::Mixed);
    let drawn: Vec<Features> =
        (0..400).map(|i| draw(&mut Choices::new(&generator::dna(1, i)), allowed)).collect();
    let plain = drawn.iter().filter(|d| !d.intersects(Features::EXTENDED)).count();
    let recent = drawn.iter().filter(|d| d.intersects(Features::RECENT)).count();
    assert!((130..190).contains(&plain), "{plain}");
    assert!((90..160).contains(&recent), "{recent}");
}

#[test]
fn empty_bytes_draw_only_features_of_every_program() {
    let drawn = draw(&mut Choices::new(&[]), Features::NAMED);
    // A profile or a gene of its own leaves these out.
    assert_eq!(drawn, ALWAYS | Features::INDETERMINATE | Features::UNTAGGED_RECORD);
}
