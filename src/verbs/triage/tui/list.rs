//! The list of buckets: which are shown, in which order, and which one is selected.

use database::{BucketId, BucketLine, BucketOrder, BucketStatus};

/// The statuses that are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StatusChoice {
    /// Those with something left to do.
    Open,
    /// All.
    Any,
    /// One.
    One(BucketStatus),
}

/// The buckets of a database as they are listed.
#[derive(Clone, Debug)]
pub(super) struct BucketListing {
    all: Vec<BucketLine>,
    /// Those that are shown, in order.
    shown: Vec<BucketLine>,
    pub(super) order: BucketOrder,
    pub(super) statuses: StatusChoice,
    /// The text that the cause, the title, the status or a tag must contain.
    pub(super) filter: String,
    selected: usize,
}

impl StatusChoice {
    /// The next choice.
    pub(super) fn next(self) -> StatusChoice {
        let after = |status: BucketStatus| {
            let rest = BucketStatus::ALL.iter().skip_while(move |other| **other != status);
            rest.copied().nth(1).map_or(StatusChoice::Open, StatusChoice::One)
        };
        match self {
            StatusChoice::Open => StatusChoice::Any,
            StatusChoice::Any => StatusChoice::One(BucketStatus::New),
            StatusChoice::One(status) => after(status),
        }
    }

    /// In a word.
    pub(super) const fn name(self) -> &'static str {
        match self {
            StatusChoice::Open => "open",
            StatusChoice::Any => "all",
            StatusChoice::One(status) => status.name(),
        }
    }

    fn admits(self, line: &BucketLine) -> bool {
        match self {
            StatusChoice::Open => line.is_open(),
            StatusChoice::Any => true,
            StatusChoice::One(one) => one.name() == line.status,
        }
    }
}

impl BucketListing {
    pub(super) fn new(all: Vec<BucketLine>) -> BucketListing {
        let mut listing = BucketListing {
            all,
            shown: Vec::new(),
            order: BucketOrder::Bucket,
            statuses: StatusChoice::Open,
            filter: String::new(),
            selected: 0,
        };
        listing.arrange();
        listing
    }

    /// Other buckets, as the database has them now.
    pub(super) fn replace(&mut self, all: Vec<BucketLine>) {
        self.all = all;
        self.arrange();
    }

    /// Shows what is to be shown. The selected bucket stays selected; if it is shown no longer, the one in its place is.
    pub(super) fn arrange(&mut self) {
        let selected = self.selected().map(|line| line.bucket);
        let filter = self.filter.to_lowercase();
        let has = |line: &BucketLine| {
            let tags = line.tags.iter().map(String::as_str);
            let mut texts = [line.cause.as_str(), &line.title, &line.status].into_iter().chain(tags);
            texts.any(|text| text.to_lowercase().contains(&filter))
        };
        let is_shown = |line: &&BucketLine| self.statuses.admits(line) && has(line);
        let mut shown: Vec<BucketLine> = self.all.iter().filter(is_shown).cloned().collect();
        self.order.sort(&mut shown);
        let same = shown.iter().position(|line| Some(line.bucket) == selected);
        self.shown = shown;
        self.select(same.unwrap_or(self.selected));
    }

    /// Selects a bucket by its place, or the last one.
    pub(super) fn select(&mut self, place: usize) {
        self.selected = place.min(self.shown.len().saturating_sub(1));
    }

    /// Selects the bucket that is n places further down, or up.
    pub(super) fn step(&mut self, places: isize) {
        self.select(self.selected.saturating_add_signed(places));
    }

    pub(super) fn place(&self) -> usize {
        self.selected
    }

    pub(super) fn shown(&self) -> &[BucketLine] {
        &self.shown
    }

    pub(super) fn total(&self) -> usize {
        self.all.len()
    }

    pub(super) fn selected(&self) -> Option<&BucketLine> {
        self.shown.get(self.selected)
    }

    pub(super) fn selected_bucket(&self) -> Option<BucketId> {
        self.selected().map(|line| line.bucket)
    }
}
