//! The cursor over the tokens.

use super::error::{LocatedProblem, Result};
use super::lexer::{Token, TokenKind};

/// Limit on the nesting of types, constants and definitions of structures.
pub(super) const NESTING: u32 = 96;

/// The tokens and the current position.
pub(super) struct Cursor<'s> {
    tokens: Vec<Token<'s>>,
    at: usize,
    nesting: u32,
}

impl<'s> Cursor<'s> {
    pub(super) const fn new(tokens: Vec<Token<'s>>) -> Cursor<'s> {
        Cursor { tokens, at: 0, nesting: 0 }
    }

    /// The token `ahead` of the next; [`TokenKind::End`] beyond the end.
    pub(super) fn peek_at(&self, ahead: usize) -> Token<'s> {
        let last = self.tokens.len() - 1;
        self.tokens[(self.at + ahead).min(last)]
    }

    pub(super) fn peek(&self) -> Token<'s> {
        self.peek_at(0)
    }

    /// Byte position of the next token, for messages.
    pub(super) fn here(&self) -> usize {
        self.peek().start
    }

    /// Index of the next token.
    pub(super) const fn position(&self) -> usize {
        self.at
    }

    pub(super) const fn go_to(&mut self, position: usize) {
        self.at = position;
    }

    pub(super) fn advance(&mut self) -> Token<'s> {
        let token = self.peek();
        self.at += 1;
        token
    }

    /// Whether the next tokens have these texts.
    pub(super) fn at(&self, texts: &[&str]) -> bool {
        texts.iter().enumerate().all(|(ahead, text)| {
            let token = self.peek_at(ahead);
            token.text == *text && matches!(token.kind, TokenKind::Word | TokenKind::Punctuator)
        })
    }

    /// Skips the next token if it has this text; returns whether it did.
    pub(super) fn accept(&mut self, text: &str) -> bool {
        let found = self.at(&[text]);
        if found {
            self.at += 1;
        }
        found
    }

    /// Skips `, word` if it comes next; returns whether it did.
    pub(super) fn accept_after_comma(&mut self, word: &str) -> bool {
        let found = self.at(&[",", word]);
        if found {
            self.at += 2;
        }
        found
    }

    /// Skips the next token, which must have this text.
    pub(super) fn expect(&mut self, text: &str) -> Result<()> {
        if self.accept(text) { Ok(()) } else { Err(self.unexpected(format!("`{text}`"))) }
    }

    /// Skips and returns the next token, which must be of this kind.
    pub(super) fn expect_kind(&mut self, kind: TokenKind, what: &str) -> Result<Token<'s>> {
        if self.is(kind) { Ok(self.advance()) } else { Err(self.unexpected(what)) }
    }

    pub(super) fn is(&self, kind: TokenKind) -> bool {
        self.peek().kind == kind
    }

    /// The next token's text if it is a word.
    pub(super) fn word(&self) -> Option<&'s str> {
        let token = self.peek();
        (token.kind == TokenKind::Word).then_some(token.text)
    }

    /// The error that the next token is not the expected one.
    pub(super) fn unexpected(&self, expected: impl Into<String>) -> Box<LocatedProblem> {
        LocatedProblem::syntax(self.here(), expected, self.peek().describe())
    }

    /// Whether a list of items separated by commas ends here. Skips `close` at the end, or the comma before an item.
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
        let open = self.here();
        let mut depth = 0i32;
        loop {
            let token = self.peek();
            if token.kind == TokenKind::End {
                return Err(LocatedProblem::syntax(open, "a closing bracket", token.describe()));
            }
            depth += token.nesting();
            self.at += 1;
            if depth <= 0 {
                return Ok(());
            }
        }
    }

    /// Increases the nesting depth by one, up to the limit.
    pub(super) fn enter(&mut self) -> Result<()> {
        self.nesting += 1;
        if self.nesting > NESTING {
            return Err(LocatedProblem::unsupported(
                self.here(),
                format!("nesting deeper than {NESTING} levels"),
            ));
        }
        Ok(())
    }

    pub(super) const fn leave(&mut self) {
        self.nesting -= 1;
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
