//! The syntax tree of C or C++ text, as a flat list of nodes.

use std::ops::Range;

use tree_sitter::{Parser, TreeCursor};

use super::language::SourceLanguage;

/// A node's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct NodeId(pub(super) u32);

/// A node of the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The grammar's name of it.
    pub(super) kind: &'static str,
    /// Its bytes in the text of all files.
    pub(super) range: Range<usize>,
    /// Its role in its parent.
    pub(super) field: Option<&'static str>,
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
    /// The number of tokens in it, comments left out.
    pub(super) tokens: u32,
    /// True if it is more than a keyword or a mark.
    pub(super) named: bool,
}

/// Nodes whose parts say nothing to a pass.
const ATOMS: [&str; 7] = [
    "string_literal",
    "raw_string_literal",
    "char_literal",
    "number_literal",
    "comment",
    "preproc_arg",
    "system_lib_string",
];

/// No deeper tree is taken: walks over it recurse.
const MAX_DEPTH: usize = 1000;

/// The trees of the files, one after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Syntax {
    nodes: Vec<Node>,
    pub(super) language: SourceLanguage,
    /// The tree of each file.
    pub(super) roots: Vec<NodeId>,
    /// The number of places where the text is not of the language.
    pub(super) errors: usize,
}

impl Syntax {
    /// Parses files that end at these places of the text.
    pub(super) fn parse(text: &str, ends: &[usize], language: SourceLanguage) -> Syntax {
        let mut syntax = Syntax { language, ..Syntax::default() };
        let mut parser = Parser::new();
        if parser.set_language(&language.grammar()).is_err() {
            syntax.errors = usize::MAX;
            return syntax;
        }
        let mut start = 0;
        for &end in ends {
            match parser.parse(&text[start..end], None) {
                Some(tree) => {
                    let root = syntax.add(&mut tree.walk(), None, start);
                    syntax.roots.push(root);
                }
                None => syntax.errors += 1,
            }
            start = end;
        }
        syntax
    }

    /// Adds the cursor's node and all in it; what is too deep counts as an error. A loop instead of
    /// recursion, so that deep text does not exhaust the stack.
    fn add(&mut self, cursor: &mut TreeCursor<'_>, parent: Option<NodeId>, offset: usize) -> NodeId {
        let first = NodeId(self.nodes.len() as u32);
        let mut parents: Vec<NodeId> = parent.into_iter().collect();
        loop {
            let id = self.add_one(cursor, parents.last().copied(), offset);
            let atom = ATOMS.contains(&self[id].kind);
            self.errors += usize::from(parents.len() > MAX_DEPTH);
            if !atom && parents.len() <= MAX_DEPTH && cursor.goto_first_child() {
                parents.push(id);
                continue;
            }
            if atom || self[id].children.is_empty() {
                self[id].tokens = u32::from(self[id].kind != "comment" && !self[id].range.is_empty());
            }
            loop {
                if id == first || parents.is_empty() {
                    return first;
                }
                if cursor.goto_next_sibling() {
                    break;
                }
                cursor.goto_parent();
                let Some(done) = parents.pop() else { return first };
                self[done].tokens = self[done].children.iter().map(|&child| self[child].tokens).sum();
                if done == first {
                    return first;
                }
            }
        }
    }

    fn add_one(&mut self, cursor: &TreeCursor<'_>, parent: Option<NodeId>, offset: usize) -> NodeId {
        let node = cursor.node();
        // The grammar has no unnamed bit-fields, and finds the name missing.
        let missing = node.is_missing() && node.kind() != "field_identifier";
        self.errors += usize::from(node.is_error() || missing);
        let id = NodeId(self.nodes.len() as u32);
        let range = node.byte_range();
        self.nodes.push(Node {
            kind: node.kind(),
            range: range.start + offset..range.end + offset,
            field: cursor.field_name(),
            parent,
            children: Vec::new(),
            tokens: 0,
            named: node.is_named(),
        });
        if let Some(parent) = parent {
            self[parent].children.push(id);
        }
        id
    }

    /// The number of tokens.
    pub(super) fn tokens(&self) -> u32 {
        self.roots.iter().map(|&root| self[root].tokens).sum()
    }

    /// Every node, parents before their children, in the order of the text.
    pub(super) fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    pub(super) fn kind(&self, id: NodeId) -> &'static str {
        self[id].kind
    }

    /// The first child in a role.
    pub(super) fn child(&self, id: NodeId, field: &str) -> Option<NodeId> {
        self[id].children.iter().copied().find(|&child| self[child].field == Some(field))
    }

    /// The children that are more than marks and keywords, without comments.
    pub(super) fn named(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        self[id].children.iter().copied().filter(|&child| self[child].named && self[child].kind != "comment")
    }

    /// The node around this one, and that around it, and so on.
    pub(super) fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self[id].parent, |&id| self[id].parent)
    }

    /// The definition of the function whose name this is where it stands.
    pub(super) fn defined_by(&self, name: NodeId) -> Option<NodeId> {
        let around = self.ancestors(name).find(|&node| !self.kind(node).ends_with("declarator"))?;
        (self.kind(around) == "function_definition").then_some(around)
    }

    /// The declarator that gives parameters to the function whose name this is.
    pub(super) fn function_declarator(&self, name: NodeId) -> Option<NodeId> {
        let around = self.ancestors(name).find(|&node| self.kind(node) != "parenthesized_declarator")?;
        (self.kind(around) == "function_declarator").then_some(around)
    }

    pub(super) fn parent_kind(&self, id: NodeId) -> &'static str {
        self[id].parent.map_or("", |parent| self[parent].kind)
    }

    /// The next child of its parent.
    pub(super) fn next(&self, id: NodeId) -> Option<NodeId> {
        let siblings = &self[self[id].parent?].children;
        let at = siblings.iter().position(|&sibling| sibling == id)?;
        siblings.get(at + 1).copied()
    }

    /// The child before this one in its parent.
    pub(super) fn previous(&self, id: NodeId) -> Option<NodeId> {
        let siblings = &self[self[id].parent?].children;
        let at = siblings.iter().position(|&sibling| sibling == id)?;
        at.checked_sub(1).map(|before| siblings[before])
    }

    /// True if any node in this one is of one of these kinds.
    pub(super) fn contains(&self, id: NodeId, kinds: &[&str]) -> bool {
        kinds.contains(&self[id].kind) || self[id].children.iter().any(|&child| self.contains(child, kinds))
    }
}

impl std::ops::Index<NodeId> for Syntax {
    type Output = Node;
    fn index(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }
}

impl std::ops::IndexMut<NodeId> for Syntax {
    fn index_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }
}
