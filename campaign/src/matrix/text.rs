//! The matrix in lines for people.

use std::collections::BTreeSet;

use super::{EngineMatrix, Fold, MatrixCell};
use host::styled::{self, ListSpace, Style, StyledLine};

/// The rows and columns of a matrix at most.
pub(super) const MOST_ROWS: usize = 14;
/// Engines that are no pair are named one by one up to this number.
const NAMED: usize = 4;

impl EngineMatrix {
    /// The matrix in lines, a row for each caller, and the other engines below it.
    #[must_use]
    pub fn lines(&self, width: usize) -> Vec<StyledLine> {
        let space = ListSpace { width, lines: 2 };
        let mut lines = self.rows(width);
        lines.extend(other_engines("in process", &self.in_process, space));
        lines.extend(other_engines("recipes", &self.recipes, space));
        lines
    }

    fn rows(&self, width: usize) -> Vec<StyledLine> {
        if self.names.is_empty() {
            return Vec::new();
        }
        let names = &self.names[..self.names.len().min(MOST_ROWS)];
        let headings = Headings::new(names, width);
        let legend = format!(" by caller (row), callee (column){}{}", self.fold.remark(), self.signs());
        let mut lines = vec![
            StyledLine::new(Style::Strong, "mismatches").with_part(Style::Plain, legend).cut(width),
            headings.line(),
        ];
        for (number, caller) in names.iter().enumerate() {
            let of = |callee: &String| self.pairs.get(&(caller.clone(), callee.clone())).copied();
            lines.push(headings.row(&headings.label(number, caller), names.iter().map(of)));
        }
        if !self.direct.is_empty() {
            let of = |name: &String| self.direct.get(name).copied();
            lines.push(headings.row(DIRECT, names.iter().map(of)));
        }
        if self.names.len() > names.len() {
            let rest = format!("and {} more rows and columns: --json", self.names.len() - names.len());
            lines.push(StyledLine::new(Style::Dim, rest));
        }
        lines
    }
}

/// The signs that need a word, and the word.
const SIGNS: [(&str, &str); 2] = [("~", "known"), ("-", "no run")];

impl EngineMatrix {
    /// The signs in the matrix, explained.
    fn signs(&self) -> String {
        let own = |pair: (&String, &String)| self.pairs.get(&(pair.0.clone(), pair.1.clone())).copied();
        let pairs = self.names.iter().flat_map(|row| self.names.iter().map(move |column| own((row, column))));
        let direct = self.names.iter().map(|name| self.direct.get(name).copied());
        let cells = pairs.chain(direct.filter(|_| !self.direct.is_empty()));
        let marks: BTreeSet<String> = cells.map(|cell| cell.unwrap_or_default().mark().1).collect();
        let shown = SIGNS.iter().filter(|(sign, _)| marks.contains(*sign));
        let explained: Vec<String> = shown.map(|(sign, word)| format!("{sign} {word}")).collect();
        if explained.is_empty() { String::new() } else { format!("; {}", explained.join(", ")) }
    }
}

impl MatrixCell {
    /// The number of mismatches in at most five characters, or a sign: `·` for none, `~` where the ledger explains all, `-`
    /// where nothing ran.
    pub(super) fn mark(self) -> (Style, String) {
        match self {
            MatrixCell { mismatches: n @ 1..10_000, .. } => (Style::Wrong, n.to_string()),
            MatrixCell { mismatches: n @ 10_000..10_000_000, .. } => (Style::Wrong, format!("{}k", n / 1000)),
            MatrixCell { mismatches: n @ 10_000_000.., .. } => (Style::Wrong, format!("{}M", n / 1_000_000)),
            MatrixCell { known: 1.., .. } => (Style::Doubt, "~".to_owned()),
            MatrixCell { ran: 0, .. } => (Style::Dim, "-".to_owned()),
            MatrixCell { ran: 1.., .. } => (Style::Right, "·".to_owned()),
        }
    }

