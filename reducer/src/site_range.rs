//! The range of a pass's sites that one candidate edits.

use std::ops::Range;

/// A range of sites to edit, and a count of the sites that a pass has offered.
#[derive(Clone, Debug)]
pub struct SiteRange {
    chosen: Range<usize>,
    offered: usize,
}

impl SiteRange {
    /// The sites with numbers in `chosen`, counted from 0 in the order in which the pass offers them.
    #[must_use]
    pub const fn new(chosen: Range<usize>) -> SiteRange {
        SiteRange { chosen, offered: 0 }
    }

    /// The empty range: the pass edits nothing, and its sites are counted.
    #[must_use]
    pub const fn empty() -> SiteRange {
        SiteRange::new(0..0)
    }

    /// Counts a site; returns `true` if the pass is to edit it. A pass calls this once at every site.
    pub fn next_is_chosen(&mut self) -> bool {
        let number = self.offered;
        self.offered += 1;
        self.chosen.contains(&number)
    }

    /// The number of sites that the pass has offered.
    #[must_use]
    pub const fn offered(&self) -> usize {
        self.offered
    }
}
