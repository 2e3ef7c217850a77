//! The errors of a database file, each with a message of one sentence.

use std::path::PathBuf;

use rusqlite::ErrorCode;

use crate::Held;
use host::Failure;

/// The reason why the crash database could not be used.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// The file would lie in a directory that does not exist.
    #[error("cannot create the database {}: there is no directory {}", path.display(), directory.display())]
    NoDirectory {
        /// The file.
        path: PathBuf,
        /// The missing directory.
        directory: PathBuf,
    },
    /// A verb that only reads was given no file.
    #[error("there is no database {}: `bitfrost fuzz --db {}` makes one", path.display(), path.display())]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// A verb that only reads was given a file with nothing in it.
    #[error("{} holds no database yet: `bitfrost fuzz --db {}` makes one", path.display(), path.display())]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// The file is something else.
    #[error("{} is not a bitfrost database: {why}", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// The kind of file that it is.
        why: String,
    },
    /// The file was written by a later bitfrost.
    #[error(
        "the database {} has version {found} and this bitfrost knows versions up to {known}: use a newer bitfrost",
        path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The latest version known here.
        known: i64,
    },
    /// The file was written by an earlier bitfrost and may not be brought up to date.
    #[error(
        "the database {} has the old version {found} and is only opened for reading: run `bitfrost fuzz` on it once",
        path.display()
    )]
    Older {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
    },
    /// The file, or a new one in its place, may not be opened.
    #[error("cannot open the database {}: {why}", path.display())]
    CannotOpen {
        /// The file.
        path: PathBuf,
        /// The system's words, or SQLite's.
        why: String,
    },
    /// The file must not be written.
    #[error("the database {} is read-only", path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// No space is left for the file.
    #[error("the disk is full: the database {} cannot grow", path.display())]
    Full {
        /// The file.
        path: PathBuf,
    },
    /// Another process kept the file locked for too long.
    #[error("the database {} has been locked by another process for {seconds} seconds", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
        /// The time that this process waited, in seconds.
        seconds: u64,
    },
    /// The campaign that is asked for by its seed has a live runner.
    #[error(
        "campaign {} in {} is run by a live bitfrost{}: wait for it or end it; --fresh begins the same programs anew, \
         another --seed begins others",
        held.id.0, path.display(), process(*held)
    )]
    Held {
        /// The file.
        path: PathBuf,
        /// The campaign and its runner.
        held: Held,
    },
    /// A person's SQL that is not answered.
    #[error("the query: {why}")]
    Query {
        /// SQLite's words, or ours.
        why: String,
    },
    /// Anything else SQLite says.
    #[error("the database {}: {why}", path.display())]
    Sqlite {
        /// The file.
        path: PathBuf,
        /// SQLite's words.
        why: String,
    },
}

/// The process that runs a campaign, for people.
#[must_use]
pub fn process(held: Held) -> String {
    held.runner.map_or_else(String::new, |number| format!(" (process {number})"))
}

impl DatabaseError {
    /// The meaning of an error of SQLite on the file `path`.
    #[must_use]
    pub(super) fn from_sqlite(path: &std::path::Path, why: &rusqlite::Error) -> DatabaseError {
        let path = path.to_path_buf();
        match why.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => {
                DatabaseError::Foreign { path, why: "it is not an SQLite file".to_owned() }
            }
            Some(ErrorCode::CannotOpen) => {
                DatabaseError::CannotOpen { path, why: "its directory or the file itself refuses".to_owned() }
            }
            Some(ErrorCode::ReadOnly) => DatabaseError::ReadOnly { path },
            Some(ErrorCode::DiskFull) => DatabaseError::Full { path },
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                DatabaseError::Busy { path, seconds: crate::BUSY_TIMEOUT.as_secs() }
            }
            _ => match why {
                // Its text repeats the whole statement.
                rusqlite::Error::SqlInputError { msg, .. } => {
                    DatabaseError::Sqlite { path, why: msg.clone() }
                }
                other => DatabaseError::Sqlite { path, why: other.to_string().replace('\n', " ") },
            },
        }
    }
}

/// A file the user named wrongly is an input error; a disk, a lock or SQLite itself is the machine's fault.
impl From<DatabaseError> for Failure {
    fn from(error: DatabaseError) -> Failure {
        use DatabaseError::{
            Busy, CannotOpen, Empty, Foreign, Full, Held, Missing, Newer, NoDirectory, Older, Query,
            ReadOnly, Sqlite,
        };
        match &error {
            NoDirectory { .. }
            | Missing { .. }
            | Empty { .. }
            | CannotOpen { .. }
            | Foreign { .. }
            | Held { .. }
            | Newer { .. }
            | Older { .. }
            | Query { .. }
            | ReadOnly { .. } => Failure::Input(error.to_string()),
            Full { .. } | Busy { .. } | Sqlite { .. } => Failure::Infrastructure(error.to_string()),
        }
    }
}
