//! Assignments.

use base::text::{Result, invalid, unsupported};

use super::lexer::TokenKind;
use super::operand::Operand;
use super::parser::Parser;
use crate::{BinaryOp, Expr, ExprKind, Place, Type, typing};

impl Parser<'_> {
    /// Without commas.
    pub(super) fn assignment(&mut self) -> Result<Operand> {
        let at = self.cursor.byte_position();
        let left = self.conditional()?;
        let token = self.cursor.peek();
        if token.kind != TokenKind::Punctuator {
            return Ok(left);
        }
        if token.text == "=" {
            let place = self.target(left, at)?;
            return self.simple_assignment(place, at);
        }
        let compound = token.text.strip_suffix('=');
        let op = BinaryOp::ALL.into_iter().find(|op| op.has_compound_form() && Some(op.name()) == compound);
        match op {
            Some(op) => {
                let place = self.target(left, at)?;
                self.compound_assignment(op, place, at)
            }
            None => Ok(left),
        }
    }

    fn simple_assignment(&mut self, place: Place, at: usize) -> Result<Operand> {
        if matches!(place.ty, Type::Array(..)) {
            return invalid(at, "an array cannot be assigned to");
        }
        let value = self.right_side()?;
        let value = self.converted(value, &place.ty, at)?;
        let ty = place.ty.clone();
        Ok(Operand::Value(Expr { kind: ExprKind::Assign(place, Box::new(value)), ty }))
    }

    fn compound_assignment(&mut self, op: BinaryOp, place: Place, at: usize) -> Result<Operand> {
        let value = self.right_side()?;
        if !place.ty.is_arithmetic()
            || typing::binary(&self.program, op, &Expr::read(place.clone()), &value).is_none()
        {
            let (left, right) = (self.ty(&place.ty), self.ty(&value.ty));
            return unsupported(at, format!("`{}=` between `{left}` and `{right}`", op.name()));
        }
        let ty = place.ty.clone();
        Ok(Operand::Value(Expr { kind: ExprKind::Compound(op, place, Box::new(value)), ty }))
    }

    /// Steps over the operator.
    fn right_side(&mut self) -> Result<Expr> {
        self.cursor.advance();
        self.cursor.enter()?;
        let at = self.cursor.byte_position();
        let right = self.assignment()?;
        self.cursor.leave();
        self.value(right, at)
    }
}
