//! `bitfrost triage`.

use std::path::PathBuf;
use std::time::Duration;

use case_files::Language;
use clap::{Args, Subcommand, ValueEnum};
use database::{BucketId, BucketOrder, BucketStatus, FindingId, FoundVerdict};

use super::DatabaseArgs;
use super::duration::duration;

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
    /// List the buckets, one per line: status, number of findings, smallest program, when last seen, cause.
    List(ListArgs),
    /// List the findings of a bucket, the most different first.
    Bucket(BucketPageArgs),
    /// Show one finding: its program, the report of every engine, and its history.
    Show(ShowArgs),
    /// Export findings as reports for a tracker, tables, or files with a reproducer.
    Export(ExportArgs),
    /// Run findings through today's compilers: still there, fixed, changed, or flaky.
    Verify(VerifyArgs),
    /// Find the release, level, optimisation and pass of a compiler that show a finding.
    Bisect(BisectArgs),
    /// Propose an entry for the ledger of known disagreements; a person completes it.
    Ledger(ProposeArgs),
    /// Write one HTML page for colleagues: campaigns, findings over time, the matrix of disagreements, the
    /// buckets, and the coverage.
    Report(ReportArgs),
    /// Look through the buckets on a screen: filter, read, set statuses, comment, tag, export.
    Tui(DatabaseArgs),
    /// Ask the database in SQL; docs/database.md describes its views.
    Query(QueryArgs),
    /// List the findings whose reduced programs have most in common with that of a finding.
    Similar(SimilarArgs),
    /// Merge other databases into this one. Merging again, or in another order, changes nothing.
    Merge(MergeArgs),
    /// Copy the database as it is, also during a campaign.
    Backup(BackupArgs),
    /// Check the file, and list its problems.
    Check(DatabaseArgs),
    /// Drop findings that show nothing new.
    Gc(GcArgs),
    /// Set the status of a bucket; earlier statuses stay in its history.
    Set(SetArgs),
    /// Add a comment to a bucket.
    Comment(CommentArgs),
    /// Tag a bucket, or remove tags.
    Tag(TagArgs),
}

/// A bucket, and the database that it is in.
#[derive(Clone, Debug, Args)]
pub struct BucketArgs {
    /// The number of the bucket, as `triage list` shows it: 3 or bucket:3.
    #[arg(value_parser = bucket)]
    pub bucket: BucketId,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// The subject of an action on one finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TriageSubject {
    /// A finding.
    Finding(FindingId),
    /// The finding of a bucket with the smallest program.
    SmallestOf(BucketId),
}

/// `bitfrost triage list`
#[derive(Debug, Args)]
pub struct ListArgs {
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
    /// Only buckets with one of these statuses, separated by commas: new, confirmed, reported, fixed, duplicate, wont-fix, flaky.
    #[arg(long, value_name = "STATUS", value_delimiter = ',')]
    pub status: Vec<BucketStatus>,
    /// Only buckets with this tag; may be given several times.
    #[arg(long, value_name = "TAG", value_parser = tag)]
    pub tag: Vec<String>,
    /// Only buckets whose cause or title contains this.
    #[arg(long, value_name = "TEXT")]
    pub cause: Option<String>,
    /// Only buckets with such a finding: mismatch, defect, infrastructure.
    #[arg(long, value_name = "VERDICT")]
    pub verdict: Option<FoundVerdict>,
    /// Only buckets with a finding of this campaign.
    #[arg(long, value_name = "N")]
    pub campaign: Option<i64>,
    /// Only buckets with a finding in this language: c, llvm-ir.
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<Language>,
    /// Only buckets of which a finding was found within this time, written as for `fuzz --duration`.
    #[arg(long, value_parser = duration, allow_hyphen_values = true)]
    pub since: Option<Duration>,
    /// Also list buckets that are fixed, duplicates or will not be fixed.
    #[arg(long)]
    pub all: bool,
    /// The column to sort by: bucket, findings (most first), smallest (program), last (seen, latest first).
    #[arg(long, value_name = "ORDER", default_value = "bucket")]
    pub sort: BucketOrder,
    /// Reverse the order.
    #[arg(long)]
    pub reverse: bool,
    /// At most this number of buckets.
    #[arg(long, value_name = "N")]
    pub limit: Option<usize>,
}

