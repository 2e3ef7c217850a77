//! Copies of a build directory, in which tests of its files run: what one leaves there no other sees, and the original is never
//! written.
//!
//! A hard link would be cheaper than a copy, but a test that appends to a file, or opens it to be written over, would write the original. So files are
//! copied, by reference where the file system shares their blocks (`copy_file_range(2)`), once for each test that runs at a time. After
//! a test only what it has changed is put back, so that objects stay that are older than the candidate and newer than what they were made of: `make`
//! compiles what the candidate has changed, and nothing else.

use std::collections::BTreeMap;
use std::fs::{self, Metadata};
use std::io;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use engines::native::Scratch;
use host::{Failure, machine};
use rustix::fs::{AtFlags, CWD, Timespec, Timestamps, utimensat};
use tempfile::TempDir;

/// The part of a file system in memory that copies may take.
const MEMORY_PART: u64 = 8;

/// The time within which two changes of a file may have the same time stamp: the longest tick of the kernel's clock (time(7)).
const TICK: Duration = Duration::from_millis(10);

/// The most by which a file takes more room than it has bytes, on usual file systems.
const BLOCK: u64 = 4096;

/// The time stamps and the size of a file, by which a change shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileStamp {
    is_directory: bool,
    mode: u32,
    inode: u64,
    bytes: u64,
    modified: (i64, i64),
    /// Of the inode, which no program sets; of a directory nothing, since what is in it changes it.
    changed: (i64, i64),
}

impl FileStamp {
    fn of_file(found: &Metadata) -> FileStamp {
        let is_directory = found.is_dir();
        let file_only = |value: (i64, i64)| if is_directory { (0, 0) } else { value };
        FileStamp {
            is_directory,
            mode: found.mode(),
            inode: found.ino(),
            bytes: if is_directory { 0 } else { found.len() },
            modified: file_only((found.mtime(), found.mtime_nsec())),
            changed: file_only((found.ctime(), found.ctime_nsec())),
        }
    }
}

/// The files below a directory, by their paths relative to it.
type FileStamps = BTreeMap<PathBuf, FileStamp>;

/// A build directory, and the copies of it.
#[derive(Debug)]
pub struct BuildDirectory {
    original: PathBuf,
    /// Paths of the original that no copy has, relative to it.
    left_out: Vec<PathBuf>,
    /// The files of the original at the beginning.
    stamps: FileStamps,
    /// A copy that no test sees: the original may change meanwhile.
    kept: PathBuf,
    bytes: u64,
    idle: Mutex<Vec<WorkingCopy>>,
    scratch: Scratch,
}

/// A copy in which one test at a time runs.
#[derive(Debug)]
struct WorkingCopy {
    directory: TempDir,
    stamps: FileStamps,
}

/// A copy as long as a test has it.
#[derive(Debug)]
pub struct BorrowedCopy<'b> {
    of: &'b BuildDirectory,
    copy: Option<WorkingCopy>,
}

impl BuildDirectory {
    /// A build directory for so many tests at a time, without some of its files.
    ///
    /// # Errors
    /// [`Failure::Input`] if it cannot be read, and [`Failure::Infrastructure`] if there is no room for its copies.
    pub fn new(original: &Path, left_out: &[PathBuf], jobs: usize) -> Result<BuildDirectory, Failure> {
        let unreadable = |why: io::Error| Failure::unreadable(original, &why);
        let original = original.canonicalize().map_err(unreadable)?;
        let relative = |path: &PathBuf| canonical(path)?.strip_prefix(&original).ok().map(Path::to_owned);
        let left_out: Vec<PathBuf> = left_out.iter().filter_map(relative).collect();
        let stamps = stamps(&original, &left_out).map_err(unreadable)?;
        let bytes: u64 = stamps.values().map(|stamp| stamp.bytes + BLOCK).sum();
        let place = place_for(bytes.saturating_mul(jobs as u64 + 1))?;
        let scratch = Scratch::new_in(&place).map_err(|why| Failure::unwritable(&place, &why))?;
        let kept = scratch.path().join("kept");
        copy_files(&original, &kept, &stamps)?;
        Ok(BuildDirectory { original, left_out, stamps, kept, bytes, idle: Mutex::default(), scratch })
    }

