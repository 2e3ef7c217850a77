//! Lists of buckets, and of a bucket's findings. Both read indexes only, so that they take no longer with a million findings.

use rusqlite::{OptionalExtension, Row, params};
use serde::Serialize;

use crate::{
    BucketId, BucketStatus, CampaignId, Database, DatabaseError, FindingId, FoundVerdict, compression,
};
use case_files::Language;

/// A bucket in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BucketLine {
    /// Names the bucket.
    pub bucket: BucketId,
    /// The cause of its findings: the bucket's key.
    pub cause: String,
    /// The summary of the first of them.
    pub title: String,
    /// Its status today.
    pub status: String,
    /// Its tags, sorted.
    pub tags: Vec<String>,
    /// The number of its findings.
    pub members: u64,
    /// The first of its findings.
    pub first: FindingId,
    /// The finding with the smallest program.
    pub smallest: FindingId,
    /// The size of that program in bytes.
    pub smallest_bytes: u64,
    /// The time when one of its findings was last found, in milliseconds since 1970.
    pub last_seen: i64,
    /// True if one of its findings is reduced to the end, which shows the cause. The findings of other buckets only look alike, and may have
    /// several causes, unless they are defects of bitfrost or the machine's, which nothing reduces.
    pub sorted: bool,
}

impl BucketLine {
    /// True if somebody still has to act on the bucket. A status that this version does not know counts as open.
    #[must_use]
    pub fn is_open(&self) -> bool {
        BucketStatus::named(&self.status).is_none_or(BucketStatus::is_open)
    }
}

/// A finding in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FindingLine {
    /// Names the finding.
    pub finding: FindingId,
    /// The size of its smallest program in bytes.
    pub bytes: u64,
    /// The number of times it was found.
    pub seen: u64,
    /// The time when it was last found, in milliseconds since 1970.
    pub last_seen: i64,
    /// One line for people.
    pub summary: String,
    /// Its smallest program, printed.
    #[serde(skip)]
    pub text: String,
}

/// The conditions on buckets in a list. An empty condition admits all.
#[derive(Clone, Debug, Default)]
pub struct BucketFilter {
    /// One of these statuses; none: any.
    pub statuses: Vec<BucketStatus>,
    /// All of these tags.
    pub tags: Vec<String>,
    /// A part of the cause or the title.
    pub cause: Option<String>,
    /// A finding with this verdict, of this campaign and in this language, all at once.
    pub verdict: Option<FoundVerdict>,
    /// See `verdict`.
    pub campaign: Option<CampaignId>,
    /// See `verdict`.
    pub language: Option<Language>,
    /// A finding that was found at this time or later, in milliseconds since 1970.
    pub since: Option<i64>,
}

base::named! {
    /// The column by which a list of buckets is sorted.
    pub enum BucketOrder: "order" {
        /// The number of the bucket, lowest first.
        Bucket = "bucket",
        /// The number of findings, most first.
        Findings = "findings",
        /// The size of the smallest program, smallest first.
        Smallest = "smallest",
        /// The time when a finding was last found, latest first.
        Last = "last",
    }
}

impl BucketOrder {
    /// Sorts buckets.
    pub fn sort(self, buckets: &mut [BucketLine]) {
        buckets.sort_by_key(|line| line.bucket);
        match self {
            BucketOrder::Bucket => {}
            BucketOrder::Findings => buckets.sort_by_key(|line| std::cmp::Reverse(line.members)),
            BucketOrder::Smallest => buckets.sort_by_key(|line| line.smallest_bytes),
            BucketOrder::Last => buckets.sort_by_key(|line| std::cmp::Reverse(line.last_seen)),
        }
    }
}

impl BucketFilter {
    /// True if a bucket meets all conditions except those on its findings.
    fn admits(&self, line: &BucketLine) -> bool {
        let status = |wanted: &BucketStatus| wanted.name() == line.status;
        let cause = |part: &String| line.cause.contains(part.as_str()) || line.title.contains(part.as_str());
        (self.statuses.is_empty() || self.statuses.iter().any(status))
            && self.tags.iter().all(|tag| line.tags.contains(tag))
            && self.cause.iter().all(cause)
            && self.since.is_none_or(|since| line.last_seen >= since)
    }
}

