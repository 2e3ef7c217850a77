//! Runs commands, knows which are running, and can end them all.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read, Seek};
use std::os::fd::AsFd;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use rustix::fs::{MemfdFlags, memfd_create};

use super::footprint::{bytes_in, bytes_resident, bytes_without_a_name, descendants};
use super::group::{self, Group, Lifeline};
use super::leader::Leader;
use super::sandbox::Sandbox;
use super::{Command, Completed, End, Excess, ProcessError, ProcessLimits, StandardInput, Usage};

/// The interval at which a watch looks, and the precision of wall time.
const TICK: Duration = Duration::from_millis(50);

/// The time that [`halt`] waits for processes to end: a process that the kernel does not let die must not hold up the user.
const HALT: Duration = Duration::from_secs(5);

/// The view that a watch has of a running command.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The wall time since it was started.
    pub waited: Duration,
    /// The CPU time that its first process has used.
    pub cpu: Duration,
}

/// Decides at every tick whether a command goes on.
pub type Watch<'a> = dyn FnMut(Look) -> bool + 'a;

/// Starts contained processes; clones share the list of live ones.
#[derive(Clone, Debug)]
pub struct Supervisor {
    live: Arc<Mutex<Live>>,
}

#[derive(Debug, Default)]
struct Live {
    /// By a number of the run: what keeps it alive, until something ends it.
    runs: BTreeMap<u64, Option<Lifeline>>,
    started: u64,
    /// Nothing starts any more.
    closed: bool,
}

/// Every supervisor of this process that still exists.
static SUPERVISORS: LazyLock<Mutex<Vec<Weak<Mutex<Live>>>>> = LazyLock::new(Mutex::default);

/// True once this process is about to end, and no run returns any more.
static HALTED: AtomicBool = AtomicBool::new(false);

/// Ends everything that any supervisor runs, for a process that is about to end: a thread that waits for a run waits from now
/// on, so that nothing is concluded from how it ended.
pub(crate) fn halt() {
    HALTED.store(true, Ordering::SeqCst);
    let all: Vec<Supervisor> = {
        let supervisors = SUPERVISORS.lock().unwrap_or_else(PoisonError::into_inner);
        supervisors.iter().filter_map(Weak::upgrade).map(|live| Supervisor { live }).collect()
    };
    all.iter().for_each(Supervisor::end_all);
    let mut waited = Duration::ZERO;
    while waited < HALT && all.iter().any(|supervisor| supervisor.alive() > 0) {
        std::thread::sleep(TICK);
        waited += TICK;
    }
}

/// Does not return once this process is about to end.
fn stay_if_halted() {
    while HALTED.load(Ordering::SeqCst) {
        std::thread::park();
    }
}

impl Default for Supervisor {
    fn default() -> Supervisor {
        Supervisor::new()
    }
}

impl Supervisor {
    /// A supervisor without processes.
    #[must_use]
    pub fn new() -> Supervisor {
        let live = Arc::default();
        let mut supervisors = SUPERVISORS.lock().unwrap_or_else(PoisonError::into_inner);
        supervisors.retain(|supervisor| supervisor.strong_count() > 0);
        supervisors.push(Arc::downgrade(&live));
        Supervisor { live }
    }

    /// Ends everything that runs and refuses to start more. A thread that waits for a run gets
    /// [`ProcessError::Interrupted`]. For a handler of `^C` that has a thread of its own.
    pub fn end_all(&self) {
        let mut live = self.live();
        live.closed = true;
        live.runs.values_mut().for_each(|lifeline| *lifeline = None);
    }

    /// The number of running commands.
    #[must_use]
    pub fn alive(&self) -> usize {
        self.live().runs.len()
    }

    /// Runs a command to its end.
    ///
    /// # Errors
    /// If it cannot be started, the kernel refuses something, or [`Supervisor::end_all`] was called.
    pub fn run(&self, command: Command) -> Result<Completed, ProcessError> {
        self.run_watched(command, &mut |_| true)
    }

