//! Directories to work in, all of them removed in the end.
//!
//! One is removed when it is dropped; when this process is about to end, by [`remove_all`]; and when it was killed, by the
//! next one that starts: each has a file on which its owner holds a lock (`flock(2)`) for as long as it lives, however it
//! ends. A number of a process would not do: numbers are used again. While one is made, its owner holds a lock on the place: what is
//! unfinished there while no process holds that lock was left by one that was killed.

use std::fmt;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rustix::fs::{FlockOperation, flock};
use tempfile::TempDir;

use crate::process::end_strays;

/// The beginning of directory names, before six letters and digits that tell them apart.
const PREFIX: &str = "bitfrost-scratch-";

/// While it is made a directory has another name: no other process may find it before it is locked.
const UNFINISHED: &str = "bitfrost-unfinished-";

/// The file in it that its owner has locked.
const OWNER: &str = "owner";

/// The time that making a directory waits for those who look for unfinished ones. Others may lock the place as well.
const MAKING: Duration = Duration::from_secs(1);
/// The time between two attempts.
const RETRY: Duration = Duration::from_millis(5);

/// The sweeps that were not reported yet.
static SWEPT: Mutex<Swept> = Mutex::new(Swept { directories: 0, processes: 0 });

/// The directories of this process.
static OURS: LazyLock<Mutex<Vec<PathBuf>>> = LazyLock::new(Mutex::default);

/// A directory of this process.
#[derive(Debug)]
pub struct Scratch {
    path: PathBuf,
    /// Locked.
    _owner: File,
}

impl Scratch {
    /// A new directory in `place`, from which those of processes that have ended are removed.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn new_in(place: &Path) -> io::Result<Scratch> {
        sweep(place);
        let _making = lock_place(place, FlockOperation::NonBlockingLockShared, MAKING);
        let unfinished = tempfile::Builder::new().prefix(UNFINISHED).tempdir_in(place)?;
        let mut owner = File::create_new(unfinished.path().join(OWNER))?;
        flock(&owner, FlockOperation::NonBlockingLockExclusive)?;
        writeln!(owner, "process {} of bitfrost works here", std::process::id())?;
        let name = unfinished.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
        let path = place.join(name.replacen(UNFINISHED, PREFIX, 1));
        std::fs::rename(unfinished.path(), &path)?;
        // It is not there any more under the name that would be removed.
        let _renamed = unfinished.keep();
        ours().push(path.clone());
        Ok(Scratch { path, _owner: owner })
    }

    /// The path of the directory.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        ours().retain(|path| *path != self.path);
        remove(&self.path);
    }
}

fn ours() -> MutexGuard<'static, Vec<PathBuf>> {
    OURS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes every directory of this process, for one that is about to end.
pub(crate) fn remove_all() {
    ours().iter().for_each(|path| remove(path));
}

/// Counts of what killed processes of ours had left, and what is now gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Directories.
    pub directories: u64,
    /// Processes that worked in them.
    pub processes: u64,
}

impl fmt::Display for Swept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Swept { directories, processes } = self;
        write!(f, "removed what a killed bitfrost had left: directories {directories}, processes {processes}")
    }
}

/// Removes directories in `place` whose owners have ended, however that was, and ends processes that work in them.
pub fn sweep(place: &Path) {
    let Ok(entries) = std::fs::read_dir(place) else { return };
    let mut unfinished = Vec::new();
    for entry in entries.filter_map(Result::ok) {
        let (name, path) = (entry.file_name(), entry.path());
        let called = |prefix: &str| name.to_str().is_some_and(|name| name.starts_with(prefix));
        if called(PREFIX)
            && let Some(_locked) = abandoned(&path)
        {
            count(end_strays(&path), &path);
        } else if called(UNFINISHED) {
            unfinished.push(path);
        }
    }
    if !unfinished.is_empty()
        && let Some(_nobody_makes_any) =
            lock_place(place, FlockOperation::NonBlockingLockExclusive, Duration::ZERO)
    {
        unfinished.iter().for_each(|path| count(0, path));
    }
}

