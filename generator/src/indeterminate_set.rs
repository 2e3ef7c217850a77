//! Sets of scalars that may be indeterminate.

/// A set of the scalars of an object that may be indeterminate, by position; only the first
/// [`IndeterminateSet::MAX_SCALARS`] scalars can be in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IndeterminateSet(u64);

impl IndeterminateSet {
    /// The greatest number of scalars in an object that may have indeterminate ones.
    pub const MAX_SCALARS: usize = 64;
    /// The empty set: every scalar has a value.
    pub const NONE: IndeterminateSet = IndeterminateSet(0);

    /// The first `count` scalars, at most [`IndeterminateSet::MAX_SCALARS`] of them.
    pub const fn first(count: usize) -> IndeterminateSet {
        if count < IndeterminateSet::MAX_SCALARS {
            IndeterminateSet((1 << count) - 1)
        } else {
            IndeterminateSet(u64::MAX)
        }
    }

    /// Those of the first `count` scalars whose bits are set.
    pub const fn of_bits(bits: u64, count: usize) -> IndeterminateSet {
        IndeterminateSet(bits & IndeterminateSet::first(count).0)
    }

    /// True if every scalar has a value.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if the scalar may be indeterminate.
    pub const fn contains(self, leaf: usize) -> bool {
        leaf < IndeterminateSet::MAX_SCALARS && self.0 >> leaf & 1 == 1
    }

    /// The set with one scalar added, if `indeterminate`, or removed.
    pub const fn with_leaf(self, leaf: usize, indeterminate: bool) -> IndeterminateSet {
        match (leaf < IndeterminateSet::MAX_SCALARS, indeterminate) {
            (false, _) => self,
            (true, true) => IndeterminateSet(self.0 | 1 << leaf),
            (true, false) => IndeterminateSet(self.0 & !(1 << leaf)),
        }
    }

    /// The union of two sets.
    pub const fn union(self, other: IndeterminateSet) -> IndeterminateSet {
        IndeterminateSet(self.0 | other.0)
    }

    /// The difference of two sets.
    pub const fn difference(self, other: IndeterminateSet) -> IndeterminateSet {
        IndeterminateSet(self.0 & !other.0)
    }

    /// The subset for a part of the object with `count` scalars from `start` on; positions count from the part's first
    /// scalar.
    pub const fn part(self, start: usize, count: usize) -> IndeterminateSet {
        if start < IndeterminateSet::MAX_SCALARS {
            IndeterminateSet::of_bits(self.0 >> start, count)
        } else {
            IndeterminateSet::NONE
        }
    }

    /// The set with the subset for a part replaced.
    pub const fn with_part(self, start: usize, count: usize, part: IndeterminateSet) -> IndeterminateSet {
        if start >= IndeterminateSet::MAX_SCALARS {
            return self;
        }
        let place = IndeterminateSet::first(count).0 << start;
        IndeterminateSet(self.0 & !place | (part.0 << start) & place)
    }

    /// The positions of the scalars in the set, in order.
    pub fn leaves(self) -> impl Iterator<Item = usize> {
        (0..IndeterminateSet::MAX_SCALARS).filter(move |leaf| self.contains(*leaf))
    }
}
