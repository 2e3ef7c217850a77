//! The cursor over the tokens of LLVM IR.

use std::ops::{Deref, DerefMut};

use base::text::{self, LocatedProblem, Result, TextToken};

use super::lexer::{Token, TokenKind};

/// A [`text::Cursor`] with the forms that LLVM IR repeats.
pub(super) struct Cursor<'s>(text::Cursor<Token<'s>>);

impl<'s> Deref for Cursor<'s> {
    type Target = text::Cursor<Token<'s>>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Cursor<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<'s> Cursor<'s> {
    pub(super) const fn new(tokens: Vec<Token<'s>>) -> Cursor<'s> {
        Cursor(text::Cursor::new(tokens))
    }

    /// Skips `, word` if it comes next; returns whether it did.
    pub(super) fn accept_after_comma(&mut self, word: &str) -> bool {
        let found = self.is_at(&[",", word]);
        if found {
            self.skip(2);
        }
        found
    }

    /// Skips and returns the next token, which must be of this kind.
    pub(super) fn expect_kind(&mut self, kind: TokenKind, what: &str) -> Result<Token<'s>> {
        if self.next_is(kind) { Ok(self.advance()) } else { Err(self.unexpected(what)) }
    }

    pub(super) fn next_is(&self, kind: TokenKind) -> bool {
        self.peek().kind == kind
    }

    /// The next token's text if it is a word.
    pub(super) fn word(&self) -> Option<&'s str> {
        let token = self.peek();
        (token.kind == TokenKind::Word).then_some(token.text)
    }

    /// True if a list of items separated by commas ends here. Skips `close` at the end, or the comma before an item.
    pub(super) fn at_list_end(&mut self, close: &str, first: bool) -> Result<bool> {
        if self.accept(close) {
            return Ok(true);
        }
        if !first {
            self.expect(",")?;
        }
        Ok(false)
    }

    /// Skips an opening bracket and everything up to its closing bracket.
    pub(super) fn skip_brackets(&mut self) -> Result<()> {
        let open = self.byte_position();
        let mut depth = 0i32;
        loop {
            let token = self.peek();
            if token.kind == TokenKind::End {
                return Err(LocatedProblem::syntax(open, "a closing bracket", token.describe()));
            }
            depth += token.nesting();
            self.skip(1);
            if depth <= 0 {
                return Ok(());
            }
        }
    }
}

impl Token<'_> {
    /// The change of nesting at the next token: 1 for an opening bracket, -1 for a closing one. `<` and `>` are not
    /// counted, because they always enclose other brackets, or numbers and types.
    pub(super) fn nesting(&self) -> i32 {
        match (self.kind, self.text) {
            (TokenKind::Punctuator, "(" | "[" | "{" | "\\{") => 1,
            (TokenKind::Punctuator, ")" | "]" | "}" | "}/") => -1,
            _ => 0,
        }
    }
}
