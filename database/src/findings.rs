//! Findings: a program, what every engine said about it, and the bucket it falls into.

use rusqlite::{OptionalExtension, Transaction, params};

use crate::buckets;
use crate::examinations::{self, NewExamination};
use crate::ids::{BucketId, CampaignId, FindingId};
use crate::shared_rows::NewProgram;
use crate::{Database, DatabaseError, content_key, reductions, shared_rows};

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
    /// The signature that a reduction keeps.
    pub signature: String,
    /// The examination that found it.
    pub examination: NewExamination,
    /// True if it is to be reduced.
    pub to_reduce: bool,
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
    let key = content_key(&[shared_rows::program_key(program).as_bytes(), signature.as_bytes()]);
    if let Some((id, bucket)) = seen_before(transaction, &key, now)? {
        return Ok(Stored { id, bucket, opens_bucket: false, to_reduce: false });
    }
    let row = shared_rows::program(transaction, program)?;
    // Among those that look alike, until a reduction of its own shows the cause.
    let (bucket, opens_bucket) = buckets::named(transaction, &examination.cause, &examination.summary)?;
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
