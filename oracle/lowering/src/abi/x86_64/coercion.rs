//! The IR type of an eightbyte: any will do that the backend puts into the right register and that reads no byte beyond the
//! object, but to call what clang compiled, it is best clang's own choice.
//!
//! After `GetINTEGERTypeAtOffset`, `GetSSETypeAtOffset`, `BitsContainNoUserData` and
//! `GetX86_64ByValArgumentPair` (clang/lib/CodeGen/Targets/X86.cpp of LLVM 19).

use lang::{Align, Bits, Bytes, Features, Field, FloatType, IntType, Program, Type};

use super::{Amend, PairStep, Step, amended, classify};
use crate::abi::{Context, Extension, Piece, PieceType};
use crate::scalar::Scalar;
use crate::shape::{MemType, float_scalar};

/// The IR type of the INTEGER eightbyte of `ty` that starts at byte `at` (0 or 8).
pub(super) fn integer(context: Context<'_>, ty: &Type, at: Bytes) -> PieceType {
    // Never past the end, except where a faulty layout puts a member there.
    let rest = context.layouts.size(ty).0.saturating_sub(at.0).clamp(1, 8);
    let whole = PieceType::int(Bits(rest * 8));
    let found = integer_at(context, &context.shapes.in_memory(ty), at, &|shape| {
        whole_eightbyte(context, ty, at, shape)
    });
    found.unwrap_or(whole)
}

/// The first type for which `fits` has an answer among the types that start at byte `offset`, from the outermost inwards.
fn integer_at(
    context: Context<'_>,
    shape: &MemType,
    offset: Bytes,
    fits: &dyn Fn(&MemType) -> Option<PieceType>,
) -> Option<PieceType> {
    if offset == Bytes::ZERO
        && let Some(found) = fits(shape)
    {
        return Some(found);
    }
    if let MemType::Complex(part) = shape {
        let is_start = offset < context.shapes.extent(shape).size && offset.0.is_multiple_of(part.size().0);
        return is_start.then_some(&MemType::Scalar(*part)).and_then(fits);
    }
    let inside = !matches!(shape, MemType::Record(_)) || offset < context.shapes.extent(shape).size;
    let (inner, offset) = step_into(context, shape, offset).filter(|_| inside)?;
    integer_at(context, inner, offset, fits)
}

/// An IR type that may be used for the eightbyte it starts: one that fills it, or a shorter integer with nothing but padding
/// after it.
fn whole_eightbyte(context: Context<'_>, ty: &Type, at: Bytes, shape: &MemType) -> Option<PieceType> {
    match shape {
        MemType::Scalar(Scalar::Pointer) => Some(PieceType::POINTER),
        MemType::Scalar(Scalar::Int(Bits(64))) => Some(PieceType::I64),
        MemType::Scalar(Scalar::Int(width @ Bits(8 | 16 | 32))) => {
            let alone = has_no_data(context, ty, at.bits() + *width, at.bits() + Bits(64));
            alone.then_some(PieceType::int(*width))
        }
        _ => None,
    }
}

/// The member or element that holds the byte at `offset`, and where in it that is. Padding after a member
/// counts as the member's; in padding after an array the elements go on.
fn step_into<'a>(context: Context<'a>, shape: &'a MemType, offset: Bytes) -> Option<(&'a MemType, Bytes)> {
    match shape {
        MemType::Record(id) => {
            let (start, member) = context.shapes.member_at(*id, offset)?;
            Some((member, offset - start))
        }
        MemType::Array(of, _) => {
            let size = context.shapes.extent(of).size;
            (size > Bytes::ZERO).then(|| (&**of, Bytes(offset.0 % size.0)))
        }
        _ => None,
    }
}

/// True if no member has a bit in `start..end`. A bit-field counts with all of its declared type, from where it
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

/// The IR type of a part, made to carry all of its eightbyte: clang's choice loses what another member of a union has after its
/// `float` or `_Float16`, and a `_Float16` after two others and a bit-field.
pub(super) fn completed(context: Context<'_>, ty: &Type, piece: &Piece) -> PieceType {
    let own = piece.ty;
    let is_floating = match own {
        PieceType::Scalar(scalar) | PieceType::Vector(scalar, _) => scalar.is_float(),
        _ => false,
    };
    let (carried, end) = (piece.offset + own.size(), piece.offset + Bytes(8));
    let loses = is_floating && has_member(context, ty, carried.bits(), end.bits());
    if loses { HALVES } else { own }
}

