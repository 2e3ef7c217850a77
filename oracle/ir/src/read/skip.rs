//! Skips the parts of the text listed in `omitted`.

use base::text::Result;
use smol_str::{SmolStr, format_smolstr};

use super::Reader;
use super::cursor::Cursor;
use super::lexer::{Token, TokenKind};
use super::omitted::{FUNCTION, FUNCTION_WORDS, HEAD, MARKERS, OmissionEffect, PARAMETER};
use crate::call::{CallingConvention, TailCall};

/// Whether the next tokens are `keyword void @marker`.
pub(super) fn at_marker(cursor: &Cursor<'_>, keyword: &str) -> bool {
    cursor.at(&[keyword, "void"]) && MARKERS.contains(&cursor.peek_at(2).text)
}

impl Reader<'_> {
    fn skip_words(&mut self, words: &[&str]) {
        while self.cursor.word().is_some_and(|word| words.contains(&word)) {
            self.cursor.advance();
        }
    }

    /// Reads a calling convention, and skips visibility and similar words around it.
    pub(super) fn convention(&mut self) -> CallingConvention {
        self.skip_words(&HEAD);
        let read = [CallingConvention::Win64]
            .into_iter()
            .find(|convention| convention.keyword().is_some_and(|word| self.cursor.accept(word)));
        if read.is_some() {
            self.skip_words(&HEAD);
        }
        read.unwrap_or_default()
    }

    /// Reads `tail` and similar words.
    pub(super) fn tail(&mut self) -> TailCall {
        let mut read = |marker: &TailCall| marker.keyword().is_some_and(|word| self.cursor.accept(word));
        TailCall::WRITTEN.into_iter().find(|marker| read(marker)).unwrap_or_default()
    }

    /// Skips an attribute of a parameter or result; false if the next word is none of those in the table.
    pub(super) fn skip_parameter_attribute(&mut self) -> Result<bool> {
        let token = self.cursor.peek();
        let Some(&(_, weight)) = PARAMETER.iter().find(|(name, _)| *name == token.text) else {
            return Ok(false);
        };
        self.cursor.advance();
        self.skip_argument()?;
        self.weigh(token, weight);
        Ok(true)
    }

    /// Reads an attribute of a function that is kept as it is written; `None` if the next word is none of those in the table.
    pub(super) fn function_word(&mut self) -> Result<Option<SmolStr>> {
        let word = self.cursor.peek().text;
        if !FUNCTION_WORDS.contains(&word) {
            return Ok(None);
        }
        self.cursor.advance();
        let start = self.cursor.position();
        self.skip_argument()?;
        let end = self.cursor.position();
        self.cursor.go_to(start);
        let mut argument = String::new();
        while self.cursor.position() < end {
            argument.push_str(self.cursor.advance().text);
        }
        // A group writes `alignstack=16`.
        Ok(Some(match argument.strip_prefix('=') {
            Some(number) => format_smolstr!("{word}({number})"),
            None => format_smolstr!("{word}{argument}"),
        }))
    }

    /// Skips an attribute of a function; false if the next word is none of those in the table.
    pub(super) fn skip_function_attribute(&mut self) -> Result<bool> {
        if !FUNCTION.contains(&self.cursor.peek().text) {
            return Ok(false);
        }
        self.cursor.advance();
        self.skip_argument()?;
        Ok(true)
    }

    /// Skips `(…)` or `= 4`.
    pub(super) fn skip_argument(&mut self) -> Result<()> {
        if self.cursor.at(&["("]) {
            return self.cursor.skip_brackets();
        }
        if self.cursor.accept("=") {
            self.cursor.expect_kind(TokenKind::Integer, "a number")?;
        }
        Ok(())
    }

    /// Skips `uselistorder i64 %v, { 1, 0 }`, the order in which LLVM keeps the uses of a value in memory.
    pub(super) fn skip_use_order(&mut self) -> Result<()> {
        while !self.cursor.at(&["{"]) {
            if self.cursor.is(TokenKind::End) || self.cursor.at(&["}"]) {
                return Err(self.cursor.unexpected("an order of uses"));
            }
            self.cursor.advance();
        }
        self.cursor.skip_brackets()
    }

    /// Skips `#dbg_value(…)` and calls of markers.
    pub(super) fn skip_markers(&mut self) -> Result<()> {
        loop {
            if self.cursor.is(TokenKind::DebugRecord) {
                self.cursor.advance();
                self.cursor.skip_brackets()?;
            } else if !self.skip_marker()? {
                return Ok(());
            }
        }
    }

    /// Skips `tail call void @llvm.dbg.value(…)`; false if something else comes next.
    fn skip_marker(&mut self) -> Result<bool> {
        let start = self.cursor.position();
        self.tail();
        if !at_marker(&self.cursor, "call") {
            self.cursor.go_to(start);
            return Ok(false);
        }
        self.cursor.skip(3);
        self.cursor.skip_brackets()?;
        self.function_attrs()?;
        self.attachments()?;
        Ok(true)
    }

    /// Skips the placement by the linker: `section "…"`, `comdat`, `comdat($name)`, `partition "…"`.
    pub(super) fn skip_placement(&mut self) -> Result<bool> {
        match self.cursor.word() {
            Some("section" | "partition") => {
                self.cursor.advance();
                self.cursor.expect_kind(TokenKind::Text, "a string")?;
                Ok(true)
            }
            Some("comdat") => {
                self.cursor.advance();
                self.skip_argument()?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn weigh(&mut self, token: Token<'_>, weight: OmissionEffect) {
        if weight == OmissionEffect::ChangesMeaning {
            self.drop_annotation(token.start, token.text);
        }
    }
}
