//! Members of aggregates and lanes of vectors. LangRef "Aggregate Operations", "Vector Operations".

use ir::{AggregateOp, Operand, Type, TypeId, VectorOp};
use semantics::Unsupported;

use super::Machine;
use super::domain::{Domain, OrHalt};
use super::number_use::Reason;

impl<D: Domain> Machine<'_, D> {
    pub(crate) fn aggregate(&mut self, op: &AggregateOp) -> OrHalt<D::Value, D> {
        match op {
            AggregateOp::Extract { aggregate, indices } => {
                let (first, count) = self.path(self.type_of(*aggregate)?, indices)?;
                let whole = self.operand_value(*aggregate)?;
                let positions: Vec<_> = (first..first + count).map(Some).collect();
                self.domain.gather(&[&whole], &positions, 0)
            }
            AggregateOp::Insert { aggregate, value, indices } => {
                let ty = self.type_of(*aggregate)?;
                let (first, count) = self.path(ty, indices)?;
                let (whole, part) = (self.operand_value(*aggregate)?, self.operand_value(*value)?);
                let all = self.shape(ty)?.leaves.len();
                let replaced = first..first + count;
                let source = |at: usize| Some(if replaced.contains(&at) { all + at - first } else { at });
                let positions: Vec<_> = (0..all).map(source).collect();
                self.domain.gather(&[&whole, &part], &positions, 0)
            }
        }
    }

    /// The position of a member's first scalar, and the number of its scalars.
    fn path(&mut self, mut ty: TypeId, indices: &[u32]) -> OrHalt<(usize, usize), D> {
        let types = &self.module.types;
        let mut first = 0;
        for &index in indices {
            let missing = Unsupported::Malformed("path into an aggregate");
            for before in 0..u64::from(index) {
                let sibling = types.element(ty, before).ok_or(missing)?;
                first += self.shape(sibling)?.leaves.len();
            }
            ty = types.element(ty, u64::from(index)).ok_or(missing)?;
        }
        Ok((first, self.shape(ty)?.leaves.len()))
    }

    pub(crate) fn vector(&mut self, op: &VectorOp) -> OrHalt<D::Value, D> {
        match op {
            VectorOp::Extract { vector, index } => {
                let (count, width) = self.lanes(*vector)?;
                let vector = self.operand_value(*vector)?;
                self.indexed(*index, count, |domain, lane| domain.gather(&[&vector], &[lane], width))
            }
            VectorOp::Insert { vector, value, index } => {
                let (count, width) = self.lanes(*vector)?;
                let (vector, value) = (self.operand_value(*vector)?, self.operand_value(*value)?);
                self.indexed(*index, count, |domain, lane| {
                    // LangRef "insertelement": an index out of range makes the whole vector poison.
                    let source = |at| lane.map(|lane| if lane == at { count } else { at });
                    let positions: Vec<_> = (0..count).map(source).collect();
                    domain.gather(&[&vector, &value], &positions, width)
                })
            }
            VectorOp::Shuffle { first, second, mask } => {
                let (_, width) = self.lanes(*first)?;
                let (first, second) = (self.operand_value(*first)?, self.operand_value(*second)?);
                let positions: Vec<_> = mask.iter().map(|at| at.map(|at| at as usize)).collect();
                self.domain.gather(&[&first, &second], &positions, width)
            }
        }
    }

    /// The number of a vector's lanes, and the width of each.
    fn lanes(&self, vector: Operand) -> OrHalt<(usize, u32), D> {
        let ty = self.type_of(vector)?;
        let Type::Vector(count, _) = *self.module.types.get(ty) else {
            self.shape(ty)?;
            return Err(Unsupported::Malformed("a vector is needed").into());
        };
        Ok((count as usize, self.shape(ty)?.leaves.first().map_or(1, |lane| lane.width)))
    }

    /// The result for each lane that the index may name; `None` is a lane that is out of range or poison.
    fn indexed(
        &mut self,
        index: Operand,
        count: usize,
        mut of: impl FnMut(&mut D, Option<usize>) -> OrHalt<D::Value, D>,
    ) -> OrHalt<D::Value, D> {
        let index = self.used_value(index)?;
        let numbers = self.domain.numbers_up_to(&index, count as u128, Reason::Lane)?;
        let lane = |number: &Option<u128>| number.and_then(|number| usize::try_from(number).ok());
        let lanes = numbers.iter().map(|number| lane(number).filter(|&lane| lane < count));
        let values = lanes.map(|lane| of(&mut self.domain, lane)).collect::<Result<_, _>>()?;
        self.domain.union(values, D::Blame::default())
    }
}
