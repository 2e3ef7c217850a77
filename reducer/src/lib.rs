//! Smaller program, same verdict.
//!
//! Delta debugging over the tree: a [`Pass`] numbers the sites where it could edit a program, and the driver
//! tries runs of sites, all of them first, then halves, down to single ones. A candidate that the checker
//! refuses is thrown away before anything runs, so an edit need not be careful; a candidate counts only if it
//! is smaller by [`Size`], a total order, so reduction ends, and ends in the same place every time.
//!
//! The reducer knows neither compilers nor verdicts: what "the same" means is the caller's
//! [`Interestingness`], which is handed candidates in batches because starting a compiler is the cost.

mod chooser;
mod passes;
mod reduce;
mod retype;
mod size;
mod zero;

pub use chooser::Chooser;
pub use passes::{PASSES, Pass, Tier};
pub use reduce::{Interest, Interestingness, Options, Progress, ReduceError, Reduction, Stats, reduce};
pub use size::Size;
