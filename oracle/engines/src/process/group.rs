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
//! Both are arranged between fork and exec, so that there is no moment in which we could die and they would not. That
//! this rules out `posix_spawn` costs nothing to speak of, with a batch to each process. `PR_SET_PDEATHSIG` would end only
//! the first process, and would fire when merely the thread that started it ends.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd, RawFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Command, ExitStatus};

use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::{PidfdFlags, pidfd_open};

use super::keeper::fork_under_a_keeper;
use super::sandbox::Sandbox;
use super::{ProcessLimits, Usage};

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
    /// Starts a command as the leader of a new group, with limits and in a sandbox.
    pub(super) fn start(
        command: &mut Command,
        limits: ProcessLimits,
        sandbox: Option<Sandbox>,
    ) -> io::Result<(Group, Lifeline)> {
        let (lifeline, write_end) = pipe_with(PipeFlags::CLOEXEC)?;
        let (number, says_number) = pipe_with(PipeFlags::CLOEXEC)?;
        let (held, told) = (lifeline.as_raw_fd(), says_number.as_raw_fd());
        // SAFETY: between fork and exec only functions that are async-signal-safe may be called, and nothing may be
        // allocated: `become_leader` and what it calls keep to that.
        let keeper = unsafe { command.pre_exec(move || become_leader(held, told, limits, sandbox.as_ref())) }
            .spawn()?;
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

/// In the child: puts it under a keeper, makes it the leader of a group that is killed when the other end of the lifeline closes, reports
/// its number, and gives up rights.
fn become_leader(
    lifeline: RawFd,
    says_number: RawFd,
    limits: ProcessLimits,
    sandbox: Option<&Sandbox>,
) -> io::Result<()> {
    fork_under_a_keeper(lifeline)?;
    close_at_exec();
    // SAFETY: setpgid and getpid take and return ints and touch no memory of ours.
    let leader = unsafe {
        if libc::setpgid(0, 0) == -1 {
            return Err(io::Error::last_os_error());
        }
        libc::getpid()
    };
    die_with(lifeline, leader)?;
    // SAFETY: the pipe was made by the parent, and stays open here until exec.
    let says_number = unsafe { BorrowedFd::borrow_raw(says_number) };
    rustix::io::write(says_number, &leader.to_ne_bytes())?;
    sandbox.map_or(Ok(()), Sandbox::enter)?;
    limits.impose()?;
    Ok(())
}

/// Has exec close everything but the standard streams: ours is closed by then anyway, but not what we were started with.
fn close_at_exec() {
    let flags = libc::CLOSE_RANGE_CLOEXEC;
    // SAFETY: close_range with this flag closes nothing now.
    if unsafe { libc::syscall(libc::SYS_close_range, 3, libc::c_uint::MAX, flags) } == 0 {
        return;
    }
    // Before Linux 5.11.
    for descriptor in 3..MOST_OPEN {
        // SAFETY: this operation of fcntl takes an int and touches no memory of ours.
        unsafe { libc::fcntl(descriptor, libc::F_SETFD, libc::FD_CLOEXEC) };
    }
}

/// Descriptors that are marked one by one, where the kernel cannot mark them all at once.
const MOST_OPEN: libc::c_int = 1 << 16;

/// `F_SETSIG` of Linux's `fcntl.h`, which the libc crate lacks.
const F_SETSIG: libc::c_int = 10;

/// Has a group killed when the other end of the lifeline closes. This end stays open in it: after exec as well.
fn die_with(lifeline: RawFd, group: libc::pid_t) -> io::Result<()> {
    for (operation, argument) in [
        (libc::F_SETOWN, -group),
        (F_SETSIG, libc::SIGKILL),
        (libc::F_SETFL, libc::O_ASYNC),
        (libc::F_SETFD, 0),
    ] {
        // SAFETY: these operations of fcntl take an int and touch no memory of ours.
        if unsafe { libc::fcntl(lifeline, operation, argument) } == -1 {
            return Err(io::Error::last_os_error());
        }
    }
    Ok(())
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
