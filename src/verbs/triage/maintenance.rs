//! `bitfrost triage merge`, `backup`, `check` and `gc`: databases as files.

use std::path::{Path, PathBuf};

use database::{Database, DatabaseError, Dropped, Merged};
use host::clock::unix_milliseconds;
use host::output::Output;
use host::{Failure, VerbOutcome};
use serde::Serialize;

use crate::cli::{BackupArgs, DatabaseArgs, GcArgs, MergeArgs};

/// The JSON of `triage merge --json`.
#[derive(Debug, Serialize)]
struct MergeReport<'a> {
    into: &'a Path,
    merged: Vec<MergedFile<'a>>,
}

/// The rows that a file added to the database.
#[derive(Debug, Serialize)]
struct MergedFile<'a> {
    file: &'a Path,
    #[serde(flatten)]
    added: Merged,
}

/// The JSON of `triage backup --json`.
#[derive(Debug, Serialize)]
struct BackupReport<'a> {
    file: &'a Path,
}

/// The JSON of `triage check --json`.
#[derive(Debug, Serialize)]
struct CheckReport {
    problems: Vec<String>,
}

/// The JSON of `triage gc --json`.
#[derive(Debug, Serialize)]
struct GcReport {
    dropped: Dropped,
}

/// Merges databases into one.
///
/// # Errors
/// [`Failure::Input`] if one is no database, or all are the same file.
pub(super) fn merge(args: &MergeArgs, out: &mut Output) -> Result<(), Failure> {
    let MergeArgs { others, into, database } = args;
    let into = into.as_deref().unwrap_or(&database.path);
    let others: Vec<Mergeable<'_>> =
        others.iter().map(|other| Mergeable::new(other, into)).collect::<Result<_, _>>()?;
    let mut target = Database::open(into)?;
    let mut merged = Vec::new();
    for Mergeable { file, readable, _scratch } in &others {
        let added = target.merge(readable)?;
        let Merged { findings, buckets, rows } = added;
        out.line(format_args!(
            "{}: {findings} new findings, {buckets} new buckets, {rows} new rows",
            file.display()
        ))?;
        merged.push(MergedFile { file, added });
    }
    out.line(format_args!("next: bitfrost triage list --db {}", into.display()))?;
    out.json(&MergeReport { into, merged })
}

/// A database of this version to be merged.
struct Mergeable<'a> {
    file: &'a Path,
    /// The file, or a copy that is of this version.
    readable: PathBuf,
    _scratch: Option<tempfile::TempDir>,
}

impl Mergeable<'_> {
    fn new<'a>(file: &'a Path, into: &Path) -> Result<Mergeable<'a>, Failure> {
        if file.canonicalize().is_ok_and(|real| into.canonicalize().is_ok_and(|other| real == other)) {
            return Err(Failure::Input(format!("{} cannot be merged into itself", file.display())));
        }
        match Database::open_to_read(file) {
            Ok(_) => Ok(Mergeable { file, readable: file.to_owned(), _scratch: None }),
            Err(DatabaseError::Older { .. }) => {
                let scratch =
                    tempfile::tempdir().map_err(|why| Failure::infrastructure("no place for a copy", why))?;
                let readable = scratch.path().join("copy.db");
                // With what is not in the file itself yet.
                for ending in ["", "-wal"] {
                    let from = PathBuf::from(format!("{}{ending}", file.display()));
                    if from.exists() {
                        let to = scratch.path().join(format!("copy.db{ending}"));
                        std::fs::copy(&from, to).map_err(|why| Failure::unreadable(&from, &why))?;
                    }
                }
                drop(Database::open(&readable)?);
                Ok(Mergeable { file, readable, _scratch: Some(scratch) })
            }
            Err(other) => Err(other.into()),
        }
    }
}

/// Writes a copy.
///
/// # Errors
/// [`Failure::Input`] if there is such a file already.
pub(super) fn backup(args: &BackupArgs, out: &mut Output) -> Result<(), Failure> {
    let BackupArgs { file, database } = args;
    let source = Database::open_to_read(&database.path)?;
    if file.exists() {
        return Err(Failure::Input(format!("{} exists already", file.display())));
    }
    let directory = file.parent().filter(|parent| !parent.as_os_str().is_empty());
    if let Some(missing) = directory.filter(|directory| !directory.is_dir()) {
        return Err(Failure::Input(format!(
            "cannot write {}: there is no directory {}",
            file.display(),
            missing.display()
        )));
    }
    source.back_up(file)?;
    out.line(format_args!("{} is a copy of {}", file.display(), database.path.display()))?;
    out.json(&BackupReport { file })
}

/// Says what is wrong with a database.
///
/// # Errors
/// [`Failure::Input`] if it is none.
pub(super) fn check(args: &DatabaseArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let problems = Database::open_to_read(&args.path)?.problems()?;
    out.lines(problems.iter().cloned())?;
    if problems.is_empty() {
        out.line(format_args!("{} is sound", args.path.display()))?;
    }
    let outcome = VerbOutcome::found_if(!problems.is_empty());
    out.json(&CheckReport { problems })?;
    Ok(outcome)
}

/// Drops findings that show nothing new.
///
/// # Errors
/// [`Failure::Input`] if there is no such database.
pub(super) fn gc(args: &GcArgs, out: &mut Output) -> Result<(), Failure> {
    let GcArgs { keep, older, database } = args;
    drop(Database::open_to_read(&database.path)?);
    let now = unix_milliseconds();
    let before = older
        .map_or(i64::MAX, |older| now.saturating_sub(i64::try_from(older.as_millis()).unwrap_or(i64::MAX)));
    let dropped = Database::open(&database.path)?.drop_findings(*keep, before)?;
    let Dropped { findings, contents } = dropped;
    out.line(format_args!(
        "dropped {findings} findings, and {contents} programs and reports that only they had"
    ))?;
    out.json(&GcReport { dropped })
}
