//! The statements that run: a text that records them, and the text without the others.

use std::ops::Range;

use super::edits::Edits;
use super::model::{Entity, EntityKind};
use super::passes;
use super::sweep;
use super::syntax::{NodeId, Syntax};
use super::{SourceLanguage, SourceText};

/// The object in which an instrumented text records what runs: a pointer to one byte for each mark.
pub const REACHED: &str = "bf_reached";

/// The names that a program can use from outside without harm: it writes to streams that it did not open, and to memory.
const HARMLESS: &[&str] = &[
    "printf",
    "fprintf",
    "sprintf",
    "snprintf",
    "vprintf",
    "vsnprintf",
    "puts",
    "putchar",
    "putc",
    "fputs",
    "fputc",
    "fflush",
    "memcpy",
    "memmove",
    "memset",
    "memcmp",
    "memchr",
    "strlen",
    "strcmp",
    "strncmp",
    "strcpy",
    "strncpy",
    "strcat",
    "strchr",
    "malloc",
    "calloc",
    "realloc",
    "free",
    "abort",
    "exit",
    "_Exit",
    "abs",
    "labs",
    "llabs",
    "atoi",
    "strtol",
    "strtoul",
    "fabs",
    "fabsf",
    "fabsl",
    "sqrt",
    "floor",
    "ceil",
    "pow",
    "fmod",
    "rand",
    "srand",
    "NULL",
    "stdout",
    "stderr",
    "EOF",
    "EXIT_SUCCESS",
    "EXIT_FAILURE",
    "__assert_fail",
];

/// Constructs by which more can be done than the names in a text tell.
const OPAQUE: [&str; 3] = ["preproc_def", "preproc_function_def", "gnu_asm_expression"];

/// The way in which a place in a text is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MarkKind {
    /// The body of a function, or any other block: after its opening brace.
    Block,
    /// A statement among others: before it.
    Listed,
    /// The only statement of a branch or loop: with it in braces.
    Alone,
}

/// A place in a text of which is recorded that it is reached.
#[derive(Clone, Copy, Debug)]
struct Mark {
    node: NodeId,
    kind: MarkKind,
}

impl SourceText {
    /// True if the names in the text say all that running it can do, and that is no harm: it uses nothing from outside but what allocates, copies,
    /// compares and prints.
    #[must_use]
    pub fn is_harmless(&self) -> bool {
        if self.language == SourceLanguage::Cxx {
            // Names do not tell what constructors and operators do.
            return false;
        }
        let syntax = self.syntax();
        // What is declared and not used may have another name for the linker.
        let is_opaque = |id: NodeId| {
            let mut around = syntax.ancestors(id).map(|around| syntax.kind(around));
            let around = around.find(|kind| kind.ends_with("_statement") || *kind == "declaration");
            OPAQUE.contains(&syntax.kind(id)) && around != Some("declaration")
        };
        if syntax.ids().any(is_opaque) {
            return false;
        }
        let model = &self.analysis().model;
        let is_external = |entity: &&Entity| {
            let defined = |&name: &NodeId| syntax.defined_by(name).is_some();
            entity.kind == EntityKind::Function
                && !entity.declarations.iter().any(defined)
                && !entity.uses.is_empty()
        };
        let external = model.entities.iter().filter(is_external);
        let mut declarations = external
            .clone()
            .flat_map(|entity| &entity.declarations)
            .filter_map(|&name| syntax.declaration_of(name));
        let undeclared = syntax
            .ids()
            .filter(|&id| syntax.kind(id) == "identifier" && model.entity(id).is_none())
            .filter(|&id| !syntax.ancestors(id).any(|around| syntax.kind(around).starts_with("attribute")))
            .map(|id| &self.text[syntax[id].range.clone()]);
        let is_harmless = |name: &str| HARMLESS.contains(&name) || name.starts_with("__builtin_");
        !declarations.any(|declaration| syntax.contains(declaration, &OPAQUE))
            && external.map(|entity| entity.name.as_str()).chain(undeclared).all(is_harmless)
    }

