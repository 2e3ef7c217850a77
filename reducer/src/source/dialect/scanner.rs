//! Finds in one pass over a text what the grammar lacks.

use std::ops::Range;

use super::table::{self, WordAction};
use super::{AsidePlace, Meaning, Rewrite, apart, kinds};
use crate::source::declared_names::is_keyword;
use crate::source::items::{ConditionalLine, conditional, directive_name};
use crate::source::lexemes::{
    comment_end, directive_end, is_of_word, literal_end, number_end, number_suffix,
};

/// The rewrites of a text, in order. These declarations, statements and members are not for the grammar.
pub(super) fn rewrites(text: &str, opaque: &[Range<usize>]) -> Vec<Rewrite> {
    let mut scanner = Scanner::new(text, opaque);
    scanner.scan();
    apart(scanner.rewrites)
}

/// The declarations, statements and members of a text, those in others before these.
pub(in crate::source) fn items(text: &str) -> Vec<ItemSpan> {
    let mut scanner = Scanner::new(text, &[]);
    scanner.spans = Some(Vec::new());
    scanner.scan();
    scanner.spans.unwrap_or_default()
}

/// A declaration, statement or member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::source) struct ItemSpan {
    pub(in crate::source) range: Range<usize>,
    /// The number of brackets around it.
    pub(in crate::source) depth: usize,
    /// True if it is a member of a structure.
    pub(in crate::source) is_member: bool,
}

/// The kind of a bracket by what is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BracketKind {
    Parenthesis,
    /// Arguments of a call, or of a macro.
    Arguments,
    /// The text of assembly, and its operands.
    Assembly,
    Operands,
    Subscript,
    /// Members.
    Record,
    Enumerators,
    /// The values of an initialiser.
    Values,
    /// Statements.
    Block,
}

/// An `#if` whose `#endif` is still to come.
#[derive(Clone, Debug)]
struct Conditional {
    line: Range<usize>,
    /// True if the grammar does not see its lines: they stand within a declaration, statement or list of values.
    hidden: bool,
    /// The number of brackets around it.
    depth: usize,
    /// The place of its first `#else`, and what was known there.
    first_branch: Option<(usize, ScanState)>,
}

/// The state of a scan at a place.
#[derive(Clone, Debug)]
struct ScanState {
    brackets: Vec<BracketKind>,
    last: SeenToken,
    before_last: SeenToken,
    item: ItemState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeenKind {
    None,
    Word,
    /// A word of a type.
    Type,
    Literal,
    Mark,
}

/// A token, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeenToken {
    kind: SeenKind,
    start: usize,
    end: usize,
}

impl SeenToken {
    const NONE: SeenToken = SeenToken { kind: SeenKind::None, start: 0, end: 0 };
}

/// The part of a declaration or statement that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ItemState {
    /// It begins here.
    Begins,
    /// Only storage classes and qualifiers were read.
    Specifiers,
    Inside,
}

/// The form of a function's definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DefinitionForm {
    /// It is none.
    None,
    Plain,
    /// Its parameters are declared between its parentheses and its body (C11 6.9.1p6).
    WithDeclarations,
}

/// The number of bytes in which declarations of parameters before a body end.
const LONGEST_DECLARATIONS: usize = 4_000;

struct Scanner<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
    /// True if nothing but blanks was read on the line.
    line_begins: bool,
    rewrites: Vec<Rewrite>,
    brackets: Vec<BracketKind>,
    last: SeenToken,
    before_last: SeenToken,
    /// The kind of a brace that follows, behind `struct` or `enum`.
    head: Option<BracketKind>,
    /// True between `case` and its colon.
    in_case: bool,
    item: ItemState,
    conditionals: Vec<Conditional>,
    /// The items to come that are not for the grammar.
    opaque: &'t [Range<usize>],
    /// The items up to here, if they are asked for.
    spans: Option<Vec<ItemSpan>>,
    /// The starts of the items here and around, one for each bracket.
    starts: Vec<Option<usize>>,
}

impl<'t> Scanner<'t> {
    fn new(text: &'t str, opaque: &'t [Range<usize>]) -> Scanner<'t> {
        Scanner {
            text,
            bytes: text.as_bytes(),
            at: 0,
            line_begins: true,
            rewrites: Vec::new(),
            brackets: Vec::new(),
            last: SeenToken::NONE,
            before_last: SeenToken::NONE,
            head: None,
            in_case: false,
            item: ItemState::Begins,
            conditionals: Vec::new(),
            opaque,
            spans: None,
            starts: Vec::new(),
        }
    }
}

