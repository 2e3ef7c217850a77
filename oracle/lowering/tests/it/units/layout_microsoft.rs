//! `layout::microsoft`.

use lang::Bits;
use lowering::layout::microsoft::*;

/// The first bits of fields of these declared sizes and widths, each aligned to its size.
fn offsets(fields: &[(u64, u64)]) -> Vec<u64> {
    let (mut unit, mut next) = (AllocationUnit::default(), Bits::ZERO);
    let mut place = |(declared, width): &(u64, u64)| {
        let placed = unit.place(next, Bits(*declared), Bits(*declared), Bits(*width));
        next = placed.next;
        placed.offset.0
    };
    fields.iter().map(&mut place).collect()
}

#[test]
fn a_change_of_size_starts_a_unit() {
    assert_eq!(offsets(&[(32, 3), (32, 4), (8, 2), (32, 1)]), [0, 3, 32, 64]);
}

#[test]
fn what_does_not_fit_starts_a_unit() {
    assert_eq!(offsets(&[(32, 20), (32, 12), (32, 1), (32, 32)]), [0, 20, 32, 64]);
}

#[test]
fn a_zero_width_bit_field_counts_behind_a_bit_field_only() {
    assert_eq!(offsets(&[(8, 2), (8, 0), (8, 1)]), [0, 8, 8]);
    assert_eq!(offsets(&[(8, 2), (64, 0), (8, 1)]), [0, 64, 64]);
}
