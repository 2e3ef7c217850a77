//! Findings: a program, what every engine said about it, and the bucket it falls into.

use rusqlite::{OptionalExtension, Transaction, params};
use serde::Serialize;

use super::campaigns::{self, CampaignId};
use super::{Database, DatabaseError, content_key};
use crate::case::Language;

/// Names a finding in its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct FindingId(pub i64);

/// A finding that was just stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its name.
    pub id: FindingId,
    /// True if it is the first of its bucket.
    pub opens_bucket: bool,
}

base::named! {
    /// The source of a program.
    pub enum Origin {
        /// The generator made it from its DNA.
        Generated = "generated",
        /// It was written by hand.
        Written = "written",
        /// A reduction made it.
        Reduced = "reduced",
        /// A coverage-guided fuzzer made it.
        Fuzzed = "fuzzed",
    }
}

/// A program to store.
#[derive(Clone, Debug)]
pub struct NewProgram {
    /// The source of the program.
    pub origin: Origin,
    /// The bytes the generator made it from, if it did.
    pub dna: Option<Vec<u8>>,
    /// The generator's configuration as JSON, if it did.
    pub configuration: Option<String>,
    /// The language of its text.
    pub language: Language,
    /// The program, printed.
    pub text: String,
}

/// The report of one engine on a program.
#[derive(Clone, Debug)]
pub struct StoredReport {
    /// The engine's name.
    pub engine: String,
    /// The fingerprint of its compiler, if it has one.
    pub fingerprint: Option<String>,
    /// The report, as JSON.
    pub json: String,
}

base::named! {
    /// The kind of a finding.
    pub enum FoundVerdict {
        /// An engine is wrong.
        Mismatch = "mismatch",
        /// We are wrong: a panic, or a program that should not have been generated.
        Defect = "defect",
        /// The machine failed. Such a program is kept to be looked at, but nothing was found in it.
        Infrastructure = "infrastructure",
    }
}

/// A finding to store.
#[derive(Clone, Debug)]
pub struct NewFinding {
    /// The program.
    pub program: NewProgram,
    /// Its kind.
    pub verdict: FoundVerdict,
    /// The key of its bucket.
    pub signature: String,
    /// One line for people.
    pub summary: String,
    /// The reports of the engines.
    pub reports: Vec<StoredReport>,
}

impl NewProgram {
    /// A program that no generator made.
    #[must_use]
    pub const fn without_dna(origin: Origin, language: Language, text: String) -> NewProgram {
        NewProgram { origin, dna: None, configuration: None, language, text }
    }
}

impl Database {
    /// Stores a finding that no campaign made. One that is there already is only counted once more.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written; then nothing of it is stored.
    pub fn store_finding(&mut self, new: &NewFinding, now: i64) -> Result<Stored, DatabaseError> {
        self.transaction(|transaction| store(transaction, None, new, now))
    }

    /// Stores a smaller program that shows what a finding shows, as made from its latest reduction.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written; then nothing of it is stored.
    pub fn store_reduction(
        &mut self,
        finding: FindingId,
        reduced: &NewProgram,
        attempts: u64,
        now: i64,
    ) -> Result<(), DatabaseError> {
        self.transaction(|transaction| {
            let program = program(transaction, reduced)?;
            let parent: Option<i64> = transaction.query_row(
                "SELECT max(id) FROM reduction WHERE finding = ?1",
                [finding.0],
                |row| row.get(0),
            )?;
            let finding_key: String =
                transaction.query_row("SELECT key FROM finding WHERE id = ?1", [finding.0], |r| r.get(0))?;
            let key = content_key(&[finding_key.as_bytes(), reduced.text.as_bytes()]);
            transaction.execute(
                "INSERT OR IGNORE INTO reduction (key, finding, parent, program, attempts, made_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![key, finding.0, parent, program, attempts, now],
            )?;
            Ok(())
        })
    }
}

/// Stores a finding within a transaction.
pub(super) fn store(
    transaction: &Transaction<'_>,
    campaign: Option<CampaignId>,
    new: &NewFinding,
    now: i64,
) -> rusqlite::Result<Stored> {
    let NewFinding { program: of, verdict, signature, summary, reports } = new;
    let program = program(transaction, of)?;
    let key = content_key(&[program_key(of).as_bytes(), signature.as_bytes()]);
    if let Some(id) = seen_before(transaction, &key)? {
        return Ok(Stored { id, opens_bucket: false });
    }
    let (bucket, opens_bucket) = bucket(transaction, signature, summary, now)?;
    transaction.execute(
        "INSERT INTO finding (key, campaign, program, bucket, verdict, summary, found_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![key, campaign.map(|c| c.0), program, bucket, verdict.name(), summary, now],
    )?;
    let id = FindingId(transaction.last_insert_rowid());
    for report in reports {
        observation(transaction, id, report)?;
    }
    Ok(Stored { id, opens_bucket })
}

fn seen_before(transaction: &Transaction<'_>, key: &str) -> rusqlite::Result<Option<FindingId>> {
    transaction
        .query_row("UPDATE finding SET seen = seen + 1 WHERE key = ?1 RETURNING id", [key], |row| {
            row.get(0).map(FindingId)
        })
        .optional()
}

fn observation(
    transaction: &Transaction<'_>,
    finding: FindingId,
    report: &StoredReport,
) -> rusqlite::Result<()> {
    let StoredReport { engine, fingerprint, json } = report;
    let toolchain = match fingerprint {
        Some(fingerprint) => Some(campaigns::toolchain(transaction, engine, fingerprint)?),
        None => None,
    };
    transaction.execute(
        "INSERT INTO observation (finding, engine, toolchain, said) VALUES (?1, ?2, ?3, ?4)",
        params![finding.0, engine, toolchain, json],
    )?;
    Ok(())
}

/// The row of a signature, made with the status `new` if there is none, and whether it was. The first summary is
/// its title.
fn bucket(
    transaction: &Transaction<'_>,
    signature: &str,
    title: &str,
    now: i64,
) -> rusqlite::Result<(i64, bool)> {
    let made = transaction.execute(
        "INSERT OR IGNORE INTO bucket (signature, title) VALUES (?1, ?2)",
        params![signature, title],
    )?;
    let id: i64 =
        transaction.query_row("SELECT id FROM bucket WHERE signature = ?1", [signature], |row| row.get(0))?;
    if made > 0 {
        transaction
            .execute("INSERT INTO status (bucket, status, at) VALUES (?1, 'new', ?2)", params![id, now])?;
    }
    Ok((id, made > 0))
}

fn program_key(program: &NewProgram) -> String {
    let NewProgram { origin: _, dna: _, configuration: _, language: _, text } = program;
    content_key(&[text.as_bytes()])
}

/// The row of a program, made if there is none: programs with the same text are the same program.
fn program(transaction: &Transaction<'_>, new: &NewProgram) -> rusqlite::Result<i64> {
    let key = program_key(new);
    let NewProgram { origin, dna, configuration, language, text } = new;
    transaction.execute(
        "INSERT OR IGNORE INTO program (key, origin, dna, configuration, language, text)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![key, origin.name(), dna, configuration, language.name(), text],
    )?;
    transaction.query_row("SELECT id FROM program WHERE key = ?1", [key], |row| row.get(0))
}
