//! Copies of a database, and dropping of findings that show nothing new.

use std::path::Path;

use rusqlite::params;
use serde::Serialize;

use crate::{Database, DatabaseError};

/// The numbers of dropped rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Dropped {
    /// Findings.
    pub findings: u64,
    /// Programs, reports and other content that nothing refers to any more.
    pub contents: u64,
}

/// Content that nothing refers to, by table.
const ORPHANS: [&str; 6] = [
    "DELETE FROM program WHERE id NOT IN (SELECT program FROM finding UNION SELECT program FROM examination UNION SELECT program FROM reduction)",
    "DELETE FROM report WHERE id NOT IN (SELECT report FROM observation)",
    "DELETE FROM engines WHERE id NOT IN (SELECT engines FROM observation)",
    "DELETE FROM compilers WHERE id NOT IN (SELECT compilers FROM examination)",
    "DELETE FROM word WHERE id NOT IN (
         SELECT opcode FROM instruction_fact UNION SELECT type FROM instruction_fact WHERE type IS NOT NULL
         UNION SELECT role FROM operand_fact UNION SELECT immediate FROM operand_fact WHERE immediate IS NOT NULL
         UNION SELECT type FROM field_fact UNION SELECT class FROM argument_fact
         UNION SELECT place FROM argument_fact WHERE place IS NOT NULL UNION SELECT word FROM shape)",
    "DELETE FROM configuration WHERE id NOT IN (SELECT configuration FROM program WHERE configuration IS NOT NULL)",
];

impl Database {
    /// Writes a copy as it is at this moment, while others may go on writing. There must be no such file.
    ///
    /// # Errors
    /// [`DatabaseError`] if this file cannot be read, or the copy not written.
    pub fn back_up(&self, to: &Path) -> Result<(), DatabaseError> {
        let written = self.connection.execute("VACUUM INTO ?1", [to.to_string_lossy()]);
        written.map(|_| ()).map_err(|why| match DatabaseError::from_sqlite(&self.path, &why) {
            DatabaseError::CannotOpen { why, .. } => DatabaseError::CannotOpen { path: to.to_owned(), why },
            other => other,
        })
    }

    /// Drops the findings of each bucket beyond the `keep` smallest, if they were last seen before a time. What stays: a bucket's
    /// smallest finding, all of a bucket that a person has said something about, and what waits to be reduced.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written; then nothing is dropped.
    pub fn drop_findings(&mut self, keep: u64, before: i64) -> Result<Dropped, DatabaseError> {
        let dropped = self.transaction(|transaction| {
            let findings = transaction.execute(
                "DELETE FROM finding WHERE id IN (
                     SELECT id FROM (
                         SELECT id, last_seen, row_number() OVER (PARTITION BY bucket ORDER BY bytes, id) AS place FROM finding
                         WHERE bucket NOT IN (SELECT bucket FROM status UNION SELECT bucket FROM comment))
                     WHERE place > max(?1, 1) AND last_seen < ?2)
                 AND id NOT IN (SELECT finding FROM pending_reduction)",
                params![i64::try_from(keep).unwrap_or(i64::MAX), before],
            )?;
            let mut contents = 0;
            for sql in ORPHANS {
                contents += transaction.execute(sql, [])?;
            }
            Ok(Dropped { findings: findings as u64, contents: contents as u64 })
        })?;
        self.read(|connection| connection.execute_batch("VACUUM"))?;
        Ok(dropped)
    }
}