/// `bitfrost triage bucket`
#[derive(Debug, Args)]
pub struct BucketPageArgs {
    /// The bucket.
    #[command(flatten)]
    pub of: BucketArgs,
    /// At most this number of findings.
    #[arg(long, value_name = "N", default_value_t = 20, conflicts_with = "all")]
    pub limit: u64,
    /// All findings.
    #[arg(long)]
    pub all: bool,
}

/// `bitfrost triage show`
#[derive(Debug, Args)]
pub struct ShowArgs {
    /// The number of a finding, or bucket:3 for the smallest finding of bucket 3.
    #[arg(value_name = "ID", value_parser = subject)]
    pub subject: TriageSubject,
    /// The program as it was found, and what the engines said about it.
    #[arg(long)]
    pub original: bool,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// `bitfrost triage export`
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// Numbers of findings, or bucket:3 for the smallest finding of bucket 3.
    #[arg(required = true, value_name = "ID", value_parser = subject)]
    pub subjects: Vec<TriageSubject>,
    /// The form.
    #[arg(long, value_enum, default_value = "markdown")]
    pub format: ExportFormat,
    /// The file to write, or the directory for `folder` [default: standard output].
    #[arg(long, value_name = "PATH")]
    pub output: Option<PathBuf>,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// The form of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExportFormat {
    /// A report for the tracker of a compiler, with a reproducer for plain compilers.
    Markdown,
    /// A line of JSON for each finding, as `show --json` has it.
    Jsonl,
    /// A table.
    Csv,
    /// SARIF 2.1.0, for viewers of static analysis.
    Sarif,
    /// A directory for each finding, with report, program, reproducer and a script that runs it.
    Folder,
}

/// `bitfrost triage verify`
#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// Numbers of findings, or bucket:3 for the smallest finding of bucket 3 [default: the smallest of every open bucket].
    #[arg(value_name = "ID", value_parser = subject)]
    pub subjects: Vec<TriageSubject>,
    /// All findings of the buckets.
    #[arg(long)]
    pub all: bool,
    /// The number of examinations of each finding; one that shows only sometimes is flaky.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub runs: u32,
    /// Set the status of buckets whose findings are fixed or flaky.
    #[arg(long, conflicts_with = "dry_run")]
    pub set: bool,
    /// Store nothing.
    #[arg(long)]
    pub dry_run: bool,
    /// A configuration file, for compilers that only it describes.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// `bitfrost triage bisect`
