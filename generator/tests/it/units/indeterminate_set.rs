//! `indeterminate_set`.

use generator::indeterminate_set::*;

#[test]
fn parts_are_taken_out_and_put_back() {
    let all = IndeterminateSet::first(6);
    assert_eq!(all.part(4, 5), IndeterminateSet::first(2));
    let holed = all.with_part(1, 3, IndeterminateSet::NONE.with_leaf(1, true));
    assert_eq!(holed.leaves().collect::<Vec<_>>(), [0, 2, 4, 5]);
    assert_eq!(holed.part(1, 3).leaves().collect::<Vec<_>>(), [1]);
    assert_eq!((all.part(64, 2), all.with_part(64, 2, all)), (IndeterminateSet::NONE, all));
    assert!(
        !all.with_leaf(3, false).contains(3) && !all.contains(64) && IndeterminateSet::first(99).contains(63)
    );
}
