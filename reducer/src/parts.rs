//! The parts of a large case and what each needs of the others.

/// A part of a case. It can go together with all parts that need it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CasePart {
    /// The size, in a unit of the case's.
    pub weight: u32,
    /// The parts without which a case that has it is ill-formed, by number.
    pub needs: Vec<u32>,
    /// True if it stays in any case.
    pub pinned: bool,
    /// Parts of a lower rank are more likely to be wanted, and come first.
    pub rank: u32,
}

/// A case as its parts.
pub trait Parted<T> {
    /// The parts.
    fn parts(&self) -> &[CasePart];

    /// The case with only those parts that are marked, which have all that they need.
    fn keeping(&self, kept: &[bool]) -> T;
}

/// Nested sets of parts, each with all that its parts need: for each number of parts in an order, the first so many and what they need.
#[derive(Clone, Debug)]
pub(crate) struct PartPrefixes {
    /// The parts that are in every set.
    required: Vec<bool>,
    /// The parts by which the sets grow.
    order: Vec<u32>,
    /// The first set that has each part; [`NOWHERE`] if none has it.
    first: Vec<u32>,
    /// The weight of each set.
    weights: Vec<u64>,
}

const NOWHERE: u32 = u32::MAX;

/// The steps that the search for what each part needs may take for all parts together; with more parts than it gets to, the order is
/// partly that of the case.
const MOST_STEPS: usize = 50_000_000;

impl PartPrefixes {
    /// The sets that grow by the parts of the lowest rank first, and of these by the last.
    pub(crate) fn last_first(parts: &[CasePart]) -> PartPrefixes {
        let mut order: Vec<u32> = (0..parts.len() as u32).rev().collect();
        order.sort_by_key(|&part| parts[part as usize].rank);
        PartPrefixes::in_order(parts, order)
    }

    /// The sets that grow by the parts of the lowest rank first, and of these by those that bring least with them.
    pub(crate) fn lightest_first(parts: &[CasePart]) -> PartPrefixes {
        PartPrefixes::in_order(parts, lightest_first(parts, (0..parts.len() as u32).collect()))
    }

    fn in_order(parts: &[CasePart], order: Vec<u32>) -> PartPrefixes {
        let mut required = vec![false; parts.len()];
        for (number, _) in parts.iter().enumerate().filter(|(_, part)| part.pinned) {
            add_with_needs(parts, number as u32, &mut |at| !std::mem::replace(&mut required[at], true));
        }
        let mut new = PartPrefixes { required, order, first: Vec::new(), weights: Vec::new() };
        new.number(parts);
        new
    }

    /// Has the sets grow by the same parts, those that bring least with them first. Of sets that grew by the last part first these are the
    /// parts that nothing after them needs, so that the steps are large.
    pub(crate) fn reorder_lightest_first(&mut self, parts: &[CasePart]) {
        self.order = lightest_first(parts, std::mem::take(&mut self.order));
        self.number(parts);
    }

    /// Puts the parts by which sets `low + 1` to `high` grow into every set, with what they need; what is in none of the sets up to `low`
    /// is in none any more.
    pub(crate) fn require(&mut self, parts: &[CasePart], low: usize, high: usize) {
        for &part in &self.order[low..high] {
            add_with_needs(parts, part, &mut |at| !std::mem::replace(&mut self.required[at], true));
        }
        self.order.truncate(low);
        self.number(parts);
    }

    /// Numbers the sets; parts that make none larger leave the order.
    fn number(&mut self, parts: &[CasePart]) {
        let weight = |at: usize| u64::from(parts[at].weight);
        self.first = self.required.iter().map(|&required| if required { 0 } else { NOWHERE }).collect();
        let required = (0..parts.len()).filter(|&at| self.required[at]);
        self.weights = vec![required.map(weight).sum()];
        let mut order = Vec::new();
        for &part in &self.order {
            let (set, mut grown, mut more) = (self.weights.len() as u32, false, 0);
            add_with_needs(parts, part, &mut |at| {
                let new = self.first[at] == NOWHERE;
                if new {
                    self.first[at] = set;
                    (grown, more) = (true, more + weight(at));
                }
                new
            });
            if grown {
                order.push(part);
                self.weights.push(self.weights[set as usize - 1] + more);
            }
        }
        self.order = order;
    }

