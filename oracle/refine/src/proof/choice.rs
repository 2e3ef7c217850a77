//! Uses of a value as a number or truth value, and `select` by each of the five rules of the thesis's Table 2.1.

use ir::BlockId;
use semantics::{BranchOnPoison, SelectRule, UbKind, Unsupported};
use smallvec::smallvec;

use super::domain::{FixedUndef, OrHalt, ProofDomain, integer, single, unsupported};
use super::value::{ProofValue, ScalarBits, constant};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::domain::{BranchTargets, Choices, Numbers};
use crate::machine::number_use::Reason;

impl Choices for ProofDomain<'_> {
    fn numbers(&mut self, value: &ProofValue, _: Reason) -> OrHalt<Numbers> {
        let scalar = integer(single(value)?)?;
        if self.decide(scalar.poison)? {
            return Ok(smallvec![None]);
        }
        Ok(smallvec![Some(self.decided(scalar)?)])
    }

    fn numbers_up_to(&mut self, value: &ProofValue, most: u128, _: Reason) -> OrHalt<Numbers> {
        let scalar = integer(single(value)?)?;
        if self.decide(scalar.poison)? {
            return Ok(smallvec![None]);
        }
        Ok(smallvec![Some(self.decided_up_to(scalar, most)?)])
    }

    fn allocation_fails(&mut self) -> OrHalt<bool> {
        let fails = self.frozen_bit();
        self.decide(fails)
    }

    fn blame(&self, _: &ProofValue) -> FixedUndef {
        FixedUndef::default()
    }

    /// A value that two uses may see differently is undef: the bits by which they differ are undefined behaviour.
    fn well_defined(&mut self, value: &ProofValue, kind: UbKind) -> OrHalt<()> {
        let poison: Vec<Lit> = value.iter().map(|scalar| scalar.poison).collect();
        let mut undefined = circuits::any_set(self.graph(), &poison);
        let differences: Option<Vec<Lit>> =
            (value.iter()).map(|scalar| self.difference_of_uses(scalar).map(|(differ, _)| differ)).collect();
        if let Some(differences) = differences {
            if self.decide(undefined)? {
                return Err(kind.into());
            }
            for differ in differences {
                if self.decide(differ)? {
                    return Err(kind.into());
                }
            }
            return Ok(());
        }
        let (first, second) = (self.value_chosen_anew(value, false), self.value_chosen_anew(value, false));
        let graph = self.graph();
        for (first, second) in first.iter().zip(&second) {
            let same = circuits::equal(graph, &first.bits, &second.bits);
            undefined = graph.or(undefined, !same);
        }
        if self.decide(undefined)? { Err(kind.into()) } else { Ok(()) }
    }

    fn direction(
        &mut self,
        value: &ProofValue,
        targets: BranchTargets<'_>,
        kind: UbKind,
        _: Reason,
    ) -> OrHalt<BlockId> {
        let mut scalar = integer(single(value)?)?.clone();
        match self.context.config.semantics.branch {
            BranchOnPoison::Undefined => {
                self.well_defined(value, kind)?;
                scalar = self.well_defined_scalar(&scalar);
            }
            BranchOnPoison::Choice => {
                let bits: Vec<Lit> =
                    scalar.bits.iter().map(|&bit| self.chosen_if(scalar.poison, bit)).collect();
                scalar = ScalarBits::number(bits, Lit::FALSE);
            }
        }
        for &(case, block) in targets.cases {
            let case = constant(scalar.bits.len() as u32, case.into());
            let taken = circuits::equal(self.graph(), &scalar.bits, &case);
            if self.decide(taken)? {
                return Ok(block);
            }
        }
        Ok(targets.default)
    }

    fn select(&mut self, condition: ProofValue, (a, b): (ProofValue, ProofValue)) -> OrHalt<ProofValue> {
        if a.len() != b.len() {
            return Err(Unsupported::Malformed("operands of different shapes").into());
        }
        // Lanes of both operands may be beside each other in the result.
        let apart = if a.len() > 1 { self.used_apart(&[&a, &b]) } else { vec![a, b] };
        let [a, b] = &apart[..] else { return Err(unsupported("operands of select")) };
        let lane = |at: usize| condition.get(if condition.len() == 1 { 0 } else { at });
        let mut selected = ProofValue::new();
        for (at, (a, b)) in a.iter().zip(b).enumerate() {
            let condition = lane(at).ok_or(Unsupported::Malformed("condition of select"))?;
            selected.push(self.select_scalar(condition, a, b)?);
        }
        Ok(selected)
    }
}

impl ProofDomain<'_> {
    fn select_scalar(
        &mut self,
        condition: &ScalarBits,
        a: &ScalarBits,
        b: &ScalarBits,
    ) -> OrHalt<ScalarBits> {
        use SelectRule::{ChoiceConditional, PoisonAny, PoisonConditional, UbConditional, UbEither};
        let rule = self.context.config.semantics.select;
        let mut truth = condition.bits.first().copied().ok_or(unsupported("condition without a bit"))?;
        match rule {
            UbConditional | UbEither if self.decide(condition.poison)? => {
                return Err(UbKind::PoisonCondition.into());
            }
            ChoiceConditional => truth = self.chosen_if(condition.poison, truth),
            UbConditional | UbEither | PoisonConditional | PoisonAny => {}
        }
        let mut selected = match a.base == b.base || condition.poison == Lit::FALSE {
            true => self.either(truth, a, b)?,
            // Where poison is a choice, `truth` is chosen already; otherwise the result is poison whichever arm it is.
            false if rule != ChoiceConditional && self.decide(condition.poison)? => a.clone(),
            false => self.either(truth, a, b)?,
        };
        let graph = self.graph();
        // By these columns of the table, poison in the arm that is not selected counts as well.
        if matches!(rule, UbEither | PoisonAny) {
            selected.poison = graph.or(a.poison, b.poison);
        }
        if matches!(rule, PoisonConditional | PoisonAny) {
            selected.poison = graph.or(selected.poison, condition.poison);
        }
        Ok(selected)
    }

    /// The bit, or where it is poison one that is chosen for good.
    pub(super) fn chosen_if(&mut self, poison: Lit, bit: Lit) -> Lit {
        match poison {
            Lit::FALSE => bit,
            poison => {
                let other = self.frozen_bit();
                self.graph().mux(poison, other, bit)
            }
        }
    }
}
