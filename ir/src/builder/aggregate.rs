//! Aggregates and vectors in registers. The result type is a parameter where computing it would need the type table.

use smallvec::SmallVec;

use super::FunctionBuilder;
use crate::constant::Operand;
use crate::instruction::{AggregateOp, Op, VectorOp};
use crate::types::TypeId;

impl FunctionBuilder {
    /// `extractvalue`; `ty` is the member's type.
    pub fn extract_value(&mut self, ty: TypeId, aggregate: impl Into<Operand>, path: &[u32]) -> Operand {
        let (aggregate, indices) = (aggregate.into(), SmallVec::from_slice(path));
        self.define(ty, Op::Aggregate(AggregateOp::Extract { aggregate, indices }))
    }

    /// `insertvalue`
    pub fn insert_value(
        &mut self,
        aggregate: impl Into<Operand>,
        value: impl Into<Operand>,
        path: &[u32],
    ) -> Operand {
        let (aggregate, value, indices) = (aggregate.into(), value.into(), SmallVec::from_slice(path));
        let ty = self.ty(aggregate);
        self.define(ty, Op::Aggregate(AggregateOp::Insert { aggregate, value, indices }))
    }

    /// `extractelement`; `ty` is the lane's type.
    pub fn extract_element(
        &mut self,
        ty: TypeId,
        vector: impl Into<Operand>,
        index: impl Into<Operand>,
    ) -> Operand {
        let (vector, index) = (vector.into(), index.into());
        self.define(ty, Op::Vector(VectorOp::Extract { vector, index }))
    }

    /// `insertelement`
    pub fn insert_element(
        &mut self,
        vector: impl Into<Operand>,
        value: impl Into<Operand>,
        index: impl Into<Operand>,
    ) -> Operand {
        let (vector, value, index) = (vector.into(), value.into(), index.into());
        let ty = self.ty(vector);
        self.define(ty, Op::Vector(VectorOp::Insert { vector, value, index }))
    }

    /// `shufflevector`; `ty` is a vector with as many lanes as `mask`.
    pub fn shuffle_vector(
        &mut self,
        ty: TypeId,
        first: impl Into<Operand>,
        second: impl Into<Operand>,
        mask: &[Option<u32>],
    ) -> Operand {
        let (first, second, mask) = (first.into(), second.into(), mask.to_vec());
        self.define(ty, Op::Vector(VectorOp::Shuffle { first, second, mask }))
    }
}
