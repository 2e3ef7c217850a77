//! The process of a command, from its beginning to its program.
//!
//! It is made by clone(2) with `CLONE_VM` and `CLONE_VFORK`, as posix_spawn(3) makes one: it runs in the memory of its parent, on a stack
//! of its own, and its parent waits until it has executed its program. A copy of our memory for it, made and thrown away at exec, took
//! a fifth of the processor time that a campaign needs besides its compilers'.

use std::ffi::{CString, OsStr, OsString};
use std::io;
use std::os::fd::{BorrowedFd, RawFd};
use std::os::unix::ffi::OsStringExt;
use std::ptr::null_mut;
use std::sync::atomic::AtomicPtr;

use super::sandbox::Sandbox;
use super::{Command, ProcessLimits};

/// The stack of a leader, in parts of 16 bytes, besides one for each argument: where the program is a script without a first line for
/// the kernel, execvpe(3) copies the arguments.
const STACK: usize = (64 << 10) / size_of::<u128>();

/// The exit code of a leader that could not execute its program, which nobody sees: its parent has the error.
const NOT_STARTED: libc::c_int = 127;

/// A command that is ready to be started; all that takes memory is made before the fork.
#[derive(Debug)]
pub(super) struct Leader {
    /// The program first.
    arguments: ExecArray,
    environment: ExecArray,
    limits: ProcessLimits,
    sandbox: Option<Sandbox>,
    stack: Vec<u128>,
}

impl Leader {
    pub(super) fn new(command: &Command, sandbox: Option<Sandbox>) -> io::Result<Leader> {
        let program = command.program.as_os_str();
        let arguments = [program].into_iter().chain(command.arguments.iter().map(OsString::as_os_str));
        let arguments = ExecArray::new(arguments.map(OsStr::to_owned))?;
        // A variable that is given twice has its last value.
        let path = command.search_path.iter().map(|path| ("PATH".as_ref(), path.as_os_str()));
        let given = command.variables.iter().map(|(name, value)| (name.as_os_str(), value.as_os_str()));
        let mut variables: Vec<(&OsStr, &OsStr)> = Vec::new();
        for (name, value) in given.chain([("TMPDIR".as_ref(), command.directory.as_os_str())]).chain(path) {
            variables.retain(|(other, _)| *other != name);
            variables.push((name, value));
        }
        let environment = ExecArray::new(variables.into_iter().map(|(name, value)| {
            let mut word = name.to_owned();
            word.push("=");
            word.push(value);
            word
        }))?;
        let stack = vec![0; STACK + arguments.pointers.len()];
        Ok(Leader { arguments, environment, limits: command.limits, sandbox, stack })
    }

    /// Starts it as a child of this process and waits until it has executed its program; then its number has been written to a pipe.
    ///
    /// It is for the time between fork and exec, and does nothing that is not async-signal-safe.
    pub(super) fn start(&mut self, lifeline: RawFd, says_number: RawFd) -> io::Result<libc::pid_t> {
        let stack_end = self.stack.as_mut_ptr_range().end.cast();
        let mut start = Start { leader: self, lifeline, says_number, error: None };
        // SAFETY: the stack is live, aligned, and used by nothing else; `start` outlives the time in which the child runs in this memory,
        // because the parent waits (CLONE_VFORK).
        let child = unsafe {
            let flags = libc::CLONE_VM | libc::CLONE_VFORK | libc::SIGCHLD;
            libc::clone(execute, stack_end, flags, (&raw mut start).cast())
        };
        if child == -1 {
            return Err(io::Error::last_os_error());
        }
        match start.error {
            None => Ok(child),
            Some(error) => {
                // SAFETY: the child is ours, and a null status is for those who do not want it.
                unsafe { libc::waitpid(child, null_mut(), 0) };
                Err(error)
            }
        }
    }

    /// In the new process: makes it the leader of a group that is killed when the other end of the lifeline closes, reports its number,
    /// gives up rights, and executes the program. Returns only if any of it fails.
    fn execute(&self, lifeline: RawFd, says_number: RawFd) -> io::Result<()> {
        close_at_exec();
        // SAFETY: setpgid and getpid take and return ints and touch no memory of ours.
        let number = unsafe {
            if libc::setpgid(0, 0) == -1 {
                return Err(io::Error::last_os_error());
            }
            libc::getpid()
        };
        die_with(lifeline, number)?;
        // SAFETY: the pipe was made by the parent, and stays open here until exec.
        let says_number = unsafe { BorrowedFd::borrow_raw(says_number) };
        rustix::io::write(says_number, &number.to_ne_bytes())?;
        self.sandbox.as_ref().map_or(Ok(()), Sandbox::enter)?;
        self.limits.impose()?;
        let (arguments, environment) = (self.arguments.as_array(), self.environment.as_array());
        // SAFETY: both are arrays of pointers to texts that end in a null byte, with a null pointer at the end, and the first has the
        // program.
        unsafe { libc::execvpe(*arguments, arguments, environment) };
        Err(io::Error::last_os_error())
    }
}

/// The work of a new process, and the error that it ended with.
struct Start<'a> {
    leader: &'a Leader,
    lifeline: RawFd,
    says_number: RawFd,
    error: Option<io::Error>,
}

extern "C" fn execute(start: *mut libc::c_void) -> libc::c_int {
    // SAFETY: it is the `Start` of `Leader::start`, which waits meanwhile.
    let start = unsafe { &mut *start.cast::<Start<'_>>() };
    start.error = start.leader.execute(start.lifeline, start.says_number).err();
    // SAFETY: _exit is async-signal-safe, and nothing of our parent's is to be flushed or dropped.
    unsafe { libc::_exit(NOT_STARTED) }
}

/// Texts as exec takes them.
#[derive(Debug)]
struct ExecArray {
    /// The texts that the pointers are to.
    _texts: Vec<CString>,
    /// A null pointer is the last. An `AtomicPtr` is a pointer that may go to another thread.
    pointers: Vec<AtomicPtr<libc::c_char>>,
}

impl ExecArray {
    fn new(texts: impl Iterator<Item = OsString>) -> io::Result<ExecArray> {
        let texts: Vec<CString> =
            texts.map(|text| CString::new(text.into_vec())).collect::<Result<_, _>>()?;
        let pointers = texts.iter().map(|text| text.as_ptr().cast_mut()).chain([null_mut()]);
        Ok(ExecArray { pointers: pointers.map(AtomicPtr::new).collect(), _texts: texts })
    }

    /// An `AtomicPtr` is in memory as a pointer is.
    fn as_array(&self) -> *const *const libc::c_char {
        self.pointers.as_ptr().cast()
    }
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