/// clang's choice of the IR type of the SSE eightbyte of `ty` that starts at byte `at`.
pub(in crate::abi) fn sse_of_clang(context: Context<'_>, ty: &Type, at: Bytes) -> PieceType {
    let shape = context.shapes.in_memory(ty);
    let rest = context.layouts.size(ty).0.saturating_sub(at.0);
    let float = |offset: u64| float_at(context, &shape, at + Bytes(offset));
    let Some(first @ (Scalar::Half | Scalar::Float)) = float(0) else { return PieceType::DOUBLE };
    let alone = PieceType::Scalar(first);
    let size = first.size().0;
    let next = float(size).filter(|_| rest > size);
    // "Check if IRType is a half/bfloat + float. float type will be in IROffset+4 due to its alignment."
    let behind_gap = || float(4).filter(|_| first == Scalar::Half && rest > 4);
    match (first, next.or_else(behind_gap)) {
        (_, None) => alone,
        (Scalar::Float, Some(Scalar::Float)) => PieceType::FLOAT_PAIR,
        (Scalar::Half, Some(Scalar::Half)) if rest > 4 && float(4).is_some() => HALVES,
        (Scalar::Half, Some(Scalar::Half)) => PieceType::Vector(Scalar::Half, 2),
        (Scalar::Half, Some(_)) | (_, Some(Scalar::Half)) => HALVES,
        _ => PieceType::DOUBLE,
    }
}

/// True if a member that is no bit-field has a bit in `start..end`. Other members than floating ones are in no
/// eightbyte of class SSE.
fn has_member(context: Context<'_>, ty: &Type, start: Bits, end: Bits) -> bool {
    let part = |at: Bits, of: &Type| {
        let from = Bits(start.0.saturating_sub(at.0));
        at < end && has_member(context, of, from, end - at)
    };
    match ty {
        Type::Array(of, count) => {
            let step = context.layouts.size(of).bits();
            (0..u64::from(*count)).any(|index| part(step * index, of))
        }
        Type::Record(id) => {
            let fields = context.program[*id].fields.iter().zip(&context.layouts[*id].fields);
            fields.filter(|(field, _)| field.bits.is_none()).any(|(field, at)| part(at.offset, &field.ty))
        }
        _ => start < end && start < context.layouts.size(ty).bits(),
    }
}

/// `<4 x half>`: whatever else is in the eightbyte.
const HALVES: PieceType = PieceType::Vector(Scalar::Half, 4);

/// The floating type that starts at byte `offset`.
fn float_at(context: Context<'_>, shape: &MemType, offset: Bytes) -> Option<Scalar> {
    match shape {
        MemType::Scalar(scalar) => (offset == Bytes::ZERO && scalar.is_float()).then_some(*scalar),
        MemType::Complex(part) => offset.0.is_multiple_of(part.size().0).then_some(*part),
        _ => {
            let (inner, offset) = step_into(context, shape, offset)?;
            float_at(context, inner, offset)
        }
    }
}

/// The IR type of a value of classes SSE and SSEUP: of a vector or `__float128`, or a record of nothing but one, the vector or
/// `fp128` itself.
pub(super) fn vector(context: Context<'_>, ty: &Type) -> PieceType {
    let size = context.layouts.size(ty);
    let own = only_element(context, ty).unwrap_or(ty);
    match context.shapes.in_memory(own) {
        MemType::Vector(lane, lanes) => PieceType::Vector(lane, lanes),
        MemType::Scalar(Scalar::Quad) => PieceType::Scalar(Scalar::Quad),
        _ => PieceType::Vector(Scalar::Double, (size.0 / 8) as u32),
    }
}

/// The one member a record has that is not empty, as long as the record itself (clang's `isSingleElementStruct`).
fn only_element<'a>(context: Context<'a>, ty: &'a Type) -> Option<&'a Type> {
    let record = &context.program[ty.as_record()?];
    let mut members = record.fields.iter().filter(|field| !is_empty(context.program, field));
    let mut of = &members.next()?.ty;
    if members.next().is_some() {
        return None;
    }
    while let Type::Array(inner, 1) = of {
        of = inner;
    }
    let found = match of {
        Type::Record(_) => only_element(context, of)?,
        Type::Array(..) | Type::Complex(_) => return None,
        scalar => scalar,
    };
    (context.layouts.size(found) == context.layouts.size(ty)).then_some(found)
}

/// clang's `isEmptyField`: an unnamed bit-field, an array of length zero, or a record of nothing but such, and arrays of these.
fn is_empty(program: &Program, field: &Field) -> bool {
    match field.ty.element() {
        _ if field.bits.is_some() => field.name.is_none(),
        _ if field.ty.is_array_of_none() => !field.flexible,
        Type::Record(id) => program[*id].fields.iter().all(|inner| is_empty(program, inner)),
        _ => false,
    }
}

