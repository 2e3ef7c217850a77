//! Initialisers of globals and bodies of functions, read when every name at file scope is known.

use base::text::{Result, invalid, unsupported};

use super::definition::{Head, Parameter};
use super::parser::Parser;
use super::scope::{FunctionScope, Symbol};
use crate::{Expr, FuncId, Init, LocalInit, Signature, Stmt, Type};

/// The name of the entry where `main` is it.
const ENTRY: &str = "entry";

impl<'s> Parser<'s> {
    /// Initialisers and bodies, now that every name is known.
    pub(super) fn definitions(&mut self) -> Result<()> {
        for (id, start) in std::mem::take(&mut self.initialisers) {
            self.cursor.go_to(start);
            self.cursor.unlink();
            let ty = self.program[id].ty.clone();
            self.program[id].init = Some(self.initialiser(&ty)?);
        }
        for body in std::mem::take(&mut self.bodies) {
            self.cursor.go_to(body.start);
            match body.id {
                Some(id) => self.function_body(id, body.head, false)?,
                None => self.main()?,
            }
        }
        Ok(())
    }

    /// Finds the entry: the function that `main` calls if it does nothing else, or `main` itself.
    fn main(&mut self) -> Result<()> {
        let callee = self.cursor.peek().text;
        if let (true, Some(Symbol::Function(signature, Some(id)))) =
            (self.cursor.is_at(&[callee, "(", ")", ";"]), self.names.symbols.get(callee))
            && signature.ret.is_none()
            && self.ends_main()
        {
            self.entry = Some(*id);
            return Ok(());
        }
        if self.program.functions.iter().any(|f| f.name == ENTRY) {
            let feature =
                format!("a `main` that does more than call a function, beside a function `{ENTRY}`");
            return unsupported(self.cursor.byte_position(), feature);
        }
        let side = self.cursor.peek().side;
        let id = self.add_function(ENTRY, &Signature::default(), side);
        self.entry = Some(id);
        self.function_body(id, Head::default(), true)
    }

    /// After the call: `}`, or `return 0; }`.
    fn ends_main(&self) -> bool {
        let text = |ahead: usize| self.cursor.peek_at(4 + ahead).text;
        text(0) == "}" || (text(0) == "return" && text(1) == "0" && text(2) == ";" && text(3) == "}")
    }

    fn function_body(&mut self, id: FuncId, head: Head<'s>, is_main: bool) -> Result<()> {
        let at = self.cursor.byte_position();
        self.frame = FunctionScope {
            id: Some(id),
            ret: self.program[id].ret.clone(),
            is_main,
            ..FunctionScope::default()
        };
        (self.frame.lists, self.program[id].va_copy_before) = (head.lists, head.va_copy_before);
        self.frame.open();
        if let Some(ret) = &self.frame.ret {
            self.require_complete(ret, at)?;
        }
        let behind = self.program[id].tail.map_or(usize::MAX, |tail| tail.named as usize);
        for (index, Parameter { name, ty, volatile }) in head.parameters.into_iter().enumerate() {
            self.require_complete(&ty, at)?;
            let Some(name) = name else {
                if index < behind {
                    return invalid(at, "a parameter without a name");
                }
                self.frame.declare_unnamed(&format!("p{index}"), ty);
                continue;
            };
            if self.frame.declare(name, ty, volatile).is_none() {
                return invalid(at, format!("two parameters `{name}`"));
            }
        }
        let mut body = self.block()?;
        // Nothing uses these.
        for (unused, _) in std::mem::take(&mut self.frame.valueless) {
            let zero = Expr::int(0, Type::INT);
            let value = self.converted(zero, &self.frame.locals[unused.index()].ty.clone(), at)?;
            body.insert(0, Stmt::Declare(unused, LocalInit::Init(Init::Value(value))));
        }
        let frame = std::mem::take(&mut self.frame);
        let function = &mut self.program[id];
        function.locals = frame.locals;
        function.recursive = frame.calls_itself;
        function.body = body;
        Ok(())
    }
}
