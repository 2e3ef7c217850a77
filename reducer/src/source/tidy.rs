//! The text as a person would have written it: one statement to a line, short names.

use std::collections::HashSet;

use super::SourceText;
use super::analysis::Analysis;
use super::dialect::kinds;
use super::edits::Edits;
use super::lexemes::is_of_word;
use super::model::{Entity, EntityKind};
use super::syntax::{NodeId, Syntax};

/// The text laid out anew, without comments.
pub(super) fn laid_out(text: &SourceText) -> SourceText {
    let analysis = text.analysis();
    let files: Vec<String> = analysis
        .syntax
        .roots
        .iter()
        .map(|&root| {
            let mut layout = Layout {
                syntax: &analysis.syntax,
                text: &text.text,
                out: String::new(),
                depth: 0,
                last: None,
            };
            layout.node(root);
            layout.line();
            layout.out
        })
        .collect();
    SourceText::in_language(text.language, files.iter().map(String::as_str))
}

/// The text without blanks at the ends of lines and without empty lines one after the other.
pub(super) fn without_blanks(text: &SourceText) -> SourceText {
    let (mut out, mut ends) = (String::with_capacity(text.text.len()), Vec::new());
    for file in text.files() {
        let start = out.len();
        for line in file.lines().map(str::trim_end) {
            let is_first = out.len() == start;
            if !line.is_empty() || !is_first && !out.ends_with("\n\n") {
                out.push_str(line);
                out.push('\n');
            }
        }
        out.truncate(start + out[start..].trim_end().len());
        if out.len() > start {
            out.push('\n');
        }
        ends.push(out.len());
    }
    text.with_text(out, ends)
}

/// Statements that begin with a label.
const LABELED: [&str; 2] = ["labeled_statement", "case_statement"];

struct Layout<'a> {
    syntax: &'a Syntax,
    text: &'a str,
    out: String,
    /// The blocks around.
    depth: usize,
    last: Option<NodeId>,
}

impl Layout<'_> {
    fn node(&mut self, id: NodeId) {
        let syntax = self.syntax;
        let kind = syntax.kind(id);
        if kind.starts_with("preproc_") && self.text[syntax[id].range.clone()].starts_with('#') {
            self.line();
            self.out.push_str(self.text[syntax[id].range.clone()].trim());
            self.out.push('\n');
            self.last = None;
            return;
        }
        if kind == "comment" {
            return;
        }
        if syntax[id].children.is_empty() {
            return self.token(id);
        }
        let block = ["compound_statement", "field_declaration_list", "declaration_list"].contains(&kind);
        for &child in &syntax[id].children {
            if block && syntax.kind(child) == "}" {
                self.depth = self.depth.saturating_sub(1);
                self.line();
            }
            self.node(child);
            if block && syntax.kind(child) == "{" {
                self.depth += 1;
                self.line();
            }
        }
        let own_line = kind.ends_with("_statement") && kind != "case_statement"
            || ["declaration", "field_declaration", "type_definition", "function_definition"].contains(&kind);
        // The declaration of a `for` stays within its head.
        if own_line && syntax.parent_kind(id) != "for_statement" {
            self.line();
        }
    }

    fn token(&mut self, id: NodeId) {
        let token = &self.text[self.syntax[id].range.clone()];
        if token.is_empty() {
            return;
        }
        if token == ";" && self.out.ends_with("}\n") && self.syntax.parent_kind(id) != "expression_statement"
        {
            self.out.pop();
        }
        if self.out.is_empty() || self.out.ends_with('\n') {
            if !self.out.is_empty() || self.depth > 0 {
                self.out.push_str(&"  ".repeat(self.depth));
            }
        } else if self.last.is_some_and(|last| self.is_apart(last, id)) {
            self.out.push(' ');
        }
        self.out.push_str(token);
        if token == ";" && self.syntax.parent_kind(id) == "translation_unit" {
            self.line();
        }
        self.last = Some(id);
    }

    fn line(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with('\n') {
            self.out.push('\n');
        }
    }

    /// True if there is a blank between two tokens.
    fn is_apart(&self, left: NodeId, right: NodeId) -> bool {
        let (before, after) = (self.kind_of(left), self.kind_of(right));
        if self.are_one_word(left, right) {
            return true;
        }
        let unary = |id: NodeId| {
            let role = self.syntax.field(id);
            matches!(
                self.syntax.parent_kind(id),
                "unary_expression" | "pointer_expression" | "update_expression"
            ) && role == Some("operator")
        };
        let declared = |id: NodeId| self.syntax.parent_kind(id).ends_with("pointer_declarator");
        match (before, after) {
            (_, ";" | "," | ")" | "]" | "." | "->") | ("(" | "[" | "." | "->", _) => false,
            (_, "[") => false,
            (_, ":") if LABELED.contains(&self.syntax.parent_kind(right)) => false,
            (_, "(") => {
                let keyword = ["if", "for", "while", "switch", "return", ",", "="].contains(&before);
                keyword || !self.is_call(right) && before != ")" && !unary(left) && before != "*"
            }
            // `- -a` and `--a` differ.
            _ if unary(left) => unary(right),
            _ if unary(right) && self.syntax.parent_kind(right) == "update_expression" => {
                self.syntax[right].parent != self.syntax[left].parent && !self.ends_operand(left)
            }
            ("*", _) if declared(left) => false,
            (")", _) if self.syntax.parent_kind(left) == "cast_expression" => false,
            _ => true,
        }
    }

    /// True if two tokens would be one without a blank.
    fn are_one_word(&self, left: NodeId, right: NodeId) -> bool {
        let bytes = |id: NodeId| self.text[self.syntax[id].range.clone()].bytes();
        bytes(left).next_back().is_some_and(is_of_word) && bytes(right).next().is_some_and(is_of_word)
    }

    /// True if an operand of the following operator ends with the token.
    fn ends_operand(&self, id: NodeId) -> bool {
        self.syntax[id].named || [")", "]"].contains(&self.syntax.kind(id))
    }

    fn is_call(&self, id: NodeId) -> bool {
        ["argument_list", "parameter_list"].contains(&self.syntax.parent_kind(id))
    }

    fn kind_of(&self, id: NodeId) -> &'static str {
        self.syntax.kind(id)
    }
}

