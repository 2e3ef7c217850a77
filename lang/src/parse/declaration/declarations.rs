//! Declarations as headers have them: what is of no interest is passed over, and what is not of the subset is noted.

use base::text::{LocatedProblem, Result, invalid};
use smol_str::SmolStr;

use crate::parse::Declaration;
use crate::parse::lexer::TokenKind;
use crate::parse::numbering::opens_body;
use crate::parse::parser::Parser;
use crate::parse::scope::{Symbol, Tag};
use crate::{Field, IntType, Record, RecordId, RecordKind, Signature, Type};

impl<'s> Parser<'s> {
    /// Records the problem of a declaration and continues after it.
    pub(crate) fn pass_over(&mut self, start: usize, fault: LocatedProblem) -> Result<()> {
        self.unread.push(fault);
        self.in_parameters = 0;
        self.cursor.restart(start);
        let types = self.cursor.is_at(&["typedef"]);
        loop {
            let token = self.cursor.peek();
            let body = opens_body(self.cursor.passed());
            self.cursor.advance();
            match (token.kind, token.text) {
                (TokenKind::Word, name) if types && self.ends_declarator() => {
                    self.names.symbols.insert(name, Symbol::Unread);
                }
                (TokenKind::End, _) | (TokenKind::Punctuator, ";") => return Ok(()),
                (TokenKind::Punctuator, "(") => self.cursor.skip_to_close(")")?,
                (TokenKind::Punctuator, "{") => {
                    self.cursor.skip_to_close("}")?;
                    if body {
                        return Ok(());
                    }
                }
                _ => {}
            }
        }
    }

    /// True where a declarator may end with the name that was just passed, so that it is what is declared.
    fn ends_declarator(&self) -> bool {
        let after = self.cursor.peek();
        matches!(after.text, ";" | "," | "[")
            || (after.text == "__attribute__" && after.kind == TokenKind::Word)
    }

    /// Skips `__asm__("name")` after a declarator.
    pub(crate) fn pass_assembler_name(&mut self) -> Result<()> {
        while ["__asm__", "__asm", "asm"].iter().any(|word| self.cursor.is_at(&[word, "("])) {
            self.cursor.advance();
            self.cursor.advance();
            self.cursor.skip_to_close(")")?;
        }
        Ok(())
    }

    /// Variables are no matter of layout and calls.
    pub(crate) fn pass_variable(&mut self) -> Result<()> {
        if self.cursor.accept("=") { self.skip_initialiser() } else { Ok(()) }
    }

    /// A function, with its body or without; declared again, it is the same.
    pub(crate) fn header_function(&mut self, name: &'s str, signature: Signature, at: usize) -> Result<bool> {
        match self.names.symbols.get(name) {
            None => self.declared_functions.push((name.into(), signature.clone(), at)),
            Some(Symbol::Function(earlier, _)) if *earlier == signature => {}
            Some(_) => return invalid(at, format!("`{name}` was declared as something else before")),
        }
        self.names.symbols.insert(name, Symbol::Function(signature, None));
        let defined = self.cursor.accept("{");
        if defined {
            self.cursor.skip_to_close("}")?;
        }
        Ok(defined)
    }

    /// The record of a tag that nothing defines. It may only be pointed to; any other use is an error at that use.
    pub(crate) fn undefined_record(&mut self, tag: &'s str, is_union: bool) -> Type {
        let id = RecordId(self.program.records.len() as u32);
        let kind = if is_union { RecordKind::Union { active: 0 } } else { RecordKind::Struct };
        self.program.records.push(Record { kind, ..Record::structure(tag, Vec::new()) });
        self.complete.push(None);
        self.untagged.push(false);
        self.active.push(None);
        self.undefined.push(id);
        self.names.tags.insert(tag, Tag::Record(id));
        Type::Record(id)
    }

    /// The declarations of a text, and the errors for the skipped ones.
    pub(crate) fn declared(mut self) -> (Declaration, Vec<LocatedProblem>) {
        self.program.functions.clear();
        self.program.globals.clear();
        let mut functions: Vec<(SmolStr, Signature)> = Vec::new();
        for (name, signature, at) in std::mem::take(&mut self.declared_functions) {
            let mut passed = signature.params.iter().chain(&signature.ret);
            let incomplete =
                |ty: &&Type| ty.as_record().is_some_and(|id| self.complete[id.index()].is_none());
            match passed.find(incomplete) {
                Some(ty) => {
                    let feature = format!("`{name}`, which passes a `{}` that is not read,", self.ty(ty));
                    self.unread.push(*LocatedProblem::unsupported(at, feature));
                }
                None => functions.push((name, signature)),
            }
        }
        self.fill_incomplete();
        self.choose_active();
        let (program, records) = (self.program, self.outer_records);
        (Declaration { program, records, functions, unread: Vec::new() }, self.unread)
    }

    /// Every record of a program has a tag and a layout: of what is only pointed to, any will do.
    fn fill_incomplete(&mut self) {
        let tags: Vec<(SmolStr, Tag)> =
            self.names.tags.iter().map(|(tag, of)| ((*tag).into(), *of)).collect();
        let ids = (0..).map(RecordId).zip(&self.complete);
        let incomplete: Vec<RecordId> =
            ids.filter(|(_, complete)| complete.is_none()).map(|(id, _)| id).collect();
        for id in incomplete {
            let own = tags.iter().find(|(_, of)| *of == Tag::Record(id)).map(|(tag, _)| tag.clone());
            let tag = own.unwrap_or_else(|| self.invented_tag());
            let record = &mut self.program[id];
            let fields = vec![Field::member("opaque", Type::Int(IntType::Char))];
            *record = Record { kind: record.kind, ..Record::structure(tag, fields) };
        }
    }
}
