//! Text that the grammar of C++ lacks, as the headers of gcc have it everywhere.
//!
//! One pass over the tokens: a rule for each that may begin such a text looks ahead from there ([`Scanner::rule`]).

use std::ops::Range;

use super::{AsidePlace, Meaning, Rewrite, apart, kinds};
use crate::source::lexemes::{Lexeme, LexemeKind, LexemeReader};

/// The rewrites of a text, in order.
pub(super) fn rewrites(text: &str) -> Vec<Rewrite> {
    let mut scanner = Scanner { text, before: Default::default(), name_start: None, rewrites: Vec::new() };
    for lexeme in LexemeReader::new(text, 0..text.len()) {
        if matches!(lexeme.kind, LexemeKind::Word | LexemeKind::Literal | LexemeKind::Mark) {
            scanner.rule(&lexeme);
            scanner.advance(lexeme);
        }
    }
    apart(scanner.rewrites)
}

/// The number of tokens before the one at hand that rules look at.
const BEFORE: usize = 2;

/// The number of tokens that rules look ahead: more are in no construct of theirs, and brackets that stay open are not looked for in a whole file.
const AHEAD: usize = 2_000;

struct Scanner<'t> {
    text: &'t str,
    /// The tokens before, the last first; empty at the beginning.
    before: [Range<usize>; BEFORE],
    /// The start of the name that ends before the one at hand, of a qualified one that of its first word; `None` behind anything else.
    name_start: Option<usize>,
    rewrites: Vec<Rewrite>,
}

impl<'t> Scanner<'t> {
    /// Adds the rewrites of what begins at a token.
    fn rule(&mut self, token: &Lexeme) {
        let range = token.range.clone();
        match (token.kind, &self.text[range.clone()]) {
            (LexemeKind::Word, "__attribute__" | "__attribute") => self.gnu_attribute(range),
            (LexemeKind::Word, "extern") => self.instantiation_elsewhere(range),
            (LexemeKind::Word, "template") => self.template(range),
            (LexemeKind::Word, "typename") => self.type_of_expression(range),
            (LexemeKind::Word, "delete") => self.deleted(range),
            (LexemeKind::Word, "operator") => self.operator_member(range),
            (LexemeKind::Word, "typeid") => self.respell(range, "sizeof"),
            (LexemeKind::Word, "__decltype" | "__typeof__" | "__typeof") => self.respell(range, "decltype"),
            (LexemeKind::Word, "__extension__") => self.hide(range, "type_qualifier"),
            (LexemeKind::Word, word) if word.starts_with("__is_") || word.starts_with("__has_") => {
                self.trait_of_types(range.end);
            }
            (LexemeKind::Mark, "*") => self.star(range),
            (LexemeKind::Mark, "&") => self.before_default(range),
            (LexemeKind::Mark, "~") => self.destructor(range.end),
            (LexemeKind::Mark, "[") => self.attribute(range.start),
            (LexemeKind::Mark, ".") => self.dots(range.start),
            _ => {}
        }
    }

    fn advance(&mut self, token: Lexeme) {
        self.name_start = match (token.kind, &self.text[token.range.clone()]) {
            (LexemeKind::Word, _) if !self.is_behind_colons() => Some(token.range.start),
            (LexemeKind::Word, _) | (LexemeKind::Mark, ":") => self.name_start,
            _ => None,
        };
        self.before.rotate_right(1);
        self.before[0] = token.range;
    }

    fn is_before(&self, number: usize, text: &str) -> bool {
        &self.text[self.before[number].clone()] == text
    }

    fn is_behind_colons(&self) -> bool {
        self.is_before(0, ":") && self.is_before(1, ":")
    }

    /// True if the last token is `.` or `->`.
    fn is_behind_access(&self) -> bool {
        self.is_before(0, ".") || self.text[..self.before[0].end].ends_with("->")
    }

    fn hide(&mut self, range: Range<usize>, kind: &'static str) {
        let meaning = Meaning::Aside(kind, AsidePlace::OfNeighbour);
        self.rewrites.push(Rewrite { range, new: " ", meaning });
    }

    fn respell(&mut self, range: Range<usize>, new: &'static str) {
        self.rewrites.push(Rewrite { range, new, meaning: Meaning::Spelling });
    }

