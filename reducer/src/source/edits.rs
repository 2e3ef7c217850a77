//! Changes to a text that can be made together: where one lies inside another, only the outer one is made.

use std::collections::BTreeSet;
use std::ops::Range;

use super::analysis::Analysis;
use super::language::SourceLanguage;
use super::lexemes::{LexemeKind, lexemes};
use super::syntax::{NodeId, Syntax};
use super::trees::TextEdit;

/// A place where a pass could change the text.
#[derive(Debug)]
pub(super) struct SourceSite {
    pub(super) edits: Edits,
    /// The text that the change is about, in bytes.
    pub(super) span: Range<usize>,
    /// True if it is known that nothing uses it.
    pub(super) unused: bool,
}

pub(super) type Sites = Vec<SourceSite>;

/// Changes to a text.
#[derive(Clone, Debug, Default)]
pub(super) struct Edits {
    replacements: Vec<(Range<usize>, String)>,
    /// Elements of lists that are separated by commas: declarators, parameters, arguments, enumerators, initialisers.
    elements: Vec<NodeId>,
}

impl Edits {
    pub(super) fn is_empty(&self) -> bool {
        self.replacements.is_empty() && self.elements.is_empty()
    }

    pub(super) fn replace(&mut self, range: Range<usize>, text: impl Into<String>) {
        self.replacements.push((range, text.into()));
    }

    pub(super) fn delete(&mut self, range: Range<usize>) {
        self.replace(range, "");
    }

    /// Leaves of a range only the part in it.
    pub(super) fn keep(&mut self, whole: &Range<usize>, part: &Range<usize>) {
        self.delete(whole.start..part.start);
        self.delete(part.end..whole.end);
    }

    /// Removes an element of a list with its comma; a declaration without declarators goes as a whole.
    pub(super) fn drop_element(&mut self, element: NodeId) {
        if !self.elements.contains(&element) {
            self.elements.push(element);
        }
    }

    pub(super) fn extend(&mut self, other: Edits) {
        self.replacements.extend(other.replacements);
        self.elements.extend(other.elements);
    }

    /// The words of the texts that come in the place of something.
    pub(super) fn new_words(&self) -> impl Iterator<Item = &str> {
        let of_text = |text: &'_ String| lexemes(text, 0..text.len());
        let texts = self.replacements.iter().map(|(_, new)| new).filter(|new| !new.is_empty());
        texts.flat_map(move |new| {
            let words = of_text(new).into_iter().filter(|lexeme| lexeme.kind == LexemeKind::Word);
            words.map(|word| &new[word.range])
        })
    }

    /// True if a place lies in something that is removed or replaced.
    pub(super) fn covers(&self, syntax: &Syntax, range: &Range<usize>) -> bool {
        let inside = |outer: &Range<usize>| outer.start <= range.start && range.end <= outer.end;
        self.replacements.iter().any(|(outer, _)| inside(outer))
            || self.elements.iter().any(|&element| inside(&syntax[element].range))
    }

    /// The tokens that the changes save, what lies in two of them counted twice.
    pub(super) fn saved(&self, analysis: &Analysis) -> u32 {
        let elements = self.elements.iter().map(|&element| analysis.syntax[element].tokens + 1);
        let new = |text: &str| text.split_whitespace().count() as u32;
        let replaced =
            self.replacements.iter().map(|(range, text)| analysis.tokens_in(range).saturating_sub(new(text)));
        elements.chain(replaced).sum()
    }

    /// The changes as ranges of the text and what comes in their place, in order and apart: of nested changes the outermost is made, of equal
    /// ones the first.
    pub(super) fn resolved(&self, syntax: &Syntax) -> Vec<(Range<usize>, String)> {
        let mut all = self.clone();
        all.drop_elements(syntax);
        all.replacements.retain(|(range, _)| !range.is_empty());
        all.replacements.sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
        let mut end = 0;
        all.replacements.retain(|(range, _)| {
            let apart = range.start >= end;
            end = if apart { range.end } else { end };
            apart
        });
        all.replacements
    }

