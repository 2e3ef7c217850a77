//! Prescan of a module: finds the top-level items, because names are used before their definition.

use base::text::{LocatedProblem, Result};

use super::cursor::Cursor;
use super::lexer::{Token, TokenKind};
use super::metadata::at_metadata;
use super::skip::at_marker;

/// The kind of a top-level item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemKind {
    /// `%name = type …`
    Type,
    /// `@name = …`
    Global,
    /// `define …`
    Definition,
    /// `declare …`
    Declaration,
    /// `attributes #0 = { … }`
    Group,
    /// `target datalayout = …`, `target triple = …`
    Target,
    /// `!0 = …`
    Metadata,
    /// `module asm "…"`
    Assembly,
    /// `$name = comdat any`
    Comdat,
    /// Names and markers, on which nothing in the module depends.
    Skipped,
}

/// A top-level item, by its tokens.
#[derive(Clone, Copy, Debug)]
pub(super) struct ModuleItem {
    pub(super) kind: ItemKind,
    /// Index of its first token.
    pub(super) start: usize,
    /// Index of the token after its last.
    pub(super) end: usize,
}

/// All items of the text, in order.
pub(super) fn prescan(cursor: &mut Cursor<'_>) -> Result<Vec<ModuleItem>> {
    let mut items = Vec::new();
    while !cursor.next_is(TokenKind::End) {
        let kind = head(cursor).ok_or_else(|| not_an_item(cursor))?;
        let start = cursor.position();
        skip_item(cursor);
        items.push(ModuleItem { kind, start, end: cursor.position() });
    }
    cursor.go_to(0);
    Ok(items)
}

/// The kind of item that starts at the next token.
fn head(cursor: &Cursor<'_>) -> Option<ItemKind> {
    let next = cursor.peek_at(1);
    let equals = next.text == "=";
    match cursor.peek() {
        Token { kind: TokenKind::Word, text, .. } => match text {
            "define" => Some(ItemKind::Definition),
            "declare" if at_marker(cursor, "declare") => Some(ItemKind::Skipped),
            "declare" => Some(ItemKind::Declaration),
            "attributes" if next.kind == TokenKind::Group => Some(ItemKind::Group),
            "module" if next.text == "asm" => Some(ItemKind::Assembly),
            "target" if ["datalayout", "triple"].contains(&next.text) => Some(ItemKind::Target),
            "source_filename" if equals => Some(ItemKind::Skipped),
            _ => None,
        },
        Token { kind: TokenKind::Local, .. } if equals => Some(ItemKind::Type),
        Token { kind: TokenKind::Global, .. } if equals => Some(ItemKind::Global),
        Token { kind: TokenKind::Comdat, .. } if equals => Some(ItemKind::Comdat),
        _ if at_metadata(cursor) => Some(ItemKind::Metadata),
        _ => None,
    }
}

fn not_an_item(cursor: &Cursor<'_>) -> Box<LocatedProblem> {
    cursor.unexpected("a type, a global, a function or metadata")
}

/// Skips to the head of the next item outside brackets, or to the end.
fn skip_item(cursor: &mut Cursor<'_>) {
    let mut depth = 0;
    loop {
        depth += cursor.advance().nesting();
        let outside = depth <= 0 && head(cursor).is_some();
        if outside || cursor.next_is(TokenKind::End) {
            return;
        }
    }
}
