//! Anybody's C: text of one or more files, of which a command of the user's says whether it is interesting, or all compilers whether
//! it does the same everywhere.

mod bitcode;
mod build_directory;
pub mod command;
mod conditionals;
pub mod flags;
mod guard;
mod invocation;
mod predicate;
mod program;
mod reached;
mod repetition;
pub mod script;
mod test_place;
mod validity;

pub use bitcode::Bitcode;
pub use build_directory::{BorrowedCopy, BuildDirectory};
pub use conditionals::without_conditionals;
pub use guard::{Definedness, Guard, definedness};
pub use invocation::Invocation;
pub use predicate::{Patience, Predicate, PredicateAnswer};
pub use program::{CompiledFiles, ForeignProgram, ForeignRunner, ignoring};
pub use reached::without_unreached;
pub use repetition::Repetition;
pub use test_place::{FirstInteresting, TestFiles, TestPlace, TestTexts};
pub use validity::Validity;
