//! Members of aggregates and lanes of vectors.

use super::VerifyErrorKind::{BadIndex, BadType, TypeMismatch};
use super::function::FunctionVerifier;
use super::operand::TypeResult;
use super::require;
use crate::constant::Operand;
use crate::function::ProgramPoint;
use crate::instruction::{AggregateOp, VectorOp};
use crate::types::{LaneCount, TypeId};

impl FunctionVerifier<'_> {
    pub(super) fn aggregate(&self, place: ProgramPoint, op: &AggregateOp) -> TypeResult {
        match op {
            AggregateOp::Extract { aggregate, indices } => {
                self.member(self.operand(place, *aggregate)?, indices)
            }
            AggregateOp::Insert { aggregate, value, indices } => {
                let ty = self.operand(place, *aggregate)?;
                self.of_type(place, *value, self.member(ty, indices)?)?;
                Ok(ty)
            }
        }
    }

    fn member(&self, mut ty: TypeId, path: &[u32]) -> TypeResult {
        require(!path.is_empty(), || BadIndex)?;
        for &index in path {
            ty = self.module.types.element(ty, u64::from(index)).ok_or(BadIndex)?;
        }
        Ok(ty)
    }

    pub(super) fn vector(&self, place: ProgramPoint, op: &VectorOp) -> TypeResult {
        match op {
            VectorOp::Extract { vector, index } => {
                self.integer(place, *index)?;
                let ty = self.operand(place, *vector)?;
                self.lane(ty)
            }
            VectorOp::Insert { vector, value, index } => {
                self.integer(place, *index)?;
                let ty = self.operand(place, *vector)?;
                self.of_type(place, *value, self.lane(ty)?)?;
                Ok(ty)
            }
            VectorOp::Shuffle { first, second, mask } => self.shuffle(place, *first, *second, mask),
        }
    }

    fn lane(&self, ty: TypeId) -> TypeResult {
        require(self.lanes(ty).is_some(), || BadType("a vector is needed"))?;
        Ok(self.module.types.scalar(ty))
    }

    fn shuffle(
        &self,
        place: ProgramPoint,
        first: Operand,
        second: Operand,
        mask: &[Option<u32>],
    ) -> TypeResult {
        let ty = self.common_type(place, first, second)?;
        let lane = self.lane(ty)?;
        let Some(LaneCount { count: lanes, scalable }) = self.lanes(ty) else {
            return Err(BadType("a vector is needed"));
        };
        let in_range = mask.iter().flatten().all(|&at| at / 2 < lanes && at < 2 * lanes);
        require(in_range, || BadIndex)?;
        let same = mask.iter().all(|at| *at == mask[0] && at.is_none_or(|at| at == 0));
        require(!scalable || same, || BadIndex)?;
        let wanted = LaneCount { count: mask.len() as u32, scalable }.vector_of(lane);
        let known = self.module.types.iter().find(|(_, ty)| **ty == wanted);
        known.map(|(id, _)| id).ok_or(TypeMismatch("shuffle and its value"))
    }
}
