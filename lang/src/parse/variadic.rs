//! The parameters of a function that have no name in its declaration (C11 7.16), and calls that pass them on.
//!
//! ```c
//! int f(int last, ...)
//! {
//!     __builtin_va_list bf_ap;
//!     __builtin_va_start(bf_ap, last);
//!     double x = __builtin_va_arg(bf_ap, double);
//!     __builtin_va_end(bf_ap);
//! ```
//!
//! A body that names none of them and begins with a call that passes the list on to a function above need not read them: that
//! statement has their types. They are read before any body, because every call needs their types. [`crate::va_list_forwarding`] has the text of a call that
//! passes a list.

use base::text::{LocatedProblem, Result, unsupported};

use super::declarator::Declared;
use super::definition::{Head, Lists, Parameter};
use super::lexer::TokenKind;
use super::parser::Parser;
use super::scope::Symbol;
use crate::{Expr, LocalId, Place, Signature, Stmt, Type, VariadicPassing};

/// The copy of a list.
const COPY: &str = "bf_again";

/// The tokens that denote the list from which arguments are read.
type ListTokens<'s> = Vec<&'s str>;

impl<'s> Parser<'s> {
    /// Reads the first statements of the body of a function with unnamed parameters, after its brace.
    pub(super) fn unnamed_parameters(
        &mut self,
        signature: &mut Signature,
        head: &mut Head<'s>,
    ) -> Result<()> {
        let Some(tail) = signature.tail else { return Ok(()) };
        head.lists.named = head.parameters.len() as u32;
        head.lists.last = head.parameters.last().and_then(|parameter| parameter.name).unwrap_or_default();
        signature.params.truncate(head.parameters.len());
        while self.cursor.accept("__builtin_va_list") {
            let name = self.cursor.identifier("the name of a list of arguments")?;
            if name != COPY {
                head.lists.opened = Some(name);
            }
            self.cursor.expect(";")?;
        }
        let start = self.cursor.position();
        let list = match (head.lists.opened, head.lists.passed) {
            (Some(opened), _) => {
                self.open_list(&head.lists)?;
                vec![opened]
            }
            (None, Some(passed)) if tail.passing == VariadicPassing::ListPointer => vec!["*", passed],
            (None, Some(passed)) => vec![passed],
            (None, None) => return Ok(()),
        };
        self.read_each(&list, signature, head)?;
        if head.va_copy_before.is_some() {
            self.tokens(&["__builtin_va_end", "(", COPY, ")", ";"])?;
        }
        match (head.lists.opened, head.lists.passed) {
            (Some(opened), _)
                if head.va_copy_before.is_none() && !self.cursor.is_at(&["__builtin_va_end"]) =>
            {
                self.passed_on(opened, signature, head)?;
                // Back to the statement that passes the list on: it is read with the rest of the body.
                self.cursor.go_to(start);
            }
            (Some(opened), _) => self.tokens(&["__builtin_va_end", "(", opened, ")", ";"])?,
            (None, Some(passed)) if self.cursor.is_at(&["(", "void", ")", passed, ";"]) => {
                self.tokens(&["(", "void", ")", passed, ";"])?;
            }
            _ => {}
        }
        head.lists.params = head.parameters.len() as u32;
        Ok(())
    }

    /// The parameters after those that the first statement skips, if it passes the list on to a known function: the parameters that this
    /// function reads.
    fn passed_on(&self, opened: &'s str, signature: &mut Signature, head: &mut Head<'s>) -> Result<()> {
        let texts = (0..).map(|ahead| self.cursor.peek_at(ahead));
        let statement = texts.take_while(|token| token.kind != TokenKind::End && token.text != ";");
        let statement: Vec<&str> = statement.map(|token| token.text).collect();
        let passes = statement.windows(2).any(|pair| pair == [opened, ")"]);
        let callee = statement.iter().rev().filter(|_| passes).find_map(|name| {
            let Symbol::Function(callee, Some(_)) = self.names.symbols.get(name)? else { return None };
            callee.tail.filter(|tail| tail.passing == VariadicPassing::List).map(|_| callee)
        });
        let Some(callee) = callee else {
            let feature = format!(
                "a statement before `__builtin_va_end({opened})` that passes the list to no function above"
            );
            return unsupported(self.cursor.byte_position(), feature);
        };
        for ty in &callee.params[callee.named()..] {
            signature.params.push(ty.clone());
            head.parameters.push(Parameter { name: None, ty: ty.clone(), volatile: false });
        }
        Ok(())
    }