    /// The number of bytes that its files take at most.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// A copy with these contents of some files. A file that has its contents already keeps its time stamps.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if it cannot be made.
    pub(crate) fn borrow<'f>(
        &self,
        files: impl Iterator<Item = (&'f PathBuf, &'f [u8])>,
    ) -> Result<BorrowedCopy<'_>, Failure> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let copy = idle.map_or_else(|| self.new_copy(), Ok)?;
        let borrowed = BorrowedCopy { of: self, copy: Some(copy) };
        for (name, content) in files {
            let path = borrowed.path().join(name);
            if fs::read(self.kept.join(name)).is_ok_and(|kept| kept == content) {
                continue;
            }
            let written = rewritten(&path, content);
            written.map_err(|why| Failure::unwritable(&path, &why))?;
        }
        Ok(borrowed)
    }

    fn new_copy(&self) -> Result<WorkingCopy, Failure> {
        let place = self.scratch.path();
        let directory = tempfile::tempdir_in(place).map_err(|why| Failure::unwritable(place, &why))?;
        copy_files(&self.kept, directory.path(), &self.stamps)?;
        let stamps = stamps(directory.path(), &[]).map_err(|why| Failure::unreadable(place, &why))?;
        Ok(WorkingCopy { directory, stamps })
    }

    /// Sees whether the original is as it was.
    ///
    /// # Errors
    /// [`Failure::Input`] if something has changed it: a test that uses absolute paths, as files that CMake has made do.
    pub fn require_untouched(&self) -> Result<(), Failure> {
        let now = stamps(&self.original, &self.left_out)
            .map_err(|why| Failure::unreadable(&self.original, &why))?;
        let new = now.keys().find(|path| !self.stamps.contains_key(*path));
        let changed =
            || self.stamps.iter().find(|(path, stamp)| now.get(*path) != Some(stamp)).map(|(path, _)| path);
        let Some(path) = new.or_else(changed) else { return Ok(()) };
        Err(Failure::Input(format!(
            "{} was changed while the test ran in a copy of {}: the test must use paths relative to its directory, \
             which files made by CMake do not",
            self.original.join(path).display(),
            self.original.display()
        )))
    }
}

impl BorrowedCopy<'_> {
    /// The directory.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.copy.as_ref().map_or(&self.of.kept, |copy| copy.directory.path())
    }
}

impl Drop for BorrowedCopy<'_> {
    fn drop(&mut self) {
        let Some(mut copy) = self.copy.take() else { return };
        // One that cannot be put in order is removed; the next test gets a new one.
        if copy.restore(&self.of.kept).is_ok() {
            self.of.idle.lock().unwrap_or_else(PoisonError::into_inner).push(copy);
        }
    }
}

impl WorkingCopy {
    /// Puts back what a test has changed.
    fn restore(&mut self, kept: &Path) -> io::Result<()> {
        let here = self.directory.path();
        let now = stamps(here, &[])?;
        let changed = |path: &PathBuf, stamp: &FileStamp| now.get(path) != Some(stamp);
        // What is in a directory comes after it, and is removed before it.
        for (path, stamp) in now.iter().rev() {
            if self.stamps.get(path).is_some_and(|own| own == stamp) {
                continue;
            }
            let is_kept = self.stamps.get(path).is_some_and(|own| own.is_directory && stamp.is_directory);
            let path = here.join(path);
            match stamp.is_directory {
                // Its mode is put back.
                true if is_kept => {}
                true => fs::remove_dir_all(path)?,
                false => fs::remove_file(path)?,
            }
        }
        let missing: Vec<PathBuf> = self
            .stamps
            .iter()
            .filter(|(path, stamp)| changed(path, stamp))
            .map(|(path, _)| path.clone())
            .collect();
        if missing.is_empty() {
            return Ok(());
        }
        for path in &missing {
            copy_file(&kept.join(path), &here.join(path))?;
        }
        for path in missing {
            let stamp = FileStamp::of_file(&fs::symlink_metadata(here.join(&path))?);
            self.stamps.insert(path, stamp);
        }
        // The next test must not change a file within the same tick, which would not show.
        std::thread::sleep(TICK);
        Ok(())
    }
}

