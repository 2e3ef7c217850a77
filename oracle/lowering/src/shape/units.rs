//! Access units: which bytes clang 19 loads and stores when a program touches a bit-field.
//!
//! After `CGRecordLowering::accumulateBitFields` (clang/lib/CodeGen/CGRecordLayoutBuilder.cpp of LLVM 19; the
//! algorithm is that of PR #65742; what clang 18 did is in `clang16_units`). A span is a run of bit-fields that
//! share bytes. Spans are merged while the unit stays no wider than a register and ends before the next member
//! with storage. C11 3.14p2-3 sets the bounds: a unit touches neither an ordinary member nor the other side of a
//! zero-width bit-field.

use lang::{Align, Bits, Bytes, Field};

use super::{ClangCompat, MemType, MemTypes, bytes, clang16_units};
use crate::layout::FieldLayout;
use crate::scalar::Scalar;

/// The widest unit that spans are merged into: a general-purpose register of x86-64 and AArch64.
const REGISTER: Bytes = Bytes(8);

/// Bytes that are loaded and stored together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unit {
    /// The bit-fields in it, by index, zero-width ones among them.
    pub(super) fields: std::ops::Range<usize>,
    /// From the start of the record.
    pub(super) start: Bytes,
    pub(super) size: Bytes,
    /// Not a size an integer in memory has: the record's IR type holds a byte array there.
    pub(super) clipped: bool,
    /// The bits up to the end of its last field, in whole bytes.
    pub(super) used: Bits,
}

impl Unit {
    /// The member of the record's IR type in its place.
    pub(super) fn shape(&self, compat: ClangCompat) -> MemType {
        match (self.clipped, compat) {
            (true, _) => bytes(self.size),
            (false, ClangCompat::Clang16) => MemType::Scalar(Scalar::Int(self.used)),
            (false, ClangCompat::Clang19 | ClangCompat::Clang22) => {
                MemType::Scalar(Scalar::Int(self.size.bits()))
            }
        }
    }
}

/// The members of a structure as this pass sees them.
pub(super) struct Members<'a> {
    pub(super) fields: &'a [Field],
    pub(super) layout: &'a [FieldLayout],
    /// Per member, whether it occupies no storage at all: an empty record.
    pub(super) empty: &'a dyn Fn(usize) -> bool,
    /// The record's size: in C no other object uses tail padding.
    pub(super) end: Bytes,
    /// The records before, and whose shapes are imitated.
    pub(super) known: &'a MemTypes,
    /// The record has `ms_struct`.
    pub(super) ms_struct: bool,
}

impl Members<'_> {
    pub(super) fn is_bit_field(&self, at: usize) -> bool {
        self.fields.get(at).is_some_and(|field| field.bits.is_some())
    }

    pub(super) fn is_zero_width(&self, at: usize) -> bool {
        self.fields[at].bits == Some(Bits::ZERO)
    }

    /// The latest end of a unit that ends before member `at`: the next member with storage.
    pub(super) fn limit(&self, at: usize) -> Bytes {
        let stored = |i: &usize| !self.is_zero_width(*i) && !(self.empty)(*i);
        let next = (at..self.fields.len()).find(stored);
        next.map_or(self.end, |i| self.layout[i].offset.bytes_floor())
    }
}

/// The units of the run of bit-fields that starts at member `first`, in order; and the first member after it.
pub(super) fn units_of_run(members: &Members<'_>, first: usize) -> (Vec<Unit>, usize) {
    let mut units = Vec::new();
    let mut at = first;
    while members.is_bit_field(at) {
        let unit = match members.known.compat {
            _ if members.ms_struct => declared(members, at),
            ClangCompat::Clang19 | ClangCompat::Clang22 => grow(members, at),
            ClangCompat::Clang16 => clang16_units::unit(members, at),
        };
        at = unit.fields.end;
        if unit.size > Bytes::ZERO {
            units.push(unit);
        }
    }
    (units, at)
}

/// The unit of a record with `ms_struct` that starts at bit-field `first`: an object of its declared type, and all bit-fields in it
/// (`isDiscreteBitFieldABI`).
fn declared(members: &Members<'_>, first: usize) -> Unit {
    let start = members.layout[first].offset.bytes_floor();
    if members.is_zero_width(first) {
        let fields = first..first + 1;
        return Unit { fields, start, size: Bytes::ZERO, clipped: true, used: Bits::ZERO };
    }
    let size = members.known.extent(&members.known.in_memory(&members.fields[first].ty)).size;
    let end = (start + size).bits();
    let is_inside = |at: &usize| {
        members.is_bit_field(*at) && !members.is_zero_width(*at) && members.layout[*at].offset < end
    };
    let after = (first + 1..).find(|at| !is_inside(at)).unwrap_or(first + 1);
    Unit { fields: first..after, start, size, clipped: false, used: size.bits() }
}

/// The best unit that starts at bit-field `first`.
fn grow(members: &Members<'_>, first: usize) -> Unit {
    let start = members.layout[first].offset.bytes_floor();
    let mut best = Unit { fields: first..first, start, size: Bytes::ZERO, clipped: true, used: Bits::ZERO };
    let mut bits = Bits::ZERO;
    let mut at = first;
    loop {
        if let Some(barrier) = span_ends(members, first, at) {
            let size = bits.bytes_ceil();
            let initial = best.fields.is_empty();
            if initial {
                best.fields.end = at;
                best.size = size;
            }
            // Nothing but zero-width bit-fields, or wider than a register once merged.
            if (initial && bits == Bits::ZERO) || (!initial && size > REGISTER) {
                return best;
            }
            let limit = members.limit(at);
            let whole = members.known.int_extent(size.bits()).size;
            if start + whole <= limit {
                best.fields.end = at;
                best.size = whole;
                best.clipped = false;
            }
            if barrier {
                return best;
            }
            bits = (limit - start).bits();
        }
        bits += members.layout[at].width;
        at += 1;
    }
}

/// `Some` if a span ends before member `at`; true if nothing may be merged across that end.
fn span_ends(members: &Members<'_>, first: usize, at: usize) -> Option<bool> {
    if !members.is_bit_field(at) {
        return Some(true);
    }
    let shares_byte = !members.layout[at].offset.is_aligned(Align::ONE);
    (at != first && !shares_byte).then(|| members.is_zero_width(at))
}
