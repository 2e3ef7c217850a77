//! Sets of choices: what a bit may depend on.

use rustc_hash::FxHashMap;

use super::gates::ChoiceId;

/// A set of choices, by number; equal sets have equal numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct SetId(u32);

impl SetId {
    /// No choice: the bit is a constant.
    pub(super) const EMPTY: SetId = SetId(0);
    /// More choices than are worth naming: the bit may depend on any.
    pub(super) const MANY: SetId = SetId(1);
}

/// Members a set may have before it becomes [`SetId::MANY`]: the bits of two of the widest scalars.
const MOST: usize = 256;

/// Every set that occurred. Sets are sorted, so that a union is a merge.
#[derive(Debug)]
pub(super) struct Supports {
    sets: Vec<Box<[ChoiceId]>>,
    ids: FxHashMap<Box<[ChoiceId]>, SetId>,
    unions: FxHashMap<(SetId, SetId), SetId>,
}

impl Default for Supports {
    fn default() -> Self {
        let empty: Box<[ChoiceId]> = Box::new([]);
        let ids = [(empty.clone(), SetId::EMPTY)].into_iter().collect();
        // The members of MANY are not listed; see `members`.
        Supports { sets: vec![empty.clone(), empty], ids, unions: FxHashMap::default() }
    }
}

impl Supports {
    /// The set of one choice.
    pub(super) fn single(&mut self, choice: ChoiceId) -> SetId {
        self.enter(Box::new([choice]))
    }

    /// The members in ascending order; `None` if they are too many to be known.
    pub(super) fn members(&self, set: SetId) -> Option<&[ChoiceId]> {
        (set != SetId::MANY).then(|| &*self.sets[set.0 as usize])
    }

    /// What depends on one of two sets.
    pub(super) fn union(&mut self, a: SetId, b: SetId) -> SetId {
        let (a, b) = (a.min(b), a.max(b));
        if a == b || a == SetId::EMPTY {
            return b;
        }
        if let Some(&known) = self.unions.get(&(a, b)) {
            return known;
        }
        let union = self.merge(a, b);
        self.unions.insert((a, b), union);
        union
    }

    fn merge(&mut self, a: SetId, b: SetId) -> SetId {
        let (Some(a), Some(b)) = (self.members(a), self.members(b)) else { return SetId::MANY };
        let mut all: Vec<ChoiceId> = a.iter().chain(b).copied().collect();
        all.sort_unstable();
        all.dedup();
        if all.len() > MOST { SetId::MANY } else { self.enter(all.into()) }
    }

    fn enter(&mut self, set: Box<[ChoiceId]>) -> SetId {
        if let Some(&known) = self.ids.get(&set) {
            return known;
        }
        let id = SetId(self.sets.len() as u32);
        self.sets.push(set.clone());
        self.ids.insert(set, id);
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_are_sets() {
        let mut supports = Supports::default();
        let [a, b, c] = [2, 0, 1].map(|id| supports.single(ChoiceId(id)));
        let left = supports.union(a, b);
        let left = supports.union(left, c);
        let right = supports.union(c, a);
        let right = supports.union(right, b);
        assert_eq!(left, right);
        assert_eq!(supports.members(left), Some(&[ChoiceId(0), ChoiceId(1), ChoiceId(2)][..]));
        assert_eq!(supports.union(left, SetId::EMPTY), left);
        assert_eq!(supports.union(left, SetId::MANY), SetId::MANY);
    }

    #[test]
    fn too_many_are_many() {
        let mut supports = Supports::default();
        let mut all = SetId::EMPTY;
        for id in 0..=MOST as u32 {
            let one = supports.single(ChoiceId(id));
            all = supports.union(all, one);
        }
        assert_eq!(supports.members(all), None);
    }
}
