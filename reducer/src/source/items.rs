//! The declarations, definitions and lines of the preprocessor of C text, found by its brackets and semicolons alone.

use std::ops::Range;

use super::lexemes::{Lexeme, LexemeKind, lexemes};

/// A declaration, definition or line outside of functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TextItem {
    pub(super) kind: TextItemKind,
    /// Its lexemes, by number.
    pub(super) lexemes: Range<usize>,
    /// The lexemes of the block that is the body of the function that it defines.
    pub(super) body: Option<Range<usize>>,
    /// The innermost `#if` … `#endif` around it.
    pub(super) group: Option<usize>,
    /// The last line before it that says which file and line follows.
    pub(super) line_marker: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextItemKind {
    /// A declaration or definition.
    Code,
    /// `#define`.
    Macro,
    /// `#include`.
    Include,
    /// `# 1 "file"`, `#line`.
    LineMarker,
    /// `#pragma`, `#undef` and the like.
    OtherDirective,
}

/// An `#if` with what belongs to it, up to its `#endif`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LineGroup {
    /// The lexemes of its lines.
    pub(super) lines: Vec<usize>,
    pub(super) parent: Option<usize>,
}

/// The items of a text.
#[derive(Clone, Debug, Default)]
pub(super) struct Items {
    /// The lexemes of the text, without comments.
    pub(super) lexemes: Vec<Lexeme>,
    pub(super) comments: Vec<Range<usize>>,
    pub(super) items: Vec<TextItem>,
    pub(super) groups: Vec<LineGroup>,
    /// The end of each file, in bytes.
    ends: Vec<usize>,
}

/// The number of lexemes of a group that can be the beginning of an item; in a longer one an item that does not end was not understood.
const LONG_GROUP: usize = 1_000;

/// The part that a line of the preprocessor has in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ConditionalLine {
    Begin,
    Else,
    End,
}

/// An item up to here.
#[derive(Clone, Debug, Default)]
struct OpenItem {
    start: usize,
    depth: usize,
    /// The open conditionals in it: the depth where each begins, and where its first branch ends.
    conditionals: Vec<(usize, Option<usize>)>,
    /// True if a list of parameters was seen that is not that of an attribute.
    parameters: bool,
    /// True if no block after this can be the body of a function: after `=`, in a `typedef`.
    no_body: bool,
    body: Option<usize>,
    /// True if it begins with a block: what declares it was not understood.
    block: bool,
}

impl Items {
    /// The items of files that end at these places of the text.
    pub(super) fn of_text(text: &str, ends: &[usize]) -> Items {
        let mut items = Items { ends: ends.to_vec(), ..Items::default() };
        let mut start = 0;
        for &end in ends {
            let first = items.lexemes.len();
            for lexeme in lexemes(text, start..end) {
                match lexeme.kind {
                    LexemeKind::Comment => items.comments.push(lexeme.range),
                    _ => items.lexemes.push(lexeme),
                }
            }
            items.split(text, first);
            start = end;
        }
        items
    }

    /// Adds the items of one file, whose lexemes begin here.
    fn split(&mut self, text: &str, first: usize) {
        let mut groups: Vec<usize> = Vec::new();
        let mut line_marker = None;
        let mut open: Option<OpenItem> = None;
        for at in first..self.lexemes.len() {
            let is_directive = self.lexemes[at].kind == LexemeKind::Directive;
            if let Some(item) = &mut open
                && is_directive
                && item.conditionals.is_empty()
                && matches!(
                    conditional(self.text_of(text, at)),
                    Some(ConditionalLine::Else | ConditionalLine::End)
                )
                && let Some(&group) = groups.last()
            {
                if at - self.groups[group].lines[0] <= LONG_GROUP {
                    groups.pop();
                    self.join(item, group);
                    line_marker = line_marker.filter(|&marker| marker < self.items.len());
                } else {
                    self.close(item, at, Some(group), line_marker);
                    open = None;
                }
            }
            if open.is_none() && is_directive {
                self.directive(text, at, &mut groups, &mut line_marker);
                continue;
            }
            let item = open.get_or_insert_with(|| OpenItem { start: at, ..OpenItem::default() });
            let before = at.checked_sub(1).filter(|&before| before >= item.start);
            let before = before.map_or("", |before| self.text_of(text, before));
            let end = if is_directive {
                item.conditional(conditional(self.text_of(text, at)));
                false
            } else {
                item.ends_with(at, self.text_of(text, at), before)
            };
            if end || at + 1 == self.lexemes.len() {
                self.close(item, at + 1, groups.last().copied(), line_marker);
                open = None;
            }
        }
    }

