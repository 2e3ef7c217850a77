//! Tables of productions: name, weight, predicate, builder.

use super::body::Body;
use crate::choices::Choices;

/// What a production makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A value.
    Instruction,
    /// An effect, or a region with control flow of its own.
    Statement,
}

/// One row of a table.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) weight: u32,
    /// Whether it may be used here.
    pub(super) possible: fn(&Body<'_>) -> bool,
    pub(super) build: fn(&mut Body<'_>, &mut Choices<'_>),
}

/// A row as reports have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProductionRow {
    /// As the tables spell it; unique.
    pub name: &'static str,
    /// What it makes.
    pub kind: Kind,
    /// How often it comes up among the open rows of its table.
    pub weight: u32,
}

/// Every production of every table.
#[must_use]
pub fn productions() -> Vec<ProductionRow> {
    let rows = |kind, table: &'static [Row]| {
        table.iter().map(move |row| ProductionRow { name: row.name, kind, weight: row.weight })
    };
    rows(Kind::Instruction, super::instruction::INSTRUCTIONS)
        .chain(rows(Kind::Statement, super::statement::STATEMENTS))
        .collect()
}

/// Draws an open row by weight and builds it. The first row of a table is always open.
pub(super) fn build(table: &'static [Row], body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let open =
        table.iter().enumerate().fold(0u64, |open, (i, row)| open | u64::from((row.possible)(body)) << i);
    let weight = |i: usize, row: &Row| if open >> i & 1 == 1 { row.weight } else { 0 };
    let total = table.iter().enumerate().map(|(i, row)| weight(i, row)).sum();
    let mut at = choices.below(total);
    for (i, row) in table.iter().enumerate() {
        let weight = weight(i, row);
        if at < weight {
            body.note(row.name);
            return (row.build)(body, choices);
        }
        at -= weight;
    }
}
