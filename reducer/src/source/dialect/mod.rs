//! The C of gcc and clang in the words that the grammar has.
//!
//! One pass over the text ([`scanner`]) finds what the grammar lacks, a row of a table for each construct ([`table`]). The grammar reads
//! other words in its place, or none, and every place in its tree is a place in the text again ([`Rewritten`]). What is hidden from the
//! grammar is a node all the same ([`Meaning::Aside`]), with its words.

mod cxx;
mod scanner;
mod table;

use std::ops::Range;

pub(super) use scanner::{ItemSpan, items};

/// Kinds of nodes that the grammar does not have.
pub(super) mod kinds {
    /// `typeof (x)`, `_Atomic (T)`, `_BitInt (8)`.
    pub(in super::super) const TYPEOF: &str = "typeof_specifier";
    /// Its parentheses with the type or expression in them.
    pub(in super::super) const TYPEOF_ARGUMENTS: &str = "typeof_arguments";
    /// A call of something built in that takes types: `va_arg (list, T)`.
    pub(in super::super) const TYPES_CALL: &str = "types_call_expression";
    /// A `_Static_assert` among the members of a structure.
    pub(in super::super) const STATIC_ASSERT: &str = "static_assert_declaration";
    /// The words that follow the first name in `offsetof (T, a.b[1])`.
    pub(in super::super) const DESIGNATOR_REST: &str = "designator_rest";
    /// The `: T` of `enum e : T`.
    pub(in super::super) const UNDERLYING_TYPE: &str = "underlying_type";
    /// A semicolon that nothing needs.
    pub(in super::super) const EMPTY: &str = "empty_declaration";
    /// A declaration, statement or member that is not understood.
    pub(in super::super) const OPAQUE: &str = "opaque_statement";
    /// A type among the arguments of a macro.
    pub(in super::super) const TYPE_ARGUMENT: &str = "type_argument";
    /// A mark that makes another type of what is before it, or of the function whose name follows.
    pub(in super::super) const STAR: &str = "pointer_mark";
    /// The class of a pointer to a member: `C::` of `T C::*`.
    pub(in super::super) const MEMBER_SCOPE: &str = "member_pointer_scope";
    /// The arguments in `p->~T<U> ()`.
    pub(in super::super) const DESTRUCTOR_ARGUMENTS: &str = "destructor_arguments";
    /// The `= delete` of a function.
    pub(in super::super) const DELETED: &str = "deleted_function_mark";
    /// A macro where no name can be.
    pub(in super::super) const MACRO: &str = "macro";
    /// The `template` of an instantiation, or the `extern template` of one that is elsewhere.
    pub(in super::super) const INSTANTIATION: &str = "explicit_instantiation";
    /// The `goto` of `goto *p`.
    pub(in super::super) const GOTO: &str = "goto";
}

/// The role of something that the grammar does not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AsidePlace {
    /// It belongs to what follows, or precedes, in a list of declarations or statements.
    OfNeighbour,
    /// It is a declaration, statement or line of its own.
    Own,
}

/// The meaning of a rewrite for the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Another spelling of the same, or words that only the grammar needs.
    Spelling,
    /// A node of this kind that the grammar does not see.
    Aside(&'static str, AsidePlace),
    /// Nodes that begin here have other kinds: of these pairs the first is the grammar's.
    Renamed(&'static [(&'static str, &'static str)]),
}

/// The kinds of the grammar for which there may be others.
const RENAMED: [&str; 7] = [
    "number_literal",
    "type_qualifier",
    "alignas_qualifier",
    "generic_expression",
    "while_statement",
    "expression_statement",
    "field_declaration",
];

/// A change that makes text of the grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rewrite {
    /// The bytes in the text.
    range: Range<usize>,
    new: &'static str,
    meaning: Meaning,
}

/// Rewrites in the order of their places, without those in what others hide. What ends a construct may have been noted at its beginning.
fn apart(mut rewrites: Vec<Rewrite>) -> Vec<Rewrite> {
    // Of two at a place what was noted later comes first.
    rewrites.reverse();
    rewrites.sort_by_key(|rewrite| (rewrite.range.start, rewrite.range.end));
    let mut end = 0;
    rewrites.retain(|rewrite| {
        let apart = rewrite.range.start >= end;
        end = end.max(rewrite.range.end);
        apart
    });
    rewrites
}

