//! The list of all productions, for reports.

use crate::production::Production;
use crate::{body, record};

/// The names of all productions of all tables, which are unique.
pub fn productions() -> impl Iterator<Item = &'static str> {
    fn names<P, B>(table: &'static [Production<P, B>]) -> impl Iterator<Item = &'static str> {
        table.iter().map(|row| row.name)
    }
    let records = names(record::FIELDS).chain(names(body::RECORDS)).chain(names(body::RESULTS));
    records.chain(names(body::STATEMENTS)).chain(names(body::INTEGERS))
}
