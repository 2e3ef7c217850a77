//! The machine this process runs on: its search path, its processors, and the person who uses it.

use std::ffi::OsString;
use std::num::NonZeroUsize;

/// The directories in which commands are looked for, as in `PATH`.
#[must_use]
pub fn search_path() -> OsString {
    std::env::var_os("PATH").unwrap_or_default()
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
