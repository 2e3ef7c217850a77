//! The names that an item declares, and what a function that it defines returns, by their places alone.

use std::ops::Range;

use super::items::{ATTRIBUTES, Items, TextItem};
use super::lexemes::LexemeKind;

/// Words that no declaration declares.
const KEYWORDS: [&str; 48] = [
    "auto",
    "break",
    "case",
    "char",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extern",
    "float",
    "for",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "typedef",
    "union",
    "unsigned",
    "void",
    "volatile",
    "while",
    "class",
    "_Bool",
    "_Noreturn",
    "_Thread_local",
    "__extension__",
    "__inline",
    "__inline__",
    "__restrict",
    "__restrict__",
    "__const",
    "__volatile__",
    "__thread",
    "__signed__",
    "_Atomic",
];

/// Keywords of types with values that `0` is one of.
const NUMBERS: [&str; 11] =
    ["char", "double", "enum", "float", "int", "long", "short", "signed", "unsigned", "_Bool", "__int128"];

/// The names that an item declares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct DeclaredNames {
    /// Functions, objects and types, by the lexemes that name them.
    pub(super) names: Vec<usize>,
    /// Tags of structures and unions with members, and of enumerations.
    pub(super) tags: Vec<usize>,
    /// The members of the structure or union that is declared, in braces, if the item declares no object of it.
    pub(super) members: Option<Range<usize>>,
    /// The initialiser in braces of the only object.
    pub(super) initialiser: Option<Range<usize>>,
}

/// True if a word is a keyword.
pub(super) fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}

/// The names that a declaration or definition declares.
pub(super) fn declared_names(text: &str, items: &Items, item: &TextItem) -> DeclaredNames {
    let mut reader = DeclarationReader {
        text,
        items,
        at: item.lexemes.start,
        end: item.lexemes.end,
        declared: DeclaredNames::default(),
        last: None,
        named: false,
        is_typedef: false,
        objects: false,
    };
    reader.read(item.body.as_ref().map_or(item.lexemes.end, |body| body.start));
    let mut declared = reader.declared;
    if reader.objects && !reader.is_typedef {
        declared.members = None;
    }
    if declared.names.len() != 1 {
        declared.initialiser = None;
    }
    declared
}

struct DeclarationReader<'t> {
    text: &'t str,
    items: &'t Items,
    at: usize,
    end: usize,
    declared: DeclaredNames,
    /// The last word that may be the name of what is declared.
    last: Option<usize>,
    /// True if the name of the declarator was found.
    named: bool,
    is_typedef: bool,
    /// True if anything but a tag is declared.
    objects: bool,
}

impl DeclarationReader<'_> {
    fn word(&self, at: usize) -> &str {
        if at < self.end { self.items.text_of(self.text, at) } else { "" }
    }

    fn is_name(&self, at: usize) -> bool {
        at < self.end && self.items.lexemes[at].kind == LexemeKind::Word && !is_keyword(self.word(at))
    }

    /// Goes behind the bracket that closes the one here.
    fn skip_group(&mut self) {
        self.at = self.items.closing(self.text, self.at, self.end) + 1;
    }

    fn read(&mut self, end: usize) {
        while self.at < end {
            let here = self.at;
            self.at += 1;
            match self.word(here) {
                "typedef" => self.is_typedef = true,
                "struct" | "union" | "enum" | "class" => self.tag(here),
                word if ATTRIBUTES.contains(&word) && self.word(self.at) == "(" => self.skip_group(),
                "(" => self.parenthesis(here),
                "[" => {
                    self.name_last();
                    self.at = here;
                    self.skip_group();
                }
                "{" => {
                    self.at = here;
                    self.skip_group();
                }
                "=" => self.initialiser(),
                "," | ";" => {
                    self.name_last();
                    (self.named, self.last) = (false, None);
                }
                _ if self.is_name(here) && !self.named => self.last = Some(here),
                _ => {}
            }
        }
        self.name_last();
    }

    /// Declares the last word that may be a name.
    fn name_last(&mut self) {
        if let Some(last) = self.last.take().filter(|_| !self.named) {
            self.declare(last);
        }
    }

    fn declare(&mut self, name: usize) {
        self.declared.names.push(name);
        (self.named, self.objects) = (true, true);
    }

    /// Reads what stands between `struct` and its members, and these.
    fn tag(&mut self, keyword: usize) {
        while ATTRIBUTES.contains(&self.word(self.at)) && self.word(self.at + 1) == "(" {
            self.at += 1;
            self.skip_group();
        }
        let tag = self.is_name(self.at).then_some(self.at);
        self.at += usize::from(tag.is_some());
        let is_enum = self.word(keyword) == "enum";
        if self.word(self.at) == "{" {
            let open = self.at;
            self.skip_group();
            if is_enum {
                self.enumerators(open, self.at);
            } else {
                self.tags_in(open, self.at);
                self.declared.members = tag.map(|_| open..self.at);
            }
            self.declared.tags.extend(tag);
        } else if self.word(self.at) == ";" {
            self.declared.tags.extend(tag);
        }
    }

    /// Notes the tags of structures, unions and enumerations that are defined among the members of one.
    fn tags_in(&mut self, open: usize, end: usize) {
        for at in open..end {
            let keyword = self.word(at);
            if !["struct", "union", "enum"].contains(&keyword) {
                continue;
            }
            let is_enum = keyword == "enum";
            let body = if self.is_name(at + 1) { at + 2 } else { at + 1 };
            if self.word(body) == "{" {
                self.declared.tags.extend((at + 1..body).next());
                if is_enum {
                    self.enumerators(body, self.items.closing(self.text, body, end) + 1);
                }
            }
        }
    }

    fn enumerators(&mut self, open: usize, end: usize) {
        let mut at = open;
        while at < end {
            if ["{", ","].contains(&self.word(at)) && self.is_name(at + 1) {
                self.declared.tags.push(at + 1);
            }
            at = if self.word(at) == "(" { self.items.closing(self.text, at, end) + 1 } else { at + 1 };
        }
    }

    /// Reads the parameters of what is declared, or the declarator in parentheses: `(*f)(void)`, `(f)(void)`.
    fn parenthesis(&mut self, open: usize) {
        self.at = open;
        self.skip_group();
        if self.named {
            return;
        }
        let pointer = ["*", "^"].contains(&self.word(open + 1));
        let alone = self.is_name(open + 1) && self.word(open + 2) == ")" && self.word(open + 3) == "(";
        if pointer || alone {
            if let Some(name) = (open + 1..self.at).find(|&at| self.is_name(at)) {
                self.declare(name);
            }
        } else if self.is_name(self.at) && !ATTRIBUTES.contains(&self.word(self.at)) && self.has_parameters()
        {
            // A macro with arguments before the declaration.
            self.last = None;
        } else {
            self.name_last();
        }
    }

    /// True if parentheses come later in the item, outside of others and before anything else than words.
    fn has_parameters(&self) -> bool {
        let plain = |at: &usize| self.is_name(*at) || is_keyword(self.word(*at)) || self.word(*at) == "*";
        let after = (self.at..self.end).find(|at| !plain(at));
        after.is_some_and(|after| self.word(after) == "(" && !ATTRIBUTES.contains(&self.word(after - 1)))
    }

    fn initialiser(&mut self) {
        self.name_last();
        self.named = true;
        let open = self.at;
        // Without a size in its declaration an array has as many elements as are given.
        let sized = open < 3 || [self.word(open - 3), self.word(open - 2)] != ["[", "]"];
        while self.at < self.end && ![",", ";"].contains(&self.word(self.at)) {
            if ["(", "[", "{"].contains(&self.word(self.at)) {
                self.skip_group();
            } else {
                self.at += 1;
            }
        }
        if sized && self.word(open) == "{" {
            self.declared.initialiser = Some(open..self.items.closing(self.text, open, self.end) + 1);
        }
    }
}

