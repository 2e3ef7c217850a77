//! The only module that starts processes, and the one that sees to it that they end.
//!
//! A command runs contained: under a keeper of its own, under limits, with an environment of its own, nothing to read, and its
//! output kept (up to a cap) or dropped; unless it is the user's own, in a sandbox (see `sandbox`). Whatever happens, every process that it started, in whatever group or session, is
//! ended and reaped before [`Supervisor::run`] returns:
//!
//! - it exits, and left something running: the rest is killed;
//! - it takes too long, writes or starts too much, or the caller's watch returns false: all of it is killed;
//! - the user interrupts: [`Supervisor::end_all`] kills everything;
//! - this process dies, even of `SIGKILL`: the keepers end everything (see `keeper.rs`, `leader.rs` and `group.rs`);
//! - the keepers are killed as well: the next process that sweeps its scratch directories ends what is left (see `strays.rs`).

mod footprint;
mod group;
mod keeper;
mod leader;
mod limits;
mod lookup;
mod sandbox;
mod strays;
mod supervisor;
mod usage;

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

pub use group::Pid;
pub use limits::ProcessLimits;
pub(crate) use lookup::is_executable;
pub use lookup::program;
pub use sandbox::{Protection, SandboxMode, SandboxSettings};
pub(crate) use strays::end_strays;
pub(crate) use supervisor::halt;
pub use supervisor::{Look, Supervisor, Watch};
pub use usage::{Usage, own_cpu};

/// The number of bytes kept of a process's output, on each of its two streams, unless its command wants more.
const OUTPUT_KEPT: usize = 64 << 10;

/// A command to run.
#[derive(Debug)]
pub struct Command {
    /// The executable, by an absolute path.
    pub program: PathBuf,
    /// The arguments.
    pub arguments: Vec<OsString>,
    /// The working directory, also for temporary files.
    pub directory: PathBuf,
    /// `PATH`, for compiler drivers that look for their assembler and linker; otherwise there is none.
    pub search_path: Option<OsString>,
    /// Other environment variables, besides `TMPDIR`.
    pub variables: Vec<(OsString, OsString)>,
    /// Further directories that it may write.
    pub writes: Vec<PathBuf>,
    /// The one whose program it is.
    pub trust: Trust,
    /// The limits.
    pub limits: ProcessLimits,
    /// The standard input.
    pub input: StandardInput,
    /// The most that is kept of its output, on each of its two streams, in bytes.
    pub output_kept: usize,
}

/// The one whose program a command runs, and so the rights that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// Anybody's: a compiler, a tool, or something that one of them made. It runs in a sandbox.
    Foreign,
    /// The user's own script or command, which may do what the user may.
    User,
}

/// The standard input of a process.
#[derive(Debug)]
pub enum StandardInput {
    /// Nothing to read.
    Null,
    /// A file shared with us: the way a driver gets its shared memory. Its output is dropped.
    Shared(File),
}

/// The end of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By itself, with this code.
    Exited(i32),
    /// Of this signal.
    Killed(i32),
    /// It had used up its CPU or wall time.
    OutOfTime,
    /// The watch returned false.
    Stopped,
    /// It used more of something than its limits allow.
    Excessive(Excess),
}

/// The limit that a process exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    /// It wrote more than this number of bytes.
    Scratch(u64),
    /// Its processes had more than this number of bytes of memory.
    Memory(u64),
    /// More than this number of processes existed at a time.
    Processes(u32),
}

impl fmt::Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Excess::Scratch(bytes) => write!(f, "it wrote more than {} MiB of files", bytes >> 20),
            Excess::Memory(bytes) => write!(f, "its processes had more than {} MiB of memory", bytes >> 20),
            Excess::Processes(count) => write!(f, "it had more than {count} processes at a time"),
        }
    }
}

/// A process that has ended.
#[derive(Clone, Debug)]
pub struct Completed {
    /// The end.
    pub end: End,
    /// The text on standard error, followed by that on standard output, each up to [`Command::output_kept`].
    pub output: String,
    /// The cost of the process and those it started.
    pub usage: Usage,
}

/// The reason why a command could not be run to an end of its own.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// It could not be started.
    #[error("cannot start `{}`: {source}", program.display())]
    Start {
        /// The program.
        program: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// A call to the kernel failed.
    #[error("cannot {doing}: {source}")]
    System {
        /// The operation that failed.
        doing: &'static str,
        /// The system's reason.
        source: io::Error,
    },
    /// [`Supervisor::end_all`] was called.
    #[error("interrupted")]
    Interrupted,
}

impl Command {
    /// A foreign command with the limits of a compiler and no `PATH`.
    #[must_use]
    pub fn new(program: impl Into<PathBuf>, directory: &Path) -> Command {
        Command {
            program: program.into(),
            arguments: Vec::new(),
            directory: directory.to_owned(),
            search_path: None,
            variables: vec![("LC_ALL".into(), "C".into())],
            writes: Vec::new(),
            trust: Trust::Foreign,
            limits: ProcessLimits::COMPILER,
            input: StandardInput::Null,
            output_kept: OUTPUT_KEPT,
        }
    }

    /// With these arguments after those it has.
    #[must_use]
    pub fn args<A: Into<OsString>>(mut self, arguments: impl IntoIterator<Item = A>) -> Command {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }
}

impl Completed {
    /// True when it exited with code 0.
    #[must_use]
    pub fn succeeded(&self) -> bool {
        self.end == End::Exited(0)
    }
}
