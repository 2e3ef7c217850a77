//! Shapes of the matrix.

use super::text::{MOST_ROWS, letter};
use super::*;
use host::styled::{Style, StyledLine};

/// Every pair of these configurations, direct variants of those with `-O2`, and two engines in process.
fn engines(configurations: &[String]) -> BTreeMap<String, EngineCount> {
    let count = |mismatches, known| EngineCount { ran: 100, mismatches, known, ..EngineCount::default() };
    let mut all =
        BTreeMap::from([("reference".to_owned(), count(0, 0)), ("interpreter:word".to_owned(), count(0, 2))]);
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
    let lines = EngineMatrix::from_counts(&engines(configurations)).lines(width);
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
    let compilers: Vec<String> = (1..40).map(|n| format!("clang-{n}")).chain(["tcc".to_owned()]).collect();
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
    let lines = EngineMatrix::from_counts(&engines).lines(80);
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
