//! `bitfrost triage`.

use clap::{Args, Subcommand};

use super::DatabaseArgs;
use crate::database::{BucketId, BucketStatus};

/// `bitfrost triage`
#[derive(Debug, Args)]
pub struct TriageArgs {
    /// The action.
    #[command(subcommand)]
    pub action: TriageAction,
}

/// The action.
#[derive(Debug, Subcommand)]
pub enum TriageAction {
    /// Every bucket with its status and findings.
    List(DatabaseArgs),
    /// One finding, with its program, what every engine said, and its history.
    Show(ShowArgs),
    /// Say what became of a bucket; earlier statuses stay in its history.
    Set(SetArgs),
    /// Add a comment to a bucket.
    Comment(CommentArgs),
    /// Tag a bucket, or remove tags.
    Tag(TagArgs),
}

/// A bucket, and the database that it is in.
#[derive(Debug, Args)]
pub struct BucketArgs {
    /// The number of the bucket, as `triage list` shows it: 3 or bucket:3.
    #[arg(value_parser = bucket)]
    pub bucket: BucketId,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// `bitfrost triage show`
#[derive(Debug, Args)]
pub struct ShowArgs {
    /// The number of the finding.
    pub id: i64,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// `bitfrost triage set`
#[derive(Debug, Args)]
pub struct SetArgs {
    /// The bucket.
    #[command(flatten)]
    pub of: BucketArgs,
    /// new, confirmed, reported, fixed, duplicate, wont-fix or flaky.
    pub status: BucketStatus,
    /// Where it was reported.
    #[arg(long, value_name = "URL")]
    pub link: Option<String>,
    /// The release of the compiler in which it is fixed.
    #[arg(long, value_name = "VERSION")]
    pub fixed_in: Option<String>,
    /// The bucket that it is a duplicate of.
    #[arg(long, value_name = "BUCKET", value_parser = bucket)]
    pub duplicate_of: Option<BucketId>,
    /// Why.
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub note: String,
    /// Who says so [default: $USER].
    #[arg(long, value_name = "NAME")]
    pub person: Option<String>,
}

/// `bitfrost triage comment`
#[derive(Debug, Args)]
pub struct CommentArgs {
    /// The bucket.
    #[command(flatten)]
    pub of: BucketArgs,
    /// The comment.
    pub text: String,
    /// Who says so [default: $USER].
    #[arg(long, value_name = "NAME")]
    pub person: Option<String>,
}

/// `bitfrost triage tag`
#[derive(Debug, Args)]
pub struct TagArgs {
    /// The bucket.
    #[command(flatten)]
    pub of: BucketArgs,
    /// Tags, each one word.
    #[arg(required = true, value_name = "TAG", value_parser = tag)]
    pub tags: Vec<String>,
    /// Remove them.
    #[arg(long)]
    pub remove: bool,
}

/// Reads the number of a bucket: `3` or `bucket:3`.
fn bucket(text: &str) -> Result<BucketId, String> {
    let number = text.strip_prefix("bucket:").unwrap_or(text);
    number.parse().map(BucketId).map_err(|_| "a bucket is written 3 or bucket:3".to_owned())
}

/// Reads a tag: lists of tags are separated by blanks.
fn tag(text: &str) -> Result<String, String> {
    match text.is_empty() || text.contains(|c: char| c.is_whitespace() || c.is_control()) {
        true => Err("a tag is one word".to_owned()),
        false => Ok(text.to_owned()),
    }
}
