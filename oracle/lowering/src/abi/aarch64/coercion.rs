//! The IR type that takes a value where AAPCS64 wants it: clang's choice (`classifyArgumentType` and `classifyReturnType` in
//! clang/lib/CodeGen/Targets/AArch64.cpp).

use lang::{Align, Bits, Bytes, Type};
use smallvec::smallvec;

use super::{Argument, Base, Class, Homogeneous};
use crate::abi::{Context, Location, Piece, PieceType, Pieces};
use crate::scalar::Scalar;
use crate::shape::{ClangCompat, MemType};

/// The IR type of an argument.
pub(super) fn argument(context: Context<'_>, ty: &Type, argument: Argument) -> PieceType {
    match argument.class {
        Class::Reference => PieceType::POINTER,
        Class::Homogeneous(of) => members_together(of),
        Class::Integral if matches!(ty, Type::Vector(..)) => PieceType::int(Bits(32)),
        Class::Integral | Class::FloatOrVector => value(context, ty),
        Class::Composite if !argument.even && of_pointers(context, ty) => {
            words_of(Scalar::Pointer, argument.size)
        }
        Class::Nothing | Class::Composite => words_together(argument.size, argument.even),
    }
}

/// True if clang passes a record or union as pointers, as it does since clang 22 where they are its only members
/// (`ContainsOnlyPointers`).
fn of_pointers(context: Context<'_>, ty: &Type) -> bool {
    let Type::Record(id) = ty else { return false };
    let fields = &context.program[*id].fields;
    let is_pointer = |ty: &Type| match ty {
        Type::Pointer(_) | Type::FunctionPointer(_) => true,
        record => of_pointers(context, record),
    };
    context.shapes.compat() == ClangCompat::Clang22
        && !fields.is_empty()
        && fields.iter().all(|field| is_pointer(field.ty.element()))
}

/// The IR types of the parts of a result.
pub(super) fn result(context: Context<'_>, ty: &Type, class: Class, place: Location) -> Pieces {
    let size = context.layouts.size(ty);
    let whole = |ty| smallvec![Piece { ty, offset: Bytes::ZERO, place }];
    match (class, ty) {
        (Class::Homogeneous(of), Type::Complex(_)) => members(of, place),
        (Class::Homogeneous(_), Type::Record(id)) => whole(PieceType::Record(*id, size)),
        // Here the alignment of the type as it is declared counts.
        (Class::Composite, _) if size > Bytes(8) => {
            whole(words_together(size, context.layouts.align(ty) >= Align::SIXTEEN))
        }
        (Class::Composite, _) => whole(PieceType::int(size.bits())),
        _ => whole(value(context, ty)),
    }
}

/// A scalar or vector as itself.
fn value(context: Context<'_>, ty: &Type) -> PieceType {
    if let Type::Int(int) = ty {
        return PieceType::int(int.width());
    }
    match context.shapes.in_memory(ty) {
        MemType::Scalar(scalar) => PieceType::Scalar(scalar),
        MemType::Vector(lane, lanes) => PieceType::Vector(lane, lanes),
        MemType::Complex(_) | MemType::Array(..) | MemType::Record(_) => PieceType::POINTER,
    }
}

/// `[n x T]`: n consecutive registers.
fn members_together(of: Homogeneous) -> PieceType {
    let count = of.members;
    match of.base {
        Base::Float(scalar) => PieceType::Array(scalar, count),
        Base::Vector(lane, lanes) => PieceType::Vectors { lane, lanes, count },
    }
}

/// The double-words of a composite: `i64`, `[2 x i64]`, or `i128`, which starts at an even register.
fn words_together(size: Bytes, quad: bool) -> PieceType {
    match size.0.div_ceil(8) {
        2 if quad => PieceType::int(Bits(128)),
        _ => words_of(Scalar::I64, size),
    }
}

/// So many double-words as a value needs.
fn words_of(word: Scalar, size: Bytes) -> PieceType {
    match size.0.div_ceil(8) {
        0 | 1 => PieceType::Scalar(word),
        words => PieceType::Array(word, words as u32),
    }
}

/// Each member of a homogeneous aggregate by itself.
fn members(of: Homogeneous, place: Location) -> Pieces {
    let ty = match of.base {
        Base::Float(scalar) => PieceType::Scalar(scalar),
        Base::Vector(lane, lanes) => PieceType::Vector(lane, lanes),
    };
    let count = of.members as usize;
    let size = of.base.size();
    let part = |index| Piece { ty, offset: size * index as u64, place: place.part(index, size) };
    (0..count).map(part).collect()
}
