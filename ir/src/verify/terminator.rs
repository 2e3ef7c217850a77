//! Terminators.

use std::collections::HashSet;

use super::VerifyErrorKind::{BadConstant, DuplicateCase, TypeMismatch};
use super::function::FunctionVerifier;
use super::{VerifyResult, require};
use crate::constant::Operand;
use crate::function::ProgramPoint;
use crate::id::BlockId;
use crate::terminator::Terminator;
use crate::types::TypeId;

impl FunctionVerifier<'_> {
    pub(super) fn terminator(&self, place: ProgramPoint, terminator: &Terminator) -> VerifyResult {
        match terminator {
            Terminator::Ret(value) => {
                let ty = value.map_or(Ok(TypeId::VOID), |value| self.operand(place, value))?;
                require(ty == self.function.ret, || TypeMismatch("ret and function"))
            }
            Terminator::CondBr { condition, .. } => self.of_type(place, *condition, TypeId::I1),
            Terminator::Switch { value, cases, .. } => self.switch(place, *value, cases),
            Terminator::IndirectBr { address, .. } => self.of_type(place, *address, TypeId::PTR),
            Terminator::Unwind(terminator) => self.unwind_terminator(place, terminator),
            Terminator::Br(_) | Terminator::Unreachable => Ok(()),
        }
    }

    fn switch(&self, place: ProgramPoint, value: Operand, cases: &[(u128, BlockId)]) -> VerifyResult {
        let ty = self.integer(place, value)?;
        let width = self.module.types.bit_width(ty).0;
        let mut seen = HashSet::new();
        for &(case, _) in cases {
            require(width >= 128 || case >> width == 0, || BadConstant("switch case"))?;
            require(seen.insert(case), || DuplicateCase(case))?;
        }
        Ok(())
    }
}