    fn tokens(&mut self, texts: &[&str]) -> Result<()> {
        texts.iter().try_for_each(|text| self.cursor.expect(text))
    }

    /// `va_start`, or `va_copy` of the list that was passed.
    fn open_list(&mut self, lists: &Lists<'_>) -> Result<()> {
        let opened = lists.opened.unwrap_or_default();
        match lists.passed {
            Some(passed) => self.tokens(&["__builtin_va_copy", "(", opened, ",", passed, ")", ";"]),
            None => self.tokens(&["__builtin_va_start", "(", opened, ",", lists.last, ")", ";"]),
        }
    }

    /// One parameter after the other, from a copy of the list in turn once there is one.
    fn read_each(
        &mut self,
        list: &ListTokens<'s>,
        signature: &mut Signature,
        head: &mut Head<'s>,
    ) -> Result<()> {
        let copy = vec![COPY];
        loop {
            let number = head.parameters.len() as u32;
            if head.va_copy_before.is_none() && self.cursor.is_at(&["__builtin_va_copy", "(", COPY]) {
                self.tokens(&["__builtin_va_copy", "(", COPY, ","])?;
                self.tokens(list)?;
                self.tokens(&[")", ";"])?;
                head.va_copy_before = Some(number);
            }
            // Both lists go past every argument; which of the two gives its value alternates.
            let (from, other) = match head.va_copy_before {
                None => (list, None),
                Some(va_copy_before) if (number - va_copy_before).is_multiple_of(2) => (list, Some(&copy)),
                Some(_) => (&copy, Some(list)),
            };
            let parameter = if self.skips_argument(from) {
                self.argument_without_variable(from)?
            } else if self.reads_argument() {
                self.unnamed_parameter(from)?
            } else {
                return Ok(());
            };
            if let Some(other) = other {
                self.skipped(other, &parameter.ty)?;
            }
            signature.params.push(parameter.ty.clone());
            head.parameters.push(parameter);
        }
    }

    /// True if the statement is a declaration with an argument as its first value.
    fn reads_argument(&self) -> bool {
        let ends = |ahead: &usize| {
            let token = self.cursor.peek_at(*ahead);
            token.kind == TokenKind::End || matches!(token.text, ";" | "=" | "{" | "}")
        };
        let end = (0..).find(ends).unwrap_or(0);
        let is_call = self.cursor.peek_at(end + 1).text == "__builtin_va_arg";
        end > 1 && self.cursor.peek_at(end).text == "=" && is_call
    }

    /// `T p = __builtin_va_arg(list, T);`
    fn unnamed_parameter(&mut self, list: &ListTokens<'s>) -> Result<Parameter<'s>> {
        let at = self.cursor.byte_position();
        let specifiers = self.specifiers()?;
        let declared: Declared<'s> = self.declarator(&specifiers)?;
        let (name, volatile) = (declared.name, declared.volatile);
        let ty: Type = declared.object(at)?;
        self.cursor.expect("=")?;
        self.argument_of(list, &ty)?;
        Ok(Parameter { name, ty, volatile })
    }

    /// True if the statement reads an argument of a list and drops it.
    fn skips_argument(&self, list: &[&str]) -> bool {
        let start = ["(", "void", ")", "__builtin_va_arg", "("];
        self.cursor.is_at(&[&start[..], list, &[","]].concat())
    }

    /// `(void)__builtin_va_arg(list, T);`, of an argument that the body does not name.
    fn argument_without_variable(&mut self, list: &[&str]) -> Result<Parameter<'s>> {
        let at = self.cursor.byte_position();
        self.tokens(&["(", "void", ")", "__builtin_va_arg", "("])?;
        self.tokens(list)?;
        self.cursor.expect(",")?;
        let ty = self.abstract_type()?;
        if matches!(ty, Type::Void) {
            return unsupported(at, "an argument of type `void`");
        }
        self.tokens(&[")", ";"])?;
        Ok(Parameter { name: None, ty, volatile: false })
    }

