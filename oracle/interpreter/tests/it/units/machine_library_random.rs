//! `machine::library::random`.

use interpreter::machine::library::random::*;

#[test]
fn numbers_are_those_of_the_gnu_library() {
    let mut numbers = RandomNumbers::default();
    assert_eq!([(); 3].map(|()| numbers.next_number()), [1_804_289_383, 846_930_886, 1_681_692_777]);
    numbers.restart(42);
    assert_eq!([(); 3].map(|()| numbers.next_number()), [71_876_166, 708_592_740, 1_483_128_881]);
}
