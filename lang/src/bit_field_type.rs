//! Bit-fields whose type a `typedef` aligns.

use crate::typing::integer;
use crate::{Align, Bits, Field, Program, Record};

/// True if gcc and clang agree on the layout of a bit-field whose type a `typedef` aligns to `align`: both have the storage unit start
/// at a multiple of it. In a packed record they always do. Elsewhere they disagree, and no clause decides, on these:
///
/// - an alignment above the type's size: in gcc no unit of it holds a bit-field, so that each starts a new one
///   (`excess_unit_span` in gcc/stor-layout.cc), and clang packs them;
/// - a bit-field of 8, 16, 32 or 64 bits: gcc takes it for a member of an integer type of that size where it is aligned to it, with that
///   type's alignment.
///
/// Types of more than 64 bits, `_BitInt`, and structures with `ms_struct` have none.
#[must_use]
pub fn bit_field_type_can_be_aligned(
    program: &Program,
    record: &Record,
    field: &Field,
    align: Align,
) -> bool {
    let int = integer(program, &field.ty).filter(|int| !int.is_bit_precise());
    let (Some(int), Some(width)) = (int, field.bits) else { return false };
    let fits_its_type = align.bits() <= int.storage();
    let is_whole = [8, 16, 32, 64].map(Bits).contains(&width);
    int.storage() <= Bits(64) && !record.ms_struct && (record.packed || (fits_its_type && !is_whole))
}