    /// The next tokens from a place on.
    fn ahead(&self, at: usize) -> impl Iterator<Item = (Range<usize>, &'t str)> + use<'t> {
        let text = self.text;
        let is_token = |lexeme: &Lexeme| !matches!(lexeme.kind, LexemeKind::Comment | LexemeKind::Directive);
        LexemeReader::new(text, at..text.len()).filter(is_token).take(AHEAD).map(move |lexeme| {
            let word = &text[lexeme.range.clone()];
            (lexeme.range, word)
        })
    }

    fn next(&self, at: usize) -> (Range<usize>, &'t str) {
        self.ahead(at).next().unwrap_or((at..at, ""))
    }

    /// The end of the brackets that open at a place or behind it; `None` if none do, or they stay open for [`AHEAD`] tokens.
    fn group(&self, at: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for (range, word) in self.ahead(at) {
            match word {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.checked_sub(1)?,
                _ => {}
            }
            if depth == 0 {
                return (range.len() == 1 && ")]}".contains(word)).then_some(range.end);
            }
        }
        None
    }

    /// The end of the arguments of a template, `<…>`, that begin at a place or behind it.
    fn template_arguments(&self, at: usize) -> Option<usize> {
        let (mut angles, mut brackets) = (0_usize, 0_usize);
        for (range, word) in self.ahead(at) {
            match word {
                "(" | "[" | "{" => brackets += 1,
                ")" | "]" | "}" => brackets = brackets.checked_sub(1)?,
                ";" => return None,
                "<" if brackets == 0 => angles += 1,
                ">" if brackets == 0 => angles = angles.checked_sub(1)?,
                _ => {}
            }
            if angles == 0 && brackets == 0 {
                return (word == ">").then_some(range.end);
            }
        }
        None
    }

    /// An attribute of GNU's: the grammar lacks some places of it, as between the name of a namespace and its brace.
    fn gnu_attribute(&mut self, word: Range<usize>) {
        if let Some(end) = self.group(word.end) {
            self.hide(word.start..end, "attribute_specifier");
        }
    }

    /// `extern template`: the grammar reads the declaration behind it.
    fn instantiation_elsewhere(&mut self, word: Range<usize>) {
        let (template, next) = self.next(word.end);
        if next == "template" {
            self.hide(word.start..template.end, kinds::INSTANTIATION);
        }
    }

    /// `template` before a declaration that is instantiated; in parameters of a template marks of types that name nothing.
    fn template(&mut self, word: Range<usize>) {
        if self.next(word.end).1 == "<" {
            self.default_types(word.end);
        } else if ["", ";", "{", "}", "__extension__"].iter().any(|text| self.is_before(0, text)) {
            self.hide(word, kinds::INSTANTIATION);
        }
    }

    /// `typename T = U *`: the grammar has names only.
    fn default_types(&mut self, at: usize) {
        let Some(end) = self.template_arguments(at) else { return };
        let (mut depth, mut in_default) = (0_usize, false);
        let mut marks: Vec<Range<usize>> = Vec::new();
        for (range, word) in self.ahead(at).take_while(|(range, _)| range.end <= end) {
            let is_type_end = depth == 1 && [",", ">"].contains(&word);
            if is_type_end && in_default {
                for mark in std::mem::take(&mut marks) {
                    self.hide(mark, kinds::STAR);
                }
            }
            match word {
                "<" | "(" | "[" | "{" => depth += 1,
                ">" | ")" | "]" | "}" => depth = depth.saturating_sub(1),
                "=" if depth == 1 => in_default = true,
                "," if depth == 1 => in_default = false,
                _ => {}
            }
            match word {
                "*" | "&" if depth == 1 => marks.push(range),
                _ => marks.clear(),
            }
        }
    }

    /// `typename T::type ()`, an expression: the grammar has declarations with `typename` only, and reads `::T::type ()`.
    fn type_of_expression(&mut self, word: Range<usize>) {
        let (first, text) = self.next(word.end);
        let leads = text == ":";
        let mut at = if leads { first.start } else { word.end };
        let mut names = 0;
        loop {
            if names > 0 || leads {
                let colons: Vec<(Range<usize>, &str)> = self.ahead(at).take(2).collect();
                match &colons[..] {
                    [(_, ":"), (second, ":")] => at = second.end,
                    [(_, "(" | "{"), _] if names > 0 => break,
                    _ => return,
                }
            }
            let (mut name, mut text) = self.next(at);
            if text == "template" {
                (name, text) = self.next(name.end);
            }
            if !text.starts_with(|letter: char| letter.is_alphabetic() || letter == '_') {
                return;
            }
            names += 1;
            at = name.end;
            if self.next(at).1 == "<" {
                let Some(end) = self.template_arguments(at) else { return };
                at = end;
            }
        }
        let end = if leads { self.next(first.end).0.end } else { word.end };
        self.respell(word.start..end, "::");
    }

    /// `= delete` behind a declarator, which is an expression for the grammar where no parameter has a name.
    fn deleted(&mut self, word: Range<usize>) {
        if self.is_before(0, "=") && self.next(word.end).1 == ";" {
            self.hide(self.before[0].start..word.end, kinds::DELETED);
        }
    }

    /// `a.operator-> ()`: the grammar has names of members only.
    fn operator_member(&mut self, word: Range<usize>) {
        if !self.is_behind_access() {
            return;
        }
        let mut end = word.end;
        for (range, text) in self.ahead(word.end).take(4) {
            match text {
                "(" if end > word.end => break,
                "(" => end = self.group(range.start).unwrap_or(range.end),
                _ if range.end <= end => {}
                _ => end = range.end,
            }
        }
        self.respell(word.start..end, "o");
    }

    /// True if the token at hand is no declarator: no type can be before it.
    fn begins_operand(&self) -> bool {
        const MARKS: [&str; 9] = ["(", ",", "!", "|", "=", "?", "<", "{", "return"];
        MARKS.iter().any(|mark| self.is_before(0, mark)) || self.is_before(0, "&") && self.is_before(1, "&")
    }

    /// `__is_assignable (T &, U)`: the grammar has types among the arguments of a template only.
    fn trait_of_types(&mut self, at: usize) {
        let (open, "(") = self.next(at) else { return };
        let Some(end) = self.group(open.start).filter(|_| self.begins_operand()) else { return };
        let inside = open.end..end - 1;
        let mut has_type = false;
        let mut last = "";
        for (_, word) in self.ahead(inside.start).take_while(|(range, _)| range.start < end) {
            has_type |= [",", ")"].contains(&word) && ["&", "*"].contains(&last) || word == "const";
            last = word;
        }
        if has_type {
            self.respell(open, "<");
            self.respell(inside.end..end, ">()");
        }
    }

    /// Pointers to members: `T::*`, `p->*m` and `o.*m`.
    fn star(&mut self, mark: Range<usize>) {
        let before = &self.text[..mark.start];
        if before.ends_with("->") {
            return self.respell(mark.start - 2..mark.end, "*");
        }
        if before.ends_with('.') && !before.ends_with("..") {
            return self.respell(mark.start - 1..mark.end, "*");
        }
        let Some(start) = self.name_start.filter(|_| self.is_behind_colons()) else {
            return self.before_default(mark);
        };
        self.hide(start..self.before[0].end, kinds::MEMBER_SCOPE);
        // Of a function without a name: its qualifiers.
        let (close, ")") = self.next(mark.end) else { return };
        if let Some(end) = self.group(close.end) {
            self.qualifiers(end);
        }
    }

    /// `const T & = x`: the grammar has names between the two. `&=` is another token.
    fn before_default(&mut self, mark: Range<usize>) {
        let rest = &self.text[mark.end..];
        let spaced = rest.trim_start_matches('&');
        if spaced.trim_start().starts_with('=') && spaced.starts_with(|byte: char| byte.is_ascii_whitespace())
        {
            self.hide(mark, kinds::STAR);
        }
    }

    /// Qualifiers behind the parameters of a type.
    fn qualifiers(&mut self, mut at: usize) {
        loop {
            let (range, word) = self.next(at);
            let end = match word {
                "noexcept" if self.next(range.end).1 == "(" => self.group(range.end).unwrap_or(range.end),
                "const" | "volatile" | "&" | "noexcept" => range.end,
                _ => return,
            };
            self.hide(range.start..end, "type_qualifier");
            at = end;
        }
    }

    /// `p->~T<U> ()`: the grammar has destructors without arguments of templates.
    fn destructor(&mut self, at: usize) {
        if !self.is_behind_access() {
            return;
        }
        let (name, _) = self.next(at);
        let (open, "<") = self.next(name.end) else { return };
        if let Some(end) = self.template_arguments(open.start) {
            self.hide(open.start..end, kinds::DESTRUCTOR_ARGUMENTS);
        }
    }

    /// `[[…]]`: the grammar lacks some places of it.
    fn attribute(&mut self, open: usize) {
        if self.text[open..].starts_with("[[")
            && let Some(end) = self.group(open)
            && self.text[..end].ends_with("]]")
        {
            self.hide(open..end, "attribute_declaration");
        }
    }

    /// `Types... ...`: a pack, and arguments of any number.
    fn dots(&mut self, at: usize) {
        let Some(rest) = self.text[at..].strip_prefix("...") else { return };
        let blanks = rest.len() - rest.trim_start().len();
        if rest.trim_start().starts_with("...") {
            let start = at + 3 + blanks;
            self.hide(start..start + 3, kinds::STAR);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Reducible, SourceLanguage, SourceText};

    /// Checks that a text is understood as a whole.
    fn understood(text: &str) -> SourceText {
        let source = SourceText::in_language(SourceLanguage::Cxx, [text]);
        assert_eq!(source.not_understood(), [], "{text}");
        source
    }

    #[test]
    fn attributes_of_namespaces_are_understood_and_can_go() {
        let text = "namespace std __attribute__ ((__visibility__ (\"default\"))) { int a; }\n\
                    namespace std { inline namespace __cxx11 __attribute__((__abi_tag__ (\"cxx11\"))) { } }\n\
                    namespace b::c __attribute__((deprecated(\")\"))) __attribute((unused)) { int d; }\n";
        let text = understood(text);
        let pass = SourceText::PASSES.iter().find(|pass| pass.name == "drop-qualifier").unwrap();
        assert!(pass.sites(&text) >= 4, "{}", pass.sites(&text));
    }

    #[test]
    fn instantiations_elsewhere_and_other_spellings_of_decltype_are_understood() {
        let text = "template<class T> struct S { T a; }; template<class T> T f(T);\n\
                    extern template struct S<int>; extern template int f(int); template struct S<char>;\n\
                    extern \"C\" { extern __typeof(f(1)) b; } __decltype(b) c; template int f(int);\n";
        let text = understood(text);
        assert!(text.node_kinds().contains("explicit_instantiation"));
    }

    #[test]
    fn what_headers_have_and_the_grammar_lacks_is_understood() {
        let texts = [
            "template<class... T> using promoted = decltype((typename traits<T>::type(0) + ...));",
            "int f() { return typename ::std::traits<int>::template of<char>::type{}; }",
            "template<class T> int f(T t) { typename T::type a; return g(t, typename T::type()); }",
            "__extension__ template<> struct S<__int128> { enum { width = 128 }; };",
            "template<class T, class C> struct S<T C::*> { T C::*member; T (C::*function)(int) const; };",
            "template<class T, class C, class... A> struct S<T (C::*)(A... ...) const volatile && noexcept> { };",
            "template<class T, class C, bool B> struct S<T (C::*)(int) noexcept(B)> { };",
            "typedef int a::b::* pointer; int f(S *s, T &t) { return (s->*m)(1) + (t.*m)() + t.*n; }",
            "template<typename T, typename P = T*, typename R = T&, typename M = T&&> struct iterator { };",
            "template<typename T> const T* addressof(const T&&) = delete; void launder(void*) = delete;",
            "struct S { S(const S&) = delete; int operator->(); bool b = a.operator->() + this->operator()(1, 2); };",
            "bool b = a().operator<=(c()) && p->operator bool();",
            "struct S { [[nodiscard]] friend bool operator==(const S&, const S&) noexcept { return true; } };",
            "void launder(int (*)(Args......)) { }",
            "bool b = __is_trivial(T) && __is_assignable(T&, const U&) && check<T>();",
            "void f(S<int> *p) { p->~S<int>(); (*p).~S<int>(); p->~S(); }",
            "const char *f() { return typeid(void).name(); }",
            "int f(const void * = nullptr, const S& = S(), S && = S(), int a __attribute__((unused)) = 1);",
            "typedef void (*__attribute__((deprecated)) handler)();",
        ];
        for text in texts {
            understood(text);
        }
    }

    #[test]
    fn other_text_stays_as_it_is() {
        let texts = [
            "namespace a = b; using namespace a; // namespace c __attribute__((d)) {\nint f() { a &= 1; return b == c & d == e; }",
            "template<typename T> typename T::type f(typename T::type x) { int *p = new int; delete p; return x * a[b[1]]; }",
            "bool g = __is_trivial(T); int h = a * b; auto i = x.template f<int>() & ~S<int>();",
            "bool __is_heap(const T &a, U *b); bool __is_null(T *); struct A { B<int>::C *d; };",
            "template<int N = 1> struct S { T operator*(); S &operator=(int) = default; };",
        ];
        for text in texts {
            assert_eq!(super::rewrites(text), [], "{text}");
        }
    }
}
