//! Windows: the bytes that an access to a member touches.

use std::collections::BTreeMap;

use base::{Bits, Bytes};

use super::legal_layout::{BitSpan, LegalLayouts, MemberPlacement, MemoryLocation};
use crate::function::Function;
use crate::instruction::Op;
use crate::memory::{FieldAccess, MemoryOp};
use crate::types::TypeId;

/// Largest size in bytes of a window wider than its member: a register of both targets.
pub const REGISTER: u64 = 8;

/// Bytes of a structure that are loaded and stored together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AccessWindow {
    pub start: Bytes,
    pub size: Bytes,
}

impl AccessWindow {
    /// The member's own window: the smallest power of two of bytes, up to a register, at a multiple of its size from
    /// the start of the structure; otherwise the smallest anywhere in the location; otherwise just the member's bytes.
    pub fn own(span: BitSpan, run: MemoryLocation) -> AccessWindow {
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

    pub fn lies_in(self, run: MemoryLocation) -> bool {
        self.start >= run.start && self.end() <= run.end.0
    }

    pub fn holds(self, inner: AccessWindow) -> bool {
        self.start <= inner.start && self.end() >= inner.end()
    }

    /// Position of the member's lowest bit in the window.
    pub fn shift(self, span: BitSpan) -> Bits {
        Bits(span.start.0 - self.start.0 * 8)
    }

    pub fn width(self) -> Bits {
        Bits(self.size.0 * 8)
    }
}

/// The windows of all members that a function accesses.
#[derive(Debug, Default)]
pub struct AccessWindows(BTreeMap<TypeId, Vec<AccessWindow>>);

impl AccessWindows {
    /// The windows of a function's accesses, without volatile ones.
    pub fn for_function(function: &Function, layouts: &LegalLayouts) -> AccessWindows {
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
    pub fn window(&self, field: &FieldAccess, span: BitSpan, run: MemoryLocation) -> AccessWindow {
        let own = AccessWindow::own(span, run);
        let known = self.0.get(&field.of).filter(|_| !field.volatile);
        let larger = known.into_iter().flatten().filter(|window| window.holds(own));
        larger.copied().max_by_key(|window| window.size).unwrap_or(own)
    }
}

/// The placement of the member that an instruction accesses.
pub fn place(field: &FieldAccess, layouts: &LegalLayouts) -> Option<(BitSpan, MemoryLocation)> {
    match layouts.get(field.of)?.placement(u64::from(field.index)) {
        MemberPlacement::Part { span, run, .. } => Some((span, run)),
        MemberPlacement::Member(_) => None,
    }
}
