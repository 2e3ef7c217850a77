//! The sizes of batches: small at first, so that a result is shown soon, and none that would not end in time.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The part of a batch that the first one of a run has, and the smallest that begins.
const SMALLEST: u64 = 8;

/// The part of the time per case that is remembered where a later batch was faster: batches with all engines take several times
/// as long as others.
const MEMORY: f64 = 0.9;

/// The part of the time left that a batch is to take: on a machine that others use as well the next one may be slower.
const CARE: f64 = 0.6;

/// The sizes of the batches of a run, by the time that earlier ones took.
pub(super) struct BatchPace {
    /// The number of cases of a batch where there is time.
    whole: u64,
    /// The seconds per case.
    per_case: Mutex<Option<f64>>,
}

impl BatchPace {
    pub(super) const fn new(whole: u64) -> BatchPace {
        BatchPace { whole, per_case: Mutex::new(None) }
    }

    /// The number of cases of the batch that begins with a case, with this time left; 0 if no batch would end in it. Batches end at
    /// multiples of a whole one.
    pub(super) fn size(&self, start: u64, left: Option<Duration>) -> u64 {
        let smallest = (self.whole / SMALLEST).max(1);
        let aligned = self.whole - start % self.whole;
        match (*self.lock(), left) {
            // Also where a killed run goes on: what kills it may do so again before a whole batch ends.
            (None, _) => smallest.min(aligned),
            (Some(per_case), Some(left)) if per_case > 0.0 => {
                let in_time = left.as_secs_f64() / per_case;
                let smallest = smallest.min(aligned);
                let careful = (in_time * CARE) as u64;
                if (in_time as u64) < smallest { 0 } else { aligned.min(careful.max(smallest)) }
            }
            (_, _) => aligned,
        }
    }

    /// Notes how long a batch took.
    pub(super) fn ended(&self, cases: u64, took: Duration) {
        let latest = took.as_secs_f64() / cases.max(1) as f64;
        let mut per_case = self.lock();
        *per_case = Some(per_case.map_or(latest, |earlier| latest.max(MEMORY * earlier)));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<f64>> {
        self.per_case.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Option<Duration> = Some(Duration::from_secs(60));

    fn pace_after(took: Duration) -> BatchPace {
        let pace = BatchPace::new(64);
        pace.ended(64, took);
        pace
    }

    #[test]
    fn the_first_batch_is_small_and_the_others_end_at_multiples() {
        let pace = BatchPace::new(64);
        assert_eq!([0, 8, 64, 126].map(|start| pace.size(start, MINUTE)), [8, 8, 8, 2]);
        pace.ended(8, Duration::from_secs(1));
        assert_eq!([0, 8, 64].map(|start| pace.size(start, None)), [64, 56, 64]);
        assert_eq!(BatchPace::new(1).size(0, MINUTE), 1);
    }

    #[test]
    fn no_batch_begins_that_would_not_end() {
        let slow = pace_after(Duration::from_secs(64));
        assert_eq!(
            [200, 100, 60, 10, 7, 0].map(|left| slow.size(64, Some(Duration::from_secs(left)))),
            [64, 60, 36, 8, 0, 0]
        );
        assert_eq!(slow.size(64, None), 64);
    }

    #[test]
    fn a_fast_batch_does_not_make_a_slow_one_forgotten() {
        let pace = pace_after(Duration::from_secs(64));
        pace.ended(64, Duration::from_secs(1));
        assert_eq!(pace.size(64, Some(Duration::from_secs(18))), 12);
    }
}
