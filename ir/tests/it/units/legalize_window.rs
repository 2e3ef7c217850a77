//! `legalize::window`.

use base::{Bits, Bytes};
use ir::legalize::legal_layout::BitSpan;
use ir::legalize::legal_layout::MemoryLocation;
use ir::legalize::window::*;

/// Checks the window of bits `start` to `start + width` in a location of bytes.
fn check(run: (u64, u64), start: u64, width: u64, expected: (u64, u64)) {
    let run = MemoryLocation { start: Bytes(run.0), end: Bytes(run.1) };
    let window = AccessWindow::own(BitSpan { start: Bits(start), width: Bits(width) }, run);
    assert_eq!((window.start.0, window.size.0), expected, "{start}+{width} in {run:?}");
}

#[test]
fn a_window_is_the_smallest_aligned_power_of_two() {
    check((0, 4), 0, 3, (0, 1));
    check((0, 4), 8, 8, (1, 1));
    check((0, 4), 6, 4, (0, 2));
    check((0, 4), 12, 8, (0, 4));
    check((0, 8), 16, 17, (0, 8));
    check((4, 8), 32, 20, (4, 4));
}

#[test]
fn windows_stay_within_their_memory_location() {
    check((0, 3), 3, 17, (0, 3));
    check((1, 3), 12, 8, (1, 2));
    check((1, 4), 12, 8, (1, 2));
    check((5, 9), 45, 20, (5, 4));
    check((3, 7), 24, 25, (3, 4));
    check((0, 9), 3, 64, (0, 9));
    check((0, 40), 0, 300, (0, 38));
}

#[test]
fn every_window_is_within_its_location_and_holds_its_member() {
    for (start, length) in (0..9).flat_map(|start| (1..12).map(move |length| (start, length))) {
        let run = MemoryLocation { start: Bytes(start), end: Bytes(start + length) };
        for first in 8 * start..8 * (start + length) {
            for width in 1..=8 * (start + length) - first {
                let span = BitSpan { start: Bits(first), width: Bits(width) };
                let window = AccessWindow::own(span, run);
                let member =
                    AccessWindow { start: span.first_byte(), size: Bytes(span.end_byte().0 - first / 8) };
                assert!(window.lies_in(run) && window.holds(member), "{span:?} in {run:?}: {window:?}");
                assert!(window.size.0 < 2 * REGISTER.max(member.size.0), "{window:?}");
            }
        }
    }
}
