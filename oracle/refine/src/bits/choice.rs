//! Uses of a value as a number or truth value, and `select` by each of the five rules of the thesis's Table 2.1.

use ir::BlockId;
use semantics::{SelectRule, UbKind, Unsupported};
use smallvec::smallvec;

use super::domain::{Halt, OrHalt, SymbolicDomain, single};
use super::poison_chain::PoisonChainId;
use super::value::{Bit, PointerBase, ScalarState, SymbolicScalar, Value};
use crate::gates::{Gates, Lit};
use crate::machine::domain::{BranchTargets, Choices, Numbers};
use crate::machine::number_use::Reason;
use crate::machine::origin::PoisonCause;

impl Choices for SymbolicDomain<'_> {
    fn numbers(&mut self, value: &Value, reason: Reason) -> OrHalt<Numbers> {
        let scalar = single(value)?;
        match scalar.chain() {
            Some(_) => Ok(smallvec![None]),
            // No size and no index is as large as what has more bits.
            None => {
                let number = self.number(scalar, reason, UbKind::PoisonAddress)?;
                Ok(smallvec![Some(u128::try_from(number).unwrap_or(u128::MAX))])
            }
        }
    }

    fn allocation_fails(&mut self) -> OrHalt<bool> {
        Ok(false)
    }

    fn blame(&self, value: &Value) -> Option<PoisonChainId> {
        value.first().and_then(|scalar| self.blame_of(scalar))
    }

    fn well_defined(&mut self, value: &Value, kind: UbKind) -> OrHalt<()> {
        for scalar in value {
            let undefined = match &scalar.state {
                ScalarState::Known => false,
                ScalarState::Poison(_) => true,
                ScalarState::Mixed(bits) => bits.iter().any(|&bit| match bit {
                    Bit::Is(lit) => self.aig.constant(lit).is_none() && self.aig.is_undef_derived(lit),
                    Bit::Undef(_) | Bit::Poison(_) => true,
                }),
            };
            if undefined {
                return Err(Halt::Undefined(kind, self.blame_of(scalar)));
            }
        }
        Ok(())
    }

    fn direction(
        &mut self,
        value: &Value,
        targets: BranchTargets<'_>,
        kind: UbKind,
        reason: Reason,
    ) -> OrHalt<BlockId> {
        let scalar = self.branch_operand(single(value)?.clone(), kind)?;
        let number = u128::try_from(self.number(&scalar, reason, kind)?);
        Ok(number.map_or(targets.default, |number| targets.target(number)))
    }

    fn select(&mut self, conditions: Value, arms: (Value, Value)) -> OrHalt<Value> {
        let mut at = 0;
        self.zip(arms, |domain, a, b| {
            let condition = conditions.get(if conditions.len() == 1 { 0 } else { at });
            at += 1;
            let condition = condition.ok_or(Unsupported::Malformed("condition of select"))?;
            domain.select_scalar(condition, a, b)
        })
    }
}

impl SymbolicDomain<'_> {
    fn select_scalar(
        &mut self,
        condition: &SymbolicScalar,
        a: SymbolicScalar,
        b: SymbolicScalar,
    ) -> OrHalt<SymbolicScalar> {
        use SelectRule::{ChoiceConditional, PoisonAny, PoisonConditional, UbConditional, UbEither};
        let rule = self.context.config.semantics.select;
        let either = a.chain().or(b.chain());
        // One match over rule, condition and arms, as the columns of the table; no last arm hides a
        // combination.
        match (rule, condition.chain(), either) {
            (UbConditional | UbEither, Some(chain), _) => {
                Err(Halt::Undefined(UbKind::PoisonCondition, Some(chain)))
            }
            (PoisonConditional | PoisonAny, Some(chain), _) | (UbEither | PoisonAny, None, Some(chain)) => {
                Ok(self.poison(a.width, chain))
            }
            (ChoiceConditional, Some(chain), _) => {
                let condition = self.choose_condition(chain);
                self.arm(condition, a, b)
            }
            (UbConditional | ChoiceConditional | PoisonConditional, None, _)
            | (UbEither | PoisonAny, None, None) => {
                self.arm(condition.lits().first().copied().unwrap_or(Lit::FALSE), a, b)
            }
        }
    }

    /// Chooses a poison condition, under a rule that makes it a choice.
    pub(super) fn choose_condition(&mut self, chain: PoisonChainId) -> Lit {
        let chain = self.pass(chain);
        self.choose(chain, 0, false)
    }

    /// The selected arm. If the condition is unknown and neither arm has poison or undef, the result is a multiplexer
    /// of both.
    fn arm(
        &mut self,
        condition: Lit,
        mut a: SymbolicScalar,
        mut b: SymbolicScalar,
    ) -> OrHalt<SymbolicScalar> {
        let lit = match self.aig.constant(condition) {
            Some(true) => return Ok(a),
            Some(false) => return Ok(b),
            None if a == b => return Ok(a),
            None => condition,
        };
        let plain = |scalar: &SymbolicScalar| scalar.base == PointerBase::Nothing && scalar.chain().is_none();
        if !plain(&a) || !plain(&b) {
            return Ok(if self.decide(lit, Reason::Select)? { a } else { b });
        }
        self.choose_undef(&mut a, true);
        self.choose_undef(&mut b, true);
        let pairs = a.lits().into_iter().zip(b.lits());
        let bits: Vec<Lit> = pairs.map(|(a, b)| self.aig.mux(lit, a, b)).collect();
        Ok(self.join_lits(&bits))
    }

    /// The operand of `br` or `switch`, after the semantics' treatment of poison and undef. LangRef "br": undef or
    /// poison is undefined behaviour; undef includes bits that another use could see differently.
    fn branch_operand(&mut self, scalar: SymbolicScalar, kind: UbKind) -> OrHalt<SymbolicScalar> {
        use semantics::BranchOnPoison::{Choice, Undefined};
        let undef_derived =
            scalar.chain().is_none() && scalar.lits().iter().any(|&lit| self.aig.is_undef_derived(lit));
        let blame = if undef_derived { self.blame_of(&scalar) } else { scalar.chain() };
        match (blame, self.context.config.semantics.branch) {
            (None, _) => Ok(scalar),
            (Some(_), Undefined) => Err(Halt::Undefined(kind, blame)),
            (Some(_), Choice) if matches!(scalar.state, ScalarState::Mixed(_)) => Ok(scalar),
            (Some(chain), Choice) => Ok(self.arbitrary(scalar.width, chain)),
        }
    }

    /// Poison for a lane that does not exist.
    pub(super) fn missing_lane(&mut self, width: u32) -> SymbolicScalar {
        let chain = self.originate(PoisonCause::Lane);
        SymbolicScalar::poison(width, chain)
    }
}
