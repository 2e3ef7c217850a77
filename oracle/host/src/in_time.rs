//! Work that ends in time, also where a step of it would take longer.

use std::panic::resume_unwind;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use crate::clock::Deadline;
use crate::{Failure, VerbOutcome, signals};

/// The stack of the thread that works, in bytes: that of a main thread on most systems.
const STACK: usize = 8 << 20;

/// The part of the time that what is done after it may take.
const OVERTIME: u32 = 50;

/// The time that it may take at least.
const LEAST_OVERTIME: Duration = Duration::from_millis(50);

/// Does work that looks at the clock between its steps. If its time is up and a step does not end, `late` says what there is, and the
/// process ends with that outcome, with everything it started. For work that stores each result whole.
///
/// # Errors
/// As the work and `late`, and [`Failure::Infrastructure`] if there is no thread for it.
pub fn in_time<T: Send>(
    deadline: Deadline,
    work: impl FnOnce() -> Result<T, Failure> + Send,
    late: impl FnOnce() -> Result<VerbOutcome, Failure>,
) -> Result<T, Failure> {
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let working = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
            let done = work();
            // Where nobody waits any more, the process ends.
            let _ = sender.send(());
            done
        });
        let working = working.map_err(|why| Failure::infrastructure("cannot start a thread", why))?;
        let ended = match deadline.left().zip(deadline.length()) {
            Some((left, length)) => receiver.recv_timeout(left + (length / OVERTIME).max(LEAST_OVERTIME)),
            None => receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        if ended == Err(RecvTimeoutError::Timeout) {
            signals::end_process(late());
        }
        working.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}
