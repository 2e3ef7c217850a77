//! The list of all productions, for reports.

use crate::feature::Features;
use crate::production::{Production, ProductionKind};
use crate::{body, record};

/// A production as reports list it, without predicate and builder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProductionInfo {
    /// The production's name, unique across all tables.
    pub name: &'static str,
    /// The kind of syntax that the production builds.
    pub kind: ProductionKind,
    /// The production's share among the open rows of its table.
    pub weight: u32,
    /// The features that the production brings into a program.
    pub needs: Features,
}

/// Lists every production of every table.
#[must_use]
pub fn productions() -> Vec<ProductionInfo> {
    fn rows<P, B>(table: &'static [Production<P, B>]) -> impl Iterator<Item = ProductionInfo> {
        let row = |p: &Production<P, B>| ProductionInfo {
            name: p.name,
            kind: p.kind,
            weight: p.weight,
            needs: p.needs,
        };
        table.iter().map(row)
    }
    let records = rows(record::FIELDS).chain(rows(body::RECORDS)).chain(rows(body::RESULTS));
    records.chain(rows(body::STATEMENTS)).chain(rows(body::INTEGERS)).collect()
}
