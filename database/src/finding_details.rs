//! Everything about one finding.

use lang::Program;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row};
use serde::Serialize;

use crate::{BucketId, Database, DatabaseError, FindingId, compression};
use case_files::{GeneratorInput, Language};

/// Everything about one finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FindingDetail {
    /// Names it.
    pub id: FindingId,
    /// Names its bucket.
    pub bucket: BucketId,
    /// The cause: the key of its bucket.
    pub cause: String,
    /// The signature that a reduction keeps.
    pub signature: String,
    /// The kind of finding.
    pub verdict: String,
    /// The number of times it was found.
    pub seen: u64,
    /// The time when it was first found, in milliseconds since 1970.
    pub found_at: i64,
    /// The time when it was last found, in milliseconds since 1970.
    pub last_seen: i64,
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
    /// The examinations of its programs: of the original one, then of smaller ones, each first to last.
    #[serde(skip)]
    pub examinations: Vec<ExaminationDetail>,
    /// The bucket's statuses, first to last.
    pub statuses: Vec<StatusLine>,
    /// The comments on the bucket, first to last.
    pub comments: Vec<CommentLine>,
    /// The tags of the bucket, sorted.
    pub tags: Vec<String>,
    /// Its reductions, the smallest last.
    pub reductions: Vec<ReductionLine>,
}

/// The outcomes of the engines on a program of a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExaminationDetail {
    /// The result for the finding.
    pub result: String,
    /// One line for people.
    pub summary: String,
    /// The time of the examination, in milliseconds since 1970.
    pub at: i64,
    /// The compilers' fingerprints, by configuration: a JSON object, as it was stored.
    #[serde(skip)]
    pub compilers: String,
    /// The engines that said the same, with what they said: JSON, as it was stored.
    #[serde(skip)]
    pub reports: Vec<(Vec<String>, String)>,
}

/// A status a bucket had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StatusLine {
    /// The status.
    pub status: String,
    /// The place where it was reported.
    pub link: Option<String>,
    /// The release in which it is fixed.
    pub fixed_in: Option<String>,
    /// The bucket that it is a duplicate of.
    pub duplicate_of: Option<BucketId>,
    /// The note on it.
    pub note: String,
    /// The person who set it; empty for bitfrost itself.
    pub person: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

/// A comment on a bucket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CommentLine {
    /// The comment.
    pub text: String,
    /// The person who wrote it.
    pub person: String,
    /// The time of writing, in milliseconds since 1970.
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
    /// The text of the smallest reduction, or of the original if there is none.
    #[must_use]
    pub fn smallest(&self) -> &str {
        self.reductions.last().map_or(&self.text, |reduction| &reduction.text)
    }

    /// The generator's input for the program, if it was generated.
    #[must_use]
    pub fn input(&self) -> Option<GeneratorInput> {
        Some(GeneratorInput { dna: self.dna.clone()?, configuration: self.configuration.clone() })
    }

    /// The program of that text, if it is one of ours and can be read.
    #[must_use]
    pub fn program(&self) -> Option<Program> {
        self.language.program(self.smallest())
    }

    /// The latest examination that showed the finding, which is of its smallest program.
    #[must_use]
    pub fn examination(&self) -> Option<&ExaminationDetail> {
        self.examinations.iter().rev().find(|found| found.result == "shown")
    }

    /// One line for people.
    #[must_use]
    pub fn summary(&self) -> &str {
        self.examination().map_or("", |examination| &examination.summary)
    }

    /// The names of the engines that said something about the program as it was found.
    pub fn engines(&self) -> impl Iterator<Item = &str> {
        let reports = self.examinations.first().map(|first| &first.reports);
        reports.into_iter().flatten().flat_map(|(engines, _)| engines).map(String::as_str)
    }
}

