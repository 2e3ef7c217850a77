//! Expressions by precedence (C11 6.5), down to unary operators.

use base::text::{Result, invalid, unsupported};

use super::lexer::TokenKind;
use super::operand::Operand;
use super::parser::Parser;
use crate::{
    BinaryOp, ComplexPart, Expr, ExprKind, PartType, PathStep, Place, StepOp, Type, UnaryOp, print, typing,
};

impl Parser<'_> {
    /// An expression that may contain commas.
    pub(super) fn expression(&mut self) -> Result<Operand> {
        let mut left = self.assignment()?;
        while self.cursor.accept(",") {
            self.cursor.link()?;
            let at = self.cursor.byte_position();
            let right = self.assignment()?;
            let right = self.value(right, at)?;
            let ty = right.ty.clone();
            let kind = ExprKind::Comma(Box::new(self.discard(left)), Box::new(right));
            left = Operand::Value(Expr { kind, ty });
        }
        Ok(left)
    }

    /// An expression whose value is wanted.
    pub(super) fn expression_value(&mut self) -> Result<Expr> {
        let at = self.cursor.byte_position();
        let operand = self.expression()?;
        self.value(operand, at)
    }

    /// An expression that decides something.
    pub(super) fn condition(&mut self) -> Result<Expr> {
        let at = self.cursor.byte_position();
        let value = self.expression_value()?;
        self.require_scalar(value, at)
    }

    pub(super) fn require_scalar(&self, value: Expr, at: usize) -> Result<Expr> {
        if value.ty.is_scalar() {
            return Ok(value);
        }
        invalid(at, format!("`{}` where a scalar is wanted", self.ty(&value.ty)))
    }

    /// Without assignments and commas.
    pub(super) fn conditional(&mut self) -> Result<Operand> {
        let at = self.cursor.byte_position();
        let condition = self.binary(1)?;
        if !self.cursor.accept("?") {
            return Ok(condition);
        }
        let condition = self.value(condition, at)?;
        let condition = self.require_scalar(condition, at)?;
        self.cursor.link()?;
        let yes = self.expression_value()?;
        self.cursor.expect(":")?;
        let no = self.conditional()?;
        let no = self.value(no, at)?;
        self.choice(condition, yes, no, at)
    }

    fn choice(&self, condition: Expr, mut yes: Expr, mut no: Expr, at: usize) -> Result<Operand> {
        if yes.ty.is_arithmetic() && !no.ty.is_arithmetic() {
            yes = self.converted(yes, &no.ty, at)?;
        } else if no.ty.is_arithmetic() && !yes.ty.is_arithmetic() {
            no = self.converted(no, &yes.ty, at)?;
        }
        let common = typing::usual_arithmetic(
            &self.program,
            &typing::promoted(&self.program, &yes),
            &typing::promoted(&self.program, &no),
        );
        let ty = match common {
            Some(ty) => ty,
            None if yes.ty == no.ty => yes.ty.clone(),
            None => return invalid(at, "the two arms of `?:` have types that do not meet"),
        };
        let kind = ExprKind::Conditional(Box::new(condition), Box::new(yes), Box::new(no));
        Ok(Operand::Value(Expr { kind, ty }))
    }

    /// Binary operators that bind at least as tightly as `least`.
    pub(super) fn binary(&mut self, least: u8) -> Result<Operand> {
        let at = self.cursor.byte_position();
        let mut left = self.unary()?;
        while let Some((op, level)) = self.binary_operator().filter(|(_, level)| *level >= least) {
            self.cursor.link()?;
            self.cursor.advance();
            let place = self.cursor.byte_position();
            let right = self.binary(level + 1)?;
            let (a, b) = (self.value(left, at)?, self.value(right, place)?);
            left = Operand::Value(self.combined(op, a, b, at)?);
        }
        Ok(left)
    }

    fn binary_operator(&self) -> Option<(BinaryOp, u8)> {
        let token = self.cursor.peek();
        let op = BinaryOp::named(token.text)?;
        (token.kind == TokenKind::Punctuator).then(|| (op, precedence(op)))
    }

    /// A binary operation on values.
    pub(super) fn combined(&self, op: BinaryOp, left: Expr, right: Expr, at: usize) -> Result<Expr> {
        let (mut left, mut right) = (left, right);
        if op.is_comparison() && !left.ty.is_arithmetic() && right.ty.is_arithmetic() {
            right = self.converted(right, &left.ty, at)?;
        } else if op.is_comparison() && left.ty.is_arithmetic() && !right.ty.is_arithmetic() {
            left = self.converted(left, &right.ty, at)?;
        }
        match typing::binary(&self.program, op, &left, &right) {
            Some(ty) => Ok(Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty }),
            None if left.ty.is_scalar() && right.ty.is_scalar() => {
                let operation = format!("`{}` on pointers or floating values", op.name());
                unsupported(at, operation)
            }
            None => {
                let (left, right) = (self.ty(&left.ty), self.ty(&right.ty));
                invalid(at, format!("`{}` between `{left}` and `{right}`", op.name()))
            }
        }
    }

    pub(super) fn unary(&mut self) -> Result<Operand> {
        self.cursor.enter()?;
        let operand = self.unary_inner()?;
        self.cursor.leave();
        Ok(operand)
    }

    fn unary_inner(&mut self) -> Result<Operand> {
        let token = self.cursor.peek();
        if token.kind == TokenKind::Punctuator {
            match token.text {
                "++" | "--" => return self.prefix_step(),
                "-" => {
                    // A minus sign and a literal are one constant: constants of the tree may be negative.
                    if let Some(constant) = self.literal()? {
                        return Ok(Operand::Value(constant));
                    }
                }
                "*" | "&" => {
                    self.cursor.advance();
                    let operand = self.unary()?;
                    let is_star = token.text == "*";
                    return if is_star {
                        self.dereferenced(operand, token.start)
                    } else {
                        self.address(operand, token.start)
                    };
                }
                "(" if self.starts_type_at(1) => return self.cast(),
                _ => {}
            }
            if let Some(op) = UnaryOp::named(token.text) {
                return self.unary_operation(op);
            }
        }
        if let (Some(part), TokenKind::Word) = (complex_part(token.text), token.kind) {
            return self.part(part);
        }
        if self.header && matches!(token.text, "sizeof" | "_Alignof" | "__alignof__") {
            return self.extent_of_type();
        }
        if matches!(token.text, "sizeof" | "_Alignof" | "_Generic") && token.kind == TokenKind::Word {
            return unsupported(token.start, format!("`{}` in an expression", token.text));
        }
        self.postfix()
    }

    fn prefix_step(&mut self) -> Result<Operand> {
        let token = self.cursor.advance();
        let op = if token.text == "++" { StepOp::PreIncrement } else { StepOp::PreDecrement };
        let operand = self.unary()?;
        self.stepped(op, operand, token.start)
    }

    /// `++` or `--` on a place.
    pub(super) fn stepped(&self, op: StepOp, operand: Operand, at: usize) -> Result<Operand> {
        let place = self.target(operand, at)?;
        if !place.ty.is_arithmetic() {
            return unsupported(at, format!("a step of a `{}`", self.ty(&place.ty)));
        }
        Ok(Operand::Value(Expr { ty: place.ty.clone(), kind: ExprKind::Step(op, place) }))
    }

    fn unary_operation(&mut self, op: UnaryOp) -> Result<Operand> {
        let at = self.cursor.advance().start;
        let operand = self.unary()?;
        let operand = self.value(operand, at)?;
        match typing::unary(&self.program, op, &operand) {
            Some(ty) => Ok(Operand::Value(Expr { kind: ExprKind::Unary(op, Box::new(operand)), ty })),
            None => {
                let ty = self.ty(&operand.ty);
                invalid(at, format!("`{}` on a value of type `{ty}`", op.name()))
            }
        }
    }

    /// `(T)operand`, `(T){…}`, or the cast that the printer puts before a read of a wide bit-field.
    fn cast(&mut self) -> Result<Operand> {
        let at = self.cursor.advance().start;
        let ty = self.abstract_type()?;
        self.cursor.expect(")")?;
        if self.cursor.is_at(&["{"]) {
            return self.compound_literal(ty, at);
        }
        if let Type::Complex(PartType::Int(part)) = ty {
            return self.complex_of_integers(part);
        }
        // Constants first: the printer writes `(T)` before one whose type has no suffix, and the tree has no
        // cast there.
        if let Some(constant) = self.wide_constant(&ty)? {
            return Ok(Operand::Value(constant));
        }
        if let Some(constant) = self.cast_constant(&ty)? {
            return Ok(Operand::Value(constant));
        }
        let operand = self.unary()?;
        match operand {
            operand if ty == Type::Void => Ok(Operand::Discarded(self.discard(operand))),
            Operand::Place(place) if print::read_cast(&self.program, &place).as_ref() == Some(&ty) => {
                Ok(Operand::Value(Expr::read(place)))
            }
            operand => {
                let value = self.value(operand, at)?;
                let truth = ty == Type::Int(crate::IntType::Bool) && value.ty.is_scalar();
                if truth || (value.ty.is_arithmetic() && ty.is_arithmetic()) {
                    return Ok(Operand::Value(value.cast(ty)));
                }
                let (from, to) = (self.ty(&value.ty), self.ty(&ty));
                unsupported(at, format!("a cast from `{from}` to `{to}`"))
            }
        }
    }

    /// `__real__ z`, `__imag__ z`
    fn part(&mut self, part: ComplexPart) -> Result<Operand> {
        let at = self.cursor.advance().start;
        let operand = self.unary()?;
        match operand {
            Operand::Place(Place { ty: Type::Complex(of), base, path }) => {
                let whole = Place { ty: Type::Complex(of), base, path };
                Ok(Operand::Place(whole.stepped(PathStep::Part(part), Type::of_part(of).clone())))
            }
            _ => unsupported(at, "a part of what is no complex variable or member"),
        }
    }

    fn compound_literal(&mut self, ty: Type, at: usize) -> Result<Operand> {
        if ty.as_record().is_none() && !matches!(ty, Type::Vector(..)) {
            return unsupported(at, "a compound literal that is no record or vector");
        }
        self.require_complete(&ty, at)?;
        let init = self.initialiser(&ty)?;
        let literal = Operand::Value(Expr { kind: ExprKind::Literal(Box::new(init)), ty });
        self.suffixes_of(literal, at)
    }
}

fn complex_part(word: &str) -> Option<ComplexPart> {
    match word {
        "__real__" | "__real" => Some(ComplexPart::Real),
        "__imag__" | "__imag" => Some(ComplexPart::Imaginary),
        _ => None,
    }
}

/// The precedence of a binary operator; a higher number binds tighter.
const fn precedence(op: BinaryOp) -> u8 {
    use BinaryOp::*;
    match op {
        LogicalOr => 1,
        LogicalAnd => 2,
        BitOr => 3,
        BitXor => 4,
        BitAnd => 5,
        Equal | NotEqual => 6,
        Less | LessEqual | Greater | GreaterEqual => 7,
        Shl | Shr => 8,
        Add | Sub => 9,
        Mul | Div | Rem => 10,
    }
}

/// Tighter than `&&`: the lowest precedence of an operand of `&&` without parentheses.
pub(super) const ABOVE_AND: u8 = precedence(BinaryOp::LogicalAnd) + 1;
