//! Checks of operands: existence, definition before use, and type.

use super::VerifyErrorKind::{self, BadType, NotDominated, TypeMismatch, UnknownValue};
use super::constant::{check_const, check_register};
use super::function::FunctionVerifier;
use super::{VerifyResult, require};
use crate::constant::Operand;
use crate::function::ProgramPoint;
use crate::opcode::ScalarClass;
use crate::types::{LaneCount, Type, TypeId};

pub(super) type TypeResult = Result<TypeId, VerifyErrorKind>;

impl FunctionVerifier<'_> {
    /// The operand's type, after checking that it may be used at `place`.
    pub(super) fn operand(&self, place: ProgramPoint, operand: Operand) -> TypeResult {
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
    pub(super) fn common_type(&self, place: ProgramPoint, lhs: Operand, rhs: Operand) -> TypeResult {
        let ty = self.operand(place, lhs)?;
        self.of_type(place, rhs, ty)?;
        Ok(ty)
    }

    /// Checks that the operand has type `ty`.
    pub(super) fn of_type(&self, place: ProgramPoint, operand: Operand, ty: TypeId) -> VerifyResult {
        require(self.operand(place, operand)? == ty, || TypeMismatch("operands"))
    }

    /// Checks that the operand is an integer and not a vector.
    pub(super) fn integer(&self, place: ProgramPoint, operand: Operand) -> TypeResult {
        let ty = self.operand(place, operand)?;
        require(self.module.types.int_width(ty).is_some(), || BadType("an integer is needed"))?;
        Ok(ty)
    }

    /// Checks that the operand is a pointer, in any address space, and not a vector.
    pub(super) fn pointer(&self, place: ProgramPoint, operand: Operand) -> TypeResult {
        let ty = self.operand(place, operand)?;
        require(self.module.types.get(ty).is_pointer(), || TypeMismatch("operands"))?;
        Ok(ty)
    }

    pub(super) fn is_int(&self, scalar: TypeId) -> bool {
        self.module.types.int_width(scalar).is_some()
    }

    /// The class of a scalar, or of a vector's lanes; `None` for an aggregate.
    pub(super) fn class(&self, ty: TypeId) -> Option<ScalarClass> {
        match *self.module.types.get(self.module.types.scalar(ty)) {
            Type::Int(_) => Some(ScalarClass::Integer),
            Type::Ptr | Type::PtrIn(_) => Some(ScalarClass::Pointer),
            Type::Half
            | Type::BFloat
            | Type::Float
            | Type::Double
            | Type::X86Fp80
            | Type::Fp128
            | Type::PpcFp128 => Some(ScalarClass::Float),
            Type::Void
            | Type::X86Mmx
            | Type::X86Amx
            | Type::Target { .. }
            | Type::Token
            | Type::Metadata
            | Type::Array(..)
            | Type::Struct { .. }
            | Type::Named { .. }
            | Type::Vector(..)
            | Type::Scalable(..) => None,
        }
    }

    /// The number of lanes; `None` for a scalar.
    pub(super) fn lanes(&self, ty: TypeId) -> Option<LaneCount> {
        self.module.types.lanes(ty)
    }
}
