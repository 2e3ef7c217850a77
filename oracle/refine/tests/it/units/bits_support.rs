//! `bits::support`.

use refine::bits::aig::ChoiceId;
use refine::bits::support::*;

#[test]
fn unions_are_sets() {
    let mut supports = SupportTable::default();
    let [a, b, c] = [2, 0, 1].map(|id| supports.single(ChoiceId(id)));
    let left = supports.union(a, b);
    let left = supports.union(left, c);
    let right = supports.union(c, a);
    let right = supports.union(right, b);
    assert_eq!(left, right);
    assert_eq!(supports.members(left), Some(&[ChoiceId(0), ChoiceId(1), ChoiceId(2)][..]));
    assert_eq!(supports.union(left, SupportId::EMPTY), left);
    assert_eq!(supports.union(left, SupportId::UNBOUNDED), SupportId::UNBOUNDED);
}

#[test]
fn large_supports_are_unbounded() {
    let mut supports = SupportTable::default();
    let mut all = SupportId::EMPTY;
    for id in 0..=MAX_SUPPORT as u32 {
        let one = supports.single(ChoiceId(id));
        all = supports.union(all, one);
    }
    assert_eq!(supports.members(all), None);
}
