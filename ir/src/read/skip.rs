//! Skips the parts of the text listed in `omitted`.

use base::text::Result;
use smol_str::{SmolStr, format_smolstr};

use super::Reader;
use super::cursor::Cursor;
use super::lexer::{Token, TokenKind};
use super::omitted::{
    FUNCTION, FUNCTION_WORDS, HEAD, MARKERS, OmissionEffect, PARAMETER, PLACEMENT, SANITIZERS,
};
use crate::call::{CallingConvention, TailCall};
use crate::print::push_symbol;

/// True if the next tokens are `keyword void @marker`.
pub(super) fn at_marker(cursor: &Cursor<'_>, keyword: &str) -> bool {
    cursor.is_at(&[keyword, "void"]) && MARKERS.contains(&cursor.peek_at(2).text)
}

impl Reader<'_> {
    /// Reads visibility and similar words in the head of a symbol.
    pub(super) fn placement_head(&mut self) -> Result<Vec<SmolStr>> {
        let mut words = Vec::new();
        while let Some(word) = self.cursor.word() {
            if PLACEMENT.contains(&word) {
                let start = self.cursor.position();
                self.cursor.advance();
                if word == "thread_local" {
                    self.skip_argument()?;
                }
                words.push(self.text_since(start, ""));
            } else if HEAD.contains(&word) {
                self.cursor.advance();
            } else {
                break;
            }
        }
        Ok(words)
    }

    /// The text of the tokens from `start` to here.
    fn text_since(&mut self, start: usize, between: &str) -> SmolStr {
        let end = self.cursor.position();
        self.cursor.go_to(start);
        let mut words = Vec::new();
        while self.cursor.position() < end {
            words.push(self.cursor.advance().text);
        }
        SmolStr::new(words.join(between))
    }

    /// Reads a calling convention: a word, or `cc 8`.
    pub(super) fn convention(&mut self) -> Result<CallingConvention> {
        let Some(word) = self.cursor.word() else { return Ok(CallingConvention::C) };
        if let Some(convention) = CallingConvention::from_keyword(word) {
            self.cursor.advance();
            return Ok(convention);
        }
        // The lexer of LLVM takes `cc8` for one word as well.
        let number = match word.strip_prefix("cc") {
            Some("") => {
                self.cursor.advance();
                self.cursor.expect_kind(TokenKind::Integer, "the number of a calling convention")?
            }
            Some(digits) if digits.bytes().all(|byte| byte.is_ascii_digit()) => self.cursor.advance(),
            _ => return Ok(CallingConvention::C),
        };
        match number.text.trim_start_matches("cc").parse() {
            Ok(number) if number < 1024 => Ok(CallingConvention::numbered(number)),
            _ => self.invalid(number.start, "the number of a calling convention has 10 bits"),
        }
    }

    /// Reads `tail` and similar words.
    pub(super) fn tail(&mut self) -> TailCall {
        let mut read = |marker: &TailCall| marker.keyword().is_some_and(|word| self.cursor.accept(word));
        TailCall::WRITTEN.into_iter().find(|marker| read(marker)).unwrap_or_default()
    }

    /// Skips an attribute of a parameter or result; false if the next word is not in the table.
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

    /// Reads an attribute of a function that is kept as it is written; `None` if the next word is not in the table.
    pub(super) fn function_word(&mut self) -> Result<Option<SmolStr>> {
        let word = self.cursor.peek().text;
        if !FUNCTION_WORDS.contains(&word) {
            return Ok(None);
        }
        self.cursor.advance();
        let start = self.cursor.position();
        self.skip_argument()?;
        let argument = self.text_since(start, "");
        // A group writes `alignstack=16`.
        Ok(Some(match argument.strip_prefix('=') {
            Some(number) => format_smolstr!("{word}({number})"),
            None => format_smolstr!("{word}{argument}"),
        }))
    }

    /// Skips an attribute of a function; false if the next word is not in the table.
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
        if self.cursor.is_at(&["("]) {
            return self.cursor.skip_brackets();
        }
        if self.cursor.accept("=") {
            self.cursor.expect_kind(TokenKind::Integer, "a number")?;
        }
        Ok(())
    }

    /// Skips `uselistorder i64 %v, { 1, 0 }`, the order in which LLVM keeps the uses of a value in memory.
    pub(super) fn skip_use_order(&mut self) -> Result<()> {
        while !self.cursor.is_at(&["{"]) {
            if self.cursor.next_is(TokenKind::End) || self.cursor.is_at(&["}"]) {
                return Err(self.cursor.unexpected("an order of uses"));
            }
            self.cursor.advance();
        }
        self.cursor.skip_brackets()
    }

    /// Skips `#dbg_value(…)` and calls of markers.
    pub(super) fn skip_markers(&mut self) -> Result<()> {
        loop {
            if self.cursor.next_is(TokenKind::DebugRecord) {
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

    /// Reads the placement of a symbol by linkers and code generators, such as `section "…"` and `comdat($name)`; `None` if
    /// something else comes next.
    pub(super) fn placement_tail(&mut self, symbol: &str) -> Result<Option<SmolStr>> {
        let start = self.cursor.position();
        match self.cursor.word() {
            Some("section" | "partition" | "code_model" | "gc") => {
                self.cursor.advance();
                self.cursor.expect_kind(TokenKind::Text, "a string")?;
            }
            Some("comdat") => {
                self.cursor.advance();
                if !self.cursor.is_at(&["("]) {
                    let mut word = String::from("comdat(");
                    push_symbol('$', symbol, &mut word);
                    word.push(')');
                    return Ok(Some(SmolStr::new(word)));
                }
                self.cursor.skip_brackets()?;
                return Ok(Some(self.text_since(start, "")));
            }
            Some(word) if SANITIZERS.contains(&word) => {
                self.cursor.advance();
            }
            _ => return Ok(None),
        }
        Ok(Some(self.text_since(start, " ")))
    }

    fn weigh(&mut self, token: Token<'_>, weight: OmissionEffect) {
        if weight == OmissionEffect::ChangesMeaning {
            self.drop_annotation(token.start, token.text);
        }
    }
}