    /// The text with marks that set the bytes at [`REACHED`] to one where they are reached, and the number of marks.
    #[must_use]
    pub fn instrumented(&self) -> (SourceText, usize) {
        let syntax = self.syntax();
        let marks = marks(syntax);
        let declaration = format!("extern unsigned char *{REACHED};\n");
        let starts = std::iter::once(0).chain(self.ends.iter().copied()).take(self.ends.len());
        let mut insertions: Vec<(usize, String)> = starts.map(|start| (start, declaration.clone())).collect();
        for (number, mark) in marks.iter().enumerate() {
            let Range { start, end } = syntax[mark.node].range;
            let inside = syntax.inside(mark.node).start;
            let set = format!("{REACHED}[{number}] = 1;");
            match mark.kind {
                MarkKind::Block => insertions.push((inside, set)),
                MarkKind::Listed => insertions.push((start, set)),
                MarkKind::Alone => {
                    insertions.push((start, format!("{{ {set}")));
                    insertions.push((end, "}".to_owned()));
                }
            }
        }
        // What begins further out was pushed first.
        insertions.sort_by_key(|&(at, _)| at);
        let mut files = Vec::new();
        let mut next = insertions.iter().peekable();
        let mut start = 0;
        for &end in self.ends.iter() {
            let mut file = String::new();
            while let Some((at, new)) =
                next.next_if(|(at, _)| *at < end || (*at == end && end == self.text.len()))
            {
                file.push_str(&self.text[start..*at]);
                file.push_str(new);
                start = *at;
            }
            file.push_str(&self.text[start..end]);
            start = end;
            files.push(file);
        }
        (SourceText::new(files.iter().map(String::as_str)), marks.len())
    }

    /// The text without what was not reached, and without the functions only that were not. `reached` has a byte for each mark.
    #[must_use]
    pub fn without_unreached(&self, reached: &[u8]) -> Vec<SourceText> {
        let analysis = self.analysis();
        let syntax = &analysis.syntax;
        let marks = marks(syntax);
        let is_unreached = |outer: &Mark| {
            let whole = &syntax[outer.node].range;
            let inside = |mark: &Mark| {
                whole.start <= syntax[mark.node].range.start && syntax[mark.node].range.end <= whole.end
            };
            marks.iter().zip(reached).all(|(mark, &set)| set == 0 || !inside(mark))
        };
        let unreached: Vec<&Mark> = marks.iter().filter(|mark| is_unreached(mark)).collect();
        let (mut all, mut functions) = (Edits::default(), Edits::default());
        for mark in unreached {
            if syntax.parent_kind(mark.node) == "function_definition" {
                let body = syntax[mark.node].range.clone();
                if let Some(new) =
                    syntax[mark.node].parent.and_then(|definition| passes::empty_body(analysis, definition))
                {
                    all.replace(body.clone(), new.clone());
                    functions.replace(body, new);
                }
            } else if !syntax.contains(mark.node, &["labeled_statement"]) && !ends_function(syntax, mark.node)
            {
                // A statement with a label stays: a `goto` that is kept may name it.
                all.delete_item(syntax, mark.node);
            }
        }
        let kinds = [all, functions].into_iter().filter(|edits| !edits.is_empty());
        kinds.map(|edits| self.swept(edits)).collect()
    }

    /// The text with changes made, and without what they leave unused.
    fn swept(&self, mut edits: Edits) -> SourceText {
        sweep::sweep(self.analysis(), &mut edits);
        let mut changed = self.clone();
        changed.changed(&edits);
        changed
    }
}

/// True if a statement is the last of a function: a result is expected there.
fn ends_function(syntax: &Syntax, statement: NodeId) -> bool {
    let block = syntax[statement].parent;
    syntax.kind(statement) == "return_statement"
        && block.is_some_and(|block| {
            syntax.parent_kind(block) == "function_definition"
                && syntax.named(block).last() == Some(statement)
        })
}

/// Every place that is marked, outer ones first.
fn marks(syntax: &Syntax) -> Vec<Mark> {
    let kind = |id: NodeId| {
        let kind = syntax.kind(id);
        if kind == "compound_statement" {
            return (syntax.parent_kind(id) != "parenthesized_expression").then_some(MarkKind::Block);
        }
        if !kind.ends_with("_statement") || ["case_statement", "labeled_statement"].contains(&kind) {
            return None;
        }
        match syntax.parent_kind(id) {
            "compound_statement" => Some(MarkKind::Listed),
            // Behind the label, which jumps lead to.
            "case_statement" if syntax.field(id).is_none() => Some(MarkKind::Listed),
            "if_statement" | "else_clause" | "for_statement" | "while_statement" | "do_statement" => {
                Some(MarkKind::Alone)
            }
            _ => None,
        }
    };
    syntax.ids().filter_map(|node| Some(Mark { node, kind: kind(node)? })).collect()
}
