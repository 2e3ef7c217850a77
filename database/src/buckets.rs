//! Buckets: findings of one cause.

use rusqlite::{Transaction, params};
use serde_json::json;

use crate::ids::BucketId;

/// The bucket of a cause, and whether it has no finding yet. If reductions have shown findings of this cause to be of
/// another one, it is that one's. The first summary of a bucket is its title.
pub(super) fn of_cause(
    transaction: &Transaction<'_>,
    cause: &str,
    title: &str,
) -> rusqlite::Result<(BucketId, bool)> {
    match shown_by_reductions(transaction, cause)? {
        Some(bucket) => Ok((bucket, false)),
        None => named(transaction, cause, title),
    }
}

/// The bucket of this name, made if there is none, and whether it has no finding yet.
pub(super) fn named(
    transaction: &Transaction<'_>,
    cause: &str,
    title: &str,
) -> rusqlite::Result<(BucketId, bool)> {
    transaction
        .prepare_cached("INSERT OR IGNORE INTO bucket (key, title) VALUES (?1, ?2)")?
        .execute([cause, title])?;
    let (id, members): (i64, i64) = transaction
        .prepare_cached("SELECT id, members FROM bucket WHERE key = ?1")?
        .query_row([cause], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok((BucketId(id), members == 0))
}

/// The bucket of the first finding that had this cause as it was found, and that has been reduced since.
pub(super) fn shown_by_reductions(
    transaction: &Transaction<'_>,
    cause: &str,
) -> rusqlite::Result<Option<BucketId>> {
    transaction
        .prepare_cached(
            "SELECT finding.bucket FROM cause_work JOIN finding ON finding.id = cause_work.finding
             WHERE cause_work.cause = ?1 AND EXISTS (SELECT 1 FROM reduction WHERE reduction.finding = finding.id)
             ORDER BY finding.id LIMIT 1",
        )?
        .query_map([cause], |row| row.get(0).map(BucketId))?
        .next()
        .transpose()
}

/// A bucket is triggered by what all the programs have of which that is known.
pub(super) fn note_trigger(
    transaction: &Transaction<'_>,
    bucket: BucketId,
    trigger: &[String],
) -> rusqlite::Result<()> {
    if trigger.is_empty() {
        return Ok(());
    }
    let known: Option<String> = transaction
        .prepare_cached("SELECT traits FROM bucket WHERE id = ?1")?
        .query_row([bucket.0], |row| row.get(0))?;
    let known: Option<Vec<String>> = known.and_then(|json| serde_json::from_str(&json).ok());
    let common: Vec<&String> = match &known {
        None => trigger.iter().collect(),
        Some(known) if known == trigger => return Ok(()),
        Some(known) => known.iter().filter(|name| trigger.contains(name)).collect(),
    };
    transaction
        .prepare_cached("UPDATE bucket SET traits = ?2 WHERE id = ?1")?
        .execute(params![bucket.0, json!(common).to_string()])?;
    Ok(())
}
