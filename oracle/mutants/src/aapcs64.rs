//! AAPCS64 read wrongly: other homogeneous aggregates, other registers.

use lang::{Align, Bytes, Field, FloatType, PartType, RecordId, Signature, Type};
use lowering::Scalar;
use lowering::abi::aarch64::{
    Argument, Base, Class, DOUBLE_WORD, GENERAL, Homogeneous, Next, POINTER, VECTOR, classify, is_empty,
};
use lowering::abi::{
    ArgPass, Context, Deviations, Extension, FunctionAbi, Location, Piece, PieceType, ReturnPass,
    classify_signature,
};
use lowering::shape::MemType;
use smallvec::smallvec;

use crate::act::Act;

pub(crate) use lowering::abi::aarch64::Amend;

/// Steps of AAPCS64 that are read otherwise.
pub(crate) const fn read(steps: &'static [Amend]) -> Act {
    Act::Steps(Deviations::AArch64(steps))
}

/// A reading of 5.9.5 "Homogeneous Aggregates".
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    /// The most members of one.
    pub(crate) most: u32,
    /// It may have padding.
    pub(crate) padding: bool,
    /// All members of a union count.
    pub(crate) unions_add: bool,
    /// The members that a complex number is.
    pub(crate) complex_parts: u32,
    /// Its members may have different types.
    pub(crate) mixed: bool,
}

/// The document's reading.
pub(crate) const DOCUMENT: Reading =
    Reading { most: 4, padding: false, unions_add: false, complex_parts: 2, mixed: false };

impl Reading {
    /// The class of a type by this reading, where the rules say `class`.
    pub(crate) fn classify(self, context: Context<'_>, ty: &Type, class: Class) -> Class {
        let is_composite = matches!(ty, Type::Record(_) | Type::Complex(_) | Type::Array(..));
        if !is_composite || class == Class::Nothing {
            return class;
        }
        let mut base = None;
        let members =
            self.members(context, ty, &mut base).filter(|members| (1..=self.most).contains(members));
        match (members, base) {
            (Some(members), Some(base)) => Class::Homogeneous(Homogeneous { base, members }),
            _ => other_composite(context, ty),
        }
    }

    fn members(self, context: Context<'_>, ty: &Type, base: &mut Option<Base>) -> Option<u32> {
        match ty {
            Type::Float(float) => self.count_member(base_of(context, *float), base),
            Type::Complex(PartType::Float(float)) => {
                self.count_member(base_of(context, *float), base).map(|_| self.complex_parts)
            }
            Type::Complex(PartType::Int(_)) => None,
            Type::Vector(..) => self.count_member(short_vector(context, ty)?, base),
            Type::Array(_, 0) => None,
            Type::Array(of, count) => self.members(context, of, base)?.checked_mul(*count),
            Type::Record(id) => self.record(context, *id, base),
            Type::Void | Type::Int(_) | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => None,
        }
    }

    fn count_member(self, found: Base, base: &mut Option<Base>) -> Option<u32> {
        let first = *base.get_or_insert(found);
        let vectors = matches!((first, found), (Base::Vector(..), Base::Vector(..)));
        let same = first == found || vectors && first.size() == found.size();
        (same || self.mixed).then_some(1)
    }

    fn record(self, context: Context<'_>, id: RecordId, base: &mut Option<Base>) -> Option<u32> {
        let record = &context.program[id];
        let mut members = 0u32;
        let counts = |field: &&Field| match field.bits {
            Some(width) => width > lang::Bits::ZERO,
            None => !is_empty(context, field.ty.element()),
        };
        for field in record.fields.iter().filter(counts) {
            let found = if field.bits.is_some() { None } else { self.members(context, &field.ty, base) }?;
            let adds = self.unions_add || !record.is_union();
            members = if adds { members.checked_add(found)? } else { members.max(found) };
        }
        let filled = base.map_or(Bytes::ZERO, |base| base.size() * u64::from(members));
        let loose = self.padding || self.mixed || self.unions_add || self.complex_parts != 2;
        (filled == context.layouts[id].size || loose).then_some(members)
    }
}

fn base_of(context: Context<'_>, float: FloatType) -> Base {
    Base::Float(match context.shapes.in_memory(&Type::Float(float)) {
        MemType::Scalar(scalar) => scalar,
        _ => Scalar::Double,
    })
}

fn short_vector(context: Context<'_>, ty: &Type) -> Option<Base> {
    let MemType::Vector(lane, lanes) = context.shapes.in_memory(ty) else { return None };
    let vector = Base::Vector(lane, lanes);
    matches!(vector.size(), Bytes(8 | 16)).then_some(vector)
}

/// A composite type that is not homogeneous.
fn other_composite(context: Context<'_>, ty: &Type) -> Class {
    if context.layouts.size(ty) > Bytes(16) { Class::Reference } else { Class::Composite }
}

pub(crate) fn no_vectors(context: Context<'_>, ty: &Type, class: Class) -> Class {
    match class {
        Class::Homogeneous(Homogeneous { base: Base::Vector(..), .. }) => other_composite(context, ty),
        other => other,
    }
}

