//! The process between us and a command, which ends everything that the command started.
//!
//! ```text
//! bitfrost ── keeper ── leader (the command) ── its children …
//! └── orphans: processes that descendants of the leader left, in whatever group or session
//! ```
//!
//! A keeper is a *subreaper* (`PR_SET_CHILD_SUBREAPER` in `prctl(2)`): an orphan becomes its child, also one that called
//! `setsid`. So everything the command ever started is a descendant of the keeper, and nothing else is: children that
//! this process has for other reasons are not touched. When the leader has ended, or the lifeline closes because the run
//! is over or we are dead, the keeper kills its children until it has none, and then ends as the leader ended.
//!
//! A keeper is forked and executes no other program: in a test there is none of ours to execute. It has a copy of the
//! memory of a process with several threads, so it may only do what is async-signal-safe: it allocates nothing and takes
//! no lock.

use std::io;
use std::os::fd::{AsFd, BorrowedFd, RawFd};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{CWD, Mode, OFlags, openat};
use rustix::io::Errno;
use rustix::process::{
    Pid, PidfdFlags, Resource, Rlimit, Signal, WaitOptions, WaitStatus, getpid, getrlimit, kill_process,
    pidfd_open, set_child_subreaper, setpgid, setrlimit, wait,
};

use super::leader::Leader;

/// The time for which an orphan that has ended may stay a zombie: until then it counts as a process of the command.
const REAP_EVERY: Timespec = Timespec { tv_sec: 0, tv_nsec: 100_000_000 };

/// Linux numbers signals from 1 to this.
const LAST_SIGNAL: libc::c_int = 64;

/// Descriptors that are closed one by one, where the kernel cannot close them all at once.
const MOST_OPEN: u64 = 1 << 16;

/// The exit code of a keeper that does not know how its leader ended.
const UNKNOWN_END: libc::c_int = 127;

/// Makes a keeper of this process, the parent of a leader; returns only if either fails.
///
/// It is for the time between fork and exec, and does nothing that is not async-signal-safe.
pub(super) fn become_keeper(leader: &mut Leader, lifeline: RawFd, says_number: RawFd) -> io::Error {
    match start(leader, lifeline, says_number) {
        Ok(leader) => keep(leader, lifeline),
        Err(error) => error,
    }
}

fn start(leader: &mut Leader, lifeline: RawFd, says_number: RawFd) -> io::Result<libc::pid_t> {
    setpgid(None, None)?;
    set_child_subreaper(Some(getpid()))?;
    // The keeper may have to end by the leader's signal, and has nothing to dump.
    setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) })?;
    forget_handlers();
    leader.start(lifeline, says_number)
}

/// Handlers of ours are not for the keeper, and an ignored `SIGCHLD` would hide how the leader ends.
fn forget_handlers() {
    for signal in 1..=LAST_SIGNAL {
        // SAFETY: signal is async-signal-safe, and the default action is valid for whatever signal it can be set for.
        unsafe {
            libc::signal(signal, libc::SIG_DFL);
        }
    }
}

/// The whole work of a keeper.
fn keep(leader: libc::pid_t, lifeline: RawFd) -> ! {
    close_all_but(lifeline);
    // SAFETY: the descriptor stays open as long as this process, which holds nothing else that could close it.
    let lifeline = unsafe { BorrowedFd::borrow_raw(lifeline) };
    let _only_for_people = rustix::thread::set_name(c"bitfrost-keeper");
    let mut end = LeaderEnd { leader, status: None };
    let _as_good_as_over = end.wait_until_over(lifeline);
    end.end_all_children();
    end.as_it_did()
}

/// Files of ours that a keeper held would stay open, and locked, after us.
fn close_all_but(kept: RawFd) {
    let kept = libc::c_uint::try_from(kept).unwrap_or(0);
    close(0, kept.saturating_sub(1));
    close(kept + 1, libc::c_uint::MAX);
}

