//! A command with everything it starts, none of which can outlive us.
//!
//! The command, the *leader*, has a process group of its own under a keeper (see `keeper.rs`). Between us and both there is
//! a pipe, the *lifeline*, to which we hold the only writing end, and never write. When it closes, because the run is
//! over, is to be ended, or we died of whatever, two things happen:
//!
//! - the keeper sees it, and ends all that the leader ever started, whatever group or session it went to;
//! - the kernel sends `SIGKILL` to the leader's group, which owns the reading end with that as the signal of
//!   asynchronous input (`F_SETOWN`, `F_SETSIG`, `O_ASYNC` in `fcntl(2)`). That is for the case that a command has killed
//!   its keeper.
//!
//! Both are arranged between fork and exec, so that there is no moment in which we could die and they would not: `posix_spawn` cannot.
//! `PR_SET_PDEATHSIG` would end only the first process, and would fire when merely the thread that started it ends.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Command, ExitStatus};

use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::{PidfdFlags, pidfd_open};

use super::Usage;
use super::keeper::become_keeper;
use super::leader::Leader;

/// The number of a process; of a group, that of its first process.
pub type Pid = rustix::process::Pid;

/// A command that runs, or has run.
#[derive(Debug)]
pub(super) struct Group {
    keeper: Pid,
    leader: Pid,
    /// Readable once the keeper has ended, and with it everything.
    ended: OwnedFd,
}

/// The writing end of a pipe. Closing it ends a group.
#[derive(Debug)]
pub(super) struct Lifeline {
    _write_end: OwnedFd,
}

impl Group {
    /// Starts a command as the leader of a new group. Of the standard library's command directory and streams count.
    pub(super) fn start(command: &mut Command, mut leader: Leader) -> io::Result<(Group, Lifeline)> {
        let (lifeline, write_end) = pipe_with(PipeFlags::CLOEXEC)?;
        let (number, says_number) = pipe_with(PipeFlags::CLOEXEC)?;
        let (held, told) = (lifeline.as_raw_fd(), says_number.as_raw_fd());
        // SAFETY: between fork and exec only functions that are async-signal-safe may be called, and nothing may be
        // allocated: `become_keeper` and what it calls keep to that.
        let keeper =
            unsafe { command.pre_exec(move || Err(become_keeper(&mut leader, held, told))) }.spawn()?;
        drop((lifeline, says_number));
        let keeper = Pid::from_child(&keeper);
        let started = pidfd_open(keeper, PidfdFlags::empty()).map_err(io::Error::from);
        match started.and_then(|ended| Ok((ended, told_number(number.as_fd())?))) {
            Ok((ended, leader)) => Ok((Group { keeper, leader, ended }, Lifeline { _write_end: write_end })),
            Err(error) => {
                drop(write_end);
                wait(keeper)?;
                Err(error)
            }
        }
    }

    /// The command's own process. Once it has ended its number means nothing.
    pub(super) const fn leader(&self) -> Pid {
        self.leader
    }

    /// The parent of the leader, and an ancestor of everything that it started.
    pub(super) const fn keeper(&self) -> Pid {
        self.keeper
    }

    /// Readable (for `poll`) once all of it has ended.
    pub(super) const fn ended(&self) -> &OwnedFd {
        &self.ended
    }

    /// Waits for the end of the whole group, and returns how the leader ended. The lifeline is closed, or the group ended by itself.
    pub(super) fn wait(self) -> io::Result<(ExitStatus, Usage)> {
        wait(self.keeper)
    }
}

/// The number that the leader reported. The report has come by now, or never will: the leader executes its program already.
fn told_number(number: BorrowedFd<'_>) -> io::Result<Pid> {
    let mut bytes = [0; size_of::<libc::pid_t>()];
    let length = rustix::io::read(number, &mut bytes)?;
    let number = Pid::from_raw(libc::pid_t::from_ne_bytes(bytes)).filter(|_| length == bytes.len());
    number.ok_or_else(|| io::Error::other("the process ended before it began"))
}

/// Waits for a process, and for what it and its descendants used.
fn wait(pid: Pid) -> io::Result<(ExitStatus, Usage)> {
    let mut status = 0;
    loop {
        // SAFETY: all-zero is a valid `rusage`, a struct of integers.
        let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
        // SAFETY: both pointers are to live objects of the types wait4(2) writes.
        if unsafe { libc::wait4(pid.as_raw_nonzero().get(), &raw mut status, 0, &raw mut usage) } != -1 {
            return Ok((ExitStatus::from_raw(status), usage.into()));
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

/// The CPU time a live process has used so far, or `None` when it has ended.
pub(super) fn cpu_of(pid: Pid) -> Option<std::time::Duration> {
    let mut clock = 0;
    // SAFETY: `clock` is a live `clockid_t`.
    if unsafe { libc::clock_getcpuclockid(pid.as_raw_nonzero().get(), &raw mut clock) } != 0 {
        return None;
    }
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `time` is a live `timespec`.
    if unsafe { libc::clock_gettime(clock, &raw mut time) } != 0 {
        return None;
    }
    let (seconds, nanos) = (u64::try_from(time.tv_sec).ok()?, u32::try_from(time.tv_nsec).ok()?);
    Some(std::time::Duration::new(seconds, nanos))
}

/// Waits until `fd` is readable or the time is over; false is the latter (or a signal of ours).
pub(super) fn readable_within(fd: BorrowedFd<'_>, time: std::time::Duration) -> io::Result<bool> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let timeout = Timespec::try_from(time).map_err(io::Error::other)?;
    match poll(&mut [PollFd::from_borrowed_fd(fd, PollFlags::IN)], Some(&timeout)) {
        Ok(ready) => Ok(ready > 0),
        Err(rustix::io::Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
