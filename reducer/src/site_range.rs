//! Which of a pass's sites are edited.

use std::ops::Range;

/// Counts the sites a pass offers and chooses a run of them.
#[derive(Clone, Debug)]
pub struct Chooser {
    chosen: Range<usize>,
    seen: usize,
}

impl Chooser {
    /// Chooses the sites with numbers in `chosen`, counted from 0 in the order the pass offers them.
    #[must_use]
    pub const fn new(chosen: Range<usize>) -> Chooser {
        Chooser { chosen, seen: 0 }
    }

    /// Chooses nothing: the pass only counts.
    #[must_use]
    pub const fn count_only() -> Chooser {
        Chooser::new(0..0)
    }

    /// A pass asks this at every site, once; `true` means edit here.
    pub fn take(&mut self) -> bool {
        let number = self.seen;
        self.seen += 1;
        self.chosen.contains(&number)
    }

    /// How many sites were offered.
    #[must_use]
    pub const fn sites(&self) -> usize {
        self.seen
    }
}
