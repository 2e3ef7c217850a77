//! The position of a campaign: the programs that are done. Workers end their batches in any order, so that is a prefix
//! and a
//! few batches beyond it; with it a killed campaign goes on without losing or repeating a program.
//!
//! Represents: the done programs of 0, 1, 2, …
//! Allows: batches to be done in any order, also of different sizes from one run to the next.
//! Rejects: nothing; done twice is done (`done_twice_is_done`).

use std::collections::BTreeMap;
use std::ops::Range;

use serde::{Deserialize, Serialize};

/// The done programs of a campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// All programs below this are done.
    prefix: u64,
    /// Done beyond the prefix: from the first to before the second, neither touching another nor the prefix.
    beyond: BTreeMap<u64, u64>,
}

impl Position {
    /// Notes a batch as done.
    pub fn done(&mut self, batch: Range<u64>) {
        if batch.is_empty() {
            return;
        }
        let (mut start, mut end) = (batch.start, batch.end);
        // Swallow every range that overlaps or touches this one.
        while let Some((&from, &to)) = self.beyond.range(..=end).next_back().filter(|(_, to)| **to >= start) {
            self.beyond.remove(&from);
            (start, end) = (start.min(from), end.max(to));
        }
        if start <= self.prefix {
            self.prefix = self.prefix.max(end);
        } else {
            self.beyond.insert(start, end);
        }
        self.absorb();
    }

    /// Ranges that the prefix has reached are part of it.
    fn absorb(&mut self) {
        while let Some(entry) = self.beyond.first_entry().filter(|entry| *entry.key() <= self.prefix) {
            self.prefix = self.prefix.max(entry.remove());
        }
    }

    /// The number of programs that are done.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.prefix + self.beyond.iter().map(|(from, to)| to - from).sum::<u64>()
    }

    /// The batches that are left below `goal` (endlessly many without one), lowest first, each of at most as many programs as `size` says for
    /// its first.
    pub fn left<F: FnMut(u64) -> u64>(
        &self,
        mut size: F,
        goal: Option<u64>,
    ) -> impl Iterator<Item = Range<u64>> + use<F> {
        let beyond = self.beyond.clone();
        let goal = goal.unwrap_or(u64::MAX);
        let mut next = self.prefix;
        std::iter::from_fn(move || {
            while let Some((_, &to)) = beyond.range(..=next).next_back().filter(|(_, to)| **to > next) {
                next = to;
            }
            let wall = beyond.range(next..).next().map_or(goal, |(&from, _)| from.min(goal));
            let start = next;
            next = start.saturating_add(size(start)).min(wall);
            (start < next).then_some(start..next)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the first program of each batch to before its last.
    fn position(batches: &[(u64, u64)]) -> Position {
        let mut position = Position::default();
        batches.iter().for_each(|&(from, to)| position.done(from..to));
        position
    }

    fn left(position: &Position, size: u64, goal: Option<u64>) -> Vec<(u64, u64)> {
        position.left(|_| size, goal).take(10).map(|batch| (batch.start, batch.end)).collect()
    }

    fn check(batches: &[(u64, u64)], count: u64, expected: &[(u64, u64)]) {
        let position = position(batches);
        assert_eq!(position.count(), count);
        assert_eq!(left(&position, 10, Some(50)), expected);
    }

    #[test]
    fn what_is_left_is_what_is_not_done() {
        check(&[], 0, &[(0, 10), (10, 20), (20, 30), (30, 40), (40, 50)]);
        check(&[(0, 10)], 10, &[(10, 20), (20, 30), (30, 40), (40, 50)]);
        check(&[(20, 30), (10, 20)], 20, &[(0, 10), (30, 40), (40, 50)]);
        check(&[(5, 7)], 2, &[(0, 5), (7, 17), (17, 27), (27, 37), (37, 47), (47, 50)]);
        check(&[(0, 50)], 50, &[]);
        check(&[(45, 60), (0, 45)], 60, &[]);
    }

    #[test]
    fn done_twice_is_done() {
        assert_eq!(position(&[(0, 10), (0, 10), (20, 30), (15, 25)]), position(&[(0, 10), (15, 30)]));
        assert_eq!(position(&[(20, 30), (30, 40)]).beyond.len(), 1);
    }

    #[test]
    fn any_order_ends_in_the_same_position() {
        let batches = [(0, 7), (7, 14), (14, 21), (21, 28)];
        let mut reversed = batches;
        reversed.reverse();
        assert_eq!(position(&batches), position(&reversed));
        assert_eq!(position(&batches).beyond.len(), 0);
    }

    #[test]
    fn without_a_goal_there_is_always_more() {
        assert_eq!(left(&position(&[(64, 128)]), 64, None)[..3], [(0, 64), (128, 192), (192, 256)]);
    }
}
