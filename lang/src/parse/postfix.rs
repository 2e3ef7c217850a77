//! Primary expressions and what follows them.

use base::text::{Result, invalid, syntax, unsupported};

use super::lexer::TokenKind;
use super::operand::Operand;
use super::parser::Parser;
use super::scope::Symbol;
use crate::{Callee, Expr, ExprKind, Init, IntType, Number, PathStep, Place, Signature, StepOp, Type};

impl Parser<'_> {
    pub(super) fn postfix(&mut self) -> Result<Operand> {
        let at = self.cursor.byte_position();
        let primary = self.primary()?;
        self.suffixes_of(primary, at)
    }

    /// `[i]`, `(arguments)`, `.m`, `->m`, `++` and `--`.
    pub(super) fn suffixes_of(&mut self, operand: Operand, at: usize) -> Result<Operand> {
        let mut operand = operand;
        loop {
            let token = self.cursor.peek();
            if token.kind != TokenKind::Punctuator {
                return Ok(operand);
            }
            operand = match token.text {
                "[" => self.element(operand, at)?,
                "(" => self.call(operand, at)?,
                "." | "->" => {
                    self.cursor.advance();
                    let name = self.cursor.identifier("a member's name")?;
                    let record = if token.text == "->" { self.dereferenced(operand, at)? } else { operand };
                    self.member_of(record, name, at)?
                }
                "++" => self.postfix_step(StepOp::PostIncrement, operand, at)?,
                "--" => self.postfix_step(StepOp::PostDecrement, operand, at)?,
                _ => return Ok(operand),
            };
            self.cursor.link()?;
        }
    }

    fn postfix_step(&mut self, op: StepOp, operand: Operand, at: usize) -> Result<Operand> {
        self.cursor.advance();
        self.stepped(op, operand, at)
    }

    fn element(&mut self, operand: Operand, at: usize) -> Result<Operand> {
        self.cursor.advance();
        let index = self.expression_value()?;
        self.cursor.expect("]")?;
        if !index.ty.is_integer() {
            return invalid(at, "an index that is no integer");
        }
        if let Operand::Place(place) = operand {
            if let Type::Array(of, _) | Type::Vector(of, _) = place.ty.clone() {
                return Ok(Operand::Place(place.stepped(PathStep::Index(Box::new(index)), *of)));
            }
            return self.pointed_element(Operand::Place(place), &index, at);
        }
        self.pointed_element(operand, &index, at)
    }

    /// `p[0]` is `*p`; pointers do not move here.
    fn pointed_element(&self, operand: Operand, index: &Expr, at: usize) -> Result<Operand> {
        if index.kind == ExprKind::Int(Number::ZERO) {
            return self.dereferenced(operand, at);
        }
        unsupported(at, "an index on a pointer")
    }

    fn call(&mut self, operand: Operand, at: usize) -> Result<Operand> {
        self.cursor.advance();
        let (callee, signature) = match operand {
            Operand::Function(id) => {
                self.frame.calls_itself |= self.frame.id == Some(id);
                (Callee::Direct(id), self.program[id].signature())
            }
            other => {
                let pointer = self.value(other, at)?;
                let Type::FunctionPointer(signature) = pointer.ty.clone() else {
                    return invalid(at, format!("a call of a `{}`", self.ty(&pointer.ty)));
                };
                (Callee::Pointer(Box::new(pointer)), *signature)
            }
        };
        let arguments = self.arguments(&signature, at)?;
        let ty = signature.ret.unwrap_or(Type::Void);
        Ok(Operand::Value(Expr { kind: ExprKind::Call(callee, arguments), ty }))
    }

    fn arguments(&mut self, signature: &Signature, at: usize) -> Result<Vec<Expr>> {
        let mut arguments = Vec::new();
        let lists = signature.tail.is_some_and(|tail| tail.passing.is_list());
        let mut open = !self.cursor.accept(")");
        while open {
            let here = self.cursor.byte_position();
            if lists && arguments.len() == signature.named() {
                self.list_argument(signature, &mut arguments)?;
                self.cursor.expect(")")?;
                return Ok(arguments);
            }
            let Some(ty) = signature.params.get(arguments.len()) else { break };
            let operand = self.assignment()?;
            let value = self.value(operand, here)?;
            let named = arguments.len() < signature.named();
            // No prototype converts an unnamed argument (C11 6.5.2.2p7): in the tree, a cast does.
            let converts = value.ty.is_arithmetic() && value.ty != *ty && ty.is_arithmetic();
            arguments.push(match named || !converts {
                true => self.converted(value, ty, here)?,
                false => value.cast(ty.clone()),
            });
            open = !self.cursor.accept(")");
            if open {
                self.cursor.expect(",")?;
            }
        }
        if open || lists || arguments.len() < signature.params.len() {
            let wanted = signature.params.len();
            return invalid(at, format!("the function called here takes {wanted} arguments"));
        }
        Ok(arguments)
    }

    fn primary(&mut self) -> Result<Operand> {
        if let Some(constant) = self.imaginary()? {
            return Ok(Operand::Value(constant));
        }
        if let Some(constant) = self.literal()? {
            return Ok(Operand::Value(constant));
        }
        if let Some(constant) = self.minimum()? {
            return Ok(Operand::Value(constant));
        }
        if self.cursor.accept("(") {
            let inner = self.expression()?;
            self.cursor.expect(")")?;
            return Ok(inner);
        }
        let token = self.cursor.peek();
        if token.kind == TokenKind::Text {
            return unsupported(token.start, "a string");
        }
        if self.cursor.is_at(&["__builtin_complex", "("]) {
            return self.complex();
        }
        let name = self.cursor.identifier("an expression")?;
        self.named(name, token.start)
    }

    /// `__builtin_complex(real, imaginary)`, both of one floating type.
    fn complex(&mut self) -> Result<Operand> {
        let at = self.cursor.advance().start;
        self.cursor.expect("(")?;
        let real = self.assignment()?;
        let real = self.value(real, at)?;
        self.cursor.expect(",")?;
        let imaginary = self.assignment()?;
        let imaginary = self.value(imaginary, at)?;
        self.cursor.expect(")")?;
        match (&real.ty, &imaginary.ty) {
            (Type::Float(a), Type::Float(b)) if a == b && !a.is_binary16() => {
                let ty = Type::Complex((*a).into());
                let init = Init::Complex(Box::new(real), Box::new(imaginary));
                Ok(Operand::Value(Expr { kind: ExprKind::Literal(Box::new(init)), ty }))
            }
            _ => invalid(at, "the parts of a complex number are of one floating type"),
        }
    }

    /// `(real + imaginary * 1i)` after a cast to a complex integer type, as the printer writes it.
    pub(super) fn complex_of_integers(&mut self, part: IntType) -> Result<Operand> {
        let ty = Type::Int(part);
        self.cursor.expect("(")?;
        let real = self.integer_part(&ty)?;
        self.cursor.expect("+")?;
        let imaginary = self.integer_part(&ty)?;
        self.cursor.expect("*")?;
        if self.cursor.peek().text != "1i" {
            return Err(self.cursor.unexpected("the constant `1i`"));
        }
        self.cursor.advance();
        self.cursor.expect(")")?;
        let init = Init::Complex(Box::new(real), Box::new(imaginary));
        let ty = Type::Complex(part.into());
        Ok(Operand::Value(Expr { kind: ExprKind::Literal(Box::new(init)), ty }))
    }

    /// A part, which the cast converts.
    fn integer_part(&mut self, ty: &Type) -> Result<Expr> {
        let at = self.cursor.byte_position();
        let part = self.unary()?;
        let part = self.value(part, at)?;
        let part = self.converted(part, ty, at)?;
        Ok(if part.ty == *ty { part } else { part.cast(ty.clone()) })
    }

    fn named(&self, name: &str, at: usize) -> Result<Operand> {
        if let Some(id) = self.frame.find(name) {
            if self.frame.valueless.iter().any(|(other, _)| *other == id) {
                let feature =
                    format!("`{name}` before a statement `{name} = …;` in the block that declares it");
                return unsupported(at, feature);
            }
            let ty = self.frame.locals[id.index()].ty.clone();
            return Ok(Operand::Place(Place::local(id, ty)));
        }
        match (self.names.symbols.get(name), name) {
            (Some(Symbol::Constant(value)), _) => {
                let ty = if self.holds(&Type::INT, *value) { Type::INT } else { Type::UINT };
                Ok(Operand::Value(Expr::int(*value, ty)))
            }
            (Some(Symbol::Global(id)), _) => {
                Ok(Operand::Place(Place::global(*id, self.program[*id].ty.clone())))
            }
            (Some(Symbol::Function(_, Some(id))), _) => Ok(Operand::Function(*id)),
            (Some(Symbol::Function(_, None)), "main") => unsupported(at, "a call of `main`"),
            (Some(Symbol::Function(_, None)), _) => {
                invalid(at, format!("`{name}` is declared, but has no body here"))
            }
            (Some(Symbol::Typedef(..) | Symbol::FunctionType(_) | Symbol::Unread), _) => {
                syntax(at, "an expression", format!("the type `{name}`"))
            }
            // No header is read: these are what headers say they are, unless the program says something else.
            (None, "true") => Ok(Operand::Value(Expr::int(1, Type::INT))),
            (None, "false" | "NULL") => Ok(Operand::Value(Expr::int(0, Type::INT))),
            (None, _) => invalid(at, format!("`{name}` is not declared")),
        }
    }
}
