//! Examinations: what the engines said about a program of a finding, and whether it showed the finding.

use std::collections::BTreeMap;

use rusqlite::{Transaction, params};
use serde_json::json;

use crate::{Database, DatabaseError, FindingId, NewProgram, content_key, shared_rows};

base::named! {
    /// The result of an examination for a finding.
    pub enum ExaminationResult {
        /// The finding showed.
        Shown = "shown",
        /// All engines agreed, or the ledger explains what did not.
        Gone = "gone",
        /// Something else was wrong.
        Changed = "changed",
        /// The finding showed in some runs only.
        Flaky = "flaky",
        /// The machine failed, or nothing could be compared.
        Unclear = "unclear",
    }
}

/// An examination to store.
#[derive(Clone, Debug)]
pub struct NewExamination {
    /// The result for the finding.
    pub result: ExaminationResult,
    /// The cause: the key of a bucket.
    pub cause: String,
    /// The traits that together trigger the cause, as far as they are known; else empty.
    pub trigger: Vec<String>,
    /// One line for people.
    pub summary: String,
    /// The compilers' fingerprints, by the name of their configuration.
    pub compilers: BTreeMap<String, String>,
    /// The outcomes of the engines.
    pub reports: Vec<StoredReport>,
}

/// An outcome shared by engines.
#[derive(Clone, Debug)]
pub struct StoredReport {
    /// The names of the engines.
    pub engines: Vec<String>,
    /// Their outcome, as JSON.
    pub json: String,
}

impl NewExamination {
    /// One that showed a finding, without the words of any engine.
    #[must_use]
    pub const fn shown(cause: String, summary: String) -> NewExamination {
        let result = ExaminationResult::Shown;
        NewExamination {
            result,
            cause,
            trigger: Vec::new(),
            summary,
            compilers: BTreeMap::new(),
            reports: Vec::new(),
        }
    }
}

impl Database {
    /// Stores a further examination of a finding.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written; then nothing of it is stored.
    pub fn store_examination(
        &mut self,
        finding: FindingId,
        program: &NewProgram,
        new: &NewExamination,
        now: i64,
    ) -> Result<(), DatabaseError> {
        self.transaction(|transaction| {
            let program = shared_rows::program(transaction, program)?;
            store(transaction, finding, program, new, now)
        })
    }
}

/// Stores an examination within a transaction.
pub(super) fn store(
    transaction: &Transaction<'_>,
    finding: FindingId,
    program: i64,
    new: &NewExamination,
    now: i64,
) -> rusqlite::Result<()> {
    let NewExamination { result, cause, trigger: _, summary, compilers, reports } = new;
    let compilers = json!(compilers).to_string();
    let (of_finding, of_program): (String, String) = transaction
        .prepare_cached(
            "SELECT finding.key, program.key FROM finding, program WHERE finding.id = ?1 AND program.id = ?2",
        )?
        .query_row([finding.0, program], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let key = content_key(&[
        of_finding.as_bytes(),
        of_program.as_bytes(),
        content_key(&[compilers.as_bytes()]).as_bytes(),
        &now.to_le_bytes(),
        result.name().as_bytes(),
        cause.as_bytes(),
        summary.as_bytes(),
    ]);
    let compilers = shared_rows::compilers(transaction, &compilers)?;
    let made = transaction
        .prepare_cached(
            "INSERT OR IGNORE INTO examination (key, finding, program, compilers, result, cause, summary, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![key, finding.0, program, compilers, result.name(), cause, summary, now])?;
    // The key names the whole content, so that an examination that is there already has its observations,
    // too.
    if made == 0 {
        return Ok(());
    }
    let examination = transaction.last_insert_rowid();
    for StoredReport { engines, json } in reports {
        let engines = shared_rows::engines(transaction, &json!(engines).to_string())?;
        let report = shared_rows::report(transaction, json)?;
        transaction
            .prepare_cached("INSERT INTO observation (examination, engines, report) VALUES (?1, ?2, ?3)")?
            .execute([examination, engines, report])?;
    }
    Ok(())
}
