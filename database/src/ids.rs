//! The names of rows in their database.

use serde::Serialize;

/// Names a campaign in its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CampaignId(pub i64);

/// Names a finding in its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct FindingId(pub i64);

/// Names a bucket in its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct BucketId(pub i64);