/// The sweeps of this process since the last call.
#[must_use]
pub fn swept() -> Swept {
    std::mem::take(&mut *SWEPT.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Removes an abandoned directory, and counts it.
fn count(processes: u64, path: &Path) {
    remove(path);
    let mut swept = SWEPT.lock().unwrap_or_else(PoisonError::into_inner);
    swept.directories += u64::from(!path.exists());
    swept.processes += processes;
}

/// Locks a place, for as long as the file is open; `None` where that cannot be had in a time.
fn lock_place(place: &Path, how: FlockOperation, time: Duration) -> Option<File> {
    let file = File::open(place).ok()?;
    let mut waited = Duration::ZERO;
    while flock(&file, how).is_err() {
        if waited >= time {
            return None;
        }
        std::thread::sleep(RETRY);
        waited += RETRY;
    }
    Some(file)
}

/// The owner's file of a directory, locked by us, unless its owner lives. One without such a file is not ours.
fn abandoned(directory: &Path) -> Option<File> {
    let owner = File::open(directory.join(OWNER)).ok()?;
    flock(&owner, FlockOperation::NonBlockingLockExclusive).ok()?;
    Some(owner)
}

/// The owner's file goes last: of what cannot be removed completely it is known later on that it is ours.
fn remove(directory: &Path) {
    for entry in std::fs::read_dir(directory).into_iter().flatten().filter_map(Result::ok) {
        if entry.file_name() != OWNER {
            remove_entry(&entry.path());
        }
    }
    // Where something stayed, all that is left is to try again some other time.
    let is_owner = |entry: io::Result<std::fs::DirEntry>| entry.is_ok_and(|entry| entry.file_name() == OWNER);
    if std::fs::read_dir(directory).is_ok_and(|mut entries| entries.all(is_owner)) {
        let _belongs_to_another_user = std::fs::remove_dir_all(directory);
    }
}

/// Removes a file or a directory, also one in which a compiler has forbidden to.
fn remove_entry(path: &Path) {
    let is_directory = path.symlink_metadata().is_ok_and(|file| file.is_dir());
    let removed = if is_directory { std::fs::remove_dir_all(path) } else { std::fs::remove_file(path) };
    if removed.is_err() && is_directory {
        permit(path);
        let _belongs_to_another_user = std::fs::remove_dir_all(path);
    }
}

/// Lets the owner of a directory change it, and those inside it.
fn permit(directory: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let _belongs_to_another_user =
        std::fs::set_permissions(directory, std::fs::Permissions::from_mode(0o700));
    for entry in std::fs::read_dir(directory).into_iter().flatten().filter_map(Result::ok) {
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            permit(&entry.path());
        }
    }
}

/// A directory for one run inside one of ours, removed when it is dropped.
pub(super) fn for_one_run(directory: &Path) -> io::Result<TempDir> {
    tempfile::Builder::new().prefix("run-").tempdir_in(directory)
}

/// Removes what a run left in its directory but the files of these names.
pub(super) fn keep_only(directory: &Path, kept: &dyn Fn(&Path) -> bool) {
    for entry in std::fs::read_dir(directory).into_iter().flatten().filter_map(Result::ok) {
        if !kept(&entry.path()) {
            remove_entry(&entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_dead_leave_behind_is_removed_and_nothing_else() {
        let place = tempfile::tempdir().unwrap();
        let [abandoned, foreign, other] = ["bitfrost-scratch-abcdef", "bitfrost-scratch-notes", "other"]
            .map(|name| place.path().join(name));
        for directory in [&abandoned, &foreign, &other] {
            std::fs::create_dir_all(directory.join("full/of/files")).unwrap();
        }
        // As a process leaves it that was killed: its number may be that of another by now.
        let owner = format!("process {} of bitfrost works here\n", std::process::id());
        std::fs::write(abandoned.join(OWNER), owner).unwrap();
        let alive = Scratch::new_in(place.path()).unwrap();
        let second = Scratch::new_in(place.path()).unwrap();
        let exist =
            [&abandoned, &foreign, &other, alive.path(), second.path()].map(|path: &Path| path.exists());
        assert_eq!(exist, [false, true, true, true, true]);
        assert!(swept().directories > 0);
        let path = alive.path().to_owned();
        drop(alive);
        assert!(!path.exists());
        assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 3);
    }

    #[test]
    fn what_was_never_finished_is_removed_unless_one_is_being_made() {
        let place = tempfile::tempdir().unwrap();
        let unfinished = place.path().join("bitfrost-unfinished-abcdef");
        std::fs::create_dir_all(unfinished.join("x")).unwrap();
        let making = lock_place(place.path(), FlockOperation::NonBlockingLockShared, Duration::ZERO).unwrap();
        sweep(place.path());
        assert!(unfinished.exists());
        drop(making);
        sweep(place.path());
        assert!(!unfinished.exists());
    }

    #[test]
    fn what_a_run_leaves_besides_what_is_wanted_is_removed() {
        let place = tempfile::tempdir().unwrap();
        let object = place.path().join("x.o");
        for name in ["x.c", "x.o", "junk"] {
            std::fs::write(place.path().join(name), "").unwrap();
        }
        std::fs::create_dir_all(place.path().join("more/junk")).unwrap();
        keep_only(place.path(), &|path| path == object);
        let left: Vec<_> =
            std::fs::read_dir(place.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert_eq!(left, [object]);
    }

    #[test]
    fn what_a_compiler_has_locked_up_is_removed() {
        use std::os::unix::fs::PermissionsExt;
        let place = tempfile::tempdir().unwrap();
        let scratch = Scratch::new_in(place.path()).unwrap();
        let locked = scratch.path().join("run/locked");
        std::fs::create_dir_all(locked.join("inner")).unwrap();
        std::fs::set_permissions(&locked, std::fs::Permissions::from_mode(0o000)).unwrap();
        drop(scratch);
        assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 0);
    }
}
