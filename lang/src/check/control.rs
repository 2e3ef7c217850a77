//! Branches, loops, switches and returns.

use super::body::{Body, Life};
use super::error::{Check, Violation, describe, require};
use super::interval::Interval;
use crate::{Case, Expr, LocalId, Number, Stmt, Type, typing};

impl<'p> Body<'p> {
    pub(super) fn branch(&mut self, condition: &'p Expr, yes: &'p [Stmt], no: &'p [Stmt]) -> Check {
        self.condition(condition)?;
        self.assuming(condition, true, |this| this.block(yes))?;
        self.assuming(condition, false, |this| this.block(no))
    }

    /// A counter comes into scope for as long as its loop.
    fn counter(&mut self, id: LocalId) -> Check {
        let local = self.fresh(id)?;
        require(local.ty == Type::UINT && !local.volatile, || Violation::CounterType)?;
        self.never_written(id)?;
        self.bring_in(id, 0, false);
        Ok(())
    }

    pub(super) fn never_written(&self, id: LocalId) -> Check {
        let uses = self.survey.uses(self.id, id);
        let name = || self.function[id].name.clone();
        require(!uses.written && !uses.taken, || Violation::CounterWritten { name: name() })
    }

    pub(super) fn for_loop(&mut self, variable: LocalId, count: u32, body: &'p [Stmt]) -> Check {
        self.counter(variable)?;
        let range = Interval::new(0, Number::from(count.max(1)) - 1);
        self.rounds(variable, count, |this| this.with_range(variable, range, |this| this.block(body)))
    }

    pub(super) fn while_loop(
        &mut self,
        variable: LocalId,
        bound: u32,
        condition: &'p Expr,
        body: &'p [Stmt],
    ) -> Check {
        self.counter(variable)?;
        let most = Number::from(bound.max(1));
        self.rounds(variable, bound, |this| {
            this.with_range(variable, Interval::new(0, most - 1), |this| this.condition(condition))?;
            this.with_range(variable, Interval::new(1, most), |this| {
                this.assuming(condition, true, |this| this.block(body))
            })
        })
    }

    fn with_range(
        &mut self,
        local: LocalId,
        range: Interval,
        part: impl FnOnce(&mut Self) -> Check,
    ) -> Check {
        self.scope.enter(local, range);
        part(self)?;
        self.scope.leave();
        Ok(())
    }

    /// A loop of `count` rounds: its cost counts that often, and its counter's life ends with it.
    fn rounds(&mut self, counter: LocalId, count: u32, part: impl FnOnce(&mut Self) -> Check) -> Check {
        let before = std::mem::take(&mut self.cost);
        self.loops += 1;
        part(self)?;
        self.loops -= 1;
        self.cost = before.plus(self.cost.rounds(count));
        self.locals[counter.index()].life = Life::Over;
        Ok(())
    }

    pub(super) fn switch(&mut self, value: &'p Expr, cases: &'p [Case], default: &'p [Stmt]) -> Check {
        self.value(value)?;
        let ty = || describe(self.program, &value.ty);
        require(value.ty.is_integer(), || Violation::Operands { operator: "switch", ty: ty() })?;
        self.labels(value, cases)?;
        self.switches += 1;
        for case in cases {
            self.block(&case.body)?;
        }
        self.block(default)?;
        self.switches -= 1;
        Ok(())
    }

    /// Labels are distinct and of the promoted type of what is switched on.
    fn labels(&self, value: &Expr, cases: &[Case]) -> Check {
        let range = super::ranges::of_type(self.program, &typing::promoted(self.program, value), None);
        for (index, Case { label, .. }) in cases.iter().enumerate() {
            let again = cases[..index].iter().any(|earlier| earlier.label == *label);
            require(!again && range.contains(*label), || Violation::CaseLabel(*label))?;
        }
        Ok(())
    }

    pub(super) fn returned(&mut self, value: Option<&Expr>) -> Check {
        let (value, ty) = match (value, &self.function.ret) {
            (None, None) => return Ok(()),
            (Some(value), Some(ty)) => (value, ty),
            _ => return Err(Box::new(Violation::ReturnValue)),
        };
        let facts = self.value(value)?;
        self.assigned(value, facts.range, ty, None)?;
        self.stays_global(ty, value)
    }
}
