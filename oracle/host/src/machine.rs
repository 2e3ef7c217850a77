//! The machine this process runs on: its search path, its processors, what of it is in use, and the person who uses it.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use engines::answers::Answers;

/// The directories in which commands are looked for, as in `PATH`.
#[must_use]
pub fn search_path() -> OsString {
    std::env::var_os("PATH").unwrap_or_default()
}

/// The environment of this process, for commands of its user.
#[must_use]
pub fn environment() -> Vec<(OsString, OsString)> {
    std::env::vars_os().collect()
}

/// The variables of this process's environment that foreign code sees: where compilers look for things, and the language and the time
/// zone of programs. Others may be secrets, and change from one user to the next.
#[must_use]
pub fn foreign_environment() -> Vec<(OsString, OsString)> {
    const SHOWN: [&str; 14] = [
        "COMPILER_PATH",
        "CPATH",
        "CPLUS_INCLUDE_PATH",
        "C_INCLUDE_PATH",
        "GCC_EXEC_PREFIX",
        "LANG",
        "LANGUAGE",
        "LC_ALL",
        "LC_CTYPE",
        "LD_LIBRARY_PATH",
        "LIBRARY_PATH",
        "PATH",
        "SOURCE_DATE_EPOCH",
        "TZ",
    ];
    let shown = |name: &&str| Some((OsString::from(name), std::env::var_os(name)?));
    SHOWN.iter().filter_map(shown).collect()
}

/// The place for the answers of compilers: a directory of this command's among the user's caches, as `BITFROST_CACHE` names it, else as the
/// XDG base directory specification does. The memory of this process where `BITFROST_CACHE` is empty, or no variable tells.
#[must_use]
pub fn answers() -> Answers {
    let named = |name| std::env::var_os(name).map(PathBuf::from);
    let absolute = |name| named(name).filter(|path| path.is_absolute());
    let cache = match named("BITFROST_CACHE") {
        Some(own) if own.as_os_str().is_empty() => None,
        Some(own) => std::path::absolute(own).ok(),
        None => absolute("XDG_CACHE_HOME")
            .or_else(|| Some(absolute("HOME")?.join(".cache")))
            .map(|caches| caches.join("bitfrost")),
    };
    cache.map_or_else(Answers::default, |cache| Answers::in_directory(cache.join("answers")))
}

/// The number of processors that this process may use.
#[must_use]
pub fn processors() -> u16 {
    let count = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// The name of the person who runs this process, as `USER` has it, else `LOGNAME`; empty where neither is set.
#[must_use]
pub fn person() -> String {
    let named = ["USER", "LOGNAME"].into_iter().filter_map(std::env::var_os);
    named.map(|name| name.to_string_lossy().into_owned()).find(|name| !name.is_empty()).unwrap_or_default()
}

/// The bytes that are free for us in the file system of a path; 0 where it does not say.
#[must_use]
pub fn free_bytes(path: &Path) -> u64 {
    rustix::fs::statvfs(path).map_or(0, |system| system.f_bavail * system.f_frsize)
}

/// The bytes of a file, or of all files below a directory; what comes and goes meanwhile counts or not.
#[must_use]
pub fn bytes_below(path: &Path) -> u64 {
    match std::fs::symlink_metadata(path) {
        Ok(found) if found.is_dir() => {
            let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
            entries.map(|entry| bytes_below(&entry.path())).sum()
        }
        Ok(found) => found.len(),
        Err(_) => 0,
    }
}

/// The bytes of memory that this process has resident; 0 where the kernel does not say.
#[must_use]
pub fn resident_bytes() -> u64 {
    resident(&std::fs::read_to_string("/proc/self/status").unwrap_or_default())
}

/// `VmRSS` of `/proc/self/status`, in bytes: proc(5).
fn resident(status: &str) -> u64 {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok());
    kib.unwrap_or(0) << 10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_use_is_measured() {
        let place = tempfile::tempdir().unwrap();
        std::fs::create_dir(place.path().join("x")).unwrap();
        std::fs::write(place.path().join("x/y"), [0; 3000]).unwrap();
        std::fs::write(place.path().join("z"), [0; 500]).unwrap();
        std::os::unix::fs::symlink("/", place.path().join("root")).unwrap();
        assert_eq!(bytes_below(place.path()), 3501);
        assert_eq!(bytes_below(&place.path().join("nothing")), 0);
        assert!(free_bytes(place.path()) > 0 && free_bytes(Path::new("/nowhere")) == 0);
        assert_eq!((resident("VmRSS:\t    12 kB\n"), resident("")), (12 << 10, 0));
        assert!(resident_bytes() > 1 << 20);
    }
}
