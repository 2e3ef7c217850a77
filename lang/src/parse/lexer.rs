//! Text to tokens (C11 6.4). A pragma or a side marker is no token: each token knows what is in force at it.

use std::ops::Range;

use base::text::{LocatedProblem, Result, TextToken};
use logos::Logos;

use super::header::Preprocessor;
use super::library::included;
use super::pragma::Packing;
use crate::{Align, Side};

/// The kind of a token.
#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip r"[ \t\r\n\x0B\x0C]+|\\\r?\n")]
#[logos(skip(r"//[^\n]*", allow_greedy = true))]
#[logos(skip r"/\*[^*]*\*+([^/*][^*]*\*+)*/")]
pub(super) enum TokenKind {
    /// An identifier or keyword.
    #[regex(r"[A-Za-z_][A-Za-z0-9_]*")]
    Word,
    /// A preprocessing number without a point or exponent (C11 6.4.8): maybe an integer constant.
    #[regex(r"[0-9][0-9A-Za-z_]*", priority = 3)]
    Integer,
    /// A preprocessing number with a point or exponent.
    #[regex(r"[0-9]+[eE][+-][0-9A-Za-z_]*")]
    #[regex(r"[0-9]+[eE][0-9][0-9A-Za-z_]*", priority = 5)]
    #[regex(r"([0-9]+\.[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?[A-Za-z_]*")]
    #[regex(r"0[xX][0-9A-Fa-f]*\.?[0-9A-Fa-f]*[pP][+-]?[0-9]+[A-Za-z_]*", priority = 6)]
    Floating,
    /// `'a'`
    #[regex(r"'([^'\\\n]|\\[^\n])*'")]
    Character,
    /// `"a"`
    #[regex(r#""([^"\\\n]|\\[^\n])*""#)]
    Text,
    /// An operator or punctuator.
    #[regex(r"\.\.\.|<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&^|]=")]
    #[regex(r"[-\[\](){}.&*+~!/%<>^|?:;=,]")]
    Punctuator,
    /// A line of the preprocessor, with the lines that continue it.
    #[regex(r"#([^\n\\/]|\\\r?\n|\\[^\r\n]|/\*[^*]*\*+([^/*][^*]*\*+)*/|/)*", allow_greedy = true)]
    Directive,
    /// `/* side: caller */` or `/* side: callee */`
    #[token("/* side: caller */", priority = 100)]
    #[token("/* side: callee */", priority = 100)]
    SideMarker,
    /// `/* passes: double, int */`: what travels to whom a pointer points to. Its words are tokens, between
    /// [`PASSES`] and [`PASSED`].
    #[regex(r"/\* passes:[^*]*\*+([^/*][^*]*\*+)*/", priority = 100)]
    Passes,
    /// The end of the text.
    End,
}

/// Opens the types that are passed unnamed.
pub(super) const PASSES: &str = "/* passes:";
/// Closes them.
pub(super) const PASSED: &str = "*/";

/// A piece of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'s> {
    pub(super) kind: TokenKind,
    pub(super) text: &'s str,
    /// In bytes from the start of the text.
    pub(super) start: usize,
    /// `#pragma pack` in force here.
    pub(super) pack: Option<Align>,
    /// The last side marker before this.
    pub(super) side: Option<Side>,
}

/// The kind of text that is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TextKind {
    Program,
    /// Bodies of functions are passed over, and what they define.
    Header,
}

