//! Worker threads that take tasks, and one thread that takes their results.
//!
//! Memory stays flat: a worker holds one task, and results wait in a channel as long as there are workers.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};

use host::Failure;
use host::run_end::Control;

/// Does tasks on `jobs` threads until there are none left or the run is over.
///
/// Each thread works with a `worker` of its own. `store` gets every result, in any order, on this thread; what
/// is under way when the run ends is stored too.
///
/// # Errors
/// The first failure of a worker or of `store`; it ends the run.
pub fn run<Task, Done: Send, Worker: FnMut(Task) -> Result<Done, Failure>>(
    jobs: u16,
    tasks: impl Iterator<Item = Task> + Send,
    control: &Control,
    worker: impl Fn() -> Worker + Sync,
    mut store: impl FnMut(Done) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let tasks = Mutex::new(tasks);
    let (send, receive) = sync_channel(usize::from(jobs));
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let (tasks, worker, send) = (&tasks, &worker, send.clone());
            scope.spawn(move || work(tasks, control, worker(), &send));
        }
        drop(send);
        collect(&receive, control, &mut store)
    })
}

fn work<Task, Done>(
    tasks: &Mutex<impl Iterator<Item = Task>>,
    control: &Control,
    mut worker: impl FnMut(Task) -> Result<Done, Failure>,
    send: &SyncSender<Result<Done, Failure>>,
) {
    while !control.is_over() {
        // A poisoned lock is still a good iterator: taking the next task does not panic halfway.
        let Some(task) = tasks.lock().unwrap_or_else(PoisonError::into_inner).next() else { break };
        if send.send(worker(task)).is_err() {
            break;
        }
    }
}

fn collect<Done>(
    receive: &Receiver<Result<Done, Failure>>,
    control: &Control,
    store: &mut impl FnMut(Done) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut outcome = Ok(());
    for result in receive {
        let stored = result.and_then(&mut *store);
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
    use host::clock::Deadline;

    fn endless() -> Control {
        Control::new(Deadline::from_now(None))
    }

    #[test]
    fn every_task_is_done_once() {
        let mut sum = 0;
        let stored = run(
            4,
            0..1000u64,
            &endless(),
            || |n: u64| Ok(n * 2),
            |part| {
                sum += part;
                Ok(())
            },
        );
        assert_eq!((stored, sum), (Ok(()), 999 * 1000));
    }

    #[test]
    fn a_failure_ends_the_run_and_the_rest_is_stored() {
        let no = || Failure::Infrastructure("no".to_owned());
        let fails = || |n: u64| if n == 5 { Err(no()) } else { Ok(n) };
        let mut stored = Vec::new();
        let outcome = run(1, 0..u64::MAX, &endless(), fails, |n| {
            stored.push(n);
            Ok(())
        });
        assert_eq!(outcome, Err(no()));
        assert_eq!(stored[..5], [0, 1, 2, 3, 4]);
    }

    #[test]
    fn what_cannot_be_stored_ends_the_run() {
        let full = || Failure::Infrastructure("full".to_owned());
        let outcome = run(2, 0..u64::MAX, &endless(), || |_| Ok(()), |()| Err(full()));
        assert_eq!(outcome, Err(full()));
    }

    #[test]
    fn no_task_begins_when_time_is_up() {
        let over = Control::new(Deadline::from_now(Some(Duration::ZERO)));
        let unreachable = |()| Err(Failure::Infrastructure("a task began".to_owned()));
        assert_eq!(run(2, 0..10, &over, || |_| Ok(()), unreachable), Ok(()));
    }
}
