//! C text as parts that need each other: declarations and definitions, bodies of functions, statements in them.
//!
//! Names are not resolved: what has a word needs all that declare a name of that spelling. That is quick, asks for no grammar, and errs by
//! keeping too much, so that what is left of a text compiles if the text did.

use std::collections::HashMap;
use std::ops::Range;

use super::SourceText;
use super::declared_names::{DeclaredNames, ReturnKind, declared_names, is_keyword, return_kind};
use super::edits::{ReplacedText, replaced};
use super::items::{Items, TextItem, TextItemKind, directive_name};
use super::lexemes::{Lexeme, LexemeKind, lexemes};
use crate::parts::{CasePart, Parted};

/// The extent to which a name of a structure that is only pointed to needs the structure's members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MemberNeeds {
    /// Whoever names it needs them.
    Needed,
    /// Only who names one of them, or an object of the type.
    Apart,
    /// The same, and of several declarations of a function or object the first is enough.
    FirstDeclaration,
}

/// A range that goes, and the text in its place.
pub(super) type Cut = (Range<usize>, String);

/// A text, its parts, and the ranges that go with each.
pub(super) struct SourceParts {
    text: SourceText,
    parts: Vec<CasePart>,
    cuts: Vec<Vec<Cut>>,
}

impl Parted<SourceText> for SourceParts {
    fn parts(&self) -> &[CasePart] {
        &self.parts
    }

    fn keeping(&self, kept: &[bool]) -> SourceText {
        let gone = self.cuts.iter().zip(kept).filter(|(_, kept)| !**kept);
        let mut cuts: Vec<&Cut> = gone.flat_map(|(cuts, _)| cuts).collect();
        cuts.sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
        cuts.dedup();
        let mut joined: Vec<(Range<usize>, &str)> = Vec::with_capacity(cuts.len());
        for (range, new) in cuts {
            match joined.last_mut() {
                Some((last, _)) if range.end <= last.end && !range.is_empty() => {}
                // One blank for all of them, or one line.
                Some((last, blank))
                    if last.end == range.start
                        && blank.trim().is_empty()
                        && new.trim().is_empty()
                        && !self.text.ends.contains(&last.end) =>
                {
                    last.end = range.end;
                    *blank = if new.is_empty() { *blank } else { new };
                }
                _ => joined.push((range.clone(), new)),
            }
        }
        let ReplacedText { text, ends, .. } = replaced(joined.into_iter(), &self.text.text, &self.text.ends);
        self.text.with_text(text, ends)
    }
}

impl SourceParts {
    /// The parts of a text, with the ranges that go with each.
    pub(super) fn new(text: &SourceText, parts: Vec<CasePart>, cuts: Vec<Vec<Cut>>) -> SourceParts {
        SourceParts { text: text.clone(), parts, cuts }
    }

    /// The text without comments, and the comments; `None` if they are little.
    pub(super) fn comments(text: &SourceText) -> Option<SourceParts> {
        let comments = Items::of_text(&text.text, &text.ends).comments;
        let bytes: usize = comments.iter().map(Range::len).sum();
        let cuts = comments.into_iter().map(|range| (range, " ".to_owned())).collect();
        let whole = CasePart { weight: 1, pinned: true, ..CasePart::default() };
        (bytes > text.text.len() / 8).then(|| SourceParts {
            text: text.clone(),
            parts: vec![whole, CasePart { weight: bytes as u32, ..CasePart::default() }],
            cuts: vec![Vec::new(), cuts],
        })
    }

    /// The text as declarations, definitions, bodies and initialisers.
    pub(super) fn declarations(text: &SourceText, members: MemberNeeds) -> SourceParts {
        let mut builder = PartsBuilder::new(&text.text, &text.ends, members);
        builder.add_groups();
        for number in 0..builder.items.items.len() {
            builder.add_item(number);
        }
        builder.declare_inner_macros();
        if members == MemberNeeds::FirstDeclaration {
            builder.declaring.values_mut().for_each(first_declaration);
        }
        builder.add_needs();
        SourceParts { text: text.clone(), parts: builder.parts, cuts: builder.cuts }
    }
}

