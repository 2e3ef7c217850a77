//! The conditional lines of C text (C11 6.10.1): a text that records the groups that a compiler takes, and the text without the
//! others and without the lines.

use std::ops::Range;

use super::SourceText;
use super::items::{ConditionalLine, conditional};
use super::lexemes::{LexemeKind, lexemes};

/// The beginning of the names of the macros that a text with [marked groups](SourceText::with_groups_marked) defines, one in each group that is
/// taken.
pub const TAKEN_GROUP: &str = "bf_taken_group_";

/// A conditional line, and the number of the group that it begins.
#[derive(Clone, Debug)]
struct GroupLine {
    range: Range<usize>,
    kind: ConditionalLine,
    group: usize,
}

impl SourceText {
    /// The text in which each group of a conditional defines a macro, [`TAKEN_GROUP`] with its number, in the chosen files; `None` if
    /// there is no conditional.
    #[must_use]
    pub fn with_groups_marked(&self, is_chosen: &[bool]) -> Option<SourceText> {
        let lines = self.group_lines(is_chosen);
        let begins = lines.iter().filter(|line| line.kind != ConditionalLine::End);
        let marks = begins.map(|line| (line.range.end, format!("\n#define {TAKEN_GROUP}{}", line.group)));
        let marks: Vec<(usize, String)> = marks.collect();
        (!marks.is_empty()).then(|| {
            let pieces = marks.iter().map(|(at, mark)| (*at..*at, mark.as_str()));
            self.with_pieces(pieces)
        })
    }

    /// The text without conditional lines in the chosen files, and without the groups that are not taken.
    #[must_use]
    pub fn without_conditionals(&self, is_chosen: &[bool], is_taken: &dyn Fn(usize) -> bool) -> SourceText {
        let mut cuts: Vec<Range<usize>> = Vec::new();
        // For each open conditional: the place where what is not taken begins.
        let mut open: Vec<Option<usize>> = Vec::new();
        for line in self.group_lines(is_chosen) {
            let skipped = if line.kind == ConditionalLine::Begin { None } else { open.pop().flatten() };
            let is_inside_skipped = open.iter().any(Option::is_some);
            let start = skipped.unwrap_or(line.range.start);
            if line.kind != ConditionalLine::End {
                let is_skipped = !is_inside_skipped && !is_taken(line.group);
                open.push(is_skipped.then_some(start));
                if is_skipped {
                    continue;
                }
            }
            if !is_inside_skipped {
                cuts.push(start..line.range.end);
            }
        }
        self.with_pieces(cuts.into_iter().map(|cut| (cut, "")))
    }

    /// The conditional lines of the chosen files whose conditionals all have an end.
    fn group_lines(&self, is_chosen: &[bool]) -> Vec<GroupLine> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let files = starts.zip(self.ends.iter().copied()).zip(is_chosen).filter(|(_, chosen)| **chosen);
        let (mut all, mut groups) = (Vec::new(), 0);
        for ((start, end), _) in files {
            let (mut lines, mut depth) = (Vec::new(), Some(0_usize));
            let directives = lexemes(&self.text, start..end).into_iter();
            for lexeme in directives.filter(|lexeme| lexeme.kind == LexemeKind::Directive) {
                let Some(kind) = conditional(&self.text[lexeme.range.clone()]) else { continue };
                depth = match kind {
                    ConditionalLine::Begin => depth.map(|depth| depth + 1),
                    ConditionalLine::Else => depth.filter(|depth| *depth > 0),
                    ConditionalLine::End => depth.and_then(|depth| depth.checked_sub(1)),
                };
                groups += usize::from(kind != ConditionalLine::End);
                lines.push(GroupLine { range: lexeme.range, kind, group: groups });
            }
            if depth == Some(0) {
                all.extend(lines);
            }
        }
        all
    }

    /// The text with pieces of it replaced, which are in order and apart.
    fn with_pieces<'p>(&self, pieces: impl Iterator<Item = (Range<usize>, &'p str)>) -> SourceText {
        let (mut text, mut at) = (String::with_capacity(self.text.len()), 0);
        let (mut ends, mut files) = (Vec::new(), self.ends.iter().copied().peekable());
        for (range, new) in pieces {
            while let Some(end) = files.next_if(|end| *end < range.end) {
                text.push_str(&self.text[at..end]);
                ends.push(text.len());
                at = end;
            }
            text.push_str(&self.text[at..range.start]);
            text.push_str(new);
            at = range.end;
        }
        for end in files {
            text.push_str(&self.text[at..end]);
            ends.push(text.len());
            at = end;
        }
        self.with_text(text, ends)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "#ifndef A\n#define A\n# if B // c\nint b;\n#  elif C \\\n && D\nint c;\n# else\n#if E\nint e;\n\
                        #endif\nint d;\n#endif\n#endif\nint last;";

    fn taken(groups: &[usize]) -> String {
        let text = SourceText::new([TEXT]);
        let left = text.without_conditionals(&[true], &|group| groups.contains(&group));
        left.files().next().unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn each_group_is_marked_and_those_that_are_not_taken_go() {
        let text = SourceText::new([TEXT]);
        let marked = text.with_groups_marked(&[true]).unwrap();
        let marked = marked.files().next().unwrap();
        assert!(marked.contains("&& D\n#define bf_taken_group_3\nint c;"), "{marked}");
        assert_eq!(marked.matches("#define bf_taken").count(), 5);
        assert_eq!(taken(&[1, 4]), "#define A int d; int last;");
        assert_eq!(taken(&[1, 4, 5]), "#define A int e; int d; int last;");
        assert_eq!(taken(&[1, 2]), "#define A int b; int last;");
        assert_eq!(taken(&[1]), "#define A int last;");
        assert_eq!(taken(&[]), "int last;");
    }

    #[test]
    fn files_that_are_not_chosen_or_not_balanced_stay() {
        let text = SourceText::new([
            "#if A\nint a;\n#endif",
            "#if B\nint b;\n#endif\n#endif\n",
            "#if C\n#else\n#endif\nint c;",
        ]);
        let left = text.without_conditionals(&[false, true, true], &|_| false);
        assert_eq!(
            left.files().collect::<Vec<_>>(),
            ["#if A\nint a;\n#endif", "#if B\nint b;\n#endif\n#endif\n", "\nint c;"]
        );
        assert!(SourceText::new(["int a;"]).with_groups_marked(&[true]).is_none());
    }
}
