//! The limits of a contained process.

use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Limits of a command. Those on CPU time, memory and the size of a file hold for each of its processes by itself, the
/// others for all of them together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProcessLimits {
    /// CPU time; the kernel counts it in whole seconds.
    pub cpu: Duration,
    /// Time by the clock on the wall, for a process that sleeps.
    pub wall: Duration,
    /// Address space, in bytes.
    pub memory: u64,
    /// Resident memory of all its processes together that is no file's, in bytes.
    pub resident: u64,
    /// The largest file it may write, in bytes.
    pub file: u64,
    /// All it may write, in bytes on the disk: files in its directory, its output, and files that it has open but that
    /// have no name.
    pub scratch: u64,
    /// Processes that may exist at a time.
    pub processes: u32,
}

/// Open files: enough for a linker with every object of a batch.
const OPEN_FILES: u64 = 1024;

impl ProcessLimits {
    /// For a compiler or linker on one unit.
    pub const COMPILER: ProcessLimits = ProcessLimits {
        cpu: Duration::from_secs(40),
        wall: Duration::from_secs(240),
        memory: 8 << 30,
        resident: 4 << 30,
        file: 256 << 20,
        scratch: 512 << 20,
        processes: 256,
    };

    /// For a tool that is asked what it is, or what it can compile.
    pub const QUESTION: ProcessLimits = ProcessLimits {
        cpu: Duration::from_secs(5),
        wall: Duration::from_secs(15),
        ..ProcessLimits::COMPILER
    };

    /// For a command of the user that is told of an event.
    pub const HOOK: ProcessLimits = ProcessLimits {
        cpu: Duration::from_secs(30),
        wall: Duration::from_secs(30),
        ..ProcessLimits::COMPILER
    };

    /// For a driver running a whole batch: a run that hangs is stopped long before, see [`super::Watch`].
    pub const DRIVER: ProcessLimits = ProcessLimits {
        cpu: Duration::from_secs(120),
        wall: Duration::from_secs(600),
        memory: 2 << 30,
        resident: 2 << 30,
        file: 0,
        ..ProcessLimits::COMPILER
    };

    /// Puts the calling process, and all it will start, under the limits that the kernel keeps.
    ///
    /// It is for the time between fork and exec, and does nothing that is not async-signal-safe.
    pub(super) fn impose(&self) -> rustix::io::Result<()> {
        // Past the soft CPU limit comes SIGXCPU, which a process can ignore; past the hard one SIGKILL.
        let cpu = self.cpu.as_secs().max(1);
        let limits = [
            (Resource::Cpu, cpu, cpu + 1),
            (Resource::As, self.memory, self.memory),
            (Resource::Fsize, self.file, self.file),
            (Resource::Nofile, OPEN_FILES, OPEN_FILES),
            (Resource::Core, 0, 0),
        ];
        for (resource, soft, hard) in limits {
            // Those we are under ourselves may be stricter, and only root can lift them.
            let hard = getrlimit(resource).maximum.map_or(hard, |ours| ours.min(hard));
            setrlimit(resource, Rlimit { current: Some(soft.min(hard)), maximum: Some(hard) })?;
        }
        Ok(())
    }
}
