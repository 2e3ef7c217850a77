//! Walking over the tokens.

use super::error::{Fault, Result};
use super::lexer::{Kind, Token};

/// How deep brackets, statements, operators and declarators may nest in each other.
pub(super) const NESTING: u32 = 96;

/// How many operators of one level may follow each other in one expression: each makes the tree one deeper.
const CHAIN: u32 = 256;

/// The tokens and the place in them.
pub(super) struct Cursor<'s> {
    tokens: Vec<Token<'s>>,
    at: usize,
    nesting: u32,
    chain: u32,
}

impl<'s> Cursor<'s> {
    pub(super) const fn new(tokens: Vec<Token<'s>>) -> Cursor<'s> {
        Cursor { tokens, at: 0, nesting: 0, chain: 0 }
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

    /// Steps over so many tokens.
    pub(super) const fn step_over(&mut self, tokens: usize) {
        self.at += tokens;
    }

    /// Goes back to where no bracket was open.
    pub(super) const fn restart(&mut self, position: usize) {
        self.at = position;
        self.nesting = 0;
        self.chain = 0;
    }

    /// The tokens before the next one.
    pub(super) fn passed(&self) -> &[Token<'s>] {
        &self.tokens[..self.at.min(self.tokens.len())]
    }

    pub(super) fn advance(&mut self) -> Token<'s> {
        let token = self.peek();
        self.at += 1;
        token
    }

    /// True when the next tokens have these texts.
    pub(super) fn at(&self, texts: &[&str]) -> bool {
        texts.iter().enumerate().all(|(i, text)| {
            let token = self.peek_at(i);
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

    /// Steps over a token that has to be the next.
    pub(super) fn expect(&mut self, text: &str) -> Result<()> {
        if self.accept(text) { Ok(()) } else { Err(self.unexpected(format!("`{text}`"))) }
    }

    pub(super) fn is_word(&self) -> bool {
        self.peek().kind == Kind::Word
    }

    /// An identifier.
    pub(super) fn identifier(&mut self, what: &str) -> Result<&'s str> {
        let token = self.peek();
        if token.kind != Kind::Word || is_keyword(token.text) {
            return Err(self.unexpected(what));
        }
        self.at += 1;
        Ok(token.text)
    }

    /// The next token is not what C wants here.
    pub(super) fn unexpected(&self, expected: impl Into<String>) -> Box<Fault> {
        Fault::syntax(self.here(), expected, self.peek().describe())
    }

    /// Steps over everything up to the bracket that closes the one just passed.
    pub(super) fn skip_to_close(&mut self, close: &str) -> Result<()> {
        let mut depth = 0u32;
        loop {
            let token = self.peek();
            match (token.kind, token.text) {
                (Kind::End, _) => return Err(self.unexpected(format!("`{close}`"))),
                (Kind::Punctuator, "(" | "[" | "{") => depth += 1,
                (Kind::Punctuator, ")" | "]" | "}") if depth > 0 => depth -= 1,
                (Kind::Punctuator, text) if text == close => {
                    self.at += 1;
                    return Ok(());
                }
                _ => {}
            }
            self.at += 1;
        }
    }

    /// Goes one level deeper, unless that is too deep.
    pub(super) fn enter(&mut self) -> Result<()> {
        self.nesting += 1;
        if self.nesting > NESTING {
            let feature = format!("nesting deeper than {NESTING} levels");
            return Err(Fault::unsupported(self.here(), feature));
        }
        Ok(())
    }

    pub(super) const fn leave(&mut self) {
        self.nesting -= 1;
    }

    /// One more operator in the chain of the current expression.
    pub(super) fn link(&mut self) -> Result<()> {
        self.chain += 1;
        if self.chain > CHAIN {
            let feature = format!("an expression of more than {CHAIN} operators in a row");
            return Err(Fault::unsupported(self.here(), feature));
        }
        Ok(())
    }

    /// A new statement or declaration starts.
    pub(super) const fn unlink(&mut self) {
        self.chain = 0;
    }
}

/// Words that are never names (C11 6.4.1 and the extensions that are read).
pub(super) fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 66] = [
        "auto",
        "break",
        "case",
        "char",
        "const",
        "continue",
        "default",
        "do",
        "double",
        "else",
        "enum",
        "extern",
        "float",
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
        "_Float16",
        "__fp16",
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
    KEYWORDS.contains(&word)
}
