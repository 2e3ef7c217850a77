//! When a run ends: its time is up, the user says so, or something failed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::clock::Deadline;
use crate::signals;

/// Asked by every worker before each batch.
#[derive(Clone, Debug)]
pub struct Control {
    deadline: Deadline,
    /// For a part of the run: when that ends.
    slice: Deadline,
    interrupted: Arc<AtomicBool>,
    failed: Arc<AtomicBool>,
}

impl Control {
    /// Ends at the deadline, or when [`Control::fail`] is called.
    #[must_use]
    pub fn new(deadline: Deadline) -> Control {
        let slice = Deadline::after(None);
        Control { deadline, slice, interrupted: Arc::default(), failed: Arc::default() }
    }

    /// For a part of the run, that ends with it, or earlier: after this time.
    #[must_use]
    pub fn slice(&self, length: Duration) -> Control {
        Control { slice: Deadline::after(Some(length)), ..self.clone() }
    }

    /// From now on the first interrupt ends the run after the batches that are under way, and the second ends
    /// the process at once. Nothing is lost by that: what was reported is stored.
    pub fn heed_interrupts(&self) {
        signals::heed_next_interrupt(&self.interrupted);
    }

    /// Ends the run: there is no point in going on.
    pub fn fail(&self) {
        self.failed.store(true, Ordering::Relaxed);
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
            || self.deadline.has_passed()
            || self.slice.has_passed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_ends_by_time_or_failure() {
        let control = Control::new(Deadline::after(None));
        assert!(!control.is_over());
        control.clone().fail();
        assert!(control.is_over() && !control.is_interrupted());
        let part = Control::new(Deadline::after(None));
        assert!(part.slice(Duration::ZERO).is_over() && !part.is_over());
        assert!(Control::new(Deadline::after(Some(Duration::ZERO))).is_over());
    }
}
