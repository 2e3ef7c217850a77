//! Which part of a value travels at all: a compiler may leave members behind.

use lang::{Bits, Bytes, Field, IntType, RecordId, RecordKind, Target, Type};

use super::{ArgPass, Context, Piece, PieceType, Pieces, variadic_argument, x86_64};
use crate::layout::{BitOwner, bit_map};
use crate::scalar::Scalar;

/// Why a compiler leaves a part of a value behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// gcc, where an array's second element begins in an eightbyte in which the first has only padding.
    Element,
    /// clang, where a union's `float` or `_Float16` hides what another member has behind it, or two `_Float16` and a
    /// bit-field hide a `_Float16`.
    Half,
    /// clang before 19, where a `_BitInt` of a union hides the upper bits of another member.
    BitInt,
    /// clang before 19, where a `typedef` aligns a member so that it crosses an eightbyte.
    Typedef,
}

/// Why a member of a record, or a part of one, does not travel where the record travels in registers, or as scalars do: neither
/// caller nor callee looks at it, so that no value of the type arrives whole. `None` where all members travel.
#[must_use]
pub fn cut(context: Context<'_>, ty: &Type) -> Option<Cut> {
    let id = ty.as_record()?;
    let map = bit_map(context.program, context.layouts, id);
    let members = || map.iter().filter(|run| matches!(run.owner, BitOwner::Field(_)));
    if kept_of_one_integer(context, id).is_some_and(|kept| members().any(|run| run.start + run.width > kept))
    {
        return Some(Cut::BitInt);
    }
    let ArgPass::Direct { pieces, .. } = variadic_argument(context, ty) else { return None };
    let (pieces, reason) = match context.dialect.is_gcc() {
        true => (pieces, Cut::Element),
        false => (of_clang(context, ty, &pieces), Cut::Half),
    };
    if context.program.target == Target::X86_64Linux && x86_64::is_cut(context, ty) {
        return Some(Cut::Typedef);
    }
    let loses = members().any(|run| carried_from(run.start, &pieces) < run.start + run.width);
    loses.then_some(reason)
}

/// The parts as clang chooses their types.
fn of_clang(context: Context<'_>, ty: &Type, pieces: &Pieces) -> Pieces {
    let halves = |piece: &Piece| matches!(piece.ty, PieceType::Vector(Scalar::Half, 4));
    let chosen = |piece: &Piece| match context.program.target {
        Target::X86_64Linux if halves(piece) => x86_64::sse_of_clang(context, ty, piece.offset),
        _ => piece.ty,
    };
    pieces.iter().map(|piece| Piece { ty: chosen(piece), ..*piece }).collect()
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

/// Where a value travels as one integer, also on the stack when no register is left, clang copies it to and from the innermost
/// first member of the record's IR type, if that fills the integer (`EnterStructPointerForCoercedAccess`), and before clang
/// 19 this may be an `iN` for a `_BitInt(N)`: then only N bits arrive.
fn kept_of_one_integer(context: Context<'_>, id: RecordId) -> Option<Bits> {
    let size = context.layouts[id].size;
    if !context.dialect.stores_odd_widths() || size > Bytes(8) {
        return None;
    }
    innermost(context, id).filter(|width| width.bytes_ceil() == size)
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