    /// Runs a command to its end, or until `go_on`, asked about twenty times a second, returns false.
    ///
    /// # Errors
    /// As [`Supervisor::run`].
    pub fn run_watched(&self, command: Command, go_on: &mut Watch<'_>) -> Result<Completed, ProcessError> {
        let mut output = Output::new(&command).map_err(|e| system("make a memory file", e))?;
        let bounds = Bounds::for_command(&command);
        let (run, group) = self.start(command, &output)?;
        let waited = bounds.watch(&group, go_on);
        // Ends what is left, if anything is.
        drop(self.live().runs.get_mut(&run).and_then(Option::take));
        let ended = group.wait();
        let closed = {
            let mut live = self.live();
            live.runs.remove(&run);
            live.closed
        };
        stay_if_halted();
        let stopped = waited.map_err(|e| system("wait for a process", e))?;
        let (status, usage) = ended.map_err(|e| system("reap a process", e))?;
        if closed {
            return Err(ProcessError::Interrupted);
        }
        let end = stopped.unwrap_or_else(|| end_of(status, &usage, bounds.limits.cpu));
        Ok(Completed { end, output: output.take(), usage })
    }

    /// Starting happens under the lock, so that [`Supervisor::end_all`] sees a run or prevents it.
    fn start(&self, command: Command, output: &Output) -> Result<(u64, Group), ProcessError> {
        let program = command.program.clone();
        let start_error = |source| ProcessError::Start { program, source };
        let leader = Sandbox::new(&command).and_then(|sandbox| Leader::new(&command, sandbox));
        let native = leader.and_then(|leader| Ok((native(command, output)?, leader)));
        let mut live = self.live();
        if live.closed {
            drop(live);
            stay_if_halted();
            return Err(ProcessError::Interrupted);
        }
        let started = native.and_then(|(mut native, leader)| Group::start(&mut native, leader));
        let (group, lifeline) = started.map_err(start_error)?;
        live.started += 1;
        let run = live.started;
        live.runs.insert(run, Some(lifeline));
        Ok((run, group))
    }

