//! The syntax tree of C or C++ text, as a flat list of nodes.

use std::num::{NonZeroU16, NonZeroU32};
use std::ops::Range;

use tree_sitter::TreeCursor;

use super::aside;
use super::dialect::{AsidePlace, Rewritten, kinds};
use super::language::SourceLanguage;
use super::opaque;
use super::trees::{TextTrees, file_ranges};

/// The place of an element in a list, from zero. It takes 4 bytes, in an `Option` too: a big text has millions of nodes, each with some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ListIndex(NonZeroU32);

impl ListIndex {
    /// The number of the element at this index. A list has fewer than 2^32 - 1 elements, as each takes a byte of text that is
    /// at most 4 GiB.
    pub(super) fn new(index: usize) -> ListIndex {
        ListIndex(NonZeroU32::MIN.saturating_add(index as u32))
    }

    pub(super) fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// A node's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct NodeId(pub(super) ListIndex);

/// Values of some of a tree's nodes.
#[derive(Clone, Debug)]
pub(super) struct NodeMap<T>(Vec<Option<T>>);

impl<T> Default for NodeMap<T> {
    fn default() -> NodeMap<T> {
        NodeMap(Vec::new())
    }
}

impl<T> NodeMap<T> {
    pub(super) fn get(&self, node: NodeId) -> Option<&T> {
        self.0.get(node.0.index())?.as_ref()
    }

    pub(super) fn insert(&mut self, node: NodeId, value: T) {
        let at = node.0.index();
        if at >= self.0.len() {
            self.0.resize_with(at + 1, || None);
        }
        self.0[at] = Some(value);
    }
}

impl<T> FromIterator<(NodeId, T)> for NodeMap<T> {
    fn from_iter<I: IntoIterator<Item = (NodeId, T)>>(pairs: I) -> NodeMap<T> {
        let mut map = NodeMap::default();
        pairs.into_iter().for_each(|(node, value)| map.insert(node, value));
        map
    }
}

/// A node of the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The grammar's name of it.
    pub(super) kind: &'static str,
    /// Its bytes in the text of all files.
    pub(super) range: Range<usize>,
    /// Its role in its parent, by the grammar's number.
    pub(super) field: Option<NonZeroU16>,
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
    /// Its position among the children of its parent.
    pub(super) place: u32,
    /// The number of tokens in it, comments left out.
    pub(super) tokens: u32,
    /// True if it is more than a keyword or a mark.
    pub(super) named: bool,
}

/// Nodes whose parts say nothing to a pass.
pub(super) const ATOMS: [&str; 7] = [
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
    /// The grammar's roles, by their numbers.
    roles: Vec<&'static str>,
    /// The tree of each file.
    pub(super) roots: Vec<NodeId>,
    /// The number of places where the text is not of the language.
    pub(super) errors: usize,
    /// These places, in bytes.
    pub(super) not_understood: Vec<Range<usize>>,
}

impl Syntax {
    /// The nodes of the trees of files that end at these places of the text.
    pub(super) fn of_trees(
        text: &str,
        ends: &[usize],
        language: SourceLanguage,
        trees: &TextTrees,
    ) -> Syntax {
        let mut syntax = Syntax { language, roles: language.roles(), ..Syntax::default() };
        for (range, parsed) in file_ranges(ends).zip(&trees.files) {
            let Some(parsed) = parsed else {
                syntax.errors += 1;
                continue;
            };
            let mut builder = TreeBuilder {
                syntax: &mut syntax,
                file: &text[range.clone()],
                rewritten: &parsed.rewritten,
                asides: parsed.rewritten.asides().collect(),
                next_aside: 0,
                waiting: Vec::new(),
                offset: range.start,
                type_role: language.role("type"),
            };
            let root = builder.add(&mut parsed.tree.walk());
            syntax.roots.push(root);
        }
        syntax
    }

    /// The nodes of a file of C.
    #[cfg(test)]
    pub(super) fn of_c(text: &str) -> Syntax {
        let (ends, unknown) = ([text.len()], opaque::UnknownText::KeptApart);
        let trees = TextTrees::parse(text, &ends, SourceLanguage::C, unknown);
        Syntax::of_trees(text, &ends, SourceLanguage::C, &trees)
    }