    /// `__builtin_va_arg(list, T);`
    fn argument_of(&mut self, list: &[&str], ty: &Type) -> Result<()> {
        let at = self.cursor.byte_position();
        self.tokens(&["__builtin_va_arg", "("])?;
        self.tokens(list)?;
        self.cursor.expect(",")?;
        if self.abstract_type()? != *ty {
            let feature = "an argument of another type than the variable it is put into";
            return unsupported(at, feature);
        }
        self.tokens(&[")", ";"])
    }

    /// `(void)__builtin_va_arg(list, T);`
    fn skipped(&mut self, list: &[&str], ty: &Type) -> Result<()> {
        self.tokens(&["(", "void", ")"])?;
        self.argument_of(list, ty)
    }

    /// A statement that passes a list on, with what opens and closes the list; `false` for any other.
    pub(super) fn passes_list(&mut self, body: &mut Vec<Stmt>) -> Result<bool> {
        let lists = self.frame.lists;
        let opened = lists.opened.filter(|_| !lists.spent).filter(|_| {
            ["__builtin_va_start", "__builtin_va_copy"].iter().any(|open| self.cursor.is_at(&[open]))
        });
        let list = match (opened, lists.passed) {
            (Some(opened), _) => {
                self.open_list(&lists)?;
                opened
            }
            (None, Some(passed)) if self.skips_argument(&[passed]) => passed,
            _ => return Ok(false),
        };
        let mut at = lists.named;
        while self.skips_argument(&[list]) {
            let ty = self.parameter_type(at)?;
            self.skipped(&[list], &ty)?;
            at += 1;
        }
        // Only while the list is open, a call in the statement may have it as its argument.
        self.frame.lists.open = Some((list, at));
        self.frame.lists.reached = None;
        self.statement(body)?;
        while self.unread_marker() {}
        if let Some(reached) = self.frame.lists.reached {
            self.read_anew(list, reached)?;
        }
        self.frame.lists.open = None;
        if opened.is_some() {
            self.tokens(&["__builtin_va_end", "(", list, ")", ";"])?;
        }
        Ok(true)
    }

    /// `p3 = __builtin_va_arg(list, T);` for every parameter after those that a callee has read.
    fn read_anew(&mut self, list: &str, reached: u32) -> Result<()> {
        for number in reached..self.frame.lists.params {
            let ty = self.parameter_type(number)?;
            let name = self.frame.locals[number as usize].name.clone();
            self.tokens(&[&name, "="])?;
            self.argument_of(&[list], &ty)?;
        }
        Ok(())
    }

    fn parameter_type(&self, number: u32) -> Result<Type> {
        let parameters = self.frame.locals.get(..self.frame.lists.params as usize).unwrap_or(&[]);
        let parameter = parameters.get(number as usize).map(|local| local.ty.clone());
        parameter.ok_or_else(|| {
            LocatedProblem::unsupported(self.cursor.byte_position(), "an argument that was not read before")
        })
    }

    /// Once, and not in a block that may be repeated or left out: afterwards the list is indeterminate (C11 7.16p3).
    fn may_pass_itself(&self) -> bool {
        /// The scopes of the parameters and of the body.
        const BODY: usize = 2;
        !self.frame.lists.spent && self.frame.scopes.len() == BODY
    }

    /// The list that a call passes: the arguments that are in it.
    pub(super) fn list_argument(&mut self, signature: &Signature, arguments: &mut Vec<Expr>) -> Result<()> {
        let behind = self.cursor.accept("&");
        let at = self.cursor.byte_position();
        let name = self.cursor.identifier("a list of arguments")?;
        let lists = self.frame.lists;
        let is_pointer = signature.tail.is_some_and(|tail| tail.passing == VariadicPassing::ListPointer);
        let unskipped = lists.passed.map(|passed| (passed, lists.named));
        let (list, first) = lists.open.or(unskipped).unwrap_or_default();
        let itself = lists.passed == Some(name);
        if behind != is_pointer || list != name || (itself && (behind || !self.may_pass_itself())) {
            return unsupported(at, format!("`{name}` where a list of arguments is passed"));
        }
        self.frame.lists.spent |= itself;
        let count = (signature.params.len() - signature.named()) as u32;
        for number in first..first + count {
            let ty = self.parameter_type(number)?;
            arguments.push(Expr::read(Place::local(LocalId(number), ty)));
        }
        self.frame.lists.reached = is_pointer.then_some(first + count);
        Ok(())
    }
}
