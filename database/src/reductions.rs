//! Reductions, and those that are still to be made: work in the database, which outlives the process that found it.

use rusqlite::{Connection, Transaction, params};

use crate::buckets;
use crate::examinations::{self, NewExamination};
use crate::ids::BucketId;
use crate::{CampaignId, Database, DatabaseError, FindingId, NewProgram, content_key, shared_rows};

/// The number of findings of one cause, as it was seen before reduction, that are reduced in any case, and that wait at a time. What
/// looks alike before reduction may have several causes: as long as every other reduction shows another one, more are made.
const OF_EACH_CAUSE: i64 = 2;

/// The number of processes that may die while a finding waits to be reduced. The finding may be what ends them.
const DEATHS: i64 = 20;

/// A smaller program that shows what a finding shows.
#[derive(Clone, Debug)]
pub struct NewReduction {
    /// The program.
    pub program: NewProgram,
    /// The number of candidates tested.
    pub attempts: u64,
    /// The outcomes of all engines on it.
    pub examination: NewExamination,
}

/// The completeness of a reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completeness {
    /// It cannot be made smaller.
    Whole,
    /// There was no time for more.
    Part,
}

/// A finding that waits to be reduced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingReduction {
    /// The finding.
    pub finding: FindingId,
    /// The signature that the reduction keeps.
    pub signature: String,
}

/// The traits that, by reductions, suffice for findings of a bucket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriggerLine {
    /// The bucket.
    pub bucket: BucketId,
    /// The number of its findings, with those of its share that only look like them so far.
    pub members: u64,
    /// The traits of every program that shows the cause.
    pub traits: Vec<String>,
}

/// The bucket of a finding after its reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refiled {
    /// The bucket.
    pub bucket: BucketId,
    /// True if it is the first of its bucket.
    pub opens_bucket: bool,
}

impl Database {
    /// Stores a smaller program that shows what a finding shows, as made from its latest reduction. If it is whole, it decides the
    /// finding's bucket; otherwise the finding still waits to be reduced, where it is.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written; then nothing of it is stored.
    pub fn store_reduction(
        &mut self,
        finding: FindingId,
        new: &NewReduction,
        completeness: Completeness,
        now: i64,
    ) -> Result<Refiled, DatabaseError> {
        self.transaction(|transaction| {
            store(transaction, finding, new, now)?;
            match completeness {
                Completeness::Whole => sort(transaction, finding, new),
                Completeness::Part => {
                    // One whose cause an earlier reduction has shown waits no more.
                    let wait = "INSERT OR IGNORE INTO pending_reduction (finding)
                                SELECT id FROM finding WHERE id = ?1 AND sorted = 0";
                    transaction.execute(wait, [finding.0])?;
                    let own = "SELECT bucket FROM finding WHERE id = ?1";
                    let bucket = transaction.query_row(own, [finding.0], |row| row.get(0).map(BucketId))?;
                    Ok(Refiled { bucket, opens_bucket: false })
                }
            }
        })
    }

    /// The findings that wait to be reduced, first to last: those of a campaign, or all.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn pending_reductions(
        &self,
        campaign: Option<CampaignId>,
    ) -> Result<Vec<PendingReduction>, DatabaseError> {
        self.read(|connection| pending(connection, campaign))
    }

    /// The findings that were never reduced, or not to the end: the smallest of each unsorted bucket, then the others, first to last.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn unreduced(&self) -> Result<Vec<FindingId>, DatabaseError> {
        self.read(|connection| {
            let mut query = connection.prepare(
                "SELECT id FROM finding
                 WHERE sorted = 0
                 ORDER BY id NOT IN (SELECT smallest_finding FROM buckets WHERE NOT sorted), id",
            )?;
            let rows = query.query_map([], |row| row.get(0).map(FindingId))?;
            rows.collect()
        })
    }

    /// The same as [`Database::pending_reductions`], for the process that runs a campaign from now on. What was pending when too many runners died is given up.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written.
    pub fn take_pending_reductions(
        &mut self,
        campaign: CampaignId,
    ) -> Result<Vec<PendingReduction>, DatabaseError> {
        self.transaction(|transaction| {
            let of_campaign = "finding IN (SELECT id FROM finding WHERE campaign = ?1)";
            let begin = format!("UPDATE pending_reduction SET begun = begun + 1 WHERE {of_campaign}");
            transaction.execute(&begin, [campaign.0])?;
            let give_up = format!("DELETE FROM pending_reduction WHERE begun > ?2 AND {of_campaign}");
            transaction.execute(&give_up, [campaign.0, DEATHS])?;
            pending(transaction, Some(campaign))
        })
    }

    /// Notes that a finding cannot be reduced: it is pending no longer.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written.
    pub fn give_up_reduction(&mut self, finding: FindingId) -> Result<(), DatabaseError> {
        self.transaction(|transaction| {
            transaction.execute("DELETE FROM pending_reduction WHERE finding = ?1", [finding.0])?;
            Ok(())
        })
    }

    /// The buckets with at least this number of findings of which reductions have shown what triggers them.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn triggers(&self, members: u64) -> Result<Vec<TriggerLine>, DatabaseError> {
        self.read(|connection| {
            let mut query = connection.prepare(TRIGGERS)?;
            let rows = query.query_map([members], |row| {
                let traits: String = row.get(2)?;
                let traits = serde_json::from_str(&traits).unwrap_or_default();
                Ok(TriggerLine { bucket: BucketId(row.get(0)?), members: row.get(1)?, traits })
            })?;
            rows.collect()
        })
    }
}

