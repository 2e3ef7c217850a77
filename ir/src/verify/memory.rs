//! Checks of memory instructions: types of accesses, and paths through aggregates.

use super::VerifyErrorKind::{BadIndex, BadType, TypeMismatch, UnknownType};
use super::constant::check_sized;
use super::function::FunctionVerifier;
use super::operand::TypeResult;
use super::require;
use crate::constant::Operand;
use crate::function::ProgramPoint;
use crate::memory::{AllocaKind, FieldAccess, Gep, MemoryOp};
use crate::opcode::ScalarClass;
use crate::types::{Packing, Type, TypeId};

impl FunctionVerifier<'_> {
    pub(super) fn memory(&self, place: ProgramPoint, memory: &MemoryOp) -> TypeResult {
        match memory {
            MemoryOp::Alloca { ty, count, space, kind, align: _ } => {
                check_sized(self.module, *ty)?;
                count.map_or(Ok(TypeId::VOID), |count| self.integer(place, count))?;
                if *kind == AllocaKind::SwiftError {
                    let pointer = self.module.types.get(*ty).is_pointer() && count.is_none();
                    require(pointer, || BadType("a swifterror object that is no pointer"))?;
                }
                self.module.types.known_pointer(*space).ok_or(UnknownType)
            }
            MemoryOp::Load { ty, ptr, .. } => {
                check_sized(self.module, *ty)?;
                self.pointer(place, *ptr)?;
                Ok(*ty)
            }
            MemoryOp::Store { value, ptr, .. } => {
                self.operand(place, *value)?;
                self.pointer(place, *ptr)?;
                Ok(TypeId::VOID)
            }
            MemoryOp::LoadField(field) => self.field(place, field),
            MemoryOp::LoadFrozen { ty, ptr, .. } => {
                check_sized(self.module, *ty)?;
                require(self.module.types.is_frozen_by_bits(*ty), || {
                    BadType("a scalar or vector of whole bytes, up to 128 bits, is needed")
                })?;
                // Unlike a load, this extension is only for the default address space.
                self.of_type(place, *ptr, TypeId::PTR)?;
                Ok(*ty)
            }
            MemoryOp::StoreField { field, value } => {
                let ty = self.field(place, field)?;
                self.of_type(place, *value, ty)?;
                Ok(TypeId::VOID)
            }
            MemoryOp::Gep(gep) => self.gep(place, gep),
        }
    }

    /// The type of the packed member that an instruction names.
    fn field(&self, place: ProgramPoint, field: &FieldAccess) -> TypeResult {
        let FieldAccess { of, index, ptr, .. } = *field;
        check_sized(self.module, of)?;
        self.of_type(place, ptr, TypeId::PTR)?;
        let types = &self.module.types;
        require(types.packing(of) == Some(Packing::Bits), || {
            BadType("a structure packed at bits is needed")
        })?;
        let member = types.element(of, u64::from(index)).ok_or(BadIndex)?;
        require(self.is_int(member), || BadType("a member that is an integer is needed"))?;
        Ok(member)
    }

    /// Checks a `getelementptr`. With a vector among the operands, all vectors have as many lanes, and so has the result.
    fn gep(&self, place: ProgramPoint, gep: &Gep) -> TypeResult {
        check_sized(self.module, gep.source)?;
        let mut address = self.operand(place, gep.base)?;
        require(self.class(address) == Some(ScalarClass::Pointer), || TypeMismatch("operands"))?;
        let mut at = gep.source;
        for (level, &index) in gep.indices.iter().enumerate() {
            let ty = self.operand(place, index)?;
            require(self.class(ty) == Some(ScalarClass::Integer), || BadType("an integer is needed"))?;
            match (self.lanes(address), self.lanes(ty)) {
                (_, None) => {}
                (Some(known), Some(lanes)) => require(known == lanes, || TypeMismatch("operands"))?,
                (None, Some(lanes)) => {
                    let wanted = lanes.vector_of(address);
                    let vector = self.module.types.iter().find(|(_, ty)| **ty == wanted);
                    address = vector.ok_or(UnknownType)?.0;
                }
            }
            if level > 0 {
                at = self.step(at, index)?;
            }
        }
        Ok(address)
    }

    fn step(&self, ty: TypeId, index: Operand) -> TypeResult {
        let types = &self.module.types;
        if let Type::Array(_, element) | Type::Vector(_, element) | Type::Scalable(_, element) =
            *types.get(ty)
        {
            return Ok(element);
        }
        let Operand::Const(constant) = index else { return Err(BadIndex) };
        let member = self.module.member_number(constant).ok_or(BadIndex)?;
        let element = types.element(ty, member).ok_or(BadIndex)?;
        require(types.offset(ty, member).is_some(), || {
            BadType("a member that starts inside a byte has no address")
        })?;
        Ok(element)
    }
}
