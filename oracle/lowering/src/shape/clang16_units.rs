//! Access units as clang 14 to 18 drew them: a run of bit-fields that follow each other without a gap is one integer,
//! however wide.
//!
//! After `CGRecordLowering::accumulateBitFields`, `::clipTailPadding` and `::setBitFieldInfo`
//! (clang/lib/CodeGen/CGRecordLayoutBuilder.cpp of LLVM 16). A run ends where a bit-field does not start at the bit
//! where the last one ended, and at a zero-width one. It is stored as the `iN` of its whole bytes and accessed as all
//! that LLVM allocates for that, an `i24` as 32 bits, unless the next member begins inside: then it is `[3 x i8]` and
//! accessed as 24.

use lang::Bits;

use super::units::{Members, Unit};

/// The unit that starts at bit-field `first`, which may have no width and then no unit.
pub(super) fn unit(members: &Members<'_>, first: usize) -> Unit {
    let start = members.layout[first].offset.bytes_floor();
    let mut at = first;
    let mut tail = members.layout[first].offset;
    while members.is_bit_field(at) && !members.is_zero_width(at) && members.layout[at].offset == tail {
        tail += members.layout[at].width;
        at += 1;
    }
    let used = (tail - start.bits()).bytes_ceil();
    if used == lang::Bytes::ZERO {
        return Unit { fields: first..first + 1, start, size: used, clipped: true, used: Bits::ZERO };
    }
    let allocated = members.known.int_extent(used.bits()).size;
    let clipped = start + allocated > members.limit(at);
    let size = if clipped { used } else { allocated };
    Unit { fields: first..at, start, size, clipped, used: used.bits() }
}