    fn live(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The limits of a command that we keep, the kernel having none of the kind.
struct Bounds {
    limits: ProcessLimits,
    directory: PathBuf,
    /// The bytes that were in its directory before it began.
    before: u64,
}

impl Bounds {
    fn for_command(command: &Command) -> Bounds {
        let directory = command.directory.clone();
        Bounds { limits: command.limits, before: bytes_in(&directory), directory }
    }

    /// Waits for the end of a group. Returns the reason if bitfrost ended it.
    fn watch(&self, group: &Group, go_on: &mut Watch<'_>) -> io::Result<Option<End>> {
        let mut waited = Duration::ZERO;
        while !group::readable_within(group.ended().as_fd(), TICK)? {
            waited += TICK;
            if waited >= self.limits.wall {
                return Ok(Some(End::OutOfTime));
            }
            if let Some(excess) = self.excess(group) {
                return Ok(Some(End::Excessive(excess)));
            }
            if group::cpu_of(group.leader()).is_some_and(|cpu| !go_on(Look { waited, cpu })) {
                return Ok(Some(End::Stopped));
            }
        }
        // It may have written much in its last moments.
        Ok(self.excess_of_files(0).map(End::Excessive))
    }

    fn excess(&self, group: &Group) -> Option<Excess> {
        let processes = descendants(group.keeper());
        if processes.len() > self.limits.processes as usize {
            return Some(Excess::Processes(self.limits.processes));
        }
        if bytes_resident(&processes) > self.limits.resident {
            return Some(Excess::Memory(self.limits.resident));
        }
        self.excess_of_files(bytes_without_a_name(&processes))
    }

    fn excess_of_files(&self, nameless: u64) -> Option<Excess> {
        let written = bytes_in(&self.directory).saturating_sub(self.before) + nameless;
        (written > self.limits.scratch).then_some(Excess::Scratch(self.limits.scratch))
    }
}

const fn system(doing: &'static str, source: io::Error) -> ProcessError {
    ProcessError::System { doing, source }
}

/// The standard library's command with the directory and the streams: the program is executed by [`Leader`].
#[expect(clippy::disallowed_methods, reason = "this is the module that starts processes")]
fn native(command: Command, output: &Output) -> io::Result<std::process::Command> {
    let Command { program, directory, input, .. } = command;
    let mut native = std::process::Command::new(program);
    native.env_clear().current_dir(directory);
    native.stdin(match input {
        StandardInput::Null => Stdio::null(),
        StandardInput::Shared(file) => file.into(),
    });
    let (stdout, stderr) = output.streams()?;
    native.stdout(stdout).stderr(stderr);
    Ok(native)
}

/// A compiler driver whose compiler proper ran out of CPU time exits with a code of its own: the time used shows it. The kernel's
/// limit counts whole ticks, which on a loaded machine came to 85 to 98 % of the time that it sums up for us.
fn end_of(status: ExitStatus, usage: &Usage, cpu: Duration) -> End {
    match (status.code(), status.signal()) {
        (Some(0), _) => End::Exited(0),
        (_, Some(libc::SIGXCPU)) => End::OutOfTime,
        _ if usage.cpu * 4 >= cpu * 3 => End::OutOfTime,
        (Some(code), _) => End::Exited(code),
        (None, signal) => End::Killed(signal.unwrap_or(0)),
    }
}

/// The destination of the two output streams: memory, so that nothing has to read while the process runs.
enum Output {
    Dropped,
    Kept { stdout: File, stderr: File, most: usize },
}

impl Output {
    fn new(command: &Command) -> io::Result<Output> {
        let file = || -> io::Result<File> { Ok(memfd_create(c"said", MemfdFlags::CLOEXEC)?.into()) };
        match command.input {
            StandardInput::Shared(_) => Ok(Output::Dropped),
            StandardInput::Null => {
                Ok(Output::Kept { stdout: file()?, stderr: file()?, most: command.output_kept })
            }
        }
    }

    fn streams(&self) -> io::Result<(Stdio, Stdio)> {
        match self {
            Output::Dropped => Ok((Stdio::null(), Stdio::null())),
            Output::Kept { stdout, stderr, .. } => {
                Ok((stdout.try_clone()?.into(), stderr.try_clone()?.into()))
            }
        }
    }

    fn take(&mut self) -> String {
        let Output::Kept { stdout, stderr, most } = self else { return String::new() };
        let mut message = kept(stderr, *most);
        message.push_str(&kept(stdout, *most));
        message
    }
}

/// The beginning of a stream. That it cannot be read must not hide how the process ended.
fn kept(stream: &mut File, most: usize) -> String {
    let mut bytes = Vec::new();
    let read = stream.rewind().and_then(|()| stream.take(most as u64).read_to_end(&mut bytes));
    match read {
        Ok(_) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) => format!("(its output could not be read: {error})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_near_the_limit_of_time_is_one_of_time() {
        let end = |status: i32, cpu| {
            let usage = Usage { cpu: Duration::from_millis(cpu), ..Usage::default() };
            end_of(ExitStatus::from_raw(status), &usage, Duration::from_secs(1))
        };
        let exited_with_1 = 1 << 8;
        assert_eq!(end(exited_with_1, 850), End::OutOfTime, "a driver whose child died of SIGXCPU");
        assert_eq!(end(exited_with_1, 700), End::Exited(1));
        assert_eq!(end(0, 999), End::Exited(0), "what succeeds was in time");
        assert_eq!(end(libc::SIGXCPU, 10), End::OutOfTime);
        assert_eq!(end(libc::SIGSEGV, 10), End::Killed(libc::SIGSEGV));
    }
}
