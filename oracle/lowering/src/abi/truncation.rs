//! Members of records that are not passed at all: a compiler may lose parts of a value.

use lang::{Bits, Bytes, Field, IntType, RecordId, RecordKind, Type};

use super::{ArgPass, Context, Pieces, variadic_argument};
use crate::layout::{BitOwner, bit_map};

/// True if members of a record have bits in none of these pieces.
pub(super) fn leaves_behind(context: Context<'_>, ty: &Type, pieces: &Pieces) -> bool {
    fields(context, ty).any(|(start, end)| carried_from(start, pieces) < end)
}

/// The first bit of each scalar member of a record, and the first bit after it.
fn fields<'a>(context: Context<'a>, ty: &Type) -> impl Iterator<Item = (Bits, Bits)> + use<'a> {
    let runs = ty.as_record().map(|id| bit_map(context.program, context.layouts, id)).unwrap_or_default();
    let runs = runs.into_iter().filter(|run| matches!(run.owner, BitOwner::Field(_)));
    runs.map(|run| (run.start, run.start + run.width))
}

/// True if a record is passed in one register, or on the stack when none is left, as the innermost first member of its IR
/// type (`EnterStructPointerForCoercedAccess`), and that is the `iN` of a `_BitInt(N)`, so that only N bits arrive.
pub(super) fn loses_upper_bits(context: Context<'_>, ty: &Type) -> bool {
    let size = context.layouts.size(ty);
    let Some(id) = ty.as_record().filter(|_| size <= Bytes(8)) else { return false };
    let kept = innermost(context, id).filter(|width| width.bytes_ceil() == size);
    kept.is_some_and(|kept| fields(context, ty).any(|(_, end)| end > kept))
}

/// True if the record is passed in registers.
pub(super) fn is_direct(context: Context<'_>, ty: &Type) -> bool {
    matches!(variadic_argument(context, ty), ArgPass::Direct { .. })
}

/// The first bit from `start` on that is in none of the pieces, which stand in the order of their offsets.
fn carried_from(start: Bits, pieces: &Pieces) -> Bits {
    pieces.iter().fold(start, |reached, piece| {
        if piece.offset.bits() > reached {
            return reached;
        }
        reached.max((piece.offset + piece.ty.size()).bits())
    })
}

/// The width of the `_BitInt` that is the innermost first member of a record's IR type. Of a union that is the member with
/// the greatest alignment and then size, of several the first (`CGRecordLowering::lowerUnion`).
fn innermost(context: Context<'_>, id: RecordId) -> Option<Bits> {
    let record = &context.program[id];
    let mut fields = record.fields.iter().filter(|field| field.bits != Some(Bits::ZERO));
    let field = match record.kind {
        RecordKind::Struct => fields.next()?,
        RecordKind::Union { .. } => {
            let rank = |field: &Field| match field.bits {
                None => (context.layouts.align(&field.ty).bytes(), context.layouts.size(&field.ty)),
                Some(width) => (of_bit_field(width), of_bit_field(width)),
            };
            fields.reduce(|best, field| if rank(best) < rank(field) { field } else { best })?
        }
    };
    match &field.ty {
        _ if field.bits.is_some() => None,
        Type::Record(inner) => innermost(context, *inner),
        Type::Int(IntType::BitInt(width) | IntType::UBitInt(width)) => Some(Bits(u64::from(*width))),
        _ => None,
    }
}

/// The size and the alignment of the integer of whole bytes that stands for a bit-field in a union.
fn of_bit_field(width: Bits) -> Bytes {
    Bytes(width.bytes_ceil().0.next_power_of_two())
}
