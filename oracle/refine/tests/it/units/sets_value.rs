//! `sets::value`.

use refine::sets::value::*;
use smallvec::smallvec;

fn set(values: &[u64]) -> ValueSet {
    ValueSet::new(values.iter().map(|&bits| Value::bits(bits)).collect()).unwrap()
}

#[test]
fn sets_are_sorted_and_distinct() {
    assert_eq!(set(&[3, 1, 3]), set(&[1, 3]));
    assert_eq!(ValueSet::new(vec![]), None);
}

#[test]
fn undef_covers_its_values_and_poison_everything() {
    let undef = set(&[0, 1, 2, 3]);
    assert!(undef.covers(&set(&[2])) && undef.covers(&undef));
    assert!(!set(&[2]).covers(&undef));
    let poison = ValueSet::single(Value::poison(1));
    assert!(poison.covers(&undef) && !undef.covers(&poison));
}

#[test]
fn vectors_are_covered_lane_by_lane() {
    let half = Value(smallvec![Scalar::Bits(1), Scalar::Poison]);
    let whole = Value(smallvec![Scalar::Bits(1), Scalar::Bits(0)]);
    let other = Value(smallvec![Scalar::Bits(0), Scalar::Bits(0)]);
    assert!(half.covers(&whole) && !whole.covers(&half) && !half.covers(&other));
    assert!(half.covers(&half) && !half.is_defined());
}