#[derive(Debug, Args)]
pub struct BisectArgs {
    /// The number of a finding, or bucket:3 for the smallest finding of bucket 3.
    #[arg(value_name = "ID", value_parser = subject)]
    pub subject: TriageSubject,
    /// Another release of the suspected compiler, by its path or its name on the search path; may be given
    /// several
    /// times. Installed releases are tried anyway.
    #[arg(long, value_name = "PROGRAM")]
    pub compiler: Vec<String>,
    /// Only these, separated by commas: versions, levels, flags, passes [default: all that the compiler has].
    #[arg(long = "only", value_name = "WHAT", value_delimiter = ',', value_enum)]
    pub axes: Vec<BisectAxis>,
    /// Do not keep the result as a comment on the bucket.
    #[arg(long)]
    pub dry_run: bool,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// `bitfrost triage report`
#[derive(Debug, Args)]
pub struct ReportArgs {
    /// The page to write; a file of this name is replaced [default: the name of the database, with .html].
    #[arg(long, value_name = "FILE", visible_alias = "output")]
    pub out: Option<PathBuf>,
    /// At most this number of buckets, those that differ most.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub limit: usize,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// The property of the compiler that a bisection varies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BisectAxis {
    /// The release of the compiler.
    Versions,
    /// The level of optimisation.
    Levels,
    /// Single optimisations, of gcc.
    Flags,
    /// Passes, of clang and gcc.
    Passes,
}

/// `bitfrost triage ledger`
#[derive(Debug, Args)]
pub struct ProposeArgs {
    /// The number of a finding, or bucket:3 for the smallest finding of bucket 3.
    #[arg(value_name = "ID", value_parser = subject)]
    pub subject: TriageSubject,
    /// The file to write [default: standard output].
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// `bitfrost triage query`
#[derive(Debug, Args)]
pub struct QueryArgs {
    /// A statement that only reads [default: list the views and their columns].
    #[arg(conflicts_with = "rule")]
    pub sql: Option<String>,
    /// A ready question about reduced programs in place of a statement; `records-alike` lists records that several findings have.
    #[arg(long, value_name = "NAME", value_parser = question)]
    pub rule: Option<String>,
    /// Give up after this time, written as for `fuzz --duration` [default: 60s].
    #[arg(long, value_parser = duration, allow_hyphen_values = true)]
    pub limit: Option<Duration>,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// `bitfrost triage similar`
#[derive(Debug, Args)]
pub struct SimilarArgs {
    /// The number of a finding, or bucket:3 for the smallest finding of bucket 3.
    #[arg(value_name = "ID", value_parser = subject)]
    pub subject: TriageSubject,
    /// At most this number of findings.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub limit: usize,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// The question about records that findings have in common.
pub const RECORDS_ALIKE: &str = "records-alike";

/// A question that `triage query --rule` knows.
fn question(name: &str) -> Result<String, String> {
    let known = || relations::QUESTIONS.iter().map(|question| question.name).chain([RECORDS_ALIKE]);
    match known().any(|known| known == name) {
        true => Ok(name.to_owned()),
        false => Err(format!("there are {}", known().collect::<Vec<_>>().join(", "))),
    }
}

/// `bitfrost triage merge`
#[derive(Debug, Args)]
pub struct MergeArgs {
    /// The databases to merge; they are not changed.
    #[arg(required = true, value_name = "OTHER")]
    pub others: Vec<PathBuf>,
    /// The database to merge into, created if it is missing [default: that of --db].
    #[arg(long, value_name = "FILE")]
    pub into: Option<PathBuf>,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// `bitfrost triage backup`
#[derive(Debug, Args)]
pub struct BackupArgs {
    /// The copy; there must be no such file.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
}

/// `bitfrost triage gc`
#[derive(Debug, Args)]
pub struct GcArgs {
    /// The number of findings of each bucket to keep, the smallest ones. Buckets with a status or a comment
    /// keep all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub keep: u64,
    /// Only findings that were last seen longer ago than this, written as for `fuzz --duration`.
    #[arg(long, value_name = "DURATION", value_parser = duration, allow_hyphen_values = true)]
    pub older: Option<Duration>,
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
    /// The address of the report.
    #[arg(long, value_name = "URL")]
    pub link: Option<String>,
    /// The release of the compiler in which it is fixed.
    #[arg(long, value_name = "VERSION")]
    pub fixed_in: Option<String>,
    /// The bucket that it is a duplicate of.
    #[arg(long, value_name = "BUCKET", value_parser = bucket)]
    pub duplicate_of: Option<BucketId>,
    /// The reason.
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub note: String,
    /// The author [default: $USER].
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
    /// The author [default: $USER].
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

/// Reads what an action is about: `3`, or `bucket:3`.
fn subject(text: &str) -> Result<TriageSubject, String> {
    let why = || "a finding is written 3, the smallest of a bucket bucket:3".to_owned();
    match text.strip_prefix("bucket:") {
        Some(number) => number.parse().map(|id| TriageSubject::SmallestOf(BucketId(id))).map_err(|_| why()),
        None => text.parse().map(|id| TriageSubject::Finding(FindingId(id))).map_err(|_| why()),
    }
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
