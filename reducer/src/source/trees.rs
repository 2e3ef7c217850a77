//! The grammar's trees of the files of a text. Those of an edited text are made of the trees before: the parser reads again only what the edits touch.

use std::ops::Range;
use std::sync::Arc;

use tree_sitter::{InputEdit, Parser, Point, Tree};

use super::dialect::Rewritten;
use super::language::SourceLanguage;
use super::opaque::{self, UnknownText};

/// A file as the grammar reads it, and its tree.
#[derive(Clone, Debug)]
pub(super) struct FileTree {
    pub(super) rewritten: Rewritten,
    pub(super) tree: Tree,
    /// The text that the grammar does not see, since it would not understand it.
    pub(super) hidden: Vec<Range<usize>>,
}

/// The trees of all files of a text; `None` for one that the parser gave up.
#[derive(Clone, Debug, Default)]
pub(super) struct TextTrees {
    pub(super) files: Vec<Option<Arc<FileTree>>>,
}

/// A range of a text, and the range of the edited text that has taken its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TextEdit {
    pub(super) old: Range<usize>,
    pub(super) new: Range<usize>,
}

/// The parser of a language; `None` where the grammar is of another version of tree-sitter.
fn parser_of(language: SourceLanguage) -> Option<Parser> {
    let mut parser = Parser::new();
    parser.set_language(&language.grammar()).is_ok().then_some(parser)
}

impl TextTrees {
    /// No tree for any file.
    fn unknown(ends: &[usize]) -> TextTrees {
        TextTrees { files: vec![None; ends.len()] }
    }

    /// Parses files that end at these places of the text.
    pub(super) fn parse(
        text: &str,
        ends: &[usize],
        language: SourceLanguage,
        unknown: UnknownText,
    ) -> TextTrees {
        let Some(mut parser) = parser_of(language) else { return TextTrees::unknown(ends) };
        let files = file_ranges(ends).map(|range| match language {
            SourceLanguage::C => opaque::parsed(&mut parser, &text[range], unknown).map(Arc::new),
            SourceLanguage::Cxx => {
                let rewritten = Rewritten::of_cxx(&text[range]);
                let tree = parser.parse(rewritten.text.as_bytes(), None);
                tree.map(|tree| Arc::new(FileTree { rewritten, tree, hidden: Vec::new() }))
            }
        });
        TextTrees { files: files.collect() }
    }

    /// The trees of a text after edits, which are in order, of these trees of the text before.
    pub(super) fn edited(
        &self,
        ends_before: &[usize],
        text: &str,
        ends: &[usize],
        edits: &[TextEdit],
        language: SourceLanguage,
        unknown: UnknownText,
    ) -> TextTrees {
        let Some(mut parser) = parser_of(language) else { return TextTrees::unknown(ends) };
        let files = self.files.iter().zip(file_ranges(ends_before).zip(file_ranges(ends)));
        let files = files.map(|(file, (before, after))| {
            let file = file.as_ref()?;
            let meets = |edit: &&TextEdit| edit.old.start <= before.end && before.start <= edit.old.end;
            let near: Vec<&TextEdit> = edits.iter().filter(meets).collect();
            if near.is_empty() {
                return Some(Arc::clone(file));
            }
            let here = near.into_iter().filter(|edit| is_in(&edit.old, &before) && is_in(&edit.new, &after));
            let of_file: Vec<TextEdit> = here.map(|edit| edit.relative(before.start, after.start)).collect();
            let text = &text[after];
            let hidden = moved(&file.hidden, &of_file);
            let rewritten = match language {
                SourceLanguage::C => Rewritten::of_c(text, &hidden),
                SourceLanguage::Cxx => Rewritten::of_cxx(text),
            };
            let mut tree = file.tree.clone();
            edit_tree(&mut tree, &file.rewritten, &rewritten, &of_file);
            let tree = parser.parse(rewritten.text.as_bytes(), Some(&tree))?;
            if language == SourceLanguage::C
                && unknown == UnknownText::KeptApart
                && opaque::errors(&tree, &rewritten).next().is_some()
            {
                return opaque::parsed(&mut parser, text, unknown).map(Arc::new);
            }
            Some(Arc::new(FileTree { rewritten, tree, hidden }))
        });
        TextTrees { files: files.collect() }
    }

