//! Programs that make one call: each scalar of every argument and of the result has a value of its own, and each is
//! observed where it arrives. What `explain --against` and `evaluate --rules` show by running.

mod leaf;
mod probe;
mod value;

pub(in crate::verbs) use probe::{CallProbe, Fact, call_probe};