pub(crate) fn empty_is_member(context: Context<'_>, ty: &Type, class: Class) -> Class {
    match class {
        Class::Homogeneous(_) if has_empty(context, ty) => other_composite(context, ty),
        other => other,
    }
}

fn has_empty(context: Context<'_>, ty: &Type) -> bool {
    let Type::Record(id) = ty.element() else { return false };
    let mut members = context.program[*id].fields.iter().filter(|field| field.bits.is_none());
    members.any(|field| is_empty(context, field.ty.element()) || has_empty(context, &field.ty))
}

pub(crate) fn three_words(context: Context<'_>, ty: &Type, class: Class) -> Class {
    let is_composite = matches!(ty, Type::Record(_) | Type::Complex(_) | Type::Array(..));
    let is_three = (Bytes(17)..=Bytes(24)).contains(&context.layouts.size(ty));
    if class == Class::Reference && is_composite && is_three { Class::Composite } else { class }
}

pub(crate) fn long_vector(context: Context<'_>, ty: &Type, class: Class) -> Class {
    let is_long = matches!(ty, Type::Vector(..)) && context.layouts.size(ty) == Bytes(32);
    if is_long { Class::Composite } else { class }
}

pub(crate) fn empty_passed(_: Context<'_>, _: &Type, class: Class) -> Class {
    if class == Class::Nothing { Class::Composite } else { class }
}

pub(crate) fn homogeneous_align_eight(
    _: Context<'_>,
    _: &Type,
    _: lowering::abi::Role,
    argument: Argument,
) -> Argument {
    match argument.class {
        Class::Homogeneous(_) => Argument { align: Align::EIGHT, stacked: Align::EIGHT, ..argument },
        _ => argument,
    }
}

/// True if an argument finds too few registers.
fn is_exhausted(argument: Argument, next: &Next) -> bool {
    match argument.class {
        Class::Homogeneous(of) => next.vector + of.members as usize > VECTOR.len(),
        Class::Composite => next.general + words(argument.size) > GENERAL.len(),
        _ => false,
    }
}

fn words(size: Bytes) -> usize {
    size.0.div_ceil(DOUBLE_WORD.0).max(1) as usize
}

/// As `byval`, which takes no register.
fn copied(argument: Argument, next: &mut Next) -> ArgPass {
    ArgPass::Memory { align: argument.align, at: next.stacked(argument.size, argument.align) }
}

pub(crate) fn large_on_stack(argument: Argument, next: &mut Next) -> Option<ArgPass> {
    (argument.class == Class::Reference).then(|| copied(argument, next))
}

pub(crate) fn homogeneous_back_fill(argument: Argument, next: &mut Next) -> Option<ArgPass> {
    let is_homogeneous = matches!(argument.class, Class::Homogeneous(_));
    (is_homogeneous && is_exhausted(argument, next)).then(|| copied(argument, next))
}

pub(crate) fn general_back_fill(argument: Argument, next: &mut Next) -> Option<ArgPass> {
    let is_composite = argument.class == Class::Composite;
    (is_composite && is_exhausted(argument, next)).then(|| copied(argument, next))
}

/// Member by member, each where there is room.
pub(crate) fn homogeneous_split(argument: Argument, next: &mut Next) -> Option<ArgPass> {
    let Class::Homogeneous(of) = argument.class else { return None };
    let ty = match of.base {
        Base::Float(scalar) => PieceType::Scalar(scalar),
        Base::Vector(lane, lanes) => PieceType::Vector(lane, lanes),
    };
    let size = of.base.size();
    let align = if size > DOUBLE_WORD { Align::SIXTEEN } else { Align::EIGHT };
    is_exhausted(argument, next).then(|| {
        let piece = |index| Piece { ty, offset: size * index, place: next.float_or_vector(size, align) };
        ArgPass::direct((0..u64::from(of.members)).map(piece).collect(), Extension::None)
    })
}

/// Double-word by double-word, each where there is room.
pub(crate) fn composite_split(argument: Argument, next: &mut Next) -> Option<ArgPass> {
    let is_composite = argument.class == Class::Composite;
    (is_composite && is_exhausted(argument, next)).then(|| {
        let piece = |index| {
            let place = next.integral(POINTER);
            Piece { ty: PieceType::I64, offset: DOUBLE_WORD * index, place }
        };
        ArgPass::direct((0..words(argument.size) as u64).map(piece).collect(), Extension::None)
    })
}

pub(crate) fn homogeneous_result_in_general(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let mut abi = classify_signature(context, signature);
    if let Some(ty) = &signature.ret
        && let Class::Homogeneous(_) = classify(context, ty)
    {
        let size = context.layouts.size(ty);
        let place = Location::Registers(&GENERAL[..words(size)]);
        let piece = Piece { ty: PieceType::int(size.bits()), offset: Bytes::ZERO, place };
        abi.ret = ReturnPass::Direct(smallvec![piece], Extension::None);
    }
    abi
}

pub(crate) fn result_pointer_as_argument(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let sound = classify_signature(context, signature);
    match sound.ret {
        ReturnPass::Memory { align, .. } => {
            let ret = ReturnPass::Memory { align, pointer: GENERAL[0] };
            crate::psabi::with_result_pointer(context, signature, ret)
        }
        ReturnPass::Nothing | ReturnPass::Direct(..) => sound,
    }
}
