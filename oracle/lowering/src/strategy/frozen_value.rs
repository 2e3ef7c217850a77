//! The stricter reading of PLDI 2017's proposal: a store freezes the value as well, so that what it writes back holds
//! no poison. Words become poison in part all the same: by copies, and by stores that touch some of their bytes.
//!
//! A field as wide as its unit is stored as it is: its poison has no neighbour to reach.

use super::word::{self, Frozen};
use super::{Bodies, Coercion, Strategy};

pub(super) const STRATEGY: Strategy = Strategy {
    name: "frozen-value",
    description: "like frozen-word, and a store freezes the value it puts into the word",
    bodies: Bodies::Units,
    coercion: Coercion::Frozen,
    load: word::load,
    store: |e, field, value, wanted| word::store(e, field, value, wanted, Frozen::WordAndValue),
};
