//! Tables of productions: name, weight, predicate, builder.

use super::body::IrBodyBuilder;
use crate::choices::Choices;

/// A row of a production table.
pub(super) struct IrProduction {
    pub(super) name: &'static str,
    pub(super) weight: u32,
    /// The predicate: true if the production may be used at this point.
    pub(super) possible: fn(&IrBodyBuilder<'_>) -> bool,
    pub(super) build: fn(&mut IrBodyBuilder<'_>, &mut Choices<'_>),
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
