//! Statements.

use lang::{Case, Expr, LocalId, LocalInit, Number, Place, SiteId, Stmt, Type};

use super::fault::{Fault, Faults};
use super::machine::Machine;
use super::stop::{Result, Stop};
use super::value::{Arithmetic, Cell};
use crate::observation;
use engines::Observation;

/// The place to which control goes after a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// The next statement.
    Next,
    /// The end of the innermost loop or switch.
    Break,
    /// The innermost loop's next iteration.
    Continue,
    /// The caller.
    Return,
}

impl<'p, F: Faults<Fault>> Machine<'_, 'p, F> {
    /// Runs a list of statements; the lifetimes of its declarations end with it.
    pub(super) fn block(&mut self, body: &'p [Stmt]) -> Result<Flow> {
        self.descend()?;
        let scope = self.memory.open();
        let mut flow = Flow::Next;
        for (position, stmt) in body.iter().enumerate() {
            flow = self.statement(stmt).map_err(|stop| stop.at_statement(position))?;
            if flow != Flow::Next {
                break;
            }
        }
        self.memory.close(scope);
        self.ascend();
        Ok(flow)
    }

    fn statement(&mut self, stmt: &'p Stmt) -> Result<Flow> {
        self.spend(0)?;
        match stmt {
            Stmt::Declare(local, init) => self.declare(*local, init)?,
            Stmt::Expr(expr) => self.discard(expr)?,
            Stmt::CopyMemory(to, from) => self.copy_memory(to, from)?,
            Stmt::SetMemory(place, byte) => self.set_memory(place, *byte)?,
            Stmt::Observe(site, expr) => self.observe(*site, expr)?,
            Stmt::If(condition, yes, no) => {
                let arm = if self.condition(condition)? { yes } else { no };
                return self.block(arm);
            }
            Stmt::For { variable, count, body } => return self.repeat(*variable, *count, None, body),
            Stmt::While { variable, bound, condition, body } => {
                return self.repeat(*variable, *bound, Some(condition), body);
            }
            Stmt::Switch { value, cases, default } => return self.switch(value, cases, default),
            Stmt::Block(body) => return self.block(body),
            Stmt::Break => return Ok(Flow::Break),
            Stmt::Continue => return Ok(Flow::Continue),
            Stmt::Return(value) => return self.leave(value.as_ref()),
        }
        Ok(Flow::Next)
    }

    fn declare(&mut self, local: LocalId, init: &'p LocalInit) -> Result<()> {
        let frame = self.frame.ok_or_else(|| Stop::ill_formed("a declaration outside of functions"))?;
        let variable = self.function(frame.function)?.locals.get(local.index());
        let ty = &variable.ok_or_else(|| Stop::ill_formed("no such local"))?.ty;
        let mark = self.temporaries.len();
        match init {
            LocalInit::Init(init) => self.initialize(ty, None, init)?,
            LocalInit::Graffiti(_, init) => self.initialize_over_graffiti(ty, init)?,
            LocalInit::Indeterminate => self.push_indeterminate(ty)?,
        }
        self.memory.declare(frame, local.0, &self.temporaries[mark..]);
        self.temporaries.truncate(mark);
        Ok(())
    }

    fn copy_memory(&mut self, to: &'p Place, from: &'p Place) -> Result<()> {
        if to.ty != from.ty {
            return Err(Stop::ill_formed("a memcpy between different types"));
        }
        let leaves = self.shapes.leaves(&to.ty)?;
        self.spend(leaves)?;
        let (to, from) = (self.locate(to)?, self.locate(from)?);
        self.memory.check(to, leaves)?;
        self.memory.check(from, leaves)?;
        self.memory.copy(from, to, leaves)
    }

    fn set_memory(&mut self, place: &'p Place, byte: u8) -> Result<()> {
        let to = self.locate(place)?;
        let leaves = self.shapes.leaves(&place.ty)?;
        self.spend(leaves)?;
        self.memory.check(to, leaves)?;
        let mark = self.temporaries.len();
        self.push_bytes(&place.ty, byte)?;
        self.memory.store(to.leaf, &self.temporaries[mark..]);
        self.temporaries.truncate(mark);
        Ok(())
    }

    fn observe(&mut self, site: SiteId, expr: &'p Expr) -> Result<()> {
        match (self.scalar(expr)?, &expr.ty) {
            (Cell::Int(value), ty) => {
                let int = self.shapes.integer(ty).ok_or_else(|| Stop::ill_formed("no such enumeration"))?;
                self.log.extend(observation::integer(site, value, int.width()));
            }
            (Cell::Float(value), Type::Float(ty)) => {
                self.log.push(observation::floating(site, value, *ty));
            }
            (Cell::Long(value), Type::Float(ty)) => {
                let (nearest, rest) = value.observed(ty.format(self.program.target));
                let both = [nearest, rest].map(|part| Observation::double(site.0, part));
                self.log.extend(both);
            }
            _ => return Err(Stop::ill_formed("an observation of what is no number")),
        }
        Ok(())
    }

    /// `for` without a condition of its own, `while` with one, which the counter's step precedes.
    fn repeat(
        &mut self,
        variable: LocalId,
        count: u32,
        condition: Option<&'p Expr>,
        body: &'p [Stmt],
    ) -> Result<Flow> {
        let frame = self.frame.ok_or_else(|| Stop::ill_formed("a loop outside of functions"))?;
        let slot = self.shapes.frame(frame.function).get(variable.index()).copied();
        if slot.is_none_or(|slot| slot.len != 1) {
            return Err(Stop::ill_formed("a loop counter that is no scalar local"));
        }
        let scope = self.memory.open();
        self.memory.declare(frame, variable.0, &[Cell::Int(Number::ZERO)]);
        let mut flow = Flow::Next;
        while self.again(variable, count, condition)? {
            if condition.is_some() {
                self.count_up(variable)?;
            }
            match self.block(body)? {
                Flow::Next | Flow::Continue => {}
                Flow::Break => break,
                Flow::Return => {
                    flow = Flow::Return;
                    break;
                }
            }
            // Also after a `continue`: the step of a `for` is a part of the loop, not of its body (C11
            // 6.8.5.3).
            if condition.is_none() {
                self.count_up(variable)?;
            }
        }
        self.memory.close(scope);
        Ok(flow)
    }

    fn again(&mut self, variable: LocalId, count: u32, condition: Option<&'p Expr>) -> Result<bool> {
        self.spend(0)?;
        if self.counter(variable)? >= Number::from(count) {
            return Ok(false);
        }
        condition.map_or(Ok(true), |condition| self.condition(condition))
    }

    fn counter(&self, variable: LocalId) -> Result<Number> {
        let frame = self.frame.ok_or_else(|| Stop::ill_formed("a loop outside of functions"))?;
        match self.memory.load(self.memory.local(frame, variable.0)?) {
            Cell::Int(value) => Ok(value),
            _ => Err(Stop::ill_formed("a loop counter that is no integer")),
        }
    }

    fn count_up(&mut self, variable: LocalId) -> Result<()> {
        let next = self.counter(variable)? + 1;
        let frame = self.frame.ok_or_else(|| Stop::ill_formed("a loop outside of functions"))?;
        let place = self.memory.local(frame, variable.0)?;
        *self.memory.cell(place) = Cell::Int(self.ops.wrap(next, lang::IntType::UInt, None));
        Ok(())
    }

    fn switch(&mut self, value: &'p Expr, cases: &'p [Case], default: &'p [Stmt]) -> Result<Flow> {
        // The labels are in range of the promoted type (6.8.4.2p5), which keeps every value.
        let (Cell::Int(selected), Arithmetic::Int(_)) = (self.scalar(value)?, self.arithmetic(value)?) else {
            return Err(Stop::ill_formed("a switch on what is no integer"));
        };
        let first = cases.iter().position(|case| case.label == selected).unwrap_or(cases.len());
        for case in &cases[first..] {
            let flow = self.block(&case.body)?;
            let leaves = !case.falls_through && !self.faulty(Fault::SwitchFallsThrough);
            match flow {
                Flow::Next if leaves => return Ok(Flow::Next),
                Flow::Next => {}
                other => return Ok(after_switch(other)),
            }
        }
        self.block(default).map(after_switch)
    }

    fn leave(&mut self, value: Option<&'p Expr>) -> Result<Flow> {
        let frame = self.frame.ok_or_else(|| Stop::ill_formed("a return outside of functions"))?;
        self.returned = None;
        match (&self.function(frame.function)?.ret, value) {
            (None, None) => {}
            (Some(ty), Some(value)) if ty.is_value_aggregate() && value.ty == *ty => self.record(value)?,
            (Some(ty), Some(value)) if ty.is_scalar() && value.ty.is_scalar() => {
                let scalar = self.scalar(value)?;
                self.returned = Some(self.convert(scalar, &value.ty, ty, None)?);
            }
            _ => return Err(Stop::ill_formed("a return that does not fit its function")),
        }
        Ok(Flow::Return)
    }
}

/// A `break` ends the switch and no more.
const fn after_switch(flow: Flow) -> Flow {
    match flow {
        Flow::Break => Flow::Next,
        other => other,
    }
}