/// The first of two eightbytes, widened where LLVM would not lay out `{ low, high }` with the second at byte 8
/// (`GetX86_64ByValArgumentPair`).
pub(super) fn first_of_two(context: Context<'_>, ty: &Type, low: PieceType, high: PieceType) -> PieceType {
    let align = Align::from_bytes(high.size().0.next_power_of_two()).unwrap_or(Align::EIGHT);
    let is_long_enough = Bytes(low.size().0.next_power_of_two()).align_to(align) == Bytes(8);
    let amended =
        amended!(context, FirstOfTwo(chosen) => chosen(PairStep { context, ty, low, is_long_enough }));
    amended.unwrap_or(match low {
        _ if is_long_enough => low,
        PieceType::HALF | PieceType::FLOAT | PieceType::Vector(..) => PieceType::DOUBLE,
        _ => PieceType::I64,
    })
}

/// True if the IR type of a value has an `fp128` at its start, and it is a value that clang has: a `_Decimal128` travels as an `fp128`, too.
pub(in crate::abi) fn begins_with_quad(context: Context<'_>, ty: &Type) -> bool {
    float_at(context, &context.shapes.in_memory(ty), Bytes::ZERO) == Some(Scalar::Quad)
        && !Features::of_type(context.program, ty).contains(Features::DECIMAL)
}

/// True if the IR type of a value has an `i128` over the byte at `at`.
pub(in crate::abi) fn is_in_quad_word(context: Context<'_>, ty: &Type, at: Bytes) -> bool {
    fn is_over(context: Context<'_>, shape: &MemType, at: Bytes) -> bool {
        let inner = step_into(context, shape, at).filter(|_| at < context.shapes.extent(shape).size);
        match inner {
            Some((inner, at)) => is_over(context, inner, at),
            None => *shape == MemType::Scalar(Scalar::Int(Bits(128))),
        }
    }
    is_over(context, &context.shapes.in_memory(ty), at)
}

/// The IR type of a scalar that fills at most one register: itself, where its object has no other bits than its value.
pub(super) fn own_type(context: Context<'_>, ty: &Type) -> Option<PieceType> {
    match ty {
        Type::Int(IntType::Int128 | IntType::UInt128) => None,
        Type::Int(IntType::BitInt(width) | IntType::UBitInt(width)) => {
            (*width <= 32).then(|| PieceType::int(Bits(u64::from(*width))))
        }
        // In a register only by mistake.
        Type::Float(FloatType::LongDouble) => None,
        Type::Vector(..) => None,
        _ => natural_type(context, ty),
    }
}

/// The IR type that LLVM puts into the right place by itself: of scalars other than `_BitInt`, and of vectors that fit
/// a register (`isAggregateTypeForABI`, `IsIllegalVectorType`).
pub(in crate::abi) fn natural_type(context: Context<'_>, ty: &Type) -> Option<PieceType> {
    Some(match ty {
        Type::Int(IntType::BitInt(_) | IntType::UBitInt(_)) => return None,
        Type::Int(int) => PieceType::int(int.width()),
        Type::Enum(id) => PieceType::int(context.layouts.data().underlying(*id).width()),
        Type::Float(float) => PieceType::Scalar(float_scalar(*float, context.program.target)),
        Type::Pointer(_) | Type::FunctionPointer(_) => PieceType::POINTER,
        Type::Vector(..) => {
            let fits = Bytes(9)..=classify::widest_register(context);
            return vector_type(context, ty).filter(|vector| fits.contains(&vector.size()));
        }
        Type::Void | Type::Array(..) | Type::Record(_) | Type::Complex(_) => return None,
    })
}

/// The IR type of a vector.
pub(in crate::abi) fn vector_type(context: Context<'_>, ty: &Type) -> Option<PieceType> {
    match context.shapes.in_memory(ty) {
        MemType::Vector(lane, lanes) => Some(PieceType::Vector(lane, lanes)),
        _ => None,
    }
}

/// The psABI leaves the upper bits of a small integer open except for `_Bool` (p3, footnote); clang relies on
/// its caller extending it to 32 bits, and gcc does so as well.
pub(super) fn extension(context: Context<'_>, ty: &Type) -> Extension {
    let int = match ty {
        Type::Int(int) => *int,
        Type::Enum(id) => context.layouts.data().underlying(*id),
        _ => return Extension::None,
    };
    if int.width() >= IntType::Int.width() {
        return Extension::None;
    }
    if int.is_signed(context.program.target) { Extension::Sign } else { Extension::Zero }
}
