//! C++ text as parts that need each other: what stands in namespaces, bodies of functions, members of classes and statements.
//!
//! As for C, names are not resolved: a word needs all that declare a name of that spelling in a namespace. The members of a class come with it,
//! since it takes types to tell which are used; those whose names nothing has are parts. Of what many share a name, a function that takes a
//! class, and a template that is specialised for one, goes with the class.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::super::SourceText;
use super::super::lexemes::LexemeKind;
use super::super::partition::{Cut, SourceParts};
use super::items::{CxxItem, CxxItemKind, CxxItems};
use super::open_brackets::OpenBrackets;
use crate::parts::CasePart;

/// The extent to which members of classes are parts of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::source) enum CxxMembers {
    /// They come with their class.
    WithClass,
    /// Those come with their class whose names anything has.
    UnnamedApart,
    /// They come with what has their names, but for constructors and operators.
    ByName,
}

/// The way to take C++ apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::source) struct CxxGrain {
    /// The text in the place of the body of a function.
    pub(in crate::source) no_body: &'static str,
    pub(in crate::source) members: CxxMembers,
}

/// A part without an owner.
const NOBODY: u32 = u32::MAX;

/// The functions of a name from which on those that take a class go with the class.
const OVERLOADED: usize = 3;

/// The lexemes of a specialisation that hardly any use of the template needs: a shorter one may be a case of a function over types.
const LONG_SPECIALISATION: usize = 60;

/// The words that a member begins with that gives no object a part.
const NO_VALUES: [&str; 6] = ["using", "typedef", "static", "template", "friend", "static_assert"];

/// The text without lines that say which file and line follows, and with one blank or line between lexemes, and what it has more; `None` if that is
/// little.
pub(in crate::source) fn layout(text: &SourceText) -> Option<SourceParts> {
    let items = CxxItems::new(&text.text, &text.ends);
    let mut cuts: Vec<Cut> = items.comments.iter().map(|comment| (comment.clone(), " ".to_owned())).collect();
    let mut end = 0;
    for (number, lexeme) in items.lexemes.iter().enumerate() {
        let is_line = lexeme.kind == LexemeKind::Directive;
        let gap = &text.text[end..lexeme.range.start];
        if gap.len() > 1
            && gap.trim().is_empty()
            && !text.ends.iter().any(|file| (end..lexeme.range.start).contains(file))
        {
            let new = if gap.contains('\n') { "\n" } else { " " };
            cuts.push((end..lexeme.range.start, new.to_owned()));
        }
        if is_line && is_line_marker(items.word(&text.text, number)) {
            cuts.push((lexeme.range.clone(), String::new()));
        }
        end = lexeme.range.end;
    }
    let bytes: usize = cuts.iter().map(|(range, new)| range.len() - new.len()).sum();
    let whole = CasePart { weight: 1, pinned: true, ..CasePart::default() };
    let layout = CasePart { weight: bytes as u32, ..CasePart::default() };
    let parts = || SourceParts::new(text, vec![whole, layout], vec![Vec::new(), cuts]);
    (bytes > text.text.len() / 16).then(parts)
}

/// As [`layout`], if there are lines that say which file and line follows.
pub(in crate::source) fn line_markers(text: &SourceText) -> Option<SourceParts> {
    let mut lines = text.text.lines().filter(|line| line.starts_with('#'));
    lines.any(is_line_marker).then(|| layout(text)).flatten()
}

/// The text as its items.
pub(in crate::source) fn items(text: &SourceText, grain: CxxGrain) -> SourceParts {
    let mut builder = CxxPartsBuilder::new(text, grain);
    builder.add_items();
    builder.declare_names();
    builder.add_needs();
    SourceParts::new(text, builder.parts, builder.cuts)
}

fn is_line_marker(line: &str) -> bool {
    let rest = line.trim_start_matches('#').trim_start();
    rest.starts_with(|first: char| first.is_ascii_digit()) || rest.starts_with("line")
}