    fn drop_elements(&mut self, syntax: &Syntax) {
        let gone: BTreeSet<NodeId> = self.elements.iter().copied().collect();
        let parents: BTreeSet<NodeId> = gone.iter().filter_map(|&id| syntax[id].parent).collect();
        for parent in parents {
            let list: Vec<NodeId> = elements(syntax, parent);
            let kept: Vec<bool> = list.iter().map(|id| !gone.contains(id)).collect();
            let range = |at: usize| syntax[list[at]].range.clone();
            let Some(last_kept) = kept.iter().rposition(|&kept| kept) else {
                self.drop_list(syntax, parent, &list);
                continue;
            };
            for (at, _) in kept.iter().enumerate().filter(|(_, kept)| !**kept) {
                if at < last_kept {
                    self.delete(range(at).start..range(at + 1).start);
                } else {
                    self.delete(range(at - 1).end..range(at).end);
                }
            }
        }
    }

    /// Removes all elements of a list.
    fn drop_list(&mut self, syntax: &Syntax, parent: NodeId, list: &[NodeId]) {
        let (Some(&first), Some(&last)) = (list.first(), list.last()) else { return };
        // Without a name only an enumeration declares something besides.
        let declares = |&ty: &NodeId| {
            syntax.child(ty, "body").is_some()
                && (syntax.child(ty, "name").is_some() || syntax.kind(ty) == "enum_specifier")
        };
        let Some(specifier) = syntax.child(parent, "type").filter(declares) else {
            return match syntax.kind(parent) {
                "declaration" | "type_definition" | "field_declaration" => self.delete_item(syntax, parent),
                "parameter_list" if syntax.language == SourceLanguage::C => {
                    self.replace(syntax[first].range.start..syntax[last].range.end, "void");
                }
                "initializer_list" => self.replace(syntax[first].range.start..syntax[last].range.end, "0"),
                "enumerator_list" => self.drop_enumerators(syntax, parent, list),
                // With its colon.
                "field_initializer_list" => self.delete(syntax[parent].range.clone()),
                _ => self.delete(syntax[first].range.start..syntax[last].range.end),
            };
        };
        // What it declares besides stays: `struct S { … } x;`.
        self.delete(syntax[parent].range.start..syntax[specifier].range.start);
        let of_object = ["storage_class_specifier", "type_qualifier"];
        for &child in syntax[parent].children.iter().filter(|&&child| of_object.contains(&syntax.kind(child)))
        {
            self.delete(syntax[child].range.clone());
        }
        self.delete(syntax[first].range.start..syntax[last].range.end);
    }

    /// Removes all enumerators, with the enumeration if it declares nothing else; of another one the first stays, for it must have one
    /// (C11 6.7.2.2).
    fn drop_enumerators(&mut self, syntax: &Syntax, list: NodeId, enumerators: &[NodeId]) {
        let specifier = syntax[list].parent.filter(|&specifier| syntax.child(specifier, "name").is_none());
        let places = ["translation_unit", "compound_statement"];
        match specifier.filter(|&specifier| places.contains(&syntax.parent_kind(specifier))) {
            Some(specifier) => self.delete_item(syntax, specifier),
            None => {
                let end = |enumerator: Option<&NodeId>| enumerator.map_or(0, |&id| syntax[id].range.end);
                self.delete(end(enumerators.first())..end(enumerators.last()));
            }
        }
    }

    /// Removes a declaration, definition or statement with the semicolon after it; where a statement must be, one that does
    /// nothing takes its place.
    pub(super) fn delete_item(&mut self, syntax: &Syntax, item: NodeId) {
        let mut range = syntax[item].range.clone();
        if let Some(next) = syntax.next(item).filter(|&next| syntax.kind(next) == ";") {
            range.end = syntax[next].range.end;
        }
        let parent = syntax[item].parent;
        match syntax.parent_kind(item) {
            "compound_statement"
            | "translation_unit"
            | "field_declaration_list"
            | "declaration_list"
            | "preproc_if"
            | "preproc_ifdef"
            | "preproc_else" => self.delete(range),
            "case_statement" | "labeled_statement"
                if parent.is_some_and(|parent| statement_of(syntax, parent) != Some(item)) =>
            {
                self.delete(range);
            }
            // `template <…>` and `friend` without a declaration are nothing.
            "template_declaration" | "friend_declaration" => {
                if let Some(around) = parent {
                    self.delete_item(syntax, around);
                }
            }
            "else_clause" => {
                let clause = parent.map_or(range, |clause| syntax[clause].range.clone());
                self.delete(clause);
            }
            _ => self.replace(range, ";"),
        }
    }
}