/// The tokens of a text, with [`TokenKind::End`] at the end: what its preprocessor lines leave, and put into its place. The
/// machine has a say in a program. Which side a function of a header is on changes neither its layout nor how it is called.
pub(super) fn tokens(source: &str, reading: TextKind) -> Result<Vec<Token<'_>>> {
    let mut all = Vec::new();
    let mut packing = Packing::default();
    let mut preprocessor = Preprocessor::default();
    let mut side = None;
    for (kind, span) in TokenKind::lexer(source).spanned() {
        let (start, text) = (span.start, &source[span.clone()]);
        match kind {
            Ok(TokenKind::Directive) => {
                let mut names = None;
                if reading == TextKind::Program {
                    let counts = preprocessor.counts();
                    preprocessor.of_machine(text, start)?;
                    names = counts.then(|| included(text, start)).transpose()?.flatten();
                }
                if let Some(names) = names {
                    names.for_each(|(name, tokens)| preprocessor.predefine(name, tokens, start));
                } else if !preprocessor.directive(text, start)? {
                    packing.directive(text, start)?;
                }
            }
            _ if !preprocessor.counts() => {}
            Err(()) => return Err(unreadable(source, start)),
            Ok(TokenKind::Punctuator) if source[start..].starts_with("/*") => {
                return Err(unreadable(source, start));
            }
            Ok(TokenKind::SideMarker) if reading == TextKind::Header => {}
            Ok(TokenKind::SideMarker) => {
                side = Some(if text.contains("caller") { Side::Caller } else { Side::Callee });
            }
            Ok(TokenKind::Passes) => {
                for piece in passed_types(source, span)? {
                    let token = Token { pack: packing.current(), side, ..piece };
                    match reading {
                        TextKind::Program => all.push(token),
                        TextKind::Header => preprocessor.token(token, &mut all)?,
                    }
                }
            }
            Ok(kind) => {
                let token = Token { kind, text, start, pack: packing.current(), side };
                preprocessor.token(token, &mut all)?;
            }
        }
    }
    preprocessor.finish(source.len())?;
    let (kind, start) = (TokenKind::End, source.len());
    all.push(Token { kind, text: "", start, pack: packing.current(), side });
    Ok(all)
}

/// The tokens of a [`TokenKind::Passes`] comment, between [`PASSES`] and [`PASSED`].
fn passed_types(source: &str, comment: Range<usize>) -> Result<Vec<Token<'_>>> {
    let token = |kind, text, start| Token { kind, text, start, pack: None, side: None };
    let (inside, end) = (comment.start + PASSES.len(), comment.end - PASSED.len());
    let mut all = vec![token(TokenKind::Punctuator, PASSES, comment.start)];
    for (kind, span) in TokenKind::lexer(&source[inside..end]).spanned() {
        let (start, text) = (inside + span.start, &source[inside..end][span]);
        let kind = kind.map_err(|()| unreadable(source, start))?;
        all.push(token(kind, text, start));
    }
    all.push(token(TokenKind::Punctuator, PASSED, end));
    Ok(all)
}

/// The tokens of a piece of a text that starts at `base`; an error takes the place of text that is no token.
pub(super) fn pieces(text: &str, base: usize) -> impl Iterator<Item = std::result::Result<Token<'_>, ()>> {
    let token = move |(kind, span): (std::result::Result<TokenKind, ()>, Range<usize>)| {
        let start = base + span.start;
        Ok(Token { kind: kind?, text: &text[span], start, pack: None, side: None })
    };
    TokenKind::lexer(text).spanned().map(token)
}

fn unreadable(source: &str, start: usize) -> Box<LocatedProblem> {
    let rest = &source[start..];
    let (expected, found) = if rest.starts_with("/*") {
        ("`*/` before the end of the file".to_owned(), "a comment without an end".to_owned())
    } else if rest.starts_with(['"', '\'']) {
        ("a closing quote".to_owned(), "the end of the line".to_owned())
    } else {
        let character = rest.chars().next().unwrap_or(' ');
        ("a token of C".to_owned(), format!("the character {character:?}"))
    };
    LocatedProblem::syntax(start, expected, found)
}

impl TextToken for Token<'_> {
    fn text(&self) -> &str {
        self.text
    }

    fn start(&self) -> usize {
        self.start
    }

    fn is_end(&self) -> bool {
        self.kind == TokenKind::End
    }

    fn is_symbol(&self) -> bool {
        matches!(self.kind, TokenKind::Word | TokenKind::Punctuator)
    }
}
