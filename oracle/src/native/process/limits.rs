//! What a contained process may use.

use std::time::Duration;

use rustix::process::{Pid, Resource, Rlimit, prlimit};

/// Limits of a process; those on CPU time and memory hold for each process of a group by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// CPU time; the kernel counts it in whole seconds.
    pub cpu: Duration,
    /// Time by the clock on the wall, for a process that sleeps.
    pub wall: Duration,
    /// Address space, in bytes.
    pub memory: u64,
    /// The largest file it may write, in bytes.
    pub file: u64,
}

/// Open files: enough for a linker with every object of a batch.
const OPEN_FILES: u64 = 1024;

impl Limits {
    /// For a compiler or linker on one unit.
    pub const COMPILER: Limits = Limits {
        cpu: Duration::from_secs(40),
        wall: Duration::from_secs(240),
        memory: 8 << 30,
        file: 512 << 20,
    };

    /// For a tool that is only asked for its version.
    pub const QUESTION: Limits =
        Limits { cpu: Duration::from_secs(5), wall: Duration::from_secs(20), ..Limits::COMPILER };

    /// For a driver running a whole batch: a run that hangs is stopped long before, see [`super::Watch`].
    pub const DRIVER: Limits =
        Limits { cpu: Duration::from_secs(120), wall: Duration::from_secs(600), memory: 2 << 30, file: 0 };

    /// Puts a process under these limits, and any it has started or will start. Those it started before it had them are its
    /// children by then; those they start after they have them inherit them.
    pub(super) fn impose_on_all(&self, pid: Pid) -> rustix::io::Result<()> {
        self.impose(pid)?;
        let id = pid.as_raw_nonzero();
        let children = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
        let children = children.split_whitespace().filter_map(|id| Pid::from_raw(id.parse().ok()?));
        for child in children {
            // One that is gone already needs no limits.
            let _already_gone = self.impose_on_all(child);
        }
        Ok(())
    }

    fn impose(&self, pid: Pid) -> rustix::io::Result<()> {
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
            prlimit(Some(pid), resource, Rlimit { current: Some(soft), maximum: Some(hard) })?;
        }
        Ok(())
    }
}
