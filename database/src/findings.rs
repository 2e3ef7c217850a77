//! Findings: a program, what every engine said about it, and the bucket it falls into.

use rusqlite::{OptionalExtension, Transaction, params};
use serde::Serialize;

use super::buckets::{self, BucketId};
use super::campaigns::CampaignId;
use super::examinations::{self, NewExamination};
use super::{Database, DatabaseError, content, content_key, reductions};
use case_files::{GeneratorInput, Language};

/// Names a finding in its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct FindingId(pub i64);

/// A finding that was just stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its name.
    pub id: FindingId,
    /// Its bucket.
    pub bucket: BucketId,
    /// True if it is the first of its bucket.
    pub opens_bucket: bool,
    /// True if it waits to be reduced from now on.
    pub to_reduce: bool,
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

base::named! {
    /// The kind of a finding.
    pub enum FoundVerdict: "verdict" {
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
    /// What a reduction keeps.
    pub signature: String,
    /// The examination that found it.
    pub examination: NewExamination,
    /// Whether it is to be reduced.
    pub to_reduce: bool,
}

impl NewProgram {
    /// A program that no generator made.
    #[must_use]
    pub const fn without_dna(origin: Origin, language: Language, text: String) -> NewProgram {
        NewProgram { origin, dna: None, configuration: None, language, text }
    }

    /// What the generator made it from, if it did.
    #[must_use]
    pub fn input(&self) -> Option<GeneratorInput> {
        Some(GeneratorInput { dna: self.dna.clone()?, configuration: self.configuration.clone() })
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
}

impl Database {
    /// Stores a finding that a reduction met on its way, if no examination saw its cause before: of what is known there is enough.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written; then nothing of it is stored.
    pub fn store_slip(
        &mut self,
        campaign: Option<CampaignId>,
        new: &NewFinding,
        now: i64,
    ) -> Result<Option<Stored>, DatabaseError> {
        self.transaction(|transaction| {
            let is_known = transaction
                .prepare_cached("SELECT 1 FROM examination WHERE cause = ?1")?
                .exists([&new.examination.cause])?;
            if is_known { Ok(None) } else { store(transaction, campaign, new, now).map(Some) }
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
    let NewFinding { program, verdict, signature, examination, to_reduce } = new;
    let key = content_key(&[content::program_key(program).as_bytes(), signature.as_bytes()]);
    if let Some((id, bucket)) = seen_before(transaction, &key, now)? {
        return Ok(Stored { id, bucket, opens_bucket: false, to_reduce: false });
    }
    let row = content::program(transaction, program)?;
    let (bucket, opens_bucket) = buckets::of_cause(transaction, &examination.cause, &examination.summary)?;
    transaction
        .prepare_cached(
            "INSERT INTO finding (key, campaign, program, bucket, verdict, signature, bytes, found_at, last_seen)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)",
        )?
        .execute(params![
            key,
            campaign.map(|c| c.0),
            row,
            bucket.0,
            verdict.name(),
            signature,
            program.text.len(),
            now
        ])?;
    let id = FindingId(transaction.last_insert_rowid());
    examinations::store(transaction, id, row, examination, now)?;
    buckets::note_trigger(transaction, bucket, &examination.trigger)?;
    let to_reduce = *to_reduce && reductions::ask_for(transaction, id, &examination.cause)?;
    Ok(Stored { id, bucket, opens_bucket, to_reduce })
}

fn seen_before(
    transaction: &Transaction<'_>,
    key: &str,
    now: i64,
) -> rusqlite::Result<Option<(FindingId, BucketId)>> {
    transaction
        .prepare_cached("UPDATE finding SET seen = seen + 1, last_seen = max(last_seen, ?2) WHERE key = ?1 RETURNING id, bucket")?
        .query_row(params![key, now], |row| Ok((FindingId(row.get(0)?), BucketId(row.get(1)?))))
        .optional()
}