impl Database {
    /// One finding; `None` if there is none of this name.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn finding(&self, id: FindingId) -> Result<Option<FindingDetail>, DatabaseError> {
        self.read(|connection| {
            let found = connection
                .query_row(
                    "SELECT finding.id, bucket, bucket.key, signature, verdict, seen, found_at, last_seen, dna,
                            (SELECT json FROM configuration WHERE configuration.id = program.configuration), language, text
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

fn finding_row(row: &Row<'_>) -> rusqlite::Result<FindingDetail> {
    Ok(FindingDetail {
        id: FindingId(row.get(0)?),
        bucket: BucketId(row.get(1)?),
        cause: row.get(2)?,
        signature: row.get(3)?,
        verdict: row.get(4)?,
        seen: row.get(5)?,
        found_at: row.get(6)?,
        last_seen: row.get(7)?,
        dna: compression::bytes(row, 8)?,
        configuration: row.get(9)?,
        language: language(row, 10)?,
        text: compression::text(row, 11)?,
        examinations: Vec::new(),
        statuses: Vec::new(),
        comments: Vec::new(),
        tags: Vec::new(),
        reductions: Vec::new(),
    })
}

pub(super) fn language(row: &Row<'_>, column: usize) -> rusqlite::Result<Language> {
    let name: String = row.get(column)?;
    let unknown = || format!("there is no language `{name}`").into();
    Language::named(&name)
        .ok_or_else(|| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, unknown()))
}

fn with_history(connection: &Connection, mut detail: FindingDetail) -> rusqlite::Result<FindingDetail> {
    // The program as it was found first, then ever smaller ones: `FindingDetail::examination` takes the
    // last that showed the finding. Statuses and comments of one moment are in the order of their keys, which
    // all databases share.
    let examinations = rows(
        connection,
        "SELECT examination.id, result, summary, at, json FROM examination JOIN compilers ON compilers.id = compilers
         JOIN finding ON finding.id = finding JOIN program ON program.id = examination.program
         WHERE finding = ?1 ORDER BY examination.program <> finding.program, program.bytes DESC, at, examination.id",
        detail.id.0,
        |row| {
            let (id, result, summary, at): (i64, _, _, _) = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
            Ok((id, ExaminationDetail { result, summary, at, compilers: row.get(4)?, reports: Vec::new() }))
        },
    )?;
    for (id, mut examination) in examinations {
        examination.reports = reports(connection, id)?;
        detail.examinations.push(examination);
    }
    detail.statuses = rows(
        connection,
        "SELECT status, link, fixed_in, duplicate_of, note, person, at FROM status WHERE bucket = ?1 ORDER BY at, key",
        detail.bucket.0,
        |row| {
            Ok(StatusLine {
                status: row.get(0)?,
                link: row.get(1)?,
                fixed_in: row.get(2)?,
                duplicate_of: row.get::<_, Option<i64>>(3)?.map(BucketId),
                note: row.get(4)?,
                person: row.get(5)?,
                at: row.get(6)?,
            })
        },
    )?;
    detail.comments = rows(
        connection,
        "SELECT text, person, at FROM comment WHERE bucket = ?1 ORDER BY at, key",
        detail.bucket.0,
        |row| Ok(CommentLine { text: row.get(0)?, person: row.get(1)?, at: row.get(2)? }),
    )?;
    detail.tags =
        rows(connection, "SELECT tag FROM tag WHERE bucket = ?1 ORDER BY tag", detail.bucket.0, |row| {
            row.get(0)
        })?;
    detail.reductions = rows(
        connection,
        "SELECT reduction.id, parent, attempts, text FROM reduction JOIN program ON program.id = program
         WHERE finding = ?1 ORDER BY bytes DESC, made_at, reduction.id",
        detail.id.0,
        |row| {
            let (id, parent, attempts) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(ReductionLine { id, parent, attempts, text: compression::text(row, 3)? })
        },
    )?;
    Ok(detail)
}

/// The outcomes of the engines in an examination, in the order in which they were stored.
fn reports(connection: &Connection, examination: i64) -> rusqlite::Result<Vec<(Vec<String>, String)>> {
    rows(
        connection,
        "SELECT names, report.report FROM observation
         JOIN engines ON engines.id = engines JOIN report ON report.id = observation.report
         WHERE examination = ?1 ORDER BY names",
        examination,
        |row| {
            let names: String = row.get(0)?;
            Ok((serde_json::from_str(&names).unwrap_or_default(), compression::text(row, 1)?))
        },
    )
}

fn rows<T>(
    connection: &Connection,
    sql: &str,
    of: i64,
    row: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    connection.prepare_cached(sql)?.query_map([of], |r| row(r))?.collect()
}