/// The buckets with traits and at least `?1` findings. Of the findings that look alike and are not reduced, each of the buckets that
/// reductions of them led to has the share that it has of the reductions.
const TRIGGERS: &str = "
    WITH sorted AS (
        SELECT cause, finding.bucket AS bucket, count(*) AS reductions
        FROM cause_work JOIN finding ON finding.id = cause_work.finding
        WHERE finding.sorted = 1
        GROUP BY cause, finding.bucket),
    alike AS (
        SELECT id, sorted.bucket AS bucket, members * reductions
               / (SELECT sum(reductions) FROM sorted AS other WHERE other.cause = sorted.cause) AS share
        FROM sorted JOIN bucket ON bucket.key = sorted.cause WHERE bucket.id <> sorted.bucket),
    estimate AS (
        SELECT id, members + coalesce((SELECT sum(share) FROM alike WHERE alike.bucket = bucket.id), 0) AS findings, traits
        FROM bucket)
    SELECT id, findings, traits FROM estimate WHERE findings >= ?1 AND traits IS NOT NULL ORDER BY id";

/// Notes that the runner of a campaign ends, and did not die.
pub(super) fn leave(transaction: &Transaction<'_>, campaign: CampaignId) -> rusqlite::Result<()> {
    transaction.execute(
        "UPDATE pending_reduction SET begun = 0 WHERE finding IN (SELECT id FROM finding WHERE campaign = ?1)",
        [campaign.0],
    )?;
    Ok(())
}

fn pending(connection: &Connection, campaign: Option<CampaignId>) -> rusqlite::Result<Vec<PendingReduction>> {
    let mut query = connection.prepare(
        "SELECT finding.id, signature FROM pending_reduction JOIN finding ON finding.id = finding
         WHERE ?1 IS NULL OR campaign = ?1 ORDER BY finding.id",
    )?;
    let rows = query.query_map([campaign.map(|campaign| campaign.0)], |row| {
        Ok(PendingReduction { finding: FindingId(row.get(0)?), signature: row.get(1)? })
    })?;
    rows.collect()
}

/// Puts a new finding among those that wait to be reduced, unless there are enough of its cause.
pub(super) fn ask_for(
    transaction: &Transaction<'_>,
    finding: FindingId,
    cause: &str,
) -> rusqlite::Result<bool> {
    let (waiting, reduced, buckets): (i64, i64, i64) = transaction
        .prepare_cached(
            "SELECT (SELECT count(*) FROM pending_reduction JOIN cause_work USING (finding)
                     WHERE cause = ?1 AND finding <> ?2),
                    count(*), count(DISTINCT bucket)
             FROM cause_work JOIN finding ON finding.id = cause_work.finding
             WHERE cause = ?1 AND finding.id <> ?2 AND finding.sorted = 1",
        )?
        .query_row(params![cause, finding.0], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let is_enough = waiting + reduced >= OF_EACH_CAUSE && reduced >= OF_EACH_CAUSE * buckets;
    if waiting >= OF_EACH_CAUSE || is_enough {
        return Ok(false);
    }
    transaction
        .prepare_cached("INSERT OR IGNORE INTO pending_reduction (finding) VALUES (?1)")?
        .execute([finding.0])?;
    Ok(true)
}

fn store(
    transaction: &Transaction<'_>,
    finding: FindingId,
    new: &NewReduction,
    now: i64,
) -> rusqlite::Result<()> {
    let NewReduction { program: reduced, attempts, examination } = new;
    let program = shared_rows::program(transaction, reduced)?;
    let key: String =
        transaction.query_row("SELECT key FROM finding WHERE id = ?1", [finding.0], |row| row.get(0))?;
    let parent: Option<i64> =
        transaction
            .query_row("SELECT max(id) FROM reduction WHERE finding = ?1", [finding.0], |row| row.get(0))?;
    let key = content_key(&[key.as_bytes(), reduced.text.as_bytes()]);
    transaction.execute(
        "INSERT OR IGNORE INTO reduction (key, finding, parent, program, attempts, made_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![key, finding.0, parent, program, attempts, now],
    )?;
    crate::facts::store(transaction, finding, program, reduced)?;
    examinations::store(transaction, finding, program, examination, now)?;
    transaction.execute(
        "UPDATE finding SET bytes = min(bytes, ?2) WHERE id = ?1",
        params![finding.0, reduced.text.len()],
    )?;
    Ok(())
}

/// Puts a finding that is reduced into the bucket of its cause.
fn sort(transaction: &Transaction<'_>, finding: FindingId, new: &NewReduction) -> rusqlite::Result<Refiled> {
    let NewExamination { cause, summary, trigger, .. } = &new.examination;
    let (bucket, opens_bucket) = buckets::named(transaction, cause, summary)?;
    buckets::entitle(transaction, bucket, summary)?;
    transaction.execute("DELETE FROM pending_reduction WHERE finding = ?1", [finding.0])?;
    transaction
        .execute("UPDATE finding SET bucket = ?2, sorted = 1 WHERE id = ?1", params![finding.0, bucket.0])?;
    buckets::note_trigger(transaction, bucket, trigger)?;
    Ok(Refiled { bucket, opens_bucket })
}