    /// The number of the largest set.
    pub(crate) const fn last(&self) -> usize {
        self.order.len()
    }

    /// The weight of a set.
    pub(crate) fn weight(&self, set: usize) -> u64 {
        self.weights[set]
    }

    /// The first set that weighs at least as much.
    pub(crate) fn first_of_weight(&self, weight: u64) -> usize {
        self.weights.partition_point(|&of_set| of_set < weight)
    }

    /// A mark for each part in a set.
    pub(crate) fn marks(&self, set: usize) -> Vec<bool> {
        self.first.iter().map(|&first| first as usize <= set).collect()
    }
}

/// These parts in the order of their ranks, and of equal ones by the weight that each brings with it.
fn lightest_first(parts: &[CasePart], mut order: Vec<u32>) -> Vec<u32> {
    let weights = weights_with_needs(parts);
    order.sort_by_key(|&part| (parts[part as usize].rank, weights[part as usize], part));
    order
}

/// Adds a part and all that it needs; `is_new` notes a part and says if it was not there.
fn add_with_needs(parts: &[CasePart], part: u32, is_new: &mut dyn FnMut(usize) -> bool) {
    let mut left = vec![part];
    while let Some(part) = left.pop() {
        if is_new(part as usize) {
            left.extend(&parts[part as usize].needs);
        }
    }
}

/// The weight of each part together with all that it needs.
fn weights_with_needs(parts: &[CasePart]) -> Vec<u64> {
    let (mut seen, mut steps) = (vec![NOWHERE; parts.len()], 0);
    let of_part = |part: u32| {
        if steps > MOST_STEPS {
            return u64::from(NOWHERE) + u64::from(part);
        }
        let mut sum = 0;
        add_with_needs(parts, part, &mut |at| {
            steps += 1;
            let new = std::mem::replace(&mut seen[at], part) != part;
            sum += if new { u64::from(parts[at].weight) } else { 0 };
            new
        });
        sum
    };
    (0..parts.len() as u32).map(of_part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(weight: u32, needs: &[u32]) -> CasePart {
        CasePart { weight, needs: needs.to_vec(), ..CasePart::default() }
    }

    #[test]
    fn a_set_has_all_that_its_parts_need() {
        // The third needs the first, and the first and second each other.
        let parts = [part(1, &[1]), part(2, &[0]), part(4, &[0]), part(8, &[])];
        let weights = |sets: &PartPrefixes| (0..=sets.last()).map(|set| sets.weight(set)).collect::<Vec<_>>();
        let mut sets = PartPrefixes::last_first(&parts);
        assert_eq!(weights(&sets), [0, 8, 15]);
        sets.reorder_lightest_first(&parts);
        assert_eq!(weights(&sets), [0, 7, 15]);
        let mut sets = PartPrefixes::lightest_first(&parts);
        assert_eq!(weights(&sets), [0, 3, 7, 15]);
        assert_eq!(sets.marks(1), [true, true, false, false]);
        assert_eq!(sets.first_of_weight(4), 2);
        sets.require(&parts, 1, 2);
        assert_eq!((sets.last(), sets.weight(0)), (0, 7));
        assert_eq!(sets.marks(0), [true, true, true, false]);
    }

    #[test]
    fn what_is_pinned_is_in_every_set() {
        let parts = [part(1, &[]), CasePart { pinned: true, ..part(2, &[0]) }, part(4, &[])];
        let sets = PartPrefixes::last_first(&parts);
        assert_eq!((sets.last(), sets.weight(0), sets.weight(1)), (1, 3, 7));
    }
}
