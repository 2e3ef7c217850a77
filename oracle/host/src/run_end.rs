//! The end of a run: its time is up, the user ends it, or something failed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::Serialize;

use crate::clock::Deadline;
use crate::signals::{self, LastRemark};

/// Asked by every worker before each batch.
#[derive(Clone, Debug)]
pub struct Control {
    deadline: Deadline,
    /// For a part of the run: when that ends.
    slice: Deadline,
    interrupted: Arc<AtomicBool>,
    failed: Arc<AtomicBool>,
    enough: Arc<AtomicBool>,
}

/// The reason why a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CampaignEnd {
    /// It did all it was to do.
    Done,
    /// Its time was up.
    Time,
    /// It found as many buckets as were asked for.
    Buckets,
    /// A signal.
    Signal,
    /// Something failed.
    Failure,
}

impl Control {
    /// Ends at the deadline, or when [`Control::fail`] is called.
    #[must_use]
    pub fn new(deadline: Deadline) -> Control {
        let slice = Deadline::from_now(None);
        Control {
            deadline,
            slice,
            interrupted: Arc::default(),
            failed: Arc::default(),
            enough: Arc::default(),
        }
    }

    /// For a part of the run, that ends with it, or earlier: after this time.
    #[must_use]
    pub fn slice(&self, length: Duration) -> Control {
        Control { slice: Deadline::from_now(Some(length)), ..self.clone() }
    }

    /// From now on the first interrupt ends the run after the batches that are under way, and the second ends
    /// the process at once. Nothing is lost by that: what was reported is stored.
    pub fn heed_interrupts(&self) {
        signals::heed_next_interrupt(&self.interrupted, None);
    }

    /// From now on an interrupt ends the run within a second: by itself, or else the process, with a remark. For work that stores
    /// each result whole, and of which a step may take long.
    pub fn heed_interrupts_within_a_second(&self, last: LastRemark) {
        signals::heed_next_interrupt(&self.interrupted, Some(last));
    }

    /// Ends the run: there is no point in going on.
    pub fn fail(&self) {
        self.failed.store(true, Ordering::Relaxed);
    }

    /// Ends the run: it has found what it was to find.
    pub fn enough(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    /// The event that ended the run, or [`CampaignEnd::Done`] if it ended by itself.
    #[must_use]
    pub fn end(&self) -> CampaignEnd {
        if self.failed.load(Ordering::Relaxed) {
            CampaignEnd::Failure
        } else if self.is_interrupted() {
            CampaignEnd::Signal
        } else if self.enough.load(Ordering::Relaxed) {
            CampaignEnd::Buckets
        } else if self.deadline.has_passed() {
            CampaignEnd::Time
        } else {
            CampaignEnd::Done
        }
    }

    /// The time until the deadline, if there is one.
    #[must_use]
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.left()
    }

    /// True once a signal ended the run.
    #[must_use]
    pub fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    /// True when no further batch should begin.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_interrupted()
            || self.failed.load(Ordering::Relaxed)
            || self.enough.load(Ordering::Relaxed)
            || self.deadline.has_passed()
            || self.slice.has_passed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_ends_by_time_or_failure() {
        let control = Control::new(Deadline::from_now(None));
        assert!(!control.is_over());
        control.clone().fail();
        assert!(control.is_over() && !control.is_interrupted());
        let part = Control::new(Deadline::from_now(None));
        assert!(part.slice(Duration::ZERO).is_over() && !part.is_over());
        assert!(Control::new(Deadline::from_now(Some(Duration::ZERO))).is_over());
    }

    #[test]
    fn the_gravest_reason_for_the_end_is_named() {
        let control = Control::new(Deadline::from_now(None));
        assert_eq!(control.end(), CampaignEnd::Done);
        control.enough();
        assert_eq!((control.end(), control.is_over()), (CampaignEnd::Buckets, true));
        control.fail();
        assert_eq!(control.end(), CampaignEnd::Failure);
        assert_eq!(Control::new(Deadline::from_now(Some(Duration::ZERO))).end(), CampaignEnd::Time);
    }
}
