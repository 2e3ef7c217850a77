//! The buckets that a run opens: what hears of them, and when there are enough.

use std::collections::BTreeSet;

use campaign::{CampaignEvent, EventLog, NewBucket, Notifier, NotifyCount, OpenedBucket, OpeningStage};
use database::{BucketId, BucketLine, Database, FindingId, NewExamination};
use host::Failure;
use host::run_end::Control;

/// The buckets that were opened in this run.
pub(super) struct OpenedBuckets {
    opened: BTreeSet<BucketId>,
    /// The number that ends the run.
    until: Option<u64>,
    notifier: Option<Notifier>,
    log: EventLog,
}

impl OpenedBuckets {
    pub(super) const fn new(until: Option<u64>, notifier: Option<Notifier>, log: EventLog) -> OpenedBuckets {
        OpenedBuckets { opened: BTreeSet::new(), until, notifier, log }
    }

    /// Notes a bucket that is stored. One that was opened, emptied by reductions and opened again is not told twice.
    pub(super) fn open(&mut self, bucket: OpenedBucket) {
        if !self.opened.insert(bucket.bucket) {
            return;
        }
        self.log.note(&CampaignEvent::Bucket(&bucket));
        if let Some(notifier) = &self.notifier {
            notifier.tell(bucket);
        }
    }

    /// Ends the run if there are enough of them.
    pub(super) fn end_if_enough(&self, database: &Database, control: &Control) -> Result<(), Failure> {
        let Some(until) = self.until else { return Ok(()) };
        if self.opened.len() as u64 >= until && self.list(database)?.len() as u64 >= until {
            control.enough();
        }
        Ok(())
    }

    /// The buckets as they are now: a reduction may have moved all findings of one to another.
    pub(super) fn list(&self, database: &Database) -> Result<Vec<NewBucket>, Failure> {
        let mut listed = Vec::new();
        for bucket in &self.opened {
            let line = database.bucket(*bucket)?;
            let new = |BucketLine { first, cause, sorted, .. }| NewBucket { finding: first, cause, sorted };
            listed.extend(line.map(new));
        }
        Ok(listed)
    }

    /// Waits for the commands that hear of buckets.
    pub(super) fn finish(self) -> Option<NotifyCount> {
        self.notifier.map(Notifier::finish)
    }
}

/// The message about a bucket that a finding opened.
pub(super) fn opened_bucket(
    bucket: BucketId,
    finding: FindingId,
    examination: &NewExamination,
    stage: OpeningStage,
) -> OpenedBucket {
    let NewExamination { cause, summary, .. } = examination;
    OpenedBucket { bucket, cause: cause.clone(), title: summary.clone(), finding, stage }
}
