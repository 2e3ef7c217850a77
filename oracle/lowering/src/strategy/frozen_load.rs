//! A load that freezes the bits that it reads one by one, as `!freeze_bits` on loads was proposed to (D158342): whatever a field holds,
//! its neighbours keep their values. A store freezes the value, too, since `or` would make the whole word poison.
//!
//! LLVM has no such load. Where memory holds undef and no poison, a load and `freeze` do the same (`ir::legalize`).

use super::word::{self, Frozen};
use super::{Bodies, Coercion, Strategy};

pub(super) const STRATEGY: Strategy = Strategy {
    name: "frozen-load",
    description: "like frozen-value, and every load of a unit freezes its bits one by one",
    bodies: Bodies::Units,
    coercion: Coercion::Bitwise,
    load: |e, field| word::load_frozen(e, field, Frozen::Load),
    store: |e, field, value, wanted| word::store(e, field, value, wanted, Frozen::Load),
};
