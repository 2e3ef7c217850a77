//! The crash database: the only module that opens SQLite.
//!
//! What is stored is committed before it is reported, so `kill -9` at any moment loses nothing that was
//! reported. Several processes may use one file: the log is written ahead, readers never wait, and writers
//! wait for each other up to [`BUSY_TIMEOUT`].

mod annotations;
mod audit;
mod bucket_lists;
mod buckets;
mod campaigns;
mod compression;
mod error;
mod examinations;
mod facts;
mod finding_details;
mod findings;
mod ids;
mod maintenance;
mod merge;
mod migrate;
mod open;
mod overview;
pub mod program_rows;
mod query;
mod reductions;
mod relation_views;
mod runners;
mod shared_rows;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, Transaction, TransactionBehavior};

pub use annotations::{BucketStatus, NewStatus, TagChange};
pub use bucket_lists::{BucketFilter, BucketLine, BucketOrder, FindingLine};
pub use campaigns::{CampaignRow, Identity, Progress, StartedCampaign};
pub use error::{DatabaseError, process};
pub use examinations::{ExaminationResult, NewExamination, StoredReport};
pub use facts::{AlikeRecords, AnsweringFinding, SimilarFinding};
pub use finding_details::{CommentLine, ExaminationDetail, FindingDetail, ReductionLine, StatusLine};
pub use findings::{FoundVerdict, NewFinding, Stored};
pub use ids::{BucketId, CampaignId, FindingId};
pub use maintenance::Dropped;
pub use merge::Merged;
pub use overview::{CampaignOverview, FoundProgram};
pub use query::QueryResult;
pub use reductions::{Completeness, NewReduction, PendingReduction, Refiled, TriggerLine};
pub use runners::Held;
use runners::Runners;
pub use shared_rows::{NewProgram, Origin};

/// The time that a writer waits for another process.
pub const BUSY_TIMEOUT: Duration = Duration::from_secs(30);

/// An open crash database.
#[derive(Debug)]
pub struct Database {
    connection: Connection,
    path: PathBuf,
    /// The campaigns that this process runs; `None` until it takes one up.
    runners: Option<Runners>,
}

impl Database {
    /// The path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Runs `work` in one transaction: all of it is stored, or nothing.
    fn transaction<T>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, DatabaseError> {
        let Database { connection, path, runners: _ } = self;
        let run = || {
            // Immediate: a transaction that begins by reading and then finds another writer cannot wait.
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let value = work(&transaction)?;
            transaction.commit()?;
            Ok(value)
        };
        run().map_err(|why| DatabaseError::from_sqlite(path, &why))
    }

    /// Runs a query that only reads.
    fn read<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, DatabaseError> {
        work(&self.connection).map_err(|why| DatabaseError::from_sqlite(&self.path, &why))
    }
}

/// The name of content that does not depend on the machine: two databases that hold the same thing call it
/// the same. Parts are separated by their lengths, so that no two lists of parts look alike.
fn content_key(parts: &[&[u8]]) -> String {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().to_hex()[..32].to_owned()
}
