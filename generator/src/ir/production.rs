//! Tables of productions: name, weight, predicate, builder.

use super::body::IrBodyBuilder;
use crate::choices::Choices;

/// The kind of code that a production builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IrProductionKind {
    /// An instruction with a value.
    Instruction,
    /// An instruction with an effect, or control flow.
    Statement,
}

/// A row of a production table.
pub(super) struct IrProduction {
    pub(super) name: &'static str,
    pub(super) weight: u32,
    /// The predicate: true if the production may be used at this point.
    pub(super) possible: fn(&IrBodyBuilder<'_>) -> bool,
    pub(super) build: fn(&mut IrBodyBuilder<'_>, &mut Choices<'_>),
}

/// A production as reports list it, without predicate and builder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrProductionInfo {
    /// The production's name, unique across all tables.
    pub name: &'static str,
    /// The kind of code that the production builds.
    pub kind: IrProductionKind,
    /// The production's share among the open rows of its table.
    pub weight: u32,
}

/// Lists every production of every table.
#[must_use]
pub fn productions() -> Vec<IrProductionInfo> {
    let rows = |kind, table: &'static [IrProduction]| {
        table.iter().map(move |row| IrProductionInfo { name: row.name, kind, weight: row.weight })
    };
    rows(IrProductionKind::Instruction, super::instruction::INSTRUCTIONS)
        .chain(rows(IrProductionKind::Statement, super::statement::STATEMENTS))
        .collect()
}

/// Draws an open row by weight and builds it. The first row of a table is always open.
pub(super) fn build(table: &'static [IrProduction], body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let open =
        table.iter().enumerate().fold(0u64, |open, (i, row)| open | u64::from((row.possible)(body)) << i);
    let weight = |i: usize, row: &IrProduction| if open >> i & 1 == 1 { row.weight } else { 0 };
    let total = table.iter().enumerate().map(|(i, row)| weight(i, row)).sum();
    let mut at = choices.below(total);
    for (i, row) in table.iter().enumerate() {
        let weight = weight(i, row);
        if at < weight {
            body.note_production(row.name);
            return (row.build)(body, choices);
        }
        at -= weight;
    }
}
