//! The footprint of a running command: its processes, and the bytes it has written.

use std::collections::BTreeSet;
use std::fs::{self, Metadata};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use super::group::Pid;

/// Linux counts the blocks of a file in this unit, whatever the file system: stat(2).
const BLOCK: u64 = 512;

/// Every live descendant of a process, as far as the kernel lists them (`CONFIG_PROC_CHILDREN`, which distributions set).
pub(super) fn descendants(ancestor: Pid) -> Vec<Pid> {
    let mut all = children(ancestor);
    let mut next = 0;
    while let Some(&parent) = all.get(next) {
        all.extend(children(parent));
        next += 1;
    }
    all
}

/// The children of every thread of a process. One that has ended has none.
fn children(parent: Pid) -> Vec<Pid> {
    let tasks = of_process(parent, "task");
    let lists = tasks.filter_map(|task| fs::read_to_string(task.join("children")).ok());
    let numbers = |list: String| -> Vec<Pid> {
        list.split_whitespace().filter_map(|number| Pid::from_raw(number.parse().ok()?)).collect()
    };
    lists.flat_map(numbers).collect()
}

/// Entries of a directory that the kernel keeps about a process.
fn of_process(process: Pid, name: &str) -> impl Iterator<Item = PathBuf> {
    let path = format!("/proc/{}/{name}", process.as_raw_nonzero());
    fs::read_dir(path).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()))
}

/// The memory that processes have resident and that is no file's, in bytes: `RssAnon` of proc(5).
pub(super) fn bytes_resident(processes: &[Pid]) -> u64 {
    let kib = |process: &Pid| {
        let status = fs::read_to_string(format!("/proc/{}/status", process.as_raw_nonzero())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
        line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()
    };
    processes.iter().filter_map(kib).sum::<u64>() << 10
}

/// The bytes that the files in a directory, and in those inside it, take on the disk.
pub(super) fn bytes_in(directory: &Path) -> u64 {
    let mut bytes = 0;
    let mut left = vec![directory.to_owned()];
    while let Some(directory) = left.pop() {
        for entry in fs::read_dir(directory).into_iter().flatten().filter_map(Result::ok) {
            // Of a symbolic link its own: what it leads to may be anywhere.
            let Ok(file) = entry.metadata() else { continue };
            bytes += blocks(&file);
            if file.is_dir() {
                left.push(entry.path());
            }
        }
    }
    bytes
}

/// The bytes of files that processes have open and no directory has any more, or ever had: what they say among them.
pub(super) fn bytes_without_a_name(processes: &[Pid]) -> u64 {
    let mut seen = BTreeSet::new();
    let descriptors = processes.iter().flat_map(|process| of_process(*process, "fd"));
    let files = descriptors.filter_map(|descriptor| fs::metadata(descriptor).ok());
    let nameless = files.filter(|file| file.is_file() && file.nlink() == 0);
    nameless.filter(|file| seen.insert((file.dev(), file.ino()))).map(|file| blocks(&file)).sum()
}

fn blocks(file: &Metadata) -> u64 {
    file.blocks().saturating_mul(BLOCK)
}
