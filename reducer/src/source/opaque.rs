//! The declarations, statements and members that are not understood, the smallest that are whole: the grammar does not see them, so that
//! what is around them is parsed as if they were not there.

use std::ops::Range;

use tree_sitter::{Node, Parser, Tree, TreeCursor};

use super::dialect::{ItemSpan, Rewritten, items};
use super::syntax::ATOMS;
use super::trees::FileTree;

/// The treatment of text that the grammar does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnknownText {
    /// The parser's guess counts: an original that is understood has no candidates that are not.
    Guessed,
    /// The smallest whole part around it is hidden from the parser.
    KeptApart,
}

/// The number of times that a text is parsed again.
const ROUNDS: usize = 6;

/// The bytes of a file for which that would take too long.
const LARGE: usize = 1 << 20;

/// The text of a file as the grammar reads it, and its tree; what is not understood is hidden, as far as it can be told from the rest.
pub(super) fn parsed(parser: &mut Parser, file: &str, unknown: UnknownText) -> Option<FileTree> {
    let mut hidden: Vec<Range<usize>> = Vec::new();
    let mut spans = None;
    let rounds = if unknown == UnknownText::KeptApart && file.len() < LARGE { ROUNDS } else { 0 };
    for _ in 0..rounds {
        let rewritten = Rewritten::of_c(file, &hidden);
        let tree = parser.parse(rewritten.text.as_bytes(), None)?;
        let errors: Vec<Range<usize>> = errors(&tree, &rewritten).collect();
        if errors.is_empty() {
            return Some(FileTree { rewritten, tree, hidden });
        }
        let spans = spans.get_or_insert_with(|| items(file));
        let more = not_understood(parser, file, spans, &errors, &hidden);
        if more.is_empty() {
            return Some(FileTree { rewritten, tree, hidden });
        }
        hidden.retain(|range| !more.iter().any(|other| is_in(range, other)));
        hidden.extend(more);
        hidden.sort_by_key(|range| range.start);
    }
    let rewritten = Rewritten::of_c(file, &hidden);
    let tree = parser.parse(rewritten.text.as_bytes(), None)?;
    Some(FileTree { rewritten, tree, hidden })
}

fn is_in(inner: &Range<usize>, outer: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// True if the parser could not place a node, or missed one that must be there.
pub(super) fn is_error(node: &Node<'_>) -> bool {
    // The grammar has no unnamed bit-fields, and finds the name missing.
    node.is_error() || node.is_missing() && node.kind() != "field_identifier"
}

/// The places in the file of what the parser does not understand. Only nodes that have such places are looked into.
pub(super) fn errors<'t>(
    tree: &'t Tree,
    rewritten: &'t Rewritten,
) -> impl Iterator<Item = Range<usize>> + 't {
    let mut cursor = Some(tree.walk());
    std::iter::from_fn(move || {
        loop {
            let walk = cursor.as_mut()?;
            let node = walk.node();
            let error = is_error(&node).then(|| rewritten.original(&node.byte_range()));
            let goes_in = node.has_error() && !ATOMS.contains(&node.kind());
            if !(goes_in && walk.goto_first_child() || goto_next(walk)) {
                cursor = None;
            }
            if error.is_some() {
                return error;
            }
        }
    })
}

/// Goes to the node after all in this one; false if there is none.
fn goto_next(cursor: &mut TreeCursor<'_>) -> bool {
    while !cursor.goto_next_sibling() {
        if !cursor.goto_parent() {
            return false;
        }
    }
    true
}

/// The items in which errors are and which are not understood by themselves, the smallest ones.
fn not_understood(
    parser: &mut Parser,
    file: &str,
    spans: &[ItemSpan],
    errors: &[Range<usize>],
    hidden: &[Range<usize>],
) -> Vec<Range<usize>> {
    let touches = |range: &Range<usize>| {
        errors.iter().any(|error| range.start <= error.end && error.start <= range.end)
    };
    let mut found = Vec::new();
    let outermost = spans.iter().filter(|span| span.depth == 0 && touches(&span.range));
    for span in outermost.filter(|span| !hidden.contains(&span.range)) {
        find(parser, file, spans, span, hidden, &mut found);
    }
    found
}

/// Adds an item, or those in it, if it is not understood.
fn find(
    parser: &mut Parser,
    file: &str,
    spans: &[ItemSpan],
    item: &ItemSpan,
    hidden: &[Range<usize>],
    found: &mut Vec<Range<usize>>,
) {
    if hidden.contains(&item.range) || is_understood(parser, file, item, hidden) {
        return;
    }
    let before = found.len();
    let mut end = item.range.start;
    // Those in others come first: backwards, the outermost do.
    let mut inner: Vec<&ItemSpan> = Vec::new();
    for span in spans.iter().rev().filter(|span| span.depth > item.depth && is_in(&span.range, &item.range)) {
        if inner.last().is_none_or(|last| span.range.end <= last.range.start) {
            inner.push(span);
        }
    }
    for span in inner.into_iter().rev().filter(|span| span.range != item.range) {
        if span.range.start >= end {
            end = span.range.end;
            find(parser, file, spans, span, hidden, found);
        }
    }
    if found.len() == before {
        found.push(item.range.clone());
    }
}

/// True if the grammar has an item by itself.
fn is_understood(parser: &mut Parser, file: &str, item: &ItemSpan, hidden: &[Range<usize>]) -> bool {
    let (before, after) = match (item.depth, item.is_member) {
        (0, _) => ("", ""),
        (_, true) => ("struct s {", "};"),
        (_, false) => ("void f(void) {", "}"),
    };
    let text = format!("{before}{}{after}", &file[item.range.clone()]);
    let inside = hidden.iter().filter(|range| is_in(range, &item.range));
    let place = |at: usize| at - item.range.start + before.len();
    let hidden: Vec<Range<usize>> = inside.map(|range| place(range.start)..place(range.end)).collect();
    let rewritten = Rewritten::of_c(&text, &hidden);
    let tree = parser.parse(rewritten.text.as_bytes(), None);
    tree.is_some_and(|tree| errors(&tree, &rewritten).next().is_none())
}

#[cfg(test)]
mod tests {
    use super::super::syntax::Syntax;

    /// The parts of a text that are not understood.
    fn opaque(text: &str) -> Vec<&str> {
        let syntax = Syntax::of_c(text);
        syntax.not_understood.iter().map(|range| &text[range.clone()]).collect()
    }

    #[test]
    fn only_the_smallest_whole_part_is_not_understood() {
        let cases = [
            ("int a; int f(void) { a = 1; a += $$ 3; return a; } int b;", "a += $$ 3;"),
            ("struct s { int a; int b @ 3; int c; }; struct s x;", "int b @ 3;"),
            ("int a; int @ b; int c;", "int @ b;"),
            ("int f(void) { if (1) { a = 1; } else { b @ c; } return 0; }", "b @ c;"),
            ("int f(void) { for (@) { a = 1; } return 0; }", "for (@) { a = 1; }"),
            ("int f(int @) { return 0; } int g(void) { return 1; }", "int f(int @) { return 0; }"),
        ];
        for (text, expected) in cases {
            assert_eq!(opaque(text), [expected], "{text}");
        }
    }
}