struct CxxPartsBuilder<'t> {
    text: &'t str,
    items: CxxItems,
    grain: CxxGrain,
    parts: Vec<CasePart>,
    cuts: Vec<Vec<Cut>>,
    /// The part that has each lexeme.
    owners: Vec<u32>,
    /// The part of each item.
    heads: Vec<u32>,
    /// The members that nothing names, by item.
    unnamed: Vec<bool>,
    declaring: HashMap<&'t str, Vec<u32>>,
    /// The class that each lexeme is in, by item.
    class_of: Vec<u32>,
    /// The names that each class declares.
    in_class: HashSet<(u32, &'t str)>,
    /// The members of each name that are parts.
    members: HashMap<&'t str, Vec<u32>>,
    /// The bodies of the functions of each name whose results may be constants.
    constants: HashMap<&'t str, Vec<u32>>,
    /// The bodies of all other functions of each name.
    run_bodies: HashMap<&'t str, Vec<u32>>,
    /// The name of the last parameter of the function of each body.
    last_parameters: HashMap<u32, &'t str>,
    /// True for bodies and statements of which no constant is known to depend.
    is_run: Vec<bool>,
    /// The statements that declare each name in a body.
    local: HashMap<(u32, &'t str), Vec<u32>>,
    /// The body that each statement is in.
    bodies: HashMap<u32, u32>,
}

impl<'t> CxxPartsBuilder<'t> {
    fn new(text: &'t SourceText, grain: CxxGrain) -> CxxPartsBuilder<'t> {
        let items = CxxItems::new(&text.text, &text.ends);
        let unnamed = match grain.members {
            CxxMembers::UnnamedApart => unnamed_members(&text.text, &items),
            _ => Vec::new(),
        };
        CxxPartsBuilder {
            text: &text.text,
            owners: vec![NOBODY; items.lexemes.len()],
            items,
            grain,
            parts: Vec::new(),
            cuts: Vec::new(),
            heads: Vec::new(),
            unnamed,
            declaring: HashMap::new(),
            class_of: Vec::new(),
            in_class: HashSet::new(),
            members: HashMap::new(),
            constants: HashMap::new(),
            run_bodies: HashMap::new(),
            last_parameters: HashMap::new(),
            is_run: Vec::new(),
            local: HashMap::new(),
            bodies: HashMap::new(),
        }
    }

    fn word(&self, lexeme: usize) -> &'t str {
        self.items.word(self.text, lexeme)
    }

    /// Adds a part that has these lexemes, and goes by the cut.
    fn add(&mut self, lexemes: Range<usize>, needs: Vec<u32>, new: &str) -> u32 {
        let number = self.parts.len() as u32;
        for lexeme in lexemes.clone() {
            let before = std::mem::replace(&mut self.owners[lexeme], number);
            if before != NOBODY {
                self.parts[before as usize].weight -= 1;
            }
        }
        // What the user wrote comes after the headers that it includes.
        self.parts.push(CasePart {
            weight: lexemes.len() as u32,
            needs,
            pinned: false,
            rank: u32::MAX - number,
        });
        self.cuts.push(vec![(self.items.bytes(&lexemes), new.to_owned())]);
        self.is_run.push(false);
        number
    }

    fn add_items(&mut self) {
        // The last line before that says which file follows.
        let mut marker = None;
        for number in 0..self.items.items.len() {
            let item = self.items.items[number].clone();
            let parent = item.parent.map(|parent| self.heads[parent]);
            let in_class = item.parent.is_some_and(|parent| self.is_in_class(parent));
            if item.kind == CxxItemKind::Directive {
                let head =
                    if in_class { parent.unwrap_or(NOBODY) } else { self.add_directive(&item, parent) };
                marker = Some(head).filter(|_| is_line_marker(self.word(item.lexemes.start)));
                self.heads.push(head);
                continue;
            }
            let apart = !in_class || self.is_apart(number);
            let head = match parent.filter(|_| !apart) {
                Some(parent) => parent,
                None => self.add(item.lexemes.clone(), parent.into_iter().chain(marker).collect(), ""),
            };
            self.heads.push(head);
            if in_class && apart {
                for &name in &item.names {
                    self.members.entry(self.items.word(self.text, name)).or_default().push(head);
                }
            }
            if let Some(body) = item.body.clone().filter(|body| self.can_go(&item, body)) {
                self.add_body(&item, head, body);
            }
        }
    }

    /// Adds the body of a function.
    fn add_body(&mut self, item: &CxxItem, head: u32, body: Range<usize>) {
        let is_constant = |at: usize| ["constexpr", "consteval"].contains(&self.word(at));
        let may_be_constant = (item.lexemes.start..body.start).any(is_constant);
        if may_be_constant && item.names.is_empty() {
            // What converts a value, or is called by an operator, is not named where it is.
            return;
        }
        let body = self.replaced_body(body);
        let part = self.add(body.clone(), vec![head], self.grain.no_body);
        if may_be_constant {
            for &name in &item.names {
                self.constants.entry(self.items.word(self.text, name)).or_default().push(part);
            }
        } else {
            self.is_run[part as usize] = true;
            self.last_parameters.insert(part, self.word(item.parameters.end.saturating_sub(2)));
            for &name in &item.names {
                self.run_bodies.entry(self.items.word(self.text, name)).or_default().push(part);
            }
            self.add_statements(part, body);
        }
    }

    /// The part of a body that another takes the place of: a constructor that is defined initialises its bases.
    fn replaced_body(&self, body: Range<usize>) -> Range<usize> {
        if self.grain.no_body == ";" || self.word(body.start) != ":" {
            return body;
        }
        let mut depth = 0;
        let opens = |&at: &usize| {
            depth += match self.word(at) {
                "}" => 1,
                "{" => -1,
                _ => 0,
            };
            depth == 0
        };
        let open = body.clone().rev().find(opens);
        open.map_or(body.clone(), |open| open..body.end)
    }

    /// Adds a line of the preprocessor: one that says which file follows goes with all after it.
    fn add_directive(&mut self, item: &CxxItem, parent: Option<u32>) -> u32 {
        let number = self.add(item.lexemes.clone(), parent.into_iter().collect(), "");
        self.parts[number as usize].pinned = !is_line_marker(self.word(item.lexemes.start));
        number
    }

    /// True if a member of a class is a part of its own.
    fn is_apart(&self, number: usize) -> bool {
        let item = &self.items.items[number];
        let class = item.parent.map_or(&[][..], |parent| &self.items.items[parent].names);
        let is_class = |&name: &usize| class.iter().any(|&class| self.word(class) == self.word(name));
        // What is initialised has as many values as members.
        let is_value = !item.is_function()
            && item.kind != CxxItemKind::Class
            && !NO_VALUES.contains(&self.word(item.lexemes.start));
        match self.grain.members {
            CxxMembers::WithClass => false,
            CxxMembers::UnnamedApart => self.unnamed[number] && !is_value,
            CxxMembers::ByName => {
                !is_value && !item.is_operator && !item.names.is_empty() && !item.names.iter().any(is_class)
            }
        }
    }

    fn is_in_class(&self, item: usize) -> bool {
        let outer = std::iter::successors(Some(item), |&item| self.items.items[item].parent);
        outer.map(|item| self.items.items[item].kind).any(|kind| kind == CxxItemKind::Class)
    }

    /// True if a function can be declared without its body: the type of its result does not follow from it.
    fn can_go(&self, item: &CxxItem, body: &Range<usize>) -> bool {
        let words = item.lexemes.start..item.parameters.start.max(item.lexemes.start);
        let is_deduced = words.into_iter().any(|at| ["auto", "decltype"].contains(&self.word(at)));
        let is_given =
            (item.parameters.end..body.start).any(|at| self.word(at) == ">" && self.word(at - 1) == "-");
        let lines = body.clone().any(|at| self.items.lexemes[at].kind == LexemeKind::Directive);
        // C++17 14.3: a friend with an attribute must be a definition.
        let start = item.lexemes.start;
        let has_attribute = self.word(start) == "[" && self.word(start + 1) == "[";
        let is_friend = (start..item.parameters.start).any(|at| self.word(at) == "friend");
        let must_be_defined = self.grain.no_body == ";" && has_attribute && is_friend;
        !lines && !must_be_defined && !item.is_outside && body.len() > 2 && (!is_deduced || is_given)
    }

    /// Adds the statements of a body that can go alone.
    fn add_statements(&mut self, body: u32, lexemes: Range<usize>) {
        let Some(open) = lexemes.clone().find(|&at| self.word(at) == "{") else { return };
        if open != lexemes.start {
            return;
        }
        let mut at = open + 1;
        while at + 1 < lexemes.end {
            let end = self.statement_end(at, lexemes.end - 1);
            if !["return", "case", "default"].contains(&self.word(at)) {
                let part = self.add(at..end, vec![body], "");
                self.is_run[part as usize] = true;
                self.bodies.insert(part, body);
                let names: Vec<usize> = (at..end).filter(|&name| self.declares_here(name)).collect();
                for name in names {
                    self.local.entry((body, self.word(name))).or_default().push(part);
                }
            }
            at = end;
        }
    }

    /// The end of the statement that begins here.
    fn statement_end(&self, start: usize, end: usize) -> usize {
        let mut depth = 0_usize;
        for at in start..end {
            match self.word(at) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" => depth = depth.saturating_sub(1),
                "}" => {
                    depth = depth.saturating_sub(1);
                    let goes_on =
                        ["else", "catch", "while", ";", ",", ")", ".", "("].contains(&self.word(at + 1));
                    if depth == 0 && !goes_on {
                        return at + 1;
                    }
                }
                ";" if depth == 0 && self.word(at + 1) != "else" => return at + 1,
                _ => {}
            }
        }
        end
    }

    /// True if a word in a statement may be the name of what it declares.
    fn declares_here(&self, at: usize) -> bool {
        let is_word = |at: usize| self.items.lexemes[at].kind == LexemeKind::Word;
        let before = at - 1;
        let after_type = is_word(before)
            && !["return", "throw", "new", "else", "case"].contains(&self.word(before))
            || [">", "*", "&"].contains(&self.word(before));
        let ends = [";", "=", "(", "{", "[", ",", ":", ")"].contains(&self.word(at + 1));
        is_word(at) && after_type && ends
    }

    /// Notes which parts declare each name in a namespace.
    fn declare_names(&mut self) {
        let mut classes: HashMap<&str, (usize, u32)> = HashMap::new();
        let mut declared: Vec<(usize, &str)> = Vec::new();
        for (number, item) in self.items.items.iter().enumerate() {
            if item.parent.is_some_and(|parent| self.is_in_class(parent)) || item.is_outside {
                continue;
            }
            let names = item.names.iter().map(|&name| (number, self.word(name)));
            declared.extend(names.clone());
            let is_type = [CxxItemKind::Class, CxxItemKind::Enumeration].contains(&item.kind);
            if is_type && item.specialised.is_empty() {
                classes
                    .extend(names.take(1).map(|(_, name)| (name, (item.lexemes.start, self.heads[number]))));
            }
        }
        let mut count: HashMap<&str, usize> = HashMap::new();
        declared.iter().for_each(|(_, name)| *count.entry(name).or_default() += 1);
        for (number, name) in declared {
            let item = &self.items.items[number];
            let about = match item.specialised.is_empty() {
                false => item.specialised.clone(),
                true if count[name] >= OVERLOADED => item.parameters.clone(),
                true => 0..0,
            };
            let head = self.heads[number];
            // A deduction guide, which is as good as none where the arguments are given.
            if item.is_function() && classes.contains_key(name) {
                continue;
            }
            let is_rare = !item.specialised.is_empty() && item.inner.len() > LONG_SPECIALISATION;
            if is_rare && self.grain.members == CxxMembers::ByName {
                continue;
            }
            match self.last_class(&classes, about).filter(|&class| class != head) {
                Some(class) => self.parts[class as usize].needs.push(head),
                // A namespace is reopened by all that is in it.
                None if item.kind == CxxItemKind::Namespace => {
                    self.declaring.entry(name).or_insert_with(|| vec![head]);
                }
                None => self.declaring.entry(name).or_default().push(head),
            }
        }
        self.attach_unnamed(&classes);
    }

    /// Makes operators go with the classes that they take, and what is used as a whole with all that is after it.
    fn attach_unnamed(&mut self, classes: &HashMap<&str, (usize, u32)>) {
        for number in 0..self.items.items.len() {
            let item = &self.items.items[number];
            let head = self.heads[number];
            if item.parent.is_some_and(|parent| self.is_in_class(parent)) || item.is_outside {
                continue;
            }
            if item.kind == CxxItemKind::UsingNamespace {
                match item.parent {
                    Some(parent) => self.parts[self.heads[parent] as usize].needs.push(head),
                    None => self.parts[head as usize].pinned = true,
                }
            } else if item.is_operator
                && self.grain.members == CxxMembers::WithClass
                && let Some(class) = self.last_class(classes, item.parameters.clone())
            {
                self.parts[class as usize].needs.push(head);
            }
        }
    }

    /// Notes the class that each lexeme is in, and what is declared in each class.
    fn note_class_scopes(&mut self) {
        self.class_of = vec![NOBODY; self.items.lexemes.len()];
        for (number, item) in self.items.items.iter().enumerate() {
            if item.kind == CxxItemKind::Class {
                self.class_of[item.inner.clone()].fill(number as u32);
            }
            let is_class = |&parent: &usize| self.items.items[parent].kind == CxxItemKind::Class;
            let is_friend = item
                .lexemes
                .clone()
                .take_while(|&at| self.word(at) != "(")
                .any(|at| self.word(at) == "friend");
            if let Some(parent) = item.parent.filter(is_class).filter(|_| !is_friend) {
                let names = item.names.iter().map(|&name| (parent as u32, self.items.word(self.text, name)));
                self.in_class.extend(names);
            }
        }
    }

    /// True if a word names a member of a class that it is in, or a class that only becomes a friend.
    fn is_of_class(&self, lexeme: usize) -> bool {
        let before = |places: usize| lexeme.checked_sub(places).map_or("", |at| self.word(at));
        let class = Some(self.class_of[lexeme]).filter(|&class| class != NOBODY);
        let Some(class) = class.filter(|_| before(1) != ":") else { return false };
        let is_friend = before(2) == "friend" && self.word(lexeme + 1) == ";";
        let parent = |&item: &usize| self.items.items[item].parent;
        let mut classes = std::iter::successors(Some(class as usize), parent);
        is_friend || classes.any(|class| self.in_class.contains(&(class as u32, self.word(lexeme))))
    }

    /// The class that is defined last of those that are named among some lexemes.
    fn last_class(&self, classes: &HashMap<&str, (usize, u32)>, among: Range<usize>) -> Option<u32> {
        let named = among.filter_map(|at| classes.get(self.word(at)));
        named.max_by_key(|(place, _)| *place).map(|&(_, class)| class)
    }

    /// Adds what each part needs for the words that it has.
    fn add_needs(&mut self) {
        self.note_class_scopes();
        for lexeme in 0..self.items.lexemes.len() {
            let owner = self.owners[lexeme];
            if owner == NOBODY || self.items.lexemes[lexeme].kind != LexemeKind::Word {
                continue;
            }
            let word = self.word(lexeme);
            let before = lexeme.checked_sub(1).map_or("", |before| self.word(before));
            let is_member = before == "." || before == ">" && lexeme >= 2 && self.word(lexeme - 2) == "-";
            let body = self.bodies.get(&owner).copied().unwrap_or(owner);
            let local = self.local.get(&(body, word));
            let declaring = self.declaring.get(word).filter(|_| !is_member && !self.is_of_class(lexeme));
            let members = self.members.get(word);
            // What a declaration has may be needed for a constant.
            let constants = self.constants.get(word).filter(|_| !self.is_run[owner as usize]);
            let needs = local.into_iter().chain(declaring).chain(members).chain(constants).flatten();
            let needs: Vec<u32> = needs.copied().filter(|&need| need != owner).collect();
            self.parts[owner as usize].needs.extend(needs);
        }
        self.add_needs_of_lambdas();
        for part in &mut self.parts {
            part.needs.sort_unstable();
            part.needs.dedup();
        }
    }
}

