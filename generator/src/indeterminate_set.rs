//! Sets of scalars that may be indeterminate.

/// A set of the scalars of an object that may be indeterminate, by position; only the first
/// [`IndeterminateSet::MAX_SCALARS`] scalars can be in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct IndeterminateSet(u64);

impl IndeterminateSet {
    /// The greatest number of scalars in an object that may have indeterminate ones.
    pub(crate) const MAX_SCALARS: usize = 64;
    /// The empty set: every scalar has a value.
    pub(crate) const NONE: IndeterminateSet = IndeterminateSet(0);

    /// The first `count` scalars, at most [`IndeterminateSet::MAX_SCALARS`] of them.
    pub(crate) const fn first(count: usize) -> IndeterminateSet {
        if count < IndeterminateSet::MAX_SCALARS {
            IndeterminateSet((1 << count) - 1)
        } else {
            IndeterminateSet(u64::MAX)
        }
    }

    /// Those of the first `count` scalars whose bits are set.
    pub(crate) const fn of_bits(bits: u64, count: usize) -> IndeterminateSet {
        IndeterminateSet(bits & IndeterminateSet::first(count).0)
    }

    /// True if every scalar has a value.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if the scalar may be indeterminate.
    pub(crate) const fn contains(self, leaf: usize) -> bool {
        leaf < IndeterminateSet::MAX_SCALARS && self.0 >> leaf & 1 == 1
    }

    /// The set with one scalar added, if `indeterminate`, or removed.
    pub(crate) const fn with_leaf(self, leaf: usize, indeterminate: bool) -> IndeterminateSet {
        match (leaf < IndeterminateSet::MAX_SCALARS, indeterminate) {
            (false, _) => self,
            (true, true) => IndeterminateSet(self.0 | 1 << leaf),
            (true, false) => IndeterminateSet(self.0 & !(1 << leaf)),
        }
    }

    /// The union of two sets.
    pub(crate) const fn union(self, other: IndeterminateSet) -> IndeterminateSet {
        IndeterminateSet(self.0 | other.0)
    }

    /// The difference of two sets.
    pub(crate) const fn difference(self, other: IndeterminateSet) -> IndeterminateSet {
        IndeterminateSet(self.0 & !other.0)
    }

    /// The subset for a part of the object with `count` scalars from `start` on; positions count from the part's first
    /// scalar.
    pub(crate) const fn part(self, start: usize, count: usize) -> IndeterminateSet {
        if start < IndeterminateSet::MAX_SCALARS {
            IndeterminateSet::of_bits(self.0 >> start, count)
        } else {
            IndeterminateSet::NONE
        }
    }

    /// The set with the subset for a part replaced.
    pub(crate) const fn with_part(
        self,
        start: usize,
        count: usize,
        part: IndeterminateSet,
    ) -> IndeterminateSet {
        if start >= IndeterminateSet::MAX_SCALARS {
            return self;
        }
        let place = IndeterminateSet::first(count).0 << start;
        IndeterminateSet(self.0 & !place | (part.0 << start) & place)
    }

    /// The positions of the scalars in the set, in order.
    pub(crate) fn leaves(self) -> impl Iterator<Item = usize> {
        (0..IndeterminateSet::MAX_SCALARS).filter(move |leaf| self.contains(*leaf))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_taken_out_and_put_back() {
        let all = IndeterminateSet::first(6);
        assert_eq!(all.part(4, 5), IndeterminateSet::first(2));
        let holed = all.with_part(1, 3, IndeterminateSet::NONE.with_leaf(1, true));
        assert_eq!(holed.leaves().collect::<Vec<_>>(), [0, 2, 4, 5]);
        assert_eq!(holed.part(1, 3).leaves().collect::<Vec<_>>(), [1]);
        assert_eq!((all.part(64, 2), all.with_part(64, 2, all)), (IndeterminateSet::NONE, all));
        assert!(
            !all.with_leaf(3, false).contains(3)
                && !all.contains(64)
                && IndeterminateSet::first(99).contains(63)
        );
    }
}
