//! Where the items of a module stand: what is used before its definition has to be known by then.

use super::cursor::Cursor;
use super::error::{Fault, Result};
use super::lexer::{Kind, Token};
use super::skip::at_marker;

/// What an item at the top level is.
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
    /// Names, metadata, comdats and markers, which nothing here depends on.
    Skipped,
}

/// An item and its tokens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub(super) kind: ItemKind,
    /// The number of its first token.
    pub(super) start: usize,
    /// The number of the token after its last.
    pub(super) end: usize,
}

/// The items of the text, in order.
pub(super) fn survey(cursor: &mut Cursor<'_>) -> Result<Vec<Item>> {
    let mut items = Vec::new();
    while !cursor.is(Kind::End) {
        let kind = head(cursor).ok_or_else(|| not_an_item(cursor))?;
        let start = cursor.position();
        skip_item(cursor);
        items.push(Item { kind, start, end: cursor.position() });
    }
    cursor.go_to(0);
    Ok(items)
}

/// What item begins at the next token.
fn head(cursor: &Cursor<'_>) -> Option<ItemKind> {
    let next = cursor.peek_at(1);
    let equals = next.text == "=";
    match cursor.peek() {
        Token { kind: Kind::Word, text, .. } => match text {
            "define" => Some(ItemKind::Definition),
            "declare" if at_marker(cursor, "declare") => Some(ItemKind::Skipped),
            "declare" => Some(ItemKind::Declaration),
            "attributes" if next.kind == Kind::Group => Some(ItemKind::Group),
            "target" if ["datalayout", "triple"].contains(&next.text) => Some(ItemKind::Target),
            "source_filename" if equals => Some(ItemKind::Skipped),
            _ => None,
        },
        Token { kind: Kind::Local, .. } if equals => Some(ItemKind::Type),
        Token { kind: Kind::Global, .. } if equals => Some(ItemKind::Global),
        Token { kind: Kind::Metadata | Kind::Comdat, .. } if equals => Some(ItemKind::Skipped),
        _ => None,
    }
}

fn not_an_item(cursor: &Cursor<'_>) -> Box<Fault> {
    if cursor.at(&["module", "asm"]) {
        return Fault::unsupported(cursor.here(), "assembly in a module");
    }
    cursor.unexpected("a type, a global, a function or metadata")
}

/// Goes to the head of the next item, or to what looks like none and stands outside brackets.
fn skip_item(cursor: &mut Cursor<'_>) {
    let mut depth = 0;
    loop {
        depth += cursor.advance().nesting();
        let outside = depth <= 0 && (head(cursor).is_some() || cursor.at(&["module", "asm"]));
        if outside || cursor.is(Kind::End) {
            return;
        }
    }
}