/// Closes the descriptors from the first to the last; before Linux 5.9 one by one, as many as we may have open.
fn close(first: libc::c_uint, last: libc::c_uint) {
    // SAFETY: nothing in this process uses a descriptor but the lifeline, which is in no range that is closed.
    if unsafe { libc::syscall(libc::SYS_close_range, first, last, 0) } == 0 {
        return;
    }
    let open = getrlimit(Resource::Nofile).current.unwrap_or(MOST_OPEN).min(MOST_OPEN);
    for number in u64::from(first)..=u64::from(last).min(open) {
        // SAFETY: as above.
        unsafe {
            libc::close(number as libc::c_int);
        }
    }
}

/// The end of the leader, once it is known.
struct LeaderEnd {
    leader: libc::pid_t,
    status: Option<WaitStatus>,
}

impl LeaderEnd {
    /// Returns when the leader has ended or the lifeline closes, and reaps orphans meanwhile.
    fn wait_until_over(&mut self, lifeline: BorrowedFd<'_>) -> Result<(), Errno> {
        let Some(leader) = Pid::from_raw(self.leader) else { return Ok(()) };
        let ended = pidfd_open(leader, PidfdFlags::empty())?;
        loop {
            let mut either = [PollFd::new(&ended, PollFlags::IN), PollFd::new(&lifeline, PollFlags::IN)];
            match poll(&mut either, Some(&REAP_EVERY)) {
                Ok(0) | Err(Errno::INTR) => {}
                Ok(_) => return Ok(()),
                Err(error) => return Err(error),
            }
            while self.reap(WaitOptions::NOHANG) {}
            if self.status.is_some() {
                return Ok(());
            }
        }
    }

    /// Kills children until there are none: those of a child that died are children by then.
    fn end_all_children(&mut self) {
        while self.reap(WaitOptions::NOHANG) {}
        while kill_children() > 0 && self.reap(WaitOptions::empty()) {
            while self.reap(WaitOptions::NOHANG) {}
        }
    }

    /// Waits for a child; false if none has ended, or there is none.
    fn reap(&mut self, options: WaitOptions) -> bool {
        loop {
            match wait(options) {
                Ok(Some((child, status))) => {
                    if child.as_raw_nonzero().get() == self.leader {
                        self.status = Some(status);
                    }
                    return true;
                }
                Err(Errno::INTR) => {}
                Ok(None) | Err(_) => return false,
            }
        }
    }

    /// Ends this process with the code, or by the signal, that the leader ended with.
    fn as_it_did(&self) -> ! {
        let status = self.status;
        if let Some(signal) = status.and_then(|status| status.terminating_signal()) {
            // SAFETY: raise is async-signal-safe, and this process has handlers for no signal.
            unsafe {
                libc::raise(signal);
            }
        }
        let code = status.and_then(|status| status.exit_status()).unwrap_or(UNKNOWN_END);
        // SAFETY: _exit is async-signal-safe, and nothing of ours is to be flushed or dropped in a copy of us.
        unsafe { libc::_exit(code) }
    }
}

/// Sends `SIGKILL` to every child, and returns the number of those it could be sent to. Their numbers name no other processes: only this
/// process reaps them.
fn kill_children() -> usize {
    let mut listed = [0; 4096];
    let Ok(file) =
        openat(CWD, c"/proc/thread-self/children", OFlags::RDONLY | OFlags::CLOEXEC, Mode::empty())
    else {
        return 0;
    };
    let length = rustix::io::read(file.as_fd(), &mut listed).unwrap_or(0);
    numbers(&listed[..length]).filter(|child| kill_process(*child, Signal::KILL).is_ok()).count()
}

/// The numbers before each blank: one that the end of the text may have cut off is no number.
fn numbers(text: &[u8]) -> impl Iterator<Item = Pid> {
    text.split_inclusive(|byte| *byte == b' ').filter_map(|word| {
        let digits = word.strip_suffix(b" ")?;
        Pid::from_raw(str::from_utf8(digits).ok()?.parse().ok()?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_cut_off_is_not_the_number_of_another_process() {
        let listed = |text: &[u8]| numbers(text).map(|pid| pid.as_raw_nonzero().get()).collect::<Vec<_>>();
        assert_eq!(listed(b"12 345 67"), [12, 345]);
        assert_eq!(listed(b"12 345 "), [12, 345]);
        assert_eq!(listed(b""), [0; 0]);
    }
}
