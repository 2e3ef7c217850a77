//! The engines of a campaign as a matrix: callers against callees.
//!
//! Represents: of every pair of configurations the runs, and those of them that mismatch.
//! Allows: any engines; those that are no pair are listed beside it.
//! Rejects: nothing; a name that is no engine's is one of the others.

use std::collections::{BTreeMap, BTreeSet};

use oracle::{Configuration, EngineName};

use super::accounting::EngineCount;
use crate::styled::{self, ListSpace, Style, StyledLine};

/// From this number of configurations on, rows and columns are compilers, all levels together; from this number of compilers
/// on, families.
const FOLDED_FROM: usize = 12;
/// The rows and columns of a matrix at most.
const MOST_ROWS: usize = 14;
/// Engines that are no pair are named one by one up to this number.
const NAMED: usize = 4;

/// The runs of one pair of rows and columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct MatrixCell {
    ran: u64,
    mismatches: u64,
    known: u64,
}

/// What a row or column of the matrix stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fold {
    Configurations,
    Compilers,
    Families,
}

/// The engines of a campaign, callers against callees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineMatrix {
    fold: Fold,
    /// The names of rows and columns.
    names: Vec<String>,
    /// By caller and callee.
    pairs: BTreeMap<(String, String), MatrixCell>,
    /// Both sides in one unit.
    direct: BTreeMap<String, MatrixCell>,
    /// Engines in process.
    in_process: Vec<(String, MatrixCell)>,
    /// Ways to compile a module.
    recipes: Vec<(String, MatrixCell)>,
}

impl MatrixCell {
    fn add(&mut self, count: &EngineCount) {
        self.ran += count.ran;
        self.mismatches += count.mismatches;
        self.known += count.known;
    }

    /// The number of mismatches in at most five characters, or a sign: `·` for none, `~` where the ledger explains all, `-`
    /// where nothing ran.
    fn mark(self) -> (Style, String) {
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
    /// The least folding under which there are few enough names.
    fn of(configurations: &BTreeSet<&Configuration>) -> Fold {
        let count =
            |fold: Fold| configurations.iter().map(|one| fold.name(one)).collect::<BTreeSet<_>>().len();
        [Fold::Configurations, Fold::Compilers]
            .into_iter()
            .find(|fold| count(*fold) < FOLDED_FROM)
            .unwrap_or(Fold::Families)
    }

    fn name(self, configuration: &Configuration) -> String {
        match self {
            Fold::Configurations => configuration.to_string(),
            Fold::Compilers => configuration.compiler().to_owned(),
            Fold::Families => configuration.family().to_owned(),
        }
    }

    const fn remark(self) -> &'static str {
        match self {
            Fold::Configurations => "",
            Fold::Compilers => ", levels together",
            Fold::Families => ", families together",
        }
    }
}

impl EngineMatrix {
    /// The matrix of the engines that were counted.
    #[must_use]
    pub fn of(engines: &BTreeMap<String, EngineCount>) -> EngineMatrix {
        let named: Vec<(Option<EngineName>, &String, &EngineCount)> =
            engines.iter().map(|(name, count)| (name.parse().ok(), name, count)).collect();
        let sides = named.iter().filter_map(|(engine, ..)| engine.as_ref()?.sides());
        let configurations: BTreeSet<&Configuration> = sides.flat_map(|(one, other)| [one, other]).collect();
        let fold = Fold::of(&configurations);
        let names: BTreeSet<String> = configurations.iter().map(|one| fold.name(one)).collect();
        let mut matrix = EngineMatrix {
            fold,
            names: names.into_iter().collect(),
            pairs: BTreeMap::new(),
            direct: BTreeMap::new(),
            in_process: Vec::new(),
            recipes: Vec::new(),
        };
        named.iter().for_each(|(engine, name, count)| matrix.enter(engine.as_ref(), name, count));
        matrix
    }

