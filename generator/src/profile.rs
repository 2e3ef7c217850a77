//! The kinds of programs that the generator makes.

use serde::{Deserialize, Serialize};

base::named! {
    /// The kind of programs to generate.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Profile: "profile" {
        /// Bit-fields of every kind and operations on them; few and simple calls.
        Bitfields = "bitfields",
        /// Records by value in every position, results, pointers to functions, callbacks, recursion.
        Calls = "calls",
        /// Everything.
        #[default]
        Mixed = "mixed",
        /// One feature per program, one record, one or two functions: the big profiles make too few simple programs.
        Single = "single",
        /// One record of the enumerated small world (see [`crate::SmallWorld`]), passed and returned.
        SmallWorld = "small-world",
        /// Poison flow: records start without values and are written piecemeal, copied, passed and returned
        /// while fields of them are indeterminate; only scalars that have a value are observed.
        Poison = "poison",
        /// The most signatures for a compiler's time: many small functions with random parameters and results, each called
        /// once.
        Signatures = "signatures",
    }
}
