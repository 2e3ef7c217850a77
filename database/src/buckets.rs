//! Buckets: findings of one cause.

use rusqlite::{Transaction, params};
use serde_json::json;

use crate::ids::BucketId;

/// The bucket of a cause, made if there is none, and whether it has no finding yet. The first summary of a bucket is its title.
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

/// Gives a bucket the summary of its first finding that is reduced as its title: that of one that only looks alike may fit another cause.
pub(super) fn entitle(transaction: &Transaction<'_>, bucket: BucketId, title: &str) -> rusqlite::Result<()> {
    transaction.execute(
        "UPDATE bucket SET title = ?2 WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM buckets WHERE bucket = ?1 AND sorted)",
        params![bucket.0, title],
    )?;
    Ok(())
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