    fn push(&mut self, mut node: Node) -> NodeId {
        let id = NodeId(ListIndex::new(self.nodes.len()));
        if let Some(parent) = node.parent {
            node.place = self[parent].children.len() as u32;
            self[parent].children.push(id);
        }
        self.nodes.push(node);
        id
    }

    /// The number of tokens.
    pub(super) fn tokens(&self) -> u32 {
        self.roots.iter().map(|&root| self[root].tokens).sum()
    }

    /// Every node, parents before their children, in the order of the text.
    pub(super) fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len()).map(|at| NodeId(ListIndex::new(at)))
    }

    pub(super) fn kind(&self, id: NodeId) -> &'static str {
        self[id].kind
    }

    /// The role of a node in its parent.
    pub(super) fn field(&self, id: NodeId) -> Option<&'static str> {
        self[id].field.map(|field| self.roles[usize::from(field.get())])
    }

    /// The first child in a role.
    pub(super) fn child(&self, id: NodeId, field: &str) -> Option<NodeId> {
        self[id].children.iter().copied().find(|&child| self.field(child) == Some(field))
    }

    /// The children that are more than marks and keywords, without comments.
    pub(super) fn named(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        self[id].children.iter().copied().filter(|&child| self[child].named && self[child].kind != "comment")
    }

    /// The node around this one, and that around it, and so on.
    pub(super) fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self[id].parent, |&id| self[id].parent)
    }

    /// The declaration or definition in which a name is declared.
    pub(super) fn declaration_of(&self, name: NodeId) -> Option<NodeId> {
        self.ancestors(name).find(|&node| !self.kind(node).ends_with("declarator"))
    }

    /// The definition of the function whose name this is where it stands.
    pub(super) fn defined_by(&self, name: NodeId) -> Option<NodeId> {
        let around = self.declaration_of(name)?;
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
        self[self[id].parent?].children.get(self[id].place as usize + 1).copied()
    }

    /// The child before this one in its parent.
    pub(super) fn previous(&self, id: NodeId) -> Option<NodeId> {
        let before = (self[id].place as usize).checked_sub(1)?;
        self[self[id].parent?].children.get(before).copied()
    }

    /// The bytes between the brackets of a node that begins and ends with one.
    pub(super) fn inside(&self, id: NodeId) -> Range<usize> {
        match self[id].children[..] {
            [open, .., close] => self[open].range.end..self[close].range.start,
            _ => self[id].range.clone(),
        }
    }

    /// All nodes in this one, in the order of the text.
    pub(super) fn descendants(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let mut left: Vec<NodeId> = self[id].children.iter().rev().copied().collect();
        std::iter::from_fn(move || {
            let next = left.pop()?;
            left.extend(self[next].children.iter().rev());
            Some(next)
        })
    }

    /// True if any node in this one is of one of these kinds.
    pub(super) fn contains(&self, id: NodeId, kinds: &[&str]) -> bool {
        kinds.contains(&self[id].kind) || self[id].children.iter().any(|&child| self.contains(child, kinds))
    }
}

/// Nodes with declarations, statements or members, one after the other.
const LISTS: [&str; 9] = [
    "translation_unit",
    "compound_statement",
    "field_declaration_list",
    "declaration_list",
    "case_statement",
    "preproc_if",
    "preproc_ifdef",
    "preproc_else",
    "preproc_elif",
];

/// Makes the nodes of a file of what the parser has made of it.
struct TreeBuilder<'a> {
    syntax: &'a mut Syntax,
    file: &'a str,
    rewritten: &'a Rewritten,
    /// All that the parser has not seen, in order.
    asides: Vec<(Range<usize>, &'static str, AsidePlace)>,
    next_aside: usize,
    /// Those that belong to the node that comes next.
    waiting: Vec<usize>,
    /// The place of the file in the text.
    offset: usize,
    /// The role of a type, which is that of what the grammar does not know for a type.
    type_role: Option<NonZeroU16>,
}

