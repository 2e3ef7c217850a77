//! Processes that a bitfrost left which was killed together with its keepers.
//!
//! As a rule there are none: keepers end all that their commands started. But they are processes of the user, too, and what kills
//! bitfrost may kill them. Every command works in a directory of its owner, which is the value of `TMPDIR` as well.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::time::Duration;

use rustix::process::{PidfdFlags, Signal, getpid, pidfd_open, pidfd_send_signal};

use super::group::Pid;

/// The time that keepers get to do it.
const KEEPERS: Duration = Duration::from_secs(2);
/// The time that it takes at most: something that the kernel does not let die must not hold up the user.
const MOST: Duration = Duration::from_secs(4);
/// The time between two looks.
const LOOK: Duration = Duration::from_millis(20);
/// The name of a keeper, which the kernel cuts to 15 bytes.
const KEEPER: &str = "bitfrost-keeper";

/// Ends every process that works in a directory whose owner has ended; their number.
pub(crate) fn end_strays(directory: &Path) -> u64 {
    let (mut ended, mut waited) = (0, Duration::ZERO);
    while waited < MOST {
        let all = in_directory(directory);
        let has_keeper = all.iter().any(|(_, name)| name.starts_with(KEEPER));
        match (all.is_empty(), has_keeper && waited < KEEPERS) {
            (true, _) => break,
            (false, true) => {}
            (false, false) => {
                ended += all.iter().filter(|(process, _)| kill(*process, directory)).count() as u64
            }
        }
        std::thread::sleep(LOOK);
        waited += LOOK;
    }
    ended
}

/// The live processes that work in a directory, with their names.
fn in_directory(directory: &Path) -> Vec<(Pid, String)> {
    let entries = fs::read_dir("/proc").into_iter().flatten().filter_map(Result::ok);
    let numbers = entries.filter_map(|entry| Pid::from_raw(entry.file_name().to_str()?.parse().ok()?));
    let others = numbers.filter(|process| *process != getpid() && works_in(*process, directory));
    let name = |process: &Pid| fs::read_to_string(format!("/proc/{}/comm", process.as_raw_nonzero()));
    others.map(|process| (process, name(&process).unwrap_or_default())).collect()
}

/// True if a process has its working directory there, or is told to put its temporary files there.
fn works_in(process: Pid, directory: &Path) -> bool {
    let of_process = |name: &str| format!("/proc/{}/{name}", process.as_raw_nonzero());
    let real = directory.canonicalize().unwrap_or_else(|_| directory.to_owned());
    let is_inside = |path: &Path| path.starts_with(directory) || path.starts_with(&real);
    if fs::read_link(of_process("cwd")).is_ok_and(|path| is_inside(&path)) {
        return true;
    }
    let environment = fs::read(of_process("environ")).unwrap_or_default();
    let temporary =
        environment.split(|byte| *byte == 0).filter_map(|variable| variable.strip_prefix(b"TMPDIR="));
    temporary.map(OsStr::from_bytes).any(|path| is_inside(Path::new(path)))
}

/// Kills a process; false if it has ended, and its number may be another's.
fn kill(process: Pid, directory: &Path) -> bool {
    let Ok(handle) = pidfd_open(process, PidfdFlags::empty()) else { return false };
    works_in(process, directory) && pidfd_send_signal(handle, Signal::KILL).is_ok()
}
