//! The cost of processes.

use std::ops::AddAssign;
use std::time::Duration;

/// CPU time and memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// User and system time together.
    pub cpu: Duration,
    /// The most memory any one process held, in bytes.
    pub peak_memory: u64,
}

impl AddAssign for Usage {
    fn add_assign(&mut self, other: Usage) {
        self.cpu += other.cpu;
        self.peak_memory = self.peak_memory.max(other.peak_memory);
    }
}

impl From<libc::rusage> for Usage {
    fn from(raw: libc::rusage) -> Usage {
        // Linux gives the resident set in KiB: getrusage(2).
        let kib = u64::try_from(raw.ru_maxrss).unwrap_or(0);
        Usage { cpu: duration(raw.ru_utime) + duration(raw.ru_stime), peak_memory: kib << 10 }
    }
}

fn duration(time: libc::timeval) -> Duration {
    let micros = time.tv_sec.saturating_mul(1_000_000).saturating_add(time.tv_usec);
    Duration::from_micros(u64::try_from(micros).unwrap_or(0))
}

/// The CPU time the calling thread has used so far.
#[must_use]
pub fn own_cpu() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}
