//! Merging databases: what `merge.sql` says, on an attached file of the same version.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::path::Path;

use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, TransactionBehavior};
use serde::Serialize;
use serde_json::json;

use crate::{Database, DatabaseError, open};

/// The rows that a merge added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Merged {
    /// Findings.
    pub findings: u64,
    /// Buckets.
    pub buckets: u64,
    /// Rows of all tables together.
    pub rows: u64,
}

/// The tables that hold what is merged.
const TABLES: [&str; 16] = [
    "toolchain",
    "campaign",
    "campaign_toolchain",
    "configuration",
    "program",
    "bucket",
    "finding",
    "compilers",
    "examination",
    "engines",
    "report",
    "observation",
    "reduction",
    "status",
    "comment",
    "tag",
];

impl Database {
    /// Takes in what another database has. It must be of this version, and is not changed.
    ///
    /// # Errors
    /// [`DatabaseError`] if one cannot be read, or this one not written; then it is as before.
    pub fn merge(&mut self, other: &Path) -> Result<Merged, DatabaseError> {
        let of_other = |why: &rusqlite::Error| DatabaseError::from_sqlite(other, why);
        let name = open::uri(other, "mode=ro");
        self.connection.execute("ATTACH ?1 AS other", [&name]).map_err(|why| of_other(&why))?;
        let merged = merge(&mut self.connection).map_err(|why| DatabaseError::from_sqlite(&self.path, &why));
        // Not even a failure leaves it attached, nor a temporary table: the transaction has undone them.
        let detached = self.connection.execute("DETACH other", []).map_err(|why| of_other(&why));
        merged.and_then(|merged| detached.map(|_| merged))
    }
}

fn merge(connection: &mut Connection) -> rusqlite::Result<Merged> {
    register(connection)?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let count = |table: &str| -> rusqlite::Result<u64> {
        transaction.query_row(&format!("SELECT count(*) FROM main.{table}"), [], |row| row.get(0))
    };
    let counts = || TABLES.iter().map(|table| count(table)).sum::<rusqlite::Result<u64>>();
    let before = (count("finding")?, count("bucket")?, counts()?);
    transaction.execute_batch(include_str!("merge.sql"))?;
    let merged = Merged {
        findings: count("finding")? - before.0,
        buckets: count("bucket")? - before.1,
        rows: counts()? - before.2,
    };
    transaction.commit()?;
    Ok(merged)
}

/// Makes `common_traits` known to SQL: what both of two JSON arrays of texts have, sorted; the other one where one is null.
fn register(connection: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("common_traits", 2, flags, |context| {
        let traits = |argument| -> rusqlite::Result<Option<BTreeSet<String>>> {
            let json: Option<String> = context.get(argument)?;
            Ok(json.and_then(|json| serde_json::from_str(&json).ok()))
        };
        let common = match (traits(0)?, traits(1)?) {
            (Some(ours), Some(theirs)) => Some(ours.intersection(&theirs).cloned().collect()),
            (ours, theirs) => ours.or(theirs),
        };
        Ok(common.map(|traits| json!(traits).to_string()))
    })
}
