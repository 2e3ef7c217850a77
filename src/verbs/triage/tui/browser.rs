//! The state of the screen, and its transitions.

use database::{BucketId, BucketLine, BucketStatus};
use host::Failure;
use host::styled::{Style, StyledLine};

use super::line_editor::EntryLine;
use super::list::BucketListing;

/// The columns and lines of the page beside the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PageSize {
    pub(super) width: usize,
    pub(super) height: usize,
}

/// The side that keys move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    List,
    Page,
}

/// The kind of a page about a bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PageKind {
    /// Its finding with the smallest program, as `triage show` does.
    Smallest,
    /// Its findings, as `triage bucket` does.
    Findings,
}

/// The key of a page: it is made anew when one of these changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PageKey {
    pub(super) bucket: BucketId,
    pub(super) kind: PageKind,
    pub(super) width: usize,
}

/// A dialogue with the user, in front of everything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Dialogue {
    /// The keys.
    Help,
    /// The choice of a status; the place of the selected one.
    Statuses(usize),
    /// A line.
    Entry(Question, EntryLine),
}

/// The question that a line answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    Filter,
    Detail(BucketId, BucketStatus),
    Comment(BucketId),
    Tags(BucketId),
    File(BucketId),
}

/// The screen as values.
#[derive(Clone, Debug)]
pub(super) struct TriageBrowser {
    pub(super) database: String,
    pub(super) list: BucketListing,
    pub(super) focus: Focus,
    pub(super) kind: PageKind,
    page: Option<(PageKey, Vec<StyledLine>)>,
    /// False if the database has changed since the page was made.
    is_page_current: bool,
    pub(super) scroll: usize,
    pub(super) size: PageSize,
    pub(super) dialogue: Option<Dialogue>,
    pub(super) message: Option<StyledLine>,
}

impl TriageBrowser {
    /// The buckets of a database.
    pub(super) fn new(database: String, buckets: Vec<BucketLine>) -> TriageBrowser {
        TriageBrowser {
            database,
            list: BucketListing::new(buckets),
            focus: Focus::List,
            kind: PageKind::Smallest,
            page: None,
            is_page_current: false,
            scroll: 0,
            size: PageSize::default(),
            dialogue: None,
            message: None,
        }
    }

    /// The buckets as they are now.
    pub(super) fn refresh(&mut self, buckets: Vec<BucketLine>) {
        self.list.replace(buckets);
        self.is_page_current = false;
    }

    /// Notes the room that there is for the page.
    pub(super) fn fit(&mut self, size: PageSize) {
        self.size = size;
        self.scroll_to(self.scroll);
    }

    /// The page that is to be shown and is not there.
    pub(super) fn missing_page(&self) -> Option<PageKey> {
        let key = self.page_key()?;
        let is_there = self.is_page_current && self.page.as_ref().is_some_and(|(of, _)| *of == key);
        (!is_there).then_some(key)
    }

    fn page_key(&self) -> Option<PageKey> {
        let bucket = self.list.selected_bucket()?;
        Some(PageKey { bucket, kind: self.kind, width: self.size.width })
    }

    /// Shows a page: from its beginning, unless it is a newer version of what was shown.
    pub(super) fn show_page(&mut self, key: PageKey, lines: Vec<StyledLine>) {
        let is_same =
            self.page.as_ref().is_some_and(|(of, _)| (of.bucket, of.kind) == (key.bucket, key.kind));
        self.page = Some((key, lines));
        self.is_page_current = true;
        self.scroll_to(if is_same { self.scroll } else { 0 });
    }

    /// The lines of the page that is shown.
    pub(super) fn page(&self) -> &[StyledLine] {
        match (&self.page, self.page_key()) {
            (Some((_, lines)), Some(_)) => lines,
            _ => &[],
        }
    }

    /// Shows the page from this line on, as far as it is longer than there is room.
    pub(super) fn scroll_to(&mut self, line: usize) {
        self.scroll = line.min(self.page().len().saturating_sub(self.size.height));
    }

    /// Says how something went.
    pub(super) fn tell(&mut self, result: Result<String, Failure>) {
        self.message = Some(match result {
            Ok(done) => StyledLine::new(Style::Right, done),
            Err(why) => StyledLine::new(Style::Wrong, why.to_string()),
        });
    }
}
