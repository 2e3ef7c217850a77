//! clang's deviations from steps of the psABI.

use lang::{Align, Bits, Bytes, FloatType, PartType, Type};
use smallvec::smallvec;

use crate::abi::truncation::{is_direct, leaves_behind};
use crate::abi::x86_64::registers::{Registers, Returned, XMM};
use crate::abi::x86_64::{
    self, Class, Classified, Eightbytes, FetchStep, InMemory, MemberStep, PairStep, PartStep, TWO_EIGHTBYTES,
};
use crate::abi::{
    ArgPass, Context, Extension, Location, Piece, PieceType, Pieces, ReturnPass, variadic_argument,
};
use crate::layout::Extent;
use crate::scalar::Scalar;

pub(super) fn first_part(PartStep { by, ty, at, classes }: PartStep<'_>) -> Option<Classified> {
    let width = by.context.layouts.size(ty).bits();
    let class = match ty {
        Type::Int(_) | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => Class::Integer,
        Type::Float(FloatType::Half | FloatType::Float | FloatType::Double) => Class::Sse,
        // It looks no further where it sees the imaginary part in the same eightbyte.
        Type::Complex(part) if at.0 / 64 == (at + part.storage()).0 / 64 => match part {
            PartType::Float(_) => Class::Sse,
            PartType::Int(_) => Class::Integer,
        },
        _ => return None,
    };
    (width <= Bits(64)).then(|| by.touch(classes, at, width.min(Bits(64 - at.0 % 64)), class))
}

pub(super) fn one_lane_double(PartStep { ty, .. }: PartStep<'_>) -> Option<Classified> {
    let Type::Vector(lane, 1) = ty else { return None };
    (**lane == Type::Float(FloatType::Double)).then_some(Err(InMemory::OneLane))
}

const QUAD: PieceType = PieceType::Scalar(Scalar::Quad);

pub(super) fn quad_in_memory(PartStep { ty, .. }: PartStep<'_>) -> Option<Classified> {
    (*ty == Type::Float(FloatType::Quad)).then_some(Err(InMemory::Quad))
}

pub(super) fn quad_by_back_end(ty: PieceType, registers: &mut Registers) -> Option<Pieces> {
    let in_order = |registers: &mut Registers| Piece { ty, offset: Bytes::ZERO, place: registers.next(ty) };
    (ty == QUAD).then(|| smallvec![in_order(registers)])
}

pub(super) fn quad_result(context: Context<'_>, ty: &Type) -> Option<ReturnPass> {
    let place = Returned::default().next(QUAD, context.vectors.register());
    let piece = Piece { ty: QUAD, offset: Bytes::ZERO, place };
    let direct = || ReturnPass::Direct(smallvec![piece], Extension::None);
    (*ty == Type::Float(FloatType::Quad)).then(direct)
}

/// Its record goes to memory for its size; a union does not, where another member is a vector.
pub(super) fn wide_array(PartStep { by, ty, .. }: PartStep<'_>) -> Option<Classified> {
    let Type::Array(of, _) = ty else { return None };
    let (size, step) = (by.context.layouts.size(ty), by.context.layouts.size(of));
    let is_wide = size > TWO_EIGHTBYTES;
    let is_one_vector = size == step && size <= by.context.vectors.register();
    (is_wide && !is_one_vector).then_some(Ok(()))
}

pub(super) fn atomic(MemberStep { field, .. }: MemberStep<'_>) -> Option<Classified> {
    field.atomic.then_some(Err(InMemory::Atomic))
}

pub(super) fn flexible_array(MemberStep { field, .. }: MemberStep<'_>) -> Option<Classified> {
    field.flexible.then_some(Err(InMemory::FlexibleArray))
}

pub(super) fn beside_wide_vector(MemberStep { by, id, field, at, .. }: MemberStep<'_>) -> Option<Classified> {
    let size = by.context.layouts[id].size;
    let own = by.context.layouts.size(&field.ty);
    let is_wide = size > TWO_EIGHTBYTES;
    let is_stopped = field.bits.is_none()
        && is_wide
        && own != size
        && !by.context.program[id].is_union()
        && by.aligned(field, at.whole).is_ok();
    is_stopped.then_some(Err(InMemory::TooLarge))
}

pub(super) fn sse_and_sseup(context: Context<'_>, own: &[Class], size: Bytes) -> Option<bool> {
    Some(own.starts_with(&[Class::Sse, Class::SseUp]) && size <= context.vectors.register())
}

pub(super) fn wide_result(context: Context<'_>, ty: &Type) -> Option<ReturnPass> {
    let vector = x86_64::vector_type(context, ty)?;
    let place = Returned::default().next(vector, context.vectors.register());
    let piece = Piece { ty: vector, offset: Bytes::ZERO, place };
    Some(ReturnPass::Direct(smallvec![piece], Extension::None))
}

pub(super) fn behind_no_class(classes: Eightbytes) -> Option<(usize, usize)> {
    let integers = classes.iter().filter(|class| **class == Class::Integer).count();
    (classes[0] == Class::NoClass).then_some((integers, 0))
}