/// A part that declares a name, and the one that has the members of the type that the name stands for.
#[derive(Clone, Copy, Debug)]
struct Declaring {
    part: u32,
    members: Option<u32>,
    is_macro: bool,
}

struct PartsBuilder<'t> {
    text: &'t str,
    items: Items,
    names: Vec<DeclaredNames>,
    members: MemberNeeds,
    parts: Vec<CasePart>,
    cuts: Vec<Vec<Cut>>,
    /// The part that has each lexeme.
    owners: Vec<u32>,
    /// The part of each item.
    heads: Vec<u32>,
    declaring: HashMap<&'t str, Vec<Declaring>>,
    /// The parts that have a member of a name.
    fields: HashMap<&'t str, Vec<u32>>,
    /// The items that define each name of a type.
    types: HashMap<&'t str, usize>,
    /// The parts of the groups of conditional lines.
    groups: Vec<u32>,
    /// The part that stands for all files that are included: it is not known what they declare.
    includes: u32,
}

/// A part without an owner.
const NOBODY: u32 = u32::MAX;

/// The lexemes of an initialiser that is worth a part.
const LONG_INITIALISER: usize = 8;

/// The lexemes of a body that is worth a part.
const LONG_BODY: usize = 6;

/// The words that make a type a vector: its value is written like that of a structure.
const VECTORS: [&str; 3] = ["vector_size", "__vector_size__", "ext_vector_type"];

/// The types that name each other one behind the other, at most.
const TYPE_CHAIN: usize = 16;

impl<'t> PartsBuilder<'t> {
    fn new(text: &'t str, ends: &[usize], members: MemberNeeds) -> PartsBuilder<'t> {
        let items = Items::of_text(text, ends);
        let names: Vec<DeclaredNames> = items
            .items
            .iter()
            .map(|item| match item.kind {
                TextItemKind::Code => declared_names(text, &items, item),
                _ => DeclaredNames::default(),
            })
            .collect();
        let mut types = HashMap::new();
        for (number, (item, names)) in items.items.iter().zip(&names).enumerate() {
            if item.kind == TextItemKind::Code && items.text_of(text, item.lexemes.start) == "typedef" {
                types.extend(names.names.iter().map(|&name| (items.text_of(text, name), number)));
            }
        }
        let owners = vec![NOBODY; items.lexemes.len()];
        let mut builder = PartsBuilder {
            text,
            items,
            names,
            members,
            parts: Vec::new(),
            cuts: Vec::new(),
            owners,
            heads: Vec::new(),
            declaring: HashMap::new(),
            fields: HashMap::new(),
            types,
            groups: Vec::new(),
            includes: 0,
        };
        builder.includes = builder.add(0..0, Vec::new(), Vec::new());
        builder
    }

    fn word(&self, lexeme: usize) -> &'t str {
        self.items.text_of(self.text, lexeme)
    }

    /// Adds a part that has these lexemes.
    fn add(&mut self, lexemes: Range<usize>, needs: Vec<u32>, cuts: Vec<Cut>) -> u32 {
        let number = self.parts.len() as u32;
        for lexeme in lexemes {
            let before = std::mem::replace(&mut self.owners[lexeme], number);
            if before != NOBODY {
                self.parts[before as usize].weight -= 1;
            }
            if self.parts.len() == number as usize {
                self.parts.push(CasePart::default());
            }
            self.parts[number as usize].weight += 1;
        }
        if self.parts.len() == number as usize {
            self.parts.push(CasePart::default());
        }
        self.parts[number as usize].needs = needs;
        self.cuts.push(cuts);
        number
    }

    /// Adds the lines that make what is between them conditional.
    fn add_groups(&mut self) {
        for group in std::mem::take(&mut self.items.groups) {
            let parent = group.parent.map(|parent| self.groups[parent]);
            let lines = group.lines.iter();
            let cuts = lines.map(|&line| self.cut(&(line..line + 1))).collect();
            let number = self.add(0..0, parent.into_iter().collect(), cuts);
            for &line in &group.lines {
                self.owners[line] = number;
                self.parts[number as usize].weight += 1;
            }
            self.groups.push(number);
        }
    }

