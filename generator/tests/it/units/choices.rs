//! `choices`.

use generator::choices::*;

#[test]
fn used_up_bytes_read_as_the_first_alternative() {
    let mut choices = Choices::new(&[]);
    assert_eq!(choices.below(7), 0);
    assert_eq!(choices.number_between(3, 9), 3);
    assert!(!choices.chance(15));
    assert_eq!(choices.pick(&['a', 'b']), Some(&'a'));
    assert_eq!(choices.pick::<char>(&[]), None);
    assert_eq!(choices.word(), 0);
    assert!(choices.is_empty());
}

#[test]
fn small_choices_take_one_byte_each() {
    let mut choices = Choices::new(&[9, 3, 15]);
    assert_eq!(choices.below(10), 9);
    assert_eq!(choices.one_of(["zero", "one", "two"]), "zero");
    assert!(choices.chance(1));
    assert!(choices.is_empty());
}
