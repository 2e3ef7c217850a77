//! `target triple` and `target datalayout`: the target must be a supported one, and its data layout that of
//! [`crate::TypeTable`].

use base::Target;
use base::text::{LocatedProblem, Result};

use super::lexer::{Token, TokenKind};
use super::{Reader, name};

/// Allowed parts of a layout string (LangRef "Data Layout"): specifications that agree with `TypeTable`, and prefixes
/// of those for mangling, native integers, the stack and address spaces other than 0.
const LAYOUT: [&str; 15] = [
    "e",
    "p:64:64",
    "p:64:64:64",
    "i1:8",
    "i8:8",
    "i16:16",
    "i32:32",
    "i64:64",
    "i128:128",
    "f16:16",
    "f32:32",
    "f64:64",
    "f80:128",
    "f128:128",
    "v128:128",
];
const LAYOUT_BEGINNINGS: [&str; 10] =
    ["m:", "n", "S", "F", "p270:", "p271:", "p272:", "i8:8:", "i16:16:", "a:0:"];

impl Reader<'_> {
    /// `target triple = "…"` or `target datalayout = "…"`.
    pub(super) fn target(&mut self) -> Result<()> {
        self.cursor.expect("target")?;
        let triple = self.cursor.advance().text == "triple";
        self.cursor.expect("=")?;
        let token = self.cursor.expect_kind(TokenKind::Text, "a string")?;
        let text = name::string(token)?;
        if triple { self.triple(token, &text) } else { layout(token, &text) }
    }

    fn triple(&mut self, token: Token<'_>, triple: &str) -> Result<()> {
        let is_of = |target: &Target| {
            target.spec().llvm.architectures.iter().any(|beginning| triple.starts_with(beginning))
        };
        match Target::ALL.into_iter().find(is_of) {
            Some(target) => self.module.target = target,
            None if triple.is_empty() => {}
            None => return Err(LocatedProblem::unsupported(token.start, format!("the target {triple:?}"))),
        }
        Ok(())
    }
}

fn layout(token: Token<'_>, layout: &str) -> Result<()> {
    let known = |part: &&str| {
        part.is_empty()
            || LAYOUT.contains(part)
            || LAYOUT_BEGINNINGS.iter().any(|beginning| part.starts_with(beginning))
    };
    match layout.split('-').find(|part| !known(part)) {
        Some(part) => Err(LocatedProblem::unsupported(token.start, format!("the data layout `{part}`"))),
        None => Ok(()),
    }
}
