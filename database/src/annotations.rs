//! Annotations of buckets by people: statuses, comments and tags.
//!
//! Statuses and comments are only ever added. Their keys depend on their content alone, so that databases with the same ones
//! merge into one with each of them once.

use rusqlite::{OptionalExtension, Transaction, params};

use crate::{BucketId, Database, DatabaseError, content_key};

base::named! {
    /// The status of a bucket.
    pub enum BucketStatus: "status" {
        /// No person has looked at it.
        New = "new",
        /// A person has seen that a compiler is wrong.
        Confirmed = "confirmed",
        /// It was reported to the authors of the compiler.
        Reported = "reported",
        /// A release of the compiler repairs it.
        Fixed = "fixed",
        /// Another bucket has the same cause.
        Duplicate = "duplicate",
        /// It stays as it is.
        WontFix = "wont-fix",
        /// It does not show itself every time.
        Flaky = "flaky",
    }
}

impl BucketStatus {
    /// True if somebody still has to act on the bucket, so that lists show it by default.
    #[must_use]
    pub const fn is_open(self) -> bool {
        match self {
            BucketStatus::New | BucketStatus::Confirmed | BucketStatus::Reported | BucketStatus::Flaky => {
                true
            }
            BucketStatus::Fixed | BucketStatus::Duplicate | BucketStatus::WontFix => false,
        }
    }
}

/// A status to set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewStatus {
    /// The status.
    pub status: BucketStatus,
    /// The place where it was reported.
    pub link: Option<String>,
    /// The release in which it is fixed.
    pub fixed_in: Option<String>,
    /// The bucket that it is a duplicate of.
    pub duplicate_of: Option<BucketId>,
    /// The reason for the status.
    pub note: String,
    /// The person who sets it.
    pub person: String,
}

/// A change of tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagChange {
    /// The bucket gets them.
    Add,
    /// The bucket loses them.
    Remove,
}

impl Database {
    /// Adds a status to a bucket's history.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written, or has no such bucket.
    pub fn set_status(&mut self, bucket: BucketId, new: &NewStatus, now: i64) -> Result<(), DatabaseError> {
        self.transaction(|transaction| {
            let NewStatus { status, link, fixed_in, duplicate_of, note, person } = new;
            let original = duplicate_of.map(|other| bucket_key(transaction, other)).transpose()?;
            let key = content_key(&[
                bucket_key(transaction, bucket)?.as_bytes(),
                status.name().as_bytes(),
                link.as_deref().unwrap_or_default().as_bytes(),
                fixed_in.as_deref().unwrap_or_default().as_bytes(),
                original.as_deref().unwrap_or_default().as_bytes(),
                note.as_bytes(),
                person.as_bytes(),
                &now.to_le_bytes(),
            ]);
            let original = duplicate_of.map(|other| other.0);
            transaction.execute(
                "INSERT OR IGNORE INTO status (key, bucket, status, link, fixed_in, duplicate_of, note, person, at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
                params![key, bucket.0, status.name(), link, fixed_in, original, note, person, now],
            )?;
            Ok(())
        })
    }

    /// The bucket that a bucket is a duplicate of in the end: it is itself no duplicate. A bucket that is none is its own. `None`
    /// if the duplicates form a circle.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn original_of(&self, bucket: BucketId) -> Result<Option<BucketId>, DatabaseError> {
        self.read(|connection| {
            let mut query = connection.prepare(
                "SELECT duplicate_of FROM (SELECT status, duplicate_of FROM status WHERE bucket = ?1
                                           ORDER BY at DESC, key DESC LIMIT 1)
                 WHERE status = 'duplicate' AND duplicate_of IS NOT NULL",
            )?;
            let mut passed = Vec::new();
            let mut at = bucket.0;
            while let Some(next) = query.query_row([at], |row| row.get(0)).optional()? {
                if passed.contains(&at) {
                    return Ok(None);
                }
                passed.push(at);
                at = next;
            }
            Ok(Some(BucketId(at)))
        })
    }

    /// Adds a comment to a bucket.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written, or has no such bucket.
    pub fn comment(
        &mut self,
        bucket: BucketId,
        text: &str,
        person: &str,
        now: i64,
    ) -> Result<(), DatabaseError> {
        self.transaction(|transaction| {
            let of = bucket_key(transaction, bucket)?;
            let key = content_key(&[of.as_bytes(), text.as_bytes(), person.as_bytes(), &now.to_le_bytes()]);
            transaction.execute(
                "INSERT OR IGNORE INTO comment (key, bucket, text, person, at) VALUES (?1, ?2, ?3, ?4, ?5)",
                params![key, bucket.0, text, person, now],
            )?;
            Ok(())
        })
    }

    /// Adds tags to a bucket, or removes them.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written, or has no such bucket.
    pub fn tag(&mut self, bucket: BucketId, tags: &[String], change: TagChange) -> Result<(), DatabaseError> {
        self.transaction(|transaction| {
            let sql = match change {
                TagChange::Add => "INSERT OR IGNORE INTO tag (bucket, tag) VALUES (?1, ?2)",
                TagChange::Remove => "DELETE FROM tag WHERE bucket = ?1 AND tag = ?2",
            };
            for tag in tags {
                transaction.execute(sql, params![bucket.0, tag])?;
            }
            Ok(())
        })
    }
}

fn bucket_key(transaction: &Transaction<'_>, bucket: BucketId) -> rusqlite::Result<String> {
    transaction
        .prepare_cached("SELECT key FROM bucket WHERE id = ?1")?
        .query_row([bucket.0], |row| row.get(0))
}
