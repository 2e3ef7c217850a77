//! The rights that foreign code has not: compilers, and what they compile, are programs of anybody's.
//!
//! Before the program of a command is executed, its process gives up what it does not need. `docs/containment.md` has the table: Landlock
//! bounds the files it can open and the processes it can read or send signals to, namespaces what else it can change of files, and
//! seccomp the system calls. All of it is prepared before the fork; what is done after it is async-signal-safe.

mod files;
mod namespace;
mod protection;
mod seccomp;

use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::path::PathBuf;
use std::sync::{LazyLock, PoisonError, RwLock};

use landlock::{
    ABI, Access, AccessFs, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset, RulesetAttr,
    RulesetCreated, RulesetCreatedAttr, RulesetError, Scope,
};
use namespace::Namespace;
pub use protection::Protection;
use seccompiler::BpfProgram;
use serde::{Deserialize, Serialize};

use super::{Command, Trust};

base::named! {
    /// The kernels on which foreign code may run.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum SandboxMode: "mode of the sandbox" {
        /// Only one that enforces every protection.
        Required = "required",
        /// Any, with the protections that it enforces.
        #[default]
        IfAvailable = "if-available",
        /// Any, with the rights of the user.
        Off = "off",
    }
}

/// The table `[native.sandbox]` of a configuration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SandboxSettings {
    /// The kernels on which foreign code may run.
    pub mode: SandboxMode,
    /// Further files and directories that it may read.
    pub read: Vec<PathBuf>,
    /// Further directories that it may write.
    pub write: Vec<PathBuf>,
}

/// The settings of this process, whatever it starts: a supervisor is made in many places.
static SETTINGS: RwLock<SandboxSettings> =
    RwLock::new(SandboxSettings { mode: SandboxMode::IfAvailable, read: Vec::new(), write: Vec::new() });

impl SandboxSettings {
    /// Has every command of this process run by these settings from now on.
    ///
    /// # Errors
    /// The protections that are required and that the kernel does not enforce.
    pub fn apply(&self) -> Result<(), String> {
        let missing =
            |protection: &Protection| Some(format!("{protection} ({})", protection.mechanism().err()?));
        let missing: Vec<String> = match self.mode {
            SandboxMode::Required => Protection::ALL.iter().filter_map(missing).collect(),
            SandboxMode::IfAvailable | SandboxMode::Off => Vec::new(),
        };
        if !missing.is_empty() {
            return Err(format!("the kernel does not enforce a whole sandbox: {}", missing.join("; ")));
        }
        // Commands run elsewhere.
        let absolute = |path: &PathBuf| std::path::absolute(path).unwrap_or_else(|_| path.clone());
        let [read, write] = [&self.read, &self.write].map(|paths| paths.iter().map(absolute).collect());
        *SETTINGS.write().unwrap_or_else(PoisonError::into_inner) =
            SandboxSettings { mode: self.mode, read, write };
        Ok(())
    }
}

/// The rights that one command gives up.
#[derive(Debug)]
pub(super) struct Sandbox {
    /// The files that Landlock lets it open.
    rules: Option<OwnedFd>,
    namespace: Option<Namespace>,
    filter: Option<&'static BpfProgram>,
}

/// The version of Landlock whose rights are handled: later ones have none that the filter of seccomp leaves.
const LANDLOCK: ABI = ABI::V6;

/// The directories of [`files::SYSTEM`] that there are.
static SYSTEM: LazyLock<Vec<PathFd>> =
    LazyLock::new(|| files::SYSTEM.iter().filter_map(|path| PathFd::new(path).ok()).collect());

/// The one device that is written.
static NOWHERE: LazyLock<Option<PathFd>> = LazyLock::new(|| PathFd::new("/dev/null").ok());

impl Sandbox {
    /// Prepares the sandbox of a command; `None` for one that keeps its rights.
    pub(super) fn new(command: &Command) -> io::Result<Option<Sandbox>> {
        let settings = SETTINGS.read().unwrap_or_else(PoisonError::into_inner).clone();
        if settings.mode == SandboxMode::Off || command.trust == Trust::User {
            return Ok(None);
        }
        let mut writable = vec![command.directory.clone()];
        writable.extend(command.writes.iter().chain(&settings.write).filter(|path| path.is_dir()).cloned());
        let readable = files::readable(command, &settings.read);
        let rules = (protection::landlock_version() > 0).then(|| rules(&readable, &writable)).transpose();
        Ok(Some(Sandbox {
            rules: rules.map_err(io::Error::other)?.and_then(Option::from),
            namespace: namespace::AVAILABLE
                .then(|| Namespace::new(&command.directory, &readable, &writable))
                .transpose()?,
            filter: seccomp::FILTER.as_ref(),
        }))
    }

    /// Gives the rights up: for the time between fork and exec. Nothing here is not async-signal-safe.
    pub(super) fn enter(&self) -> io::Result<()> {
        if let Some(namespace) = &self.namespace {
            namespace.enter()?;
        }
        rustix::thread::set_no_new_privs(true)?;
        if let Some(rules) = &self.rules {
            // SAFETY: landlock_restrict_self takes a descriptor, which is open, and flags.
            if unsafe { libc::syscall(libc::SYS_landlock_restrict_self, rules.as_raw_fd(), 0) } == -1 {
                return Err(io::Error::last_os_error());
            }
        }
        // The errors of the library hold an error of the kernel, or nothing that takes memory.
        let filter = self.filter.map(|filter| seccompiler::apply_filter(filter));
        filter.unwrap_or(Ok(())).map_err(|_| io::Error::last_os_error())
    }
}

/// The rules of Landlock for a command that reads and writes these.
fn rules(readable: &[PathBuf], writable: &[PathBuf]) -> Result<RulesetCreated, RulesetError> {
    let ruleset = Ruleset::default().set_compatibility(CompatLevel::BestEffort);
    let ruleset = ruleset.handle_access(AccessFs::from_all(LANDLOCK))?.scope(Scope::Signal)?;
    let (read, all) = (AccessFs::from_read(LANDLOCK), AccessFs::from_all(LANDLOCK));
    let mut ruleset = ruleset.create()?;
    for file in &*SYSTEM {
        ruleset = ruleset.add_rule(PathBeneath::new(file, read))?;
    }
    if let Some(nowhere) = &*NOWHERE {
        ruleset = ruleset.add_rule(PathBeneath::new(nowhere, AccessFs::from_file(LANDLOCK)))?;
    }
    let rights = readable.iter().map(|path| (path, read)).chain(writable.iter().map(|path| (path, all)));
    // A file that is not there cannot be opened either.
    for (file, access) in rights.filter_map(|(path, access)| Some((PathFd::new(path).ok()?, access))) {
        ruleset = ruleset.add_rule(PathBeneath::new(file, access))?;
    }
    Ok(ruleset)
}