    /// The number of places where the text is not of its language.
    pub(super) fn errors(&self) -> usize {
        let of_file = |file: &Option<Arc<FileTree>>| match file {
            Some(file) => opaque::errors(&file.tree, &file.rewritten).count() + file.hidden.len(),
            None => 1,
        };
        self.files.iter().map(of_file).sum()
    }
}

impl TextEdit {
    /// The edit in the coordinates of a file that begins at these places.
    fn relative(&self, before: usize, after: usize) -> TextEdit {
        TextEdit {
            old: self.old.start - before..self.old.end - before,
            new: self.new.start - after..self.new.end - after,
        }
    }
}

fn is_in(inner: &Range<usize>, outer: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// The range of each file.
pub(super) fn file_ranges(ends: &[usize]) -> impl Iterator<Item = Range<usize>> {
    let starts = std::iter::once(0).chain(ends.iter().copied());
    starts.zip(ends).map(|(start, &end)| start..end)
}

/// The places of ranges that no edit touches, after the edits.
fn moved(ranges: &[Range<usize>], edits: &[TextEdit]) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    for range in ranges {
        let before = edits.partition_point(|edit| edit.old.end <= range.start);
        if edits.get(before).is_none_or(|edit| range.end <= edit.old.start) {
            let last = before.checked_sub(1).map(|last| &edits[last]);
            let place = |at: usize| last.map_or(at, |last| last.new.end + (at - last.old.end));
            out.push(place(range.start)..place(range.end));
        }
    }
    out
}

/// Tells a tree where the text that the grammar reads is another one: where an edit is, and where the rewriting differs all the same.
fn edit_tree(tree: &mut Tree, before: &Rewritten, after: &Rewritten, edits: &[TextEdit]) {
    let mut differing: Vec<TextEdit> = Vec::new();
    let (mut old_end, mut new_end) = (0, 0);
    let (old, new) = (before.text.as_bytes(), after.text.as_bytes());
    // What is between two edits is mostly the same.
    for edit in edits.iter().map(Some).chain([None]) {
        let old_start = edit.map_or(old.len(), |edit| before.place_of(edit.old.start).max(old_end));
        let new_start = edit.map_or(new.len(), |edit| after.place_of(edit.new.start).max(new_end));
        let (old_gap, new_gap) = (&old[old_end..old_start], &new[new_end..new_start]);
        if old_gap != new_gap {
            let same = |pair: &(&u8, &u8)| pair.0 == pair.1;
            let head = old_gap.iter().zip(new_gap).take_while(same).count();
            let tails = old_gap[head..].iter().rev().zip(new_gap[head..].iter().rev());
            let tail = tails.take_while(same).count();
            differing.push(TextEdit {
                old: old_end + head..old_start - tail,
                new: new_end + head..new_start - tail,
            });
        }
        let Some(edit) = edit else { break };
        old_end = before.place_of(edit.old.end).max(old_start);
        new_end = after.place_of(edit.new.end).max(new_start);
        differing.push(TextEdit { old: old_start..old_end, new: new_start..new_end });
    }
    let points = Points { old: LineStarts::new(old), new: LineStarts::new(new) };
    // From the last, so that all before it are where they were.
    for TextEdit { old, new } in differing.into_iter().rev() {
        tree.edit(&points.input_edit(&old, &new));
    }
}

/// The starts of the lines of a text.
struct LineStarts(Vec<usize>);

impl LineStarts {
    fn new(text: &[u8]) -> LineStarts {
        let ends = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        LineStarts(std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect())
    }

    fn point(&self, at: usize) -> Point {
        let row = self.0.partition_point(|&start| start <= at) - 1;
        Point { row, column: at - self.0[row] }
    }
}

