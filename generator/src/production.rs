//! Productions: the rows of the tables that programs are built from.

use lang::Features;

use crate::choices::Choices;

/// A row of a production table: name, weight, features, predicate and builder.
///
/// `P` is the predicate (may the production be used at this point?), `B` the builder.
pub(crate) struct Production<P, B> {
    pub(crate) name: &'static str,
    pub(crate) weight: u32,
    /// The features that the production brings into a program: all must be enabled.
    pub(crate) needs: Features,
    pub(crate) possible: P,
    pub(crate) build: B,
}

/// Makes a row of a production table.
pub(crate) const fn row<P: Copy, B: Copy>(
    name: &'static str,
    weight: u32,
    needs: Features,
    possible: P,
    build: B,
) -> Production<P, B> {
    Production { name, weight, needs, possible, build }
}

/// The factor on the weight of a row that brings in the feature in focus.
const FOCUS_FACTOR: u32 = 8;

/// The open rows of a table of at most 64 rows: bit `i` is set if row `i` is enabled and possible.
pub(crate) fn open<P, B>(
    rows: &[Production<P, B>],
    enabled: Features,
    possible: impl Fn(&Production<P, B>) -> bool,
) -> u64 {
    rows.iter()
        .enumerate()
        .fold(0, |open, (i, row)| open | (u64::from(enabled.contains(row.needs) && possible(row)) << i))
}

/// Draws an open row by weight; the first open row when the bytes are used up.
///
/// # Panics
/// If no row is open. That cannot happen: the first row of every table is always open.
pub(crate) fn draw<P, B>(
    choices: &mut Choices<'_>,
    rows: &'static [Production<P, B>],
    focus: Features,
    open: u64,
) -> &'static Production<P, B> {
    let weight = |i: usize, row: &Production<P, B>| match (open >> i & 1, row.needs.intersects(focus)) {
        (0, _) => 0,
        (_, true) => row.weight * FOCUS_FACTOR,
        (_, false) => row.weight,
    };
    let total = rows.iter().enumerate().map(|(i, row)| weight(i, row)).sum();
    let mut at = choices.below(total);
    for (i, row) in rows.iter().enumerate() {
        let weight = weight(i, row);
        if at < weight {
            return row;
        }
        at -= weight;
    }
    panic!("no production is open in the table that starts with {:?}", rows.first().map(|r| r.name));
}