impl TreeBuilder<'_> {
    /// Adds the cursor's node and all in it; what is too deep counts as an error. A loop instead of
    /// recursion, so that deep text does not exhaust the stack.
    fn add(&mut self, cursor: &mut TreeCursor<'_>) -> NodeId {
        let first = NodeId(ListIndex::new(self.syntax.nodes.len()));
        let mut parents: Vec<NodeId> = Vec::new();
        loop {
            // Without a node, the parser has only seen what the text does not have.
            let id = self.add_one(cursor, parents.last().copied());
            self.syntax.errors += usize::from(parents.len() > MAX_DEPTH);
            if let Some(id) = id {
                let atom = ATOMS.contains(&self.syntax[id].kind) || has_words(self.syntax[id].kind);
                if !atom && parents.len() <= MAX_DEPTH && cursor.goto_first_child() {
                    parents.push(id);
                    continue;
                }
                let node = &mut self.syntax[id];
                let token = u32::from(node.kind != "comment" && !node.range.is_empty());
                node.tokens = if has_words(node.kind) && !node.children.is_empty() { 0 } else { token };
                let children = node.children.clone();
                if !children.is_empty() {
                    // It is a mark with what the parser has not seen before it.
                    self.syntax[id].tokens += self.sum(&children);
                }
            }
            loop {
                if parents.is_empty() {
                    self.place_until(first, usize::MAX, None);
                    return first;
                }
                if cursor.goto_next_sibling() {
                    break;
                }
                cursor.goto_parent();
                let Some(done) = parents.pop() else { return first };
                self.close(done, done == first);
                if done == first {
                    return first;
                }
            }
        }
    }

    fn sum(&self, nodes: &[NodeId]) -> u32 {
        nodes.iter().map(|&node| self.syntax[node].tokens).sum()
    }

    /// Ends a node whose children are there.
    fn close(&mut self, id: NodeId, whole_file: bool) {
        let end = if whole_file { usize::MAX } else { self.syntax[id].range.end - self.offset };
        self.place_until(id, end, None);
        self.syntax[id].tokens = self.sum(&self.syntax[id].children);
    }

    fn add_one(&mut self, cursor: &TreeCursor<'_>, parent: Option<NodeId>) -> Option<NodeId> {
        let node = cursor.node();
        let read = node.byte_range();
        let range = self.rewritten.original(&read);
        let kind = self.rewritten.kind(range.start, node.kind());
        if opaque::is_error(&node) || kind == kinds::OPAQUE {
            self.syntax.errors += 1;
            self.syntax.not_understood.push(range.start + self.offset..range.end + self.offset);
        }
        let only_read = range.is_empty() && !read.is_empty() && kind != "field_identifier";
        if let Some(parent) = parent {
            if only_read {
                return None;
            }
            self.place_until(parent, range.start, Some(kind));
        }
        let field = if kind == kinds::TYPEOF { self.type_role } else { cursor.field_id() };
        let id = self.syntax.push(Node {
            kind,
            range: range.start + self.offset..range.end + self.offset,
            field,
            parent,
            children: Vec::new(),
            place: 0,
            tokens: 0,
            named: node.is_named(),
        });
        if has_words(kind) {
            for (_, mut word) in aside::nodes(self.file, &(range, kind, AsidePlace::Own)).into_iter().skip(1)
            {
                word.parent = Some(id);
                word.range = word.range.start + self.offset..word.range.end + self.offset;
                self.syntax.push(word);
            }
        }
        for aside in std::mem::take(&mut self.waiting) {
            let aside = self.asides[aside].clone();
            self.syntax[id].range.start = self.syntax[id].range.start.min(aside.0.start + self.offset);
            self.add_aside(&aside, id);
        }
        Some(id)
    }

    /// Puts what the parser has not seen before a place of the file into the node around, or beside a node before or after it.
    fn place_until(&mut self, around: NodeId, end: usize, next: Option<&'static str>) {
        while let Some(aside) = self.asides.get(self.next_aside).filter(|aside| aside.0.start < end) {
            let aside = aside.clone();
            let here = self.next_aside;
            self.next_aside += 1;
            let in_list = LISTS.contains(&self.syntax[around].kind) && aside.2 == AsidePlace::OfNeighbour;
            let before = self.syntax[around].children.last().copied();
            let ended = before.is_none_or(|before| !is_open(&self.syntax[before]));
            match (in_list, before, next) {
                (true, Some(before), _) if !ended => {
                    self.syntax[before].range.end = aside.0.end + self.offset;
                    let added = self.add_aside(&aside, before);
                    self.syntax[before].tokens += self.syntax[added].tokens;
                }
                (true, _, Some(next)) if next != "}" && next != "comment" => self.waiting.push(here),
                _ => _ = self.add_aside(&aside, around),
            }
        }
    }

    fn add_aside(&mut self, aside: &(Range<usize>, &'static str, AsidePlace), parent: NodeId) -> NodeId {
        let mut nodes = aside::nodes(self.file, aside);
        // Elsewhere it would count as an operand or element.
        let listed = LISTS.contains(&self.syntax[parent].kind) && aside.2 == AsidePlace::Own;
        nodes[0].1.named = listed && aside.1 != kinds::EMPTY;
        let id = NodeId(ListIndex::new(self.syntax.nodes.len()));
        for (depth, mut node) in nodes {
            node.parent = Some(if depth == 0 { parent } else { id });
            node.range = node.range.start + self.offset..node.range.end + self.offset;
            self.syntax.push(node);
        }
        if !self.syntax[id].children.is_empty() {
            self.syntax[id].tokens = self.sum(&self.syntax[id].children);
        }
        id
    }
}

