//! Statements other than loops and switches.

use base::Faults;
use lang::{Expr, Stmt, va_list_forwarding};

use super::LowerError;
use super::function::Lowerer;
use crate::fault::Fault;

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// Statements in order. What follows one that leaves the block is dead and not lowered.
    pub(super) fn block(&mut self, statements: &'a [Stmt]) -> Result<(), LowerError> {
        for statement in statements {
            if self.e.build.is_terminated() {
                break;
            }
            self.statement(statement)?;
        }
        Ok(())
    }

    /// The body of the function.
    pub(super) fn body(&mut self) -> Result<(), LowerError> {
        let own = va_list_forwarding::passes_own(self.environment.program, self.function);
        for (index, statement) in self.function.body.iter().enumerate() {
            if self.e.build.is_terminated() {
                break;
            }
            self.lists.passes_own = own == Some(index);
            self.statement(statement)?;
        }
        Ok(())
    }

    fn statement(&mut self, statement: &'a Stmt) -> Result<(), LowerError> {
        match va_list_forwarding::find(self.environment.program, self.function, statement) {
            Some(forward) => self.forwarding(statement, &forward),
            None => self.plain_statement(statement),
        }
    }

    /// A statement that finds the list it may pass on open. One match, so that a new kind of statement is an
    /// error here until it is decided.
    pub(super) fn plain_statement(&mut self, statement: &'a Stmt) -> Result<(), LowerError> {
        match statement {
            Stmt::Declare(id, init) => self.declare(self.home(*id), &self.function[*id], init),
            Stmt::Expr(expr) => self.effects(expr),
            Stmt::CopyMemory(to, from) => {
                let (to_at, from_at) = (self.address(to)?, self.address(from)?);
                self.copy(to_at, from_at, self.environment.layouts.size(&to.ty));
                Ok(())
            }
            Stmt::SetMemory(place, byte) => {
                let at = self.address(place)?;
                self.fill(at, *byte, self.environment.layouts.size(&place.ty));
                Ok(())
            }
            Stmt::Observe(site, value) => self.observe(*site, value),
            Stmt::If(condition, yes, no) => self.branch(condition, yes, no),
            Stmt::For { variable, count, body } => self.for_loop(*variable, *count, body),
            Stmt::While { variable, bound, condition, body } => {
                self.while_loop(*variable, *bound, condition, body)
            }
            Stmt::Switch { value, cases, default } => self.switch(value, cases, default),
            Stmt::Block(statements) => self.block(statements),
            Stmt::Break => self.leave_for(|exit| Some(exit.on_break)),
            Stmt::Continue => self.leave_for(|exit| exit.on_continue),
            Stmt::Return(Some(value)) => self.return_value(value),
            Stmt::Return(None) => {
                self.e.build.ret_void();
                Ok(())
            }
        }
    }

    fn branch(&mut self, condition: &'a Expr, yes: &'a [Stmt], no: &'a [Stmt]) -> Result<(), LowerError> {
        let condition = self.condition(condition)?;
        let then = self.e.build.new_block();
        let otherwise = if no.is_empty() { None } else { Some(self.e.build.new_block()) };
        let end = self.e.build.new_block();
        self.e.build.cond_br(condition, then, otherwise.unwrap_or(end));
        self.e.build.position(then);
        self.block(yes)?;
        self.go_to(end);
        if let Some(otherwise) = otherwise {
            self.e.build.position(otherwise);
            self.block(no)?;
            self.go_to(end);
        }
        self.e.build.position(end);
        Ok(())
    }

    /// Goes on in `block`, unless the current one has ended.
    pub(super) fn go_to(&mut self, block: ir::BlockId) {
        if !self.e.build.is_terminated() {
            self.e.build.br(block);
        }
    }
}
