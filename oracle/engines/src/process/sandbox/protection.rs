//! The protections of a sandbox, and which of them the kernel enforces.

use std::sync::LazyLock;

use super::{namespace, seccomp};

base::named! {
    /// Something that foreign code cannot do.
    pub enum Protection {
        /// It opens only files of the system, and those that its command names.
        Reads = "reads",
        /// It writes, makes and removes only files in its scratch directory.
        Writes = "writes",
        /// It changes modes, owners and times only of those.
        Attributes = "attributes",
        /// It reads the environment of no process that it did not start.
        Environment = "environment",
        /// It reads the memory of no such process, and traces none.
        Processes = "processes",
        /// It sends no signal to a process that it did not start.
        Signals = "signals",
        /// It makes no connection.
        Network = "network",
        /// It leaves no shared memory behind, makes no namespace, and changes no priority or limit of other processes.
        Kernel = "kernel",
        /// It has no descriptor that bitfrost was started with.
        Descriptors = "descriptors",
    }
}

/// The first version of Landlock that scopes signals.
const SCOPES: i64 = 6;
/// The first version of Landlock that bounds which files can be cut off.
const TRUNCATES: i64 = 3;

impl Protection {
    /// The part of the kernel that enforces it here; else the reason why none does.
    ///
    /// # Errors
    /// The reason.
    pub fn mechanism(self) -> Result<&'static str, String> {
        let landlock = |needed: i64, release: &str| match landlock_version() {
            version if version >= needed => Ok("Landlock"),
            0 => Err("the kernel has no Landlock, or it is not switched on".to_owned()),
            version => Err(format!("Landlock {version} cannot; Linux {release} has Landlock {needed}")),
        };
        let namespaces = || match *namespace::AVAILABLE {
            true => Ok("namespaces"),
            false => Err("this user may make no namespaces".to_owned()),
        };
        match self {
            Protection::Reads | Protection::Processes => landlock(1, "5.13"),
            Protection::Writes => namespaces().or_else(|_| landlock(TRUNCATES, "6.2")),
            // Landlock lets `/proc/PID/environ` be read, as measured on Linux 6.18; only another user namespace does not.
            Protection::Attributes | Protection::Environment => namespaces(),
            Protection::Signals => landlock(SCOPES, "6.12"),
            Protection::Network | Protection::Kernel => match *seccomp::FILTER {
                Some(_) => Ok("seccomp"),
                None => Err("no filter for this processor".to_owned()),
            },
            Protection::Descriptors => Ok("closed before the program begins"),
        }
    }
}

/// `LANDLOCK_CREATE_RULESET_VERSION` of Linux's `landlock.h`, which the libc crate lacks.
const VERSION: libc::c_uint = 1;

/// The version of Landlock that the kernel has; 0 without.
pub(super) fn landlock_version() -> i64 {
    static KERNEL: LazyLock<i64> = LazyLock::new(|| {
        let nothing = std::ptr::null::<libc::c_void>();
        // SAFETY: with this flag no attributes are read, and a version is returned.
        unsafe { libc::syscall(libc::SYS_landlock_create_ruleset, nothing, 0_usize, VERSION) }.max(0)
    });
    *KERNEL
}
