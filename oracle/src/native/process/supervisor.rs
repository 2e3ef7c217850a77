//! Runs commands, knows which are running, and can end them all.

use std::fs::File;
use std::io::{self, Read, Seek};
use std::os::fd::AsFd;
use std::os::unix::process::ExitStatusExt;
use std::process::{ExitStatus, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rustix::fs::{MemfdFlags, memfd_create};

use super::group::{self, Group};
use super::{Command, Completed, End, Input, OUTPUT_KEPT, Pid, ProcessError, Usage};

/// How often a watch looks, and how exactly wall time is kept.
const TICK: Duration = Duration::from_millis(50);

/// Whose turn it is to decide whether a process goes on: asked at every tick with the CPU time it has used.
pub type Watch<'a> = dyn FnMut(Duration) -> bool + 'a;

/// Starts contained processes; clones share the list of those that are alive.
#[derive(Clone, Debug)]
pub struct Supervisor {
    live: Arc<Mutex<Live>>,
}

#[derive(Debug, Default)]
struct Live {
    leaders: Vec<Pid>,
    /// Nothing starts any more.
    closed: bool,
}

impl Supervisor {
    /// A supervisor without processes.
    ///
    /// # Errors
    /// When the kernel does not let this process adopt its orphans.
    pub fn new() -> Result<Supervisor, ProcessError> {
        group::adopt_orphans().map_err(|error| system("adopt orphaned processes", error.into()))?;
        Ok(Supervisor { live: Arc::default() })
    }

    /// Kills every live group and refuses to start more. Whoever waits for one gets
    /// [`ProcessError::Interrupted`]. For a handler of `^C` that has a thread of its own.
    pub fn end_all(&self) {
        let mut live = self.live();
        live.closed = true;
        live.leaders.iter().copied().for_each(group::kill);
    }

    /// How many groups are alive.
    #[must_use]
    pub fn alive(&self) -> usize {
        self.live().leaders.len()
    }

    /// Runs a command to its end.
    ///
    /// # Errors
    /// When it cannot be started, the kernel refuses something, or [`Supervisor::end_all`] was called.
    pub fn run(&self, command: Command) -> Result<Completed, ProcessError> {
        self.run_watched(command, &mut |_| true)
    }

    /// Runs a command to its end, or until `go_on`, asked about twenty times a second, says no.
    ///
    /// # Errors
    /// As [`Supervisor::run`].
    pub fn run_watched(&self, command: Command, go_on: &mut Watch<'_>) -> Result<Completed, ProcessError> {
        let limits = command.limits;
        let mut output = Output::new(&command.input).map_err(|e| system("make a memory file", e))?;
        let group = self.start(command, &output)?;
        let leader = group.leader();
        let waited = watch(&group, limits.wall, go_on);
        let ended = group.end();
        let closed = {
            let mut live = self.live();
            live.leaders.retain(|other| *other != leader);
            live.closed
        };
        let stopped = waited.map_err(|e| system("wait for a process", e))?;
        let (status, usage) = ended.map_err(|e| system("reap a process", e))?;
        if closed {
            return Err(ProcessError::Interrupted);
        }
        let end = stopped.unwrap_or_else(|| end_of(status, &usage, limits.cpu));
        Ok(Completed { end, said: output.take(), usage })
    }

    /// Starting happens under the lock: [`Supervisor::end_all`] sees a group or prevents it, and no group
    /// inherits another's lifeline.
    fn start(&self, command: Command, output: &Output) -> Result<Group, ProcessError> {
        let program = command.program.clone();
        let limits = command.limits;
        let start_error = |source| ProcessError::Start { program: program.clone(), source };
        let mut native = native(command, output).map_err(start_error)?;
        let mut live = self.live();
        if live.closed {
            return Err(ProcessError::Interrupted);
        }
        let group = Group::start(&mut native).map_err(start_error)?;
        live.leaders.push(group.leader());
        drop(live);
        // From here, so that starting stays a `posix_spawn`: a compiler driver needs a millisecond before it
        // starts anything that has to inherit these. One that is gone already needs no limits.
        let _already_gone = limits.impose_on_all(group.leader());
        Ok(group)
    }

    fn live(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

const fn system(doing: &'static str, source: io::Error) -> ProcessError {
    ProcessError::System { doing, source }
}

#[expect(clippy::disallowed_methods, reason = "this is the module that starts processes")]
fn native(command: Command, output: &Output) -> io::Result<std::process::Command> {
    let Command { program, arguments, directory, search_path, limits: _, input } = command;
    let mut native = std::process::Command::new(program);
    native.args(arguments).env_clear().env("LC_ALL", "C").env("TMPDIR", &directory).current_dir(directory);
    if let Some(path) = search_path {
        native.env("PATH", path);
    }
    native.stdin(match input {
        Input::Null => Stdio::null(),
        Input::Shared(file) => file.into(),
    });
    let (stdout, stderr) = output.streams()?;
    native.stdout(stdout).stderr(stderr);
    Ok(native)
}

/// Waits for the leader's end; says so if it was not one of its own.
fn watch(group: &Group, wall: Duration, go_on: &mut Watch<'_>) -> io::Result<Option<End>> {
    let mut waited = Duration::ZERO;
    while !group::readable_within(group.leader_ended().as_fd(), TICK)? {
        waited += TICK;
        if waited >= wall {
            return Ok(Some(End::OutOfTime));
        }
        if group::cpu_of(group.leader()).is_some_and(|used| !go_on(used)) {
            return Ok(Some(End::Stopped));
        }
    }
    Ok(None)
}

/// A compiler driver whose compiler proper ran out of CPU time exits with a code of its own: the time tells,
/// but for the tick by which the kernel's limit and its sums differ.
fn end_of(status: ExitStatus, usage: &Usage, cpu: Duration) -> End {
    match (status.code(), status.signal()) {
        (Some(0), _) => End::Exited(0),
        (_, Some(libc::SIGXCPU)) => End::OutOfTime,
        _ if usage.cpu + TICK >= cpu => End::OutOfTime,
        (Some(code), _) => End::Exited(code),
        (None, signal) => End::Killed(signal.unwrap_or(0)),
    }
}

/// Where the two output streams go: memory, so that nobody has to read while the process runs.
enum Output {
    Dropped,
    Kept { stdout: File, stderr: File },
}

impl Output {
    fn new(input: &Input) -> io::Result<Output> {
        let file = || -> io::Result<File> { Ok(memfd_create(c"said", MemfdFlags::CLOEXEC)?.into()) };
        match input {
            Input::Shared(_) => Ok(Output::Dropped),
            Input::Null => Ok(Output::Kept { stdout: file()?, stderr: file()? }),
        }
    }

    fn streams(&self) -> io::Result<(Stdio, Stdio)> {
        match self {
            Output::Dropped => Ok((Stdio::null(), Stdio::null())),
            Output::Kept { stdout, stderr } => Ok((stdout.try_clone()?.into(), stderr.try_clone()?.into())),
        }
    }

    fn take(&mut self) -> String {
        let Output::Kept { stdout, stderr } = self else { return String::new() };
        let mut said = kept(stderr);
        said.push_str(&kept(stdout));
        said
    }
}

/// The beginning of a stream. That it cannot be read must not hide how the process ended.
fn kept(stream: &mut File) -> String {
    let mut bytes = Vec::new();
    let read = stream.rewind().and_then(|()| stream.take(OUTPUT_KEPT as u64).read_to_end(&mut bytes));
    match read {
        Ok(_) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) => format!("(what it said could not be read: {error})"),
    }
}
