//! Compilers and programs that do what foreign code must not: the sandbox of `engines::process` has to keep them from it.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use campaign::finding;
use engines::process::{Command, Protection, Supervisor};
use engines::{Outcome, ProgramEnd};
use examination::examine::Oracle;
use examination::toolchains;
use host::{Failure, machine};
use judge::inprocess::InProcessSettings;
use judge::ledger::Ledger;
use lang::Program;
use ordinary::{ForeignProgram, ForeignRunner, Invocation};

use super::planted_compiler;

base::faults! {
    /// A deed that a protection is there for. Each is the body of a function in C that is true if the deed was done: `OUTSIDE` is a
    /// directory of the user's with the files `kept` and `secret`, `PARENT` the number of this process.
    pub(super) enum HostileDeed of "foreign code", observable by Protection, acting by &'static str {
        Protection::Writes => {
            MakesFile = "makes-file": "it makes a file in a directory of the user's"
                => r#"return open(OUTSIDE "/made", O_CREAT | O_WRONLY, 0600) >= 0;"#,
            Deletes = "deletes": "it deletes, moves or empties a file of the user's"
                => r#"return unlink(OUTSIDE "/kept") == 0 || rename(OUTSIDE "/kept", "moved") == 0 || truncate(OUTSIDE "/kept", 0) == 0;"#,
            FillsMemory = "fills-memory": "it leaves a file in shared memory"
                => r#"if (open("/dev/shm/bitfrost-hostile", O_CREAT | O_WRONLY, 0600) < 0) return 0; unlink("/dev/shm/bitfrost-hostile"); return 1;"#,
        }
        Protection::Attributes => {
            ChangesMode = "changes-mode": "it changes the mode or the times of a file of the user's"
                => r#"return chmod(OUTSIDE "/kept", 0777) == 0 || utimensat(AT_FDCWD, OUTSIDE "/kept", 0, 0) == 0;"#,
        }
        Protection::Reads => {
            Reads = "reads": "it reads a file that only the user may read"
                => r#"return open(OUTSIDE "/secret", O_RDONLY) >= 0;"#,
            Lists = "lists": "it lists a directory that only the user may list"
                => r#"return open(OUTSIDE, O_RDONLY | O_DIRECTORY) >= 0;"#,
        }
        Protection::Environment => {
            ReadsEnvironment = "reads-environment": "it reads the environment of bitfrost"
                => r#"return open("/proc/" TEXT(PARENT) "/environ", O_RDONLY) >= 0;"#,
        }
        Protection::Processes => {
            ReadsMemory = "reads-memory": "it opens the memory of bitfrost"
                => r#"return open("/proc/" TEXT(PARENT) "/mem", O_RDONLY) >= 0;"#,
        }
        Protection::Signals => {
            Kills = "kills": "it can send signals to bitfrost"
                => "return kill(PARENT, 0) == 0;",
        }
        Protection::Network => {
            Connects = "connects": "it makes a socket"
                => "return socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_INET6, SOCK_DGRAM, 0) >= 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0;",
        }
        Protection::Kernel => {
            KeepsMemory = "keeps-memory": "it makes shared memory without a file"
                => "int s = shmget(IPC_PRIVATE, 4096, 0600); if (s < 0) return 0; shmctl(s, IPC_RMID, 0); return 1;",
            LimitsParent = "limits-parent": "it can change the limits and the priority of bitfrost"
                => "struct rlimit l; return prlimit(PARENT, RLIMIT_NOFILE, 0, &l) == 0 || setpriority(PRIO_PROCESS, PARENT, 19) == 0;",
            MakesNamespace = "makes-namespace": "it makes a namespace, in which it would be root"
                => "return unshare(CLONE_NEWUSER) == 0;",
        }
        Protection::Descriptors => {
            Inherits = "inherits": "it has a file open that bitfrost was started with"
                => "struct stat s; for (int d = 3; d < 1024; d++) if (fstat(d, &s) == 0 && S_ISREG(s.st_mode)) return 1; return 0;",
        }
    }
}

/// The one that does a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// A compiler, before it compiles as gcc does.
    Compiler,
    /// A program that `bitfrost check` is given, in the directory of the user's.
    Program,
}

/// A deed and who does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hostile {
    pub(super) deed: HostileDeed,
    pub(super) by: By,
}

/// The text around a deed. It exits with [`DONE`] if it was done.
const PRELUDE: &str = "#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ipc.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
";
const DONE: i32 = 77;

impl Hostile {
    pub(super) fn list() -> impl Iterator<Item = Hostile> {
        let by = |deed: &HostileDeed| [By::Compiler, By::Program].map(|by| Hostile { deed: *deed, by });
        HostileDeed::ALL.iter().flat_map(by)
    }

