//! The test-case reducer: it makes a case smaller while its verdict stays the same. A case is a program in C or a module of
//! LLVM IR.
//!
//! This is delta debugging over the data structure. A [`ReductionPass`] numbers the sites where it could edit a case, and the
//! driver tries ranges of sites: all of them first, then halves, down to single ones. A candidate that is not well-formed
//! is dropped before any test runs, so an edit may give an ill-formed one. A candidate is kept only if it is smaller by
//! [`Reducible::Size`], a total order, so a reduction terminates, and repeated reductions give the same case.
//!
//! The reducer knows neither compilers nor verdicts: the caller's [`Interestingness`] decides which candidates are
//! interesting. It gets candidates in batches, because starting a compiler costs most.

mod ahead;
mod belief;
mod by_parts;
mod expectation;
mod module;
mod parts;
mod program;
mod reduce;
mod reducible;
mod signature_unit;
mod site_range;
mod source;

pub use module::{EntryModule, EntryRole, ModuleEdit, ModuleSize, TextSize, WholeModule, WholeModuleEdit};
pub use parts::{CasePart, Parted};
pub use program::{ProgramEdit, ProgramSize};
pub use reduce::{
    FinalValues, Interest, Interestingness, KnownValidity, OriginalTests, PassCounts, ReduceError, Reduction,
    ReductionControl, ReductionOptions, ReductionStats, Schedule, reduce,
};
pub use reducible::{PassTier, Reducible, ReductionPass};
pub use signature_unit::{UnitEdit, UnitSize, one_step, reduce_units};
pub use site_range::{SiteInfo, SiteNeed, SiteRange};
pub use source::{REACHED, SourceEdit, SourceLanguage, SourceSize, SourceText, TAKEN_GROUP};

#[cfg(test)]
extern crate self as reducer;
#[cfg(test)]
#[path = "../tests/it/main.rs"]
mod it;