    /// Adds an item that ends here.
    fn close(&mut self, item: &OpenItem, end: usize, group: Option<usize>, line_marker: Option<usize>) {
        let body = item.body.map(|body| body..end);
        self.items.push(TextItem {
            kind: TextItemKind::Code,
            lexemes: item.start..end,
            body,
            group,
            line_marker,
        });
    }

    /// Makes a group, with all in it, the beginning of an item that begins in it and ends after it.
    fn join(&mut self, item: &mut OpenItem, group: usize) {
        item.start = self.groups[group].lines[0];
        item.conditionals.push((0, None));
        self.items.retain(|other| other.lexemes.start < item.start);
        self.groups.truncate(group);
    }

    /// Adds a line of the preprocessor that stands outside of any declaration.
    fn directive(&mut self, text: &str, at: usize, open: &mut Vec<usize>, line_marker: &mut Option<usize>) {
        let line = self.text_of(text, at);
        match conditional(line) {
            Some(ConditionalLine::Begin) => {
                self.groups.push(LineGroup { lines: vec![at], parent: open.last().copied() });
                open.push(self.groups.len() - 1);
            }
            Some(role) => {
                if let Some(&group) = open.last() {
                    self.groups[group].lines.push(at);
                }
                if role == ConditionalLine::End {
                    open.pop();
                }
            }
            None => {
                let kind = match directive_name(line) {
                    "define" => TextItemKind::Macro,
                    "include" | "include_next" | "import" => TextItemKind::Include,
                    "line" => TextItemKind::LineMarker,
                    name if name.starts_with(|first: char| first.is_ascii_digit()) => {
                        TextItemKind::LineMarker
                    }
                    _ => TextItemKind::OtherDirective,
                };
                let (group, marker) = (open.last().copied(), *line_marker);
                if kind == TextItemKind::LineMarker {
                    *line_marker = Some(self.items.len());
                }
                self.items.push(TextItem {
                    kind,
                    lexemes: at..at + 1,
                    body: None,
                    group,
                    line_marker: marker,
                });
            }
        }
    }

    /// The text of a lexeme.
    pub(super) fn text_of<'t>(&self, text: &'t str, lexeme: usize) -> &'t str {
        &text[self.lexemes[lexeme].range.clone()]
    }

    /// The bytes from the first of some lexemes to the last.
    pub(super) fn bytes(&self, lexemes: &Range<usize>) -> Range<usize> {
        self.lexemes[lexemes.start].range.start..self.lexemes[lexemes.end - 1].range.end
    }

    /// The bytes of some lexemes of one file with what stands before them, from where the lexeme before ends. A line of the preprocessor
    /// has the end of the line.
    pub(super) fn bytes_with_space(&self, lexemes: &Range<usize>) -> Range<usize> {
        let first = self.lexemes[lexemes.start].range.start;
        let file = self.ends.partition_point(|&end| end <= first);
        let file_start = file.checked_sub(1).map_or(0, |before| self.ends[before]);
        let end = |lexeme: &Lexeme| {
            let line_end = usize::from(lexeme.kind == LexemeKind::Directive);
            (lexeme.range.end + line_end).min(self.ends[file])
        };
        let before = lexemes.start.checked_sub(1).map_or(0, |before| end(&self.lexemes[before]));
        before.max(file_start)..end(&self.lexemes[lexemes.end - 1])
    }

    /// True if each `#if` among some lexemes has its `#endif` there.
    pub(super) fn is_balanced(&self, text: &str, lexemes: &Range<usize>) -> bool {
        let mut depth = 0;
        lexemes.clone().filter(|&at| self.lexemes[at].kind == LexemeKind::Directive).all(|at| {
            let role = conditional(self.text_of(text, at));
            depth += i32::from(role == Some(ConditionalLine::Begin))
                - i32::from(role == Some(ConditionalLine::End));
            depth >= 0 && (depth > 0 || role != Some(ConditionalLine::Else))
        }) && depth == 0
    }

    /// The lexeme that closes the bracket that one opens, or the last before `end`.
    pub(super) fn closing(&self, text: &str, open: usize, end: usize) -> usize {
        let mut depth = 0_usize;
        for at in open..end {
            match self.text_of(text, at) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return at;
            }
        }
        end - 1
    }
}

impl OpenItem {
    /// Notes a line of the preprocessor. Brackets count in the first branch: the others have the same.
    fn conditional(&mut self, role: Option<ConditionalLine>) {
        match role {
            Some(ConditionalLine::Begin) => self.conditionals.push((self.depth, None)),
            Some(ConditionalLine::Else) => {
                if let Some((before, first)) = self.conditionals.last_mut() {
                    first.get_or_insert(self.depth);
                    self.depth = *before;
                }
            }
            Some(ConditionalLine::End) => {
                if let Some((_, Some(first))) = self.conditionals.pop() {
                    self.depth = first;
                }
            }
            None => {}
        }
    }

