//! Anybody's C: text of one or more files, of which a command of the user's says whether it is interesting.

mod guard;
mod place;
mod predicate;
mod repetition;
pub mod script;
mod validity;

pub use guard::{Definedness, Guard};
pub use place::TestPlace;
pub use predicate::{Predicate, PredicateAnswer};
pub use repetition::Repetition;
pub use validity::Validity;
