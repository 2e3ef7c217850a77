//! The bytes that an access to a member touches.

use std::collections::BTreeMap;

use super::plan::{Home, Plans, Run, Span};
use crate::function::Function;
use crate::instruction::Op;
use crate::memory::{FieldAccess, Memory};
use crate::types::TypeId;
use crate::units::{Bits, Bytes};

/// The widest access that is made wider than its member asks for: a register of both targets.
const REGISTER: u64 = 8;

/// Bytes of a structure that are loaded and stored together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) start: Bytes,
    pub(super) size: Bytes,
}

impl Window {
    /// The member's own: the smallest power of two of bytes, up to a register, that is a multiple of its size away from
    /// the start of the structure; else the same anywhere in the run; else just the member's bytes.
    pub(super) fn own(span: Span, run: Run) -> Window {
        let (first, end) = (span.first_byte().0, span.end_byte().0);
        let exact = Window { start: Bytes(first), size: Bytes(end - first) };
        let smallest = exact.size.0.next_power_of_two();
        let sizes = || [1, 2, 4, REGISTER].into_iter().filter(|&size| size >= smallest);
        let aligned = sizes().map(|size| Window { start: Bytes(first / size * size), size: Bytes(size) });
        let shifted = sizes().take(1).map(|size| {
            let start = first.min(run.end.0.saturating_sub(size));
            Window { start: Bytes(start), size: Bytes(size) }
        });
        let mut candidates = aligned.chain(shifted);
        candidates.find(|window| window.within(run) && window.holds(exact)).unwrap_or(exact)
    }

    fn end(self) -> u64 {
        self.start.0 + self.size.0
    }

    fn within(self, run: Run) -> bool {
        self.start >= run.start && self.end() <= run.end.0
    }

    fn holds(self, inner: Window) -> bool {
        self.start <= inner.start && self.end() >= inner.end()
    }

    /// How far above the window's lowest bit the member's lowest is.
    pub(super) fn shift(self, span: Span) -> Bits {
        Bits(span.start.0 - self.start.0 * 8)
    }

    pub(super) fn width(self) -> Bits {
        Bits(self.size.0 * 8)
    }
}

/// The windows of the members that a function accesses.
#[derive(Debug, Default)]
pub(super) struct Windows(BTreeMap<TypeId, Vec<Window>>);

impl Windows {
    /// Those of volatile accesses are not among them.
    pub(super) fn of(function: &Function, plans: &Plans) -> Windows {
        let mut windows = Windows::default();
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            let (Op::Memory(Memory::LoadField(field)) | Op::Memory(Memory::StoreField { field, .. })) =
                &instruction.op
            else {
                continue;
            };
            if let Some((span, run)) = place(field, plans).filter(|_| !field.volatile) {
                windows.0.entry(field.of).or_default().push(Window::own(span, run));
            }
        }
        windows
    }

    /// The largest that holds the member's own.
    pub(super) fn window(&self, field: &FieldAccess, span: Span, run: Run) -> Window {
        let own = Window::own(span, run);
        let known = self.0.get(&field.of).filter(|_| !field.volatile);
        let larger = known.into_iter().flatten().filter(|window| window.holds(own));
        larger.copied().max_by_key(|window| window.size).unwrap_or(own)
    }
}

/// Where the member is that an instruction accesses.
pub(super) fn place(field: &FieldAccess, plans: &Plans) -> Option<(Span, Run)> {
    match plans.get(field.of)?.home(u64::from(field.index)) {
        Home::Part { span, run, .. } => Some((span, run)),
        Home::Member(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The window of bits `start` to `start + width` in a run of bytes.
    fn check(run: (u64, u64), start: u64, width: u64, expected: (u64, u64)) {
        let run = Run { start: Bytes(run.0), end: Bytes(run.1) };
        let window = Window::own(Span { start: Bits(start), width: Bits(width) }, run);
        assert_eq!((window.start.0, window.size.0), expected, "{start}+{width} in {run:?}");
    }

    #[test]
    fn smallest_aligned_power_of_two() {
        check((0, 4), 0, 3, (0, 1));
        check((0, 4), 8, 8, (1, 1));
        check((0, 4), 6, 4, (0, 2));
        check((0, 4), 12, 8, (0, 4));
        check((0, 8), 16, 17, (0, 8));
        check((4, 8), 32, 20, (4, 4));
    }

    #[test]
    fn never_outside_the_run() {
        check((0, 3), 3, 17, (0, 3));
        check((1, 3), 12, 8, (1, 2));
        check((1, 4), 12, 8, (1, 2));
        check((5, 9), 45, 20, (5, 4));
        check((3, 7), 24, 25, (3, 4));
        check((0, 9), 3, 64, (0, 9));
        check((0, 40), 0, 300, (0, 38));
    }

    #[test]
    fn every_window_is_within_its_run_and_holds_its_member() {
        for (start, length) in (0..9).flat_map(|start| (1..12).map(move |length| (start, length))) {
            let run = Run { start: Bytes(start), end: Bytes(start + length) };
            for first in 8 * start..8 * (start + length) {
                for width in 1..=8 * (start + length) - first {
                    let span = Span { start: Bits(first), width: Bits(width) };
                    let window = Window::own(span, run);
                    let member =
                        Window { start: span.first_byte(), size: Bytes(span.end_byte().0 - first / 8) };
                    assert!(window.within(run) && window.holds(member), "{span:?} in {run:?}: {window:?}");
                    assert!(window.size.0 < 2 * REGISTER.max(member.size.0), "{window:?}");
                }
            }
        }
    }
}
