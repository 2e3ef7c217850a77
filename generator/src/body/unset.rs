//! Which scalars of an object may be indeterminate.

/// A set of scalars by their position in an object, of which the first [`Unset::MOST`] may be in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Unset(u64);

impl Unset {
    /// Objects of more scalars than this always have values.
    pub(crate) const MOST: usize = 64;
    /// None: every scalar has a value.
    pub(crate) const NONE: Unset = Unset(0);

    /// The first `count` scalars, at most [`Unset::MOST`] of them.
    pub(crate) const fn first(count: usize) -> Unset {
        if count < Unset::MOST { Unset((1 << count) - 1) } else { Unset(u64::MAX) }
    }

    /// Those of the first `count` whose bits are set.
    pub(crate) const fn of_bits(bits: u64, count: usize) -> Unset {
        Unset(bits & Unset::first(count).0)
    }

    /// True when every scalar has a value.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True when the scalar may be indeterminate.
    pub(crate) const fn contains(self, leaf: usize) -> bool {
        leaf < Unset::MOST && self.0 >> leaf & 1 == 1
    }

    /// The same but for one scalar.
    pub(crate) const fn with(self, leaf: usize, unset: bool) -> Unset {
        match (leaf < Unset::MOST, unset) {
            (false, _) => self,
            (true, true) => Unset(self.0 | 1 << leaf),
            (true, false) => Unset(self.0 & !(1 << leaf)),
        }
    }

    /// Those in either.
    pub(crate) const fn or(self, other: Unset) -> Unset {
        Unset(self.0 | other.0)
    }

    /// Those that are not in the other.
    pub(crate) const fn without(self, other: Unset) -> Unset {
        Unset(self.0 & !other.0)
    }

    /// Those of a part of the object that has `count` scalars from `start` on, counted from the part's first.
    pub(crate) const fn part(self, start: usize, count: usize) -> Unset {
        if start < Unset::MOST { Unset::of_bits(self.0 >> start, count) } else { Unset::NONE }
    }

    /// The same with those of a part replaced.
    pub(crate) const fn with_part(self, start: usize, count: usize, part: Unset) -> Unset {
        if start >= Unset::MOST {
            return self;
        }
        let place = Unset::first(count).0 << start;
        Unset(self.0 & !place | (part.0 << start) & place)
    }

    /// The scalars, in order.
    pub(crate) fn leaves(self) -> impl Iterator<Item = usize> {
        (0..Unset::MOST).filter(move |leaf| self.contains(*leaf))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_taken_out_and_put_back() {
        let all = Unset::first(6);
        assert_eq!(all.part(4, 5), Unset::first(2));
        let holed = all.with_part(1, 3, Unset::NONE.with(1, true));
        assert_eq!(holed.leaves().collect::<Vec<_>>(), [0, 2, 4, 5]);
        assert_eq!(holed.part(1, 3).leaves().collect::<Vec<_>>(), [1]);
        assert_eq!((all.part(64, 2), all.with_part(64, 2, all)), (Unset::NONE, all));
        assert!(!all.with(3, false).contains(3) && !all.contains(64) && Unset::first(99).contains(63));
    }
}
