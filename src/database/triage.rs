//! Reading findings back, by bucket and one by one.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row};
use serde::Serialize;

use super::{Database, DatabaseError, FindingId};
use crate::case::Language;

/// A bucket in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FindingLine {
    /// Names the bucket.
    pub bucket: i64,
    /// The key of the bucket.
    pub signature: String,
    /// The summary of the first of them.
    pub title: String,
    /// Its status today.
    pub status: String,
    /// Its findings, first to last.
    pub findings: Vec<FindingId>,
}

/// Everything about one finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FindingDetail {
    /// Names it.
    pub id: FindingId,
    /// Names its bucket.
    pub bucket: i64,
    /// The key of the bucket.
    pub signature: String,
    /// The kind of finding.
    pub verdict: String,
    /// One line for people.
    pub summary: String,
    /// The number of times it was found.
    pub seen: u64,
    /// When it was first found, in milliseconds since 1970.
    pub found_at: i64,
    /// The bytes the generator made the program from, if it did.
    #[serde(skip)]
    pub dna: Option<Vec<u8>>,
    /// The generator's configuration as JSON, if it did.
    #[serde(skip)]
    pub configuration: Option<String>,
    /// The language of its text.
    pub language: Language,
    /// The program, printed.
    #[serde(rename = "c")]
    pub text: String,
    /// The reports of the engines, by their names: JSON, as it was stored.
    #[serde(skip)]
    pub reports: Vec<(String, String)>,
    /// The bucket's statuses, first to last.
    pub statuses: Vec<StatusLine>,
    /// Its reductions, first to last.
    pub reductions: Vec<ReductionLine>,
}

/// A status a bucket had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StatusLine {
    /// The status.
    pub status: String,
    /// The note on it.
    pub note: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

/// A smaller program for a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReductionLine {
    /// Names it.
    pub id: i64,
    /// The reduction that it was made from; none: the original.
    pub parent: Option<i64>,
    /// The number of candidates that were tried.
    pub attempts: u64,
    /// The program, printed.
    #[serde(rename = "c")]
    pub text: String,
}

impl FindingDetail {
    /// The text of the latest reduction, or of the original if there is none.
    #[must_use]
    pub fn smallest(&self) -> &str {
        self.reductions.last().map_or(&self.text, |reduction| &reduction.text)
    }
}

impl Database {
    /// Every bucket, first to last.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn buckets(&self) -> Result<Vec<FindingLine>, DatabaseError> {
        self.read(|connection| {
            let mut query = connection.prepare(
                "SELECT id, signature, title,
                        (SELECT status FROM status WHERE bucket = bucket.id ORDER BY id DESC LIMIT 1)
                 FROM bucket ORDER BY id",
            )?;
            let mut findings = connection.prepare("SELECT id FROM finding WHERE bucket = ?1 ORDER BY id")?;
            let mut lines = query.query_map([], bucket_line)?.collect::<rusqlite::Result<Vec<_>>>()?;
            for line in &mut lines {
                let ids = findings.query_map([line.bucket], |row| row.get(0).map(FindingId))?;
                line.findings = ids.collect::<rusqlite::Result<_>>()?;
            }
            Ok(lines)
        })
    }

    /// One finding; `None` if there is none of this name.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn finding(&self, id: FindingId) -> Result<Option<FindingDetail>, DatabaseError> {
        self.read(|connection| {
            let found = connection
                .query_row(
                    "SELECT finding.id, bucket, signature, verdict, summary, seen, found_at,
                            dna, configuration, language, text
                     FROM finding JOIN bucket ON bucket.id = bucket JOIN program ON program.id = program
                     WHERE finding.id = ?1",
                    [id.0],
                    finding_row,
                )
                .optional()?;
            found.map(|detail| with_history(connection, detail)).transpose()
        })
    }
}

fn bucket_line(row: &Row<'_>) -> rusqlite::Result<FindingLine> {
    Ok(FindingLine {
        bucket: row.get(0)?,
        signature: row.get(1)?,
        title: row.get(2)?,
        status: row.get(3)?,
        findings: Vec::new(),
    })
}

fn finding_row(row: &Row<'_>) -> rusqlite::Result<FindingDetail> {
    Ok(FindingDetail {
        id: FindingId(row.get(0)?),
        bucket: row.get(1)?,
        signature: row.get(2)?,
        verdict: row.get(3)?,
        summary: row.get(4)?,
        seen: row.get(5)?,
        found_at: row.get(6)?,
        dna: row.get(7)?,
        configuration: row.get(8)?,
        language: language(row, 9)?,
        text: row.get(10)?,
        reports: Vec::new(),
        statuses: Vec::new(),
        reductions: Vec::new(),
    })
}

fn language(row: &Row<'_>, column: usize) -> rusqlite::Result<Language> {
    let name: String = row.get(column)?;
    let unknown = || format!("there is no language `{name}`").into();
    Language::named(&name)
        .ok_or_else(|| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, unknown()))
}

fn with_history(connection: &Connection, mut detail: FindingDetail) -> rusqlite::Result<FindingDetail> {
    detail.reports = rows(
        connection,
        "SELECT engine, said FROM observation WHERE finding = ?1 ORDER BY engine",
        detail.id.0,
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    detail.statuses = rows(
        connection,
        "SELECT status, note, at FROM status WHERE bucket = ?1 ORDER BY id",
        detail.bucket,
        |row| Ok(StatusLine { status: row.get(0)?, note: row.get(1)?, at: row.get(2)? }),
    )?;
    detail.reductions = rows(
        connection,
        "SELECT reduction.id, parent, attempts, text FROM reduction JOIN program ON program.id = program
         WHERE finding = ?1 ORDER BY reduction.id",
        detail.id.0,
        |row| {
            let (id, parent, attempts) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(ReductionLine { id, parent, attempts, text: row.get(3)? })
        },
    )?;
    Ok(detail)
}

fn rows<T>(
    connection: &Connection,
    sql: &str,
    of: i64,
    row: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    connection.prepare(sql)?.query_map([of], |r| row(r))?.collect()
}
