//! A process group that cannot outlive us.
//!
//! Three things end one. `SIGKILL` to the group, when its owner is done with it. Reaping: we are a
//! *subreaper* (`prctl(2)`), so what a killed compiler driver had started becomes our child and is waited for
//! as well. And if we die first, a pipe: its read end stays open in the group, its write end is ours alone, and
//! the read end's owner is the group with `SIGKILL` as the signal of asynchronous input (`F_SETOWN`,
//! `F_SETSIG`, `O_ASYNC` in `fcntl(2)`). When our end closes, for whatever reason, the kernel sends it.
//! The child says so itself, between fork and exec, so that there is no moment in which we could die and it
//! would not; that this rules out `posix_spawn` costs nothing to speak of, with a batch to each process.
//! `PR_SET_PDEATHSIG` would end only the first process, and would fire when merely the thread that started it
//! ends.

use std::io;
use std::os::fd::{AsRawFd, BorrowedFd, OwnedFd, RawFd};
use std::process::{Child, Command, ExitStatus};

use std::os::unix::process::ExitStatusExt;

use rustix::io::FdFlags;
use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::{PidfdFlags, Signal, kill_process_group, pidfd_open};

use super::Usage;

/// The number of a process; of a group, that of its first process.
pub type Pid = rustix::process::Pid;

/// A live process group, and the means to end it.
#[derive(Debug)]
pub(super) struct Group {
    leader: Pid,
    /// Readable once the leader has ended.
    leader_ended: OwnedFd,
    /// Never written to. Closing it kills what is left of the group.
    _lifeline: OwnedFd,
}

impl Group {
    /// Starts a command as the leader of a new group.
    pub(super) fn start(command: &mut Command) -> io::Result<Group> {
        use std::os::unix::process::CommandExt;
        let (read_end, write_end) = pipe_with(PipeFlags::CLOEXEC)?;
        rustix::io::fcntl_setfd(&read_end, FdFlags::empty())?;
        let lifeline = read_end.as_raw_fd();
        // SAFETY: between fork and exec only functions that are async-signal-safe may be called: these are
        // setpgid, getpid and fcntl.
        let child: Child = unsafe { command.pre_exec(move || lead_and_die_with(lifeline)) }.spawn()?;
        let leader = Pid::from_child(&child);
        match pidfd_open(leader, PidfdFlags::empty()) {
            Ok(leader_ended) => Ok(Group { leader, leader_ended, _lifeline: write_end }),
            Err(error) => {
                reap(leader)?;
                Err(error.into())
            }
        }
    }

    pub(super) const fn leader(&self) -> Pid {
        self.leader
    }

    /// Readable (for `poll`) once the leader has ended.
    pub(super) const fn leader_ended(&self) -> &OwnedFd {
        &self.leader_ended
    }

    /// Kills whatever is alive of the group, waits for all of it, and says how the leader ended.
    ///
    /// The group is killed *before* its leader is reaped: until then its number cannot name another group.
    pub(super) fn end(self) -> io::Result<(ExitStatus, Usage)> {
        reap(self.leader)
    }
}

fn reap(group: Pid) -> io::Result<(ExitStatus, Usage)> {
    kill(group);
    let leader = group.as_raw_nonzero().get();
    let (status, mut usage) = wait(leader)?;
    while let Ok((_, orphan)) = wait(-leader) {
        usage += orphan;
    }
    Ok((status, usage))
}

/// Sends `SIGKILL` to a group; one that is already gone is what was wanted.
pub(super) fn kill(leader: Pid) {
    let _already_gone = kill_process_group(leader, Signal::KILL);
}

/// Orphans of our children become ours, so that they can be waited for.
pub(super) fn adopt_orphans() -> rustix::io::Result<()> {
    rustix::process::set_child_subreaper(Some(rustix::process::getpid()))
}

/// `F_SETSIG` of Linux's `fcntl.h`, which the libc crate lacks.
const F_SETSIG: libc::c_int = 10;

/// In the child: makes it the leader of a group that is killed when the other end of the lifeline closes.
fn lead_and_die_with(lifeline: RawFd) -> io::Result<()> {
    // SAFETY: setpgid and getpid take and return ints and touch no memory of ours.
    let group = unsafe {
        if libc::setpgid(0, 0) == -1 {
            return Err(io::Error::last_os_error());
        }
        libc::getpid()
    };
    for (operation, argument) in
        [(libc::F_SETOWN, -group), (F_SETSIG, libc::SIGKILL), (libc::F_SETFL, libc::O_ASYNC)]
    {
        // SAFETY: these three operations of fcntl take an int and touch no memory of ours.
        if unsafe { libc::fcntl(lifeline, operation, argument) } == -1 {
            return Err(io::Error::last_os_error());
        }
    }
    Ok(())
}

/// Waits for a process, or with a negative number for any of a group, and for what it used.
fn wait(pid: i32) -> io::Result<(ExitStatus, Usage)> {
    let mut status = 0;
    loop {
        // SAFETY: all-zero is a valid `rusage`, a struct of integers.
        let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
        // SAFETY: both pointers are to live objects of the types wait4(2) writes.
        if unsafe { libc::wait4(pid, &raw mut status, 0, &raw mut usage) } != -1 {
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
