//! The place for the files of compilers: in memory, where that is large enough for the worst that compilers may do to
//! it, and on the disk otherwise.

use std::path::{Path, PathBuf};

use engines::native::{Limits, Settings, sweep};

use crate::machine;

/// A file system in memory, where compiling costs no disk.
const IN_MEMORY: &str = "/dev/shm";

/// A directory on the disk (FHS 5.15), where `/tmp` may be in memory.
const ON_DISK: &str = "/var/tmp";

/// The directory that the settings name, or the default one.
#[must_use]
pub fn place(settings: &Settings) -> PathBuf {
    match &settings.scratch {
        // Compilers run elsewhere.
        Some(named) => std::path::absolute(named).unwrap_or_else(|_| named.clone()),
        None => default_place(&settings.limits),
    }
}

/// Removes what processes of ours that were killed have left in the default places.
pub fn remove_abandoned() {
    sweep(Path::new(IN_MEMORY));
    sweep(&on_disk());
}

fn default_place(limits: &Limits) -> PathBuf {
    let in_memory = Path::new(IN_MEMORY);
    let free = machine::free_bytes(in_memory);
    if is_enough(limits, machine::processors(), memory(), free) && can_be_written(in_memory) {
        return in_memory.to_owned();
    }
    on_disk()
}

/// True if a worker on every processor may have a compiler that writes as much as it may, and half of the memory is left
/// for everything else.
fn is_enough(limits: &Limits, processors: u16, memory: u64, free: u64) -> bool {
    let needed = limits.of_compiler().scratch.saturating_mul(processors.into());
    needed <= memory / 2 && needed <= free
}

/// The directory for files that are too large for memory: `TMPDIR` where the user has set it, and the machine's place for temporary files
/// otherwise.
#[must_use]
pub fn on_disk() -> PathBuf {
    let disk = Path::new(ON_DISK);
    if std::env::var_os("TMPDIR").is_none() && can_be_written(disk) {
        return disk.to_owned();
    }
    std::env::temp_dir()
}

/// That a directory can be written is only known by writing.
fn can_be_written(directory: &Path) -> bool {
    tempfile::tempfile_in(directory).is_ok()
}

/// The bytes of memory that processes of ours can still get: what the machine has, or what is left of our control group,
/// to which files in memory count. Nothing, where the kernel does not say.
fn memory() -> u64 {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let of_machine = available(&read("/proc/meminfo"));
    let groups = read("/proc/self/cgroup");
    let group = own_group(&groups);
    let of_group = |file: &str| read(&format!("/sys/fs/cgroup{group}/{file}")).trim().parse::<u64>().ok();
    match (of_group("memory.max"), of_group("memory.current")) {
        (Some(most), Some(used)) => of_machine.min(most.saturating_sub(used)),
        _ => of_machine,
    }
}

/// `MemAvailable` of `/proc/meminfo`, in bytes: proc(5).
fn available(meminfo: &str) -> u64 {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"));
    let kib = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok());
    kib.unwrap_or(0) << 10
}

/// The path of our group in the unified hierarchy, after `0::` in `/proc/self/cgroup`: cgroups(7). Empty for the root.
fn own_group(cgroup: &str) -> &str {
    cgroup.lines().find_map(|line| line.strip_prefix("0::")).unwrap_or_default().trim_end_matches('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scratch_is_in_memory_only_where_the_worst_fits() {
        let mut limits = Limits::default();
        limits.compiler.scratch_mib = 512;
        const GIB: u64 = 1 << 30;
        for (processors, memory, free, expected) in [
            (2, 2 * GIB, GIB, true),
            (2, 2 * GIB - 1, GIB, false),
            // As in a container by default.
            (2, 64 * GIB, 64 << 20, false),
            (16, 8 * GIB, 8 * GIB, false),
            (16, 16 * GIB, 8 * GIB, true),
            (1, 0, 0, false),
        ] {
            assert_eq!(
                is_enough(&limits, processors, memory, free),
                expected,
                "{processors} {memory} {free}"
            );
        }
    }

    #[test]
    fn what_the_kernel_says_of_memory_is_read() {
        assert_eq!(available("MemTotal:       24000000 kB\nMemAvailable:   1000 kB\n"), 1_024_000);
        assert_eq!(available("nothing of the kind"), 0);
        assert_eq!(own_group("1:name=x:/y\n0::/user.slice/a.scope\n"), "/user.slice/a.scope");
        assert_eq!(own_group("0::/\n"), "");
        assert!(memory() > 0, "Linux says how much there is");
    }
}
