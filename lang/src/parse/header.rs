//! The lines of the preprocessor that headers have around their declarations, and programs at their beginning.
//!
//! Only the lines that most headers need are read: guards, `#ifdef __cplusplus`, and names for constants. Everything else is for a
//! compiler's preprocessor, as the error message explains. Preprocessed text is read, too.

use std::collections::HashMap;

use base::text::{LocatedProblem, Result, invalid, unsupported};

use super::lexer::{Token, TokenKind, pieces};

/// Limit on the tokens of a text after macro expansion.
const TOKENS: usize = 1 << 22;

/// The macros that a text of declarations defines, and the open conditions.
#[derive(Default)]
pub(super) struct Preprocessor<'s> {
    macros: HashMap<&'s str, Vec<Token<'s>>>,
    /// For each conditional that is open, from the outermost: whether its lines count.
    open: Vec<ConditionalGroup>,
    made: usize,
}

/// A group of lines between `#if` and `#endif` (C11 6.10.1).
#[derive(Clone, Copy)]
struct ConditionalGroup {
    counts: bool,
    /// One of the groups of this conditional did.
    taken: bool,
}

impl<'s> Preprocessor<'s> {
    /// False between `#if` and `#endif` where the condition does not hold.
    pub(super) fn counts(&self) -> bool {
        self.open.iter().all(|group| group.counts)
    }

    /// Obeys a line that starts with `#`; false where it is none of these.
    pub(super) fn directive(&mut self, line: &'s str, at: usize) -> Result<bool> {
        let rest = line[1..].trim_start();
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let (word, rest) = rest.split_at(end);
        let name = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').find(|word| !word.is_empty());
        let name = name.unwrap_or("");
        match word {
            "ifdef" => self.begin(self.is_defined(name)),
            "ifndef" => self.begin(!self.is_defined(name)),
            "if" if matches!(rest.trim(), "0" | "1") => self.begin(rest.trim() == "1"),
            "if" | "elif" if self.counts() || word == "elif" => return unread_directive(line, at),
            "if" => self.begin(false),
            "else" => match self.open.last_mut() {
                Some(group) => *group = ConditionalGroup { counts: !group.taken, taken: true },
                None => return invalid(at, "`#else` without `#if`"),
            },
            "endif" => {
                self.open.pop().ok_or_else(|| LocatedProblem::invalid(at, "`#endif` without `#if`"))?;
            }
            _ if !self.counts() => {}
            "define" => self.define(name, rest, line, at)?,
            "undef" => drop(self.macros.remove(name)),
            // A line number, of the text that a preprocessor made.
            "include" | "ident" | "line" | "warning" => {}
            _ if word.bytes().all(|c| c.is_ascii_digit()) => {}
            "pragma" if !rest.trim_start().starts_with("pack") => {}
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Refuses a condition about what compilers define by themselves: the text would not be the same for all.
    pub(super) fn of_machine(&self, line: &str, at: usize) -> Result<()> {
        let words: Vec<&str> = line[1..].split_whitespace().take(2).collect();
        match words[..] {
            ["ifdef" | "ifndef", name] if self.counts() && !self.is_defined(name) => {
                let predefined = ["linux", "unix"].contains(&name) || name.starts_with("__");
                if predefined && name != "__cplusplus" { unread_directive(line, at) } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    /// Gives a name of the C library its meaning.
    pub(super) fn predefine(&mut self, name: &'static str, text: &'static str, at: usize) {
        // A definition in the program itself comes first.
        let tokens = || pieces(text, at).flatten().map(|token| Token { start: at, ..token }).collect();
        self.macros.entry(name).or_insert_with(tokens);
    }

    /// The text has ended.
    pub(super) fn finish(&self, at: usize) -> Result<()> {
        if self.open.is_empty() { Ok(()) } else { invalid(at, "`#endif` is missing") }
    }

    fn begin(&mut self, counts: bool) {
        self.open.push(ConditionalGroup { counts, taken: counts });
    }

    fn is_defined(&self, name: &str) -> bool {
        self.macros.contains_key(name)
    }

    /// `#define NAME tokens`. A macro with parameters is none that a declaration can do without.
    fn define(&mut self, name: &'s str, rest: &'s str, line: &'s str, at: usize) -> Result<()> {
        let Some(body) = rest.trim_start().strip_prefix(name).filter(|_| !name.is_empty()) else {
            return unread_directive(line, at);
        };
        // What has parameters is used with arguments, and refused there as a name that is not declared.
        if body.starts_with('(') {
            return Ok(());
        }
        let start = at + (line.len() - body.len());
        let mut tokens = Vec::new();
        for piece in pieces(body, start) {
            // What is no token here does not matter where the macro is not used.
            let Ok(token) = piece else { return Ok(()) };
            if !matches!(token.kind, TokenKind::Directive | TokenKind::SideMarker) {
                self.expand(token, name, &mut tokens)?;
            }
        }
        self.macros.insert(name, tokens);
        Ok(())
    }

    /// A token, or the replacement of the macro of its name, all of it at the position of the name.
    pub(super) fn token(&mut self, token: Token<'s>, all: &mut Vec<Token<'s>>) -> Result<()> {
        self.expand(token, "", all)
    }

    fn expand(&mut self, token: Token<'s>, except: &str, all: &mut Vec<Token<'s>>) -> Result<()> {
        let body =
            self.macros.get(token.text).filter(|_| token.kind == TokenKind::Word && token.text != except);
        match body {
            Some(body) => {
                self.made += body.len();
                if self.made > TOKENS {
                    return unsupported(token.start, "a text that macros make so long");
                }
                all.extend(body.iter().map(|part| Token { kind: part.kind, text: part.text, ..token }));
            }
            None => all.push(token),
        }
        Ok(())
    }
}

fn unread_directive<T>(line: &str, at: usize) -> Result<T> {
    let directive = line.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    let advice = "(a compiler's preprocessor makes what is read: `cc -E header.h`)";
    unsupported(at, format!("the preprocessor line `{directive}` {advice}"))
}
