//! A user namespace and a mount namespace in which every file system is read-only but the directories that a command may write.
//!
//! Landlock keeps a process from opening a file, and not from changing the mode, the owner or the times of one; a file system that is
//! read-only does. In its user namespace, which has one user, root's powers are over nothing of the machine's.

use std::ffi::{CString, OsStr};
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
}

/// True if this kernel lets this user make such namespaces: some distributions do not.
pub(super) static AVAILABLE: LazyLock<bool> = LazyLock::new(|| {
    let namespace = Namespace::new(Path::new("/"), &[]);
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
    /// One for a working directory, with these directories writable.
    pub(super) fn new(directory: &Path, writable: &[PathBuf]) -> io::Result<Namespace> {
        let (user, group) = (rustix::process::geteuid().as_raw(), rustix::process::getegid().as_raw());
        let text = |text: &OsStr| CString::new(text.as_bytes());
        let maps =
            [text(format!("{user} {user} 1\n").as_ref())?, text(format!("{group} {group} 1\n").as_ref())?];
        let is_inside =
            |path: &PathBuf| writable.iter().any(|other| other != path && path.starts_with(other));
        let outermost = writable.iter().filter(|path| !is_inside(path));
        let writable = outermost.map(|path| text(path.as_os_str())).collect::<Result<_, _>>()?;
        Ok(Namespace { maps, writable, directory: text(directory.as_os_str())? })
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
        for path in &self.writable {
            let path = path.as_ptr();
            // SAFETY: both paths end in a null byte; type and data of the file system may be null for a bind mount.
            check(
                unsafe { libc::mount(path, path, std::ptr::null(), libc::MS_BIND, std::ptr::null()) }.into(),
            )?;
        }
        read_only(c"/".as_ptr(), libc::AT_RECURSIVE, true)?;
        self.writable.iter().try_for_each(|path| read_only(path.as_ptr(), 0, false))?;
        // The working directory of before is on a mount that is read-only now.
        Ok(rustix::process::chdir(self.directory.as_c_str())?)
    }
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
