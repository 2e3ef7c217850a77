//! The proposal of "Taming Undefined Behavior in LLVM" (PLDI 2017, section 5.3): a store to a bit-field freezes the
//! word it has loaded before it puts the new value in. D128501 proposed the same for clang.
//!
//! It repairs the first store to an uninitialised record. It does not repair a word that holds one poison field
//! among defined ones, as copies and stores of poison values leave it: to `load` the whole word is poison, and
//! `freeze` makes up new values for the defined fields as well (thesis, section 3.2.3). A read freezes nothing.

use super::word::{self, Frozen};
use super::{Bodies, Coercion, Strategy};

pub(super) const STRATEGY: Strategy = Strategy {
    name: "frozen-word",
    description: "like word, and a store freezes the word it has loaded",
    bodies: Bodies::Units,
    coercion: Coercion::Frozen,
    load: word::load,
    store: |e, field, value, wanted| word::store(e, field, value, wanted, Frozen::Word),
};
