//! The search in a large case: by its parts and what each needs, so that a candidate lacks most of the case and is well-formed all
//! the same.
//!
//! This is binary reduction of dependency graphs (Kalhauge and Palsberg, "Binary Reduction of Dependency Graphs", ESEC/FSE 2019). The
//! sets of parts are nested; the smallest that is interesting is found by bisection. The part by which it is larger than the
//! one before is needed. Then the same is done with the sets that have it from the beginning, until what is needed is interesting alone.

use crate::Reducible;
use crate::parts::{CasePart, PartPrefixes, Parted};
use crate::reduce::ReductionSearch;

/// A bisection: the largest set that is known to fail, and the smallest that is known not to.
#[derive(Clone, Copy, Debug)]
struct SetBisection {
    failed: Option<usize>,
    interesting: usize,
}

/// The order of the parts by which sets grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PartOrder {
    /// The last of the text first: in preprocessed text the user's own, after all headers.
    LastFirst,
    /// Those that bring least with them first.
    LightestFirst,
}

/// The weight that a first candidate has at least, as a part of the whole: what is to be kept is mostly little.
const FIRST: u64 = 256;

/// The weight at which sets are not told apart any more, as a part of theirs.
const ALIKE: u64 = 32;

/// The weight at which sets are not told apart any more, however little they weigh.
const ALIKE_AT_LEAST: u64 = 16;

/// The rounds in which little is gained after which a search ends.
const VAIN_ROUNDS: u32 = 3;

impl SetBisection {
    /// The set to try next; `None` if it is known where sets begin to be interesting.
    fn next(self, sets: &PartPrefixes) -> Option<usize> {
        let whole = sets.weight(self.interesting);
        let Some(failed) = self.failed else { return (self.interesting > 0).then_some(0) };
        let least = sets.weight(failed);
        if self.interesting - failed <= 1 || whole - least <= (whole / ALIKE).max(ALIKE_AT_LEAST) {
            return None;
        }
        // The geometric mean: a small candidate costs little.
        let middle = (least.max(whole / FIRST) as f64 * whole as f64).sqrt() as u64;
        Some(sets.first_of_weight(middle).clamp(failed + 1, self.interesting - 1))
    }
}

impl<T: Reducible> ReductionSearch<'_, T> {
    /// Makes a large case small by its parts, coarse ones first.
    pub(crate) fn run_by_parts(&mut self) {
        let mut order = PartOrder::LastFirst;
        for grain in 0..self.best.grains() {
            // What sets that are alike have besides was kept, and mostly is not needed.
            let mut before = u32::MAX;
            while self.best.weight() < before / 4 * 3 && !self.is_over() && !self.best.is_small() {
                before = self.best.weight();
                let Some(parted) = self.best.parted(grain) else { break };
                self.stats.pass = "parts";
                self.run_with(&*parted, order);
                order = if grain == 0 { order } else { PartOrder::LightestFirst };
            }
        }
    }

    /// Searches in sets that grow in this order once, and then in those that grow by the lightest parts first.
    fn run_with(&mut self, parted: &dyn Parted<T>, mut order: PartOrder) {
        let parts: &[CasePart] = parted.parts();
        let mut sets = match order {
            PartOrder::LastFirst => PartPrefixes::last_first(parts),
            PartOrder::LightestFirst => PartPrefixes::lightest_first(parts),
        };
        // Without any part that is not pinned the case would be as good as empty.
        let mut failed = Some(0).filter(|_| !parts.iter().any(|part| part.pinned));
        let mut vain = 0;
        while sets.last() > 0 && vain < VAIN_ROUNDS && !self.stopped {
            let whole = sets.weight(sets.last());
            let found = self.bisect(parted, &sets, SetBisection { failed, interesting: sets.last() });
            failed = None;
            if self.best.is_small() {
                return;
            }
            vain = if sets.weight(found.interesting) > whole - whole / ALIKE { vain + 1 } else { 0 };
            sets.require(parts, found.failed.unwrap_or(0), found.interesting);
            if order == PartOrder::LastFirst {
                order = PartOrder::LightestFirst;
                sets.reorder_lightest_first(parts);
            }
            if found.interesting == 0 {
                return;
            }
        }
    }

    /// Finds the smallest set that is interesting. With several jobs the candidates that are tested together are those that come next
    /// if all before them fail.
    fn bisect(&mut self, parted: &dyn Parted<T>, sets: &PartPrefixes, from: SetBisection) -> SetBisection {
        let mut at = from;
        while !self.is_over() && !self.best.is_small() {
            let mut ahead = at;
            let (mut candidates, mut tried) = (Vec::new(), Vec::new());
            while candidates.len() < self.options.batch
                && let Some(set) = ahead.next(sets)
            {
                if let Some(candidate) = self.unseen(parted.keeping(&sets.marks(set))) {
                    candidates.push(candidate);
                    tried.push((ahead, set));
                }
                ahead.failed = Some(set);
            }
            if ahead.failed == at.failed {
                break;
            }
            let same = self.first_same(&candidates);
            at = ahead;
            if let Some(same) = same {
                self.forget(&candidates[same + 1..]);
                let (before, set) = tried[same];
                at = SetBisection { failed: Some(set), ..before };
                if let Some(case) = candidates.swap_remove(same).instead_of(&self.best) {
                    self.keep(case);
                    at = SetBisection { interesting: set, ..before };
                }
            }
        }
        at
    }
}