impl CxxPartsBuilder<'_> {
    /// Makes what passes a lambda to a function need the function's body, and that the bodies of those to which it passes its last
    /// parameter on: a function that takes a type without linkage must be defined where it is used (C++17 6.2p11).
    fn add_needs_of_lambdas(&mut self) {
        let mut left: Vec<(u32, usize)> = Vec::new();
        let mut passed_on: HashMap<u32, Vec<usize>> = HashMap::new();
        let mut open = OpenBrackets::default();
        for at in 1..self.items.lexemes.len() {
            let (owner, before) = (self.owners[at], self.word(at - 1));
            open.pass(before, || self.name_before(at - 1));
            if owner == NOBODY || !["(", ","].contains(&before) {
                continue;
            }
            let body = *self.bodies.get(&owner).unwrap_or(&owner);
            let is_last = || self.last_parameters.get(&body) == Some(&self.word(at));
            if self.word(at) == "[" {
                left.extend(open.callees().map(|callee| (owner, callee)));
            } else if is_last() {
                passed_on.entry(body).or_default().extend(open.callees());
            }
        }
        while let Some((owner, callee)) = left.pop() {
            for body in self.run_bodies.get(self.word(callee)).cloned().unwrap_or_default() {
                if body != owner {
                    self.parts[owner as usize].needs.push(body);
                }
                left.extend(passed_on.remove(&body).unwrap_or_default().into_iter().map(|name| (body, name)));
            }
        }
    }

    /// The word before a bracket.
    fn name_before(&self, bracket: usize) -> Option<usize> {
        bracket.checked_sub(1).filter(|&at| self.items.lexemes[at].kind == LexemeKind::Word)
    }
}

