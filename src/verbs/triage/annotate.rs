//! `bitfrost triage set`, `comment` and `tag`: what people say about a bucket.

use database::{BucketId, BucketLine, BucketStatus, Database, NewStatus, TagChange};
use host::clock::unix_milliseconds;
use host::output::Output;
use host::{Failure, machine, output};
use serde::Serialize;

use crate::cli::{BucketArgs, CommentArgs, SetArgs, TagArgs};

/// The JSON of these actions: the bucket as it is now.
#[derive(Debug, Serialize)]
struct Annotated {
    bucket: BucketLine,
}

/// Sets a status.
///
/// # Errors
/// [`Failure::Input`] if there is no such bucket, or the options do not fit the status.
pub(super) fn set(args: &SetArgs, out: &mut Output) -> Result<(), Failure> {
    tell(&store_status(args)?, &args.of, out)
}

/// Sets a status, and says nothing.
///
/// # Errors
/// As [`set`].
pub(super) fn store_status(args: &SetArgs) -> Result<Database, Failure> {
    let SetArgs { of, status, link, fixed_in, duplicate_of, note, person } = args;
    fits(*status, fixed_in.is_some(), duplicate_of.is_some())?;
    let (mut database, bucket) = open(of)?;
    if let Some(original) = duplicate_of {
        require_other(&database, &BucketArgs { bucket, ..of.clone() }, *original)?;
    }
    let status = NewStatus {
        status: *status,
        link: link.clone(),
        fixed_in: fixed_in.clone(),
        duplicate_of: *duplicate_of,
        note: note.clone(),
        person: named(person.as_deref()),
    };
    database.set_status(bucket, &status, unix_milliseconds())?;
    Ok(database)
}

/// Adds a comment.
///
/// # Errors
/// [`Failure::Input`] if there is no such bucket.
pub(super) fn comment(args: &CommentArgs, out: &mut Output) -> Result<(), Failure> {
    tell(&store_comment(args)?, &args.of, out)
}

/// Adds a comment, and says nothing.
///
/// # Errors
/// As [`comment`].
pub(super) fn store_comment(args: &CommentArgs) -> Result<Database, Failure> {
    let CommentArgs { of, text, person } = args;
    if text.trim().is_empty() {
        return Err(Failure::Input("the comment is empty".to_owned()));
    }
    let (mut database, bucket) = open(of)?;
    database.comment(bucket, text, &named(person.as_deref()), unix_milliseconds())?;
    Ok(database)
}

/// Adds or removes tags.
///
/// # Errors
/// [`Failure::Input`] if there is no such bucket.
pub(super) fn tag(args: &TagArgs, out: &mut Output) -> Result<(), Failure> {
    tell(&store_tags(args)?, &args.of, out)
}

/// Adds or removes tags, and says nothing.
///
/// # Errors
/// As [`tag`].
pub(super) fn store_tags(args: &TagArgs) -> Result<Database, Failure> {
    let TagArgs { of, tags, remove } = args;
    let (mut database, bucket) = open(of)?;
    database.tag(bucket, tags, if *remove { TagChange::Remove } else { TagChange::Add })?;
    Ok(database)
}

/// Refuses options that say nothing about the status.
fn fits(status: BucketStatus, fixed_in: bool, duplicate_of: bool) -> Result<(), Failure> {
    let why = match (status, fixed_in, duplicate_of) {
        (BucketStatus::Duplicate, _, false) => "duplicate: name the bucket with --duplicate-of",
        (BucketStatus::Fixed, _, true) => "--duplicate-of goes with the status duplicate",
        (BucketStatus::Fixed, _, false) | (BucketStatus::Duplicate, false, true) => return Ok(()),
        (_, true, _) => "--fixed-in goes with the status fixed",
        (_, false, true) => "--duplicate-of goes with the status duplicate",
        (_, false, false) => return Ok(()),
    };
    Err(Failure::Input(why.to_owned()))
}

/// A bucket is a duplicate of another one, which is not, in the end, a duplicate of it.
fn require_other(database: &Database, of: &BucketArgs, original: BucketId) -> Result<(), Failure> {
    if database.bucket(original)?.is_none() {
        return Err(missing(&BucketArgs { bucket: original, database: of.database.clone() }));
    }
    match database.original_of(original)? {
        Some(end) if end != of.bucket => Ok(()),
        _ => Err(Failure::Input(format!(
            "bucket {} cannot be a duplicate of bucket {}, which is itself or one of its duplicates",
            of.bucket.0, original.0
        ))),
    }
}

/// The database, and the bucket in it that is meant.
fn open(of: &BucketArgs) -> Result<(Database, BucketId), Failure> {
    // Opening to write would make a file where there is none.
    drop(Database::open_to_read(&of.database.path)?);
    let database = Database::open(&of.database.path)?;
    let bucket = bucket_of(&database, of)?.bucket;
    Ok((database, bucket))
}

/// The bucket that the user named, or the one that its findings have moved to.
///
/// # Errors
/// [`Failure::Input`] if there is none.
pub(super) fn bucket_of(database: &Database, of: &BucketArgs) -> Result<BucketLine, Failure> {
    let line = database.bucket_now(of.bucket)?.ok_or_else(|| missing(of))?;
    if line.bucket != of.bucket {
        let (before, now) = (of.bucket.0, line.bucket.0);
        output::remark(format_args!(
            "what was in bucket {before} is in bucket {now} now: reductions have found its cause"
        ));
    }
    Ok(line)
}

/// A bucket that the user named and that is not there.
pub(super) fn missing(of: &BucketArgs) -> Failure {
    let BucketArgs { bucket, database } = of;
    let path = database.path.display();
    Failure::Input(format!(
        "the database {path} has no bucket {}: `bitfrost triage list` shows those it has",
        bucket.0
    ))
}

fn named(person: Option<&str>) -> String {
    person.map_or_else(machine::person, str::to_owned)
}

fn tell(database: &Database, of: &BucketArgs, out: &mut Output) -> Result<(), Failure> {
    let Some(bucket) = database.bucket_now(of.bucket)? else { return Err(missing(of)) };
    let tags =
        if bucket.tags.is_empty() { String::new() } else { format!(" (tags: {})", bucket.tags.join(", ")) };
    out.line(format_args!("bucket {} [{}] {}{tags}", bucket.bucket.0, bucket.status, bucket.title))?;
    out.json(&Annotated { bucket })
}
