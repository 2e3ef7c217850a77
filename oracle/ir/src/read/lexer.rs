//! Text to tokens. LangRef "Identifiers"; what is bare and what is quoted is as in `LLLexer.cpp`.

use logos::Logos;

use super::error::{Fault, Result};

/// What a token is; its text tells the rest.
#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip r"[ \t\r\n]+")]
#[logos(skip(r";[^\n]*", allow_greedy = true))]
pub(super) enum Kind {
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
    /// `#dbg_value` and its like.
    #[regex(r"#dbg_[a-z_]+")]
    DebugRecord,
    /// A decimal integer.
    #[regex(r"-?[0-9]+")]
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

/// A piece of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'s> {
    pub(super) kind: Kind,
    pub(super) text: &'s str,
    /// In bytes from the start of the text.
    pub(super) start: usize,
}

/// The tokens of a text, with [`Kind::End`] at the end.
pub(super) fn tokens(source: &str) -> Result<Vec<Token<'_>>> {
    let mut all = Vec::with_capacity(source.len() / 4);
    for (kind, span) in Kind::lexer(source).spanned() {
        let start = span.start;
        let kind = kind.map_err(|()| unreadable(source, start))?;
        all.push(Token { kind, text: &source[span], start });
    }
    all.push(Token { kind: Kind::End, text: "", start: source.len() });
    Ok(all)
}

fn unreadable(source: &str, start: usize) -> Box<Fault> {
    let rest = &source[start..];
    if rest.trim_start_matches(['%', '@', '$', 'c']).starts_with('"') {
        return Fault::syntax(start, "a closing quote", "the end of the text");
    }
    let character = rest.chars().next().unwrap_or(' ');
    Fault::syntax(start, "a token of LLVM IR", format!("the character {character:?}"))
}

impl Token<'_> {
    /// For an error message.
    pub(super) fn describe(&self) -> String {
        const LONGEST: usize = 60;
        match self.kind {
            Kind::End => "the end of the text".to_owned(),
            _ if self.text.chars().nth(LONGEST).is_some() => {
                format!("`{}…`", self.text.chars().take(LONGEST).collect::<String>())
            }
            _ => format!("`{}`", self.text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, wanted: &[(Kind, &str)]) {
        let got: Vec<_> = tokens(source).unwrap().iter().map(|token| (token.kind, token.text)).collect();
        assert_eq!(got.split_last().unwrap().1, wanted, "{source}");
    }

    #[test]
    fn names_and_labels() {
        check("%a.b @\"x y\" $c", &[(Kind::Local, "%a.b"), (Kind::Global, "@\"x y\""), (Kind::Comdat, "$c")]);
        check(
            "5: for.end: \"q\":",
            &[(Kind::Label, "5:"), (Kind::Label, "for.end:"), (Kind::Label, "\"q\":")],
        );
        check(
            "!tbaa !5 !{",
            &[
                (Kind::Metadata, "!tbaa"),
                (Kind::Metadata, "!5"),
                (Kind::Metadata, "!"),
                (Kind::Punctuator, "{"),
            ],
        );
        check("#12 ; comment\ni32", &[(Kind::Group, "#12"), (Kind::Word, "i32")]);
    }

    #[test]
    fn numbers_and_strings() {
        check(
            "-5 1.5e+00 0xK3FFF 0x3F",
            &[
                (Kind::Integer, "-5"),
                (Kind::Decimal, "1.5e+00"),
                (Kind::Hexadecimal, "0xK3FFF"),
                (Kind::Hexadecimal, "0x3F"),
            ],
        );
        check(
            "c\"a\\00\" \"k\"=\"v\"",
            &[
                (Kind::Bytes, "c\"a\\00\""),
                (Kind::Text, "\"k\""),
                (Kind::Punctuator, "="),
                (Kind::Text, "\"v\""),
            ],
        );
        check(
            "\\{ i3 }/ ...",
            &[
                (Kind::Punctuator, "\\{"),
                (Kind::Word, "i3"),
                (Kind::Punctuator, "}/"),
                (Kind::Punctuator, "..."),
            ],
        );
    }

    #[test]
    fn what_is_no_token() {
        assert!(tokens("i32 ~").is_err());
        assert!(tokens("@\"open").is_err());
    }
}
