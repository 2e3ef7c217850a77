//! The flow of indeterminate values through a program.

use std::ops::BitOrAssign;

/// A set of things a program does with indeterminate values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flow(u8);

impl Flow {
    /// Nothing.
    pub const NONE: Flow = Flow(0);
    /// A single scalar is copied while it may be indeterminate.
    pub const FIELD: Flow = Flow(1);
    /// A record is assigned, copied by `memcpy` or the first value of another while a scalar of it may be
    /// indeterminate.
    pub const RECORD: Flow = Flow(1 << 1);
    /// Such a record is passed.
    pub const ARGUMENT: Flow = Flow(1 << 2);
    /// Such a record is returned.
    pub const RESULT: Flow = Flow(1 << 3);
    /// A bit-field gets a determinate value while the member declared before or behind it is a bit-field that
    /// may be indeterminate.
    pub const NEIGHBOUR: Flow = Flow(1 << 4);

    /// Every one of them, with its name.
    pub const NAMED: [(Flow, &'static str); 5] = [
        (Flow::FIELD, "field"),
        (Flow::RECORD, "record"),
        (Flow::ARGUMENT, "argument"),
        (Flow::RESULT, "result"),
        (Flow::NEIGHBOUR, "neighbour"),
    ];

    /// True when everything in `other` is in this set.
    #[must_use]
    pub const fn contains(self, other: Flow) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOrAssign for Flow {
    fn bitor_assign(&mut self, other: Flow) {
        self.0 |= other.0;
    }
}