    pub(super) fn name(self) -> String {
        let by = match self.by {
            By::Compiler => "compiler",
            By::Program => "program",
        };
        format!("{by}-{}", self.deed.name())
    }

    /// The reason why the kernel cannot keep it from its deed, if it cannot.
    pub(super) fn unprotected(self) -> Option<String> {
        self.deed.exposure().mechanism().err()
    }

    /// True if the deed was tried, and not done.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    pub(super) fn is_contained(self, programs: &[Program]) -> Result<bool, Failure> {
        let (outside, tools) = (planted_compiler::directory()?, planted_compiler::directory()?);
        for name in ["kept", "secret"] {
            planted_compiler::write(outside.path().join(name), "of the user\n", 0o600)?;
        }
        let (deed, parent) = (self.deed.action(), std::process::id());
        let text = format!(
            "{PRELUDE}#define OUTSIDE {:?}\n#define PARENT {parent}\nstatic int deed(void) {{ {deed} }}\n\
             int main(void) {{ return deed() ? {DONE} : 0; }}\n",
            outside.path()
        );
        // As a shell gives descriptors to what it starts.
        let secret = outside.path().join("secret");
        let inherited = File::open(&secret).and_then(|file| Ok(rustix::io::dup(file)?));
        let _inherited = inherited.map_err(|why| Failure::unreadable(&secret, &why))?;
        match self.by {
            By::Program => {
                let source = planted_compiler::write(outside.path().join("hostile.c"), &text, 0o600)?;
                Ok(exit_code(&source)? == Some(0))
            }
            By::Compiler => {
                let source = planted_compiler::write(tools.path().join("hostile.c"), &text, 0o600)?;
                build(&source)?;
                let script = "#!/bin/sh\n\"${0%/*}/hostile\" && exec gcc -w -c \"$1\" -o \"$2\"\n";
                let compiler = planted_compiler::write(tools.path().join("cc"), script, 0o755)?;
                compiles(&compiler, programs)
            }
        }
    }
}

/// Makes the executable `hostile` beside its source.
fn build(source: &Path) -> Result<(), Failure> {
    let search_path = machine::search_path();
    let gcc = engines::native::program(&search_path, "gcc")
        .ok_or_else(|| Failure::Infrastructure("no gcc on the search path".to_owned()))?;
    let directory = source.parent().unwrap_or(Path::new("/"));
    let command = Command { search_path: Some(search_path), ..Command::new(gcc, directory) };
    let command = command.args(["-w".as_ref(), source.as_os_str(), "-o".as_ref(), "hostile".as_ref()]);
    let built = Supervisor::new().run(command).map_err(|why| Failure::infrastructure("gcc", why))?;
    if built.succeeded() { Ok(()) } else { Err(Failure::infrastructure("gcc", built.output.trim())) }
}

/// The code with which a program exits that `bitfrost check` builds and runs; `None` if it ends otherwise.
fn exit_code(source: &Path) -> Result<Option<i32>, Failure> {
    let settings = planted_compiler::settings(&["gcc"], "")?;
    let toolchain = toolchains::native(&settings, 1)?;
    let program = ForeignProgram {
        units: vec![source.to_owned()],
        flags: Vec::new(),
        invocation: Invocation::default(),
        timeout: Duration::from_secs(10),
    };
    let run = ForeignRunner::new(&settings)?.run(&program, &toolchain.configurations()[0])?;
    Ok(match run.outcome {
        Outcome::Ended { end: ProgramEnd::Exited(code), .. } => Some(code),
        _ => None,
    })
}

/// True if a compiler beside gcc is asked about programs, and compiles them.
fn compiles(compiler: &Path, programs: &[Program]) -> Result<bool, Failure> {
    let planted = format!(
        "[[compiler]]\nname = \"hostile\"\nversion = \"1\"\nfamily = \"gcc\"\n\
         command = [{compiler:?}, \"{{input}}\", \"{{output}}\"]\n"
    );
    let toolchain = toolchains::native(&planted_compiler::settings(&["gcc"], &planted)?, 1)?;
    let ledger = Ledger::default();
    let mut oracle = Oracle::<Program>::new(Some(&toolchain), &ledger, InProcessSettings::default());
    let fingerprints = finding::fingerprints(&toolchain.fingerprints());
    let examination = oracle.examine(programs)?;
    let is_fine = planted_compiler::findings(programs, &examination, &fingerprints).is_empty();
    let is_asked = toolchain.configurations().iter().any(|by| by.compiler.path == compiler);
    Ok(is_asked && is_fine)
}
