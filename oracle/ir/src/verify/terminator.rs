//! Terminators.

use std::collections::HashSet;

use super::VerifyErrorKind::{BadConstant, DuplicateCase, TypeMismatch};
use super::function::Checker;
use super::{Check, require};
use crate::constant::Operand;
use crate::function::{BlockId, Place};
use crate::terminator::Terminator;
use crate::types::TypeId;

impl Checker<'_> {
    pub(super) fn terminator(&self, place: Place, terminator: &Terminator) -> Check {
        match terminator {
            Terminator::Ret(value) => {
                let ty = value.map_or(Ok(TypeId::VOID), |value| self.operand(place, value))?;
                require(ty == self.function.ret, || TypeMismatch("ret and function"))
            }
            Terminator::CondBr { condition, .. } => self.of_type(place, *condition, TypeId::I1),
            Terminator::Switch { value, cases, .. } => self.switch(place, *value, cases),
            Terminator::Br(_) | Terminator::Unreachable => Ok(()),
        }
    }

    fn switch(&self, place: Place, value: Operand, cases: &[(u128, BlockId)]) -> Check {
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
