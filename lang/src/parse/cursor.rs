//! The cursor over the tokens of C.

use std::ops::{Deref, DerefMut};

use base::text::{self, Result, unsupported};

use super::lexer::{Token, TokenKind};
use crate::FloatType;

/// Limit on the number of operators of one level that follow each other in an expression: each makes the tree one deeper.
const CHAIN: u32 = 256;

/// A [`text::Cursor`] that also counts the operators of the current expression.
pub(super) struct ParserCursor<'s> {
    tokens: text::Cursor<Token<'s>>,
    chain: u32,
}

impl<'s> Deref for ParserCursor<'s> {
    type Target = text::Cursor<Token<'s>>;
    fn deref(&self) -> &Self::Target {
        &self.tokens
    }
}

impl DerefMut for ParserCursor<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.tokens
    }
}

impl<'s> ParserCursor<'s> {
    pub(super) const fn new(tokens: Vec<Token<'s>>) -> ParserCursor<'s> {
        ParserCursor { tokens: text::Cursor::new(tokens), chain: 0 }
    }

    /// Continues at the token with this index, where no bracket is open.
    pub(super) const fn restart(&mut self, position: usize) {
        self.tokens.restart(position);
        self.chain = 0;
    }

    pub(super) fn is_word(&self) -> bool {
        self.peek().kind == TokenKind::Word
    }

    /// Skips and returns the next token, which must be an identifier.
    pub(super) fn identifier(&mut self, what: &str) -> Result<&'s str> {
        let token = self.peek();
        if token.kind != TokenKind::Word || is_keyword(token.text) {
            return Err(self.unexpected(what));
        }
        self.skip(1);
        Ok(token.text)
    }

    /// Skips everything up to the bracket that closes the one just passed, and that bracket.
    pub(super) fn skip_to_close(&mut self, close: &str) -> Result<()> {
        let mut depth = 0u32;
        loop {
            let token = self.peek();
            match (token.kind, token.text) {
                (TokenKind::End, _) => return Err(self.unexpected(format!("`{close}`"))),
                (TokenKind::Punctuator, "(" | "[" | "{") => depth += 1,
                (TokenKind::Punctuator, ")" | "]" | "}") if depth > 0 => depth -= 1,
                (TokenKind::Punctuator, text) if text == close => {
                    self.skip(1);
                    return Ok(());
                }
                _ => {}
            }
            self.skip(1);
        }
    }

    /// Counts one more operator in the chain of the current expression.
    pub(super) fn link(&mut self) -> Result<()> {
        self.chain += 1;
        if self.chain > CHAIN {
            let feature = format!("an expression of more than {CHAIN} operators in a row");
            return unsupported(self.byte_position(), feature);
        }
        Ok(())
    }

    /// Starts the chain anew, for a new statement or declaration.
    pub(super) const fn unlink(&mut self) {
        self.chain = 0;
    }
}

/// Words that are never names (C11 6.4.1 and the extensions that are read).
/// The names of floating types are in the table of these, so that a new one is a keyword at once.
pub(super) fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 62] = [
        "auto",
        "break",
        "case",
        "char",
        "const",
        "continue",
        "default",
        "do",
        "else",
        "enum",
        "extern",
        "for",
        "goto",
        "if",
        "inline",
        "int",
        "long",
        "register",
        "restrict",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "struct",
        "switch",
        "typedef",
        "union",
        "unsigned",
        "void",
        "volatile",
        "while",
        "_Alignas",
        "_Alignof",
        "_Atomic",
        "_Bool",
        "_Complex",
        "_Generic",
        "_Imaginary",
        "_Noreturn",
        "_Static_assert",
        "_Thread_local",
        "__attribute__",
        "__int128",
        "_BitInt",
        "__attribute",
        "asm",
        "__asm__",
        "__asm",
        "__inline",
        "__inline__",
        "__restrict",
        "__restrict__",
        "__const",
        "__const__",
        "__volatile",
        "__volatile__",
        "__signed",
        "__signed__",
        "__extension__",
        "__thread",
        "__alignof__",
    ];
    KEYWORDS.contains(&word) || FloatType::word(word).is_some()
}
