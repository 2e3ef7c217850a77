//! The two forms of loops.

use base::text::{LocatedProblem, Result};

use super::expr::ABOVE_AND;
use super::item::Parser;
use super::lexer::TokenKind;
use crate::{BinaryOp, LocalId, Stmt, Type};

impl<'s> Parser<'s> {
    /// `for (unsigned int v = 0; v < count; v++)`
    pub(super) fn counted_loop(&mut self) -> Result<Stmt> {
        let at = self.cursor.advance().start;
        let form = || {
            LocatedProblem::unsupported(at, "a `for` loop other than `for (unsigned int i = 0; i < N; i++)`")
        };
        self.cursor.expect("(")?;
        let (length, name) = self.counter(0).ok_or_else(form)?;
        self.skip(length);
        self.frame.open();
        let variable = self.declare_counter(name, at)?;
        let count = self.bound(name)?.ok_or_else(form)?;
        self.cursor.expect(";")?;
        if !self.cursor.at(&[name, "++", ")"]) && !self.cursor.at(&["++", name, ")"]) {
            return Err(form());
        }
        self.skip(3);
        let body = self.body()?;
        self.frame.close();
        Ok(Stmt::For { variable, count, body })
    }

    /// `{ unsigned int v = 0; while (v < bound && condition) { v++; … } }`; `None` for any other block.
    pub(super) fn bounded_loop(&mut self) -> Result<Option<Stmt>> {
        let at = self.cursor.here();
        let Some((length, name)) = self.counter(1) else { return Ok(None) };
        let text = |ahead: usize| self.cursor.peek_at(1 + length + ahead).text;
        if text(0) != "while" || text(1) != "(" || text(2) != name || !matches!(text(3), "<" | "!=") {
            return Ok(None);
        }
        self.skip(1 + length + 2);
        self.frame.open();
        let variable = self.declare_counter(name, at)?;
        let Some(bound) = self.bound(name)? else { return Ok(None) };
        self.cursor.expect("&&")?;
        let condition = self.conjunction()?;
        self.cursor.expect(")")?;
        self.cursor.expect("{")?;
        self.cursor.expect(name)?;
        self.cursor.expect("++")?;
        self.cursor.expect(";")?;
        let body = self.block()?;
        self.cursor.expect("}")?;
        self.frame.close();
        Ok(Some(Stmt::While { variable, bound, condition, body }))
    }

    /// Reads the operands behind the first `&&`, with further ones.
    fn conjunction(&mut self) -> Result<crate::Expr> {
        let at = self.cursor.here();
        let first = self.binary(ABOVE_AND)?;
        let mut all = self.value(first, at)?;
        while self.cursor.accept("&&") {
            self.cursor.link()?;
            let next = self.binary(ABOVE_AND)?;
            let next = self.value(next, at)?;
            all = self.combined(BinaryOp::LogicalAnd, all, next, at)?;
        }
        self.require_scalar(all, at)
    }

    /// `unsigned int v = 0;` from the given token on: how many tokens, and the name.
    fn counter(&self, ahead: usize) -> Option<(usize, &'s str)> {
        let token = |i: usize| self.cursor.peek_at(ahead + i);
        let words = match (token(0).text, token(1).text) {
            ("unsigned", "int") => 2,
            ("unsigned" | "uint32_t", _) => 1,
            _ => return None,
        };
        let zero = token(words + 2);
        let is_zero = zero.kind == TokenKind::Integer && zero.text.trim_end_matches(['u', 'U']) == "0";
        let shape = token(words).kind == TokenKind::Word && token(words + 1).text == "=" && is_zero;
        (shape && token(words + 3).text == ";").then(|| (words + 4, token(words).text))
    }

    fn declare_counter(&mut self, name: &'s str, at: usize) -> Result<LocalId> {
        let id = self.frame.declare(name, Type::UINT, false);
        id.ok_or_else(|| LocatedProblem::invalid(at, format!("`{name}` is declared twice")))
    }

    /// `v < N`, or `v != 0` for no time at all.
    fn bound(&mut self, name: &str) -> Result<Option<u32>> {
        let never = self.cursor.at(&[name, "!="]);
        if !never && !self.cursor.at(&[name, "<"]) {
            return Ok(None);
        }
        self.skip(2);
        let at = self.cursor.here();
        let operand = self.binary(ABOVE_AND)?;
        let bound = self.value(operand, at)?;
        let bound = super::constant::fold(&self.program, &bound).and_then(|n| u32::try_from(n).ok());
        Ok(bound.filter(|n| !never || *n == 0))
    }

    fn skip(&mut self, count: usize) {
        self.cursor.skip(count);
    }
}