    const fn is_clean(self) -> bool {
        self.mismatches + self.known == 0
    }
}

impl Fold {
    pub(super) const fn remark(self) -> &'static str {
        match self {
            Fold::Configurations => "",
            Fold::Compilers => ", levels together",
            Fold::Families => ", families together",
        }
    }
}

/// The label of the row of engines whose sides are in one unit.
const DIRECT: &str = "in one unit";
/// The columns between two columns of the matrix.
const GAP: usize = 2;
/// The columns that a cell takes at most.
const CELL: usize = 5;

/// The headings of the columns, and the widths that follow from them.
struct Headings {
    /// A name each, or a letter each where names have no room.
    texts: Vec<String>,
    lettered: bool,
    label: usize,
}

impl Headings {
    fn new(names: &[String], width: usize) -> Headings {
        let widest = |names: &[String]| names.iter().map(|name| styled::width(name)).max().unwrap_or(0);
        let label = widest(names).max(DIRECT.len());
        let columns = names.iter().map(|name| styled::width(name).max(CELL) + GAP).sum::<usize>();
        if label + columns <= width {
            return Headings { texts: names.to_vec(), lettered: false, label };
        }
        let letters = (0..names.len()).map(letter).collect();
        // A cell has four columns at least; the label gives way to them.
        let room = width.saturating_sub(names.len() * (CELL - 1 + GAP));
        Headings { texts: letters, lettered: true, label: (label + 2).min(room.max(DIRECT.len())) }
    }

    fn label(&self, number: usize, name: &str) -> String {
        if self.lettered { format!("{} {name}", letter(number)) } else { name.to_owned() }
    }

    fn column(&self, heading: &str) -> usize {
        styled::width(heading).max(if self.lettered { CELL - 1 } else { CELL }) + GAP
    }

    fn line(&self) -> StyledLine {
        let headings = self.texts.iter().map(|text| styled::padded_left(text, self.column(text)));
        StyledLine::new(Style::Dim, format!("{}{}", " ".repeat(self.label), headings.collect::<String>()))
    }

    fn row(&self, label: &str, cells: impl Iterator<Item = Option<MatrixCell>>) -> StyledLine {
        let label = styled::padded(&styled::cut(label, self.label), self.label);
        let marks = self.texts.iter().zip(cells).map(|(heading, cell)| {
            let (style, mark) = cell.unwrap_or_default().mark();
            (style, styled::padded_left(&mark, self.column(heading)))
        });
        marks.fold(StyledLine::plain(label), |line, (style, mark)| line.with_part(style, mark))
    }
}

/// `a` to `z`, then `aa`, as spreadsheets have it.
pub(super) fn letter(number: usize) -> String {
    let last = char::from(b'a' + (number % 26) as u8);
    match number / 26 {
        0 => last.to_string(),
        before => format!("{}{last}", letter(before - 1)),
    }
}

/// Engines that are no pair, those with mismatches first. Where there are many, those without are counted.
fn other_engines(heading: &str, engines: &[(String, MatrixCell)], space: ListSpace) -> Vec<StyledLine> {
    if engines.is_empty() {
        return Vec::new();
    }
    let named = |(name, cell): &(String, MatrixCell)| {
        let (style, mark) = cell.mark();
        StyledLine::plain(format!("{name} ")).with_part(style, mark)
    };
    let mut sorted: Vec<_> = engines.to_vec();
    sorted.sort_by_key(|(_, cell)| std::cmp::Reverse((cell.mismatches, cell.known)));
    let clean = sorted.iter().filter(|(_, cell)| cell.is_clean()).count();
    let items = if engines.len() <= NAMED {
        sorted.iter().map(named).collect()
    } else {
        let count = StyledLine::plain(format!("{clean} of {} ", engines.len())).with_part(Style::Right, "·");
        let wrong = sorted.iter().filter(|(_, cell)| !cell.is_clean()).map(named);
        std::iter::once(count).chain(wrong).collect()
    };
    styled::list(heading, items, space)
}
