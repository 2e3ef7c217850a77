//! The files that a command may read: those of the system, of its program's installation, and those that its command line and its
//! variables name.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::process::Command;

/// The programs and libraries of the system, what they are configured by, and what the kernel says of itself (hier(7)). Of
/// `/proc` the environment and the memory of other processes cannot be read in spite of it: user_namespaces(7), ptrace(2).
pub(super) const SYSTEM: [&str; 43] = [
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/opt",
    "/nix/store",
    "/gnu/store",
    "/proc",
    "/sys/devices/system",
    "/sys/fs/cgroup",
    "/sys/kernel/mm/transparent_hugepage",
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/random",
    "/dev/urandom",
    "/etc/alternatives",
    "/etc/clang",
    "/etc/fpc.cfg",
    "/etc/gnat",
    "/etc/group",
    "/etc/host.conf",
    "/etc/inputrc",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/ld.so.preload",
    "/etc/ldc2.conf",
    "/etc/lli",
    "/etc/locale.alias",
    "/etc/localtime",
    "/etc/magic",
    "/etc/nsswitch.conf",
    "/etc/ocamlfind.conf",
    "/etc/passwd",
    "/etc/perl",
    "/etc/php",
    "/etc/python3",
    "/etc/ssl/openssl.cnf",
    "/etc/timezone",
];

/// The variables that name directories in which compilers look for something.
const VARIABLES: [&str; 9] = [
    "COMPILER_PATH",
    "CPATH",
    "CPLUS_INCLUDE_PATH",
    "C_INCLUDE_PATH",
    "GCC_EXEC_PREFIX",
    "LD_LIBRARY_PATH",
    "LIBRARY_PATH",
    "PYENV_ROOT",
    "RUSTUP_HOME",
];

/// Prefixes with more in them than installations: keys and tokens.
const MIXED: [&str; 2] = [".cargo", ".local"];

/// The directories of an installation, where its prefix has more in it than that.
const OF_INSTALLATION: [&str; 8] =
    ["bin", "include", "lib", "lib32", "lib64", "libexec", "share/zig", "toolchains"];

/// Names by which a home directory is known.
const OF_A_HOME: [&str; 7] = [".bashrc", ".cache", ".config", ".gnupg", ".local", ".profile", ".ssh"];

/// The extensions of what C includes.
const INCLUDED: [&str; 6] = ["c", "cc", "def", "h", "hpp", "inc"];

/// The files and directories that a command may read, besides those of [`SYSTEM`].
pub(super) fn readable(command: &Command, further: &[PathBuf]) -> Vec<PathBuf> {
    let mut all = further.to_vec();
    // Its scratch directory is its own anyway.
    let is_elsewhere = |path: &PathBuf| !path.starts_with(&command.directory);
    if is_elsewhere(&command.program) {
        all.extend(installation(&command.program));
    }
    let path = command.search_path.as_deref().unwrap_or_default();
    all.extend(std::env::split_paths(path).flat_map(|directory| installation(&directory.join("program"))));
    all.extend(
        command
            .arguments
            .iter()
            .flat_map(|argument| named(argument))
            .filter(is_elsewhere)
            .flat_map(reached_by),
    );
    for (name, value) in &command.variables {
        match name.to_str() {
            Some("HOME") => all.extend([".pyenv", ".rustup"].map(|name| Path::new(value).join(name))),
            Some("PATH") => all.extend(
                std::env::split_paths(value).flat_map(|directory| installation(&directory.join("program"))),
            ),
            Some(name) if VARIABLES.contains(&name) => all.extend(std::env::split_paths(value)),
            _ => {}
        }
    }
    all.retain(|path| path.is_absolute() && !is_of_system(path));
    all.sort();
    all.dedup();
    all
}

/// The installation that a program belongs to, as its path names it and as links lead to it.
fn installation(program: &Path) -> Vec<PathBuf> {
    let directory = program.parent().map(Path::to_owned);
    let real = program.canonicalize().ok().and_then(|path| Some(path.parent()?.to_owned()));
    let directories =
        directory.clone().into_iter().chain(real.filter(|real| Some(real) != directory.as_ref()));
    directories.flat_map(|directory| around(&directory, program)).collect()
}

fn is_of_system(path: &Path) -> bool {
    SYSTEM.iter().any(|of_system| path.starts_with(of_system))
}

/// The directories of the installation with a program in `directory`.
fn around(directory: &Path, program: &Path) -> Vec<PathBuf> {
    if is_of_system(directory) {
        return Vec::new();
    }
    if directory.parent().is_none() || is_shared(directory) {
        return vec![program.to_owned()];
    }
    let is_of_programs = ["bin", "shims"].iter().any(|name| directory.file_name() == Some(OsStr::new(name)));
    let prefix = directory.parent().filter(|_| is_of_programs);
    match prefix {
        None => vec![directory.to_owned()],
        Some(prefix) if MIXED.iter().any(|name| prefix.ends_with(name)) || is_shared(prefix) => {
            OF_INSTALLATION.iter().map(|name| prefix.join(name)).collect()
        }
        Some(prefix) => vec![prefix.to_owned()],
    }
}

