//! AAPCS64 5.9.5 "Homogeneous Aggregates".

use lang::{Bits, Bytes, Field, FloatType, PartType, Record, RecordId, Type};

use super::{Amend, Step};
use crate::abi::Context;
use crate::scalar::Scalar;
use crate::shape::MemType;

/// "An Homogeneous Floating-point Aggregate (HFA)" or "Homogeneous Short-Vector Aggregate (HVA)".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Homogeneous {
    /// The type of its members.
    pub base: Base,
    /// "at most four uniquely addressable members".
    pub members: u32,
}

/// The base type of a homogeneous aggregate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// The elements of an HFA.
    Float(Scalar),
    /// The elements of an HVA: short vectors with this number of lanes.
    Vector(Scalar, u32),
}

impl Base {
    /// The bytes of one member.
    #[must_use]
    pub fn size(self) -> Bytes {
        match self {
            Base::Float(scalar) => scalar.size(),
            Base::Vector(lane, lanes) => lane.size() * u64::from(lanes),
        }
    }

    /// "the same Fundamental Data Type": short vectors differ in their size only (5.9.5.2: "In order to be members of an HVA, all
    /// short vectors must have the same length", and so do both compilers).
    fn is_same(self, other: Base) -> bool {
        match (self, other) {
            (Base::Float(one), Base::Float(two)) => one == two,
            (Base::Vector(..), Base::Vector(..)) => self.size() == other.size(),
            _ => false,
        }
    }
}

/// The homogeneous aggregate that a type is, if it is one.
pub(in crate::abi) fn homogeneous_aggregate(context: Context<'_>, ty: &Type) -> Option<Homogeneous> {
    let mut base = None;
    let members = flatten(context, ty, &mut base)?;
    Some(Homogeneous { base: base?, members }).filter(|_| (1..=4).contains(&members))
}

/// "The test for homogeneity is applied after data layout is completed and without regard to access control or
/// other source language restrictions": the number of members of `base`; `None` where others are found.
fn flatten(context: Context<'_>, ty: &Type, base: &mut Option<Base>) -> Option<u32> {
    let float = |float: FloatType| match context.shapes.in_memory(float.ty()) {
        MemType::Scalar(scalar) => Some(Base::Float(scalar)),
        _ => None,
    };
    match ty {
        Type::Float(of) => count_member(float(*of)?, base),
        // 10.1.1: "Layout is struct { T re; T im; }".
        Type::Complex(PartType::Float(of)) => count_member(float(*of)?, base).map(|member| member * 2),
        Type::Vector(..) => count_member(short_vector(context, ty)?, base),
        // No rule names arrays without elements, flexible or of length zero. To gcc and clang none is in a homogeneous aggregate.
        Type::Array(_, 0) => None,
        Type::Array(of, count) => flatten(context, of, base)?.checked_mul(*count),
        Type::Record(id) => record(context, *id, base),
        Type::Complex(PartType::Int(_)) => None,
        Type::Void | Type::Int(_) | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => None,
    }
}

fn count_member(found: Base, base: &mut Option<Base>) -> Option<u32> {
    let first = *base.get_or_insert(found);
    first.is_same(found).then_some(1)
}

/// 5.4: of 8 or 16 bytes.
pub(in crate::abi) fn short_vector(context: Context<'_>, ty: &Type) -> Option<Base> {
    let MemType::Vector(lane, lanes) = context.shapes.in_memory(ty) else { return None };
    let vector = Base::Vector(lane, lanes);
    matches!(vector.size(), Bytes(8 | 16)).then_some(vector)
}

fn record(context: Context<'_>, id: RecordId, base: &mut Option<Base>) -> Option<u32> {
    let record = &context.program[id];
    let mut members = 0u32;
    for field in record.fields.iter().filter(|field| counts(context, record, field)) {
        let found = if field.bits.is_some() { None } else { flatten(context, &field.ty, base) }?;
        // The members of a union overlap: the longest counts.
        members = if record.is_union() { members.max(found) } else { members.checked_add(found)? };
    }
    // "after data layout": there is no padding.
    let filled = base.map_or(Bytes::ZERO, |base| base.size() * u64::from(members));
    (filled == context.layouts[id].size).then_some(members)
}

/// True if a field is a member of the aggregate: what has no data is not, and no more are zero-width bit-fields (note to
/// 5.9.5, since 2021Q3).
fn counts(context: Context<'_>, record: &Record, field: &Field) -> bool {
    let mut counts = match field.bits {
        Some(width) => width > Bits::ZERO,
        None => field.ty.is_array_of_none() || !is_empty(context, field.ty.element()),
    };
    context.amend_aapcs64(Step::Member, |amend| {
        if let Amend::Member(amended) = amend {
            counts = amended(context, record, field, counts);
        }
    });
    counts
}

/// A record without named members, or only of such. One with an array without elements is not.
#[must_use]
pub fn is_empty(context: Context<'_>, ty: &Type) -> bool {
    let Type::Record(id) = ty else { return false };
    context.program[*id].fields.iter().all(|field| match (field.bits, &field.ty) {
        (Some(_), _) => field.is_unnamed_bit_field(),
        (None, ty) if ty.is_array_of_none() => false,
        (None, ty) => is_empty(context, ty.element()),
    })
}
