//! `bitfrost triage tui`: the buckets on a screen.
//!
//! [`TriageBrowser`] is what is shown, and what a key does to it: values in, values out. [`render`] draws it. This file owns the
//! terminal, and reads the database while campaigns write it; [`requests`] writes what the user says.

mod browser;
mod keys;
mod line_editor;
mod list;
mod render;
mod requests;
#[cfg(test)]
mod tests;

use std::io::ErrorKind;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::bucket::BucketFindings;
use super::show;
use crate::cli::DatabaseArgs;
use database::Database;
use host::clock::unix_milliseconds;
use host::output::{Colours, KeyWait, Output, ShownScreen};
use host::styled::StyledLine;
use host::{Failure, output};

use browser::{PageKey, PageKind, TriageBrowser};
use requests::Request;

/// The time after which the database is looked at again, and ages are drawn anew.
const REFRESH: Duration = Duration::from_millis(500);
/// The findings on the page of a bucket.
const FINDINGS: u64 = 200;

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such database, or no terminal.
pub(super) fn tui(at: &DatabaseArgs, out: &Output) -> Result<(), Failure> {
    if out.is_json() {
        let why =
            "triage tui is for people and prints no JSON: `triage list --json` and `triage show --json` do";
        return Err(Failure::Input(why.to_owned()));
    }
    let database = Database::open_to_read(&at.path)?;
    let browser = TriageBrowser::new(at.path.display().to_string(), database.buckets()?);
    if !output::has_screen() {
        let why = "triage tui needs a terminal that knows how to move its cursor, in the foreground: `bitfrost triage list` \
                   prints the buckets";
        return Err(Failure::Input(why.to_owned()));
    }
    let mut screen = ShownScreen::enter().map_err(unusable)?;
    browse(&mut screen, browser, &database, at)
}

fn browse(
    screen: &mut ShownScreen,
    mut browser: TriageBrowser,
    database: &Database,
    at: &DatabaseArgs,
) -> Result<(), Failure> {
    let colours = Colours::of_stderr();
    let mut version = database.data_version()?;
    loop {
        let size = screen.size().map_err(unusable)?;
        browser.fit(render::page_size(size));
        if let Some(key) = browser.missing_page() {
            browser.show_page(key, page(database, at, key)?);
        }
        match screen.draw(|frame| render::render(&browser, unix_milliseconds(), colours, frame)) {
            Some(drawn) => drawn.map_err(unusable)?,
            None => await_the_end(),
        }
        if output::await_key(REFRESH).map_err(unusable)? == KeyWait::Gone {
            return Err(unusable(ErrorKind::BrokenPipe.into()));
        }
        // What was typed meanwhile is dealt with before anything is read for it.
        while event::poll(Duration::ZERO).map_err(unusable)? {
            match read(&mut browser)? {
                Request::Nothing => {}
                Request::Quit => return Ok(()),
                asked => browser.tell(requests::carry_out(&asked, at)),
            }
        }
        let now = database.data_version()?;
        if now != version {
            version = now;
            browser.refresh(database.buckets()?);
        }
    }
}

fn read(browser: &mut TriageBrowser) -> Result<Request, Failure> {
    match event::read().map_err(unusable)? {
        Event::Key(key) if key.kind == KeyEventKind::Press => Ok(browser.key(key)),
        _ => Ok(Request::Nothing),
    }
}

/// The lines of a page; none of a bucket that has no findings any more.
fn page(database: &Database, at: &DatabaseArgs, key: PageKey) -> Result<Vec<StyledLine>, Failure> {
    let Some(bucket) = database.bucket(key.bucket)? else { return Ok(Vec::new()) };
    match key.kind {
        PageKind::Smallest => {
            let detail = database.finding(bucket.smallest)?;
            Ok(detail.map(|detail| show::page_lines(&detail, false, at, key.width)).unwrap_or_default())
        }
        PageKind::Findings => Ok(BucketFindings::read(database, bucket, FINDINGS)?.lines(at, key.width)),
    }
}

/// The thread that has taken the screen away, for a signal, ends this process.
fn await_the_end() -> ! {
    loop {
        std::thread::park();
    }
}

fn unusable(why: std::io::Error) -> Failure {
    Failure::infrastructure("the terminal", why)
}
