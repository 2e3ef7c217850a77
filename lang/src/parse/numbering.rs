//! The records of a text, numbered before anything is read.

use std::collections::{BTreeMap, HashMap};

use super::lexer::{TextKind, Token, TokenKind};
use super::scope::Tag;
use crate::{Record, RecordId, RecordKind};

/// Every definition of a record in a text, by the number of the token that opens it.
#[derive(Default)]
pub(super) struct Definitions<'s> {
    ids: BTreeMap<usize, RecordId>,
    pub(super) tags: HashMap<&'s str, Tag>,
    pub(super) unions: Vec<bool>,
}

/// Numbers the records in the order of their closing braces, so that each comes after what it contains, and
/// so that a pointer may name a record before its definition.
pub(super) fn definitions<'s>(tokens: &[Token<'s>], reading: TextKind) -> Definitions<'s> {
    let mut all = Definitions::default();
    let mut open: Vec<(usize, Option<Head<'s>>)> = Vec::new();
    // How many braces are open around the body of a function.
    let mut body = None;
    for (at, token) in tokens.iter().enumerate() {
        match (token.kind, token.text) {
            (TokenKind::Punctuator, "{") => {
                let before = &tokens[..at];
                if reading == TextKind::Header && body.is_none() && opens_body(before) {
                    body = Some(open.len());
                }
                open.push((at, if body.is_some() { None } else { head(before) }));
            }
            (TokenKind::Punctuator, "}") => {
                body = body.filter(|outside| *outside + 1 < open.len());
                if let Some((at, Some((union, tag)))) = open.pop() {
                    let id = RecordId(all.unions.len() as u32);
                    all.unions.push(union);
                    all.ids.insert(at, id);
                    all.tags.extend(tag.map(|tag| (tag, Tag::Record(id))));
                }
            }
            _ => {}
        }
    }
    all
}

/// True for a union; and the tag.
type Head<'s> = (bool, Option<&'s str>);

/// True if a brace after these tokens opens the body of a function: it follows a parenthesis that ends no attribute.
pub(super) fn opens_body(tokens: &[Token<'_>]) -> bool {
    tokens.last().is_some_and(|token| token.text == ")") && attribute(tokens).is_none()
}

/// `struct`, attributes and a tag at the end of the tokens: whether it is a union, and the tag.
fn head<'s>(tokens: &[Token<'s>]) -> Option<Head<'s>> {
    let is_keyword = |token: &Token<'_>| matches!(token.text, "struct" | "union");
    let (last, rest) = tokens.split_last()?;
    let tag = (last.kind == TokenKind::Word && !is_keyword(last)).then_some(last.text);
    let mut before = if tag.is_some() { rest } else { tokens };
    while before.last().is_some_and(|token| matches!(token.text, ")" | "]")) {
        before = attribute(before)?;
    }
    before.last().filter(|token| is_keyword(token)).map(|token| (token.text == "union", tag))
}

/// The tokens before a balanced `__attribute__((…))` or `[[…]]` at the end.
fn attribute<'a, 's>(tokens: &'a [Token<'s>]) -> Option<&'a [Token<'s>]> {
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate().rev() {
        match token.text {
            ")" | "]" => depth += 1,
            "(" | "[" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            if token.text == "[" {
                return tokens.get(at + 1).filter(|next| next.text == "[").map(|_| &tokens[..at]);
            }
            let name = tokens[..at].last()?;
            return name.text.starts_with("__attribute").then(|| &tokens[..at - 1]);
        }
    }
    None
}

impl Definitions<'_> {
    /// The record whose definition a brace opens.
    pub(super) fn opened_by(&self, brace: usize) -> Option<RecordId> {
        self.ids.get(&brace).copied()
    }
}

/// A table with a place for every record of a text.
pub(super) fn placeholders(unions: &[bool]) -> Vec<Record> {
    let kind = |union| if union { RecordKind::Union { active: 0 } } else { RecordKind::Struct };
    unions.iter().map(|union| Record { kind: kind(*union), ..Record::structure("", Vec::new()) }).collect()
}