/// The text with short names for what it defines.
pub(super) fn renamed(text: &SourceText) -> Option<SourceText> {
    let analysis = text.analysis();
    let syntax = &analysis.syntax;
    // Names in the text of macros and of included files are not seen, and would not be renamed.
    if syntax
        .roots
        .iter()
        .any(|&root| syntax.contains(root, &["preproc_include", "preproc_def", "preproc_function_def"]))
    {
        return None;
    }
    // Nor are those in text that is not understood, if they are not found.
    let is_unknown = |&id: &NodeId| {
        syntax.kind(id).ends_with("identifier")
            && syntax.parent_kind(id) == kinds::OPAQUE
            && analysis.model.entity(id).is_none()
    };
    let unknown: HashSet<&str> =
        syntax.ids().filter(is_unknown).map(|id| &text.text[syntax[id].range.clone()]).collect();
    let ours = |entity: &&Entity| is_ours(analysis, entity) && !unknown.contains(entity.name.as_str());
    let kept =
        analysis.model.entities.iter().filter(|entity| !ours(entity)).map(|entity| entity.name.clone());
    let undeclared = syntax
        .ids()
        .filter(|&id| syntax.kind(id).ends_with("identifier") && analysis.model.entity(id).is_none());
    let undeclared = undeclared.map(|id| text.text[syntax[id].range.clone()].to_owned());
    let mut taken: HashSet<String> = kept.chain(undeclared).collect();
    let mut edits = Edits::default();
    for entity in analysis.model.entities.iter().filter(ours) {
        let name = fresh(entity.kind, &mut taken);
        for &place in entity.declarations.iter().chain(&entity.uses) {
            edits.replace(syntax[place].range.clone(), name.as_str());
        }
    }
    let mut renamed = text.clone();
    renamed.changed(&edits);
    Some(renamed)
}

/// True if a name is the program's own.
fn is_ours(analysis: &Analysis, entity: &Entity) -> bool {
    let syntax = &analysis.syntax;
    let defined = || entity.declarations.iter().any(|&declaration| syntax.defined_by(declaration).is_some());
    !entity.declarations.is_empty()
        && entity.name != "main"
        && (entity.kind != EntityKind::Function || defined())
}

/// A name that is not taken.
fn fresh(kind: EntityKind, taken: &mut HashSet<String>) -> String {
    let letters: &[u8] = match kind {
        EntityKind::Function => b"fgh",
        EntityKind::Variable | EntityKind::Parameter => b"abcdeijklmnopqrstuvwxyz",
        EntityKind::Typedef | EntityKind::Tag => b"STUVW",
        EntityKind::Enumerator => b"EABCD",
        EntityKind::Field => b"mabcdefghijk",
        EntityKind::Label => b"LMNO",
    };
    let plain = letters.iter().map(|&letter| char::from(letter).to_string());
    let numbered = (1..).map(|number: u32| format!("{}{number}", char::from(letters[0])));
    let free = plain.chain(numbered).find(|name| !taken.contains(name)).unwrap_or_default();
    taken.insert(free.clone());
    free
}
