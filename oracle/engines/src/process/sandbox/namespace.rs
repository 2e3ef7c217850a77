//! A user namespace and a mount namespace in which every file system is read-only but the directories that a command may write.
//!
//! Landlock keeps a process from opening a file, and not from changing the mode, the owner or the times of one; a file system that is
//! read-only does. In its user namespace, which has one user, root's powers are over nothing of the machine's.

use std::ffi::{CStr, CString, OsStr};
use std::io;
use std::mem::size_of;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use rustix::fs::{CWD, Mode, OFlags, openat};

/// A namespace to enter; everything that takes memory is made before the fork.
#[derive(Debug)]
pub(super) struct Namespace {
    /// The lines of `/proc/self/uid_map` and `gid_map`: user_namespaces(7).
    maps: [CString; 2],
    /// The directories that can be written, none inside another.
    writable: Vec<CString>,
    directory: CString,
    /// True if [`TEMPORARY`] is the working directory by another name.
    has_own_temporary: bool,
}

/// The directory in which some compilers make files, whatever `TMPDIR` says.
const TEMPORARY: &CStr = c"/tmp";

/// True if this kernel lets this user make such namespaces: some distributions do not.
pub(super) static AVAILABLE: LazyLock<bool> = LazyLock::new(|| {
    let namespace = Namespace::new(Path::new("/"), &[], &[]);
    // SAFETY: fork and _exit are async-signal-safe, and so is what the child does in between.
    match unsafe { libc::fork() } {
        -1 => false,
        0 => {
            let code = namespace.map_or(1, |namespace| namespace.enter().map_or(1, |()| 0));
            // SAFETY: as above.
            unsafe { libc::_exit(code) }
        }
        child => {
            let child = rustix::process::Pid::from_raw(child);
            let ended = rustix::process::waitpid(child, rustix::process::WaitOptions::empty());
            ended.ok().flatten().is_some_and(|(_, status)| status.exit_status() == Some(0))
        }
    }
});

impl Namespace {
    /// One for a working directory, with these directories writable. Where the command reads and writes nothing in [`TEMPORARY`], its
    /// working directory takes that place.
    pub(super) fn new(directory: &Path, readable: &[PathBuf], writable: &[PathBuf]) -> io::Result<Namespace> {
        let (user, group) = (rustix::process::geteuid().as_raw(), rustix::process::getegid().as_raw());
        let text = |text: &OsStr| CString::new(text.as_bytes());
        let maps =
            [text(format!("{user} {user} 1\n").as_ref())?, text(format!("{group} {group} 1\n").as_ref())?];
        let is_inside =
            |path: &PathBuf| writable.iter().any(|other| other != path && path.starts_with(other));
        let outermost = writable.iter().filter(|path| !is_inside(path));
        let outermost = outermost.map(|path| text(path.as_os_str())).collect::<Result<_, _>>()?;
        let mut named = readable.iter().chain(writable).map(PathBuf::as_path).chain([directory]);
        let is_used = named.any(is_in_temporary);
        let has_own_temporary = !is_used && Path::new(OsStr::from_bytes(TEMPORARY.to_bytes())).is_dir();
        Ok(Namespace {
            maps,
            writable: outermost,
            directory: text(directory.as_os_str())?,
            has_own_temporary,
        })
    }

    /// Enters it: for the time between fork and exec. Nothing here is not async-signal-safe, and the process has one thread.
    pub(super) fn enter(&self) -> io::Result<()> {
        // SAFETY: unshare takes flags and touches no memory.
        check(unsafe { libc::unshare(libc::CLONE_NEWUSER | libc::CLONE_NEWNS) }.into())?;
        let [user, group] = &self.maps;
        for (file, text) in [
            (c"/proc/self/setgroups", c"deny"),
            (c"/proc/self/uid_map", user.as_c_str()),
            (c"/proc/self/gid_map", group.as_c_str()),
        ] {
            let file = openat(CWD, file, OFlags::WRONLY | OFlags::CLOEXEC, Mode::empty())?;
            rustix::io::write(file, text.to_bytes())?;
        }
        self.writable.iter().try_for_each(|path| bind(path, path))?;
        read_only(c"/".as_ptr(), libc::AT_RECURSIVE, true)?;
        self.writable.iter().try_for_each(|path| read_only(path.as_ptr(), 0, false))?;
        if self.has_own_temporary {
            bind(&self.directory, TEMPORARY)?;
        }
        // The working directory of before is on a mount that is read-only now.
        Ok(rustix::process::chdir(self.directory.as_c_str())?)
    }
}

/// True of a path that leads into [`TEMPORARY`], or that has it in it.
fn is_in_temporary(path: &Path) -> bool {
    let temporary = Path::new(OsStr::from_bytes(TEMPORARY.to_bytes()));
    let leads_there = |path: &Path| path.starts_with(temporary) || temporary.starts_with(path);
    leads_there(path) || path.canonicalize().is_ok_and(|real| leads_there(&real))
}

/// Has a directory at a second place, by mount(2).
fn bind(directory: &CStr, place: &CStr) -> io::Result<()> {
    let (from, to) = (directory.as_ptr(), place.as_ptr());
    // SAFETY: both paths end in a null byte; type and data of the file system may be null for a bind mount.
    check(unsafe { libc::mount(from, to, std::ptr::null(), libc::MS_BIND, std::ptr::null()) }.into())
}

/// Makes a mount read-only, or writable again, by mount_setattr(2).
fn read_only(path: *const libc::c_char, flags: libc::c_int, is_so: bool) -> io::Result<()> {
    let [set, clear] = [is_so, !is_so].map(|is| if is { libc::MOUNT_ATTR_RDONLY } else { 0 });
    let change = libc::mount_attr { attr_set: set, attr_clr: clear, propagation: 0, userns_fd: 0 };
    let (at, size) = (libc::AT_FDCWD, size_of::<libc::mount_attr>());
    // SAFETY: the path ends in a null byte, and `change` is a live object of the size that is passed.
    check(unsafe { libc::syscall(libc::SYS_mount_setattr, at, path, flags, &raw const change, size) })
}

fn check(result: libc::c_long) -> io::Result<()> {
    if result == -1 { Err(io::Error::last_os_error()) } else { Ok(()) }
}
