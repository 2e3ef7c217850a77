//! The oracle for modules of LLVM IR: what may they observe, and did everybody stay within that?
//!
//! The witness is the tracked machine ([`interpreter::tracked`]), which says of a module everything that it may do,
//! bit by bit. Held against it are the fast machine, in process ([`check`]), and whatever passes and back ends make
//! of the module, natively ([`examine`]). For modules of a few bits the exhaustive engine is a third witness.
//!
//! A native run is wrong if what it observed is no allowed outcome. That says something only of modules whose runs
//! are all free of undefined behaviour, which is why those that `generator::ir` makes for this say so
//! (`Config::ub_free`). [`crate::recipe`] has the passes that are tried one at a time: a finding by a single pass names
//! the culprit.
//!
//! What LLVM is known to do wrong is in the ledger: [`explain`] asks it about a mismatch, by compiling the module once
//! more, changed by a [`remedy`](crate::ledger::REMEDIES) that keeps its meaning and avoids what is known.
//!
//! *Invariant: nothing here knows how modules come about.*

mod explain;
mod in_process;
mod judge;
mod native;

pub use explain::explain;
pub use in_process::{Against, Campaign, Disagreement, Tally, check};
pub use judge::{Judgement, judge};
pub use native::{Examined, ExaminedBatch, ModuleRun, allowed, examine};
