//! Atomic instructions: which types and orderings they have. `Verifier.cpp`, `visitLoadInst` and the functions like it.

use super::VerifyErrorKind::{BadOrdering, BadType, TypeMismatch};
use super::constant::check_sized;
use super::function::FunctionVerifier;
use super::operand::TypeResult;
use super::{VerifyResult, require};
use crate::atomic::AtomicOrdering::{self, AcqRel, Acquire, Release, Unordered};
use crate::atomic::{AtomicAccess, AtomicOp, RmwOp};
use crate::function::ProgramPoint;
use crate::opcode::ScalarClass;
use crate::types::{Packing, Type, TypeId};

impl FunctionVerifier<'_> {
    pub(super) fn atomic(&self, place: ProgramPoint, op: &AtomicOp) -> TypeResult {
        match op {
            AtomicOp::Load { ty, access, sync } => {
                check_sized(self.module, *ty)?;
                self.atomic_access(place, access, *ty)?;
                exclude(sync.ordering, &[Release, AcqRel])?;
                Ok(*ty)
            }
            AtomicOp::Store { value, access, sync } => {
                self.atomic_access(place, access, self.operand(place, *value)?)?;
                exclude(sync.ordering, &[Acquire, AcqRel])?;
                Ok(TypeId::VOID)
            }
            AtomicOp::Fence(sync) => {
                exclude(sync.ordering, &[Unordered, AtomicOrdering::Monotonic])?;
                Ok(TypeId::VOID)
            }
            AtomicOp::CompareExchange { access, expected, new, sync, failure, weak: _ } => {
                let ty = self.common_type(place, *expected, *new)?;
                self.atomic_access(place, access, ty)?;
                require(self.class(ty) != Some(ScalarClass::Float), || {
                    BadType("an integer or pointer is needed")
                })?;
                exclude(sync.ordering, &[Unordered])?;
                exclude(*failure, &[Unordered, Release, AcqRel])?;
                self.with_success(ty)
            }
            AtomicOp::ReadModifyWrite { operation, access, value, sync } => {
                let ty = self.operand(place, *value)?;
                self.pointer(place, access.ptr)?;
                // Not `atomic_access`: the operation decides which types it is for.
                self.rmw_type(*operation, ty)?;
                exclude(sync.ordering, &[Unordered])?;
                Ok(ty)
            }
        }
    }

    fn atomic_access(&self, place: ProgramPoint, access: &AtomicAccess, ty: TypeId) -> VerifyResult {
        self.pointer(place, access.ptr)?;
        self.atomic_type(ty)
    }

    /// A scalar whose size in bytes is a power of two.
    fn atomic_type(&self, ty: TypeId) -> VerifyResult {
        let bits = self.module.types.bit_width(ty).0;
        let fits =
            self.lanes(ty).is_none() && self.class(ty).is_some() && bits >= 8 && bits.is_power_of_two();
        require(fits, || BadType("an atomic access needs a scalar of 1, 2, 4, 8, … bytes"))
    }

    fn rmw_type(&self, operation: RmwOp, ty: TypeId) -> VerifyResult {
        use RmwOp::{
            Add, And, FAdd, FMax, FMin, FSub, Max, Min, Nand, Or, Sub, UDecWrap, UIncWrap, UMax, UMin, Xchg,
            Xor,
        };
        let integer = self.class(ty) == Some(ScalarClass::Integer);
        match operation {
            Xchg => self.atomic_type(ty),
            FAdd | FSub | FMax | FMin => {
                let float = self.class(ty) == Some(ScalarClass::Float);
                require(float, || BadType("a floating-point number is needed"))
            }
            Add | Sub | And | Nand | Or | Xor | Max | Min | UMax | UMin | UIncWrap | UDecWrap => {
                require(integer, || BadType("an integer is needed"))?;
                self.atomic_type(ty)
            }
        }
    }

    /// The structure of a value and whether it was exchanged.
    fn with_success(&self, ty: TypeId) -> TypeResult {
        let wanted = Type::Struct { fields: vec![ty, TypeId::I1], packing: Packing::Natural };
        let known = self.module.types.iter().find(|(_, ty)| **ty == wanted);
        known.map(|(id, _)| id).ok_or(TypeMismatch("cmpxchg and its value"))
    }
}

fn exclude(ordering: AtomicOrdering, excluded: &[AtomicOrdering]) -> VerifyResult {
    require(!excluded.contains(&ordering), || BadOrdering(ordering.keyword()))
}