    /// The cut that removes an item or line.
    fn cut(&self, lexemes: &Range<usize>) -> Cut {
        let is_line = self.items.lexemes[lexemes.start].kind == LexemeKind::Directive;
        let new = if is_line { "\n" } else { "" };
        (self.items.bytes_with_space(lexemes), new.to_owned())
    }

    fn add_item(&mut self, number: usize) {
        let item = self.items.items[number].clone();
        let names = self.names[number].clone();
        let group = item.group.map(|group| self.groups[group]);
        let marker = item.line_marker.map(|marker| self.heads[marker]);
        let cut = self.cut(&item.lexemes);
        let needs = group.into_iter().chain(marker).collect();
        let head = self.add(item.lexemes.clone(), needs, vec![cut]);
        self.heads.push(head);
        match item.kind {
            TextItemKind::Code => {}
            TextItemKind::Macro => return self.add_macro(head, item.lexemes.start),
            TextItemKind::Include => self.parts[self.includes as usize].needs.push(head),
            TextItemKind::LineMarker | TextItemKind::OtherDirective => {}
        }
        let members = self.add_members(head, &item, &names);
        for &name in names.names.iter().chain(&names.tags) {
            let declaring = Declaring { part: head, members, is_macro: false };
            self.declaring.entry(self.word(name)).or_default().push(declaring);
        }
        let is_balanced = |lexemes: &Range<usize>| self.items.is_balanced(self.text, lexemes);
        let body = item.body.clone().filter(|body| body.len() >= LONG_BODY && is_balanced(body));
        let initialiser =
            names.initialiser.clone().filter(|list| list.len() >= LONG_INITIALISER && is_balanced(list));
        if let Some(body) = body {
            let new = self.empty_body(&item, &names);
            self.add(body.clone(), vec![head], vec![(self.items.bytes(&body), new)]);
        } else if let Some(list) = initialiser {
            self.add(list.clone(), vec![head], vec![(self.items.bytes(&list), "{0}".to_owned())]);
        }
    }

    fn add_macro(&mut self, head: u32, lexeme: usize) {
        let line = &self.items.lexemes[lexeme].range;
        let words = words_of_directive(self.text, line);
        if let Some(name) = words.get(1) {
            let declaring = Declaring { part: head, members: None, is_macro: true };
            self.declaring.entry(&self.text[name.range.clone()]).or_default().push(declaring);
        }
    }

    /// Notes the macros that are defined in the midst of declarations.
    fn declare_inner_macros(&mut self) {
        for item in &self.items.items {
            for lexeme in item.lexemes.clone().filter(|_| item.kind == TextItemKind::Code) {
                let line = &self.items.lexemes[lexeme];
                if line.kind == LexemeKind::Directive
                    && directive_name(&self.text[line.range.clone()]) == "define"
                    && let Some(name) = words_of_directive(self.text, &line.range).get(1)
                {
                    let declaring = Declaring { part: self.owners[lexeme], members: None, is_macro: true };
                    self.declaring.entry(&self.text[name.range.clone()]).or_default().push(declaring);
                }
            }
        }
    }

    /// Adds the members of a structure as a part, if they can go alone; for a type's name, one that stands for those of the type that it
    /// names.
    fn add_members(&mut self, head: u32, item: &TextItem, names: &DeclaredNames) -> Option<u32> {
        if self.members == MemberNeeds::Needed || item.kind != TextItemKind::Code || item.body.is_some() {
            return None;
        }
        if let Some(list) = names.members.as_ref().filter(|list| self.items.is_balanced(self.text, list)) {
            let part = self.add(list.clone(), vec![head], vec![(self.items.bytes(list), String::new())]);
            for at in list.start + 1..list.end - 1 {
                let ends = [";", ",", "[", ":", ")"].contains(&self.word(at + 1));
                if ends && self.items.lexemes[at].kind == LexemeKind::Word && !is_keyword(self.word(at)) {
                    self.fields.entry(self.word(at)).or_default().push(part);
                }
            }
            return Some(part);
        }
        (self.word(item.lexemes.start) == "typedef").then(|| self.add(0..0, vec![head], Vec::new()))
    }

