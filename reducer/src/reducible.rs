//! The interface of a case to the driver that reduces it, and the rows of a pass table.

use std::fmt::{Debug, Display};

use crate::parts::Parted;
use crate::{SiteInfo, SiteRange};

/// A case that can be made smaller: a program in C or a module of LLVM IR.
pub trait Reducible: Clone + 'static {
    /// The size of a case. A candidate is kept only if it is smaller, so the total order makes reductions end.
    type Size: Copy + Debug + Ord + Display;
    /// The edit of a pass.
    type Edit: Copy + Debug + 'static;

    /// Every pass, in the order in which they run.
    const PASSES: &'static [ReductionPass<Self>];

    /// Measures the case.
    fn size(&self) -> Self::Size;

    /// The size of the case in the unit of [`SiteInfo::weight`]; 0 where sites do not say what they weigh.
    fn weight(&self) -> u32 {
        0
    }

    /// The same case without what has been computed of it but its size.
    #[must_use]
    fn detached(&self) -> Self {
        self.clone()
    }

    /// Applies an edit at the sites in the range; also removes what the edit leaves without a use.
    fn edit(&mut self, edit: Self::Edit, sites: &mut SiteRange);

    /// True if the case may be tested: an edit may give an ill-formed one.
    fn is_well_formed(&self) -> bool;

    /// True if the case is smaller than this size, as far as that can be told at a small price. Of a candidate that a test takes the true size
    /// is asked.
    fn may_be_smaller_than(&self, size: Self::Size) -> bool {
        self.size() < size
    }

    /// A hash of the case, equal for equal cases.
    fn digest(&self) -> u64;

    /// The smallest case of its kind, which no test may accept.
    fn empty(&self) -> Self;

    /// Small cases of the kind of this one, which are tried before and after all passes.
    fn templates(&self) -> Vec<Self> {
        Vec::new()
    }

    /// The case without what makes parts of it need others, which is tried before it is taken apart; `None` where there is no such thing.
    fn untied(&self) -> Option<Self> {
        None
    }

    /// The number of ways to take the case apart, coarse ones first; 0 if it is so small that its sites are cheaper to try.
    fn grains(&self) -> usize {
        0
    }

    /// The case as its parts; `None` if it has none in this way.
    fn parted(&self, grain: usize) -> Option<Box<dyn Parted<Self>>> {
        let _ = grain;
        None
    }

    /// The case, which lacks parts of `best` and is as interesting, as the next best; `None` if it is ill-formed or not smaller.
    fn instead_of(self, best: &Self) -> Option<Self> {
        (self.size() < best.size() && self.is_well_formed()).then_some(self)
    }

    /// True if the sites of the case are cheaper to try than its parts.
    fn is_small(&self) -> bool {
        true
    }

    /// The case with canonical names, so that equal reductions of different cases read the same.
    fn renamed(&self) -> Self;

    /// The case with values that cannot be right by chance, the best first; nothing where that means nothing.
    fn distinctive(&self) -> Vec<Self> {
        Vec::new()
    }

    /// The case as it is to be read; the first that is interesting is taken.
    fn finished(&self) -> Vec<Self> {
        vec![self.renamed()]
    }
}

/// The order of passes: a tier is repeated until it finds no smaller case, before the next begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PassTier {
    /// Whole functions, statements, blocks, instructions and declarations.
    Coarse,
    /// Expressions, operands, initialisers, parameters and fields.
    Medium,
    /// Attributes, flags, widths, types and constants.
    Fine,
}

/// A way to make a case smaller.
#[derive(Clone, Copy, Debug)]
pub struct ReductionPass<T: Reducible> {
    /// The pass's name in reports.
    pub name: &'static str,
    /// The tier that runs it.
    pub tier: PassTier,
    pub(crate) edit: T::Edit,
}

impl<T: Reducible> ReductionPass<T> {
    /// Edits the sites in the range.
    pub fn apply(&self, case: &mut T, sites: &mut SiteRange) {
        case.edit(self.edit, sites);
    }

    /// The sites that the pass has in a case.
    #[must_use]
    pub fn site_infos(&self, case: &T) -> Vec<SiteInfo> {
        let mut sites = SiteRange::empty();
        self.apply(&mut case.clone(), &mut sites);
        sites.into_infos()
    }

    /// The number of sites that the pass has in a case.
    #[must_use]
    pub fn sites(&self, case: &T) -> usize {
        let mut sites = SiteRange::empty();
        self.apply(&mut case.clone(), &mut sites);
        sites.offered()
    }
}