impl Scanner<'_> {
    fn scan(&mut self) {
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'\n' => {
                    self.line_begins = true;
                    self.at += 1;
                }
                _ if byte.is_ascii_whitespace() => self.at += 1,
                b'/' if matches!(self.bytes.get(self.at + 1), Some(b'/' | b'*')) => {
                    self.at = comment_end(self.bytes, self.at);
                }
                b'#' if self.line_begins => self.directive(),
                b'%' if self.line_begins && self.follows("%:") => {
                    self.respell(self.at..self.at + 2, "#");
                    self.directive();
                }
                _ => {
                    self.line_begins = false;
                    if self.opaque.first().is_some_and(|opaque| opaque.start == self.at) {
                        self.skip_opaque();
                    } else {
                        self.token(byte);
                    }
                }
            }
        }
    }

    /// Has the grammar read the simplest item in the place of one that is not for it.
    fn skip_opaque(&mut self) {
        const STATEMENT: Meaning = Meaning::Renamed(&[("expression_statement", kinds::OPAQUE)]);
        const MEMBER: Meaning = Meaning::Renamed(&[("field_declaration", kinds::OPAQUE)]);
        if let Some((range, rest)) = self.opaque.split_first() {
            self.opaque = rest;
            let (new, meaning) =
                if self.is_in(BracketKind::Record) { ("int;", MEMBER) } else { (";", STATEMENT) };
            self.add(range.clone(), new, meaning);
            self.at = range.end - 1;
            self.advance(SeenKind::Mark, range.end);
            self.item = ItemState::Begins;
        }
    }

    /// Notes that an item begins, if none is open.
    fn begin_item(&mut self, start: usize) {
        let depth = self.brackets.len();
        if self.spans.is_some() && self.is_list() {
            self.starts.resize(depth + 1, None);
            self.starts[depth].get_or_insert(start);
        }
    }

    /// Notes that an item ends here.
    fn end_item(&mut self, end: usize) {
        let (depth, is_member, is_list) =
            (self.brackets.len(), self.is_in(BracketKind::Record), self.is_list());
        if let (true, Some(spans)) = (is_list, &mut self.spans)
            && let Some(start) = self.starts.get_mut(depth).and_then(Option::take)
        {
            spans.push(ItemSpan { range: start..end, depth, is_member });
        }
    }

    /// True if declarations, statements or members are here.
    fn is_list(&self) -> bool {
        matches!(self.brackets.last(), None | Some(BracketKind::Block | BracketKind::Record))
    }

    fn token(&mut self, byte: u8) {
        let start = self.at;
        if byte != b'}' {
            self.begin_item(start);
        }
        if is_of_word(byte) && !byte.is_ascii_digit() {
            let end = self.word_end(start);
            self.word(start..end);
        } else if byte == b'"' || byte == b'\'' {
            let end = literal_end(self.bytes, start);
            // The grammar has one string for an operand.
            if self.is_in(BracketKind::Operands) && self.last.kind == SeenKind::Literal {
                self.hide(start..end, "string_literal", AsidePlace::OfNeighbour);
            }
            self.advance(SeenKind::Literal, end);
            self.item = ItemState::Inside;
        } else if byte.is_ascii_digit()
            || byte == b'.' && self.bytes.get(start + 1).is_some_and(u8::is_ascii_digit)
        {
            let end = number_end(self.bytes, start);
            self.number(start..end);
            self.advance(SeenKind::Literal, end);
            self.item = ItemState::Inside;
        } else {
            self.mark(byte);
        }
    }

    fn word_end(&self, start: usize) -> usize {
        let length = self.bytes[start..].iter().position(|&byte| !is_of_word(byte));
        length.map_or(self.bytes.len(), |length| start + length)
    }

    /// Goes behind a token that begins here.
    fn advance(&mut self, kind: SeenKind, end: usize) {
        self.before_last = self.last;
        self.last = SeenToken { kind, start: self.at, end };
        self.at = end;
    }

    fn follows(&self, what: &str) -> bool {
        self.bytes[self.at..].starts_with(what.as_bytes())
    }

    fn last_text(&self) -> &str {
        &self.text[self.last.start..self.last.end]
    }

    fn add(&mut self, range: Range<usize>, new: &'static str, meaning: Meaning) {
        self.rewrites.push(Rewrite { range, new, meaning });
    }

    fn respell(&mut self, range: Range<usize>, new: &'static str) {
        self.add(range, new, Meaning::Spelling);
    }

    fn insert(&mut self, at: usize, new: &'static str) {
        self.respell(at..at, new);
    }

    fn hide(&mut self, range: Range<usize>, kind: &'static str, place: AsidePlace) {
        self.add(range, " ", Meaning::Aside(kind, place));
    }

    /// The first byte of a token at or after a place.
    fn next_token(&self, mut at: usize) -> usize {
        loop {
            match (self.bytes.get(at), self.bytes.get(at + 1)) {
                (Some(byte), _) if byte.is_ascii_whitespace() => at += 1,
                (Some(b'/'), Some(b'/' | b'*')) => at = comment_end(self.bytes, at),
                (Some(b'#'), _) => at = directive_end(self.bytes, at),
                _ => return at,
            }
        }
    }

    fn byte_at(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(0)
    }

    /// The byte behind the bracket that closes the one here, and the places of the commas directly in it.
    fn group(&self, open: usize) -> Option<(usize, Vec<usize>)> {
        let (mut at, mut depth, mut commas) = (open, 0_usize, Vec::new());
        loop {
            let byte = *self.bytes.get(at)?;
            match byte {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => {
                    depth -= 1;
                    if depth == 0 {
                        return Some((at + 1, commas));
                    }
                }
                b',' if depth == 1 => commas.push(at),
                b'"' | b'\'' => {
                    at = literal_end(self.bytes, at);
                    continue;
                }
                b'/' if matches!(self.bytes.get(at + 1), Some(b'/' | b'*')) => {
                    at = comment_end(self.bytes, at);
                    continue;
                }
                b'#' => {
                    at = directive_end(self.bytes, at);
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// The parentheses behind a word that ends here: where they open, where they end, and their commas.
    fn arguments(&self, end: usize) -> Option<(usize, usize, Vec<usize>)> {
        let open = self.next_token(end);
        if self.byte_at(open) != b'(' {
            return None;
        }
        let (end, commas) = self.group(open)?;
        Some((open, end, commas))
    }

    fn is_file_scope(&self) -> bool {
        self.brackets.is_empty()
    }

    fn is_in(&self, kind: BracketKind) -> bool {
        self.brackets.last() == Some(&kind)
    }

    /// A line of the preprocessor. The grammar has them between declarations, statements and members, if they are whole.
    fn directive(&mut self) {
        let line = self.at..directive_end(self.bytes, self.at);
        let text = &self.text[line.clone()];
        self.at = line.end;
        match (conditional(text), directive_name(text)) {
            (Some(ConditionalLine::Begin), _) => {
                let hidden = !self.is_between_items();
                if hidden {
                    self.hide(line.clone(), "preproc_call", AsidePlace::Own);
                }
                let depth = self.brackets.len();
                self.conditionals.push(Conditional { line, hidden, depth, first_branch: None });
            }
            (Some(ConditionalLine::Else), _) => self.other_branch(line.start),
            (Some(ConditionalLine::End), _) => self.end_of_conditional(line),
            // The grammar has neither comments nor named variadic parameters in macros.
            (None, "define") if text.contains("/*") || text.contains("...") => {
                self.hide(line, "preproc_def", AsidePlace::Own);
            }
            (None, "define" | "include" | "include_next" | "import" | "undef") if self.is_between_items() => {
            }
            _ => self.hide(line, "preproc_call", AsidePlace::Own),
        }
    }

    /// True if a declaration, statement or member may begin here.
    fn is_between_items(&self) -> bool {
        self.is_list()
            && (self.last.kind == SeenKind::None || [";", "{", "}", ":"].contains(&self.last_text()))
    }

    /// An `#else` or `#elif`. Within an item, only the first branch counts.
    fn other_branch(&mut self, start: usize) {
        let Some(mut open) = self.conditionals.pop() else { return };
        let whole = self.brackets.len() == open.depth && self.is_between_items();
        if open.hidden || !whole {
            if !open.hidden {
                self.hide(open.line, "preproc_call", AsidePlace::Own);
            }
            self.at = self.end_of_branches(start);
            return self.hide(start..self.at, "preproc_else", AsidePlace::Own);
        }
        if open.first_branch.is_none() {
            let Scanner { last, before_last, item, .. } = *self;
            let state = ScanState { brackets: self.brackets.clone(), last, before_last, item };
            open.first_branch = Some((start, state));
        }
        self.conditionals.push(open);
    }

    fn end_of_conditional(&mut self, line: Range<usize>) {
        let Some(open) = self.conditionals.pop() else { return };
        let whole = self.brackets.len() == open.depth && self.is_between_items();
        match open.first_branch {
            _ if open.hidden => self.hide(line, "preproc_call", AsidePlace::Own),
            _ if whole => {}
            Some((other, state)) => {
                self.rewrites.retain(|rewrite| rewrite.range.start < other);
                (self.last, self.before_last, self.item) = (state.last, state.before_last, state.item);
                self.brackets = state.brackets;
                self.hide(open.line, "preproc_call", AsidePlace::Own);
                self.hide(other..line.end, "preproc_else", AsidePlace::Own);
            }
            None => {
                self.hide(open.line, "preproc_call", AsidePlace::Own);
                self.hide(line, "preproc_call", AsidePlace::Own);
            }
        }
    }

    /// The end of the `#endif` for a branch that begins here.
    fn end_of_branches(&self, start: usize) -> usize {
        let (mut at, mut depth) = (start, 0_usize);
        while at < self.bytes.len() {
            let begin = at + self.text[at..].len() - self.text[at..].trim_start().len();
            let end = directive_end(self.bytes, begin);
            let line = &self.text[begin..end];
            match conditional(line).filter(|_| line.starts_with('#')) {
                Some(ConditionalLine::Begin) => depth += 1,
                Some(ConditionalLine::End) if depth == 0 => return end,
                Some(ConditionalLine::End) => depth -= 1,
                _ => {}
            }
            at = end + 1;
        }
        self.bytes.len()
    }

    /// Digits and letters that the grammar has not in numbers.
    fn number(&mut self, range: Range<usize>) {
        let suffix = number_suffix(self.bytes, range.clone());
        let known = |byte: &u8| b"uUlLwWfFbBdD".contains(byte);
        if !self.bytes[suffix.clone()].iter().all(known) {
            self.respell(suffix, "f");
        }
    }

    fn mark(&mut self, byte: u8) {
        for (written, read) in table::DIGRAPHS.into_iter().chain(table::TRIGRAPHS) {
            if written.as_bytes()[0] == byte && self.follows(written) {
                self.respell(self.at..self.at + written.len(), read);
                return self.punctuation(read.as_bytes()[0], self.at + written.len());
            }
        }
        match byte {
            b'[' if self.byte_at(self.at + 1) == b'[' && self.attributes() => {}
            b'.' if self.follows("...") => {
                if self.in_case {
                    self.respell(self.at..self.at + 3, "||");
                }
                self.advance(SeenKind::Mark, self.at + 3);
            }
            b'&' if self.follows("&&") => {
                if self.begins_operand() {
                    self.respell(self.at..self.at + 2, "&");
                }
                self.advance(SeenKind::Mark, self.at + 2);
                self.item = ItemState::Inside;
            }
            _ => self.punctuation(byte, self.at + 1),
        }
    }

    /// Hides `[[…]]`; false if it is none.
    fn attributes(&mut self) -> bool {
        let Some((end, _)) = self.group(self.at) else { return false };
        if self.byte_at(end - 2) == b']' {
            self.hide(self.at..end, "attribute_declaration", AsidePlace::OfNeighbour);
            self.at = end;
            return true;
        }
        false
    }

    /// True if an operand, not an operator, follows the last token.
    fn begins_operand(&self) -> bool {
        match self.last.kind {
            SeenKind::Word => table::BEFORE_OPERANDS.contains(&self.last_text()),
            SeenKind::Literal | SeenKind::Type => false,
            // Behind the type of a cast.
            SeenKind::Mark if self.last_text() == ")" => {
                self.before_last.kind == SeenKind::Type
                    || &self.text[self.before_last.start..self.before_last.end] == "*"
            }
            SeenKind::Mark => !["]", "}", ":>"].contains(&self.last_text()),
            SeenKind::None => true,
        }
    }

    /// A mark of one character to the grammar.
    fn punctuation(&mut self, byte: u8, end: usize) {
        let mut item = ItemState::Inside;
        match byte {
            b'(' => {
                self.head = None;
                self.brackets.push(self.kind_of_parentheses());
            }
            b'[' => self.brackets.push(BracketKind::Subscript),
            b'{' => {
                let kind = self.head.take().unwrap_or_else(|| self.kind_of_braces());
                self.brackets.push(kind);
                item = ItemState::Begins;
            }
            b')' | b']' => _ = self.brackets.pop(),
            b'}' => {
                let closed = self.brackets.pop();
                if self.spans.is_some() {
                    self.starts.truncate(self.brackets.len() + 1);
                    let next = self.next_token(end);
                    let goes_on = ["else", "while"].iter().any(|word| self.text[next..].starts_with(word));
                    if closed == Some(BracketKind::Block) && !goes_on {
                        self.end_item(end);
                    }
                }
                if closed == Some(BracketKind::Block) {
                    item = ItemState::Begins;
                }
                // C23 6.8.3: a label may be the last in a block.
                if self.last.kind == SeenKind::Mark && self.last_text() == ":" {
                    self.insert(self.at, ";");
                }
            }
            b';' => {
                if self.is_in(BracketKind::Record) && [";", "{"].contains(&self.last_text()) {
                    self.hide(self.at..end, kinds::EMPTY, AsidePlace::Own);
                }
                self.head = None;
                self.end_item(end);
                item = ItemState::Begins;
            }
            b':' => item = self.colon(end),
            _ => self.head = None,
        }
        self.advance(SeenKind::Mark, end);
        self.item = item;
    }

    fn kind_of_parentheses(&self) -> BracketKind {
        let text = |token: SeenToken| &self.text[token.start..token.end];
        let last = text(self.last);
        match table::action(last) {
            Some(WordAction::Asm) => return BracketKind::Assembly,
            // With words of its own between.
            _ if ["goto", "volatile", "__volatile__", "__volatile", "inline"].contains(&last)
                && self.last.kind == SeenKind::Word =>
            {
                return BracketKind::Assembly;
            }
            Some(_) => return BracketKind::Parenthesis,
            None => {}
        }
        // A declarator would have a type before it.
        let called = match self.before_last.kind {
            SeenKind::Word => table::BEFORE_OPERANDS.contains(&text(self.before_last)),
            // Among declarators it would be a function.
            SeenKind::Mark if self.is_list() => !["*", ")", ","].contains(&text(self.before_last)),
            SeenKind::Mark => !["*", ")"].contains(&text(self.before_last)),
            _ => false,
        };
        let is_name = self.last.kind == SeenKind::Word && !is_keyword(last) && last != "_Generic";
        if called && is_name && !self.is_file_scope() && !self.is_in(BracketKind::Record) {
            BracketKind::Arguments
        } else {
            BracketKind::Parenthesis
        }
    }

    /// Hides an argument that is a type: only those of macros are.
    fn type_argument(&mut self, start: usize) -> Option<usize> {
        if !self.is_in(BracketKind::Arguments) || !["(", ","].contains(&self.last_text()) {
            return None;
        }
        let mut at = start;
        loop {
            match self.byte_at(at) {
                b'(' | b'[' | b'{' => at = self.group(at)?.0,
                b',' | b')' => break,
                0 | b';' => return None,
                _ => at = self.next_token(at + 1),
            }
        }
        let end = start + self.text[start..at].trim_end().len();
        self.add(start..end, "0", Meaning::Renamed(&[("number_literal", kinds::TYPE_ARGUMENT)]));
        Some(end)
    }

    /// The kind of a brace that is behind no `struct` or `enum`.
    fn kind_of_braces(&self) -> BracketKind {
        let around = self.brackets.last();
        let in_expression =
            matches!(around, Some(BracketKind::Parenthesis | BracketKind::Subscript | BracketKind::Values));
        let values = match (self.last.kind, self.last_text()) {
            (SeenKind::Mark, "=" | ",") => true,
            // A compound literal among operands; a statement is in parentheses.
            (SeenKind::Mark, "(") => false,
            _ => in_expression,
        };
        if values { BracketKind::Values } else { BracketKind::Block }
    }

    fn colon(&mut self, end: usize) -> ItemState {
        if self.head == Some(BracketKind::Enumerators) {
            let rest = self.bytes[end..].iter().position(|byte| b"{;,)".contains(byte));
            if let Some(length) = rest {
                self.hide(self.at..end + length, kinds::UNDERLYING_TYPE, AsidePlace::OfNeighbour);
            }
        } else if self.is_in(BracketKind::Record)
            && (self.last.kind == SeenKind::Type || self.last_text() == ",")
        {
            // The grammar has no unnamed bit-fields.
            self.insert(self.at, " unnamed");
        }
        if let Some(kind @ BracketKind::Assembly) = self.brackets.last_mut() {
            *kind = BracketKind::Operands;
        }
        let label = self.is_in(BracketKind::Block) && self.head.is_none();
        self.in_case = false;
        if label { ItemState::Begins } else { ItemState::Inside }
    }

    fn word(&mut self, range: Range<usize>) {
        let action = table::action(&self.text[range.clone()]);
        let kind = match action {
            Some(WordAction::Type) => SeenKind::Type,
            Some(WordAction::Respelled("int" | "double" | "bool" | "signed")) => SeenKind::Type,
            _ => SeenKind::Word,
        };
        if (kind == SeenKind::Type || matches!(action, Some(WordAction::Record | WordAction::Enum)))
            && let Some(end) = self.type_argument(range.start)
        {
            self.advance(SeenKind::Literal, end);
            return;
        }
        let item = match action {
            Some(WordAction::Specifier | WordAction::Auto)
            | Some(WordAction::Respelled("const" | "volatile" | "restrict" | "thread_local")) => {
                if self.item == ItemState::Inside { ItemState::Inside } else { ItemState::Specifiers }
            }
            _ => ItemState::Inside,
        };
        match action {
            Some(action) => {
                if let Some(next) = self.act(action, &range) {
                    self.at = next;
                    return;
                }
            }
            None => {
                if let Some(next) = self.unknown_macro(&range) {
                    self.at = next;
                    return;
                }
                self.declared_name(&range);
                // Behind its name `struct S` is only mentioned.
                if !["struct", "union", "enum"].contains(&self.last_text()) {
                    self.head = None;
                }
            }
        }
        self.advance(kind, range.end);
        // An `auto` that is read as a type is no storage class.
        let read_as_type = self.rewrites.last().is_some_and(|last| last.range == range && last.new == "int");
        self.item = if read_as_type { ItemState::Inside } else { item };
    }

    /// Does what a word asks for; the place where the text goes on, if the word is hidden.
    fn act(&mut self, action: WordAction, range: &Range<usize>) -> Option<usize> {
        match action {
            WordAction::Respelled(new) => self.respell(range.clone(), new),
            WordAction::Hidden(kind) => {
                self.hide(range.clone(), kind, AsidePlace::OfNeighbour);
                return Some(range.end);
            }
            WordAction::HiddenWithArguments(kind) => {
                let (_, end, _) = self.arguments(range.end)?;
                self.hide(range.start..end, kind, AsidePlace::OfNeighbour);
                return Some(end);
            }
            WordAction::TypeOf | WordAction::Atomic => self.type_of(range),
            WordAction::Complex => self.complex(range),
            WordAction::Auto => self.auto(range),
            WordAction::ExpressionAndType => self.expression_and_type(range),
            WordAction::TwoTypes => self.two_types(range),
            WordAction::OffsetOf => self.offset_of(range),
            WordAction::Asm => return self.asm(range),
            WordAction::StaticAssert => return self.static_assert(range),
            WordAction::Pragma => {
                let (_, end, _) = self.arguments(range.end)?;
                self.hide(range.start..end, "preproc_call", AsidePlace::Own);
                return Some(end);
            }
            WordAction::Goto => {
                if self.byte_at(self.next_token(range.end)) == b'*' {
                    self.hide(range.clone(), kinds::GOTO, AsidePlace::OfNeighbour);
                }
            }
            WordAction::Case => self.in_case = true,
            WordAction::Switch => self.switch(range),
            WordAction::Default => {
                if self.last.kind == SeenKind::Mark && [",", "("].contains(&self.last_text()) {
                    self.respell(range.clone(), "int");
                }
            }
            WordAction::Record => self.head = Some(BracketKind::Record),
            WordAction::Enum => self.head = Some(BracketKind::Enumerators),
            WordAction::Specifier | WordAction::Type => {}
        }
        None
    }

    fn type_of(&mut self, range: &Range<usize>) {
        const RENAMED: &[(&str, &str)] =
            &[("type_qualifier", kinds::TYPEOF), ("alignas_qualifier", kinds::TYPEOF_ARGUMENTS)];
        if let Some((open, end, commas)) = self.arguments(range.end) {
            self.add(range.clone(), "alignas", Meaning::Renamed(RENAMED));
            if !commas.is_empty() {
                self.insert(open + 1, "(");
                self.insert(end - 1, ")");
            }
            self.insert(end, " int ");
        }
    }

    fn complex(&mut self, range: &Range<usize>) {
        let next = self.next_token(range.end);
        let word = &self.text[next..self.word_end(next)];
        let qualifies = matches!(
            table::action(word),
            Some(WordAction::Type | WordAction::Respelled(_) | WordAction::Specifier)
        );
        let alone = !qualifies && self.last.kind != SeenKind::Type;
        self.respell(range.clone(), if alone { "double" } else { "const" });
    }

    /// C23 6.7.10: `auto` without a type takes that of the value.
    fn auto(&mut self, range: &Range<usize>) {
        let mut at = self.next_token(range.end);
        loop {
            let end = self.word_end(at);
            let next = self.next_token(end);
            match table::action(&self.text[at..end]) {
                Some(WordAction::Specifier) => at = next,
                None if end > at && self.byte_at(next) == b'=' => {
                    return self.respell(range.clone(), "int");
                }
                _ => return,
            }
        }
    }

    const TYPES_CALL: Meaning = Meaning::Renamed(&[("generic_expression", kinds::TYPES_CALL)]);

    fn expression_and_type(&mut self, range: &Range<usize>) {
        if let Some((_, end, commas)) = self.arguments(range.end)
            && commas.len() == 1
        {
            self.add(range.clone(), "_Generic", Self::TYPES_CALL);
            self.insert(end - 1, ":0");
        }
    }

    fn two_types(&mut self, range: &Range<usize>) {
        if let Some((open, end, commas)) = self.arguments(range.end)
            && let [comma] = commas[..]
        {
            self.add(range.clone(), "_Generic", Self::TYPES_CALL);
            self.insert(open + 1, "0,");
            self.insert(comma, ":0");
            self.insert(end - 1, ":0");
        }
    }

    fn offset_of(&mut self, range: &Range<usize>) {
        let Some((_, end, commas)) = self.arguments(range.end) else { return };
        if let [comma] = commas[..] {
            self.respell(range.clone(), "offsetof");
            let first = self.word_end(self.next_token(comma + 1));
            let rest = self.next_token(first);
            if rest < end - 1 {
                self.hide(rest..end - 1, kinds::DESIGNATOR_REST, AsidePlace::OfNeighbour);
            }
        }
    }

    /// The name for the linker, or the register, behind a declarator.
    fn asm(&mut self, range: &Range<usize>) -> Option<usize> {
        let (_, end, _) = self.arguments(range.end)?;
        let behind_name = match self.last.kind {
            SeenKind::Word => !table::BEFORE_OPERANDS.contains(&self.last_text()),
            SeenKind::Mark => {
                self.last_text() == "]"
                    || self.last_text() == ")" && self.byte_at(self.next_token(end)) == b'='
            }
            _ => false,
        };
        behind_name.then(|| {
            self.hide(range.start..end, "gnu_asm_expression", AsidePlace::OfNeighbour);
            end
        })
    }

    /// The grammar wants a block after `switch (x)`.
    fn switch(&mut self, range: &Range<usize>) {
        if let Some((_, end, _)) = self.arguments(range.end)
            && self.byte_at(self.next_token(end)) != b'{'
        {
            self.add(range.clone(), "while", Meaning::Renamed(&[("while_statement", "switch_statement")]));
        }
    }

    fn static_assert(&mut self, range: &Range<usize>) -> Option<usize> {
        let (_, end, _) = self.arguments(range.end)?;
        let semicolon = self.next_token(end);
        (self.is_in(BracketKind::Record) && self.byte_at(semicolon) == b';').then(|| {
            self.hide(range.start..semicolon + 1, kinds::STATIC_ASSERT, AsidePlace::Own);
            semicolon + 1
        })
    }

    /// Hides a macro among the words of a declaration, `static inline_me int f()`, or one that is a declaration, `MODULE (x)`, for the next
    /// word would not follow a name; returns where the text goes on.
    fn unknown_macro(&mut self, range: &Range<usize>) -> Option<usize> {
        let next = self.next_token(range.end);
        let (end, place) = match self.byte_at(next) {
            b'(' if self.item == ItemState::Begins && self.is_list() => {
                let definition = self.definition(next) == DefinitionForm::None;
                (self.group(next).filter(|_| definition)?.0, AsidePlace::Own)
            }
            byte if is_of_word(byte) && self.item != ItemState::Inside && self.is_list() => {
                (range.end, AsidePlace::OfNeighbour)
            }
            _ => return None,
        };
        let next = self.next_token(end);
        let word = &self.text[next..self.word_end(next)];
        if is_keyword(&self.text[range.clone()]) {
            return None;
        }
        let begins_type = match (place, table::action(word)) {
            // Behind the parentheses of a declaration there are only such words.
            (
                AsidePlace::Own,
                Some(WordAction::Hidden(_) | WordAction::HiddenWithArguments(_) | WordAction::Asm),
            ) => false,
            (AsidePlace::Own, _) => !word.is_empty(),
            (_, Some(WordAction::Type | WordAction::Record | WordAction::Enum)) => true,
            (_, Some(WordAction::Specifier)) => word == "static" || word == "inline",
            _ => false,
        };
        begins_type.then(|| {
            self.hide(range.start..end, kinds::MACRO, place);
            end
        })
    }

    /// A name that is declared without a type is that of an `int`, or of a function that returns one (C90 6.5.2).
    fn declared_name(&mut self, range: &Range<usize>) {
        let next = self.next_token(range.end);
        let follows = self.byte_at(next);
        let implied = match self.item {
            ItemState::Begins if self.is_file_scope() => {
                follows == b'(' && self.definition(next) != DefinitionForm::None
            }
            ItemState::Specifiers => match follows {
                b';' | b'=' | b',' | b'[' => true,
                b'(' => !b"*^".contains(&self.byte_at(self.next_token(next + 1))),
                _ => false,
            },
            _ => false,
        };
        if implied {
            self.insert(range.start, "int ");
        }
        let points = self.is_file_scope() && self.last.kind == SeenKind::Mark && self.last_text() == "*";
        if points && follows == b'(' && self.definition(next) == DefinitionForm::WithDeclarations {
            self.hide_stars(range.start);
        }
    }

    /// Hides the `*` before a name: the grammar has no pointers as results of functions whose parameters are declared behind them.
    fn hide_stars(&mut self, name: usize) {
        for (at, byte) in self.bytes[..name].iter().enumerate().rev() {
            match byte {
                b'*' => self.hide(at..at + 1, kinds::STAR, AsidePlace::OfNeighbour),
                _ if byte.is_ascii_whitespace() => {}
                _ => break,
            }
        }
    }

    /// The definition of a function whose parentheses open here.
    fn definition(&self, open: usize) -> DefinitionForm {
        let Some((end, _)) = self.group(open) else { return DefinitionForm::None };
        let mut at = self.next_token(end);
        if self.byte_at(at) == b'{' {
            return DefinitionForm::Plain;
        }
        let inside = self.text[open + 1..end - 1].trim();
        let names = |byte: u8| is_of_word(byte) || byte == b',' || byte.is_ascii_whitespace();
        if inside.is_empty() || !inside.bytes().all(names) || !is_of_word(self.byte_at(at)) {
            return DefinitionForm::None;
        }
        let mut last = 0;
        while at < self.bytes.len().min(end + LONGEST_DECLARATIONS) {
            match self.bytes[at] {
                b'{' if last == b';' => return DefinitionForm::WithDeclarations,
                b'{' | b'}' | b'=' | b'"' | b'#' => break,
                byte => last = byte,
            }
            at = self.next_token(at + 1);
        }
        DefinitionForm::None
    }
}
