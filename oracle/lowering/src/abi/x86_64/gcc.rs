//! Where gcc reads the psABI otherwise (gcc/config/i386/i386.cc, `classify_argument`).

use lang::{Bits, Field, RecordId, Type};

use super::classify::{At, Classifier};
use super::registers::Registers;
use super::{Class, Eightbytes, InMemory};
use crate::abi::{ArgPass, Context};
use crate::layout::Extent;

/// An array: the first element stands for all, its eightbytes repeated.
pub(super) fn array(
    by: Classifier<'_>,
    array: &Type,
    of: &Type,
    at: Bits,
    classes: &mut Eightbytes,
) -> Result<(), InMemory> {
    let first = at.0 / 64;
    let last = |ty: &Type| (at.0 + by.context.layouts.size(ty).bits().0).div_ceil(64);
    let mut element = [Class::NoClass; 8];
    by.part(of, at, &mut element)?;
    let period = last(of).saturating_sub(first).max(1);
    for eightbyte in first..last(array).min(8) {
        let class = element[(first + (eightbyte - first) % period) as usize];
        let slot = &mut classes[eightbyte as usize];
        *slot = by.merge(*slot, class)?;
    }
    Ok(())
}

/// A bit-field: an unnamed one is a member like any other, and one that looks like an integer member
/// is forgotten to be a bit-field (`layout_decl`), so that it has to be aligned when its record is a member
/// itself. In a union a bit-field counts as the integer that holds it, even one of width zero.
pub(super) fn bit_field(
    by: Classifier<'_>,
    id: RecordId,
    field: &Field,
    width: Bits,
    at: At,
    classes: &mut Eightbytes,
) -> Result<(), InMemory> {
    let record = &by.context.program[id];
    let in_union = record.is_union();
    let holder = Bits(width.0.next_power_of_two().max(8));
    let packed = record.packed || field.packed;
    let like_member = width == holder && at.record.0.is_multiple_of(width.0) && !(packed && width > Bits(8));
    if (in_union || like_member) && !at.whole.0.is_multiple_of(holder.0) {
        return Err(InMemory::Unaligned);
    }
    let touched = if in_union { holder.min(by.context.layouts[id].size.bits()) } else { width };
    if touched > Bits::ZERO { by.touch(classes, at.whole, touched, Class::Integer) } else { Ok(()) }
}

/// gcc's `va_start` has the overflow area begin behind the words that `function_arg_advance_64` counted, also those of named
/// arguments in memory of which no byte is passed.
pub(super) fn count_padding(
    context: Context<'_>,
    named: &[Type],
    passed: &[ArgPass],
    registers: &mut Registers,
) {
    for (ty, _) in named.iter().zip(passed).filter(|(_, pass)| **pass == ArgPass::Nothing) {
        let Extent { size, align } = context.layouts.extent(ty);
        registers.on_stack(size, align);
    }
}

/// gcc's `TYPE_EMPTY_P`: of an argument in memory that has nothing but unnamed bit-fields no byte is passed.
pub(super) fn is_empty(context: Context<'_>, ty: &Type) -> bool {
    let Some(id) = ty.as_record() else { return false };
    let no_member = |field: &Field| match field.bits {
        Some(_) => field.name.is_none(),
        None => is_empty(context, &field.ty),
    };
    context.program[id].fields.iter().all(no_member)
}
