//! `select` and `phi`.

use super::FunctionBuilder;
use crate::constant::Operand;
use crate::id::BlockId;
use crate::instruction::{ChoiceOp, Op};
use crate::types::TypeId;

impl FunctionBuilder {
    /// `select`
    pub fn select(
        &mut self,
        condition: impl Into<Operand>,
        if_true: impl Into<Operand>,
        if_false: impl Into<Operand>,
    ) -> Operand {
        let (condition, if_true, if_false) = (condition.into(), if_true.into(), if_false.into());
        let ty = self.ty(if_true);
        self.define(ty, Op::Choice(ChoiceOp::Select { condition, if_true, if_false }))
    }

    /// `phi`. [`FunctionBuilder::add_incoming`] adds further edges.
    pub fn phi(&mut self, ty: TypeId, incoming: &[(Operand, BlockId)]) -> Operand {
        self.define(ty, Op::Choice(ChoiceOp::Phi { ty, incoming: incoming.to_vec() }))
    }

    /// Adds an edge to a phi. Does nothing if `phi` is not the result of a phi.
    pub fn add_incoming(&mut self, phi: Operand, value: impl Into<Operand>, from: BlockId) {
        let Operand::Value(id) = phi else { return };
        for instruction in self.function.instructions_mut() {
            if instruction.result == Some(id)
                && let Op::Choice(ChoiceOp::Phi { incoming, .. }) = &mut instruction.op
            {
                incoming.push((value.into(), from));
                return;
            }
        }
    }
}
