//! The lexer. LangRef "Identifiers"; the rules for bare and quoted names are those of `LLLexer.cpp`.

use base::text::{LocatedProblem, Result, TextToken};
use logos::Logos;

/// The kind of a token.
#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip r"[ \t\r\n]+")]
#[logos(skip(r";[^\n]*", allow_greedy = true))]
pub enum TokenKind {
    /// A keyword or a type.
    #[regex(r"[A-Za-z_][A-Za-z0-9_.]*")]
    Word,
    /// `name:` or `"name":`
    #[regex(r#"([-A-Za-z0-9$._]+|"[^"]*"):"#)]
    Label,
    /// `%name`
    #[regex(r#"%([-A-Za-z0-9$._]+|"[^"]*")"#)]
    Local,
    /// `@name`
    #[regex(r#"@([-A-Za-z0-9$._]+|"[^"]*")"#)]
    Global,
    /// `$name`
    #[regex(r#"\$([-A-Za-z0-9$._]+|"[^"]*")"#)]
    Comdat,
    /// `#0`
    #[regex(r"#[0-9]+")]
    Group,
    /// `!0`, `!tbaa`, and the `!` before `{` or a string.
    #[regex(r"![-A-Za-z0-9$._\\]*")]
    Metadata,
    /// `#dbg_value` and similar.
    #[regex(r"#dbg_[a-z_]+")]
    DebugRecord,
    /// A decimal integer, or a hexadecimal one after `u` or `s`.
    #[regex(r"-?[0-9]+")]
    #[regex(r"[us]0x[0-9A-Fa-f]+", priority = 30)]
    Integer,
    /// A decimal floating-point number.
    #[regex(r"[-+]?[0-9]+\.[0-9]*([eE][-+]?[0-9]+)?")]
    Decimal,
    /// The bits of a floating-point number, after `0x` and the letter of its format.
    #[regex(r"0x[HKLMR]?[0-9A-Fa-f]+")]
    Hexadecimal,
    /// `"a"`
    #[regex(r#""[^"]*""#)]
    Text,
    /// `c"a"`
    #[regex(r#"c"[^"]*""#)]
    Bytes,
    /// Punctuation. `\{` and `}/` enclose the members of an explicitly packed structure.
    #[regex(r"\.\.\.|\\\{|\}/|[=,*|(){}<>\[\]]")]
    Punctuator,
    /// The end of the text.
    End,
}

/// A token: a piece of the text.
#[derive(Clone, Copy, Debug)]
pub struct Token<'s> {
    pub kind: TokenKind,
    pub text: &'s str,
    /// Byte position in the text.
    pub start: usize,
}

/// The tokens of a text, with [`TokenKind::End`] at the end.
pub fn tokens(source: &str) -> Result<Vec<Token<'_>>> {
    let mut all = Vec::with_capacity(source.len() / 4);
    for (kind, span) in TokenKind::lexer(source).spanned() {
        let start = span.start;
        let kind = kind.map_err(|()| unreadable(source, start))?;
        all.push(Token { kind, text: &source[span], start });
    }
    all.push(Token { kind: TokenKind::End, text: "", start: source.len() });
    Ok(all)
}

fn unreadable(source: &str, start: usize) -> Box<LocatedProblem> {
    let rest = &source[start..];
    if rest.trim_start_matches(['%', '@', '$', 'c']).starts_with('"') {
        return LocatedProblem::syntax(start, "a closing quote", "the end of the text");
    }
    let character = rest.chars().next().unwrap_or(' ');
    LocatedProblem::syntax(start, "a token of LLVM IR", format!("the character {character:?}"))
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