/// The kind of value that a function returns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ReturnKind {
    Nothing,
    /// A number or pointer.
    Zero,
    /// A structure or union of the type that these words name.
    Record(String),
    /// It is not known, or it does not return.
    Unknown,
}

/// The kind of value that a function returns, by the words before its name; `named` finds what a name of a type stands for, and says
/// of a macro that it stands for nothing.
pub(super) fn return_kind(
    text: &str,
    items: &Items,
    before_name: Range<usize>,
    named: &dyn Fn(&str) -> Option<ReturnKind>,
) -> ReturnKind {
    let words: Vec<&str> = before_name.clone().map(|at| items.text_of(text, at)).collect();
    if words.contains(&"*") {
        return ReturnKind::Zero;
    }
    if let Some(at) = words.iter().position(|word| ["struct", "union"].contains(word)) {
        let tag = words.get(at + 1).filter(|tag| !["{", "(", "__attribute__"].contains(tag));
        return tag.map_or(ReturnKind::Unknown, |tag| ReturnKind::Record(format!("{} {tag}", words[at])));
    }
    if words.contains(&"void") {
        return ReturnKind::Nothing;
    }
    if words.iter().any(|word| NUMBERS.contains(word)) {
        return ReturnKind::Zero;
    }
    let is_word = |at: &usize| items.lexemes[*at].kind == LexemeKind::Word;
    let names =
        before_name.filter(is_word).map(|at| items.text_of(text, at)).filter(|word| !is_keyword(word));
    names.rev().find_map(named).unwrap_or(ReturnKind::Unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> (Vec<&str>, Vec<&str>) {
        let items = Items::of_text(text, &[text.len()]);
        let mut all = (Vec::new(), Vec::new());
        for item in &items.items {
            let declared = declared_names(text, &items, item);
            all.0.extend(declared.names.iter().map(|&at| items.text_of(text, at)));
            all.1.extend(declared.tags.iter().map(|&at| items.text_of(text, at)));
        }
        all
    }

    #[test]
    fn names_are_found_in_declarators() {
        let cases: [(&str, &[&str], &[&str]); 13] = [
            ("static int f(int a) { return a; }", &["f"], &[]),
            ("API T *(g)(int a, T *b);", &["g"], &[]),
            ("T (*h)(int), i = 3, *j[4] = { f, 0 };", &["h", "i", "j"], &[]),
            ("void (*signal(int a, void (*b)(int)))(int);", &["signal"], &[]),
            ("typedef struct S { int a; } T, *U;", &["T", "U"], &["S"]),
            ("struct S;", &[], &["S"]),
            ("struct S *p;", &["p"], &[]),
            ("enum E { A, B = F(1, 2), C };", &[], &["A", "B", "C", "E"]),
            ("int f(void) __attribute__((pure));", &["f"], &[]),
            ("API(int) g(void);", &["g"], &[]),
            ("typedef int (*F)(struct S *);", &["F"], &[]),
            ("extern int x asm(\"y\");", &["x"], &[]),
            ("struct S { struct T { enum { A } a; } *t; } s;", &["s"], &["T", "A", "S"]),
        ];
        for (text, declared, tags) in cases {
            let found = names(text);
            assert_eq!((&found.0[..], &found.1[..]), (declared, tags), "{text}");
        }
    }
}