    /// The block that takes the place of a function's body.
    fn empty_body(&self, item: &TextItem, names: &DeclaredNames) -> String {
        let text = &self.text[self.items.bytes(&item.lexemes)];
        let head = &text[..text.find('{').unwrap_or(text.len())];
        let kind = match names.names.first() {
            Some(&name) if !head.contains("noreturn") => self.return_kind(item.lexemes.start..name, 0),
            _ => ReturnKind::Unknown,
        };
        match kind {
            ReturnKind::Nothing => "{ }".to_owned(),
            ReturnKind::Zero => "{ return 0; }".to_owned(),
            ReturnKind::Record(name) => format!("{{ return ({name}){{0}}; }}"),
            ReturnKind::Unknown => "{ __builtin_trap(); }".to_owned(),
        }
    }

    fn return_kind(&self, before_name: Range<usize>, chain: usize) -> ReturnKind {
        let named = |word: &str| {
            let &number = self.types.get(word).filter(|_| chain < TYPE_CHAIN)?;
            let item = &self.items.items[number];
            let is_name = |&name: &usize| self.word(name) == word;
            let name = self.names[number].names.iter().copied().find(is_name)?;
            // A function cannot be returned, but pointed to.
            if self.word(name - 1) == "*" {
                return Some(ReturnKind::Zero);
            }
            let is_vector = |at| VECTORS.contains(&self.word(at));
            if item.lexemes.clone().any(is_vector) {
                return Some(ReturnKind::Record(word.to_owned()));
            }
            Some(match self.return_kind(item.lexemes.start..name, chain + 1) {
                ReturnKind::Record(_) => ReturnKind::Record(word.to_owned()),
                ReturnKind::Unknown if self.text[self.items.bytes(&item.lexemes)].contains('{') => {
                    ReturnKind::Record(word.to_owned())
                }
                kind => kind,
            })
        };
        return_kind(self.text, &self.items, before_name, &named)
    }

    /// Adds what each part needs for the words that it has.
    fn add_needs(&mut self) {
        for lexeme in 0..self.items.lexemes.len() {
            let owner = self.owners[lexeme];
            let needs = match self.items.lexemes[lexeme].kind {
                LexemeKind::Word => self.needs_of_word(lexeme),
                LexemeKind::Directive => self.needs_of_directive(lexeme),
                _ => continue,
            };
            if owner != NOBODY {
                self.parts[owner as usize].needs.extend(needs);
            }
        }
        for part in &mut self.parts {
            part.needs.sort_unstable();
            part.needs.dedup();
        }
        self.add_types_of_types();
    }

    fn needs_of_word(&self, lexeme: usize) -> Vec<u32> {
        let word = self.word(lexeme);
        let before = lexeme.checked_sub(1).map_or("", |before| self.word(before));
        let is_member = before == "." || before == ">" && lexeme >= 2 && self.word(lexeme - 2) == "-";
        let mut next = lexeme + 1;
        while next < self.items.lexemes.len() && ["const", "volatile", "__const"].contains(&self.word(next)) {
            next += 1;
        }
        let pointed_to = next < self.items.lexemes.len() && self.word(next) == "*"
            || ["struct", "union"].contains(&before)
                && next < self.items.lexemes.len()
                && self.word(next) == ";";
        let mut needs = self.needs_of(word, is_member, pointed_to);
        // The name of a parameter comes last.
        let is_parameter = [",", ")"].contains(&self.word((lexeme + 1).min(self.items.lexemes.len() - 1)))
            && !["(", ","].contains(&before);
        if needs.is_empty() && !is_member && !is_keyword(word) && !is_parameter {
            needs.push(self.includes);
        }
        needs
    }