/// True if nodes of a kind have their words as they are written.
fn has_words(kind: &str) -> bool {
    kind == kinds::OPAQUE || kind == kinds::TYPE_ARGUMENT
}

/// True if more of a declaration may follow a node in a list: `struct S { … }` and its attributes.
fn is_open(node: &Node) -> bool {
    node.kind.ends_with("_specifier")
}

impl std::ops::Index<NodeId> for Syntax {
    type Output = Node;
    fn index(&self, id: NodeId) -> &Node {
        &self.nodes[id.0.index()]
    }
}

impl std::ops::IndexMut<NodeId> for Syntax {
    fn index_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::lexemes::{LexemeKind, lexemes};

    /// Checks that the tokens are in order, and that each byte that is no blank and in no comment is in one of them.
    fn check_tokens(text: &str) {
        let syntax = Syntax::of_c(text);
        let mut at = 0;
        let mut blanks = Vec::new();
        for id in syntax.ids() {
            let Node { range, children, parent, .. } = &syntax[id];
            if let Some(parent) = parent {
                let around = &syntax[*parent].range;
                let inside = around.start <= range.start && range.end <= around.end;
                assert!(inside || syntax.kind(*parent) == "translation_unit", "{:?}", &text[range.clone()]);
            }
            if children.is_empty() {
                assert!(at <= range.start, "{:?} begins too early", &text[range.clone()]);
                blanks.push(at..range.start);
                at = range.end;
            }
        }
        blanks.push(at..text.len());
        for blank in blanks {
            let left = lexemes(text, blank.clone());
            assert!(left.iter().all(|left| left.kind == LexemeKind::Comment), "{:?}", &text[blank]);
        }
    }

    #[test]
    fn tokens_have_all_of_a_text_in_order() {
        check_tokens(include_str!("../../tests/source/sample.c"));
        check_tokens(include_str!("../../tests/source/gnu.c"));
    }

    #[test]
    fn an_attribute_belongs_to_its_declaration() {
        let text = "[[maybe_unused]] __attribute__((used)) int x;\nstruct S { int a; } __attribute__((packed));\nint y;";
        let syntax = Syntax::of_c(text);
        let parts: Vec<&str> =
            syntax.named(syntax.roots[0]).map(|id| &text[syntax[id].range.clone()]).collect();
        let expected = [
            "[[maybe_unused]] __attribute__((used)) int x;",
            "struct S { int a; } __attribute__((packed))",
            "int y;",
        ];
        assert_eq!(parts, expected);
    }

    #[test]
    fn an_optional_number_takes_no_more_room() {
        assert_eq!([0, 1, 1 << 31].map(|index| ListIndex::new(index).index()), [0, 1, 1 << 31]);
        assert_eq!(size_of::<Option<ListIndex>>(), 4);
    }
}
