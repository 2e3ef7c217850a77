//! Declarations at file scope. Bodies and initialisers are passed over, to be read when every name is known.

use base::text::{LocatedProblem, Result, invalid, syntax, unsupported};

use super::attributes::{Attributes, vector_of};
use super::declarator::{Declared, What};
use super::definition::{Body, Head, Parameters};
use super::lexer::TokenKind;
use super::parser::Parser;
use super::scope::Symbol;
use super::specifier::Specifiers;
use crate::{CallingConvention, FuncId, Function, Global, GlobalId, Side, Signature, Type};

/// The functions a text may declare that are no part of the program.
const RUNTIME: [&str; 6] =
    ["bf_observe", "bf_observe_f32", "bf_observe_f64", "bf_observe_bytes", "memcpy", "memset"];

/// The functions by which programs print, which a text may declare, too.
const PRINTING: [&str; 3] = ["printf", "puts", "putchar"];

impl<'s> Parser<'s> {
    /// Every declaration of the text.
    pub(super) fn items(&mut self) -> Result<()> {
        while self.cursor.peek().kind != TokenKind::End {
            self.cursor.unlink();
            if !self.cursor.accept(";") && !self.static_assertion()? {
                let start = self.cursor.position();
                match self.item() {
                    Err(fault) if self.header && fault.is_unsupported() => self.pass_over(start, *fault)?,
                    read => read?,
                }
            }
        }
        Ok(())
    }

    /// Skips `_Static_assert(…);`, which has no meaning for the program.
    pub(super) fn static_assertion(&mut self) -> Result<bool> {
        let asserts = ["_Static_assert", "static_assert"].iter().any(|word| self.cursor.is_at(&[word, "("]));
        if !asserts {
            return Ok(false);
        }
        self.cursor.advance();
        self.cursor.advance();
        self.cursor.skip_to_close(")")?;
        self.cursor.expect(";")?;
        Ok(true)
    }

    fn item(&mut self) -> Result<()> {
        let at = self.cursor.byte_position();
        let specifiers = self.specifiers()?;
        if specifiers.attributes.without_convention() != Attributes::NONE {
            return unsupported(at, "an attribute before a declaration");
        }
        if let (true, Type::Record(id)) = (specifiers.defines, &specifiers.ty) {
            self.outer_records.push(*id);
        }
        if self.ends_declaration() {
            return Ok(());
        }
        loop {
            let at = self.cursor.byte_position();
            let declared = self.declarator(&specifiers)?;
            let declared = self.attributed(&specifiers, declared, at)?;
            if self.declare(&specifiers, declared, at)? || self.ends_declaration() {
                return Ok(());
            }
            if !self.cursor.accept(",") {
                return Err(self.cursor.unexpected("`;`, `,` or `=`"));
            }
        }
    }

    /// A declarator with the attributes after it: of a `typedef`, the size of a vector and an alignment of its own.
    fn attributed(&mut self, all: &Specifiers, declared: Declared<'s>, at: usize) -> Result<Declared<'s>> {
        self.pass_assembler_name()?;
        let attributes = self.attributes()?;
        let declared =
            Parser::with_convention(declared, attributes.convention.or(all.attributes.convention), at)?;
        let attributes = attributes.without_convention();
        if attributes == Attributes::NONE {
            return Ok(declared);
        }
        let Declared { what: What::Object(mut ty), name, volatile, mut typedef_align, flexible } = declared
        else {
            return unsupported(at, "an attribute of layout on a function");
        };
        if !all.typedef || attributes.packed {
            return unsupported(at, "an attribute of layout on a variable");
        }
        if let Some(size) = attributes.vector {
            ty = vector_of(ty, size)
                .ok_or_else(|| LocatedProblem::unsupported(at, "a vector of this size and of such lanes"))?;
        }
        self.attributes_of_record(all, &ty, attributes, at)?;
        if attributes.aligned.is_some() && matches!(ty, Type::Array(..)) {
            return unsupported(at, "an array with an alignment of its own");
        }
        // Of a chain of `typedef`s with alignments the last one decides.
        typedef_align = attributes.aligned.or(typedef_align);
        Ok(Declared { what: What::Object(ty), name, volatile, typedef_align, flexible })
    }

    /// A function of the convention given by attributes before or after its declarator.
    fn with_convention(
        declared: Declared<'s>,
        convention: Option<CallingConvention>,
        at: usize,
    ) -> Result<Declared<'s>> {
        match (convention, declared.what) {
            (None, what) => Ok(Declared { what, ..declared }),
            (Some(convention), What::Function(signature, parameters)) => {
                let what = What::Function(Signature { convention, ..signature }, parameters);
                Ok(Declared { what, ..declared })
            }
            (Some(_), What::Object(_)) => unsupported(at, "a calling convention on what is no function"),
        }
    }

    /// The last semicolon of a text may be missing.
    fn ends_declaration(&mut self) -> bool {
        self.cursor.accept(";") || self.cursor.peek().kind == TokenKind::End
    }

