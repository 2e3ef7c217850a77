//! The data of the page, read from the database.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::cli::DatabaseArgs;
use campaign::Accounting;
use database::{BucketId, BucketLine, CampaignOverview, Database, FindingDetail};
use host::Failure;

use super::super::program_distance::{self, Ranked};
use super::coverage::Coverage;

/// The buckets that are compared with each other, those with most findings: comparing all with all takes the square of their number.
const RANKED: usize = 400;
/// The findings whose programs are read for what they cover.
const COVERED: u64 = 5_000;

/// Everything that the page shows.
pub(super) struct ReportData {
    /// The database, as the user named it.
    pub(super) at: DatabaseArgs,
    pub(super) campaigns: Vec<CountedCampaign>,
    /// The counts of all campaigns.
    pub(super) counts: Accounting,
    /// The times when each finding was first found, earliest first.
    pub(super) finding_times: Vec<i64>,
    /// The number of times that something was found.
    pub(super) times_found: u64,
    /// The time when the first finding of each bucket was found.
    pub(super) bucket_times: BTreeMap<BucketId, i64>,
    /// The buckets that are shown, furthest point first.
    pub(super) buckets: Vec<ReportedBucket>,
    /// The number of buckets that somebody has to act on, those that are not shown included.
    pub(super) open_buckets: usize,
    /// The number of buckets that are not shown.
    pub(super) beyond_limit: usize,
    pub(super) coverage: Coverage,
}

/// A campaign with its counts.
pub(super) struct CountedCampaign {
    pub(super) overview: CampaignOverview,
    /// `None` if they cannot be read.
    pub(super) counts: Option<Accounting>,
}

/// A bucket with its smallest finding.
pub(super) struct ReportedBucket {
    pub(super) line: BucketLine,
    /// The time when its first finding was found.
    pub(super) first_seen: i64,
    /// The distance of its program from the nearest one before it, 0 to 1.
    pub(super) distance: f64,
    pub(super) smallest: FindingDetail,
}

impl ReportData {
    /// Reads it all.
    pub(super) fn read(database: &Database, at: &DatabaseArgs, limit: usize) -> Result<ReportData, Failure> {
        let campaigns: Vec<CountedCampaign> =
            database.campaign_overviews()?.into_iter().map(CountedCampaign::new).collect();
        let mut counts = Accounting::default();
        campaigns
            .iter()
            .filter_map(|campaign| campaign.counts.as_ref())
            .for_each(|accounting| counts.add(accounting));
        let bucket_times = database.bucket_times()?;
        let lines = database.buckets()?;
        let total = lines.len();
        let open_buckets = lines.iter().filter(|line| line.is_open()).count();
        let ranked = furthest_first(database, lines)?;
        let smallest: Vec<&FindingDetail> = ranked.iter().map(|(_, _, detail)| detail).collect();
        // Of all buckets, also of those that the page has no room for.
        let coverage = Coverage::new(&campaigns, &counts, &database.found_programs(COVERED)?, &smallest);
        let buckets: Vec<ReportedBucket> = ranked
            .into_iter()
            .take(limit)
            .map(|(line, distance, detail)| ReportedBucket {
                first_seen: bucket_times.get(&line.bucket).copied().unwrap_or(detail.found_at),
                smallest: detail,
                line,
                distance,
            })
            .collect();
        Ok(ReportData {
            at: at.clone(),
            campaigns,
            counts,
            finding_times: database.finding_times()?,
            times_found: database.times_found()?,
            bucket_times,
            open_buckets,
            beyond_limit: total - buckets.len(),
            buckets,
            coverage,
        })
    }
}

impl CountedCampaign {
    fn new(overview: CampaignOverview) -> CountedCampaign {
        let counts = match overview.accounting.as_str() {
            "" => Some(Accounting::default()),
            json => serde_json::from_str(json).ok(),
        };
        CountedCampaign { overview, counts }
    }
}

/// The buckets with their smallest findings, from the one with most findings on, each furthest from those before it.
fn furthest_first(
    database: &Database,
    mut lines: Vec<BucketLine>,
) -> Result<Vec<(BucketLine, f64, FindingDetail)>, Failure> {
    lines.sort_by_key(|line| (Reverse(line.members), line.bucket));
    lines.truncate(RANKED);
    let mut found = Vec::new();
    for line in lines {
        found.extend(database.finding(line.smallest)?.map(|detail| Some((line, detail))));
    }
    let texts: Vec<&str> = found.iter().flatten().map(|(_, detail)| detail.smallest()).collect();
    let order = program_distance::furthest_first(&texts);
    let taken = order.into_iter().filter_map(|Ranked { number, distance }| {
        let (line, detail) = found[number].take()?;
        Some((line, distance, detail))
    });
    Ok(taken.collect())
}
