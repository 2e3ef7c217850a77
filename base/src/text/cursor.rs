//! A cursor over the tokens of a text.

use super::error::{LocatedProblem, Result};

/// Limit on the nesting of brackets, statements, operators, types and the like in each other.
pub const NESTING: u32 = 96;

/// A token of some language: a piece of the text with a kind.
pub trait TextToken: Copy {
    /// The piece of the text.
    fn text(&self) -> &str;

    /// Byte position in the text.
    fn start(&self) -> usize;

    /// True if it is the token after the last one of the text.
    fn is_end(&self) -> bool;

    /// True if its text identifies it: a word or punctuation, and not a string or number of the same spelling.
    fn is_symbol(&self) -> bool;

    /// The token in words, for an error message; only the start of a long one.
    fn describe(&self) -> String {
        const LONGEST: usize = 60;
        if self.is_end() {
            return "the end of the text".to_owned();
        }
        let cut: String = self.text().chars().take(LONGEST).collect();
        let ellipsis = if cut.len() < self.text().len() { "…" } else { "" };
        format!("`{cut}{ellipsis}`")
    }
}

/// The tokens and the current position. The last token is the end of the text.
#[derive(Debug)]
pub struct Cursor<T> {
    tokens: Vec<T>,
    at: usize,
    nesting: u32,
}

impl<T: TextToken> Cursor<T> {
    /// A cursor at the first of these tokens, of which the last is the end of the text.
    #[must_use]
    pub const fn new(tokens: Vec<T>) -> Cursor<T> {
        Cursor { tokens, at: 0, nesting: 0 }
    }

    /// The token `ahead` of the next; the last one beyond the end.
    pub fn peek_at(&self, ahead: usize) -> T {
        let last = self.tokens.len() - 1;
        self.tokens[(self.at + ahead).min(last)]
    }

    /// The next token.
    pub fn peek(&self) -> T {
        self.peek_at(0)
    }

    /// Byte position of the next token, for messages.
    pub fn byte_position(&self) -> usize {
        self.peek().start()
    }

    /// Index of the next token.
    pub const fn position(&self) -> usize {
        self.at
    }

    /// Continues at the token with this index.
    pub const fn go_to(&mut self, position: usize) {
        self.at = position;
    }

    /// Continues at the token with this index, where no bracket is open.
    pub const fn restart(&mut self, position: usize) {
        self.at = position;
        self.nesting = 0;
    }

    /// Skips `tokens` tokens.
    pub const fn skip(&mut self, tokens: usize) {
        self.at += tokens;
    }

    /// The tokens before the next one.
    pub fn passed(&self) -> &[T] {
        &self.tokens[..self.at.min(self.tokens.len())]
    }

    /// Skips the next token and returns it.
    pub fn advance(&mut self) -> T {
        let token = self.peek();
        self.at += 1;
        token
    }

    /// True if the next tokens are words or punctuation with these texts.
    pub fn is_at(&self, texts: &[&str]) -> bool {
        texts.iter().enumerate().all(|(ahead, text)| {
            let token = self.peek_at(ahead);
            token.text() == *text && token.is_symbol()
        })
    }

    /// Skips the next token if it has this text; returns whether it did.
    pub fn accept(&mut self, text: &str) -> bool {
        let found = self.is_at(&[text]);
        if found {
            self.at += 1;
        }
        found
    }

    /// Skips the next token, which must have this text.
    ///
    /// # Errors
    /// The next token has another text.
    pub fn expect(&mut self, text: &str) -> Result<()> {
        if self.accept(text) { Ok(()) } else { Err(self.unexpected(format!("`{text}`"))) }
    }

    /// The error that the next token is not the expected one.
    pub fn unexpected(&self, expected: impl Into<String>) -> Box<LocatedProblem> {
        LocatedProblem::syntax(self.byte_position(), expected, self.peek().describe())
    }

    /// Increases the nesting depth by one.
    ///
    /// # Errors
    /// The depth exceeds [`NESTING`].
    pub fn enter(&mut self) -> Result<()> {
        self.nesting += 1;
        if self.nesting > NESTING {
            let feature = format!("nesting deeper than {NESTING} levels");
            return Err(LocatedProblem::unsupported(self.byte_position(), feature));
        }
        Ok(())
    }

    /// Decreases the nesting depth by one.
    pub const fn leave(&mut self) {
        self.nesting -= 1;
    }
}