    fn enter(&mut self, engine: Option<&EngineName>, name: &str, count: &EngineCount) {
        let fold = self.fold;
        match engine {
            Some(EngineName::Linked { caller, callee }) => {
                self.pairs.entry((fold.name(caller), fold.name(callee))).or_default().add(count);
            }
            Some(EngineName::Direct(both)) => self.direct.entry(fold.name(both)).or_default().add(count),
            Some(EngineName::Recipe(_)) => self.recipes.push((name.to_owned(), cell(count))),
            Some(
                EngineName::Reference
                | EngineName::Interpreter(_)
                | EngineName::Concrete
                | EngineName::Symbolic
                | EngineName::Exhaustive,
            )
            | None => self.in_process.push((name.to_owned(), cell(count))),
        }
    }

    /// The matrix in lines, a row for each caller, and the other engines below it.
    #[must_use]
    pub fn lines(&self, width: usize) -> Vec<StyledLine> {
        let space = ListSpace { width, lines: 2 };
        let mut lines = self.rows(width);
        lines.extend(others("in process", &self.in_process, space));
        lines.extend(others("recipes", &self.recipes, space));
        lines
    }

    fn rows(&self, width: usize) -> Vec<StyledLine> {
        if self.names.is_empty() {
            return Vec::new();
        }
        let names = &self.names[..self.names.len().min(MOST_ROWS)];
        let headings = Headings::of(names, width);
        let legend = format!(" by caller (row) and callee (column){}", self.fold.remark());
        let mut lines = vec![
            StyledLine::new(Style::Strong, "mismatches").with(Style::Plain, legend).cut(width),
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
    fn of(names: &[String], width: usize) -> Headings {
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
        marks.fold(StyledLine::plain(label), |line, (style, mark)| line.with(style, mark))
    }
}

/// `a` to `z`, then `aa`, as spreadsheets have it.
fn letter(number: usize) -> String {
    let last = char::from(b'a' + (number % 26) as u8);
    match number / 26 {
        0 => last.to_string(),
        before => format!("{}{last}", letter(before - 1)),
    }
}

fn cell(count: &EngineCount) -> MatrixCell {
    let mut cell = MatrixCell::default();
    cell.add(count);
    cell
}

/// Engines that are no pair, those with mismatches first. Where there are many, those without are counted.
fn others(heading: &str, engines: &[(String, MatrixCell)], space: ListSpace) -> Vec<StyledLine> {
    if engines.is_empty() {
        return Vec::new();
    }
    let named = |(name, cell): &(String, MatrixCell)| {
        let (style, mark) = cell.mark();
        StyledLine::plain(format!("{name} ")).with(style, mark)
    };
    let mut sorted: Vec<_> = engines.to_vec();
    sorted.sort_by_key(|(_, cell)| std::cmp::Reverse((cell.mismatches, cell.known)));
    let clean = sorted.iter().filter(|(_, cell)| cell.is_clean()).count();
    let items = if engines.len() <= NAMED {
        sorted.iter().map(named).collect()
    } else {
        let count = StyledLine::plain(format!("{clean} of {} ", engines.len())).with(Style::Right, "·");
        let wrong = sorted.iter().filter(|(_, cell)| !cell.is_clean()).map(named);
        std::iter::once(count).chain(wrong).collect()
    };
    styled::list(heading, items, space)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair of these configurations, direct variants of those with `-O2`, and two engines in process.
    fn engines(configurations: &[String]) -> BTreeMap<String, EngineCount> {
        let count = |mismatches, known| EngineCount { ran: 100, mismatches, known, ..EngineCount::default() };
        let mut all = BTreeMap::from([
            ("reference".to_owned(), count(0, 0)),
            ("interpreter:word".to_owned(), count(0, 2)),
        ]);
        for (x, caller) in configurations.iter().enumerate() {
            for (y, callee) in configurations.iter().enumerate() {
                let name = if x == y { caller.clone() } else { format!("{caller} > {callee}") };
                let wrong = u64::from(caller.starts_with("tcc")) * 7 * (y as u64 + 1).pow(3);
                all.insert(name, count(wrong, u64::from(y == 1)));
            }
            if caller.ends_with("-O2") {
                all.insert(format!("{caller} direct"), count(0, 0));
            }
        }
        all
    }

    fn shown(configurations: &[String], width: usize) -> String {
        let lines = EngineMatrix::of(&engines(configurations)).lines(width);
        for line in &lines {
            assert!(line.width() <= width, "{} of {width}: {line}", line.width());
        }
        lines.iter().map(|line| format!("{}\n", line.to_string().trim_end())).collect()
    }

    fn levels(compilers: &[&str]) -> Vec<String> {
        let both = |name: &&str| [format!("{name} -O0"), format!("{name} -O2")];
        compilers.iter().flat_map(both).collect()
    }

    #[test]
    fn few_configurations_have_a_row_each() {
        let configurations = ["clang-19 -O2", "gcc-12 -O2", "tcc"].map(str::to_owned);
        insta::assert_snapshot!(shown(&configurations, 80));
    }

    #[test]
    fn columns_have_letters_where_names_have_no_room() {
        insta::assert_snapshot!(shown(&levels(&["clang-19", "gcc-12", "tcc", "word"]), 80));
    }

    #[test]
    fn levels_are_folded_where_there_are_many() {
        let compilers = ["clang-14", "clang-16", "clang-19", "gcc-11", "gcc-12", "tcc", "word"];
        insta::assert_snapshot!(shown(&levels(&compilers), 80));
    }

    #[test]
    fn compilers_are_folded_where_there_are_very_many() {
        let compilers: Vec<String> =
            (1..40).map(|n| format!("clang-{n}")).chain(["tcc".to_owned()]).collect();
        insta::assert_snapshot!(shown(&compilers, 80));
        let families: Vec<String> = (b'a'..=b'z').map(|c| format!("compiler{}", char::from(c))).collect();
        let shown = shown(&families, 100);
        assert!(shown.lines().count() <= MOST_ROWS + 4 && shown.contains("and 12 more rows"), "{shown}");
    }

    #[test]
    fn ways_to_compile_modules_are_counted() {
        let mut engines: BTreeMap<String, EngineCount> = BTreeMap::new();
        for passes in ["gvn", "sroa", "dse", "sccp", "bdce"] {
            let count = EngineCount { ran: 64, ..EngineCount::default() };
            engines.insert(format!("ir -passes={passes} -O0"), count);
        }
        engines.insert("ir -O2".to_owned(), EngineCount { ran: 64, mismatches: 3, ..EngineCount::default() });
        engines.insert("tracked".to_owned(), EngineCount { ran: 64, ..EngineCount::default() });
        let lines = EngineMatrix::of(&engines).lines(80);
        assert_eq!(
            lines.iter().map(StyledLine::to_string).collect::<Vec<_>>(),
            ["in process: tracked ·", "recipes: 5 of 6 ·, ir -O2 3"]
        );
    }

    #[test]
    fn a_cell_takes_five_columns_at_most() {
        let mark = |mismatches, known, ran| MatrixCell { ran, mismatches, known }.mark();
        for (cell, expected) in [
            (mark(0, 0, 0), (Style::Dim, "-")),
            (mark(0, 0, 9), (Style::Right, "·")),
            (mark(0, 3, 9), (Style::Doubt, "~")),
            (mark(9999, 3, 9), (Style::Wrong, "9999")),
            (mark(10_000, 0, 9), (Style::Wrong, "10k")),
            (mark(9_999_999, 0, 9), (Style::Wrong, "9999k")),
            (mark(10_000_000, 0, 9), (Style::Wrong, "10M")),
        ] {
            assert_eq!(cell, (expected.0, expected.1.to_owned()));
        }
        assert_eq!([0, 25, 26, 27, 701, 702].map(letter), ["a", "z", "aa", "ab", "zz", "aaa"]);
    }
}