    /// Notes a word or mark; true if the item ends with it.
    fn ends_with(&mut self, at: usize, word: &str, before: &str) -> bool {
        match word {
            // `extern "C" {`, and what ends it.
            "{" if self.depth == 0 && before.starts_with('"') => true,
            "}" if self.depth == 0 => true,
            "(" | "[" | "{" => {
                if self.depth == 0 {
                    self.block |= word == "{" && at == self.start;
                    self.parameters |= word == "(" && !ATTRIBUTES.contains(&before);
                    if word == "{" && self.parameters && !self.no_body {
                        self.body.get_or_insert(at);
                    }
                }
                self.depth += 1;
                false
            }
            ")" | "]" | "}" => {
                let closed = self.depth <= 1;
                self.depth = self.depth.saturating_sub(1);
                let whole = word == "}" && (self.body.is_some() || self.block);
                closed && whole && self.conditionals.is_empty()
            }
            "=" | "typedef" => {
                self.no_body |= self.depth == 0;
                false
            }
            ";" => self.depth == 0 && self.conditionals.is_empty(),
            _ => false,
        }
    }
}

/// Words whose parentheses are not those of parameters.
pub(super) const ATTRIBUTES: [&str; 9] = [
    "__attribute__",
    "__attribute",
    "__declspec",
    "__asm__",
    "__asm",
    "asm",
    "_Alignas",
    "__typeof__",
    "typeof",
];

/// The word after the `#` of a line of the preprocessor.
pub(super) fn directive_name(line: &str) -> &str {
    let rest = line.trim_start_matches('#').trim_start();
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    &rest[..end.unwrap_or(rest.len())]
}

/// The part of a line of the preprocessor in a group.
pub(super) fn conditional(line: &str) -> Option<ConditionalLine> {
    match directive_name(line) {
        "if" | "ifdef" | "ifndef" => Some(ConditionalLine::Begin),
        "else" | "elif" | "elifdef" | "elifndef" => Some(ConditionalLine::Else),
        "endif" => Some(ConditionalLine::End),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each item's kind and text, and the text of its body.
    fn split(text: &str) -> Vec<(TextItemKind, &str, &str)> {
        let items = Items::of_text(text, &[text.len()]);
        let show = |item: &TextItem| {
            let body = item.body.as_ref().map_or(0..0, |body| items.bytes(body));
            (item.kind, &text[items.bytes(&item.lexemes)], &text[body])
        };
        items.items.iter().map(show).collect()
    }

    #[test]
    fn items_end_where_declarations_end() {
        let text = "struct __attribute__((packed)) S { int a; } s = { 1 };\n#define F(x) { x;\nint f(void) { if (1) { } }\nint g();";
        let expected = [
            (TextItemKind::Code, "struct __attribute__((packed)) S { int a; } s = { 1 };", ""),
            (TextItemKind::Macro, "#define F(x) { x;", ""),
            (TextItemKind::Code, "int f(void) { if (1) { } }", "{ if (1) { } }"),
            (TextItemKind::Code, "int g();", ""),
        ];
        assert_eq!(split(text), expected);
    }

    #[test]
    fn what_begins_in_a_group_and_ends_after_it_has_the_group() {
        let text = "#if A\nint x;\nint f(int a) {\n#else\nint f(void) {\n#endif\nreturn 0; }\n#ifdef B\nextern \"C\" {\n#endif\nint y;";
        let items = Items::of_text(text, &[text.len()]);
        let texts: Vec<&str> = items.items.iter().map(|item| &text[items.bytes(&item.lexemes)]).collect();
        assert_eq!(texts[1..], ["extern \"C\" {", "int y;"]);
        assert!(texts[0].starts_with("#if A") && texts[0].ends_with("0; }"));
        assert_eq!((items.groups.len(), items.items[1].group), (1, Some(0)));
    }

    #[test]
    fn brackets_count_in_the_first_branch() {
        let text =
            "int f(int a\n#ifdef B\n, int b) {\n#else\n) {\n#endif\nreturn 0; }\n#if 1\nint x;\n#endif\n";
        let items = Items::of_text(text, &[text.len()]);
        assert_eq!(items.items.len(), 2);
        assert_eq!(items.items[1].group, Some(0));
        assert_eq!(items.groups[0].lines.len(), 2);
    }
}
