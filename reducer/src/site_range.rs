//! The sites of a pass that one candidate edits.

use std::ops::Range;

/// The facts of a site from which a scheduler chooses.
#[derive(Clone, Debug, PartialEq)]
pub struct SiteInfo {
    /// The size of the edited part, in the units of the case's size.
    pub weight: u32,
    /// The place of the site: an edit includes the edits of the sites inside it.
    pub span: Range<usize>,
    /// Equal for the same site before and after another edit.
    pub key: u64,
    /// The probability that the case needs the site.
    pub needed: SiteNeed,
}

/// The probability that a case needs a site of which nothing was tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SiteNeed {
    /// It follows from the pass's other sites.
    Unknown,
    /// It was measured on other cases.
    Measured(f64),
    /// It is assumed from the size of the site, and corrected by the candidates so far.
    BySize(f64),
}

/// The sites to edit, and the sites that a pass has offered.
#[derive(Clone, Debug)]
pub struct SiteRange {
    chosen: Chosen,
    offered: usize,
    infos: Vec<SiteInfo>,
}

#[derive(Clone, Debug)]
enum Chosen {
    Range(Range<usize>),
    /// By number, in order.
    Set(Vec<usize>),
}

impl SiteRange {
    /// The sites with numbers in `chosen`, counted from 0 in the order in which the pass offers them.
    #[must_use]
    pub const fn new(chosen: Range<usize>) -> SiteRange {
        SiteRange { chosen: Chosen::Range(chosen), offered: 0, infos: Vec::new() }
    }

    /// The empty range: the pass edits nothing, and its sites are counted.
    #[must_use]
    pub const fn empty() -> SiteRange {
        SiteRange::new(0..0)
    }

    /// The sites with these numbers.
    #[must_use]
    pub fn set(mut chosen: Vec<usize>) -> SiteRange {
        chosen.sort_unstable();
        SiteRange { chosen: Chosen::Set(chosen), offered: 0, infos: Vec::new() }
    }

    /// Counts a site; returns `true` if the pass is to edit it. A pass calls this once at every site.
    pub fn next_is_chosen(&mut self) -> bool {
        let number = self.offered;
        self.offer(SiteInfo {
            weight: 1,
            span: number..number + 1,
            key: number as u64,
            needed: SiteNeed::Unknown,
        })
    }

    /// Counts a site of which more is known; returns `true` if the pass is to edit it.
    pub fn offer(&mut self, info: SiteInfo) -> bool {
        let number = self.offered;
        self.offered += 1;
        self.infos.push(info);
        match &self.chosen {
            Chosen::Range(range) => range.contains(&number),
            Chosen::Set(numbers) => numbers.binary_search(&number).is_ok(),
        }
    }

    /// The number of sites that the pass has offered.
    #[must_use]
    pub const fn offered(&self) -> usize {
        self.offered
    }

    /// The sites that the pass has offered, in order.
    #[must_use]
    pub fn into_infos(self) -> Vec<SiteInfo> {
        self.infos
    }
}
