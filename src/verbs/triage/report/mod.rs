//! `bitfrost triage report`: a database as one HTML page.
//!
//! Represents: the database at one moment. Allows: any content; all of it is text, escaped by `maud` and by [`printable`].
//! Rejects: nothing from outside: the page asks for no other file, and its policy lets no other script run.

mod buckets;
mod campaigns;
mod coverage;
mod data;
mod fragments;
mod matrix;
mod page;
mod plot;

use std::fs;
use std::path::PathBuf;

use database::Database;
use host::output::Output;
use host::{Failure, printable};
use serde::Serialize;

use crate::cli::ReportArgs;

use data::ReportData;

/// The JSON of `triage report --json`.
#[derive(Debug, Serialize)]
struct WrittenReport {
    file: PathBuf,
    /// The number of buckets that the page shows.
    buckets: usize,
    /// The number of buckets that it leaves out.
    beyond_limit: usize,
}

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such database, or the file cannot be written.
pub(super) fn report(args: &ReportArgs, out: &mut Output) -> Result<(), Failure> {
    let ReportArgs { out: file, limit, database: at } = args;
    let database = Database::open_to_read(&at.path)?;
    database.hold_still()?;
    let data = ReportData::read(&database, at, *limit)?;
    let page = page::page(&data);
    let beside = || PathBuf::from(at.path.file_name().unwrap_or_default()).with_extension("html");
    let file = file.clone().unwrap_or_else(beside);
    fs::write(&file, printable::text(&page).as_bytes()).map_err(|why| Failure::unwritable(&file, &why))?;
    out.line(file.display())?;
    out.json(&WrittenReport { file, buckets: data.buckets.len(), beyond_limit: data.beyond_limit })
}
