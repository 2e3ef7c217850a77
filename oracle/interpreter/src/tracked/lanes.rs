//! Members of aggregates and lanes of vectors. LangRef "Aggregate Operations", "Vector Operations".

use ir::{AggregateOp, Operand, Type, TypeId, VectorOp};

use super::decision::Reason;
use super::machine::{OrHalt, SymbolicMachine};
use super::value::Value;
use crate::outcome::{UbKind, Unsupported};

impl SymbolicMachine<'_> {
    pub(super) fn aggregate(&mut self, op: &AggregateOp) -> OrHalt<Value> {
        match op {
            AggregateOp::Extract { aggregate, indices } => {
                let (first, count) = self.path(self.type_of(*aggregate)?, indices)?;
                let whole = self.operand_value(*aggregate)?;
                Ok(whole.into_iter().skip(first).take(count).collect())
            }
            AggregateOp::Insert { aggregate, value, indices } => {
                let (first, _) = self.path(self.type_of(*aggregate)?, indices)?;
                let (mut whole, part) = (self.operand_value(*aggregate)?, self.operand_value(*value)?);
                for (to, from) in whole.iter_mut().skip(first).zip(part) {
                    *to = from;
                }
                Ok(whole)
            }
        }
    }

    /// The position of a member's first scalar, and the number of its scalars.
    fn path(&mut self, mut ty: TypeId, indices: &[u32]) -> OrHalt<(usize, usize)> {
        let module = self.module;
        let mut first = 0;
        for &index in indices {
            let missing = Unsupported::Malformed("path into an aggregate");
            for before in 0..u64::from(index) {
                let sibling = module.types.element(ty, before).ok_or(missing)?;
                first += self.shape(sibling)?.leaves.len();
            }
            ty = module.types.element(ty, u64::from(index)).ok_or(missing)?;
        }
        Ok((first, self.shape(ty)?.leaves.len()))
    }

    pub(super) fn vector(&mut self, op: &VectorOp) -> OrHalt<Value> {
        match op {
            VectorOp::Extract { vector, index } => {
                let lane = self.lane(*vector, *index)?;
                let vector = self.operand_value(*vector)?;
                let width = vector.first().map_or(1, |lane| lane.width);
                let found = lane.and_then(|lane| vector.get(lane).cloned());
                Ok([found.unwrap_or_else(|| self.missing_lane(width))].into_iter().collect())
            }
            VectorOp::Insert { vector, value, index } => {
                let lane = self.lane(*vector, *index)?;
                let (mut vector, mut value) = (self.operand_value(*vector)?, self.operand_value(*value)?);
                match (lane.and_then(|lane| vector.get_mut(lane)), value.pop()) {
                    (Some(lane), Some(value)) => *lane = value,
                    // LangRef "insertelement": an index out of range makes the whole vector poison.
                    _ => vector.iter_mut().for_each(|lane| *lane = self.missing_lane(lane.width)),
                }
                Ok(vector)
            }
            VectorOp::Shuffle { first, second, mask } => {
                let mut lanes = self.operand_value(*first)?;
                lanes.extend(self.operand_value(*second)?);
                let width = lanes.first().map_or(1, |lane| lane.width);
                let pick = |from: &Option<u32>| match from.and_then(|at| lanes.get(at as usize)) {
                    Some(lane) => lane.clone(),
                    None => self.missing_lane(width),
                };
                Ok(mask.iter().map(pick).collect())
            }
        }
    }

    /// The index of a lane; `None` if it is out of range or poison.
    fn lane(&mut self, vector: Operand, index: Operand) -> OrHalt<Option<usize>> {
        let Type::Vector(count, _) = *self.module.types.get(self.type_of(vector)?) else {
            return Err(Unsupported::Malformed("a vector is needed").into());
        };
        let index = self.scalar(index)?;
        if index.chain().is_some() {
            return Ok(None);
        }
        let index = self.number(&index, Reason::Lane, UbKind::PoisonAddress)?;
        Ok((index < u128::from(count)).then_some(index as usize))
    }
}
