//! Statements.

use base::text::{Result, invalid, unsupported};

use super::attributes::Attributes;
use super::lexer::TokenKind;
use super::parser::Parser;
use crate::{Case, Expr, ExprKind, Init, LocalInit, Number, Place, Stmt, Type, typing};

impl Parser<'_> {
    /// Statements up to the closing brace of a block whose opening brace was passed.
    pub(super) fn block(&mut self) -> Result<Vec<Stmt>> {
        self.frame.open();
        let mut body = Vec::new();
        while !self.cursor.accept("}") {
            self.statement(&mut body)?;
        }
        self.frame.close();
        Ok(body)
    }

    /// A block, or one statement in its place.
    pub(super) fn body(&mut self) -> Result<Vec<Stmt>> {
        if self.cursor.accept("{") {
            return self.block();
        }
        self.frame.open();
        let mut body = Vec::new();
        self.statement(&mut body)?;
        self.frame.close();
        Ok(body)
    }

    pub(super) fn statement(&mut self, body: &mut Vec<Stmt>) -> Result<()> {
        self.cursor.unlink();
        self.cursor.enter()?;
        if self.starts_declaration() {
            self.local_declaration(body)?;
        } else if self.first_value(body)? {
            // The declaration is where the variable gets its value.
        } else if !self.cursor.accept(";") && !self.unread_marker() && !self.passes_list(body)? {
            let stmt = self.single()?;
            body.push(stmt);
        }
        self.cursor.leave();
        Ok(())
    }

    /// Skips `(void)x;`, which only marks `x` as possibly unread, or `(void)&x;`, which marks it as no `register` variable.
    pub(super) fn unread_marker(&mut self) -> bool {
        let address = usize::from(self.cursor.peek_at(3).text == "&");
        let name = self.cursor.peek_at(3 + address).text;
        let tokens = ["(", "void", ")", "&", name, ";"];
        let marker = if address == 1 {
            self.cursor.is_at(&tokens)
        } else {
            self.cursor.is_at(&["(", "void", ")", name, ";"])
        };
        let marker = marker && self.frame.find(name).is_some();
        if marker {
            self.cursor.skip(5 + address);
        }
        marker
    }

    fn single(&mut self) -> Result<Stmt> {
        let token = self.cursor.peek();
        match token.text {
            "{" => {
                // The printer writes an observation of a wide value, and a loop with a bound, as blocks.
                if let Some(observation) = self.wide_observation()? {
                    return Ok(observation);
                }
                if let Some(bounded) = self.bounded_loop()? {
                    return Ok(bounded);
                }
                self.cursor.advance();
                Ok(Stmt::Block(self.block()?))
            }
            "if" => self.if_statement(),
            "for" => self.counted_loop(),
            "switch" => self.switch(),
            "return" => self.return_statement(),
            "break" => self.jump(Stmt::Break),
            "continue" => self.jump(Stmt::Continue),
            "while" => self.unbounded_loop(),
            "do" => unsupported(token.start, "a `do` loop, other than `while (condition) { … }`,"),
            "goto" | "asm" | "__asm__" => unsupported(token.start, format!("`{}`", token.text)),
            "case" | "default" => unsupported(token.start, "a label deep inside a `switch`"),
            _ if token.kind == TokenKind::Word && self.cursor.peek_at(1).text == ":" => {
                unsupported(token.start, "a label")
            }
            _ => self.expression_statement(),
        }
    }

    fn jump(&mut self, stmt: Stmt) -> Result<Stmt> {
        self.cursor.advance();
        self.cursor.expect(";")?;
        Ok(stmt)
    }

    fn expression_statement(&mut self) -> Result<Stmt> {
        if let Some(stmt) = self.runtime_call()? {
            return Ok(stmt);
        }
        let operand = self.expression()?;
        self.cursor.expect(";")?;
        Ok(Stmt::Expr(self.discard(operand)))
    }

    fn if_statement(&mut self) -> Result<Stmt> {
        self.cursor.advance();
        self.cursor.expect("(")?;
        let condition = self.condition()?;
        self.cursor.expect(")")?;
        let yes = self.body()?;
        let no = if self.cursor.accept("else") { self.body()? } else { Vec::new() };
        Ok(Stmt::If(condition, yes, no))
    }

    fn return_statement(&mut self) -> Result<Stmt> {
        let at = self.cursor.advance().start;
        if self.cursor.accept(";") {
            return match self.frame.ret {
                Some(_) => invalid(at, "this function returns a value"),
                None => Ok(Stmt::Return(None)),
            };
        }
        let value = self.expression_value()?;
        self.cursor.expect(";")?;
        match &self.frame.ret {
            Some(ty) => Ok(Stmt::Return(Some(self.converted(value, ty, at)?))),
            None if self.frame.is_main && value.kind == ExprKind::Int(Number::ZERO) => Ok(Stmt::Return(None)),
            None if self.frame.is_main => {
                let value = self.converted(value, &Type::INT, at)?;
                Ok(Stmt::Block(vec![self.observation_of(value), Stmt::Return(None)]))
            }
            None => invalid(at, "this function returns no value"),
        }
    }

    fn local_declaration(&mut self, body: &mut Vec<Stmt>) -> Result<()> {
        let at = self.cursor.byte_position();
        let specifiers = self.specifiers()?;
        if specifiers.typedef || specifiers.external || specifiers.attributes != Attributes::NONE {
            return unsupported(at, "a `typedef`, `extern` or attribute inside a function");
        }
        if self.cursor.accept(";") {
            return Ok(());
        }
        loop {
            let at = self.cursor.byte_position();
            let declared = self.declarator(&specifiers)?;
            let (name, volatile) = (declared.name, declared.volatile);
            let ty = declared.object(at)?;
            self.require_complete(&ty, at)?;
            let Some(name) = name else { return Err(self.cursor.unexpected("a name")) };
            let Some(id) = self.frame.declare(name, ty.clone(), volatile) else {
                return invalid(at, format!("`{name}` is declared twice"));
            };
            if self.cursor.accept("=") {
                let init = self.initialiser(&ty)?;
                body.push(Stmt::Declare(id, LocalInit::Init(init)));
            } else if self.cursor.is_at(&[";", "memset", "("]) {
                self.cursor.advance();
                let init = self.graffiti(&Place::local(id, ty), at)?;
                body.push(Stmt::Declare(id, init));
                return Ok(());
            } else if ty.element().as_record().is_some() {
                body.push(Stmt::Declare(id, LocalInit::Indeterminate));
            } else if ty.is_scalar() {
                // Its declaration in the tree is the first assignment to it; until that is read, nothing may
                // name it.
                self.frame.valueless.push((id, self.frame.scopes.len()));
            } else {
                return unsupported(at, "an array of scalars without an initialiser");
            }
            if !self.cursor.accept(",") {
                return self.cursor.expect(";");
            }
        }
    }

    /// `x = 1;` in the block of `int x;`, or a loop that begins with that.
    fn first_value(&mut self, body: &mut Vec<Stmt>) -> Result<bool> {
        let in_loop = self.cursor.is_at(&["for", "("]);
        let name = self.cursor.peek_at(if in_loop { 2 } else { 0 }).text;
        let tokens = if in_loop { &["for", "(", name, "="][..] } else { &[name, "="] };
        let Some(id) = self.cursor.is_at(tokens).then(|| self.frame.find(name)).flatten() else {
            return Ok(false);
        };
        let here = (id, self.frame.scopes.len());
        let Some(at) = self.frame.valueless.iter().position(|local| *local == here) else { return Ok(false) };
        self.frame.valueless.remove(at);
        let ty = self.frame.locals[id.index()].ty.clone();
        if in_loop {
            let zero = Expr::int(0, Type::INT);
            let zero = self.converted(zero, &ty, self.cursor.byte_position())?;
            body.push(Stmt::Declare(id, LocalInit::Init(Init::Value(zero))));
            let stmt = self.single()?;
            body.push(stmt);
            return Ok(true);
        }
        self.cursor.skip(2);
        let init = self.initialiser(&ty)?;
        self.cursor.expect(";")?;
        body.push(Stmt::Declare(id, LocalInit::Init(init)));
        Ok(true)
    }

    fn switch(&mut self) -> Result<Stmt> {
        let at = self.cursor.advance().start;
        self.cursor.expect("(")?;
        let value = self.expression_value()?;
        self.cursor.expect(")")?;
        let Type::Int(promoted) = typing::promoted(&self.program, &value) else {
            return invalid(at, "a `switch` on what is no integer");
        };
        self.cursor.expect("{")?;
        let mut cases: Vec<Case> = Vec::new();
        let mut default = Vec::new();
        while !self.cursor.accept("}") {
            // The tree has the default after all cases, so that it is read only where it stands last.
            if self.cursor.accept("default") {
                self.cursor.expect(":")?;
                default = self.case_body()?.0;
                self.cursor.expect("}")?;
                break;
            }
            let at = self.cursor.byte_position();
            self.cursor.expect("case")?;
            let label = self.constant()?;
            let label = typing::wrap(&self.program, label, promoted, None);
            self.cursor.expect(":")?;
            if cases.iter().any(|case| case.label == label) {
                return invalid(at, format!("a second `case {label}`"));
            }
            let (body, falls_through) = self.case_body()?;
            cases.push(Case { label, body, falls_through });
        }
        Ok(Stmt::Switch { value, cases, default })
    }

    /// The statements after a label, without the `break` at their end, and true if control continues with the next label.
    fn case_body(&mut self) -> Result<(Vec<Stmt>, bool)> {
        self.frame.open();
        let mut body = Vec::new();
        while !["case", "default", "}"].iter().any(|end| self.cursor.is_at(&[end])) {
            self.statement(&mut body)?;
        }
        self.frame.close();
        if let [Stmt::Block(inner)] = &mut body[..] {
            body = std::mem::take(inner);
        }
        if body.last() == Some(&Stmt::Break) {
            body.pop();
            return Ok((body, false));
        }
        let leaves = matches!(body.last(), Some(Stmt::Return(_) | Stmt::Continue));
        Ok((body, !leaves))
    }
}
