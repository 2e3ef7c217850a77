//! A directory to work in, and the end of those that nobody works in any more.

use std::io;
use std::path::Path;

use tempfile::TempDir;

const PREFIX: &str = "bitfrost-";

/// A new directory under `scratch`. It is removed when dropped; those that a killed process left behind are
/// removed now.
pub(super) fn directory(scratch: &Path) -> io::Result<TempDir> {
    remove_abandoned(scratch);
    let prefix = format!("{PREFIX}{}-", std::process::id());
    tempfile::Builder::new().prefix(&prefix).tempdir_in(scratch)
}

/// Removes directories of processes that have ended. One that cannot be removed belongs to somebody else.
fn remove_abandoned(scratch: &Path) {
    let Ok(entries) = std::fs::read_dir(scratch) else { return };
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name();
        let owner = name.to_str().and_then(owner);
        if owner.is_some_and(|pid| !Path::new("/proc").join(pid.to_string()).exists()) {
            let _not_ours = std::fs::remove_dir_all(entry.path());
        }
    }
}

/// The process that made a directory of this name.
fn owner(name: &str) -> Option<u32> {
    let (pid, _) = name.strip_prefix(PREFIX)?.split_once('-')?;
    pid.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_dead_leave_behind_is_removed_and_nothing_else() {
        let scratch = tempfile::tempdir().unwrap();
        let no_process = "bitfrost-4294967295-abandoned";
        let names = [no_process, "bitfrost-notes", "other", &format!("bitfrost-{}-mine", std::process::id())];
        for name in names {
            std::fs::create_dir_all(scratch.path().join(name).join("full")).unwrap();
        }
        let made = directory(scratch.path()).unwrap();
        assert_eq!(names.map(|name| scratch.path().join(name).exists()), [false, true, true, true]);
        let path = made.path().to_owned();
        drop(made);
        assert!(!path.exists());
    }
}
