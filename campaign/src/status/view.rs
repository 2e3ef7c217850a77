//! The status of a run on standard error: a screen where a person looks, lines elsewhere.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::screen::Screen;
use super::{RunTitle, ScratchUse, Status, Surroundings};
use crate::accounting::Accounting;
use crate::queue::QueueState;
use crate::resource_use::{FootprintPlaces, FootprintWatch, RunFootprint};
use host::clock::Stopwatch;
use host::run_end::Control;
use host::{machine, output};

/// The time between two lines about the status, where there is no screen.
const BETWEEN_LINES: Duration = Duration::from_secs(60);

/// The sources of the facts in a status that the campaign itself does not report.
pub struct StatusSources {
    /// The control that ends the run.
    pub control: Control,
    /// The reductions.
    pub queue: Box<dyn Fn() -> QueueState + Send + Sync>,
    /// The directory for temporary files, if there is one.
    pub scratch: Option<PathBuf>,
}

/// The status, shared with the thread that draws it.
pub(super) struct Board {
    status: Mutex<Status>,
    sources: StatusSources,
    database: PathBuf,
    watch: Stopwatch,
}

/// The status of a run for people who watch.
pub struct StatusView {
    board: Arc<Board>,
    screen: Option<Screen>,
    last_line: Duration,
    watch: FootprintWatch,
}

impl Board {
    pub(super) fn status(&self) -> MutexGuard<'_, Status> {
        self.status.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The surroundings of the run now. This walks over files, so it is too slow for every frame.
    pub(super) fn surroundings(&self) -> Surroundings {
        let StatusSources { control, queue, scratch } = &self.sources;
        let scratch = scratch.as_ref().map(|directory| ScratchUse {
            directory: directory.clone(),
            used_bytes: machine::bytes_below(directory),
            free_bytes: machine::free_bytes(directory),
        });
        Surroundings {
            elapsed: self.watch.elapsed(),
            is_ending: control.is_over(),
            queue: queue(),
            remarks: output::held_lines(),
            resident_bytes: machine::resident_bytes(),
            database_bytes: machine::bytes_below(&self.database),
            scratch,
        }
    }

    /// True when no further batch begins.
    pub(super) fn is_ending(&self) -> bool {
        self.sources.control.is_over()
    }

    /// The same with what changes from one picture to the next.
    pub(super) fn refreshed(&self, around: &mut Surroundings) {
        around.elapsed = self.watch.elapsed();
        around.is_ending = self.sources.control.is_over();
        around.queue = (self.sources.queue)();
        around.remarks = output::held_lines();
    }
}

impl StatusView {
    /// Begins to show the status, on a screen unless the user wants plain lines or there is none.
    #[must_use]
    pub fn begin(title: RunTitle, sources: StatusSources, plain: bool) -> StatusView {
        let database = title.database.clone();
        let places = FootprintPlaces { scratch: sources.scratch.clone(), database: database.clone() };
        let status = Mutex::new(Status::new(title));
        let board = Arc::new(Board { status, sources, database, watch: Stopwatch::start() });
        let wants_screen = !plain && output::has_screen();
        let screen = if wants_screen { Screen::open(Arc::clone(&board)).ok() } else { None };
        StatusView { board, screen, last_line: Duration::ZERO, watch: FootprintWatch::start(places) }
    }

    /// Counts a batch that is stored; `findings` are those of the run so far.
    pub fn batch(&mut self, counts: &Accounting, findings: u64) {
        let at = self.board.watch.elapsed();
        self.board.status().batch(at, counts, findings);
        if self.screen.is_none() && at >= self.last_line + BETWEEN_LINES {
            self.last_line = at;
            output::remark(self.board.status().summary_line(at, self.watch.latest()));
        }
    }

    /// Says that a finding opened a bucket.
    pub fn bucket(&mut self, line: &str) {
        self.board.status().bucket(self.board.watch.elapsed());
        self.say(line);
    }

    /// Says what people may want to know.
    pub fn say(&self, line: &str) {
        match self.screen {
            Some(_) => self.board.status().line(line.to_owned()),
            None => output::remark(line),
        }
    }

    /// The resources that the run uses.
    #[must_use]
    pub fn footprint(&self) -> RunFootprint {
        self.watch.latest()
    }

    /// Takes the screen away; the most that the run took of the machine.
    #[must_use]
    pub fn end(self) -> RunFootprint {
        drop(self.screen);
        self.watch.peak()
    }
}
