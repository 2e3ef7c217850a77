//! The user's flags for compilers, which run in directories of their own.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Flags with a path, joined to it or before it.
const WITH_PATH: [&str; 6] = ["-iquote", "-isystem", "-idirafter", "-include", "-I", "-L"];

/// The flags, with relative paths resolved in `here`.
///
/// Sources are included from beside the files that include them, also where a copy of those is compiled elsewhere.
#[must_use]
pub fn resolved(flags: &[String], here: &Path) -> Vec<OsString> {
    let mut resolved = Vec::with_capacity(flags.len());
    let mut path_follows = false;
    for flag in flags {
        let joined = WITH_PATH.iter().find_map(|with| Some((with, flag.strip_prefix(with)?)));
        resolved.push(match joined {
            _ if path_follows => here.join(flag).into_os_string(),
            Some((with, path)) if !path.is_empty() => {
                let mut flag = OsString::from(with);
                flag.push(here.join(path));
                flag
            }
            _ => OsString::from(flag),
        });
        path_follows = !path_follows && joined.is_some_and(|(_, path)| path.is_empty());
    }
    resolved
}

/// Flags by which copies of these files find what lies beside the originals.
#[must_use]
pub fn quote_directories(originals: &[PathBuf]) -> Vec<OsString> {
    let mut directories: Vec<PathBuf> = originals
        .iter()
        .filter_map(|path| std::path::absolute(path).ok()?.parent().map(Path::to_owned))
        .collect();
    directories.dedup();
    directories.into_iter().flat_map(|directory| ["-iquote".into(), directory.into_os_string()]).collect()
}
