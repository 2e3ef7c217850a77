//! Where the semantics chooses: `freeze`, `select`, `phi`.

use ir::{Choice, Instruction, Op, Operand, TypeId};

use super::super::outcome::Unjudged;
use super::super::shape::Kind;
use super::super::value::{Scalar, Set, Value};
use super::{Frame, Path, Stop, unsupported};
use crate::outcome::UbKind;
use crate::semantics::SelectRule;

impl<'a> Path<'a> {
    /// One value, which all uses share: a pick of an undef operand, with any bits for each poison lane. LangRef
    /// "freeze".
    pub(super) fn freeze(&mut self, operand: &Set, ty: TypeId) -> Result<Set, Stop> {
        let values = operand.values();
        let mut value = values[self.script.choose(values.len())].clone();
        let world = self.world;
        for (at, leaf) in world.shape(ty)?.leaves.iter().enumerate() {
            if value.lane(at) != Scalar::Poison {
                continue;
            }
            let Kind::Int(width) = leaf.kind else { return Err(unsupported("freeze of a poison pointer")) };
            value.0[at] = Scalar::Bits(self.any(width)?);
        }
        Ok(Set::one(value))
    }

    /// Any bits.
    fn any(&mut self, width: u32) -> Result<u64, Stop> {
        if width > self.world.limits.undef_bits {
            return Err(Unjudged::TooLarge("freeze of many poison bits").into());
        }
        Ok(self.script.choose(1 << width) as u64)
    }

    pub(super) fn select(&mut self, frame: &Frame<'_>, operands: [Operand; 3]) -> Result<Set, Stop> {
        let [condition, if_true, if_false] = operands;
        let rule = self.world.semantics.select;
        let mut condition = self.operand(frame, condition)?.into_owned();
        if rule == SelectRule::ChoiceConditional {
            condition = self.settle(condition)?;
        }
        let (x, y) = (self.operand(frame, if_true)?, self.operand(frame, if_false)?);
        self.image([&condition, &*x, &*y], |[c, x, y]| {
            // One condition for all lanes, or one for each.
            let lane_of = |at| if c.0.len() == 1 { c.first() } else { c.lane(at) };
            let lanes = (0..x.0.len()).map(|at| choose(rule, lane_of(at), x.lane(at), y.lane(at)));
            Ok(Value(lanes.collect::<Result<_, _>>()?))
        })
    }

    /// Puts one arbitrary truth value into each poison lane: chosen where the `select` is, and the same for all uses of
    /// its result, unlike undef.
    fn settle(&mut self, condition: Set) -> Result<Set, Stop> {
        if condition.values().iter().all(Value::is_defined) {
            return Ok(condition);
        }
        let lanes = condition.values()[0].0.len();
        let chosen: Vec<_> = (0..lanes).map(|_| Scalar::Bits(self.script.choose(2) as u64)).collect();
        let settled = condition.values().iter().map(|value| {
            let lanes = value.0.iter().zip(&chosen);
            Value(lanes.map(|(&lane, &other)| if lane == Scalar::Poison { other } else { lane }).collect())
        });
        Set::of(settled.collect()).ok_or(unsupported("value without values"))
    }

    /// Runs the phis at the head of a block, all at once; the rest of the block.
    pub(super) fn phis(
        &mut self,
        frame: &mut Frame<'a>,
        body: &'a [Instruction],
    ) -> Result<&'a [Instruction], Stop> {
        let count = body.iter().take_while(|i| matches!(i.op, Op::Choice(Choice::Phi { .. }))).count();
        let (phis, rest) = body.split_at(count);
        let mut values = Vec::with_capacity(count);
        for phi in phis {
            self.burn()?;
            let Op::Choice(Choice::Phi { incoming, .. }) = &phi.op else { continue };
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

/// The columns of the thesis's Table 2.1.
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
