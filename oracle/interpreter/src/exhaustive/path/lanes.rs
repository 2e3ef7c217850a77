//! Lanes of vectors, members of aggregates.

use ir::{AggregateOp, Operand, TypeId, VectorOp};

use super::super::shape::member;
use super::super::value::{Scalar, Value, ValueSet};
use super::{CallFrame, Halt, Path, unsupported};

impl Path<'_> {
    /// LangRef "Vector Operations": an index that is poison or out of range makes the whole result poison.
    pub(super) fn vector(&mut self, frame: &CallFrame<'_>, op: &VectorOp) -> Result<ValueSet, Halt> {
        match op {
            VectorOp::Extract { vector, index } => {
                let (vector, index) = (self.operand(frame, *vector)?, self.operand(frame, *index)?);
                self.image([&*vector, &*index], |[vector, index]| {
                    let lane = position(index).map_or(Scalar::Poison, |at| vector.lane(at));
                    Ok(Value::scalar(lane))
                })
            }
            VectorOp::Insert { vector, value, index } => {
                let (vector, value) = (self.operand(frame, *vector)?, self.operand(frame, *value)?);
                let index = self.operand(frame, *index)?;
                self.image([&*vector, &*value, &*index], |[vector, value, index]| {
                    let count = vector.0.len();
                    let Some(at) = position(index).filter(|&at| at < count) else {
                        return Ok(Value::poison(count));
                    };
                    let mut vector = vector.clone();
                    vector.0[at] = value.first();
                    Ok(vector)
                })
            }
            VectorOp::Shuffle { first, second, mask } => {
                let (first, second) = (self.operand(frame, *first)?, self.operand(frame, *second)?);
                self.image([&*first, &*second], |[first, second]| {
                    let count = first.0.len();
                    let source = |at: usize| {
                        if at < count { first.lane(at) } else { second.lane(at - count) }
                    };
                    let lanes = mask.iter().map(|at| at.map_or(Scalar::Poison, |at| source(at as usize)));
                    Ok(Value(lanes.collect()))
                })
            }
        }
    }

    pub(super) fn aggregate(&mut self, frame: &CallFrame<'_>, op: &AggregateOp) -> Result<ValueSet, Halt> {
        match op {
            AggregateOp::Extract { aggregate, indices } => {
                let (first, count) = self.member(frame, *aggregate, indices)?;
                let aggregate = self.operand(frame, *aggregate)?;
                self.image([&*aggregate], |[whole]| Ok(Value(whole.0[first..first + count].into())))
            }
            AggregateOp::Insert { aggregate, value, indices } => {
                let (first, count) = self.member(frame, *aggregate, indices)?;
                let (aggregate, value) = (self.operand(frame, *aggregate)?, self.operand(frame, *value)?);
                self.image([&*aggregate, &*value], |[whole, part]| {
                    if part.0.len() != count {
                        return Err(unsupported("insertvalue of another type"));
                    }
                    let mut whole = whole.clone();
                    whole.0[first..first + count].copy_from_slice(&part.0);
                    Ok(whole)
                })
            }
        }
    }

    /// The position of a member's first scalar, and the number of its scalars.
    fn member(
        &self,
        frame: &CallFrame<'_>,
        aggregate: Operand,
        indices: &[u32],
    ) -> Result<(usize, usize), Halt> {
        let mut ty: TypeId = aggregate.ty(&frame.function.values).ok_or(unsupported("unknown value"))?;
        let mut first = 0;
        for &index in indices {
            let (before, inner) = member(&self.context.module.types, &self.context.shapes, ty, index)
                .ok_or(unsupported("index of an aggregate"))?;
            first += before;
            ty = inner;
        }
        Ok((first, self.context.shape(ty)?.leaves.len()))
    }
}

fn position(index: &Value) -> Option<usize> {
    match index.first() {
        Scalar::Bits(at) => usize::try_from(at).ok(),
        _ => None,
    }
}
