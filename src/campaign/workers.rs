//! Worker threads that take batches, and one thread that takes their results.
//!
//! Memory stays flat: a worker holds one batch, and results wait in a channel as long as there are workers.

use std::ops::Range;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};

use super::control::Control;
use crate::Failure;

/// What became of a batch.
type Done<T> = (Range<u64>, Result<T, Failure>);

/// Runs batches on `jobs` threads until there are none left or the run is over.
///
/// Each thread works with a `worker` of its own. `store` gets every result, in any order, on this thread; what
/// is under way when the run ends is stored too.
///
/// # Errors
/// The first failure of a worker or of `store`; it ends the run.
pub fn run<T: Send, W: FnMut(Range<u64>) -> Result<T, Failure>>(
    jobs: u16,
    batches: impl Iterator<Item = Range<u64>> + Send,
    control: &Control,
    worker: impl Fn() -> W + Sync,
    mut store: impl FnMut(Range<u64>, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let batches = Mutex::new(batches);
    let (send, receive) = sync_channel(usize::from(jobs));
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let (batches, worker, send) = (&batches, &worker, send.clone());
            scope.spawn(move || work(batches, control, worker(), &send));
        }
        drop(send);
        collect(&receive, control, &mut store)
    })
}

fn work<T>(
    batches: &Mutex<impl Iterator<Item = Range<u64>>>,
    control: &Control,
    mut worker: impl FnMut(Range<u64>) -> Result<T, Failure>,
    send: &SyncSender<Done<T>>,
) {
    while !control.is_over() {
        // A poisoned lock is still a good iterator: taking the next batch does not panic halfway.
        let Some(batch) = batches.lock().unwrap_or_else(PoisonError::into_inner).next() else { break };
        let result = worker(batch.clone());
        if send.send((batch, result)).is_err() {
            break;
        }
    }
}

fn collect<T>(
    receive: &Receiver<Done<T>>,
    control: &Control,
    store: &mut impl FnMut(Range<u64>, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut outcome = Ok(());
    for (batch, result) in receive {
        let stored = result.and_then(|done| store(batch, done));
        if stored.is_err() {
            control.fail();
            outcome = outcome.and(stored);
        }
    }
    outcome
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::clock::Deadline;

    fn batches(count: u64) -> impl Iterator<Item = Range<u64>> + Send {
        (0..count).map(|n| n * 10..n * 10 + 10)
    }

    fn endless() -> Control {
        Control::new(Deadline::after(None))
    }

    #[test]
    fn every_batch_is_done_once() {
        let mut sum = 0;
        let worker = || |batch: Range<u64>| Ok(batch.sum::<u64>());
        let stored = run(4, batches(100), &endless(), worker, |_, part| {
            sum += part;
            Ok(())
        });
        assert_eq!((stored, sum), (Ok(()), (0..1000).sum()));
    }

    #[test]
    fn a_failure_ends_the_run_and_the_rest_is_stored() {
        let fails = || {
            |batch: Range<u64>| {
                if batch.start == 50 { Err(Failure::Infrastructure("no".to_owned())) } else { Ok(()) }
            }
        };
        let mut stored = Vec::new();
        let outcome = run(1, batches(u64::MAX / 16), &endless(), fails, |batch, ()| {
            stored.push(batch.start);
            Ok(())
        });
        assert_eq!(outcome, Err(Failure::Infrastructure("no".to_owned())));
        assert_eq!(stored[..5], [0, 10, 20, 30, 40]);
    }

    #[test]
    fn what_cannot_be_stored_ends_the_run() {
        let worker = || |_: Range<u64>| Ok(());
        let full = || Failure::Infrastructure("full".to_owned());
        let outcome = run(2, batches(u64::MAX / 16), &endless(), worker, |_, ()| Err(full()));
        assert_eq!(outcome, Err(full()));
    }

    #[test]
    fn no_batch_begins_when_time_is_up() {
        let over = Control::new(Deadline::after(Some(Duration::ZERO)));
        let worker = || |_: Range<u64>| Ok(());
        let unreachable = |_, ()| Err(Failure::Infrastructure("a batch began".to_owned()));
        assert_eq!(run(2, batches(10), &over, worker, unreachable), Ok(()));
    }
}