/// The members of classes whose names are nowhere but in such members, by item.
fn unnamed_members(text: &str, items: &CxxItems) -> Vec<bool> {
    let is_class =
        |item: &CxxItem| item.parent.map(|parent| items.items[parent].kind) == Some(CxxItemKind::Class);
    let mut member_of: Vec<Option<usize>> = vec![None; items.lexemes.len()];
    let mut unnamed = vec![false; items.items.len()];
    for (number, item) in items.items.iter().enumerate() {
        // Of classes in classes, the outermost member counts.
        let outermost = item.lexemes.clone().all(|at| member_of[at].is_none());
        if is_class(item) && outermost && item.kind != CxxItemKind::Directive && !item.is_operator {
            unnamed[number] = true;
            item.lexemes.clone().for_each(|at| member_of[at] = Some(number));
        }
    }
    let mut members: HashMap<&str, Vec<usize>> = HashMap::new();
    for (number, item) in items.items.iter().enumerate().filter(|&(number, _)| unnamed[number]) {
        for &name in &item.names {
            members.entry(items.word(text, name)).or_default().push(number);
        }
        // A constructor has the name of its class.
        let class = item.parent.map(|parent| &items.items[parent].names);
        let own = |&name: &usize| {
            class.is_some_and(|class| class.iter().any(|&of| items.word(text, of) == items.word(text, name)))
        };
        if item.names.iter().any(own) {
            members.entry("").or_default().push(number);
        }
    }
    let mut seen: HashSet<&str> = HashSet::new();
    let outside = (0..items.lexemes.len()).filter(|&at| member_of[at].is_none());
    let mut left: Vec<&str> = outside.map(|at| items.word(text, at)).chain([""]).collect();
    while let Some(word) = left.pop() {
        if !seen.insert(word) {
            continue;
        }
        for number in members.remove(word).unwrap_or_default() {
            if std::mem::replace(&mut unnamed[number], false) {
                left.extend(items.items[number].lexemes.clone().map(|at| items.word(text, at)));
            }
        }
    }
    unnamed
}