/// Whatever class its second eightbyte has: none, where only unnamed bit-fields are in it, or SSE by another member of a union.
pub(super) fn as_quad_word(context: Context<'_>, ty: &Type, classes: Eightbytes) -> Option<Eightbytes> {
    let mut quad_word = classes;
    quad_word[1] = Class::Integer;
    let is_one = classes[0] == Class::Integer && x86_64::is_in_quad_word(context, ty, Bytes::ZERO);
    is_one.then_some(quad_word)
}

pub(super) fn upper_of_quad_word(context: Context<'_>, ty: &Type) -> Option<PieceType> {
    x86_64::is_in_quad_word(context, ty, Bytes(8)).then_some(PieceType::INT128)
}

/// The back end knew two `i64`, each with a place of its own.
pub(super) fn split_int128(ty: PieceType, registers: &mut Registers) -> Option<Pieces> {
    if ty != PieceType::INT128 {
        return None;
    }
    Some(match registers.give_up_last() {
        Some(last) => {
            let low = Piece { ty: PieceType::I64, offset: Bytes::ZERO, place: Location::Registers(last) };
            smallvec![low, x86_64::stacked(PieceType::I64, Bytes(8), Align::EIGHT, registers)]
        }
        None => smallvec![x86_64::stacked(ty, Bytes::ZERO, Align::EIGHT, registers)],
    })
}

pub(super) fn leave_last_register(ty: PieceType, registers: &mut Registers) -> Option<Pieces> {
    if ty == PieceType::INT128 {
        registers.give_up_last();
    }
    None
}

pub(super) fn uncounted_from_stack(
    FetchStep { context, ty, counted, registers, .. }: FetchStep<'_>,
) -> Option<ArgPass> {
    let Extent { size, align } = context.layouts.extent(ty);
    (counted == 0 && size > Bytes::ZERO).then(|| {
        let at = registers.on_stack(size, align);
        ArgPass::Memory { align, at }
    })
}

pub(super) fn wide_from_narrow(FetchStep { pieces, .. }: FetchStep<'_>) -> Option<ArgPass> {
    let [only] = pieces.as_slice() else { return None };
    let piece = Piece { place: Location::Registers(&XMM[..1]), ..*only };
    (only.ty.size() > TWO_EIGHTBYTES).then(|| ArgPass::direct(smallvec![piece], Extension::None))
}

pub(super) fn upper_as_lower(FetchStep { pieces, .. }: FetchStep<'_>) -> Option<ArgPass> {
    let [only] = pieces.as_slice() else { return None };
    let piece = Piece { offset: Bytes::ZERO, ..*only };
    (only.offset == Bytes(8)).then(|| ArgPass::direct(smallvec![piece], Extension::None))
}

/// `{ <2 x half>, float }` is too short, and of what it could be widened from it expects half, float and integers only.
pub(super) fn first_halves(PairStep { low, is_long_enough, .. }: PairStep<'_>) -> Option<PieceType> {
    (!is_long_enough && matches!(low, PieceType::Vector(..))).then_some(PieceType::I64)
}

/// `{ fp128, double }` has its second part at byte 16.
pub(super) fn first_of_quad(PairStep { context, ty, low, .. }: PairStep<'_>) -> Option<PieceType> {
    (low == PieceType::DOUBLE && x86_64::begins_with_quad(context, ty)).then_some(PieceType::I64)
}

pub(super) fn quad_from_vectors(
    FetchStep { context, ty, pieces, registers, .. }: FetchStep<'_>,
) -> Option<ArgPass> {
    let [low, high] = pieces.as_slice() else { return None };
    let is_by_mistake = low.ty == PieceType::I64 && x86_64::begins_with_quad(context, ty);
    is_by_mistake.then(|| {
        let ty = PieceType::DOUBLE;
        let low = Piece { ty, place: high.place, ..*low };
        let high = Piece { place: registers.next(ty), ..*high };
        ArgPass::direct(smallvec![low, high], Extension::None)
    })
}

pub(super) fn loses_halves(context: Context<'_>, ty: &Type) -> bool {
    let ArgPass::Direct { pieces, .. } = variadic_argument(context, ty) else { return false };
    let is_completed = |piece: &Piece| matches!(piece.ty, PieceType::Vector(Scalar::Half, 4));
    let chosen = |piece: &Piece| match is_completed(piece) {
        true => x86_64::sse_of_clang(context, ty, piece.offset),
        false => piece.ty,
    };
    let chosen = pieces.iter().map(|piece| Piece { ty: chosen(piece), ..*piece }).collect();
    leaves_behind(context, ty, &chosen)
}

pub(super) fn loses_second_part(context: Context<'_>, ty: &Type) -> bool {
    is_direct(context, ty) && crosses(context, ty, Bits::ZERO)
}

/// True if a value has a part of a word at most that crosses from one eightbyte into the next.
fn crosses(context: Context<'_>, ty: &Type, at: Bits) -> bool {
    let size = |ty| context.layouts.size(ty).bits();
    match ty {
        Type::Record(id) => {
            let fields = context.program[*id].fields.iter().zip(&context.layouts[*id].fields);
            let mut members = fields.filter(|(field, _)| field.bits.is_none());
            members.any(|(field, placed)| crosses(context, &field.ty, at + placed.offset))
        }
        Type::Array(of, count) => {
            (0..u64::from(*count)).any(|index| crosses(context, of, at + size(of) * index))
        }
        Type::Void => false,
        _ => size(ty) <= Bits(64) && at.0 % 64 + size(ty).0 > 64,
    }
}