/// The paths that an argument names: it is one, or it is an option such as `-I/x`, `--sysroot=/x` or `-Wl,-T,/x`.
fn named(argument: &OsStr) -> Vec<PathBuf> {
    let bytes = argument.as_bytes();
    let path = |bytes: &[u8]| PathBuf::from(OsString::from(OsStr::from_bytes(bytes)));
    match bytes {
        [b'/', ..] => vec![path(bytes)],
        [b'-' | b'@', ..] => {
            let parts = bytes.split(|byte| b",=".contains(byte));
            let starts = parts
                .filter_map(|part| part.iter().position(|byte| *byte == b'/').map(|at| path(&part[at..])));
            starts.collect()
        }
        _ => Vec::new(),
    }
}

/// The files that a path which is named lets read: a directory, or that of a file, so that it can include what is beside it. Where others have their
/// files as well, or the user has everything, only the file, and beside it what C includes.
fn reached_by(path: PathBuf) -> Vec<PathBuf> {
    if is_of_system(&path) {
        return Vec::new();
    }
    let directory = if path.is_dir() { Some(path.as_path()) } else { path.parent() };
    match directory {
        Some(directory) if !is_shared(directory) => vec![directory.to_owned()],
        Some(directory) => {
            let entries = fs::read_dir(directory).into_iter().flatten().flatten().map(|entry| entry.path());
            let is_included = |path: &PathBuf| {
                let extension = path.extension().and_then(OsStr::to_str);
                extension.is_some_and(|extension| INCLUDED.contains(&extension)) && path.is_file()
            };
            let beside = entries.filter(|entry| *entry != path && !is_hidden(entry) && is_included(entry));
            beside.chain(Some(path.clone()).filter(|path| path.is_file())).collect()
        }
        None => Vec::new(),
    }
}

/// True for a directory that holds more than what belongs together: one at the root, one that everybody may write, a home directory.
fn is_shared(directory: &Path) -> bool {
    let is_everybodys = || directory.metadata().is_ok_and(|found| found.permissions().mode() & 0o002 != 0);
    directory.components().count() <= 2
        || is_everybodys()
        || OF_A_HOME.iter().any(|name| directory.join(name).symlink_metadata().is_ok())
}

fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.as_bytes().starts_with(b"."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(place: &tempfile::TempDir, name: &str) -> PathBuf {
        let path = place.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, "").unwrap();
        path
    }

    #[test]
    fn a_program_reads_its_installation_and_not_the_home_that_has_it() {
        let place = tempfile::tempdir().unwrap();
        path(&place, ".profile");
        let at = |name: &str| place.path().join(name);
        let of = |name: &str| installation(&path(&place, name));
        assert_eq!(of("gcc-15/bin/gcc"), [at("gcc-15")]);
        assert_eq!(of("zig-0.16/zig"), [at("zig-0.16")]);
        assert_eq!(of("mycc"), [at("mycc")]);
        for prefix in ["", ".cargo/"] {
            let all = of(&format!("{prefix}bin/cc"));
            assert!(all.contains(&at(&format!("{prefix}lib"))) && !all.contains(&at(prefix)), "{all:?}");
        }
        std::os::unix::fs::symlink(at("gcc-15/bin/gcc"), at("cc")).unwrap();
        assert_eq!(installation(&at("cc")), [at("cc"), at("gcc-15")]);
    }

    #[test]
    fn what_a_command_line_names_is_read_with_what_is_beside_it() {
        let place = tempfile::tempdir().unwrap();
        let (file, home) = (path(&place, "project/a.c"), path(&place, ".ssh/id"));
        let [header, other] = ["b.h", "notes.txt"].map(|name| path(&place, name));
        let of = |argument: &Path| {
            named(argument.as_os_str()).into_iter().flat_map(reached_by).collect::<Vec<_>>()
        };
        assert_eq!(of(&file), [place.path().join("project")]);
        assert_eq!(of(&header), std::slice::from_ref(&header));
        assert_eq!(of(&other), [header, other]);
        assert_eq!(of(&home), [place.path().join(".ssh")], "named by the user");
        let options = |argument: &str| {
            named(argument.as_ref()).into_iter().map(|path| path.display().to_string()).collect::<Vec<_>>()
        };
        assert_eq!(options("-I/x/y"), ["/x/y"]);
        assert_eq!(options("--sysroot=/x"), ["/x"]);
        assert_eq!(options("-Wl,-T,/x/a,-z,/y"), ["/x/a", "/y"]);
        assert_eq!(options("cat /x"), [""; 0], "a script names what it likes");
    }
}
