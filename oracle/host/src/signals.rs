//! A signal that would end the process where an error says more, and those that end it cleanly.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::clock::Stopwatch;
use crate::{Failure, VerbOutcome, output};

/// The exit code that shells expect of a program that an interrupt killed: 128 and the signal's number.
const KILLED_BY_INTERRUPT: i32 = 128 + libc::SIGINT;

/// The time in which two signals are one: `timeout` sends its signal to the process and to its group.
const ONE_SIGNAL: Duration = Duration::from_secs(1);

/// The time that a step has to end by itself after an interrupt: what is left of a second is for ending the process, of which the memory may
/// be large.
const LAST_STEP: Duration = Duration::from_millis(850);

/// The time of the interrupt that was heeded.
static HEEDED_AT: Mutex<Option<Stopwatch>> = Mutex::new(None);

/// Work that the first interrupt asks to end.
static HEEDED: Mutex<Option<HeedingWork>> = Mutex::new(None);

struct HeedingWork {
    /// Set by the interrupt.
    interrupted: Arc<AtomicBool>,
    at_end: Option<LastRemark>,
}

/// The remark with which a process ends that has not ended a second after an interrupt: its results are stored as they come.
pub type LastRemark = Box<dyn FnOnce() -> String + Send>;

/// From now on an interrupt ends this process with everything it started, and removes its scratch directories. Nothing
/// is lost by that: what was reported is stored. While a pager has the terminal, an interrupt is the pager's.
///
/// # Errors
/// [`Failure::Infrastructure`] if signals cannot be caught.
pub fn catch_interrupts() -> Result<(), Failure> {
    let handler = || {
        if !output::is_paging() {
            interrupt();
        }
    };
    ctrlc::set_handler(handler).map_err(|why| Failure::infrastructure("cannot catch interrupts", why))
}

fn interrupt() {
    match heeded().take() {
        Some(HeedingWork { interrupted, at_end }) => {
            *heeded_at() = Some(Stopwatch::start());
            interrupted.store(true, Ordering::Relaxed);
            match at_end {
                None => output::remark("ending after the batches under way; interrupt again to end at once"),
                Some(last) => drop(std::thread::spawn(|| {
                    std::thread::sleep(LAST_STEP);
                    output::remark(last());
                    end_at_once();
                })),
            }
        }
        None if heeded_at().is_some_and(|at| at.elapsed() < ONE_SIGNAL) => {}
        None => end_at_once(),
    }
}

fn end_at_once() -> ! {
    end_with(KILLED_BY_INTERRUPT)
}

/// Ends this process with everything it started, and removes its scratch directories, whatever its other threads do.
pub fn end_process(outcome: Result<VerbOutcome, Failure>) -> ! {
    end_with(match outcome {
        Ok(outcome) => outcome.code().into(),
        Err(failure) => {
            output::complain(&failure);
            failure.code().into()
        }
    })
}

fn end_with(code: i32) -> ! {
    output::leave_screen();
    engines::native::halt();
    std::process::exit(code);
}

/// Interrupts this process, as `^C` does where the terminal makes a signal of it.
pub fn interrupt_this_process() {
    let _always_exists =
        rustix::process::kill_process(rustix::process::getpid(), rustix::process::Signal::INT);
}

/// The next interrupt sets this, and only one more than a second after it ends the process; with a last remark, that second itself does.
pub fn heed_next_interrupt(interrupted: &Arc<AtomicBool>, at_end: Option<LastRemark>) {
    *heeded() = Some(HeedingWork { interrupted: Arc::clone(interrupted), at_end });
}

fn heeded_at() -> MutexGuard<'static, Option<Stopwatch>> {
    HEEDED_AT.lock().unwrap_or_else(PoisonError::into_inner)
}

fn heeded() -> MutexGuard<'static, Option<HeedingWork>> {
    HEEDED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on a write beyond the file size limit (`ulimit -f`) is an error like a full disk, and not the end of
/// the process. Programs that are started get the signal as ever: a handler does not survive `exec`.
pub fn ignore_sigxfsz() {
    extern "C" fn ignore(_: libc::c_int) {}
    let handler: extern "C" fn(libc::c_int) = ignore;
    // SAFETY: the handler does nothing, which is safe in any state of the process.
    unsafe {
        libc::signal(libc::SIGXFSZ, handler as libc::sighandler_t);
    }
}