    fn needs_of_directive(&self, lexeme: usize) -> Vec<u32> {
        let line = &self.items.lexemes[lexeme].range;
        let words = words_of_directive(self.text, line);
        let name = words.first().map_or("", |name| &self.text[name.range.clone()]);
        let of_word = |word: &Lexeme| {
            let before = self.text[..word.range.start].trim_end();
            let is_member = before.ends_with('.') || before.ends_with("->");
            self.needs_of(&self.text[word.range.clone()], is_member, false)
        };
        match name {
            "include" | "include_next" | "import" | "pragma" | "error" | "warning" | "line" => Vec::new(),
            _ => words.iter().skip(1).flat_map(of_word).collect(),
        }
    }

    fn needs_of(&self, word: &str, is_member: bool, pointed_to: bool) -> Vec<u32> {
        let declaring = self.declaring.get(word).into_iter().flatten();
        let declaring = declaring.filter(|declaring| declaring.is_macro || !is_member);
        let mut needs: Vec<u32> = Vec::new();
        for declaring in declaring {
            needs.push(declaring.part);
            needs.extend(declaring.members.filter(|_| !pointed_to));
        }
        if is_member {
            needs.extend(self.fields.get(word).into_iter().flatten());
        }
        needs
    }

    /// A name of a type needs only the tag that it stands for; an object of that type needs the members.
    fn add_types_of_types(&mut self) {
        if self.members == MemberNeeds::Needed {
            return;
        }
        let all: Vec<Declaring> = self.declaring.values().flatten().copied().collect();
        let is_alias = |declaring: &&Declaring| {
            let members = declaring.members.map(|members| &self.parts[members as usize]);
            members.is_some_and(|members| members.weight == 0)
        };
        let aliases: Vec<(u32, u32)> = all
            .iter()
            .filter(is_alias)
            .filter_map(|declaring| Some((declaring.part, declaring.members?)))
            .collect();
        let of_members: std::collections::HashSet<u32> =
            all.iter().filter_map(|declaring| declaring.members).collect();
        for (head, alias) in aliases {
            let (members, others): (Vec<u32>, Vec<u32>) =
                self.parts[head as usize].needs.iter().partition(|need| of_members.contains(need));
            self.parts[head as usize].needs = others;
            let needs = &mut self.parts[alias as usize].needs;
            needs.extend(members.into_iter().filter(|&member| member != alias));
            needs.sort_unstable();
            needs.dedup();
        }
    }
}

/// Leaves of what declares a name the types, and the first of the others; a macro only if there is nothing else.
fn first_declaration(declaring: &mut Vec<Declaring>) {
    let is_type = |declaring: &Declaring| declaring.members.is_some();
    let others = || declaring.iter().filter(|declaring| !is_type(declaring));
    let first = others().find(|declaring| !declaring.is_macro).or_else(|| others().next()).copied();
    declaring.retain(is_type);
    declaring.extend(first);
}

/// The words of a line of the preprocessor, its own name first.
fn words_of_directive(text: &str, line: &Range<usize>) -> Vec<Lexeme> {
    let words = lexemes(text, line.start + 1..line.end);
    words.into_iter().filter(|lexeme| lexeme.kind == LexemeKind::Word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_body_returns_what_its_function_does() {
        let head = "typedef int v4 __attribute__((__vector_size__(16)));\ntypedef v4 w4;\ntypedef struct s { int a; } s;\n\
                    typedef unsigned u;\n";
        for (declarator, body) in [
            ("void f(void)", "{ }"),
            ("v4 f(void)", "{ return (v4){0}; }"),
            ("w4 f(void)", "{ return (w4){0}; }"),
            ("v4 *f(void)", "{ return 0; }"),
            ("s f(void)", "{ return (s){0}; }"),
            ("u f(void)", "{ return 0; }"),
            ("unknown f(void)", "{ __builtin_trap(); }"),
        ] {
            let text = SourceText::new([format!("{head}{declarator} {{ first(); second(); }}\n").as_str()]);
            let parts = SourceParts::declarations(&text, MemberNeeds::Needed);
            let bodies: Vec<&str> = parts.cuts.iter().flatten().map(|cut| cut.1.as_str()).collect();
            assert!(bodies.contains(&body), "{declarator}: {bodies:?}");
        }
    }
}
