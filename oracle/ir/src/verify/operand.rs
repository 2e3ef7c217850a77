//! Operands: that they exist, are defined before their use, and what type they have.

use super::VerifyErrorKind::{self, BadType, NotDominated, TypeMismatch, UnknownValue};
use super::constant::{check_const, check_register};
use super::function::Checker;
use super::{Check, require};
use crate::constant::Operand;
use crate::function::Place;
use crate::types::{Type, TypeId};

pub(super) type Typed = Result<TypeId, VerifyErrorKind>;

impl Checker<'_> {
    /// The operand's type, after checking that it may be used at `place`.
    pub(super) fn operand(&self, place: Place, operand: Operand) -> Typed {
        match operand {
            Operand::Const(constant) => {
                check_const(self.module, constant)?;
                check_register(self.module, constant.ty())?;
                Ok(constant.ty())
            }
            Operand::Value(id) => {
                let ty = self.function.values.get(id.index()).copied().ok_or(UnknownValue(id))?;
                require(self.dominated(id, place), || NotDominated(id))?;
                Ok(ty)
            }
        }
    }

    /// The common type of two operands.
    pub(super) fn same(&self, place: Place, lhs: Operand, rhs: Operand) -> Typed {
        let ty = self.operand(place, lhs)?;
        self.of_type(place, rhs, ty)?;
        Ok(ty)
    }

    /// The operand is of type `ty`.
    pub(super) fn of_type(&self, place: Place, operand: Operand, ty: TypeId) -> Check {
        require(self.operand(place, operand)? == ty, || TypeMismatch("operands"))
    }

    /// The operand is an integer (no vector).
    pub(super) fn integer(&self, place: Place, operand: Operand) -> Typed {
        let ty = self.operand(place, operand)?;
        require(self.module.types.int_width(ty).is_some(), || BadType("an integer is needed"))?;
        Ok(ty)
    }

    pub(super) fn is_int(&self, scalar: TypeId) -> bool {
        self.module.types.int_width(scalar).is_some()
    }

    /// The number of lanes; `None` for a scalar.
    pub(super) fn lanes(&self, ty: TypeId) -> Option<u32> {
        match *self.module.types.get(ty) {
            Type::Vector(count, _) => Some(count),
            _ => None,
        }
    }
}