/// A text with ranges replaced.
#[derive(Debug, Default)]
pub(super) struct ReplacedText {
    pub(super) text: String,
    /// The ends of its files.
    pub(super) ends: Vec<usize>,
    /// The ranges in both texts, with the blanks that went besides.
    pub(super) edits: Vec<TextEdit>,
}

/// The text with ranges replaced. Of nested ranges the outermost comes first, and counts.
pub(super) fn replaced<'a>(
    replacements: impl Iterator<Item = (Range<usize>, &'a str)>,
    text: &str,
    ends: &[usize],
) -> ReplacedText {
    let mut out = String::with_capacity(text.len());
    let mut new_ends = Vec::with_capacity(ends.len());
    let mut edits: Vec<TextEdit> = Vec::new();
    let mut ends = ends.iter().peekable();
    let mut at = 0;
    for (range, new) in replacements {
        if range.start < at {
            continue;
        }
        while let Some(&end) = ends.next_if(|&&end| end <= range.start) {
            out.push_str(&text[at..end]);
            at = end;
            new_ends.push(out.len());
        }
        out.push_str(&text[at..range.start]);
        let file_start = new_ends.last().copied().unwrap_or(0);
        let file_end = ends.peek().map_or(text.len(), |&&end| end);
        let begin = out.len();
        at = range.end;
        if !new.is_empty() && new.trim().is_empty() {
            // Only the end of a line.
            if out.len() > file_start && !out.ends_with('\n') {
                out.push('\n');
            }
        } else if !new.is_empty() {
            // Words must not grow together.
            if out.len() > file_start && !out.ends_with(char::is_whitespace) {
                out.push(' ');
            }
            out.push_str(new);
        }
        at += settled(&mut out, file_start, &text[at..file_end.max(at)]);
        // Blanks before it may have gone, too.
        let gone = begin.saturating_sub(out.len());
        note_edit(
            &mut edits,
            TextEdit { old: range.start.saturating_sub(gone)..at, new: begin - gone..out.len() },
        );
    }
    for &end in ends {
        out.push_str(&text[at..end]);
        at = end;
        new_ends.push(out.len());
    }
    ReplacedText { text: out, ends: new_ends, edits }
}

/// Adds an edit; it is one with those before it whose text or blanks it has taken.
fn note_edit(edits: &mut Vec<TextEdit>, mut edit: TextEdit) {
    while let Some(last) = edits.pop_if(|last| edit.new.start <= last.new.end) {
        let further = last.new.start.saturating_sub(edit.new.start);
        edit.old.start = last.old.start - further;
        edit.new.start = edit.new.start.min(last.new.start);
    }
    edits.push(edit);
}

/// Leaves no blanks at the end of a line and no empty lines where something was changed between two texts; returns the number of bytes of
/// the second that go.
fn settled(out: &mut String, file_start: usize, rest: &str) -> usize {
    let blank = |rest: &str| rest.len() - rest.trim_start_matches([' ', '\t']).len();
    let blanks = blank(rest);
    let ends_line = |rest: &str| rest.is_empty() || rest.starts_with('\n');
    if !ends_line(&rest[blanks..]) {
        if blanks == 0 && out.len() > file_start && !out.ends_with(char::is_whitespace) {
            out.push(' ');
        }
        return 0;
    }
    out.truncate(file_start + out[file_start..].trim_end_matches([' ', '\t']).len());
    let mut gone = blanks;
    if out.len() > file_start && !out.ends_with('\n') {
        return gone;
    }
    gone += rest[gone..].len().min(1);
    // Nor does an empty line follow another.
    while out.len() == file_start || out.ends_with("\n\n") {
        let blanks = blank(&rest[gone..]);
        if !rest[gone + blanks..].starts_with('\n') {
            break;
        }
        gone += blanks + 1;
    }
    gone
}

/// The first statement after a label.
fn statement_of(syntax: &Syntax, labeled: NodeId) -> Option<NodeId> {
    syntax
        .named(labeled)
        .find(|&child| syntax.kind(child).ends_with("statement") && syntax.field(child).is_none())
}

/// The elements of a list that commas separate.
pub(super) fn elements(syntax: &Syntax, list: NodeId) -> Vec<NodeId> {
    match syntax.kind(list) {
        "declaration" | "type_definition" | "field_declaration" => {
            let declarators = syntax[list].children.iter().copied();
            declarators.filter(|&child| syntax.field(child) == Some("declarator")).collect()
        }
        _ => syntax.named(list).collect(),
    }
}