/// The lines of both texts, by which the parser's library counts besides bytes.
struct Points {
    old: LineStarts,
    new: LineStarts,
}

impl Points {
    /// An edit that is made before all edits in front of it.
    fn input_edit(&self, old: &Range<usize>, new: &Range<usize>) -> InputEdit {
        let start = self.old.point(old.start);
        let (from, to) = (self.new.point(new.start), self.new.point(new.end));
        let rows = to.row - from.row;
        let column = if rows == 0 { start.column + new.len() } else { to.column };
        InputEdit {
            start_byte: old.start,
            old_end_byte: old.end,
            new_end_byte: old.start + new.len(),
            start_position: start,
            old_end_position: self.old.point(old.end),
            new_end_position: Point { row: start.row + rows, column },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::edits::{ReplacedText, replaced};
    use super::super::syntax::Syntax;
    use super::*;

    /// Removes lines here and there, again and again, and checks that the trees are those of the text.
    fn check_edits(text: &str, language: SourceLanguage) {
        let (mut text, mut ends) = (text.to_owned(), vec![text.len() / 2, text.len()]);
        let unknown = UnknownText::Guessed;
        let mut trees = TextTrees::parse(&text, &ends, language, unknown);
        for round in 0..40 {
            let mut lines = Vec::new();
            let mut start = 0;
            for (number, line) in text.split_inclusive('\n').enumerate() {
                let range = start..start + line.len();
                start = range.end;
                let in_one_file = range.end <= ends[0] || ends[0] <= range.start;
                if (number * 7 + round * 11) % 29 == 0 && in_one_file {
                    lines.push((range, if number % 2 == 0 { "" } else { "int other;" }));
                }
            }
            let ReplacedText { text: new, ends: new_ends, edits } = replaced(lines.into_iter(), &text, &ends);
            let edited = trees.edited(&ends, &new, &new_ends, &edits, language, unknown);
            let nodes = |trees: &TextTrees| {
                let syntax = Syntax::of_trees(&new, &new_ends, language, trees);
                let node = |id| (syntax.kind(id), syntax[id].range.clone());
                (syntax.errors, syntax.ids().map(node).collect::<Vec<_>>())
            };
            let whole = TextTrees::parse(&new, &new_ends, language, unknown);
            // What is not understood, the parser may guess in several ways.
            if nodes(&whole).0 == 0 {
                assert_eq!(nodes(&edited), nodes(&whole), "{new}");
            }
            assert_eq!(edited.errors() > 0, whole.errors() > 0, "{new}");
            (text, ends, trees) = (new, new_ends, edited);
        }
    }

    #[test]
    fn trees_after_edits_are_those_of_the_text() {
        check_edits(&include_str!("../../tests/source/sample.c").repeat(2), SourceLanguage::C);
        check_edits(&include_str!("../../tests/source/gnu.c").repeat(2), SourceLanguage::C);
        check_edits(
            &"int f(int a)\n{\na = 1;\na += 2;\n}\nstruct s { int a;\n int b; };\n".repeat(40),
            SourceLanguage::C,
        );
        check_edits(
            &"namespace n {\nint a;\nint b;\n}\nint f() { return n::a; }\n".repeat(40),
            SourceLanguage::Cxx,
        );
    }

    #[test]
    fn edits_say_where_each_text_has_changed() {
        let text = "int a;  \n\nint b;\nint c; int d;\n";
        let ends = [text.len()];
        let at = |what: &str| text.find(what).map(|at| at..at + what.len()).unwrap();
        let changes = [(at("int b;"), ""), (at("int c;"), "x")];
        let ReplacedText { text: new, edits, .. } = replaced(changes.into_iter(), text, &ends);
        let (mut old_end, mut new_end) = (0, 0);
        for TextEdit { old, new: range } in &edits {
            assert_eq!(text[old_end..old.start], new[new_end..range.start]);
            (old_end, new_end) = (old.end, range.end);
        }
        assert_eq!(text[old_end..], new[new_end..]);
    }
}