/// The path with its directories resolved; of itself it may not exist.
fn canonical(path: &Path) -> Option<PathBuf> {
    let path = std::path::absolute(path).ok()?;
    Some(path.parent()?.canonicalize().ok()?.join(path.file_name()?))
}

/// The place for so many bytes: in memory as long as they are a small part of it, on the disk otherwise.
fn place_for(bytes: u64) -> Result<PathBuf, Failure> {
    let default = host::scratch::place(&engines::native::Settings::default());
    if bytes <= machine::free_bytes(&default) / MEMORY_PART {
        return Ok(default);
    }
    let named = std::env::temp_dir();
    // The system's default may be in memory, and `/var/tmp` is not (FHS 5.15).
    let disk = if named == Path::new("/tmp") { PathBuf::from("/var/tmp") } else { named };
    let free = machine::free_bytes(&disk);
    if free < bytes {
        let (bytes, free, disk) = (bytes >> 20, free >> 20, disk.display());
        return Err(Failure::Infrastructure(format!(
            "the copies of the build directory take {bytes} MiB, and {disk} has {free}: TMPDIR names another place, \
             and fewer --jobs take fewer copies"
        )));
    }
    Ok(disk)
}

/// The files below a directory.
fn stamps(directory: &Path, left_out: &[PathBuf]) -> io::Result<FileStamps> {
    let mut found = FileStamps::new();
    let mut open = vec![PathBuf::new()];
    while let Some(relative) = open.pop() {
        for entry in fs::read_dir(directory.join(&relative))? {
            let entry = entry?;
            let path = relative.join(entry.file_name());
            let about = entry.metadata()?;
            let kind = about.file_type();
            // Sockets and the like are nobody's sources.
            if left_out.contains(&path) || !(kind.is_dir() || kind.is_file() || kind.is_symlink()) {
                continue;
            }
            if kind.is_dir() {
                open.push(path.clone());
            }
            found.insert(path, FileStamp::of_file(&about));
        }
    }
    Ok(found)
}

fn copy_files(from: &Path, to: &Path, stamps: &FileStamps) -> Result<(), Failure> {
    fs::create_dir_all(to).map_err(|why| Failure::unwritable(to, &why))?;
    stamps.keys().try_for_each(|path| {
        let target = to.join(path);
        copy_file(&from.join(path), &target).map_err(|why| Failure::unwritable(&target, &why))
    })
}

/// Copies a file, a link, or a directory without what is in it, with mode and time of its last change.
fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    let about = fs::symlink_metadata(from)?;
    if about.is_dir() {
        fs::create_dir_all(to)?;
        return fs::set_permissions(to, about.permissions());
    }
    if about.is_symlink() {
        symlink(fs::read_link(from)?, to)?;
    } else {
        fs::copy(from, to)?;
    }
    let time = |seconds, nanoseconds| Timespec { tv_sec: seconds, tv_nsec: nanoseconds };
    let times = Timestamps {
        last_access: time(about.atime(), about.atime_nsec()),
        last_modification: time(about.mtime(), about.mtime_nsec()),
    };
    Ok(utimensat(CWD, to, &times, AtFlags::SYMLINK_NOFOLLOW)?)
}

/// Writes a file anew, with the mode that it has: what else has it under another name keeps its own.
fn rewritten(path: &Path, content: &[u8]) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    let mode = fs::metadata(path).map(|about| about.permissions());
    match fs::remove_file(path) {
        Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why),
        _ => fs::write(path, content)?,
    }
    mode.map_or(Ok(()), |mode| fs::set_permissions(path, mode))
}
