//! The declarations and definitions of C++ text, found by its brackets, semicolons and a few keywords: text that is too large to be parsed for
//! each step, or that no grammar takes, has them as well.

use std::ops::Range;

use super::super::lexemes::{Lexeme, LexemeKind, lexemes};

/// The kind of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CxxItemKind {
    /// A namespace or `extern "C"` with what is in it.
    Namespace,
    /// A class, structure or union with members.
    Class,
    /// An enumeration with enumerators.
    Enumeration,
    /// A function, variable, type or template, or anything else.
    Other,
    /// `using namespace`.
    UsingNamespace,
    /// A line of the preprocessor.
    Directive,
}

/// A declaration or definition, in a namespace or class or outside.
#[derive(Clone, Debug)]
pub(super) struct CxxItem {
    pub(super) kind: CxxItemKind,
    /// Its lexemes, by number.
    pub(super) lexemes: Range<usize>,
    /// The lexemes between the braces of a namespace or class.
    pub(super) inner: Range<usize>,
    /// The body of a function, with what a constructor initialises.
    pub(super) body: Option<Range<usize>>,
    /// The parameters of a function.
    pub(super) parameters: Range<usize>,
    /// The lexemes that are the names it declares.
    pub(super) names: Vec<usize>,
    /// True if it defines a member of a class outside of it.
    pub(super) is_outside: bool,
    /// True if it is a function that operators call.
    pub(super) is_operator: bool,
    /// The arguments that a template is specialised for.
    pub(super) specialised: Range<usize>,
    /// The item that it is in.
    pub(super) parent: Option<usize>,
}

/// The items of a text, those of namespaces and classes after them.
#[derive(Debug, Default)]
pub(super) struct CxxItems {
    /// The lexemes of the text, without comments.
    pub(super) lexemes: Vec<Lexeme>,
    pub(super) comments: Vec<Range<usize>>,
    pub(super) items: Vec<CxxItem>,
}

/// Words whose parentheses are not those of parameters.
const NOT_PARAMETERS: [&str; 18] = [
    "__attribute__",
    "__attribute",
    "__declspec",
    "__asm__",
    "__asm",
    "asm",
    "alignas",
    "decltype",
    "__decltype",
    "noexcept",
    "explicit",
    "typeof",
    "__typeof",
    "__typeof__",
    "requires",
    "throw",
    "static_assert",
    "_Static_assert",
];

/// Keywords that are no names.
const KEYWORDS: [&str; 40] = [
    "auto",
    "bool",
    "char",
    "class",
    "const",
    "constexpr",
    "consteval",
    "constinit",
    "default",
    "delete",
    "double",
    "enum",
    "explicit",
    "extern",
    "final",
    "float",
    "friend",
    "inline",
    "int",
    "long",
    "mutable",
    "noexcept",
    "operator",
    "override",
    "private",
    "protected",
    "public",
    "register",
    "return",
    "short",
    "signed",
    "static",
    "struct",
    "template",
    "this",
    "typename",
    "union",
    "unsigned",
    "void",
    "volatile",
];

impl CxxItem {
    /// True if it is a function.
    pub(super) const fn is_function(&self) -> bool {
        self.parameters.start < self.parameters.end
    }
}

impl CxxItems {
    /// The items of files that end at these places of the text.
    pub(super) fn new(text: &str, ends: &[usize]) -> CxxItems {
        let mut items = CxxItems::default();
        let mut start = 0;
        for &end in ends {
            let first = items.lexemes.len();
            for lexeme in lexemes(text, start..end) {
                match lexeme.kind {
                    LexemeKind::Comment => items.comments.push(lexeme.range),
                    _ => items.lexemes.push(lexeme),
                }
            }
            let all = first..items.lexemes.len();
            items.read_list(text, all, None);
            start = end;
        }
        items
    }

    /// Adds the items of a file, namespace or class.
    fn read_list(&mut self, text: &str, list: Range<usize>, parent: Option<usize>) {
        let mut at = list.start;
        while at < list.end {
            let mut reader = ItemReader { text, lexemes: &self.lexemes, at, end: list.end };
            if reader.is_access() {
                at += 2;
                continue;
            }
            let item = CxxItem { parent, ..reader.read() };
            at = item.lexemes.end.max(at + 1);
            let number = self.items.len();
            let (inner, has_inner) = (item.inner.clone(), !item.inner.is_empty());
            self.items.push(item);
            if has_inner {
                self.read_list(text, inner, Some(number));
            }
        }
    }

