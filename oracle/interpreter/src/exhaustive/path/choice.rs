//! Instructions that choose: `freeze`, `select`, `phi`.

use ir::{ChoiceOp, Instruction, Op, Operand, TypeId};

use super::super::outcome::Inconclusive;
use super::super::shape::ScalarKind;
use super::super::value::{Scalar, Value, ValueSet};
use super::{CallFrame, Halt, Path, unsupported};
use crate::outcome::UbKind;
use crate::semantics::SelectRule;

impl<'a> Path<'a> {
    /// One value, shared by all uses: an element of the operand's set, with arbitrary bits for each poison lane.
    /// LangRef "freeze".
    pub(super) fn freeze(&mut self, operand: &ValueSet, ty: TypeId) -> Result<ValueSet, Halt> {
        let values = operand.values();
        let mut value = values[self.choices.choose(values.len())].clone();
        let context = self.context;
        for (at, leaf) in context.shape(ty)?.leaves.iter().enumerate() {
            if value.lane(at) != Scalar::Poison {
                continue;
            }
            let ScalarKind::Int(width) = leaf.kind else {
                return Err(unsupported("freeze of a poison pointer"));
            };
            value.0[at] = Scalar::Bits(self.any(width)?);
        }
        Ok(ValueSet::one(value))
    }

    /// Chooses arbitrary bits.
    fn any(&mut self, width: u32) -> Result<u64, Halt> {
        if width > self.context.limits.undef_bits {
            return Err(Inconclusive::TooLarge("freeze of many poison bits").into());
        }
        Ok(self.choices.choose(1 << width) as u64)
    }

    pub(super) fn select(&mut self, frame: &CallFrame<'_>, operands: [Operand; 3]) -> Result<ValueSet, Halt> {
        let [condition, if_true, if_false] = operands;
        let rule = self.context.semantics.select;
        let mut condition = self.operand(frame, condition)?.into_owned();
        if rule == SelectRule::ChoiceConditional {
            condition = self.settle(condition)?;
        }
        let (x, y) = (self.operand(frame, if_true)?, self.operand(frame, if_false)?);
        self.image([&condition, &*x, &*y], |[c, x, y]| {
            // The condition is one truth value for all lanes, or one for each.
            let lane_of = |at| if c.0.len() == 1 { c.first() } else { c.lane(at) };
            let lanes = (0..x.0.len()).map(|at| choose(rule, lane_of(at), x.lane(at), y.lane(at)));
            Ok(Value(lanes.collect::<Result<_, _>>()?))
        })
    }

    /// Chooses a truth value for each poison lane. Unlike undef, it is chosen at the `select` and is the same for all
    /// uses of its result.
    fn settle(&mut self, condition: ValueSet) -> Result<ValueSet, Halt> {
        if condition.values().iter().all(Value::is_defined) {
            return Ok(condition);
        }
        let lanes = condition.values()[0].0.len();
        let chosen: Vec<_> = (0..lanes).map(|_| Scalar::Bits(self.choices.choose(2) as u64)).collect();
        let settled = condition.values().iter().map(|value| {
            let lanes = value.0.iter().zip(&chosen);
            Value(lanes.map(|(&lane, &other)| if lane == Scalar::Poison { other } else { lane }).collect())
        });
        ValueSet::of(settled.collect()).ok_or(unsupported("value without values"))
    }

    /// Runs the phis at the head of a block in parallel, and returns the remaining instructions.
    pub(super) fn phis(
        &mut self,
        frame: &mut CallFrame<'a>,
        body: &'a [Instruction],
    ) -> Result<&'a [Instruction], Halt> {
        let count = body.iter().take_while(|i| matches!(i.op, Op::Choice(ChoiceOp::Phi { .. }))).count();
        let (phis, rest) = body.split_at(count);
        let mut values = Vec::with_capacity(count);
        for phi in phis {
            self.charge()?;
            let Op::Choice(ChoiceOp::Phi { incoming, .. }) = &phi.op else { continue };
            let edge = incoming.iter().find(|(_, from)| *from == frame.previous);
            let (value, _) = edge.ok_or(unsupported("phi without a value for an edge"))?;
            values.push((phi.result, self.operand(frame, *value)?.into_owned()));
        }
        for (result, value) in values {
            let id = result.ok_or(unsupported("value without a name"))?;
            frame.registers[id.index()] = Some(value);
        }
        Ok(rest)
    }
}

/// The result of `select` on scalars, by the columns of the thesis's Table 2.1.
fn choose(rule: SelectRule, condition: Scalar, x: Scalar, y: Scalar) -> Result<Scalar, UbKind> {
    use SelectRule::{ChoiceConditional, PoisonAny, PoisonConditional, UbConditional, UbEither};
    let chosen = match (condition, rule) {
        (Scalar::Bits(bit), _) => {
            if bit == 1 {
                x
            } else {
                y
            }
        }
        (_, UbConditional | UbEither) => return Err(UbKind::PoisonCondition),
        (_, ChoiceConditional | PoisonConditional | PoisonAny) => Scalar::Poison,
    };
    let any = matches!(rule, UbEither | PoisonAny) && (x == Scalar::Poison || y == Scalar::Poison);
    Ok(if any { Scalar::Poison } else { chosen })
}
