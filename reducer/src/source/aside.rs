//! The nodes of what the grammar does not see: the words one after the other.

use std::ops::Range;

use super::declared_names::is_keyword;
use super::dialect::{AsidePlace, kinds};
use super::lexemes::{LexemeKind, lexemes};
use super::syntax::Node;

/// Marks by their text.
const MARKS: [&str; 27] = [
    "(", ")", "[", "]", "{", "}", ";", ",", ":", ".", "=", "+", "-", "*", "/", "%", "&", "|", "^", "~", "!",
    "<", ">", "?", "#", "@", "\\",
];

/// Attributes whose arguments are words of their own, not names of the program.
const OWN_WORDS: [&str; 8] =
    ["format", "__format__", "mode", "__mode__", "access", "__access__", "nonstring", "__nonstring__"];

/// The kind of the name of a structure, union or enumeration.
pub(super) const TAG: &str = "tag_identifier";

/// The kind of words that are no names of the program.
pub(super) const WORD: &str = "word";

/// A node of something that the grammar does not see, and its children, each with its depth.
pub(super) fn nodes(
    file: &str,
    (range, kind, _): &(Range<usize>, &'static str, AsidePlace),
) -> Vec<(usize, Node)> {
    let words = lexemes(file, range.clone());
    let whole = node(kind, range.clone());
    if words.len() == 1 {
        return vec![(0, whole)];
    }
    let mut all = vec![(0, whole)];
    let is_attribute = kind.starts_with("attribute");
    let (mut depth, mut own_words) = (0_usize, None);
    let mut before = "";
    for word in words {
        let text = &file[word.range.clone()];
        match text {
            "(" | "[" => depth += 1,
            ")" | "]" => {
                depth = depth.saturating_sub(1);
                own_words = own_words.filter(|&outer| depth > outer);
            }
            _ => {}
        }
        let is_name = is_attribute && depth <= 2;
        if is_name && OWN_WORDS.contains(&text) {
            own_words = Some(depth);
        }
        let kind = match word.kind {
            LexemeKind::Word if all.len() == 1 && is_introduced(kind) => WORD,
            LexemeKind::Word if is_name || own_words.is_some() || is_keyword(text) => WORD,
            LexemeKind::Word if ["struct", "union", "enum"].contains(&before) => TAG,
            LexemeKind::Word if before == "." || before == "->" => "field_identifier",
            LexemeKind::Word => "identifier",
            LexemeKind::Literal => literal(text),
            LexemeKind::Mark => MARKS.into_iter().find(|&mark| mark == text).unwrap_or("mark"),
            LexemeKind::Directive => "preproc_call",
            LexemeKind::Comment => "comment",
        };
        all.push((1, node(kind, word.range)));
        before = if before == "-" && text == ">" { "->" } else { text };
    }
    all
}

/// True if a word of the language begins what is of a kind.
fn is_introduced(kind: &str) -> bool {
    ![
        kinds::DESIGNATOR_REST,
        kinds::UNDERLYING_TYPE,
        kinds::OPAQUE,
        kinds::TYPE_ARGUMENT,
        kinds::MEMBER_SCOPE,
    ]
    .contains(&kind)
}

fn literal(text: &str) -> &'static str {
    match text.bytes().next() {
        Some(b'"') => "string_literal",
        Some(b'\'') => "char_literal",
        _ => "number_literal",
    }
}

fn node(kind: &'static str, range: Range<usize>) -> Node {
    Node {
        kind,
        range,
        field: None,
        parent: None,
        children: Vec::new(),
        place: 0,
        tokens: u32::from(kind != "comment"),
        named: kind.ends_with("identifier") || kind.ends_with("_literal"),
    }
}