    /// The text of a lexeme.
    pub(super) fn word<'t>(&self, text: &'t str, lexeme: usize) -> &'t str {
        self.lexemes.get(lexeme).map_or("", |lexeme| &text[lexeme.range.clone()])
    }

    /// The bytes from the first of some lexemes to the last.
    pub(super) fn bytes(&self, lexemes: &Range<usize>) -> Range<usize> {
        self.lexemes[lexemes.start].range.start..self.lexemes[lexemes.end - 1].range.end
    }
}

/// Reads one item.
struct ItemReader<'a> {
    text: &'a str,
    lexemes: &'a [Lexeme],
    at: usize,
    /// The end of the list that the item is in.
    end: usize,
}

impl<'a> ItemReader<'a> {
    fn word(&self, at: usize) -> &'a str {
        if at < self.end { &self.text[self.lexemes[at].range.clone()] } else { "" }
    }

    fn is_name(&self, at: usize) -> bool {
        at < self.end && self.lexemes[at].kind == LexemeKind::Word && !KEYWORDS.contains(&self.word(at))
    }

    /// `public:` and the like.
    fn is_access(&self) -> bool {
        ["public", "private", "protected"].contains(&self.word(self.at)) && self.word(self.at + 1) == ":"
    }

    /// The lexeme after the bracket that closes the one at a place.
    fn after_group(&self, open: usize) -> usize {
        let mut depth = 0_usize;
        for at in open..self.end {
            match self.word(at) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return at + 1;
            }
        }
        self.end
    }

    /// The lexeme after the `>` that closes the `<` at a place; the one after the `<` if nothing does.
    fn after_angles(&self, open: usize) -> usize {
        let (mut at, mut depth) = (open, 0_usize);
        while at < self.end {
            match self.word(at) {
                "<" => depth += 1,
                ">" if self.word(at - 1) != "-" => depth -= 1,
                "(" | "[" | "{" => {
                    at = self.after_group(at);
                    continue;
                }
                ";" | ")" | "}" => break,
                _ => {}
            }
            at += 1;
            if depth == 0 {
                return at;
            }
        }
        open + 1
    }

    fn read(&mut self) -> CxxItem {
        let start = self.at;
        let mut item = CxxItem {
            kind: CxxItemKind::Other,
            lexemes: start..start + 1,
            inner: 0..0,
            body: None,
            parameters: 0..0,
            names: Vec::new(),
            is_outside: false,
            is_operator: false,
            specialised: 0..0,
            parent: None,
        };
        if self.lexemes[start].kind == LexemeKind::Directive {
            item.kind = CxxItemKind::Directive;
            return item;
        }
        self.skip_templates();
        let keyword = self.at + usize::from(["inline", "typedef", "friend"].contains(&self.word(self.at)));
        match self.word(keyword) {
            "namespace" => self.namespace(keyword, &mut item),
            "extern" if self.word(keyword + 1).starts_with('"') && self.word(keyword + 2) == "{" => {
                self.scope(keyword + 2, CxxItemKind::Namespace, &mut item);
            }
            "class" | "struct" | "union" => self.class(keyword, &mut item),
            "enum" => self.enumeration(keyword, &mut item),
            "using" => self.using(keyword, &mut item),
            _ => self.declaration(&mut item),
        }
        item.lexemes.end = self.at.clamp(start + 1, self.end);
        item
    }

    /// Goes behind `template <…>`, as often as it stands there, and a clause with the constraints.
    fn skip_templates(&mut self) {
        while self.word(self.at) == "template" && self.word(self.at + 1) == "<" {
            self.at = self.after_angles(self.at + 1);
            if self.word(self.at) == "requires" {
                self.skip_constraint();
            }
        }
    }

    /// Goes behind `requires` and what it demands: names, arguments and parentheses that `&&` and `||` join.
    fn skip_constraint(&mut self) {
        self.at += 1;
        loop {
            if self.word(self.at) == "requires" {
                self.at += 1;
                if self.word(self.at) == "(" {
                    self.at = self.after_group(self.at);
                }
            }
            if ["(", "{"].contains(&self.word(self.at)) {
                self.at = self.after_group(self.at);
            } else {
                while self.is_name(self.at) || [":", "<", "!"].contains(&self.word(self.at)) {
                    self.at =
                        if self.word(self.at) == "<" { self.after_angles(self.at) } else { self.at + 1 };
                    // Names do not follow each other.
                    if self.is_name(self.at) && self.is_name(self.at - 1) || self.word(self.at - 1) == ">" {
                        break;
                    }
                }
            }
            let joined =
                ["&", "|"].contains(&self.word(self.at)) && self.word(self.at) == self.word(self.at + 1);
            if !joined || self.at >= self.end {
                return;
            }
            self.at += 2;
        }
    }

    /// A namespace or class whose members begin after this brace.
    fn scope(&mut self, open: usize, kind: CxxItemKind, item: &mut CxxItem) {
        let after = self.after_group(open);
        item.kind = kind;
        item.inner = open + 1..after.saturating_sub(1).max(open + 1);
        self.at = after;
    }

    fn namespace(&mut self, keyword: usize, item: &mut CxxItem) {
        let mut at = keyword + 1;
        while at < self.end && !["{", ";"].contains(&self.word(at)) {
            if ["__attribute__", "["].contains(&self.word(at)) {
                at = self.after_group(if self.word(at) == "[" { at } else { at + 1 });
                continue;
            }
            if self.is_name(at) && item.names.is_empty() {
                item.names.push(at);
            }
            at += 1;
        }
        match self.word(at) {
            "{" => self.scope(at, CxxItemKind::Namespace, item),
            _ => self.at = at + 1,
        }
    }

    /// A class with members, a declaration of one, or a declaration that begins with the name of one.
    fn class(&mut self, keyword: usize, item: &mut CxxItem) {
        let mut at = keyword + 1;
        while NOT_PARAMETERS.contains(&self.word(at)) || self.word(at) == "[" {
            at = self.after_group(if self.word(at) == "[" { at } else { at + 1 });
        }
        let mut name = None;
        while self.is_name(at) || self.word(at) == ":" && self.word(at + 1) == ":" {
            if self.is_name(at) {
                name = Some(at);
            }
            at += if self.word(at) == ":" { 2 } else { 1 };
            if self.word(at) == "<" {
                let after = self.after_angles(at);
                item.specialised = at..after;
                at = after;
            }
        }
        at += usize::from(self.word(at) == "final");
        if self.word(at) == ":" {
            while at < self.end && !["{", ";"].contains(&self.word(at)) {
                at = if self.word(at) == "(" { self.after_group(at) } else { at + 1 };
            }
        }
        match self.word(at) {
            "{" => {
                item.names.extend(name);
                self.scope(at, CxxItemKind::Class, item);
                self.declarators(item);
            }
            ";" => {
                item.names.extend(name);
                self.at = at + 1;
            }
            _ => {
                item.specialised = 0..0;
                self.at = at;
                self.declaration(item);
            }
        }
    }

    fn enumeration(&mut self, keyword: usize, item: &mut CxxItem) {
        let mut at = keyword + 1;
        at += usize::from(["class", "struct"].contains(&self.word(at)));
        while NOT_PARAMETERS.contains(&self.word(at)) {
            at = self.after_group(at + 1);
        }
        let name = self.is_name(at).then_some(at);
        while at < self.end && !["{", ";", "("].contains(&self.word(at)) {
            at += 1;
        }
        if self.word(at) != "{" {
            item.names.extend(name.filter(|_| self.word(at) == ";"));
            return self.declaration(item);
        }
        item.names.extend(name);
        item.kind = CxxItemKind::Enumeration;
        let after = self.after_group(at);
        while at < after {
            if ["{", ","].contains(&self.word(at)) && self.is_name(at + 1) {
                item.names.push(at + 1);
            }
            at = if self.word(at) == "(" { self.after_group(at) } else { at + 1 };
        }
        self.at = after;
        self.declarators(item);
    }

    /// Notes the names after the braces of a class or enumeration.
    fn declarators(&mut self, item: &mut CxxItem) {
        while self.at < self.end && self.word(self.at) != ";" {
            let next = self.word(self.at + 1);
            if self.is_name(self.at) && [",", ";", "=", "[", "{"].contains(&next) {
                item.names.push(self.at);
            }
            let group = ["(", "[", "{"].contains(&self.word(self.at));
            self.at = if group { self.after_group(self.at) } else { self.at + 1 };
        }
        self.at += 1;
    }

    fn using(&mut self, keyword: usize, item: &mut CxxItem) {
        if self.word(keyword + 1) == "namespace" {
            item.kind = CxxItemKind::UsingNamespace;
        }
        let mut at = keyword + 1;
        let is_alias = self.is_name(at) && ["=", "["].contains(&self.word(at + 1));
        if is_alias {
            item.names.push(at);
        }
        while at < self.end && self.word(at) != ";" {
            at = if ["(", "[", "{"].contains(&self.word(at)) { self.after_group(at) } else { at + 1 };
        }
        if !is_alias && item.kind == CxxItemKind::Other && self.is_name(at - 1) {
            item.names.push(at - 1);
        }
        self.at = at + 1;
    }

    /// A function, an object, a name for a type, or anything else.
    fn declaration(&mut self, item: &mut CxxItem) {
        let (mut named, mut value) = (false, false);
        while self.at < self.end {
            let here = self.at;
            match self.word(here) {
                ";" => {
                    // Of a value the last word is no declarator's, unless another declarator is there: `int a = b, c;`.
                    let ends_declarator = !value || self.word(here.wrapping_sub(2)) == ",";
                    self.name_before(here, !named && ends_declarator, item);
                    self.at += 1;
                    return;
                }
                "operator" => {
                    named = true;
                    item.is_operator = true;
                    item.is_outside = self.follows_scope(here, item);
                    self.skip_operator(here);
                    continue;
                }
                "(" if NOT_PARAMETERS.contains(&self.word(here.wrapping_sub(1))) => {}
                "(" if !named && !value => {
                    named = self.name_function(here, item);
                    self.at = self.after_group(here);
                    item.parameters = here..self.at;
                    continue;
                }
                "(" if item.parameters.is_empty() && !value => item.parameters = here..self.after_group(here),
                "<" if !value && self.is_name(here.wrapping_sub(1)) => {
                    self.at = self.after_angles(here);
                    continue;
                }
                "=" | "[" | "," if !value => {
                    self.name_before(here, !named, item);
                    (named, value) = (named && self.word(here) == "=", self.word(here) == "=");
                }
                "requires" => {
                    self.skip_constraint();
                    continue;
                }
                ":" if self.is_initialisers(here, item) => return self.body(here, item),
                "try" if !item.parameters.is_empty() => return self.body(here, item),
                "{" if !value && !item.parameters.is_empty() => return self.body(here, item),
                "{" => self.name_before(here, !named && !value, item),
                _ => {}
            }
            let group = ["(", "[", "{"].contains(&self.word(here));
            self.at = if group { self.after_group(here) } else { here + 1 };
        }
    }

    /// True if a colon begins what a constructor initialises.
    fn is_initialisers(&self, colon: usize, item: &CxxItem) -> bool {
        let double = self.word(colon + 1) == ":" || self.word(colon - 1) == ":";
        !item.parameters.is_empty() && !double && item.body.is_none()
    }

    /// True if `::` is before a name.
    fn follows_scope(&self, name: usize, item: &CxxItem) -> bool {
        name >= item.lexemes.start + 2 && self.word(name - 1) == ":" && self.word(name - 2) == ":"
    }

    /// Goes behind the name of an operator.
    fn skip_operator(&mut self, keyword: usize) {
        self.at = keyword + 1;
        if self.word(self.at) == "(" {
            self.at += 2;
        }
        while self.at < self.end && !["(", ";"].contains(&self.word(self.at)) {
            self.at += 1;
        }
    }

    fn name_before(&self, at: usize, is_wanted: bool, item: &mut CxxItem) {
        if let Some(name) = at.checked_sub(1).filter(|&name| is_wanted && self.is_name(name)) {
            item.names.push(name);
        }
    }

    /// Notes the name before parameters, or in a declarator in parentheses; false if there is none.
    fn name_function(&self, open: usize, item: &mut CxxItem) -> bool {
        if ["*", "&"].contains(&self.word(open + 1)) {
            let name = (open + 1..self.after_group(open)).find(|&at| self.is_name(at));
            item.names.extend(name);
            return name.is_some();
        }
        let mut name = open.wrapping_sub(1);
        // A specialisation: `f<int>(`.
        if self.word(name) == ">" {
            let start = (item.lexemes.start..name).rev().find(|&at| self.word(at) == "<");
            name = start.map_or(name, |start| start.wrapping_sub(1));
        }
        if !self.is_name(name) {
            return false;
        }
        let tilde = usize::from(self.word(name.wrapping_sub(1)) == "~");
        item.is_outside = self.follows_scope(name - tilde, item);
        item.names.push(name);
        true
    }

    /// The body of a function that begins here, with what a constructor initialises and with handlers of exceptions.
    fn body(&mut self, start: usize, item: &mut CxxItem) {
        self.at = start;
        while self.at < self.end && self.word(self.at) != ";" {
            let before = self.at - 1;
            let initialises = start != self.at
                && (self.lexemes[before].kind == LexemeKind::Word && self.word(before) != "try"
                    || self.word(before) == ">");
            match self.word(self.at) {
                "{" if !initialises || self.word(start) == "{" => {
                    self.at = self.after_group(self.at);
                    while self.word(self.at) == "catch" {
                        self.at = self.after_group(self.at + 1);
                        self.at = self.after_group(self.at);
                    }
                    break;
                }
                "(" | "[" | "{" => self.at = self.after_group(self.at),
                _ => self.at += 1,
            }
        }
        item.body = Some(start..self.at.min(self.end));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kind of an item, the names that it declares, and its body.
    type ReadItem<'t> = (CxxItemKind, &'t [&'t str], &'t str);

    /// The kind of each item, the names that it declares, and its body.
    fn read(text: &str) -> Vec<(CxxItemKind, Vec<&str>, &str)> {
        let items = CxxItems::new(text, &[text.len()]);
        let show = |item: &CxxItem| {
            let names = item.names.iter().map(|&name| items.word(text, name)).collect();
            (item.kind, names, item.body.as_ref().map_or("", |body| &text[items.bytes(body)]))
        };
        items.items.iter().map(show).collect()
    }

    #[test]
    fn items_are_found_with_their_names_and_bodies() {
        use CxxItemKind::{Class, Enumeration, Namespace, Other, UsingNamespace};
        let cases: &[(&str, &[ReadItem])] = &[
            ("namespace n { int x; }", &[(Namespace, &["n"], ""), (Other, &["x"], "")]),
            ("extern \"C\" { int f(int); }", &[(Namespace, &[], ""), (Other, &["f"], "")]),
            ("template<class T> T f(T a) { return a; }", &[(Other, &["f"], "{ return a; }")]),
            ("std::map<int, int> m, *p = { f() };", &[(Other, &["m", "p"], "")]),
            ("typedef void (*F)(int); using U = F;", &[(Other, &["F"], ""), (Other, &["U"], "")]),
            (
                "static const M a = b; int c = d, e; T f = T { };",
                &[(Other, &["a"], ""), (Other, &["c", "e"], ""), (Other, &["f"], "")],
            ),
            ("using namespace std; using a::b;", &[(UsingNamespace, &[], ""), (Other, &["b"], "")]),
            ("template<class R> struct S<R(int)> : T<R> { };", &[(Class, &["S"], "")]),
            (
                "struct S { S() : a(1), b{2} { } int a, b; ~S(); };",
                &[
                    (Class, &["S"], ""),
                    (Other, &["S"], ": a(1), b{2} { }"),
                    (Other, &["a", "b"], ""),
                    (Other, &["S"], ""),
                ],
            ),
            ("struct tm *now() { return 0; }", &[(Other, &["now"], "{ return 0; }")]),
            ("enum class E : int { A, B = f(1, 2) };", &[(Enumeration, &["E", "A", "B"], "")]),
            ("bool operator<(S a, S b) noexcept(true) { return 1; }", &[(Other, &[], "{ return 1; }")]),
            (
                "template<class T> void S<T>::f() try { } catch (...) { }",
                &[(Other, &["f"], "try { } catch (...) { }")],
            ),
            ("template<class T> requires (sizeof(T) > 1) && C<T> int f() { }", &[(Other, &["f"], "{ }")]),
            ("template<class T> concept C = requires(T t) { t.f(); };", &[(Other, &["C"], "")]),
            ("auto f(int a = g({1})) -> decltype(a) { return a; }", &[(Other, &["f"], "{ return a; }")]),
        ];
        for (text, expected) in cases {
            let expected: Vec<_> =
                expected.iter().map(|(kind, names, body)| (*kind, names.to_vec(), *body)).collect();
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
