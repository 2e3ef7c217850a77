//! The nodes of a text that operators change.

use std::ops::Range;

use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use tree_sitter::{Node, Tree};

/// The nodes of a syntax tree in the order of the text, with the text.
pub struct SourceTree<'t> {
    text: &'t str,
    nodes: Vec<Node<'t>>,
}

impl<'t> SourceTree<'t> {
    pub fn new(tree: &'t Tree, text: &'t str) -> SourceTree<'t> {
        let mut nodes = Vec::new();
        let mut cursor = tree.walk();
        loop {
            nodes.push(cursor.node());
            if cursor.goto_first_child() || cursor.goto_next_sibling() {
                continue;
            }
            loop {
                if !cursor.goto_parent() {
                    return SourceTree { text, nodes };
                }
                if cursor.goto_next_sibling() {
                    break;
                }
            }
        }
    }

    /// The text of a node.
    pub(super) fn text(&self, node: Node<'_>) -> &'t str {
        self.text.get(node.byte_range()).unwrap_or_default()
    }

    /// The text of a range.
    pub(super) fn slice(&self, range: Range<usize>) -> &'t str {
        self.text.get(range).unwrap_or_default()
    }

    /// A node for which something holds.
    pub(super) fn draw(&self, rng: &mut ChaCha8Rng, wanted: impl Fn(Node<'t>) -> bool) -> Option<Node<'t>> {
        let all: Vec<Node<'t>> = self.nodes.iter().copied().filter(|&node| wanted(node)).collect();
        all.choose(rng).copied()
    }

    /// A node of this kind.
    pub(super) fn draw_kind(&self, rng: &mut ChaCha8Rng, kind: &str) -> Option<Node<'t>> {
        self.draw(rng, |node| node.kind() == kind)
    }

    /// Two children of a node of one kind that follow each other and are of kinds for which something holds.
    pub(super) fn draw_neighbours(
        &self,
        rng: &mut ChaCha8Rng,
        parent: &str,
        wanted: impl Fn(&str) -> bool,
    ) -> Option<(Node<'t>, Node<'t>)> {
        let list = self.draw_kind(rng, parent)?;
        let children = children(list, &wanted);
        let at = rng.random_range(0..children.len().checked_sub(1).filter(|&count| count > 0)?);
        Some((children[at], children[at + 1]))
    }
}

/// The children of a node whose kinds are wanted.
pub(super) fn children<'t>(node: Node<'t>, wanted: impl Fn(&str) -> bool) -> Vec<Node<'t>> {
    let mut cursor = node.walk();
    node.named_children(&mut cursor).filter(|child| wanted(child.kind())).collect()
}

/// The role of a node in its parent.
pub(super) fn role(node: Node<'_>) -> Option<&'static str> {
    let parent = node.parent()?;
    let mut cursor = parent.walk();
    if !cursor.goto_first_child() {
        return None;
    }
    loop {
        if cursor.node().id() == node.id() {
            return cursor.field_name();
        }
        if !cursor.goto_next_sibling() {
            return None;
        }
    }
}

/// True of an expression whose value is used, and which any other expression of its type could replace.
pub(super) fn is_value(node: Node<'_>) -> bool {
    const EXPRESSIONS: [&str; 11] = [
        "identifier",
        "number_literal",
        "char_literal",
        "binary_expression",
        "unary_expression",
        "cast_expression",
        "call_expression",
        "field_expression",
        "subscript_expression",
        "conditional_expression",
        "parenthesized_expression",
    ];
    let Some(parent) = node.parent().filter(|_| EXPRESSIONS.contains(&node.kind())) else { return false };
    let of_role = |wanted: &str| role(node) == Some(wanted);
    // The operands of `&`, `++` and `.`, and the left side of `=`, are not among them: C wants lvalues there.
    match parent.kind() {
        "binary_expression"
        | "argument_list"
        | "return_statement"
        | "conditional_expression"
        | "comma_expression" => true,
        "init_declarator" | "cast_expression" => of_role("value"),
        "assignment_expression" => of_role("right"),
        "subscript_expression" => of_role("index"),
        _ => false,
    }
}

/// True of the kinds of statements that can be moved, copied and left out.
pub(super) fn is_statement(kind: &str) -> bool {
    matches!(
        kind,
        "expression_statement" | "if_statement" | "for_statement" | "while_statement" | "compound_statement"
    )
}
