//! Which IR type stands for an eightbyte: any will do that the backend puts into the right register and that
//! reads no byte beyond the object, but to call what clang compiled, it is best clang's own choice.
//!
//! After `GetINTEGERTypeAtOffset`, `GetSSETypeAtOffset`, `BitsContainNoUserData` and
//! `GetX86_64ByValArgumentPair` (clang/lib/CodeGen/Targets/X86.cpp of LLVM 19).

use lang::{Align, Bits, Bytes, Type};

use crate::abi::{Context, PieceType};
use crate::fault::Fault;
use crate::scalar::Scalar;
use crate::shape::Shape;

/// The IR type of the INTEGER eightbyte of `ty` that starts at byte `at` (0 or 8).
pub(super) fn integer(context: Context<'_>, ty: &Type, at: Bytes) -> PieceType {
    // Never past the end, except where a faulty layout puts a member there.
    let rest = context.layouts.size(ty).0.saturating_sub(at.0).clamp(1, 8);
    if at > Bytes::ZERO && context.faults.has(Fault::UpperHalfUncut) {
        return PieceType::I64;
    }
    let whole = PieceType::int(Bits(rest * 8));
    let mut shape = context.shapes.in_memory(ty);
    let mut offset = at;
    loop {
        if offset == Bytes::ZERO
            && let Some(found) = whole_eightbyte(context, ty, at, &shape)
        {
            return found;
        }
        let inside = !matches!(shape, Shape::Record(_)) || offset < context.shapes.extent(&shape).size;
        match step_into(context, shape, offset).filter(|_| inside) {
            Some((inner, rest)) => (shape, offset) = (inner, rest),
            None => return whole,
        }
    }
}

/// An IR type that may stand for the eightbyte it starts: one that fills it, or a shorter integer with nothing
/// but padding after it.
fn whole_eightbyte(context: Context<'_>, ty: &Type, at: Bytes, shape: &Shape) -> Option<PieceType> {
    match shape {
        Shape::Scalar(Scalar::Pointer) => Some(PieceType::POINTER),
        Shape::Scalar(Scalar::Int(Bits(64))) => Some(PieceType::I64),
        Shape::Scalar(Scalar::Int(width @ Bits(8 | 16 | 32))) => {
            let alone = has_no_data(context, ty, at.bits() + *width, at.bits() + Bits(64));
            alone.then_some(PieceType::int(*width))
        }
        _ => None,
    }
}

/// The member or element that holds the byte at `offset`, and where in it that is. Padding after a member
/// counts as the member's; in padding after an array the elements go on.
fn step_into(context: Context<'_>, shape: Shape, offset: Bytes) -> Option<(Shape, Bytes)> {
    match shape {
        Shape::Record(id) => {
            let (start, member) = context.shapes.member_at(id, offset)?;
            Some((member.clone(), offset - start))
        }
        Shape::Array(of, _) => {
            let size = context.shapes.extent(&of).size;
            (size > Bytes::ZERO).then(|| (*of, Bytes(offset.0 % size.0)))
        }
        _ => None,
    }
}

/// Whether no member has a bit in `start..end`. A bit-field counts with all of its declared type, from where it
/// starts, as clang has it.
fn has_no_data(context: Context<'_>, ty: &Type, start: Bits, end: Bits) -> bool {
    if context.layouts.size(ty).bits() <= start {
        return true;
    }
    // What of the range lies in a part at `at`; none when it ends before.
    let part = |at: Bits, of: &Type| {
        let from = Bits(start.0.saturating_sub(at.0));
        at >= end || has_no_data(context, of, from, end - at)
    };
    match ty {
        Type::Array(of, count) => {
            let step = context.layouts.size(of).bits();
            (0..u64::from(*count)).all(|i| part(step * i, of))
        }
        Type::Record(id) => {
            let fields = &context.program[*id].fields;
            let placed = fields.iter().zip(&context.layouts[*id].fields);
            // clang stops at the first member after the range; in a union they all start at once.
            placed.take_while(|(_, at)| at.offset < end).all(|(field, at)| part(at.offset, &field.ty))
        }
        _ => false,
    }
}

/// The IR type of the SSE eightbyte of `ty` that starts at byte `at`.
pub(super) fn sse(context: Context<'_>, ty: &Type, at: Bytes) -> PieceType {
    let shape = context.shapes.in_memory(ty);
    match float_at(context, shape.clone(), at) {
        Some(PieceType::FLOAT) => {}
        _ => return PieceType::DOUBLE,
    }
    let another = context.layouts.size(ty) > at + Bytes(4);
    match float_at(context, shape, at + Bytes(4)).filter(|_| another) {
        None => PieceType::FLOAT,
        Some(_) if context.faults.has(Fault::FloatPairSplit) => PieceType::FLOAT,
        Some(PieceType::FLOAT) => PieceType::FLOAT_PAIR,
        Some(_) => PieceType::DOUBLE,
    }
}

fn float_at(context: Context<'_>, mut shape: Shape, mut offset: Bytes) -> Option<PieceType> {
    loop {
        match shape {
            Shape::Scalar(Scalar::Float) if offset == Bytes::ZERO => return Some(PieceType::FLOAT),
            Shape::Scalar(Scalar::Double) if offset == Bytes::ZERO => return Some(PieceType::DOUBLE),
            _ => (shape, offset) = step_into(context, shape, offset)?,
        }
    }
}

/// The first of two halves, widened where LLVM would not lay out `{ low, high }` with the second at byte 8.
pub(super) fn widened(low: PieceType, high: PieceType) -> PieceType {
    let align = Align::from_bytes(high.size().0.next_power_of_two()).unwrap_or(Align::EIGHT);
    if low.size().0.next_power_of_two().max(align.bytes().0) == 8 {
        return low;
    }
    match low {
        PieceType::Scalar(Scalar::Int(_)) => PieceType::I64,
        PieceType::FLOAT => PieceType::DOUBLE,
        full => full,
    }
}
