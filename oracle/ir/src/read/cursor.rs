//! Walking over the tokens.

use super::error::{Fault, Result};
use super::lexer::{Kind, Token};

/// How deep types, constants and definitions of structures may nest in each other.
pub(super) const NESTING: u32 = 96;

/// The tokens and the place in them.
pub(super) struct Cursor<'s> {
    tokens: Vec<Token<'s>>,
    at: usize,
    nesting: u32,
}

impl<'s> Cursor<'s> {
    pub(super) const fn new(tokens: Vec<Token<'s>>) -> Cursor<'s> {
        Cursor { tokens, at: 0, nesting: 0 }
    }

    /// The token `ahead` of the next; [`Kind::End`] beyond the end.
    pub(super) fn peek_at(&self, ahead: usize) -> Token<'s> {
        let last = self.tokens.len() - 1;
        self.tokens[(self.at + ahead).min(last)]
    }

    pub(super) fn peek(&self) -> Token<'s> {
        self.peek_at(0)
    }

    /// Where the next token starts, for messages.
    pub(super) fn here(&self) -> usize {
        self.peek().start
    }

    /// The number of the next token.
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

    /// True when the next tokens have these texts.
    pub(super) fn at(&self, texts: &[&str]) -> bool {
        texts.iter().enumerate().all(|(ahead, text)| {
            let token = self.peek_at(ahead);
            token.text == *text && matches!(token.kind, Kind::Word | Kind::Punctuator)
        })
    }

    /// Steps over a token if it is the next.
    pub(super) fn accept(&mut self, text: &str) -> bool {
        let found = self.at(&[text]);
        if found {
            self.at += 1;
        }
        found
    }

    /// Steps over `, word` if that comes next.
    pub(super) fn accept_after_comma(&mut self, word: &str) -> bool {
        let found = self.at(&[",", word]);
        if found {
            self.at += 2;
        }
        found
    }

    /// Steps over a token that has to be the next.
    pub(super) fn expect(&mut self, text: &str) -> Result<()> {
        if self.accept(text) { Ok(()) } else { Err(self.unexpected(format!("`{text}`"))) }
    }

    /// Steps over a token of a kind that has to be the next.
    pub(super) fn expect_kind(&mut self, kind: Kind, what: &str) -> Result<Token<'s>> {
        if self.is(kind) { Ok(self.advance()) } else { Err(self.unexpected(what)) }
    }

    pub(super) fn is(&self, kind: Kind) -> bool {
        self.peek().kind == kind
    }

    /// The next token's text if it is a keyword.
    pub(super) fn word(&self) -> Option<&'s str> {
        let token = self.peek();
        (token.kind == Kind::Word).then_some(token.text)
    }

    /// The next token is not what LLVM wants here.
    pub(super) fn unexpected(&self, expected: impl Into<String>) -> Box<Fault> {
        Fault::syntax(self.here(), expected, self.peek().describe())
    }

    /// What `item` reads, separated by commas, up to `close`.
    pub(super) fn at_list_end(&mut self, close: &str, first: bool) -> Result<bool> {
        if self.accept(close) {
            return Ok(true);
        }
        if !first {
            self.expect(",")?;
        }
        Ok(false)
    }

    /// Steps over an opening bracket and everything up to the bracket that closes it.
    pub(super) fn skip_brackets(&mut self) -> Result<()> {
        let open = self.here();
        let mut depth = 0i32;
        loop {
            let token = self.peek();
            if token.kind == Kind::End {
                return Err(Fault::syntax(open, "a closing bracket", token.describe()));
            }
            depth += token.nesting();
            self.at += 1;
            if depth <= 0 {
                return Ok(());
            }
        }
    }

    /// Goes one level deeper, unless that is too deep.
    pub(super) fn enter(&mut self) -> Result<()> {
        self.nesting += 1;
        if self.nesting > NESTING {
            return Err(Fault::unsupported(self.here(), format!("nesting deeper than {NESTING} levels")));
        }
        Ok(())
    }

    pub(super) const fn leave(&mut self) {
        self.nesting -= 1;
    }
}

impl Token<'_> {
    /// One for an opening bracket, minus one for a closing one. `<` and `>` always enclose other brackets or
    /// numbers and types, so that nothing is lost by not counting them.
    pub(super) fn nesting(&self) -> i32 {
        match (self.kind, self.text) {
            (Kind::Punctuator, "(" | "[" | "{" | "\\{") => 1,
            (Kind::Punctuator, ")" | "]" | "}" | "}/") => -1,
            _ => 0,
        }
    }
}
