//! The end of a verb: an outcome, or one sentence and an exit code.

use std::fmt::Display;
use std::path::Path;
use std::process::ExitCode;

/// The outcome of a verb that could do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerbOutcome {
    /// Nothing is wrong: exit code 0.
    Clean,
    /// Something was found, a mismatch or a violated property: exit code 1.
    Found,
    /// A program that `interpret` ran ended by itself: its exit status.
    Program(u8),
}

/// The reason why a verb could not do its work. Each message is one sentence that names what and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The user asked for something impossible or handed over something unusable: exit code 2.
    #[error("{0}")]
    Input(String),
    /// A tool, the disk or the machine let us down: exit code 3.
    #[error("{0}")]
    Infrastructure(String),
    /// The reader of our standard output has closed it; no message, and no error (`bitfrost generate | head`).
    #[error("standard output was closed")]
    Closed,
}

impl VerbOutcome {
    /// [`VerbOutcome::Found`] if `found`.
    #[must_use]
    pub const fn found_if(found: bool) -> VerbOutcome {
        if found { VerbOutcome::Found } else { VerbOutcome::Clean }
    }

    /// 0 or 1, or the status of a program.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            VerbOutcome::Clean => 0,
            VerbOutcome::Found => 1,
            VerbOutcome::Program(status) => status,
        }
    }

    /// Its [`VerbOutcome::code`], for the shell.
    #[must_use]
    pub fn exit_code(self) -> ExitCode {
        ExitCode::from(self.code())
    }
}

impl Failure {
    /// Input that is no good: `what: why`.
    pub fn input(what: impl Display, why: impl Display) -> Failure {
        Failure::Input(format!("{what}: {why}"))
    }

    /// Something outside failed: `what: why`.
    pub fn infrastructure(what: impl Display, why: impl Display) -> Failure {
        Failure::Infrastructure(format!("{what}: {why}"))
    }

    /// A file the user named cannot be read.
    #[must_use]
    pub fn unreadable(path: &Path, why: &std::io::Error) -> Failure {
        Failure::Input(format!("cannot read {}: {why}", path.display()))
    }

    /// A file cannot be written. A full disk is the machine's fault, all else is the path's.
    #[must_use]
    pub fn unwritable(path: &Path, why: &std::io::Error) -> Failure {
        let sentence = format!("cannot write {}: {why}", path.display());
        match why.kind() {
            std::io::ErrorKind::StorageFull => Failure::Infrastructure(sentence),
            _ => Failure::Input(sentence),
        }
    }

    /// The same, with a file named that it is about, unless its sentence names it already.
    #[must_use]
    pub fn about(self, file: &Path) -> Failure {
        let file = file.display().to_string();
        let named = |why: &str| if why.contains(&file) { why.to_owned() } else { format!("{file}: {why}") };
        self.reworded(named)
    }

    /// A failure of the same kind, with another sentence.
    #[must_use]
    pub fn reworded(&self, sentence: impl FnOnce(&str) -> String) -> Failure {
        match self {
            Failure::Input(why) => Failure::Input(sentence(why)),
            Failure::Infrastructure(why) => Failure::Infrastructure(sentence(why)),
            Failure::Closed => Failure::Closed,
        }
    }

    /// 2 or 3; 0 when only the reader went away. The most severe of several failures is the one with the highest code.
    #[must_use]
    pub const fn code(&self) -> u8 {
        match self {
            Failure::Input(_) => 2,
            Failure::Infrastructure(_) => 3,
            Failure::Closed => 0,
        }
    }

    /// Its [`Failure::code`], for the shell.
    #[must_use]
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code())
    }
}
