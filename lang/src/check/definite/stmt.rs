//! Statements.

use std::ops::ControlFlow;

use super::super::error::Check;
use super::Walk;
use super::cell::{ScalarState, merge};
use crate::{Expr, Place, Stmt};

impl<'p> Walk<'p> {
    /// Statements one after the other; those after a jump are never reached.
    pub(super) fn block(&mut self, body: &'p [Stmt]) -> Check {
        self.descend()?;
        for stmt in body {
            if self.memory.is_none() {
                break;
            }
            self.spend()?;
            self.at = Some((self.frame.function, stmt));
            self.stmt(stmt)?;
        }
        self.ascend();
        Ok(())
    }

    fn stmt(&mut self, stmt: &'p Stmt) -> Check {
        match stmt {
            Stmt::Declare(id, init) => self.declare(*id, init),
            Stmt::Expr(expr) => self.discard(expr),
            Stmt::CopyMemory(to, from) => self.copy_memory(to, from),
            Stmt::SetMemory(place, _) => self.set_memory(place),
            Stmt::Observe(_, expr) => self.scalar(expr).map(drop),
            Stmt::If(condition, yes, no) => self.branch(condition, yes, no),
            Stmt::For { variable, count, body } => self.for_loop(*variable, *count, body),
            Stmt::While { variable, bound, condition, body } => {
                self.while_loop(*variable, *bound, condition, body)
            }
            Stmt::Switch { value, cases, default } => self.switch(value, cases, default),
            Stmt::Block(body) => self.block(body),
            Stmt::Break | Stmt::Continue => {
                self.jump(matches!(stmt, Stmt::Continue));
                Ok(())
            }
            Stmt::Return(value) => self.leave(value.as_ref()),
        }
    }

    fn copy_memory(&mut self, to: &'p Place, from: &'p Place) -> Check {
        let cells = self.contents(from)?;
        self.note(super::Flow::RECORD, &cells);
        let spot = self.locate(to)?;
        self.store(to, &spot, &cells)
    }

    fn set_memory(&mut self, place: &'p Place) -> Check {
        let spot = self.locate(place)?;
        let cells = vec![ScalarState::DETERMINATE; self.shapes.size(&place.ty) as usize];
        self.store(place, &spot, &cells)
    }

    fn branch(&mut self, condition: &'p Expr, yes: &'p [Stmt], no: &'p [Stmt]) -> Check {
        self.scalar(condition)?;
        let before = self.memory.clone();
        self.block(yes)?;
        let after = std::mem::replace(&mut self.memory, before);
        self.block(no)?;
        merge(&mut self.memory, after);
        Ok(())
    }
}

/// Counts statements in the order of the source text up to the one that is meant.
pub(super) fn count_to(body: &[Stmt], wanted: &Stmt, number: &mut u32) -> ControlFlow<()> {
    for stmt in body {
        *number += 1;
        if std::ptr::eq(stmt, wanted) {
            return ControlFlow::Break(());
        }
        match stmt {
            Stmt::If(_, yes, no) => {
                count_to(yes, wanted, number)?;
                count_to(no, wanted, number)?;
            }
            Stmt::For { body, .. } | Stmt::While { body, .. } | Stmt::Block(body) => {
                count_to(body, wanted, number)?;
            }
            Stmt::Switch { cases, default, .. } => {
                cases.iter().try_for_each(|case| count_to(&case.body, wanted, number))?;
                count_to(default, wanted, number)?;
            }
            _ => {}
        }
    }
    ControlFlow::Continue(())
}
