//! The test-case reducer: it makes a program smaller while its verdict stays the same.
//!
//! This is delta debugging over the syntax tree. A [`ReductionPass`] numbers the sites where it could edit a program,
//! and the driver tries ranges of sites: all of them first, then halves, down to single ones. A candidate that the
//! checker rejects is dropped before any test runs, so an edit may give an ill-formed program. A candidate is kept only
//! if it is smaller by [`ProgramSize`], a total order, so a reduction terminates, and repeated reductions give the same
//! program.
//!
//! The reducer knows neither compilers nor verdicts: the caller's [`Interestingness`] decides which candidates are
//! interesting. It gets candidates in batches, because starting a compiler costs most.

mod passes;
mod reduce;
mod retype;
mod site_range;
mod size;
mod zero;

pub use passes::{PASSES, PassTier, ReductionPass};
pub use reduce::{
    Interest, Interestingness, ReduceError, Reduction, ReductionControl, ReductionOptions, ReductionStats,
    reduce,
};
pub use site_range::SiteRange;
pub use size::ProgramSize;
