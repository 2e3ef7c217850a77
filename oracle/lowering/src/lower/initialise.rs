//! Initialisers of locals and compound literals.

use base::Faults;
use lang::{Expr, Field, Init, Local, LocalInit, RecordId, Type, lies_big_endian};

use super::LowerError;
use super::convert::ScalarType;
use super::function::{Address, Lowerer};
use super::memory::ScalarAccess;
use super::place::{Target, bit_field_of};
use crate::fault::Fault;
use crate::strategy::{BitField, Wanted};

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// Gives a new local its first value.
    pub(super) fn declare(
        &mut self,
        object: Address,
        local: &'a Local,
        init: &'a LocalInit,
    ) -> Result<(), LowerError> {
        let Local { ty, volatile, name: _ } = local;
        match init {
            LocalInit::Init(Init::Value(value)) if ty.is_scalar() => {
                self.scalar_member(object, ty, ScalarAccess::new(*volatile), value)
            }
            LocalInit::Init(init) => match self.constant_image(ty, init) {
                Some(image) => self.declare_constant(object, local, image),
                None => self.initialise(object, ty, init),
            },
            LocalInit::Indeterminate => Ok(()),
            LocalInit::Graffiti(byte, init) => {
                self.fill(object, *byte, self.environment.layouts.size(ty));
                self.members(object, ty, ScalarAccess::new(*volatile), init)
            }
        }
    }

    /// Initialises a whole object by expressions: what is left out is zero (C11 6.7.9p19).
    pub(super) fn initialise(
        &mut self,
        object: Address,
        ty: &'a Type,
        init: &'a Init,
    ) -> Result<(), LowerError> {
        let whole = matches!(init, Init::Value(_));
        if !whole && !self.faults.has(Fault::OmittedMembersKept) {
            self.fill(object, 0, self.environment.layouts.size(ty));
        }
        self.members(object, ty, ScalarAccess::default(), init)
    }

    /// Stores what an initialiser names, nothing else.
    fn members(
        &mut self,
        object: Address,
        ty: &'a Type,
        access: ScalarAccess,
        init: &'a Init,
    ) -> Result<(), LowerError> {
        match (init, ty) {
            (Init::Value(value), ty) if ty.is_value_aggregate() => {
                let from = self.aggregate(value)?;
                self.copy_object(object, from, ty);
                Ok(())
            }
            (Init::Value(value), _) => self.scalar_member(object, ty, access, value),
            (Init::Record { fields, .. }, Type::Record(id)) => {
                let volatile = access.volatile;
                fields.iter().try_for_each(|(index, part)| self.member(object, *id, *index, volatile, part))
            }
            (Init::Array { elements, .. }, Type::Array(of, _) | Type::Vector(of, _)) => {
                let step = self.environment.layouts.size(of);
                for (index, part) in elements {
                    let element = self.part(object, step * u64::from(*index));
                    self.members(element, of, access, part)?;
                }
                Ok(())
            }
            // C11 6.2.5p13: laid out as an array of two.
            (Init::Complex(real, imaginary), Type::Complex(float)) => {
                let part = Type::of_part(*float);
                let second = self.part(object, self.environment.layouts.size(part));
                self.scalar_member(object, part, access, real)?;
                self.scalar_member(second, part, access, imaginary)
            }
            _ => Err(LowerError::IllTyped("an initialiser in braces for another type")),
        }
    }

    pub(super) fn scalar_member(
        &mut self,
        object: Address,
        ty: &Type,
        access: ScalarAccess,
        value: &'a Expr,
    ) -> Result<(), LowerError> {
        let to = self.scalar(ty)?;
        let value = self.converted(value, to)?;
        self.store_object(object, to, value, access);
        Ok(())
    }

    fn member(
        &mut self,
        object: Address,
        id: RecordId,
        index: u32,
        volatile: bool,
        part: &'a Init,
    ) -> Result<(), LowerError> {
        let environment = self.environment;
        let field: &'a Field = &environment.program[id].fields[index as usize];
        let placed = environment.layouts[id].fields[index as usize];
        let Some(width) = field.bits else {
            let member = self.part(object, placed.offset.bytes_floor());
            let big_endian = lies_big_endian(&environment.program[id], field);
            let access = ScalarAccess { volatile: volatile | field.volatile, big_endian };
            return self.members(member, &field.ty, access, part);
        };
        let (Init::Value(value), ScalarType::Int(declared)) = (part, self.scalar(&field.ty)?) else {
            return Err(LowerError::IllTyped("an initialiser of a bit-field"));
        };
        let value = self.converted(value, ScalarType::Int(declared))?;
        let bits = bit_field_of(environment, id, index, width, declared)?;
        // C11 6.5.2.3p3: a member of a volatile object is volatile, too.
        let volatile = volatile | field.volatile;
        let target = Target::Bits(BitField { record: object.ptr, align: object.align, volatile, ..bits });
        self.store(&target, ScalarType::Int(declared), value, Wanted::Nothing);
        Ok(())
    }
}
