//! Lines for people: each part of a line has a style, which says what it means and not which colour it gets.
//!
//! Widths are in columns of a terminal.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The meaning of a part of a line. The output and the status screen choose colours by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Ordinary text.
    Plain,
    /// The word that a line is found by.
    Strong,
    /// A correct result.
    Right,
    /// A wrong result.
    Wrong,
    /// A result that may be wrong, or is wrong and known.
    Doubt,
    /// Secondary text.
    Dim,
}

/// A line in parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StyledLine(Vec<(Style, String)>);

impl StyledLine {
    /// A line of one part.
    #[must_use]
    pub fn new(style: Style, text: impl Into<String>) -> StyledLine {
        StyledLine::default().with_part(style, text)
    }

    /// A line of ordinary text.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> StyledLine {
        StyledLine::new(Style::Plain, text)
    }

    /// The line with a part more.
    #[must_use]
    pub fn with_part(mut self, style: Style, text: impl Into<String>) -> StyledLine {
        self.0.push((style, text.into()));
        self
    }

    /// The line followed by all parts of another.
    #[must_use]
    pub fn join(mut self, other: StyledLine) -> StyledLine {
        self.0.extend(other.0);
        self
    }

    /// The parts.
    pub fn parts(&self) -> impl Iterator<Item = (Style, &str)> {
        self.0.iter().map(|(style, text)| (*style, text.as_str()))
    }

    /// The columns it takes.
    #[must_use]
    pub fn width(&self) -> usize {
        self.parts().map(|(_, text)| text.width()).sum()
    }

    /// The line, cut to a number of columns; the last is then an ellipsis.
    #[must_use]
    pub fn cut(self, width: usize) -> StyledLine {
        let mut left = width;
        let mut line = StyledLine::default();
        for (style, text) in self.0 {
            if text.width() > left {
                return line.with_part(style, cut(&text, left));
            }
            left -= text.width();
            line = line.with_part(style, text);
        }
        line
    }

    /// The line with an ellipsis in the place of some of its characters.
    fn leaving_out(self, gap: &Range<usize>) -> StyledLine {
        let mut at = 0;
        let mut line = StyledLine::default();
        for (style, text) in self.0 {
            let mut kept = String::new();
            for c in text.chars() {
                if at == gap.start {
                    kept.push('…');
                }
                if !gap.contains(&at) {
                    kept.push(c);
                }
                at += 1;
            }
            line = line.with_part(style, kept);
        }
        line
    }
}

/// Lines, cut to a number of columns so that those that differ still do: where cuts at the end would be equal, lines lose of their
/// common beginning instead, as much as is needed to see their difference.
#[must_use]
pub fn cut_apart(mut lines: Vec<StyledLine>, width: usize) -> Vec<StyledLine> {
    let all: Vec<usize> = (0..lines.len()).collect();
    for alike in alike_when_cut(&lines, &all, width) {
        leave_out_common(&mut lines, &alike, width);
    }
    lines.into_iter().map(|line| line.cut(width)).collect()
}

/// The groups of at least two of these lines whose cuts are equal.
fn alike_when_cut(lines: &[StyledLine], of: &[usize], width: usize) -> Vec<Vec<usize>> {
    let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for &number in of {
        groups.entry(cut(&lines[number].to_string(), width)).or_default().push(number);
    }
    groups.into_values().filter(|group| group.len() > 1).collect()
}

fn leave_out_common(lines: &mut [StyledLine], alike: &[usize], width: usize) {
    let texts: Vec<Vec<char>> =
        alike.iter().map(|&number| lines[number].to_string().chars().collect()).collect();
    let Some((first, others)) = texts.split_first() else { return };
    let same_in_all = |at: &usize| others.iter().all(|other| other.get(*at) == first.get(*at));
    let common = (0..first.len()).take_while(same_in_all).count();
    let begin = common.min(width / 3);
    let gap = begin..common.saturating_sub(width / 4).max(begin);
    if gap.len() < 2 || others.iter().all(|other| other == first) {
        return;
    }
    for &number in alike {
        lines[number] = std::mem::take(&mut lines[number]).leaving_out(&gap);
    }
    // Some are told apart now: groups only get smaller.
    for still in alike_when_cut(lines, alike, width) {
        if still.len() < alike.len() {
            leave_out_common(lines, &still, width);
        }
    }
}

impl fmt::Display for StyledLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts().try_for_each(|(_, text)| f.write_str(text))
    }
}

/// The columns that a text takes.
#[must_use]
pub fn width(text: &str) -> usize {
    text.width()
}

/// A text, cut to a number of columns; the last is then an ellipsis.
#[must_use]
pub fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut left = width.saturating_sub(1);
    let fits = |c: &char| {
        let columns = c.width().unwrap_or(0);
        let fits = columns <= left;
        left = left.saturating_sub(columns);
        fits
    };
    let kept: String = text.chars().take_while(fits).collect();
    if width == 0 { kept } else { kept + "…" }
}

/// A text padded with blanks to a number of columns.
#[must_use]
pub fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// A text with blanks before it, up to a number of columns.
#[must_use]
pub fn padded_left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

/// The space in which a list is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListSpace {
    /// The columns of a line.
    pub width: usize,
    /// The number of lines.
    pub lines: usize,
}

