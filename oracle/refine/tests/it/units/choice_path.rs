//! `choice_path`.

use refine::choice_path::*;

#[test]
fn every_sequence_once() {
    let mut choices = ChoicePath::default();
    let mut seen = Vec::new();
    loop {
        let first = choices.choose((), 3, 0);
        // Only the second alternative makes another choice, so sequences differ in length.
        let second = if first == 1 { choices.choose((), 2, 0) } else { choices.choose((), 1, 0) };
        seen.push((first, second));
        if !choices.advance() {
            break;
        }
    }
    assert_eq!(seen, [(0, 0), (1, 0), (1, 1), (2, 0)]);
}

#[test]
fn a_prefix_says_what_a_later_choice_will_be() {
    let mut choices = ChoicePath::default();
    assert_eq!(choices.planned('a'), None);
    assert_eq!((choices.choose('a', 2, 1), choices.choose('b', 2, 0)), (1, 0));
    assert!(choices.advance());
    assert_eq!((choices.planned('a'), choices.planned('b'), choices.planned('c')), (Some(1), Some(1), None));
    assert_eq!((choices.choose('a', 2, 1), choices.choose('b', 2, 0)), (1, 1));
    assert!(choices.advance());
    assert_eq!((choices.choose('a', 2, 1), choices.planned('b')), (0, None));
    assert!(!choices.advance());
}
