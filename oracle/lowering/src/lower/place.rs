//! Places: their addresses, and scalars in and out of them.

use base::Faults;
use ir::{Const, GepFlags, Operand};
use lang::{
    Bits, Bytes, ComplexPart, Expr, ExprKind, IntType, Number, PathStep, Place, PlaceBase, RecordId, Type,
    lies_big_endian,
};

use super::LowerError;
use super::convert::ScalarType;
use super::function::{Address, Lowerer};
use super::memory::ScalarAccess;
use crate::fault::Fault;
use crate::strategy::{BitField, Wanted};

/// A place whose address is known.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target<'a> {
    /// An object with an address.
    Object { at: Address, access: ScalarAccess },
    /// A bit-field.
    Bits(BitField<'a>),
}

/// A walk along a path, constant offsets not yet added to the address.
struct Walk<'a> {
    at: Address,
    pending: Bytes,
    volatile: bool,
    /// The scalars in it lie with the most significant byte first.
    big_endian: bool,
    /// The type of what it has arrived at.
    ty: &'a Type,
}

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// Finds a place. Evaluates the pointer and the indices it is reached by.
    pub(super) fn target(&mut self, place: &'a Place) -> Result<Target<'a>, LowerError> {
        let mut walk = self.base(place)?;
        let Some((last, inner)) = place.path.split_last() else { return Ok(self.object(&walk)) };
        for step in inner {
            self.step(&mut walk, step)?;
        }
        if let PathStep::Field(record, field) = last
            && let Some(width) = self.environment.program[*record].fields[*field as usize].bits
        {
            return self.bit_field(&mut walk, *record, *field, width).map(Target::Bits);
        }
        self.step(&mut walk, last)?;
        Ok(self.object(&walk))
    }

    fn base(&mut self, place: &'a Place) -> Result<Walk<'a>, LowerError> {
        let environment = self.environment;
        let (at, volatile, ty) = match &place.base {
            PlaceBase::Local(id) => {
                let local = &self.function[*id];
                (self.home(*id), local.volatile, &local.ty)
            }
            PlaceBase::Global(id) => {
                let global = &environment.program[*id];
                let defined = environment.globals[id.index()];
                let defined = defined.ok_or(LowerError::IllTyped("a global of the other side"))?;
                let ptr = Const::global(defined).into();
                (Address { ptr, align: environment.layouts.align(&global.ty) }, global.volatile, &global.ty)
            }
            PlaceBase::Deref(pointer) => {
                let Type::Pointer(to) = &pointer.ty else {
                    return Err(LowerError::IllTyped("a dereference of no pointer"));
                };
                let ptr = self.value(pointer)?;
                (Address { ptr, align: environment.layouts.align(to) }, false, &**to)
            }
            PlaceBase::Temporary(record) => (self.aggregate(record)?, false, &record.ty),
        };
        Ok(Walk { at, pending: Bytes::ZERO, volatile, big_endian: false, ty })
    }

    fn object(&mut self, walk: &Walk<'_>) -> Target<'a> {
        let access = ScalarAccess { volatile: walk.volatile, big_endian: walk.big_endian };
        Target::Object { at: self.part(walk.at, walk.pending), access }
    }

    fn step(&mut self, walk: &mut Walk<'a>, step: &'a PathStep) -> Result<(), LowerError> {
        match step {
            PathStep::Field(record, index) => {
                let field = &self.environment.program[*record].fields[*index as usize];
                let placed = self.environment.layouts[*record].fields[*index as usize];
                walk.pending += placed.offset.bytes_floor();
                walk.volatile |= field.volatile;
                walk.big_endian = lies_big_endian(&self.environment.program[*record], field);
                walk.ty = &field.ty;
                Ok(())
            }
            PathStep::Index(index) => self.index(walk, index),
            PathStep::Part(part) => self.complex_part(walk, *part),
        }
    }

    fn index(&mut self, walk: &mut Walk<'a>, index: &'a Expr) -> Result<(), LowerError> {
        // A lane lies where an element of an array of as many would (gcc manual, "Vector Extensions").
        let (Type::Array(of, count) | Type::Vector(of, count)) = walk.ty else {
            return Err(LowerError::IllTyped("an index into no array or vector"));
        };
        let step = self.environment.layouts.size(of);
        walk.ty = of;
        if let ExprKind::Int(constant) = index.kind
            && (Number::ZERO..Number::from(*count)).contains(&constant)
        {
            walk.pending += step * constant.as_u64();
            return Ok(());
        }
        let (value, ty) = self.promoted_value(index)?;
        let value = self.convert(value, ty, ScalarType::Int(IntType::Long));
        let start = self.part(walk.at, walk.pending);
        let element = self.environment.ir_type(&mut self.e.module.types, of);
        let ptr = self.e.build.gep(GepFlags::INBOUNDS, element, start.ptr, &[value]);
        // Any element may be meant, so only what all elements share is known.
        walk.at = Address { ptr, align: start.align.at_offset(step) };
        walk.pending = Bytes::ZERO;
        Ok(())
    }

    /// A complex number lies in memory as an array of its two parts, the real one first (C11 6.2.5p13).
    fn complex_part(&mut self, walk: &mut Walk<'a>, part: ComplexPart) -> Result<(), LowerError> {
        let Type::Complex(float) = *walk.ty else {
            return Err(LowerError::IllTyped("a part of what is no complex number"));
        };
        walk.ty = Type::of_part(float);
        let imaginary = (part == ComplexPart::Imaginary) != self.faults.has(Fault::ComplexPartsSwapped);
        if imaginary {
            walk.pending += self.environment.layouts.size(walk.ty);
        }
        Ok(())
    }

    fn bit_field(
        &mut self,
        walk: &mut Walk<'_>,
        record: RecordId,
        index: u32,
        width: Bits,
    ) -> Result<BitField<'a>, LowerError> {
        let start = self.part(walk.at, walk.pending);
        let volatile = walk.volatile;
        let field = &self.environment.program[record].fields[index as usize];
        let declared = match self.scalar(&field.ty)? {
            ScalarType::Int(declared) => declared,
            ScalarType::Float(_) | ScalarType::Pointer => {
                return Err(LowerError::IllTyped("a bit-field of no integer type"));
            }
        };
        let extended = matches!(field.ty, Type::Enum(_)) && self.faults.has(Fault::EnumSignExtended);
        bit_field_of(self.environment, record, index, width, declared).map(|field| BitField {
            record: start.ptr,
            align: start.align,
            signed: field.signed | extended,
            volatile: volatile | field.volatile,
            ..field
        })
    }

    /// The address of a place that has one.
    pub(super) fn address(&mut self, place: &'a Place) -> Result<Address, LowerError> {
        match self.target(place)? {
            Target::Object { at, .. } => Ok(at),
            Target::Bits(_) => Err(LowerError::IllTyped("the address of a bit-field")),
        }
    }

    /// The value a scalar place holds.
    pub(super) fn load(&mut self, target: &Target<'_>, ty: ScalarType) -> Operand {
        match target {
            Target::Object { at, access: ScalarAccess { volatile, big_endian: true } } => {
                self.load_big_endian(*at, ty, *volatile)
            }
            Target::Object { at, access } => self.load_scalar(*at, ty, access.volatile),
            Target::Bits(field) => match field.big_endian {
                Some(start) => self.load_big_endian_bits(field, start),
                None => (self.environment.strategy.load)(&mut self.e, field),
            },
        }
    }

    /// Stores a value of the place's type; gives the value the place then holds, if it is wanted.
    pub(super) fn store(
        &mut self,
        target: &Target<'_>,
        ty: ScalarType,
        value: Operand,
        wanted: Wanted,
    ) -> Option<Operand> {
        match target {
            Target::Object { at, access } => {
                self.store_object(*at, ty, value, *access);
                Some(value)
            }
            Target::Bits(field) => match field.big_endian {
                Some(start) => self.store_big_endian_bits(field, start, value, wanted),
                None => (self.environment.strategy.store)(&mut self.e, field, value, wanted),
            },
        }
    }
}

/// A bit-field of a record whose address is yet to be filled in.
pub(super) fn bit_field_of<'a>(
    environment: &'a super::environment::Environment<'_>,
    record: RecordId,
    index: u32,
    width: Bits,
    declared: IntType,
) -> Result<BitField<'a>, LowerError> {
    let field = &environment.program[record].fields[index as usize];
    let neighbours = &environment.shapes[record].accesses;
    let access = neighbours[index as usize];
    let access = access.ok_or(LowerError::IllTyped("an access to a zero-width bit-field"))?;
    let unit = declared.storage().0;
    let offset = environment.layouts[record].fields[index as usize].offset;
    Ok(BitField {
        record: Const::Null.into(),
        align: lang::Align::ONE,
        access,
        declared,
        result: declared,
        signed: declared.is_signed(environment.program.target),
        // Only packed bit-fields do: the psABIs let no other cross a unit of its declared type.
        straddles: offset.0 % unit + width.0 > unit,
        volatile: field.volatile,
        big_endian: environment.program[record].big_endian.then_some(offset),
        neighbours,
        member: environment.bodies.member(record, index),
    })
}