/// `heading: one, two, three` in the lines that there are; items without room are counted: `and 3 more`.
#[must_use]
pub fn list(heading: &str, items: Vec<StyledLine>, space: ListSpace) -> Vec<StyledLine> {
    const INDENT: &str = "    ";
    let (mut lines, mut left) = (Vec::new(), items.len());
    let mut line = StyledLine::new(Style::Strong, heading).with_part(Style::Plain, ":");
    for item in items {
        left -= 1;
        let behind = if left > 0 { "," } else { "" };
        let is_last_line = lines.len() + 1 >= space.lines;
        let rest = if is_last_line && left > 0 { further_items(left).len() + 1 } else { 0 };
        let item = item.with_part(Style::Plain, behind);
        if line.width() + 1 + item.width() + rest > space.width {
            if is_last_line {
                lines.push(line.with_part(Style::Dim, format!(" {}", further_items(left + 1))));
                return lines;
            }
            lines.push(std::mem::replace(&mut line, StyledLine::plain(&INDENT[1..])));
        }
        line = line.with_part(Style::Plain, " ").join(item).cut(space.width);
    }
    lines.push(line);
    lines
}

fn further_items(count: usize) -> String {
    format!("and {count} more")
}

/// A number of bytes, in the unit that leaves one to four digits.
#[must_use]
pub fn bytes(count: u64) -> String {
    let unit = [("GiB", 30), ("MiB", 20), ("KiB", 10)].into_iter().find(|(_, shift)| count >> shift >= 1);
    match unit {
        Some((unit, shift)) => format!("{:.1} {unit}", count as f64 / f64::from(1u32 << shift)),
        None => format!("{count} B"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(items: &[&str], width: usize, lines: usize) -> Vec<String> {
        let items = items.iter().map(|item| StyledLine::plain(*item)).collect();
        list("known", items, ListSpace { width, lines }).iter().map(StyledLine::to_string).collect()
    }

    #[test]
    fn a_list_takes_the_lines_it_needs_and_counts_what_has_no_room() {
        let items = ["one 10", "two 9", "three 8", "four 7"];
        assert_eq!(listed(&items, 80, 2), ["known: one 10, two 9, three 8, four 7"]);
        assert_eq!(listed(&items, 24, 2), ["known: one 10, two 9,", "    three 8, four 7"]);
        assert_eq!(listed(&items, 25, 1), ["known: one 10, and 3 more"]);
        assert_eq!(listed(&["a very long item indeed"], 20, 1), ["known: and 1 more"]);
        assert_eq!(listed(&["a very long item indeed"], 20, 2), ["known:", "    a very long ite…"]);
        assert_eq!(listed(&[], 20, 1), ["known:"]);
    }

    #[test]
    fn no_line_of_a_list_is_wider_than_its_space() {
        let items = ["eins", "zwei", "drei", "vier", "f\u{fc}nf", "\u{516d}\u{516d}", "sieben"];
        for (width, lines) in (20..60).flat_map(|width| (1..4).map(move |lines| (width, lines))) {
            let listed = listed(&items, width, lines);
            assert!(listed.len() <= lines && listed.iter().all(|line| line.width() <= width), "{listed:?}");
        }
    }

    #[test]
    fn widths_are_columns() {
        assert_eq!(cut("\u{516d}\u{516d}\u{516d}", 5), "\u{516d}\u{516d}…");
        assert_eq!(cut("\u{516d}\u{516d}\u{516d}", 4), "\u{516d}…");
        assert_eq!((cut("abc", 3), cut("abc", 2), cut("abc", 0)), ("abc".into(), "a…".into(), String::new()));
        assert_eq!(
            (padded("\u{516d}", 4), padded_left("\u{516d}", 4)),
            ("\u{516d}  ".into(), "  \u{516d}".into())
        );
        let line = StyledLine::plain("ab").with_part(Style::Wrong, "cd");
        assert_eq!(
            (line.width(), line.clone().cut(3).to_string(), line.cut(4).to_string()),
            (4, "ab…".into(), "abcd".into())
        );
    }

    #[test]
    fn lines_that_differ_are_cut_so_that_they_still_do() {
        let cut = |texts: &[&str]| {
            let lines = texts.iter().map(|text| StyledLine::plain("! ").with_part(Style::Dim, *text));
            cut_apart(lines.collect(), 24).iter().map(StyledLine::to_string).collect::<Vec<_>>()
        };
        let register = "tcc: passing: argument record, INTEGER, in rdi";
        let stack = "tcc: passing: argument record, INTEGER, in memory";
        assert_eq!(cut(&[register, "short"]), ["! tcc: passing: argumen…", "! short"]);
        assert_eq!(cut(&[register, stack]), ["! tcc: p…R, in rdi", "! tcc: p…R, in memory"]);
        assert_eq!(cut(&[stack, stack]), ["! tcc: passing: argumen…", "! tcc: passing: argumen…"]);
        let long = "a long beginning that they share, then ";
        let texts = [format!("{long}x{long}1"), format!("{long}x{long}2"), format!("{long}y")];
        let shown = cut(&texts.each_ref().map(String::as_str));
        let distinct: std::collections::BTreeSet<&String> = shown.iter().collect();
        assert!(distinct.len() == 3 && shown.iter().all(|line| line.width() <= 24), "{shown:?}");
    }

    #[test]
    fn bytes_have_units() {
        let shown = [0, 1023, 1024, 1536 << 10, (1 << 30) - 1, 5 << 40].map(bytes);
        assert_eq!(shown, ["0 B", "1023 B", "1.0 KiB", "1.5 MiB", "1024.0 MiB", "5120.0 GiB"]);
    }
}
