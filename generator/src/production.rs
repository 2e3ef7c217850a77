//! Productions: the rows of the tables programs are built from.

use crate::body;
use crate::choices::Choices;
use crate::feature::Features;

/// What a production makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A member of a record.
    Field,
    /// A statement.
    Statement,
    /// An integer expression.
    Integer,
    /// A record value that is passed, returned or assigned.
    Record,
    /// What becomes of a call's result.
    Result,
}

/// One row: what it is called, when it may be used, how it is built, what it makes and how often.
///
/// `P` is a predicate (does the place where it would stand allow it?), `B` the builder.
pub(crate) struct Production<P, B> {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    pub(crate) weight: u32,
    /// The features the production brings into a program: all must be enabled.
    pub(crate) needs: Features,
    pub(crate) possible: P,
    pub(crate) build: B,
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
    /// The features it brings into a program.
    pub needs: Features,
}

/// Every production of every table.
#[must_use]
pub fn productions() -> Vec<ProductionRow> {
    fn rows<P, B>(table: &'static [Production<P, B>]) -> impl Iterator<Item = ProductionRow> {
        let row = |p: &Production<P, B>| ProductionRow {
            name: p.name,
            kind: p.kind,
            weight: p.weight,
            needs: p.needs,
        };
        table.iter().map(row)
    }
    let records = rows(crate::record::FIELDS).chain(rows(body::RECORDS)).chain(rows(body::RESULTS));
    records.chain(rows(body::STATEMENTS)).chain(rows(body::INTEGERS)).collect()
}

/// How much more often a row comes up that brings in the feature a `single` program is about.
const FOCUS: u32 = 8;

/// The rows of a table (at most 64) that are open, as a set of bits by position.
pub(crate) fn open<P, B>(
    rows: &[Production<P, B>],
    enabled: Features,
    possible: impl Fn(&Production<P, B>) -> bool,
) -> u64 {
    rows.iter()
        .enumerate()
        .fold(0, |open, (i, row)| open | (u64::from(enabled.contains(row.needs) && possible(row)) << i))
}

/// Draws a row by weight among those that are open; the first of them when the bytes are used up.
///
/// # Panics
/// When no row is open: every table starts with one that always is.
pub(crate) fn draw<P, B>(
    choices: &mut Choices<'_>,
    rows: &'static [Production<P, B>],
    focus: Features,
    open: u64,
) -> &'static Production<P, B> {
    let weight = |i: usize, row: &Production<P, B>| match (open >> i & 1, row.needs.intersects(focus)) {
        (0, _) => 0,
        (_, true) => row.weight * FOCUS,
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
