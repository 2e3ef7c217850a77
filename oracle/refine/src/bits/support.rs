//! Supports: the sets of choices that bits may depend on.

use rustc_hash::FxHashMap;

use super::aig::ChoiceId;

/// A set of choices, by number; equal sets have equal numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SupportId(u32);

impl SupportId {
    /// The empty set: the bit is a constant.
    pub const EMPTY: SupportId = SupportId(0);
    /// A set too large to be listed: the bit may depend on any choice.
    pub const UNBOUNDED: SupportId = SupportId(1);
}

/// Largest size of a set before it becomes [`SupportId::UNBOUNDED`]: the bits of two of the widest scalars.
pub const MAX_SUPPORT: usize = 256;

/// All sets that occurred. Sets are sorted, so that a union is a merge.
#[derive(Debug)]
pub struct SupportTable {
    sets: Vec<Box<[ChoiceId]>>,
    ids: FxHashMap<Box<[ChoiceId]>, SupportId>,
    unions: FxHashMap<(SupportId, SupportId), SupportId>,
}

impl Default for SupportTable {
    fn default() -> Self {
        let empty: Box<[ChoiceId]> = Box::new([]);
        let ids = [(empty.clone(), SupportId::EMPTY)].into_iter().collect();
        // The members of UNBOUNDED are not listed; see `members`.
        SupportTable { sets: vec![empty.clone(), empty], ids, unions: FxHashMap::default() }
    }
}

impl SupportTable {
    /// The set of one choice.
    pub fn single(&mut self, choice: ChoiceId) -> SupportId {
        self.enter(Box::new([choice]))
    }

    /// The members in ascending order; `None` for [`SupportId::UNBOUNDED`].
    pub fn members(&self, set: SupportId) -> Option<&[ChoiceId]> {
        (set != SupportId::UNBOUNDED).then(|| &*self.sets[set.0 as usize])
    }

    /// The union of two sets.
    pub fn union(&mut self, a: SupportId, b: SupportId) -> SupportId {
        let (a, b) = (a.min(b), a.max(b));
        if a == b || a == SupportId::EMPTY {
            return b;
        }
        if let Some(&known) = self.unions.get(&(a, b)) {
            return known;
        }
        let union = self.merge(a, b);
        self.unions.insert((a, b), union);
        union
    }

    fn merge(&mut self, a: SupportId, b: SupportId) -> SupportId {
        let (Some(a), Some(b)) = (self.members(a), self.members(b)) else { return SupportId::UNBOUNDED };
        let mut all: Vec<ChoiceId> = a.iter().chain(b).copied().collect();
        all.sort_unstable();
        all.dedup();
        if all.len() > MAX_SUPPORT { SupportId::UNBOUNDED } else { self.enter(all.into()) }
    }

    fn enter(&mut self, set: Box<[ChoiceId]>) -> SupportId {
        if let Some(&known) = self.ids.get(&set) {
            return known;
        }
        let id = SupportId(self.sets.len() as u32);
        self.sets.push(set.clone());
        self.ids.insert(set, id);
        id
    }
}
