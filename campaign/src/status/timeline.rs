//! Counts over the time of a run, in memory that does not grow with it.
//!
//! Represents: how much was counted in each interval since the start, all intervals of one length.
//! Allows: any time of any run; when there are too many intervals, two become one.
//! Rejects: nothing; no count is lost (`no_count_is_lost`).

use std::time::Duration;

/// The number of intervals at most.
const MOST: usize = 128;
/// The length of an interval at first. A batch takes some seconds.
const FIRST: Duration = Duration::from_secs(10);

/// Counts over time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Timeline {
    interval: Duration,
    counts: Vec<u64>,
}

impl Default for Timeline {
    fn default() -> Timeline {
        Timeline { interval: FIRST, counts: Vec::new() }
    }
}

impl Timeline {
    /// Counts so much at a time since the start.
    pub(super) fn add(&mut self, at: Duration, count: u64) {
        let index = self.reach(at);
        self.counts[index] += count;
    }

    /// The counts until now in at most `most` steps, all equally long but for the last, the oldest first.
    pub(super) fn steps(&self, until: Duration, most: usize) -> Vec<u64> {
        let mut all = self.clone();
        all.reach(until);
        let size = all.counts.len().div_ceil(most.max(1));
        all.counts.chunks(size).map(|step| step.iter().sum()).collect()
    }

    /// The interval of a time, which exists from now on.
    fn reach(&mut self, at: Duration) -> usize {
        while self.index(at) >= MOST {
            self.counts = self.counts.chunks(2).map(|pair| pair.iter().sum()).collect();
            self.interval *= 2;
        }
        let index = self.index(at);
        self.counts.resize(self.counts.len().max(index + 1), 0);
        index
    }

    fn index(&self, at: Duration) -> usize {
        usize::try_from(at.as_millis() / self.interval.as_millis()).unwrap_or(usize::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_count_is_lost() {
        let mut timeline = Timeline::default();
        for (second, count) in [(0, 1), (5, 2), (10, 4), (3600, 8), (100_000, 16), (31_536_000, 32)] {
            timeline.add(Duration::from_secs(second), count);
        }
        for most in [1, 7, 200] {
            let steps = timeline.steps(Duration::from_secs(31_536_000), most);
            assert_eq!((steps.iter().sum::<u64>(), steps.len() <= most), (63, true));
        }
        assert!(timeline.counts.len() <= MOST);
    }

    #[test]
    fn time_in_which_nothing_was_counted_is_seen() {
        let mut timeline = Timeline::default();
        timeline.add(Duration::from_secs(12), 3);
        assert_eq!(timeline.steps(Duration::from_secs(45), 80), [0, 3, 0, 0, 0]);
        assert_eq!(timeline.steps(Duration::from_secs(45), 2), [3, 0]);
        assert_eq!(Timeline::default().steps(Duration::ZERO, 80), [0]);
    }
}
