//! Anybody's C: text of one or more files, of which a command of the user's says whether it is interesting.

mod predicate;
mod validity;

pub use predicate::{Predicate, PredicateAnswer};
pub use validity::Validity;
