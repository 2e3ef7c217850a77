//! Windows: the bytes that an access to a member touches.

use std::collections::BTreeMap;

use base::{Bits, Bytes};

use super::legal_layout::{BitSpan, LegalLayouts, MemberPlacement, MemoryLocation};
use crate::function::Function;
use crate::instruction::Op;
use crate::memory::{FieldAccess, MemoryOp};
use crate::types::TypeId;

/// Largest size in bytes of a window wider than its member: a register of both targets.
const REGISTER: u64 = 8;

/// Bytes of a structure that are loaded and stored together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AccessWindow {
    pub(super) start: Bytes,
    pub(super) size: Bytes,
}

impl AccessWindow {
    /// The member's own window: the smallest power of two of bytes, up to a register, at a multiple of its size from
    /// the start of the structure; otherwise the smallest anywhere in the location; otherwise just the member's bytes.
    pub(super) fn own(span: BitSpan, run: MemoryLocation) -> AccessWindow {
        let (first, end) = (span.first_byte().0, span.end_byte().0);
        let exact = AccessWindow { start: Bytes(first), size: Bytes(end - first) };
        let smallest = exact.size.0.next_power_of_two();
        let sizes = || [1, 2, 4, REGISTER].into_iter().filter(|&size| size >= smallest);
        let aligned =
            sizes().map(|size| AccessWindow { start: Bytes(first / size * size), size: Bytes(size) });
        let shifted = sizes().take(1).map(|size| {
            let start = first.min(run.end.0.saturating_sub(size));
            AccessWindow { start: Bytes(start), size: Bytes(size) }
        });
        let mut candidates = aligned.chain(shifted);
        candidates.find(|window| window.lies_in(run) && window.holds(exact)).unwrap_or(exact)
    }

    fn end(self) -> u64 {
        self.start.0 + self.size.0
    }

    fn lies_in(self, run: MemoryLocation) -> bool {
        self.start >= run.start && self.end() <= run.end.0
    }

    fn holds(self, inner: AccessWindow) -> bool {
        self.start <= inner.start && self.end() >= inner.end()
    }

    /// Position of the member's lowest bit in the window.
    pub(super) fn shift(self, span: BitSpan) -> Bits {
        Bits(span.start.0 - self.start.0 * 8)
    }

    pub(super) fn width(self) -> Bits {
        Bits(self.size.0 * 8)
    }
}

/// The windows of all members that a function accesses.
#[derive(Debug, Default)]
pub(super) struct AccessWindows(BTreeMap<TypeId, Vec<AccessWindow>>);

impl AccessWindows {
    /// The windows of a function's accesses, without volatile ones.
    pub(super) fn for_function(function: &Function, layouts: &LegalLayouts) -> AccessWindows {
        let mut windows = AccessWindows::default();
        for instruction in function.instructions() {
            let (Op::Memory(MemoryOp::LoadField(field)) | Op::Memory(MemoryOp::StoreField { field, .. })) =
                &instruction.op
            else {
                continue;
            };
            if let Some((span, run)) = place(field, layouts).filter(|_| !field.volatile) {
                windows.0.entry(field.of).or_default().push(AccessWindow::own(span, run));
            }
        }
        windows
    }

    /// The largest window that contains the member's own.
    pub(super) fn window(&self, field: &FieldAccess, span: BitSpan, run: MemoryLocation) -> AccessWindow {
        let own = AccessWindow::own(span, run);
        let known = self.0.get(&field.of).filter(|_| !field.volatile);
        let larger = known.into_iter().flatten().filter(|window| window.holds(own));
        larger.copied().max_by_key(|window| window.size).unwrap_or(own)
    }
}

/// The placement of the member that an instruction accesses.
pub(super) fn place(field: &FieldAccess, layouts: &LegalLayouts) -> Option<(BitSpan, MemoryLocation)> {
    match layouts.get(field.of)?.placement(u64::from(field.index)) {
        MemberPlacement::Part { span, run, .. } => Some((span, run)),
        MemberPlacement::Member(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
