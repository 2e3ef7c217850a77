//! A file of lines that is rotated by its size, and whose disk may be full.
//!
//! Represents: `x.log`, which is written, and `x.log.1`, `x.log.2` and so on, each older than the one before.
//! Allows: one process at a time (`flock(2)`); a process that was killed within a line; a disk that is full and has room again.
//! Rejects: parts of lines, and more bytes or files than there may be.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use rustix::fs::{FlockOperation, flock};

/// The file while this process writes it.
#[derive(Debug)]
pub struct RotatedFile {
    path: PathBuf,
    bounds: FileBounds,
    file: File,
    length: u64,
}

/// The bounds on a rotated log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileBounds {
    /// The bytes of a file, unless one line has more.
    pub bytes: u64,
    /// The number of files.
    pub files: u32,
}

impl RotatedFile {
    /// Goes on with a file, or makes it. A line that a process was killed within is removed.
    ///
    /// # Errors
    /// If it cannot be written; [`ErrorKind::WouldBlock`] if another process writes it.
    pub fn open(path: &Path, bounds: FileBounds) -> io::Result<RotatedFile> {
        let mut file = own(path)?;
        let length = whole_lines(&mut file)?;
        if file.metadata()?.len() > length {
            file.set_len(length)?;
        }
        Ok(RotatedFile { path: path.to_owned(), bounds, file, length })
    }

    /// Writes a line, all of it or nothing.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&mut self, line: &str) -> io::Result<()> {
        let mut bytes = line.as_bytes().to_vec();
        bytes.push(b'\n');
        let after = self.length + bytes.len() as u64;
        if self.length > 0 && after > self.bounds.bytes {
            self.rotate()?;
        }
        let written = self.file.write_all(&bytes);
        if written.is_err() {
            let _stays_a_part_of_a_line = self.file.set_len(self.length);
        }
        written.map(|()| self.length += bytes.len() as u64)
    }

    /// The path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Begins a new file. It is made first: where there is no room for it, all stays as it is.
    fn rotate(&mut self) -> io::Result<()> {
        let unfinished = self.path_with_extension("new");
        let file = own(&unfinished)?;
        for number in (1..self.bounds.files).rev() {
            let younger = if number == 1 {
                self.path.clone()
            } else {
                self.path_with_extension(&(number - 1).to_string())
            };
            match fs::rename(younger, self.path_with_extension(&number.to_string())) {
                Err(why) if why.kind() != ErrorKind::NotFound => return Err(why),
                _ => {}
            }
        }
        fs::rename(unfinished, &self.path)?;
        (self.file, self.length) = (file, 0);
        Ok(())
    }

    fn path_with_extension(&self, extension: &str) -> PathBuf {
        let mut name = OsString::from(&self.path);
        name.push(".");
        name.push(extension);
        name.into()
    }
}

/// Opens a file that is written at its end, for this process alone.
fn own(path: &Path) -> io::Result<File> {
    let file = File::options().read(true).append(true).create(true).open(path)?;
    flock(&file, FlockOperation::NonBlockingLockExclusive)?;
    Ok(file)
}

/// The bytes of a file up to the end of its last whole line.
fn whole_lines(file: &mut File) -> io::Result<u64> {
    let mut end = file.metadata()?.len();
    let mut block = [0; 4096];
    while end > 0 {
        let start = end.saturating_sub(block.len() as u64);
        let part = &mut block[..(end - start) as usize];
        file.seek(SeekFrom::Start(start))?;
        file.read_exact(part)?;
        if let Some(at) = part.iter().rposition(|byte| *byte == b'\n') {
            return Ok(start + at as u64 + 1);
        }
        end = start;
    }
    Ok(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(place: &Path) -> Vec<(String, String)> {
        let entries = fs::read_dir(place).unwrap().map(|entry| entry.unwrap().path());
        let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
        let mut all: Vec<_> = entries.map(|path| (name(&path), fs::read_to_string(path).unwrap())).collect();
        all.sort();
        all
    }

    fn check(bounds: FileBounds, lines: u32, expected: &[(&str, &str)]) {
        let place = tempfile::tempdir().unwrap();
        let mut file = RotatedFile::open(&place.path().join("x"), bounds).unwrap();
        (0..lines).for_each(|line| file.write(&format!("line {line}")).unwrap());
        let found = files(place.path());
        let found: Vec<_> = found.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn the_oldest_lines_go_first() {
        let bounds = |bytes, files| FileBounds { bytes, files };
        check(bounds(14, 3), 2, &[("x", "line 0\nline 1\n")]);
        check(bounds(14, 3), 3, &[("x", "line 2\n"), ("x.1", "line 0\nline 1\n")]);
        check(
            bounds(14, 3),
            8,
            &[("x", "line 6\nline 7\n"), ("x.1", "line 4\nline 5\n"), ("x.2", "line 2\nline 3\n")],
        );
        check(bounds(14, 1), 3, &[("x", "line 2\n")]);
        check(bounds(3, 2), 3, &[("x", "line 2\n"), ("x.1", "line 1\n")]);
    }

    #[test]
    fn one_process_goes_on_after_whole_lines() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("x");
        let bounds = FileBounds { bytes: 1 << 20, files: 2 };
        fs::write(&path, format!("one\n{}", "t".repeat(10_000))).unwrap();
        let mut file = RotatedFile::open(&path, bounds).unwrap();
        assert_eq!(RotatedFile::open(&path, bounds).unwrap_err().kind(), ErrorKind::WouldBlock);
        file.write("two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\ntwo\n");
        drop(file);
        RotatedFile::open(&path, bounds).unwrap();
    }

    /// `/dev/full` is a disk without room that every machine has.
    #[test]
    fn a_line_without_room_is_an_error_and_leaves_nothing() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("x");
        let mut file = RotatedFile::open(&path, FileBounds { bytes: 10, files: 3 }).unwrap();
        file.write("line 0").unwrap();
        let full = File::options().append(true).open("/dev/full").unwrap();
        let kept = std::mem::replace(&mut file.file, full);
        assert_eq!(file.write("x").unwrap_err().kind(), ErrorKind::StorageFull);
        file.file = kept;
        file.write("line 1").unwrap();
        assert_eq!(
            files(place.path()),
            [("x", "line 1\n"), ("x.1", "line 0\n")].map(|(a, b)| (a.into(), b.into()))
        );
    }
}