/// A change and its place in the rewritten text.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PlacedRewrite {
    rewrite: Rewrite,
    /// The bytes in the rewritten text.
    range: Range<usize>,
}

/// A text as the grammar reads it.
#[derive(Clone, Debug)]
pub(super) struct Rewritten {
    pub(super) text: Box<str>,
    rewrites: Vec<PlacedRewrite>,
}

impl Rewritten {
    /// Rewrites the text of a file of C, in which these declarations, statements and members are not understood.
    pub(super) fn of_c(text: &str, opaque: &[Range<usize>]) -> Rewritten {
        Rewritten::new(text, scanner::rewrites(text, opaque))
    }

    /// Rewrites the text of a file of C++.
    pub(super) fn of_cxx(text: &str) -> Rewritten {
        Rewritten::new(text, cxx::rewrites(text))
    }

    fn new(text: &str, rewrites: Vec<Rewrite>) -> Rewritten {
        let mut out = String::with_capacity(text.len() + text.len() / 16);
        let mut placed = Vec::with_capacity(rewrites.len());
        let mut at = 0;
        for rewrite in rewrites {
            out.push_str(&text[at..rewrite.range.start]);
            at = rewrite.range.end;
            let start = out.len();
            out.push_str(rewrite.new);
            placed.push(PlacedRewrite { range: start..out.len(), rewrite });
        }
        out.push_str(&text[at..]);
        Rewritten { text: out.into(), rewrites: placed }
    }

    /// The place in the rewritten text of a place in the text; of one within a rewrite, its start.
    pub(super) fn place_of(&self, at: usize) -> usize {
        let before = self.rewrites.partition_point(|placed| placed.rewrite.range.start < at);
        match before.checked_sub(1).map(|last| &self.rewrites[last]) {
            Some(last) if last.rewrite.range.end > at => last.range.start,
            Some(last) => last.range.end + (at - last.rewrite.range.end),
            None => at,
        }
    }

    /// All that the grammar does not see, in order: the bytes, the kind of the node, and its place.
    pub(super) fn asides(&self) -> impl Iterator<Item = (Range<usize>, &'static str, AsidePlace)> {
        self.rewrites.iter().filter_map(|placed| match placed.rewrite.meaning {
            Meaning::Aside(kind, place) => Some((placed.rewrite.range.clone(), kind, place)),
            _ => None,
        })
    }

    /// The place in the text of bytes of the rewritten text, where a node is.
    pub(super) fn original(&self, node: &Range<usize>) -> Range<usize> {
        if self.rewrites.is_empty() {
            return node.clone();
        }
        let before = self.rewrites.partition_point(|placed| placed.range.start <= node.start);
        let start = match before.checked_sub(1).map(|last| &self.rewrites[last]) {
            Some(last) if node.start == last.range.start && !last.range.is_empty() => {
                last.rewrite.range.start
            }
            Some(last) => last.rewrite.range.end + node.start.saturating_sub(last.range.end),
            None => node.start,
        };
        // Most nodes are short: the next rewrite comes after them.
        let next = &self.rewrites[before..];
        let before = match next.first() {
            Some(placed) if placed.range.start < node.end => {
                before + next.partition_point(|placed| placed.range.start < node.end)
            }
            _ => before,
        };
        let end = match before.checked_sub(1).map(|last| &self.rewrites[last]) {
            // The node is empty, where something begins.
            Some(last) if last.range.start >= node.end => start,
            Some(last) => last.rewrite.range.end + node.end.saturating_sub(last.range.end),
            None => node.end,
        };
        start..end.max(start)
    }

    /// The kind of a node of the grammar's kind that begins here in the text.
    pub(super) fn kind(&self, start: usize, kind: &'static str) -> &'static str {
        if self.rewrites.is_empty() || !RENAMED.contains(&kind) {
            return kind;
        }
        let begin = self.rewrites.partition_point(|placed| placed.rewrite.range.start < start);
        let here = self.rewrites[begin..].iter().take_while(|placed| placed.rewrite.range.start == start);
        let renamed = |placed: &PlacedRewrite| match placed.rewrite.meaning {
            Meaning::Renamed(pairs) => pairs.iter().find(|(from, _)| *from == kind).map(|(_, to)| *to),
            _ => None,
        };
        here.filter_map(renamed).next().unwrap_or(kind)
    }
}
