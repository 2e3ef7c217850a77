//! Files that are written whole or not at all.

use std::fs::{self, File, Permissions, TryLockError};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use host::Failure;

/// The end of the name that a file has until it is whole.
const UNFINISHED: &str = ".unfinished";

/// The permissions of a new file, less those that the user's mask takes away: open(2).
const NEW: u32 = 0o666;

/// Writes a file whole or not at all: under another name in the same directory first. It keeps the permissions that it has.
///
/// # Errors
/// [`Failure`] if it cannot be written.
pub fn write(path: &Path, content: &[u8]) -> Result<(), Failure> {
    let mut unfinished = tempfile::Builder::new();
    let prefix = unfinished_prefix(path);
    unfinished.prefix(&prefix).suffix(UNFINISHED).permissions(Permissions::from_mode(NEW));
    let written = unfinished.tempfile_in(directory(path)).and_then(|mut file| {
        if let Ok(existing) = fs::metadata(path) {
            file.as_file().set_permissions(existing.permissions())?;
        }
        // Until the process ends, however it does: see `remove_unfinished`. A file system without locks gets none.
        let _ = file.as_file().lock();
        file.write_all(content)?;
        file.persist(path).map_err(|error| error.error)
    });
    written.map(drop).map_err(|why| Failure::unwritable(path, &why))
}

/// Removes what a process that was killed while it wrote this file has left. What another process still writes stays.
///
/// # Errors
/// [`Failure`] if it cannot be removed.
pub fn remove_unfinished(path: &Path) -> Result<(), Failure> {
    let prefix = unfinished_prefix(path);
    let removed = fs::read_dir(directory(path)).and_then(|mut entries| {
        entries.try_for_each(|entry| {
            let entry = entry?;
            let name = entry.file_name();
            let of_this =
                name.to_str().is_some_and(|name| name.starts_with(&prefix) && name.ends_with(UNFINISHED));
            match of_this && is_abandoned(&entry.path())? {
                true => fs::remove_file(entry.path()),
                false => Ok(()),
            }
        })
    });
    removed.map_err(|why| Failure::unwritable(path, &why))
}

/// True if the process that wrote an unfinished file has ended: the lock ends with it.
fn is_abandoned(unfinished: &Path) -> io::Result<bool> {
    match File::open(unfinished)?.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(why)) => Err(why),
    }
}

fn unfinished_prefix(path: &Path) -> String {
    format!(".{}.", path.file_name().unwrap_or_default().to_string_lossy())
}

fn directory(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_the_permissions_that_it_had() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("a.c");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        write(&path, b"new").unwrap();
        assert_eq!(mode() & 0o600, 0o600);
        fs::set_permissions(&path, Permissions::from_mode(0o754)).unwrap();
        write(&path, b"again").unwrap();
        assert_eq!(mode(), 0o754);
        // As any other file of the user's.
        let other = directory.path().join("other");
        fs::write(&other, "").unwrap();
        fs::remove_file(&path).unwrap();
        write(&path, b"new").unwrap();
        assert_eq!(mode(), fs::metadata(other).unwrap().permissions().mode() & 0o777);
    }

    #[test]
    fn what_a_killed_writer_left_is_removed_and_what_another_writes_is_not() {
        let directory = tempfile::tempdir().unwrap();
        let at = |name: &str| directory.path().join(name);
        write(&at("a.c"), b"whole").unwrap();
        for name in [".a.c.1.unfinished", ".a.c.2.unfinished", ".b.c.1.unfinished", ".a.c.swp"] {
            fs::write(at(name), "half").unwrap();
        }
        let written = File::open(at(".a.c.2.unfinished")).unwrap();
        written.lock().unwrap();
        remove_unfinished(&at("a.c")).unwrap();
        let mut left: Vec<_> = fs::read_dir(&directory)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        assert_eq!(left, [".a.c.2.unfinished", ".a.c.swp", ".b.c.1.unfinished", "a.c"]);
        assert_eq!(fs::read(at("a.c")).unwrap(), b"whole");
    }
}
