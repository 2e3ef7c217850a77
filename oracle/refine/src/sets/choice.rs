//! Uses of a set as a number or truth value: `select`, branches.

use std::collections::BTreeSet;

use ir::BlockId;
use semantics::{BranchOnPoison, SelectRule, UbKind};

use super::domain::{Halt, OrHalt, SetDomain, unsupported};
use super::value::{Scalar, Value, ValueSet};
use crate::machine::domain::{BranchTargets, Choices, Numbers};
use crate::machine::number_use::Reason;

impl Choices for SetDomain<'_> {
    fn numbers(&mut self, value: &ValueSet, _: Reason) -> OrHalt<Numbers> {
        let number = |value: &Value| match value.first() {
            Scalar::Bits(bits) => Ok(Some(bits)),
            Scalar::Poison => Ok(None),
            Scalar::Pointer(_) => Err(unsupported("pointer where an integer belongs")),
        };
        value.values().iter().map(number).collect()
    }

    fn allocation_fails(&mut self) -> OrHalt<bool> {
        Ok(self.choose(2) == 1)
    }

    fn blame(&self, _: &ValueSet) {}

    fn well_defined(&mut self, value: &ValueSet, kind: UbKind) -> OrHalt<()> {
        value.defined().map(|_| ()).ok_or(Halt::from(kind))
    }

    fn select(&mut self, mut condition: ValueSet, (x, y): (ValueSet, ValueSet)) -> OrHalt<ValueSet> {
        let rule = self.context.config.semantics.select;
        if rule == SelectRule::ChoiceConditional {
            condition = self.settle(condition)?;
        }
        self.image([&condition, &x, &y], |[c, x, y]| {
            // The condition is one truth value for all lanes, or one for each.
            let lane_of = |at| if c.0.len() == 1 { c.first() } else { c.lane(at) };
            let lanes = (0..x.0.len()).map(|at| choose(rule, lane_of(at), x.lane(at), y.lane(at)));
            Ok(Value(lanes.collect::<Result<_, _>>()?))
        })
    }

    /// LangRef "br", "switch": undef is undefined behaviour like poison. In a semantics where poison is a choice, so is
    /// undef.
    fn direction(
        &mut self,
        value: &ValueSet,
        targets: BranchTargets<'_>,
        undefined: UbKind,
        _: Reason,
    ) -> OrHalt<BlockId> {
        if value.defined().is_none() && self.context.config.semantics.branch == BranchOnPoison::Undefined {
            return Err(undefined.into());
        }
        let mut blocks = BTreeSet::new();
        for value in value.values() {
            match value.first() {
                Scalar::Bits(bits) => blocks.extend([targets.target(bits)]),
                Scalar::Poison => blocks.extend(targets.iter()),
                Scalar::Pointer(_) => return Err(unsupported("branch on a pointer")),
            }
        }
        let chosen = self.choose(blocks.len());
        blocks.into_iter().nth(chosen).ok_or(unsupported("branch to nowhere"))
    }
}

impl SetDomain<'_> {
    /// Chooses a truth value for each poison lane. Unlike undef, it is chosen at the `select` and is the same for all
    /// uses of its result.
    fn settle(&mut self, condition: ValueSet) -> OrHalt<ValueSet> {
        if condition.values().iter().all(Value::is_defined) {
            return Ok(condition);
        }
        let lanes = condition.values()[0].0.len();
        let chosen: Vec<_> = (0..lanes).map(|_| Scalar::Bits(self.choose(2) as u128)).collect();
        let settled = condition.values().iter().map(|value| {
            let lanes = value.0.iter().zip(&chosen);
            Value(lanes.map(|(&lane, &other)| if lane == Scalar::Poison { other } else { lane }).collect())
        });
        ValueSet::new(settled.collect()).ok_or(unsupported("value without values"))
    }
}

/// The result of `select` on scalars, by the columns of the thesis's Table 2.1.
fn choose(rule: SelectRule, condition: Scalar, x: Scalar, y: Scalar) -> Result<Scalar, UbKind> {
    use SelectRule::{ChoiceConditional, PoisonAny, PoisonConditional, UbConditional, UbEither};
    let chosen = match (condition, rule) {
        (Scalar::Bits(1), _) => x,
        (Scalar::Bits(_), _) => y,
        (Scalar::Poison | Scalar::Pointer(_), UbConditional | UbEither) => {
            return Err(UbKind::PoisonCondition);
        }
        (Scalar::Poison | Scalar::Pointer(_), ChoiceConditional | PoisonConditional | PoisonAny) => {
            Scalar::Poison
        }
    };
    let any = matches!(rule, UbEither | PoisonAny) && (x == Scalar::Poison || y == Scalar::Poison);
    Ok(if any { Scalar::Poison } else { chosen })
}