    /// One declarator; true when it was a function with its body, which no semicolon follows.
    fn declare(&mut self, specifiers: &Specifiers, declared: Declared<'s>, at: usize) -> Result<bool> {
        let Some(name) = declared.name else { return syntax(at, "a name", "none") };
        match declared.what {
            What::Object(_) if self.header && !specifiers.typedef => self.pass_variable()?,
            What::Object(ty) if specifiers.typedef => {
                let adds = declared.volatile || declared.typedef_align.is_some();
                self.name_after_typedef(specifiers, &ty, name, adds);
                // No code accesses objects in a header.
                if declared.volatile && !self.header {
                    return unsupported(at, "a `typedef` of a volatile type");
                }
                self.define(name, Symbol::Typedef(ty, declared.typedef_align, declared.flexible), at)?;
            }
            What::Function(signature, _) if specifiers.typedef => {
                self.define(name, Symbol::FunctionType(signature), at)?;
            }
            What::Object(_) if specifiers.external => {
                return unsupported(at, "an object that is defined elsewhere");
            }
            What::Object(_) if declared.typedef_align.is_some() => {
                return unsupported(at, "a variable with an alignment of its own");
            }
            What::Object(ty) => self.global(name, ty, declared.volatile, at)?,
            What::Function(signature, parameters) => {
                return self.function(name, signature, parameters, at);
            }
        }
        Ok(false)
    }

    /// Gives a name its meaning at file scope, once.
    ///
    /// The same `typedef` twice is one (C11 6.7p3).
    pub(super) fn define(&mut self, name: &'s str, symbol: Symbol, at: usize) -> Result<()> {
        let again = self.names.symbols.get(name).is_some_and(|earlier| earlier.is_same_type(&symbol));
        if self.names.symbols.insert(name, symbol).is_some() && !again {
            return invalid(at, format!("`{name}` is defined twice"));
        }
        Ok(())
    }

    fn global(&mut self, name: &'s str, ty: Type, volatile: bool, at: usize) -> Result<()> {
        self.require_complete(&ty, at)?;
        let id = GlobalId(self.program.globals.len() as u32);
        self.define(name, Symbol::Global(id), at)?;
        let side = Side::Callee;
        self.program.globals.push(Global { name: name.into(), ty, init: None, volatile, side });
        self.global_sides.push(self.cursor.peek().side);
        if self.cursor.accept("=") {
            self.initialisers.push((id, self.cursor.position()));
            self.skip_initialiser()?;
        }
        Ok(())
    }

    pub(super) fn skip_initialiser(&mut self) -> Result<()> {
        loop {
            let token = self.cursor.peek();
            match (token.kind, token.text) {
                (TokenKind::End, _) => return Err(self.cursor.unexpected("`;`")),
                (TokenKind::Punctuator, ";" | ",") => return Ok(()),
                (TokenKind::Punctuator, "{") => {
                    self.cursor.advance();
                    self.cursor.skip_to_close("}")?;
                }
                (TokenKind::Punctuator, "(") => {
                    self.cursor.advance();
                    self.cursor.skip_to_close(")")?;
                }
                _ => {
                    self.cursor.advance();
                }
            }
        }
    }

    fn function(
        &mut self,
        name: &'s str,
        signature: Signature,
        parameters: Parameters<'s>,
        at: usize,
    ) -> Result<bool> {
        let defined = self.cursor.is_at(&["{"]);
        if self.header {
            return self.header_function(name, signature, at);
        }
        if (RUNTIME.contains(&name) || PRINTING.contains(&name)) && !defined {
            return Ok(false);
        }
        match self.names.symbols.get(name) {
            None => {}
            Some(Symbol::Function(earlier, None)) if *earlier == signature => {}
            Some(Symbol::Function(earlier, Some(_))) if *earlier == signature && !defined => {
                return Ok(false);
            }
            Some(_) => return invalid(at, format!("`{name}` is defined twice, or not as declared before")),
        }
        if !defined {
            self.names.symbols.insert(name, Symbol::Function(signature, None));
            return Ok(false);
        }
        let side = self.cursor.peek().side;
        self.cursor.advance();
        let (mut signature, mut head) = (signature, Head::new(parameters));
        // These are read now and not with the body, because every call needs their types.
        self.unnamed_parameters(&mut signature, &mut head)?;
        let start = self.cursor.position();
        self.cursor.skip_to_close("}")?;
        let id = if name == "main" { None } else { Some(self.add_function(name, &signature, side)) };
        if id.is_none() && !head.parameters.is_empty() {
            return unsupported(at, "a `main` with parameters");
        }
        self.names.symbols.insert(name, Symbol::Function(signature, id));
        self.bodies.push(Body { start, id, head });
        Ok(true)
    }

    pub(super) fn add_function(&mut self, name: &str, signature: &Signature, side: Option<Side>) -> FuncId {
        let id = FuncId(self.program.functions.len() as u32);
        // The names come with the body; until then calls need the types.
        self.program.functions.push(Function::declared(name, signature, Side::Callee));
        self.function_sides.push(side);
        id
    }

    pub(super) const fn in_function(&self) -> bool {
        self.frame.id.is_some()
    }
}