impl Database {
    /// The buckets that a filter admits, by their numbers.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn buckets_like(&self, filter: &BucketFilter) -> Result<Vec<BucketLine>, DatabaseError> {
        let lines: Vec<BucketLine> = self.read(|connection| {
            let sql = format!("{BUCKET_LINES} WHERE {HAS_FINDINGS} ORDER BY bucket");
            let mut query = connection.prepare(&sql)?;
            let verdict = filter.verdict.map(FoundVerdict::name);
            let (campaign, language) =
                (filter.campaign.map(|campaign| campaign.0), filter.language.map(Language::name));
            query.query_map(params![verdict, campaign, language], bucket_line)?.collect()
        })?;
        Ok(lines.into_iter().filter(|line| filter.admits(line)).collect())
    }

    /// Every bucket with a finding, by their numbers.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn buckets(&self) -> Result<Vec<BucketLine>, DatabaseError> {
        self.buckets_like(&BucketFilter::default())
    }

    /// One bucket; `None` if there is none of this name with a finding.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn bucket(&self, bucket: BucketId) -> Result<Option<BucketLine>, DatabaseError> {
        self.read(|connection| {
            let sql = format!("{BUCKET_LINES} WHERE bucket = ?1");
            connection.query_row(&sql, [bucket.0], bucket_line).optional()
        })
    }

    /// The same, or where reductions have moved all findings of a bucket that there was to others, that in which the first of them is now:
    /// whoever read its name yesterday may use it today.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn bucket_now(&self, bucket: BucketId) -> Result<Option<BucketLine>, DatabaseError> {
        if let Some(line) = self.bucket(bucket)? {
            return Ok(Some(line));
        }
        let moved = self.read(|connection| {
            connection
                .query_row(
                    "SELECT finding.bucket FROM examination JOIN finding ON finding.id = finding
                     WHERE cause = (SELECT key FROM bucket WHERE id = ?1) ORDER BY finding.id LIMIT 1",
                    [bucket.0],
                    |row| row.get(0).map(BucketId),
                )
                .optional()
        })?;
        moved.map_or(Ok(None), |moved| self.bucket(moved))
    }

    /// The findings of a bucket, first to last, at most `limit`.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn findings_of(&self, bucket: BucketId, limit: u64) -> Result<Vec<FindingId>, DatabaseError> {
        self.read(|connection| {
            let mut query =
                connection.prepare("SELECT id FROM finding WHERE bucket = ?1 ORDER BY id LIMIT ?2")?;
            query.query_map(params![bucket.0, limit as i64], |row| row.get(0).map(FindingId))?.collect()
        })
    }

    /// The findings of a bucket with their smallest programs, smallest first, at most `limit`.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn smallest_findings_of(
        &self,
        bucket: BucketId,
        limit: u64,
    ) -> Result<Vec<FindingLine>, DatabaseError> {
        self.read(|connection| {
            let mut query = connection.prepare(
                "SELECT finding.id, finding.bytes, seen, last_seen,
                        (SELECT summary FROM examination JOIN program ON program.id = examination.program
                         WHERE examination.finding = finding.id AND result = 'shown'
                         ORDER BY bytes, at DESC, examination.id DESC LIMIT 1),
                        (SELECT text FROM program WHERE program.id = coalesce(
                             (SELECT program.id FROM reduction JOIN program ON program.id = reduction.program
                              WHERE reduction.finding = finding.id ORDER BY bytes, made_at DESC, reduction.id DESC LIMIT 1),
                             finding.program))
                 FROM finding WHERE bucket = ?1 ORDER BY finding.bytes, finding.id LIMIT ?2",
            )?;
            query.query_map(params![bucket.0, limit as i64], finding_line)?.collect()
        })
    }
}

/// The query whose rows [`bucket_line`] reads.
const BUCKET_LINES: &str =
    "SELECT bucket, cause, title, status, tags, findings, first_finding, smallest_finding,
    smallest_bytes, last_seen, sorted FROM buckets";

/// That a bucket has a finding with this verdict (`?1`), campaign (`?2`) and language (`?3`).
const HAS_FINDINGS: &str = "coalesce(?1, ?2, ?3) IS NULL OR EXISTS (
    SELECT 1 FROM bucket_count WHERE bucket_count.bucket = buckets.bucket AND bucket_count.findings > 0
    AND (?1 IS NULL OR verdict = ?1) AND (?2 IS NULL OR campaign = ?2) AND (?3 IS NULL OR language = ?3))";

fn bucket_line(row: &Row<'_>) -> rusqlite::Result<BucketLine> {
    let tags: Option<String> = row.get(4)?;
    Ok(BucketLine {
        bucket: BucketId(row.get(0)?),
        cause: row.get(1)?,
        title: row.get(2)?,
        status: row.get(3)?,
        tags: tags.unwrap_or_default().split_whitespace().map(str::to_owned).collect(),
        members: row.get(5)?,
        first: FindingId(row.get(6)?),
        smallest: FindingId(row.get(7)?),
        smallest_bytes: row.get(8)?,
        last_seen: row.get(9)?,
        sorted: row.get(10)?,
    })
}

fn finding_line(row: &Row<'_>) -> rusqlite::Result<FindingLine> {
    Ok(FindingLine {
        finding: FindingId(row.get(0)?),
        bytes: row.get(1)?,
        seen: row.get(2)?,
        last_seen: row.get(3)?,
        summary: row.get::<_, Option<String>>(4)?.unwrap_or_default(),
        text: compression::text(row, 5)?,
    })
}
