//! Requests of the user that write something, by the same actions as on the command line.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::super::{annotate, export};
use crate::cli::{BucketArgs, CommentArgs, DatabaseArgs, SetArgs, TagArgs};
use database::{BucketId, BucketStatus, Database};
use host::Failure;

/// The request of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Nothing that is not only shown.
    Nothing,
    /// The end.
    Quit,
    /// A status, with the answer to [`detail_of`] it.
    Set(BucketId, BucketStatus, String),
    /// A comment.
    Comment(BucketId, String),
    /// Tags, separated by blanks; those after `-` are removed.
    Tag(BucketId, String),
    /// A report of the smallest finding, to a file that is not there.
    Export(BucketId, PathBuf),
}

/// The further detail that the user is asked for with a status.
pub(super) const fn detail_of(status: BucketStatus) -> &'static str {
    match status {
        BucketStatus::New | BucketStatus::Confirmed | BucketStatus::WontFix | BucketStatus::Flaky => {
            "why (may be empty)"
        }
        BucketStatus::Reported => "link (may be empty)",
        BucketStatus::Fixed => "fixed in version (may be empty)",
        BucketStatus::Duplicate => "duplicate of bucket",
    }
}

/// Does it; what was done, in some words.
///
/// # Errors
/// As the actions of the command line.
pub(super) fn carry_out(request: &Request, at: &DatabaseArgs) -> Result<String, Failure> {
    let of = |bucket: &BucketId| BucketArgs { bucket: *bucket, database: at.clone() };
    match request {
        Request::Nothing | Request::Quit => Ok(String::new()),
        Request::Set(bucket, status, detail) => {
            annotate::store_status(&set(of(bucket), *status, detail.trim())?)?;
            Ok(format!("bucket {} is {status}", bucket.0))
        }
        Request::Comment(bucket, text) => {
            let args = CommentArgs { of: of(bucket), text: text.clone(), person: None };
            annotate::store_comment(&args)?;
            Ok(format!("comment added to bucket {}", bucket.0))
        }
        Request::Tag(bucket, text) => {
            let (gone, new): (Vec<&str>, Vec<&str>) =
                text.split_whitespace().partition(|word| word.starts_with('-'));
            let gone: Vec<&str> = gone.iter().map(|word| word.trim_start_matches('-')).collect();
            for (tags, remove) in [(new, false), (gone, true)] {
                let tags = tags.into_iter().filter(|tag| !tag.is_empty()).map(str::to_owned).collect();
                annotate::store_tags(&TagArgs { of: of(bucket), tags, remove })?;
            }
            let line = Database::open_to_read(&at.path)?.bucket(*bucket)?;
            let tags = line.map(|line| line.tags.join(", ")).unwrap_or_default();
            Ok(format!("tags of bucket {}: {tags}", bucket.0))
        }
        Request::Export(bucket, file) => {
            let database = Database::open_to_read(&at.path)?;
            let line = database.bucket(*bucket)?.ok_or_else(|| annotate::missing(&of(bucket)))?;
            let detail = database.finding(line.smallest)?.ok_or_else(|| annotate::missing(&of(bucket)))?;
            write_new(file, &export::markdown_of(&detail))?;
            Ok(format!("{} is written", file.display()))
        }
    }
}

fn set(of: BucketArgs, status: BucketStatus, detail: &str) -> Result<SetArgs, Failure> {
    let some = || (!detail.is_empty()).then(|| detail.to_owned());
    let plain = SetArgs {
        of,
        status,
        link: None,
        fixed_in: None,
        duplicate_of: None,
        note: String::new(),
        person: None,
    };
    Ok(match status {
        BucketStatus::New | BucketStatus::Confirmed | BucketStatus::WontFix | BucketStatus::Flaky => {
            SetArgs { note: detail.to_owned(), ..plain }
        }
        BucketStatus::Reported => SetArgs { link: some(), ..plain },
        BucketStatus::Fixed => SetArgs { fixed_in: some(), ..plain },
        BucketStatus::Duplicate => {
            let number = detail.parse().map_err(|_| Failure::Input("a bucket is a number".to_owned()))?;
            SetArgs { duplicate_of: Some(BucketId(number)), ..plain }
        }
    })
}

fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let written = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|why| Failure::unwritable(path, &why))
}
